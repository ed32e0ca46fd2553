/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect show. */
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/describe.h"
#include "dialect/load.h"

/* Returns whether a name that begins with this character may be of the kind. */
static bool may_be(varve_definition_kind kind, const char *name) {
  if (name[0] == '!' || name[0] == '#')
    return dialect_sigil(kind)[0] == name[0];
  return true;
}

/* A name without sigil may name an operation, a type, an attribute and an enum at once. */
static int show_name(const dialect_settings *settings, varve_registry *registry, const char *text) {
  describer to = {settings->out, false};
  const char *bare = text + (text[0] == '!' || text[0] == '#');
  varve_slice name = {bare, strlen(bare)};
  varve_definition dialect = dialect_find(registry, name);
  int found = 0;
  for (int kind = VARVE_DEFINITION_DIALECT; kind <= VARVE_DEFINITION_ENUM; kind++) {
    varve_definition definition = {0};
    if (may_be((varve_definition_kind)kind, text))
      definition = varve_registry_get_definition(registry, (varve_definition_kind)kind, name);
    if (definition.record == NULL)
      continue;
    describe_definition(&to, dialect, definition);
    found++;
  }
  if (found != 0)
    return 0;
  if (dialect.record == NULL)
    message_print("varve-dialect", "the dialect of '%s' is not loaded: give --dialect=FILE", text);
  else
    message_print("varve-dialect", "'%s' is not defined", text);
  return EXIT_MALFORMED;
}

int dialect_command_show(const dialect_settings *settings) {
  return dialect_each_input(settings, show_name, "show needs a name");
}
