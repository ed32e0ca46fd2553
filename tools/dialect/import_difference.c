/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reduces imported models to what differs from a base: the definitions of another set in a folder,
 * FOLDER/<dialect>.irdl.mlir. Both are compared as modules of the irdl dialect, so spelling and
 * names of values do not matter. Two entries that mean the same to Varve are equal, also if their
 * idle traits differ (import_equal.c). */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <varve/ir.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/import.h"
#include "dialect/import_equal.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};
static const char suffix[] = ".irdl.mlir";

/* One entry of a dialect. */
typedef struct entry {
  const varve_operation *op;
  const char *kind; /* "operation", ... */
  char *label;      /* as in varve.removes: "operation arith.addi" */
} entry;

/* The entries of one definition of a dialect, sorted by label. */
typedef struct contents {
  const varve_operation *dialect;
  entry *entries;
  size_t count;
} contents;

/* State while one dialect is compared. */
typedef struct comparison {
  importer *in;
  varve_context *context;
  json_t *model;
  const char *name;
  const char *path; /* of the base's file */
  contents base;
  contents own;
  json_t *removes;
  bool differs;
} comparison;

static int out_of_memory(importer *in) {
  in->is_out_of_memory = true;
  return EXIT_USAGE;
}

static int fault(const comparison *of, const char *what) {
  message_print(of->path, "error: %s: %s", what, of->name);
  return EXIT_MALFORMED;
}

static const varve_operation *first_in(const varve_operation *op) {
  const varve_block *block = varve_operation_get_region_count(op) != 0
                                 ? varve_region_get_first_block(varve_operation_get_region(op, 0))
                                 : NULL;
  return block != NULL ? varve_block_get_first_operation(block) : NULL;
}

static bool is_text(varve_slice slice, const char *text) {
  return slice.size == strlen(text) && memcmp(slice.data, text, slice.size) == 0;
}

/* Gets a string attribute. Returns whether there is one. */
static bool text_of(const varve_operation *op, const char *name, varve_slice *text) {
  const varve_attribute *attribute =
      varve_operation_get_attribute(op, (varve_slice){name, strlen(name)});
  return attribute != NULL && varve_attribute_get_string(attribute, text) == VARVE_STATUS_OK;
}

/* --- reading the entries of a dialect */

/* Returns the word for the kind of an entry, or NULL if it is no entry. */
static const char *kind_of(const varve_operation *op) {
  static const char *const kinds[][2] = {{"irdl.operation", "operation"},
                                         {"irdl.type", "type"},
                                         {"irdl.attribute", "attribute"},
                                         {"varve.enum", "enum"},
                                         {"varve.directive", "directive"}};
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    if (is_text(varve_operation_get_name(op), kinds[i][0]))
      return kinds[i][1];
  return NULL;
}

/* Returns the label of an entry, malloc'd. */
static char *label_of(const comparison *of, const char *kind, varve_slice name) {
  bool has_sigil = (strcmp(kind, "type") == 0 && *name.data == '!') ||
                   (strcmp(kind, "attribute") == 0 && *name.data == '#');
  bool is_operation = strcmp(kind, "operation") == 0;
  return import_format(of->in, "%s %s%s%.*s", kind, is_operation ? of->name : "",
                       is_operation ? "." : "", (int)name.size - has_sigil, name.data + has_sigil);
}

static int compare_labels(const void *a, const void *b) {
  return strcmp(((const entry *)a)->label, ((const entry *)b)->label);
}

static int list_entries(const comparison *of, contents *list) {
  size_t room = 0;
  for (const varve_operation *op = first_in(list->dialect); op != NULL;
       op = varve_operation_get_next(op))
    room++;
  list->entries = calloc(room + 1, sizeof *list->entries);
  if (list->entries == NULL)
    return out_of_memory(of->in);
  for (const varve_operation *op = first_in(list->dialect); op != NULL;
       op = varve_operation_get_next(op)) {
    const char *kind = kind_of(op);
    varve_slice name;
    if (kind == NULL || !text_of(op, "sym_name", &name) || name.size == 0)
      return fault(of, "an entry of the dialect has no kind or no name");
    char *label = label_of(of, kind, name);
    if (label == NULL)
      return EXIT_USAGE;
    list->entries[list->count++] = (entry){op, kind, label};
  }
  qsort(list->entries, list->count, sizeof *list->entries, compare_labels);
  return 0;
}

