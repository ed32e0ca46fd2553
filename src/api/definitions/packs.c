/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: lists the packs of a registry, and loads them by name. */
#include "api/definitions/packs.h"

#include <stdio.h>

#include "api/options.h"
#include "base/text_spelling.h"
#include "bytecode/file/file.h"
#include "bytecode/layout/layouts.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/similar.h"
#include "text/lex/used_names.h"

static const varve_pack_list *list_of(const varve_registry *registry) {
  const varve_pack_list *list = NULL;
  bool is_read = registry != NULL &&
                 varve_pack_library_list(varve_registry_packs(registry), &list) == VARVE_STATUS_OK;
  return is_read ? list : NULL;
}

varve_status varve_registry_read_packs(const varve_registry *registry, varve_diagnostic_sink sink) {
  const varve_pack_list *list;
  varve_pack_library *library = registry == NULL ? NULL : varve_registry_packs(registry);
  return library == NULL ? VARVE_STATUS_OK : varve_pack_library_read(library, sink, &list);
}

uint32_t varve_registry_get_pack_count(const varve_registry *registry) {
  const varve_pack_list *list = list_of(registry);
  return list == NULL ? 0 : (uint32_t)list->packs.count;
}

static void describe(const varve_pack *found, bool is_sound, varve_pack_info *pack) {
  varve_pack_info info = {.struct_size = pack->struct_size, .path = varve_slice_of(found->path)};
  if (is_sound) {
#define PACK_FACT(name, key) info.name = varve_pack_fact_of(found, VARVE_PACK_FACT_##name);
    VARVE_PACK_FACT_LIST(PACK_FACT)
#undef PACK_FACT
    info.dialect_count = found->file.tables.dialect_count;
  }
  varve_struct_give(pack, &info, sizeof info);
}

varve_status varve_registry_get_pack(const varve_registry *registry, uint32_t index,
                                     varve_pack_info *pack) {
  if (pack == NULL || !varve_struct_size_is_sound(pack->struct_size) ||
      index >= varve_registry_get_pack_count(registry))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_pack *found = varve_pack_at(list_of(registry), index);
  describe(found, varve_pack_is_sound(found), pack);
  return VARVE_STATUS_OK;
}

uint32_t varve_context_get_pack_count(const varve_context *context) {
  return context == NULL ? 0 : (uint32_t)varve_packs_used(context);
}

varve_status varve_context_get_pack(const varve_context *context, uint32_t index,
                                    varve_pack_info *pack) {
  if (pack == NULL || !varve_struct_size_is_sound(pack->struct_size) ||
      index >= varve_context_get_pack_count(context))
    return VARVE_STATUS_BAD_ARGUMENT;
  describe(varve_pack_used_at(context, index), true, pack);
  return VARVE_STATUS_OK;
}

varve_slice varve_registry_get_pack_dialect(const varve_registry *registry, uint32_t index,
                                            uint32_t dialect) {
  if (index >= varve_registry_get_pack_count(registry))
    return VARVE_SLICE("");
  const varve_pack *pack = varve_pack_at(list_of(registry), index);
  const varve_definition_tables *tables = &pack->file.tables;
  if (!pack->is_open || dialect >= tables->dialect_count)
    return VARVE_SLICE("");
  return varve_table_dialect_name(tables, dialect);
}

/* Adds the dialects of the operations, types and attributes of a bytecode file that some pack
 * defines. Others are those of keys and symbols. Their names point into the bytes. */
static varve_status collect_of_file(const varve_registry *registry, const varve_bytecode_file *file,
                                    varve_pack_names *names) {
  size_t entries = file->attribute_count + file->type_count;
  for (size_t i = 0; i < file->names.count; i++) {
    const varve_file_name *name = &VARVE_VECTOR_AT(&file->names, const varve_file_name, i);
    VARVE_TRY(
        varve_pack_names_add(names, registry, varve_file_dialect_at(file, name->dialect)->name));
  }
  uint32_t latest = UINT32_MAX;
  for (size_t i = 0; i < entries; i++) {
    uint32_t dialect = varve_file_entry_at(file, i)->dialect;
    if (dialect != latest)
      VARVE_TRY(varve_pack_names_add(names, registry, varve_file_dialect_at(file, dialect)->name));
    latest = dialect;
  }
  return VARVE_STATUS_OK;
}

static varve_status collect_dialects(const varve_registry *registry, varve_slice bytes,
                                     varve_pack_names *names) {
  varve_reporter silent = {.sink = {NULL, NULL}};
  varve_bytecode_file file;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_file_init(&file, &memory, bytes, &silent);
  varve_status status = varve_file_read_tables(&file);
  if (status == VARVE_STATUS_OK)
    status = collect_of_file(registry, &file, names);
  varve_file_release(&file);
  return varve_is_failure(status) ? status : VARVE_STATUS_OK;
}

/* Bytecode may fit several eras, because it has few layouts that differ: several states of a
 * release, or all eras if its producer names no release, as that of StableHLO's artifacts. */
varve_status varve_packs_find_state(const varve_registry *registry, varve_slice bytes,
                                    varve_era *era, varve_slice *dialect) {
  varve_pack_eras eras = {.era = *era, .dialect = *dialect};
  varve_era fitting;
  bool is_exact;
  varve_pack_names names = {.count = 0};
  VARVE_TRY(collect_dialects(registry, bytes, &names));
  VARVE_TRY(varve_pack_names_find_eras(&names, registry, &eras));
  if (!varve_era_is_before(*era, eras.era))
    return VARVE_STATUS_OK;
  varve_status status =
      varve_bytecode_find_era(bytes, &(varve_layout_request){.era = eras.era}, &fitting, &is_exact);
  if (status == VARVE_STATUS_OK && fitting == eras.era) {
    *era = eras.era;
    *dialect = eras.dialect;
  }
  return varve_is_failure(status) ? status : VARVE_STATUS_OK;
}

