/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect import: reads the files, resolves references between them, writes the
 * dialects and reports what it found. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include <varve/module.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/import/import.h"

/* --- output */

/* Writes to standard output, or to a file of its own. */
static int write_dialect(importer *in, const json_t *dialect) {
  const dialect_settings *settings = in->settings;
  output page;
  if (settings->folder == NULL) {
    import_write(in, dialect, settings->out);
    return 0;
  }
  char *path = import_format("%s/%s.irdl.mlir", settings->folder, import_text(dialect, "name"));
  varve_status status = output_open(&page, path, settings->out->limit);
  if (status == VARVE_STATUS_OK)
    import_write(in, dialect, in->page = &page);
  in->page = NULL;
  return exit_code_of(output_close(&page, status));
}

static void print_summary(const importer *in) {
  size_t operations = 0, types = 0, attributes = 0, enums = 0;
  const char *key;
  json_t *dialect, *count;
  json_object_foreach(in->dialects, key, dialect) {
    operations += json_object_size(json_object_get(dialect, "operations"));
    types += json_object_size(json_object_get(dialect, "types"));
    attributes += json_object_size(json_object_get(dialect, "attributes"));
    enums += json_object_size(json_object_get(dialect, "enums"));
  }
  message_note(NULL, "%zu dialects, %zu operations, %zu types, %zu attributes, %zu enums",
               json_object_size(in->dialects), operations, types, attributes, enums);
  if (in->omitted_count != 0)
    message_note(NULL,
                 "%zu definitions omitted, because they are built in (--no-builtin imports them)",
                 in->omitted_count);
  if (json_object_size(in->unknown) != 0)
    message_note(NULL, "%zu unsupported ODS constructs:", json_object_size(in->unknown));
  json_object_foreach(in->unknown, key, count) {
    message_note(NULL, "%6lld %s", (long long)json_integer_value(count), key);
  }
}

/* A dialect that is only referred to has no definitions to write. */
static bool is_empty(const json_t *dialect) {
  return json_object_size(json_object_get(dialect, "operations")) == 0 &&
         json_object_size(json_object_get(dialect, "types")) == 0 &&
         json_object_size(json_object_get(dialect, "attributes")) == 0;
}

static void drop_empty(importer *in) {
  const char *key;
  void *next;
  json_t *dialect;
  json_object_foreach_safe(in->dialects, next, key, dialect) {
    if (is_empty(dialect))
      json_object_del(in->dialects, key);
  }
}

/* Adds the facts of the base, those of the farthest set first: with --no-base-facts only the forms
 * of operations that ODS leaves to C++. */
static int add_base_facts(importer *in, json_t *dialect) {
  int code = 0;
  for (size_t i = in->base_count; i > 0 && code == 0; i--) {
    char *folder = import_folder(in->settings->base, i - 1);
    code = import_facts(in, dialect, folder, true);
  }
  return code;
}

/* Adds the facts of --facts, folder by folder. */
static int add_own_facts(importer *in, json_t *dialect) {
  const char *folders = in->settings->facts;
  int code = 0;
  for (size_t i = 0; i < import_folder_count(folders) && code == 0; i++) {
    char *folder = import_folder(folders, i);
    code = import_facts(in, dialect, folder, false);
  }
  return code;
}

/* Adds facts written by hand, those of the base first. */
static int add_facts(importer *in) {
  int code = 0;
  const char *key;
  json_t *dialect;
  json_object_foreach(in->dialects, key, dialect) {
    if (code == 0)
      code = add_base_facts(in, dialect);
    if (code == 0)
      code = add_own_facts(in, dialect);
    import_shorten(dialect);
  }
  return code;
}

static int run(importer *in, const dialect_settings *settings) {
  int code = 0;
  for (int i = 0; i < settings->input_count && settings->input_count > 1 && code == 0; i++)
    if (strcmp(settings->inputs[i], "-") != 0) /* standard input is read once */
      code = import_index_file(in, settings->inputs[i]);
  for (int i = 0; i < settings->input_count && code == 0; i++)
    code = import_file(in, settings->inputs[i]);
  const char *key;
  json_t *dialect;
  if (code == 0 && in->conflict_count != 0)
    code = EXIT_MALFORMED;
  if (code != 0)
    return code;
  import_settle(in);
  import_settle_bytecode(in);
  drop_empty(in);
  code = add_facts(in);
  if (code == 0)
    code = import_difference(in);
  if (code != 0)
    return code;
  json_object_foreach(in->dialects, key, dialect) {
    if (code == 0 && !import_flag(dialect, "is_same"))
      code = write_dialect(in, dialect);
  }
  if (code == 0)
    code = import_whole(in);
  print_summary(in);
  return code;
}

