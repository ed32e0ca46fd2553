/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect list. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/load.h"
#include "dialect/packs.h"

static void list_line(varve_definition dialect, const char *origin, output *out) {
  varve_slice name = varve_definition_get_name(dialect);
  uint32_t counts[VARVE_DEFINITION_ENUM + 1];
  for (int kind = 0; kind <= VARVE_DEFINITION_ENUM; kind++)
    counts[kind] = varve_definition_get_member_count(dialect, (varve_definition_kind)kind);
  put_visible(name, out);
  put_format(out, "%*s %10" PRIu32 " %6" PRIu32 " %10" PRIu32 " %6" PRIu32 "  ",
             name.size < 16 ? 16 - (int)name.size : 0, "", counts[VARVE_DEFINITION_OPERATION],
             counts[VARVE_DEFINITION_TYPE], counts[VARVE_DEFINITION_ATTRIBUTE],
             counts[VARVE_DEFINITION_ENUM]);
  put_visible((varve_slice){origin, strlen(origin)}, out);
  put_char('\n', out);
}

static void list_dialects(const varve_registry *registry, output *out) {
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  for (; dialect.record != NULL;
       dialect = varve_registry_get_next_dialect(registry, varve_definition_get_name(dialect))) {
    const char *set = varve_definition_get_set(dialect).data;
    list_line(dialect, set != NULL && *set != 0 ? set : "-", out);
  }
}

/* A pack has a dialect and what it adds to that one after the other. */
static bool is_repeated(const varve_registry *registry, uint32_t pack, uint32_t dialect) {
  if (dialect == 0)
    return false;
  varve_slice name = varve_registry_get_pack_dialect(registry, pack, dialect);
  varve_slice before = varve_registry_get_pack_dialect(registry, pack, dialect - 1);
  return name.size == before.size && memcmp(name.data, before.data, name.size) == 0;
}

static int list_pack(const varve_registry *registry, uint32_t index, const varve_pack_info *pack,
                     output *out) {
  varve_registry *own = NULL;
  char origin[512];
  int code = dialect_load_pack(pack, &own);
  snprintf(origin, sizeof(origin), "%s%s%s%s%s", pack->project.data,
           pack->version.size != 0 ? " " : "", pack->version.data,
           pack->project.size != 0 ? ", " : "", pack->path.data);
  for (uint32_t i = 0; code == 0 && i < pack->dialect_count; i++)
    if (!is_repeated(registry, index, i))
      list_line(varve_registry_get_definition(own, VARVE_DEFINITION_DIALECT,
                                              varve_registry_get_pack_dialect(registry, index, i)),
                origin, out);
  varve_registry_destroy(own);
  return code;
}

static int list_packs(const dialect_settings *settings, const varve_registry *registry) {
  int worst = 0;
  for (uint32_t i = 0; i < varve_registry_get_pack_count(registry); i++) {
    varve_pack_info pack = {.struct_size = sizeof(varve_pack_info)};
    varve_status status = varve_registry_get_pack(registry, i, &pack);
    int code = status == VARVE_STATUS_OK ? list_pack(registry, i, &pack, settings->out)
                                         : exit_code_of(status);
    worst = code > worst ? code : worst;
  }
  return worst;
}

static int list_all(const dialect_settings *settings, const varve_registry *registry) {
  put_format(settings->out, "%-16s %10s %6s %10s %6s  %s\n", "dialect", "operations", "types",
             "attributes", "enums", "set, or pack and file");
  list_dialects(registry, settings->out);
  return list_packs(settings, registry);
}

/* only_added: only what extensions add. */
static void list_members(varve_definition dialect, varve_definition_kind kind, bool only_added,
                         output *out) {
  varve_slice prefix = varve_definition_get_name(dialect);
  uint32_t count = varve_definition_get_member_count(dialect, kind);
  for (uint32_t i = 0; i < count; i++) {
    const varve_definition member = varve_definition_get_member(dialect, kind, i);
    varve_slice name = varve_definition_get_name(member);
    if (only_added && member.set <= dialect.set)
      continue;
    put_format(out, "%-9s %s", dialect_kind_text(kind, false), dialect_sigil(kind));
    if (kind != VARVE_DEFINITION_OPERATION) {
      put_visible(prefix, out);
      put_char('.', out);
    }
    put_visible(name, out);
    put_char('\n', out);
  }
}