varve_status varve_packs_find_eras(const varve_registry *registry, varve_slice text,
                                   varve_pack_eras *eras) {
  enum { ENOUGH = 64 << 10 };
  varve_pack_names names = {.count = 0};
  VARVE_TRY(varve_used_names_collect(&names, registry, text, ENOUGH));
  return varve_pack_names_find_eras(&names, registry, eras);
}

static varve_status report_conflict(const varve_dialect_conflict *conflict,
                                    varve_reporter *reporter) {
  return varve_report(reporter, VARVE_STATUS_INVALID, 0,
                      conflict->is_missing ? "no dialect '%.*s' is loaded, which this pack extends"
                                           : "dialect '%.*s' is defined already",
                      VARVE_FORMAT_SLICE(conflict->name));
}

static varve_status take(varve_registry *registry, const varve_loaded_tables *loaded,
                         varve_reporter *reporter) {
  varve_dialect_conflict conflict;
  varve_status status = varve_registry_take(registry, loaded, &conflict);
  return status == VARVE_STATUS_INVALID ? report_conflict(&conflict, reporter) : status;
}

varve_status varve_registry_take_pack(varve_registry *registry, varve_slice bytes,
                                      const varve_definition_source *source) {
  varve_reporter reporter = {.sink = source->sink, .file = source->file_name, .max_errors = 1};
  varve_memory *memory = varve_registry_memory(registry);
  varve_loaded_tables loaded = {.replaces = source->replaces};
  if (!varve_add_size(sizeof(varve_table_file), bytes.size, &loaded.size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_table_file *file = varve_memory_resize(memory, NULL, 0, loaded.size);
  if (file == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  char *copy = (char *)(file + 1);
  memcpy(copy, bytes.data, bytes.size);
  loaded.block = file;
  varve_status status = varve_table_file_open(file, varve_slice_make(copy, bytes.size), &reporter);
  if (status == VARVE_STATUS_OK)
    status = varve_table_file_check(file, &reporter);
  if (status == VARVE_STATUS_OK) {
    loaded.tables = file->tables;
    status = take(registry, &loaded, &reporter);
  }
  if (status != VARVE_STATUS_OK)
    varve_memory_free(memory, file, loaded.size);
  return status;
}

/* Writes the versions of a project, ", " between them. Returns text. */
static const char *write_versions(const varve_pack_list *list, varve_slice project, char *text,
                                  size_t size) {
  size_t used = 0;
  text[0] = 0;
  for (size_t i = 0; list != NULL && i < list->packs.count; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    const varve_slice version = varve_pack_fact_of(pack, VARVE_PACK_FACT_version);
    if (version.size == 0 || version.size + 3 > size - used ||
        !varve_slice_equal(varve_pack_fact_of(pack, VARVE_PACK_FACT_project), project))
      continue;
    used += (size_t)snprintf(text + used, size - used, "%s%.*s", used == 0 ? "" : ", ",
                             (int)version.size, version.data);
  }
  return text;
}

/* The project or dialect may have other versions, or a similar name. */
static varve_status report_unknown(const varve_pack_list *list, varve_slice name,
                                   varve_reporter *reporter) {
  char versions[256];
  const varve_status status = VARVE_STATUS_NOT_FOUND;
  const char *at = memchr(name.data, '@', name.size);
  const varve_slice bare = {name.data, at == NULL ? name.size : (size_t)(at - name.data)};
  const varve_pack *other = list == NULL ? NULL : varve_pack_find(list, bare);
  varve_similar_names similar = {.requested = bare};
  varve_similar_text text;
  if (at != NULL && other != NULL)
    return varve_report(reporter, status, 0, "no pack has this version of '%.*s'; there is %s",
                        VARVE_FORMAT_SLICE(bare),
                        write_versions(list, varve_pack_fact_of(other, VARVE_PACK_FACT_project),
                                       versions, sizeof versions));
  varve_offer_packs(list, &similar);
  return varve_report(reporter, status, 0, "no pack of this name is in the folders of dialects%s",
                      varve_similar_names_print(&similar, &text));
}

/* The library owns the tables of its packs. */
varve_status varve_registry_load_named(varve_registry *registry, varve_slice name,
                                       const varve_definition_options *options) {
  varve_definition_options filled = {.struct_size = sizeof(varve_definition_options)};
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (registry == NULL || name.data == NULL || name.size == 0 || varve_registry_is_frozen(registry))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_reporter reporter = {.sink = filled.sink, .file = name, .max_errors = 1};
  VARVE_TRY(varve_registry_read_packs(registry, filled.sink));
  const varve_pack_list *list = list_of(registry);
  varve_pack *pack = list == NULL ? NULL : varve_pack_find(list, name);
  if (pack == NULL)
    return report_unknown(list, name, &reporter);
  if (!varve_pack_is_sound(pack)) {
    varve_pack_report(pack, filled.sink);
    return VARVE_STATUS_CORRUPT;
  }
  const varve_loaded_tables loaded = {.tables = pack->file.tables, .replaces = filled.replace};
  return take(registry, &loaded, &reporter);
}