static void free_entries(contents *list) {
  for (size_t i = 0; i < list->count; i++)
    free(list->entries[i].label);
  free(list->entries);
}

/* Finds the dialect, which must be alone in the module. */
static int find_dialect(const comparison *of, const varve_module *module, contents *list) {
  varve_slice name;
  const varve_operation *op = first_in(varve_module_get_root(module));
  if (op == NULL || varve_operation_get_next(op) != NULL ||
      !is_text(varve_operation_get_name(op), "irdl.dialect") || !text_of(op, "sym_name", &name) ||
      !is_text(name, of->name))
    return fault(of, "the file must define only the dialect");
  list->dialect = op;
  return list_entries(of, list);
}

/* --- comparing */

/* Removes an entry of the model. Its name follows the word for its kind. */
static void drop(const comparison *of, const entry *equal) {
  static const char *const groups[][2] = {{"operation", "operations"},
                                          {"type", "types"},
                                          {"attribute", "attributes"},
                                          {"enum", "enums"},
                                          {"enum", "varve.enum"}};
  const char *name = equal->label + strlen(equal->kind) + 1;
  if (strcmp(equal->kind, "operation") == 0)
    name += strlen(of->name) + 1;
  for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
    if (strcmp(equal->kind, groups[i][0]) == 0)
      (void)json_object_del(json_object_get(of->model, groups[i][1]), name);
}

/* Directives are facts of the dialect, which a difference has in full. */
static bool is_fact(const entry *one) { return strcmp(one->kind, "directive") == 0; }

static void compare_entries(comparison *of, const entry *base, const entry *own) {
  bool is_equal = import_equal_entries(of->in, base->op, own->op);
  of->differs |= !is_equal;
  if (is_equal && !is_fact(own))
    drop(of, own);
}

/* Walks both lists, which are sorted. */
static void compare_lists(comparison *of) {
  size_t i = 0, j = 0;
  while (i < of->base.count || j < of->own.count) {
    const entry *base = i < of->base.count ? &of->base.entries[i] : NULL;
    const entry *own = j < of->own.count ? &of->own.entries[j] : NULL;
    int order = base == NULL ? 1 : own == NULL ? -1 : strcmp(base->label, own->label);
    i += order <= 0;
    j += order >= 0;
    if (order == 0) {
      compare_entries(of, base, own);
      continue;
    }
    of->differs = true;
    if (order < 0 && !is_fact(base))
      import_append_text(of->in, of->removes, base->label);
  }
}

/* Gives the model the facts of a difference, or marks it as one that is not written. */
static int mark_difference(comparison *of) {
  varve_slice set, unused;
  if (!text_of(of->base.dialect, "varve.set", &set) || set.size == 0)
    return fault(of, "the base belongs to no set");
  if (text_of(of->base.dialect, "varve.base", &unused))
    return fault(of, "the base is a difference itself");
  compare_lists(of);
  of->differs |= !import_equal_dialects(of->base.dialect, of->own.dialect);
  import_set(of->in, of->model, "base", json_stringn(set.data, set.size));
  import_set(of->in, of->model, "removes", json_incref(of->removes));
  if (!of->differs)
    import_set(of->in, of->model, "is_same", json_true());
  return of->in->is_out_of_memory ? EXIT_USAGE : 0;
}

/* Writes the model to memory and loads it. */
static int load_own(comparison *of, varve_module **module) {
  char *text = NULL;
  size_t size = 0;
  FILE *memory = open_memstream(&text, &size);
  if (memory == NULL)
    return out_of_memory(of->in);
  output page;
  output_limit limit = output_limit_make("varve-dialect", 0);
  output_open_stream(&page, memory, &limit);
  import_write(of->in, of->model, &page);
  varve_status status = output_close(&page, VARVE_STATUS_OK);
  if (fclose(memory) != 0 && status == VARVE_STATUS_OK)
    status = VARVE_STATUS_OUT_OF_MEMORY;
  varve_load_options options = VARVE_LOAD_OPTIONS_INIT;
  options.sink = sink;
  options.no_verify = true; /* an enum and an operation may have the same symbol */
  if (status == VARVE_STATUS_OK)
    status = varve_module_load(of->context, (varve_slice){text, size}, &options, module);
  free(text);
  return of->in->is_out_of_memory ? EXIT_USAGE : exit_code_of(status);
}