static void list_all_members(varve_definition dialect, bool only_added, output *out) {
  for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++)
    list_members(dialect, (varve_definition_kind)kind, only_added, out);
}

/* What a pack adds to a built-in dialect. */
typedef struct listed {
  varve_slice name;
  output *out;
} listed;

static bool list_added(void *user, const dialect_pack *pack) {
  const listed *to = user;
  if (pack->extends)
    list_all_members(varve_registry_get_definition(pack->own, VARVE_DEFINITION_DIALECT, to->name),
                     true, to->out);
  return false;
}

static int list_dialect(varve_registry *registry, const char *name, output *out) {
  varve_definition dialect = dialect_find(registry, (varve_slice){name, strlen(name)});
  if (dialect.record == NULL) {
    varve_similar_names similar = {.requested = {name, strlen(name)}};
    similar_text text;
    dialect_offer_dialects(registry, &similar);
    message_print("varve-dialect", "dialect '%s' is not loaded: give --dialect=FILE%s", name,
                  similar_print(&similar, &text));
    return EXIT_MALFORMED;
  }
  listed to = {varve_definition_get_name(dialect), out};
  list_all_members(dialect, false, out);
  (void)dialect_visit_packs(registry, to.name, list_added, &to);
  return 0;
}

/* Targets are printed as lines of varve.targets, in columns. */
static int list_targets(const varve_registry *registry, output *out) {
  put_format(out, "%-20s %-16s %8s  %s\n", "target", "era", "bytecode", "packs, and all dialects");
  for (uint32_t i = 0; i < varve_registry_get_target_count(registry); i++) {
    varve_target_info target = {.struct_size = sizeof(varve_target_info)};
    varve_status status = varve_registry_get_target(registry, i, &target);
    if (status != VARVE_STATUS_OK)
      return exit_code_of(status);
    put_visible(target.name, out);
    put_format(out, "%*s %-16s %8" PRIu32 "  ",
               target.name.size < 20 ? 20 - (int)target.name.size : 0, "", target.era.data,
               target.bytecode_version);
    put_visible(target.packs, out);
    if (target.dialects.size != 0)
      put_text("; ", out);
    put_visible(target.dialects, out);
    put_char('\n', out);
  }
  return 0;
}

static int list_eras(output *out) {
  put_format(out, "%-16s %-8s %s\n", "era", "bytecode", "state of MLIR");
  for (uint32_t i = 0; i < varve_era_get_count(); i++) {
    varve_era_info era = {.struct_size = sizeof(varve_era_info)};
    varve_status status = varve_era_get_info(i, &era);
    if (status != VARVE_STATUS_OK)
      return exit_code_of(status);
    put_format(out, "%-16s ", era.name.data);
    if (era.is_target)
      put_format(out, "%8" PRIu32 " ", era.bytecode_version);
    else
      put_format(out, "%8s ", "-");
    put_format(out, "%s\n", era.state.data);
  }
  return 0;
}

int dialect_command_list(const dialect_settings *settings) {
  if (settings->input_count > 1) {
    message_print("varve-dialect", "list accepts only one dialect");
    return EXIT_USAGE;
  }
  varve_registry *registry;
  int code = dialect_make_registry(settings, &registry);
  if (code != 0)
    return code;
  if (settings->eras)
    code = list_eras(settings->out);
  else if (settings->targets)
    code = list_targets(registry, settings->out);
  else if (settings->input_count == 1)
    code = list_dialect(registry, settings->inputs[0], settings->out);
  else
    code = list_all(settings, registry);
  varve_registry_destroy(registry);
  return code;
}
