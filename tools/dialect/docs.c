/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect docs: a page per dialect, and an index. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
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

/* What the command line selects. */
typedef struct selection {
  const dialect_settings *settings;
  int64_t *loads; /* for each input: the load of the pack that it names; -1: it names a dialect */
} selection;

/* Returns whether the command line names the dialect or its pack, or nothing. */
static bool is_selected(const selection *of, varve_definition dialect) {
  const dialect_settings *settings = of->settings;
  for (int i = 0; i < settings->input_count; i++)
    if (of->loads[i] >= 0
            ? of->loads[i] == dialect.set
            : strcmp(settings->inputs[i], varve_definition_get_name(dialect).data) == 0)
      return true;
  return settings->input_count == 0;
}

static bool has_dialect(const varve_registry *registry, const char *name) {
  return varve_registry_get_definition(registry, VARVE_DEFINITION_DIALECT,
                                       (varve_slice){name, strlen(name)})
             .record != NULL;
}

/* Loads the packs that the inputs name, by a dialect or a project. Of two packs with one dialect,
 * the later one counts. */
static int select_packs(const selection *of, varve_registry *registry) {
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  int code = 0;
  options.replace = true;
  options.sink = (varve_diagnostic_sink){diagnostics_print, NULL};
  for (int i = 0; code == 0 && i < of->settings->input_count; i++) {
    const char *name = of->settings->inputs[i];
    of->loads[i] = -1;
    if (has_dialect(registry, name))
      continue;
    code = exit_code_of(
        varve_registry_load_named(registry, (varve_slice){name, strlen(name)}, &options));
    if (!has_dialect(registry, name))
      of->loads[i] = dialect_last_load(registry);
  }
  return code;
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

static int write_dialects(const selection *of, const varve_registry *registry, output *index) {
  int code = 0;
  if (index != NULL)
    put_text("# Dialects\n\n| dialect | operations | types | attributes | enums |\n"
             "|---|---|---|---|---|\n",
             index);
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  while (dialect.record != NULL && code == 0) {
    if (is_selected(of, dialect))
      code = write_dialect(of->settings, dialect, index);
    dialect = varve_registry_get_next_dialect(registry, varve_definition_get_name(dialect));
  }
  return code;
}

static int write_folder(const selection *of, const varve_registry *registry) {
  static const varve_slice index_name = {"README", 6};
  output index;
  int code = open_page(of->settings, index_name, &index);
  if (code != 0)
    return code;
  code = write_dialects(of, registry, &index);
  int closed =
      exit_code_of(output_close(&index, code == 0 ? VARVE_STATUS_OK : VARVE_STATUS_CANCELLED));
  return code != 0 ? code : closed;
}

int dialect_command_docs(const dialect_settings *settings) {
  varve_registry *registry;
  int code = dialect_make_registry(settings, &registry);
  if (code != 0)
    return code;
  selection of = {settings, calloc((size_t)settings->input_count + 1, sizeof(int64_t))};
  if (of.loads == NULL) {
    varve_registry_destroy(registry);
    return exit_code_of(VARVE_STATUS_OUT_OF_MEMORY);
  }
  code = select_packs(&of, registry);
  if (code == 0)
    code = settings->folder != NULL ? write_folder(&of, registry)
                                    : write_dialects(&of, registry, NULL);
  free(of.loads);
  varve_registry_destroy(registry);
  return code;
}
