/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles definition files to C tables, which are built into the library: `make regen`.
 * usage: compile-definitions [--sizes] <set> <file>... > <set>.c */
#include <stdio.h>
#include <stdlib.h>

#include "base/file_map.h"
#include "bytecode/reader.h"
#include "definitions/definitions.h"
#include "dialect/registry.h"
#include "hooks/hooks.h"
#include "text/attach.h"
#include "text/parser.h"

typedef struct definition_file {
  const char *path;
  varve_file_map map;
  varve_module *module;
} definition_file;

typedef struct compilation {
  varve_context *context;
  varve_memory memory;
  varve_definition_reader *reader;
  definition_file *files;
  int file_count;
  const char *set;
  bool show_sizes;
} compilation;

static void show(void *user, const varve_diagnostic *diagnostic) {
  (void)user;
  fprintf(stderr, "%.*s:%u:%u: error: %.*s\n", (int)diagnostic->file.size, diagnostic->file.data,
          (unsigned)diagnostic->line, (unsigned)diagnostic->column, (int)diagnostic->message.size,
          diagnostic->message.data);
}

static varve_status parse(compilation *c, definition_file *file) {
  varve_diagnostic_sink sink = {show, NULL};
  varve_slice name = varve_slice_of(file->path);
  const varve_file_request request = {.path = file->path};
  const char *error = NULL;
  varve_status status = varve_file_map_open(&file->map, &c->context->memory, &request, &error);
  if (status != VARVE_STATUS_OK) {
    fprintf(stderr, "%s: error: %s\n", file->path, error == NULL ? "cannot be read" : error);
    return status;
  }
  varve_slice bytes = varve_slice_make(file->map.data, file->map.size);
  varve_bytecode_read_options read = {.file_name = name, .sink = sink};
  varve_parse_options text = {.file_name = name, .sink = sink};
  return varve_is_bytecode(bytes) ? varve_bytecode_read(c->context, bytes, &read, &file->module)
                                  : varve_parse_module(c->context, bytes, &text, &file->module);
}

typedef varve_status take_function(varve_definition_reader *reader, varve_module *module,
                                   varve_reporter *reporter);

/* Loads every file, also after an error, so that one run reports the errors of all files. */
static varve_status take_all(compilation *c, take_function *take) {
  varve_status first = VARVE_STATUS_OK;
  for (int i = 0; i < c->file_count; i++) {
    varve_reporter reporter = {.sink = {show, NULL}, .file = varve_slice_of(c->files[i].path)};
    varve_status status = take(c->reader, c->files[i].module, &reporter);
    if (first == VARVE_STATUS_OK)
      first = status;
  }
  return first;
}

static varve_status write_tables(compilation *c) {
  varve_definition_tables *tables;
  size_t size;
  VARVE_TRY(varve_definition_reader_finish(c->reader, &tables, &size));
  varve_table_sizes n = varve_definition_table_sizes(tables, size);
  if (c->show_sizes)
    fprintf(stderr,
            "%lu bytes: %u dialects, %u operations, %u types and attributes, %u values, "
            "%u properties, %u enums, %u cases, %u constraints, %u numbers, %u bytes of strings\n",
            (unsigned long)size, n.dialects, n.operations, n.entities, n.values, n.properties,
            n.enums, n.enum_cases, n.constraints, n.numbers, n.strings);
  varve_buffer out;
  varve_buffer_init(&out, &c->memory);
  varve_status status = varve_definitions_emit(tables, size, varve_slice_of(c->set), &out);
  if (status == VARVE_STATUS_OK &&
      (fwrite(out.data, 1, out.size, stdout) != out.size || fflush(stdout) != 0))
    status = VARVE_STATUS_IO;
  varve_buffer_release(&out);
  varve_memory_free(&c->memory, tables, size);
  return status;
}

static varve_status compile(compilation *c) {
  VARVE_TRY(varve_context_make(NULL, &c->context));
  varve_registry_attach(varve_registry_builtin(), c->context);
  varve_hooks_attach(c->context);
  varve_text_attach(c->context);
  VARVE_TRY(varve_definition_reader_create(&c->memory, &c->reader));
  for (int i = 0; i < c->file_count; i++)
    VARVE_TRY(parse(c, &c->files[i]));
  VARVE_TRY(take_all(c, varve_definition_reader_declare));
  VARVE_TRY(take_all(c, varve_definition_reader_read));
  return write_tables(c);
}

static void release(compilation *c) {
  varve_definition_reader_destroy(c->reader);
  for (int i = 0; i < c->file_count; i++) {
    varve_module_destroy(c->files[i].module);
    varve_file_map_close(&c->files[i].map);
  }
  varve_context_destroy(c->context);
  free(c->files);
}

int main(int argc, char **argv) {
  compilation c = {.show_sizes = argc > 1 && strcmp(argv[1], "--sizes") == 0};
  int first = 1 + c.show_sizes;
  if (argc - first < 2) {
    fputs("usage: compile-definitions [--sizes] <set> <file>...\n", stderr);
    return 2;
  }
  varve_memory_init(&c.memory, NULL, 0);
  c.set = argv[first];
  c.file_count = argc - first - 1;
  c.files = calloc((size_t)c.file_count, sizeof *c.files);
  varve_status status = c.files == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  for (int i = 0; c.files != NULL && i < c.file_count; i++)
    c.files[i].path = argv[first + 1 + i];
  if (status == VARVE_STATUS_OK)
    status = compile(&c);
  if (status != VARVE_STATUS_OK)
    fprintf(stderr, "compile-definitions: %s\n", varve_status_text(status));
  release(&c);
  return status == VARVE_STATUS_OK ? 0 : 1;
}
