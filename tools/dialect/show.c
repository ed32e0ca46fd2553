/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect show. */
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/describe.h"
#include "dialect/load.h"
#include "dialect/packs.h"

/* Returns whether a name that begins with this character may be of the kind. */
static bool may_be(varve_definition_kind kind, const char *name) {
  if (name[0] == '!' || name[0] == '#')
    return dialect_sigil(kind)[0] == name[0];
  return true;
}

/* A name that is looked for. Without sigil it may name an operation, a type, an attribute and an
 * enum at once. */
typedef struct shown {
  const char *text;
  varve_slice bare; /* without its sigil */
  output *out;
} shown;

static varve_slice dialect_of(varve_slice name) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  return (varve_slice){name.data, dot == NULL ? name.size : (size_t)(dot - name.data)};
}

/* Returns whether the registry has something of the name. */
static bool show_in(const shown *s, const varve_registry *registry) {
  const varve_definition dialect =
      varve_registry_get_definition(registry, VARVE_DEFINITION_DIALECT, dialect_of(s->bare));
  describer to = {s->out, false};
  bool is_found = false;
  for (int kind = VARVE_DEFINITION_DIALECT; kind <= VARVE_DEFINITION_ENUM; kind++) {
    varve_definition definition = {0};
    if (may_be((varve_definition_kind)kind, s->text))
      definition = varve_registry_get_definition(registry, (varve_definition_kind)kind, s->bare);
    if (definition.record != NULL)
      describe_definition(&to, dialect, definition);
    is_found = is_found || definition.record != NULL;
  }
  return is_found;
}

static bool show_in_pack(void *user, const dialect_pack *pack) { return show_in(user, pack->own); }

/* Says that there is no definition of a name. */
static void report_absent(const varve_registry *registry, varve_definition dialect,
                          const shown *s) {
  varve_similar_names similar = {.requested = s->bare};
  similar_text text;
  if (dialect.record == NULL) {
    similar.requested = dialect_of(s->bare);
    dialect_offer_dialects(registry, &similar);
    message_print("varve-dialect", "the dialect of '%s' is not loaded: give --dialect=FILE%s",
                  s->text, similar_print(&similar, &text));
    return;
  }
  uint32_t count = varve_definition_get_member_count(dialect, VARVE_DEFINITION_OPERATION);
  for (uint32_t i = 0; i < count; i++)
    varve_similar_names_offer(&similar, varve_definition_get_name(varve_definition_get_member(
                                            dialect, VARVE_DEFINITION_OPERATION, i)));
  message_print("varve-dialect", "'%s' is not defined%s", s->text, similar_print(&similar, &text));
}

/* Another pack than the first may have what is looked for, or may add it to a built-in dialect. */
static int show_name(const dialect_settings *settings, varve_registry *registry, const char *text) {
  const char *bare = text + (text[0] == '!' || text[0] == '#');
  shown s = {text, {bare, strlen(bare)}, settings->out};
  const varve_definition dialect = dialect_find(registry, s.bare);
  if (show_in(&s, registry) || dialect_visit_packs(registry, dialect_of(s.bare), show_in_pack, &s))
    return 0;
  report_absent(registry, dialect, &s);
  return EXIT_MALFORMED;
}

int dialect_command_show(const dialect_settings *settings) {
  return dialect_each_input(settings, show_name, "show needs a name");
}