int dialect_command_import(const dialect_settings *settings) {
  if (settings->input_count == 0) {
    message_print("varve-dialect", "import needs the JSON of llvm-tblgen --dump-json");
    return EXIT_USAGE;
  }
  if (import_folder_count(settings->base) > IMPORT_BASES) {
    message_print("varve-dialect", "--base has more than %d folders", IMPORT_BASES);
    return EXIT_USAGE;
  }
  importer in = {.settings = settings,
                 .set = settings->set,
                 .base_count = import_folder_count(settings->base),
                 .selected = settings->only};
  json_t **const objects[] = {&in.dialects,   &in.enums,   &in.enum_homes, &in.classes,
                              &in.operations, &in.unknown, &in.cache};
  import_begin_memory(&in, (uint64_t)settings->shared.max_memory);
  for (size_t i = 0; i < sizeof objects / sizeof *objects; i++)
    *objects[i] = json_object();
  int code = run(&in, settings);
  for (size_t i = 0; i < sizeof objects / sizeof *objects; i++)
    json_decref(*objects[i]);
  import_end_memory();
  return code;
}

/* Adds the dialects without ODS: FOLDER/<dialect>.whole.mlir, beside the facts, is a whole
 * definition written by hand. It is copied, unless the import defines a dialect of that name. */

static const char suffix[] = ".whole.mlir";

static int is_definition(const struct dirent *entry) {
  size_t size = strlen(entry->d_name), end = sizeof suffix - 1;
  return size > end && strcmp(entry->d_name + size - end, suffix) == 0;
}

/* Copies the file at `path` to `out`. */
static int copy_into(const char *path, output *out) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    message_fault(path, "cannot be read");
    return EXIT_USAGE;
  }
  char bytes[4096];
  size_t size;
  while ((size = fread(bytes, 1, sizeof bytes, file)) > 0)
    put_bytes((varve_slice){bytes, size}, out);
  bool is_whole = ferror(file) == 0;
  (void)fclose(file);
  if (!is_whole)
    message_fault(path, "cannot be read");
  return is_whole ? 0 : EXIT_USAGE;
}

/* Returns the name of the dialect that a file defines. */
static char *dialect_of(const char *file) {
  return import_format("%.*s", (int)(strlen(file) + 1 - sizeof suffix), file);
}

/* Writes the definition as that of another dialect. */
static int copy_definition(importer *in, const char *path, const char *dialect) {
  const dialect_settings *settings = in->settings;
  if (settings->folder == NULL)
    return copy_into(path, settings->out);
  output page;
  char *target = import_format("%s/%s.irdl.mlir", settings->folder, dialect);
  int code = EXIT_USAGE;
  varve_status status = output_open(&page, target, settings->out->limit);
  if (status == VARVE_STATUS_OK)
    code = copy_into(path, &page);
  if (status == VARVE_STATUS_OK && code != 0)
    status = VARVE_STATUS_IO;
  int closed = exit_code_of(output_close(&page, status));
  return code != 0 ? code : closed;
}

static int take_file(importer *in, const char *folder, const char *file) {
  char *dialect = dialect_of(file), *path = import_format("%s/%s", folder, file);
  bool is_left = json_object_get(in->dialects, dialect) == NULL && import_is_selected(in, dialect);
  return is_left ? copy_definition(in, path, dialect) : 0;
}

static int take_folder(importer *in, const char *folder) {
  struct dirent **entries = NULL;
  int count = scandir(folder, &entries, is_definition, alphasort);
  int code = 0;
  for (int i = 0; i < count; i++) {
    if (code == 0)
      code = take_file(in, folder, entries[i]->d_name);
    free(entries[i]);
  }
  free(entries);
  return code;
}

int import_whole(importer *in) {
  const char *folders = in->settings->facts;
  int code = 0;
  for (size_t i = 0; i < import_folder_count(folders) && code == 0; i++) {
    char *folder = import_folder(folders, i);
    code = take_folder(in, folder);
  }
  return code;
}
