/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect import: reads the files, resolves references between them, writes the
 * dialects and reports what it found. */
#include "dialect/import.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <varve/module.h>

#include "common/diagnostics.h"
#include "common/message.h"

/* Returns whether a list of classes ("memref::MemRefDialect, ::mlir::tensor::TensorDialect")
 * contains the class at this path. Namespaces before the last may be omitted. */
static bool names_class(const char *list, const char *path) {
  const char *class_name = strrchr(path, ':');
  if (class_name == NULL || class_name - path < 3)
    return false;
  const char *start = class_name - 1;
  while (start > path && start[-1] != ':')
    start--;
  size_t size = strlen(start);
  for (const char *at = strstr(list, start); at != NULL; at = strstr(at + 1, start)) {
    bool is_start = at == list || strchr(": ,", at[-1]) != NULL;
    if (is_start && (at[size] == '\0' || strchr(" ,", at[size]) != NULL))
      return true;
  }
  return false;
}

/* Replaces the C++ classes of dependencies by dialect names. Drops dialects that no file defines.
 */
static void settle_depends(importer *in, json_t *dialect) {
  json_t *classes = json_incref(json_object_get(dialect, "depends"));
  json_object_del(dialect, "depends");
  json_t *names = json_array();
  const char *key;
  json_t *name;
  json_object_foreach(in->classes, key, name) {
    for (size_t i = 0; i < json_array_size(classes); i++) {
      const char *text = json_string_value(json_array_get(classes, i));
      if (text != NULL && names_class(text, key))
        import_append(in, names, json_incref(name));
    }
  }
  json_decref(classes);
  if (json_array_size(names) != 0)
    import_set(in, dialect, "depends", names);
  else
    json_decref(names);
}

/* Finds the enum of that name among those of all dialects and those outside, or returns NULL. */
static json_t *find_enum(const importer *in, const char *name) {
  json_t *found = NULL, *model, *dialect;
  const char *key;
  json_object_foreach(in->enums, key, model) {
    const char *colon = strrchr(key, ':');
    if (found == NULL && colon != NULL && strcmp(colon + 1, name) == 0)
      found = model;
  }
  json_object_foreach(in->dialects, key, dialect) {
    json_t *other = json_object_get(json_object_get(dialect, "enums"), name);
    if (found == NULL)
      found = other;
  }
  return found;
}

/* A dialect needs each enum that its rules name, so an enum of another dialect is copied. */
static void settle_enums_of_rule(importer *in, json_t *dialect, const char *rule) {
  json_t *enums = json_object_get(dialect, "enums");
  for (const char *at = strchr(rule, '@'); at != NULL; at = strchr(at, '@')) {
    const char *end = ++at;
    while (isalnum((unsigned char)*end) || *end == '_')
      end++;
    char *name = import_format(in, "%.*s", (int)(end - at), at);
    if (name != NULL && *name != '\0' && json_object_get(enums, name) == NULL) {
      json_t *found = find_enum(in, name);
      if (found != NULL)
        import_set(in, enums, name, json_incref(found));
      else
        import_unknown(in, "enum", name);
    }
    free(name);
    at = end;
  }
}

static void settle_enums_of_items(importer *in, json_t *dialect, const json_t *items) {
  for (size_t i = 0; i < json_array_size(items); i++) {
    const char *rule = import_text(json_array_get(items, i), "rule");
    if (rule != NULL)
      settle_enums_of_rule(in, dialect, rule);
  }
}

static void settle_enums(importer *in, json_t *dialect) {
  static const char *const groups[] = {"operations", "types", "attributes"};
  static const char *const lists[] = {"operands", "results", "properties", "parameters"};
  for (size_t group = 0; group < sizeof(groups) / sizeof(groups[0]); group++) {
    const char *key;
    json_t *model;
    json_object_foreach(json_object_get(dialect, groups[group]), key, model) {
      for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++)
        settle_enums_of_items(in, dialect, import_list(model, lists[i]));
    }
  }
}

/* --- output */

/* Writes to standard output, or to a file of its own. */
static int write_dialect(importer *in, const json_t *dialect) {
  const dialect_settings *settings = in->settings;
  output page;
  if (settings->folder == NULL) {
    import_write(in, dialect, settings->out);
    return in->is_out_of_memory ? EXIT_USAGE : 0;
  }
  char *path = import_format(in, "%s/%s.irdl.mlir", settings->folder, import_text(dialect, "name"));
  if (path == NULL)
    return EXIT_USAGE;
  varve_status status = output_open(&page, path, settings->out->limit);
  if (status == VARVE_STATUS_OK)
    import_write(in, dialect, &page);
  if (status == VARVE_STATUS_OK && in->is_out_of_memory)
    status = VARVE_STATUS_OUT_OF_MEMORY;
  free(path);
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
  message_print(NULL, "%zu dialects, %zu operations, %zu types, %zu attributes, %zu enums",
                json_object_size(in->dialects), operations, types, attributes, enums);
  if (json_object_size(in->unknown) != 0)
    message_print(NULL, "%zu unsupported ODS constructs:", json_object_size(in->unknown));
  json_object_foreach(in->unknown, key, count) {
    message_print(NULL, "%6lld %s", (long long)json_integer_value(count), key);
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

static int run(importer *in, const dialect_settings *settings) {
  int code = 0;
  for (int i = 0; i < settings->input_count && code == 0; i++)
    code = import_file(in, settings->inputs[i]);
  const char *key;
  json_t *dialect;
  if (code == 0 && in->conflict_count != 0)
    code = EXIT_MALFORMED;
  if (code != 0)
    return code;
  json_object_foreach(in->dialects, key, dialect) {
    settle_depends(in, dialect);
    settle_enums(in, dialect);
  }
  import_settle_bytecode(in);
  drop_empty(in);
  json_object_foreach(in->dialects, key, dialect) {
    if (code == 0 && settings->facts != NULL)
      code = import_facts(in, dialect, settings->facts);
  }
  if (code != 0)
    return code;
  if (in->is_out_of_memory)
    return EXIT_USAGE;
  json_object_foreach(in->dialects, key, dialect) {
    if (code == 0)
      code = write_dialect(in, dialect);
  }
  print_summary(in);
  return code;
}

int dialect_command_import(const dialect_settings *settings) {
  if (settings->input_count == 0) {
    message_print("varve-dialect", "import needs the JSON of llvm-tblgen --dump-json");
    return EXIT_USAGE;
  }
  import_limit_memory((uint64_t)settings->shared.max_memory);
  importer in = {.settings = settings,
                 .set = settings->set,
                 .selected = settings->only,
                 .dialects = json_object(),
                 .enums = json_object(),
                 .classes = json_object(),
                 .unknown = json_object(),
                 .cache = json_object()};
  in.is_out_of_memory = in.dialects == NULL || in.enums == NULL || in.classes == NULL ||
                        in.unknown == NULL || in.cache == NULL;
  int code = in.is_out_of_memory ? EXIT_USAGE : run(&in, settings);
  if (in.is_out_of_memory)
    message_print("varve-dialect", "out of memory");
  json_decref(in.dialects);
  json_decref(in.enums);
  json_decref(in.classes);
  json_decref(in.unknown);
  json_decref(in.cache);
  return code;
}
