/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect list. */
#include <inttypes.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/load.h"

static void list_dialects(const varve_registry *registry, output *out) {
  put_format(out, "%-16s %10s %6s %10s %6s  %s\n", "dialect", "operations", "types", "attributes",
             "enums", "set");
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  for (; dialect.record != NULL;
       dialect = varve_registry_get_next_dialect(registry, varve_definition_get_name(dialect))) {
    varve_slice name = varve_definition_get_name(dialect);
    varve_slice set = varve_definition_get_set(dialect);
    uint32_t counts[VARVE_DEFINITION_ENUM + 1];
    for (int kind = 0; kind <= VARVE_DEFINITION_ENUM; kind++)
      counts[kind] = varve_definition_get_member_count(dialect, (varve_definition_kind)kind);
    put_visible(name, out);
    put_format(out, "%*s %10" PRIu32 " %6" PRIu32 " %10" PRIu32 " %6" PRIu32 "  ",
               name.size < 16 ? 16 - (int)name.size : 0, "", counts[VARVE_DEFINITION_OPERATION],
               counts[VARVE_DEFINITION_TYPE], counts[VARVE_DEFINITION_ATTRIBUTE],
               counts[VARVE_DEFINITION_ENUM]);
    put_visible(set.size != 0 ? set : (varve_slice){"-", 1}, out);
    put_char('\n', out);
  }
}

static void list_members(varve_definition dialect, varve_definition_kind kind, output *out) {
  varve_slice prefix = varve_definition_get_name(dialect);
  uint32_t count = varve_definition_get_member_count(dialect, kind);
  for (uint32_t i = 0; i < count; i++) {
    varve_slice name = varve_definition_get_name(varve_definition_get_member(dialect, kind, i));
    put_format(out, "%-9s %s", dialect_kind_text(kind, false), dialect_sigil(kind));
    if (kind != VARVE_DEFINITION_OPERATION) {
      put_visible(prefix, out);
      put_char('.', out);
    }
    put_visible(name, out);
    put_char('\n', out);
  }
}

static int list_dialect(const varve_registry *registry, const char *name, output *out) {
  varve_definition dialect = varve_registry_get_definition(registry, VARVE_DEFINITION_DIALECT,
                                                           (varve_slice){name, strlen(name)});
  if (dialect.record == NULL) {
    message_print("varve-dialect", "dialect '%s' is not loaded: give --dialect=FILE", name);
    return EXIT_MALFORMED;
  }
  for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++)
    list_members(dialect, (varve_definition_kind)kind, out);
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
  if (settings->input_count == 1)
    code = list_dialect(registry, settings->inputs[0], settings->out);
  else
    list_dialects(registry, settings->out);
  varve_registry_destroy(registry);
  return code;
}