static int compare_modules(comparison *of) {
  varve_module *base = NULL, *own = NULL;
  varve_load_options options = VARVE_LOAD_OPTIONS_INIT;
  options.sink = sink;
  options.no_verify = true; /* an enum and an operation may have the same symbol */
  int code = exit_code_of(varve_module_load_file(of->context, of->path, &options, &base));
  if (code == 0)
    code = find_dialect(of, base, &of->base);
  if (code == 0)
    code = load_own(of, &own);
  if (code == 0)
    code = find_dialect(of, own, &of->own);
  if (code == 0)
    code = mark_difference(of);
  free_entries(&of->own);
  free_entries(&of->base);
  varve_module_destroy(own);
  varve_module_destroy(base);
  return code;
}

static int compare_dialect(importer *in, json_t *model, const char *path) {
  varve_limits limits = settings_limits(&in->settings->shared);
  varve_context_options options = VARVE_CONTEXT_OPTIONS_INIT;
  options.limits = &limits;
  comparison of = {.in = in, .model = model, .path = path, .name = import_text(model, "name")};
  varve_status status = varve_context_create(&options, &of.context);
  if (status != VARVE_STATUS_OK)
    return exit_code_of(status);
  of.removes = json_array();
  int code = of.removes != NULL ? compare_modules(&of) : out_of_memory(in);
  json_decref(of.removes);
  varve_context_destroy(of.context);
  return code;
}

/* --- the dialects of the base */

/* Returns the name of the dialect that a file of the base defines, malloc'd; NULL for other files.
 */
static char *dialect_of_file(importer *in, const char *file) {
  size_t size = strlen(file), rest = sizeof suffix - 1;
  if (size <= rest || strcmp(file + size - rest, suffix) != 0)
    return NULL;
  return import_format(in, "%.*s", (int)(size - rest), file);
}

static int is_definition(const struct dirent *file) {
  size_t size = strlen(file->d_name), rest = sizeof suffix - 1;
  return size > rest && strcmp(file->d_name + size - rest, suffix) == 0;
}

static int compare_files(const struct dirent **a, const struct dirent **b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

/* Adds a dialect that only the base has: it has no contents. */
static void add_removed(importer *in, const char *name) {
  static const char *const groups[] = {"operations", "types", "attributes", "enums"};
  json_t *model = json_object();
  import_set_text(in, model, "name", name);
  if (in->set != NULL)
    import_set_text(in, model, "set", in->set);
  for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
    import_set(in, model, groups[i], json_object());
  import_set(in, model, "removed", json_true());
  import_set(in, in->dialects, name, model);
}

/* Compares the dialect of one file of the base, or marks it as removed. */
static int compare_file(importer *in, const char *file) {
  char *name = dialect_of_file(in, file);
  char *path = import_format(in, "%s/%s", in->settings->base, file);
  int code = name == NULL || path == NULL ? EXIT_USAGE : 0;
  if (code == 0 && import_is_selected(in, name)) {
    if (json_object_get(in->dialects, name) == NULL)
      add_removed(in, name);
    json_t *model = json_object_get(in->dialects, name);
    code = model != NULL ? compare_dialect(in, model, path) : EXIT_USAGE;
    if (code == 0 && import_flag(model, "removed"))
      (void)json_object_del(model, "removes");
  }
  free(path);
  free(name);
  return code;
}

int import_difference(importer *in) {
  struct dirent **files = NULL;
  int count = scandir(in->settings->base, &files, is_definition, compare_files);
  if (count < 0) {
    message_print("varve-dialect", "%s: %s", in->settings->base, strerror(errno));
    return EXIT_USAGE;
  }
  int code = 0;
  for (int i = 0; i < count; i++) {
    if (code == 0)
      code = compare_file(in, files[i]->d_name);
    free(files[i]);
  }
  free(files);
  return code;
}
