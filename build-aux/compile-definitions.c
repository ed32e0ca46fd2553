/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles definition files to C tables, which are built into the library: `make regen`. Writes
 * <folder>/<set>.c for each set, and <folder>/strings.c with the strings of all. A set shares the
 * strings of those before it.
 * usage: compile-definitions [--sizes] <folder> (<set> <file>... --)... */
#include <stdio.h>
#include <stdlib.h>

#include "base/file/file_map.h"
#include "bytecode/read/reader.h"
#include "definitions/definitions.h"
#include "dialect/registry/registry.h"
#include "hooks/hooks.h"
#include "text/parse/parser.h"

typedef struct definition_file {
  const char *path;
  varve_file_map map;
  varve_module *module;
} definition_file;

typedef struct program {
  varve_memory memory;
  varve_buffer pool; /* the strings of the sets so far */
  const char *folder;
  bool show_sizes;
} program;

/* One set. */
typedef struct compilation {
  program *program;
  varve_context *context;
  varve_definition_reader *reader;
  definition_file *files;
  int file_count;
  const char *set;
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

/* Writes FOLDER/<name>.c. */
static varve_status write_file(const program *p, const char *name, varve_slice text) {
  char path[4096];
  int length = snprintf(path, sizeof path, "%s/%s.c", p->folder, name);
  FILE *file = length > 0 && (size_t)length < sizeof path ? fopen(path, "wb") : NULL;
  if (file == NULL)
    return VARVE_STATUS_IO;
  bool is_written = fwrite(text.data, 1, text.size, file) == text.size;
  return fclose(file) == 0 && is_written ? VARVE_STATUS_OK : VARVE_STATUS_IO;
}

static void print_sizes(const varve_definition_tables *tables, size_t size, size_t added) {
  varve_table_sizes n = varve_definition_table_sizes(tables, size);
  fprintf(
      stderr,
      "%lu bytes: %u dialects, %u operations, %u types and attributes, %u values, "
      "%u properties, %u enums, %u cases, %u constraints, %u numbers, %lu more bytes of strings\n",
      (unsigned long)size, n.dialects, n.operations, n.entities, n.values, n.properties, n.enums,
      n.enum_cases, n.constraints, n.numbers, (unsigned long)added);
}

static varve_status write_tables(compilation *c) {
  program *p = c->program;
  varve_definition_tables *tables;
  size_t size, before = p->pool.size;
  VARVE_TRY(varve_definition_reader_finish(c->reader, &tables, &size));
  varve_buffer out;
  varve_buffer_init(&out, &p->memory);
  const varve_emitted_set set = {tables, size, varve_slice_of(c->set)};
  varve_status status = varve_definitions_emit(&set, &p->pool, &out);
  if (status == VARVE_STATUS_OK && p->show_sizes)
    print_sizes(tables, size, p->pool.size - before);
  if (status == VARVE_STATUS_OK)
    status = write_file(p, c->set, varve_buffer_slice(&out));
  varve_buffer_release(&out);
  varve_memory_free(&p->memory, tables, size);
  return status;
}

static varve_status compile(compilation *c) {
  VARVE_TRY(varve_context_make(NULL, &c->context));
  varve_registry_attach(varve_registry_builtin(), c->context);
  varve_hooks_attach(c->context);
  varve_text_attach(c->context);
  VARVE_TRY(varve_definition_reader_create(&c->program->memory, &c->reader));
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

/* Compiles a set: its name, then its files. */
static varve_status compile_set(program *p, char **arguments, int count) {
  compilation c = {.program = p, .set = arguments[0], .file_count = count - 1};
  c.files = calloc((size_t)count, sizeof *c.files);
  varve_status status = c.files == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  for (int i = 0; c.files != NULL && i < c.file_count; i++)
    c.files[i].path = arguments[i + 1];
  if (status == VARVE_STATUS_OK)
    status = compile(&c);
  release(&c);
  return status;
}

static varve_status compile_sets(program *p, char **arguments, int count) {
  for (int first = 0; first < count;) {
    int end = first;
    while (end < count && strcmp(arguments[end], "--") != 0)
      end++;
    if (end == first)
      return VARVE_STATUS_BAD_ARGUMENT;
    VARVE_TRY(compile_set(p, arguments + first, end - first));
    first = end + 1;
  }
  varve_buffer out;
  varve_buffer_init(&out, &p->memory);
  varve_status status = varve_definitions_emit_strings(varve_buffer_slice(&p->pool), &out);
  if (status == VARVE_STATUS_OK)
    status = write_file(p, "strings", varve_buffer_slice(&out));
  varve_buffer_release(&out);
  return status;
}

int main(int argc, char **argv) {
  program p = {.show_sizes = argc > 1 && strcmp(argv[1], "--sizes") == 0};
  int first = 1 + p.show_sizes;
  if (argc - first < 2) {
    fputs("usage: compile-definitions [--sizes] <folder> (<set> <file>... --)...\n", stderr);
    return 2;
  }
  varve_memory_init(&p.memory, NULL, 0);
  varve_buffer_init(&p.pool, &p.memory);
  p.folder = argv[first];
  varve_status status = compile_sets(&p, argv + first + 1, argc - first - 1);
  if (status != VARVE_STATUS_OK)
    fprintf(stderr, "compile-definitions: %s\n", varve_status_text(status));
  varve_buffer_release(&p.pool);
  return status == VARVE_STATUS_OK ? 0 : 1;
}
