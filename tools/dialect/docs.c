/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve-dialect docs: a page a dialect, and an index of them. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "common/diagnostics.h"
#include "dialect/describe.h"
#include "dialect/load.h"

static void write_members(const describer *to, varve_definition dialect,
                          varve_definition_kind kind) {
  const char *title = dialect_kind_text(kind, true);
  uint32_t count = varve_definition_get_member_count(dialect, kind);
  if (count != 0)
    fprintf(to->out, "\n## %c%s\n", title[0] - 'a' + 'A', title + 1);
  for (uint32_t i = 0; i < count; i++)
    describe_definition(to, dialect, varve_definition_get_member(dialect, kind, i));
}

static void write_page(varve_definition dialect, FILE *out) {
  describer to = {out, true};
  varve_slice set = varve_definition_get_set(dialect);
  fputs("# Dialect ", out);
  describe_name(&to, dialect, dialect);
  fputs("\n\nMade of its definition", out);
  if (set.size != 0) {
    fputs(" in the set ", out);
    dialect_write(set, out);
  }
  fputs(" by `varve-dialect docs`. format-spec/dialect-definitions.md tells what the words mean.\n",
        out);
  for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++)
    write_members(&to, dialect, (varve_definition_kind)kind);
}

static void write_index_line(varve_definition dialect, FILE *out) {
  fputs("| [", out);
  dialect_write(varve_definition_get_name(dialect), out);
  fputs("](", out);
  dialect_write(varve_definition_get_name(dialect), out);
  fputs(".md) |", out);
  for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++)
    fprintf(out, " %" PRIu32 " |",
            varve_definition_get_member_count(dialect, (varve_definition_kind)kind));
  fputc('\n', out);
}

static FILE *open_page(const char *folder, varve_slice name) {
  char path[4096];
  int length = snprintf(path, sizeof path, "%s/%.*s.md", folder, (int)name.size, name.data);
  if (length < 0 || (size_t)length >= sizeof path) {
    fprintf(stderr, "varve-dialect: %s: name too long\n", folder);
    return NULL;
  }
  FILE *out = fopen(path, "w");
  if (out == NULL)
    fprintf(stderr, "varve-dialect: %s: %s\n", path, strerror(errno));
  return out;
}

static int close_page(FILE *out, varve_slice name) {
  bool is_written = !ferror(out);
  is_written &= fclose(out) == 0;
  if (!is_written)
    fprintf(stderr, "varve-dialect: %s.md: cannot be written\n", name.data);
  return is_written ? 0 : EXIT_USAGE;
}

/* Whether the command line names the dialect, or none. */
static bool is_wanted(const dialect_settings *settings, varve_slice name) {
  for (int i = 0; i < settings->input_count; i++)
    if (strcmp(settings->inputs[i], name.data) == 0)
      return true;
  return settings->input_count == 0;
}

static int write_dialect(const dialect_settings *settings, varve_definition dialect, FILE *index) {
  varve_slice name = varve_definition_get_name(dialect);
  if (index == NULL) {
    write_page(dialect, stdout);
    return 0;
  }
  if (memchr(name.data, '/', name.size) != NULL) {
    fprintf(stderr, "varve-dialect: dialect '%s' cannot be the name of a file\n", name.data);
    return EXIT_UNSUPPORTED;
  }
  FILE *out = open_page(settings->folder, name);
  if (out == NULL)
    return EXIT_USAGE;
  write_page(dialect, out);
  write_index_line(dialect, index);
  return close_page(out, name);
}

static int write_dialects(const dialect_settings *settings, const varve_registry *registry,
                          FILE *index) {
  int found = 0, code = 0;
  if (index != NULL)
    fputs("# Dialects\n\n| dialect | operations | types | attributes | enums |\n"
          "|---|---|---|---|---|\n",
          index);
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  while (dialect.record != NULL && code == 0) {
    varve_slice name = varve_definition_get_name(dialect);
    if (is_wanted(settings, name)) {
      code = write_dialect(settings, dialect, index);
      found++;
    }
    dialect = varve_registry_get_next_dialect(registry, name);
  }
  if (code == 0 && found < settings->input_count) {
    fputs("varve-dialect: not all of these dialects are loaded: give --dialect=FILE\n", stderr);
    code = EXIT_MALFORMED;
  }
  return code;
}

int dialect_command_docs(const dialect_settings *settings) {
  static const varve_slice index_name = {"README", 6};
  varve_registry *registry;
  int code = dialect_make_registry(settings, &registry);
  if (code != 0)
    return code;
  FILE *index = NULL;
  if (settings->folder != NULL) {
    index = open_page(settings->folder, index_name);
    code = index == NULL ? EXIT_USAGE : 0;
  }
  if (code == 0)
    code = write_dialects(settings, registry, index);
  if (index != NULL) {
    int closed = close_page(index, index_name);
    code = code != 0 ? code : closed;
  }
  varve_registry_destroy(registry);
  return fflush(stdout) == 0 ? code : EXIT_USAGE;
}
