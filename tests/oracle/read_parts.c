/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads parts of modules by every lazy path: [-n MOST] FILE... Each symbol and each operation of
 * the root (at most MOST of each, spread over the module) is read alone from bytecode, from groups
 * and from the mapped layout. It must equal the same part of the whole module. Prints a line for
 * each difference, then how many files and parts there were. Exits 1 if a part differs. Invalid
 * modules are counted apart. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <varve/file.h>
#include <varve/module.h>

enum { PATH = 256, PATHS = 4096 };

/* A form in which the module is written and then read by parts. */
typedef struct form {
  const char *name;
  varve_save_options save;
  bool from_source; /* the file is read through a call instead of from memory */
} form;

typedef struct run {
  const char *path;
  uint64_t most, files, invalid, parts, differences;
  char message[512]; /* the last error */
} run;

static void note_error(void *user, const varve_diagnostic *diagnostic) {
  run *r = user;
  if (diagnostic->severity == VARVE_SEVERITY_ERROR)
    snprintf(r->message, sizeof(r->message), "%.*s", (int)diagnostic->message.size,
             diagnostic->message.data);
}

static varve_diagnostic_sink sink_of(run *r) {
  r->message[0] = 0;
  return (varve_diagnostic_sink){note_error, r};
}

static void differ(run *r, const char *name, const char *part, const char *what) {
  r->differences++;
  printf("%s: %s: %s: %s %s\n", r->path, name, part, what, r->message);
}

/* The paths of symbols. */
typedef struct path_list {
  char (*paths)[PATH];
  size_t count;
} path_list;

static varve_status add_path(void *user, const varve_file_symbol *symbol) {
  path_list *list = user;
  if (list->count == PATHS || symbol->path.size >= PATH)
    return VARVE_STATUS_OK;
  memcpy(list->paths[list->count], symbol->path.data, symbol->path.size);
  list->paths[list->count++][symbol->path.size] = 0;
  return VARVE_STATUS_OK;
}

static varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static varve_status read_part(varve_file *file, const char *part, varve_module **module) {
  if (part[0] == '@')
    return varve_file_read_symbol(file, slice_of(part), module);
  return varve_file_read_operation(file, strtoull(part, NULL, 10), module);
}

/* *text is NULL if the part cannot be read. */
static varve_status print_part(varve_file *file, const char *part, varve_bytes **text) {
  varve_module *module = NULL;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.generic_form = true;
  save.debug_info = true;
  *text = NULL;
  varve_status status = read_part(file, part, &module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_save(module, &save, text);
  varve_module_destroy(module);
  return status;
}

static void compare_part(run *r, const char *name, varve_file *const files[2], const char *part) {
  varve_bytes *expected, *got;
  r->parts++;
  r->message[0] = 0;
  varve_status wanted = print_part(files[0], part, &expected);
  if (wanted != VARVE_STATUS_OK)
    differ(r, "whole", part, varve_status_text(wanted));
  varve_status status = print_part(files[1], part, &got);
  if (status != wanted) {
    differ(r, name, part, varve_status_text(status));
  } else if (status == VARVE_STATUS_OK) {
    varve_slice a = varve_bytes_slice(expected), b = varve_bytes_slice(got);
    if (a.size != b.size || memcmp(a.data, b.data, a.size) != 0)
      differ(r, name, part, "it is another one");
  }
  varve_bytes_destroy(expected);
  varve_bytes_destroy(got);
}

static varve_status count_root(varve_file *file, uint64_t *count) {
  varve_module *module = NULL;
  for (*count = 0;; ++*count) {
    varve_status status = varve_file_read_operation(file, *count, &module);
    varve_module_destroy(module);
    module = NULL;
    if (status == VARVE_STATUS_NOT_FOUND)
      return VARVE_STATUS_OK;
    if (status != VARVE_STATUS_OK)
      return status;
  }
}

static void compare_all(run *r, const char *name, varve_file *const files[2],
                        const path_list *list) {
  char number[24];
  uint64_t count = 0;
  size_t step = list->count > r->most ? list->count / r->most : 1;
  for (size_t i = 0; i < list->count; i += step)
    compare_part(r, name, files, list->paths[i]);
  varve_status status = count_root(files[0], &count);
  if (status != VARVE_STATUS_OK)
    differ(r, "whole", "operations", varve_status_text(status));
  step = count > r->most ? (size_t)(count / r->most) : 1;
  for (uint64_t i = 0; i < count; i += step) {
    snprintf(number, sizeof(number), "%llu", (unsigned long long)i);
    compare_part(r, name, files, number);
  }
}

static varve_status read_bytes(void *user, uint64_t offset, void *bytes, size_t size) {
  const varve_slice *all = user;
  memcpy(bytes, all->data + offset, size);
  return VARVE_STATUS_OK;
}

static varve_status open_form(varve_context *context, const form *f, varve_slice *bytes, run *r,
                              varve_file **file) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.sink = sink_of(r);
  load.no_implicit_module = true;
  if (!f->from_source)
    return varve_file_open_bytes(context, *bytes, &load, file);
  varve_file_source source = {.struct_size = sizeof(varve_file_source)};
  source.size = bytes->size;
  source.read_at = read_bytes;
  source.user = bytes;
  return varve_file_open_source(context, &source, &load, file);
}

