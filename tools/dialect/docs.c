/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect docs: a page per dialect, and an index. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/describe.h"
#include "dialect/load.h"

static void write_members(const describer *to, varve_definition dialect,
                          varve_definition_kind kind) {
  const char *title = dialect_kind_text(kind, true);
  uint32_t count = varve_definition_get_member_count(dialect, kind);
  if (count != 0)
    put_format(to->out, "\n## %c%s\n", title[0] - 'a' + 'A', title + 1);
  for (uint32_t i = 0; i < count; i++)
    describe_definition(to, dialect, varve_definition_get_member(dialect, kind, i));
}

static void write_page(varve_definition dialect, output *out) {
  describer to = {out, true};
  varve_slice set = varve_definition_get_set(dialect);
  put_text("# Dialect ", out);
  describe_name(&to, dialect, dialect);
  put_text("\n\nGenerated from its definition", out);
  if (set.size != 0) {
    put_text(" in the set ", out);
    put_visible(set, out);
  }
  put_text(" by `varve-dialect docs`. format-spec/dialect-definitions.md explains the terms.\n",
           out);
  for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++)
    write_members(&to, dialect, (varve_definition_kind)kind);
}

static void write_index_line(varve_definition dialect, output *out) {
  put_text("| [", out);
  put_visible(varve_definition_get_name(dialect), out);
  put_text("](", out);
  put_visible(varve_definition_get_name(dialect), out);
  put_text(".md) |", out);
  for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++)
    put_format(out, " %" PRIu32 " |",
               varve_definition_get_member_count(dialect, (varve_definition_kind)kind));
  put_char('\n', out);
}

/* All pages and standard output share one output limit. */
static int open_page(const dialect_settings *settings, varve_slice name, output *out) {
  char path[4096];
  int length =
      snprintf(path, sizeof path, "%s/%.*s.md", settings->folder, (int)name.size, name.data);
  if (length < 0 || (size_t)length >= sizeof path) {
    message_print("varve-dialect", "%s: name too long", settings->folder);
    return EXIT_USAGE;
  }
  return exit_code_of(output_open(out, path, settings->out->limit));
}

/* Returns whether the command line names the dialect, or names none. */
static bool is_selected(const dialect_settings *settings, varve_slice name) {
  for (int i = 0; i < settings->input_count; i++)
    if (strcmp(settings->inputs[i], name.data) == 0)
      return true;
  return settings->input_count == 0;
}

static int write_file(const dialect_settings *settings, varve_definition dialect) {
  varve_slice name = varve_definition_get_name(dialect);
  output page;
  if (memchr(name.data, '/', name.size) != NULL) {
    message_print("varve-dialect", "dialect '%s' cannot be the name of a file", name.data);
    return EXIT_UNSUPPORTED;
  }
  int code = open_page(settings, name, &page);
  if (code != 0)
    return code;
  write_page(dialect, &page);
  return exit_code_of(output_close(&page, VARVE_STATUS_OK));
}

static int write_dialect(const dialect_settings *settings, varve_definition dialect,
                         output *index) {
  if (index == NULL) {
    write_page(dialect, settings->out);
    return 0;
  }
  write_index_line(dialect, index);
  return write_file(settings, dialect);
}

static int write_dialects(const dialect_settings *settings, const varve_registry *registry,
                          output *index) {
  int found = 0, code = 0;
  if (index != NULL)
    put_text("# Dialects\n\n| dialect | operations | types | attributes | enums |\n"
             "|---|---|---|---|---|\n",
             index);
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  while (dialect.record != NULL && code == 0) {
    varve_slice name = varve_definition_get_name(dialect);
    if (is_selected(settings, name)) {
      code = write_dialect(settings, dialect, index);
      found++;
    }
    dialect = varve_registry_get_next_dialect(registry, name);
  }
  if (code == 0 && found < settings->input_count) {
    message_print("varve-dialect", "not all of these dialects are loaded: give --dialect=FILE");
    code = EXIT_MALFORMED;
  }
  return code;
}

static int write_folder(const dialect_settings *settings, const varve_registry *registry) {
  static const varve_slice index_name = {"README", 6};
  output index;
  int code = open_page(settings, index_name, &index);
  if (code != 0)
    return code;
  code = write_dialects(settings, registry, &index);
  int closed =
      exit_code_of(output_close(&index, code == 0 ? VARVE_STATUS_OK : VARVE_STATUS_CANCELLED));
  return code != 0 ? code : closed;
}

int dialect_command_docs(const dialect_settings *settings) {
  varve_registry *registry;
  int code = dialect_make_registry(settings, &registry);
  if (code != 0)
    return code;
  code = settings->folder != NULL ? write_folder(settings, registry)
                                  : write_dialects(settings, registry, NULL);
  varve_registry_destroy(registry);
  return code;
}