/* Compares the parts of a form with those of text, which is read whole. */
static void try_form(run *r, varve_context *context, varve_module *module, varve_file *text,
                     const form *f) {
  varve_bytes *bytes = NULL;
  varve_file *files[2] = {text, NULL};
  path_list list = {calloc(PATHS, PATH), 0};
  varve_status status = varve_module_save(module, &f->save, &bytes);
  /* A module that the form cannot represent is skipped. */
  if (status == VARVE_STATUS_OK && list.paths != NULL) {
    varve_slice all = varve_bytes_slice(bytes);
    status = open_form(context, f, &all, r, &files[1]);
    if (status == VARVE_STATUS_OK)
      status = varve_file_list(files[1], add_path, &list);
    if (status == VARVE_STATUS_OK)
      compare_all(r, f->name, files, &list);
    else
      differ(r, f->name, "list", varve_status_text(status));
    varve_file_close(files[1]);
  }
  varve_bytes_destroy(bytes);
  free(list.paths);
}

static void set_forms(form *forms, size_t count) {
  static const char *const names[] = {"bytecode 6", "bytecode 2", "groups", "groups by a call",
                                      "mapped"};
  for (size_t i = 0; i < count; i++)
    forms[i] = (form){names[i], {.struct_size = sizeof(varve_save_options)}, false};
  for (size_t i = 0; i < 2; i++)
    forms[i].save.format = VARVE_FORMAT_BYTECODE;
  forms[1].save.bytecode_version = 2;
  for (size_t i = 2; i < count; i++) {
    forms[i].save.format = VARVE_FORMAT_VARVE;
    forms[i].save.level = 1;
    forms[i].save.group_size = 2;
  }
  forms[3].from_source = true;
  forms[4].save.layout = VARVE_LAYOUT_MAPPED;
}

static void try_forms(run *r, varve_context *context, varve_module *module) {
  enum { FORMS = 5 };
  form forms[FORMS];
  const form text = {"text", {.struct_size = sizeof(varve_save_options)}, false};
  form printed = text;
  varve_bytes *bytes = NULL;
  varve_file *file = NULL;
  set_forms(forms, FORMS);
  printed.save.generic_form = true;
  printed.save.debug_info = true;
  varve_status status = varve_module_save(module, &printed.save, &bytes);
  varve_slice all = status == VARVE_STATUS_OK ? varve_bytes_slice(bytes) : slice_of("");
  if (status == VARVE_STATUS_OK)
    status = open_form(context, &printed, &all, r, &file);
  if (status != VARVE_STATUS_OK)
    differ(r, "text", "open", varve_status_text(status));
  for (size_t i = 0; status == VARVE_STATUS_OK && i < FORMS; i++)
    try_form(r, context, module, file, &forms[i]);
  varve_file_close(file);
  varve_bytes_destroy(bytes);
}

static bool try_file(run *r, const char *path) {
  varve_context *context = NULL;
  varve_module *module = NULL;
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  if (varve_context_create(NULL, &context) != VARVE_STATUS_OK)
    return false;
  r->path = path;
  r->files++;
  load.sink = sink_of(r);
  if (varve_module_load_file(context, path, &load, &module) == VARVE_STATUS_OK)
    try_forms(r, context, module);
  else
    r->invalid++;
  varve_module_destroy(module);
  varve_context_destroy(context);
  return true;
}

int main(int argc, char **argv) {
  run r = {.most = UINT64_MAX};
  int first = 1;
  if (argc > 2 && strcmp(argv[1], "-n") == 0) {
    r.most = strtoull(argv[2], NULL, 10);
    first = 3;
  }
  if (first >= argc || r.most == 0)
    return 2;
  for (int i = first; i < argc; i++)
    if (!try_file(&r, argv[i]))
      return 2;
  printf("files %llu invalid %llu parts %llu differences %llu\n", (unsigned long long)r.files,
         (unsigned long long)r.invalid, (unsigned long long)r.parts,
         (unsigned long long)r.differences);
  return r.differences != 0;
}
