/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Counts the bytes of a container that are read to open it, to list it, and to read a symbol: FILE
 * SYMBOL. Prints a line for each: the action, and the bytes of each kind of section. The line "all"
 * has the sizes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <varve/file.h>

#include "container/frame/frame.h"
#include "container/vocabulary/vocabulary.h"

enum { KINDS = 9 };

/* Bytes by the kind of their section; 0: header, directory and padding. */
typedef struct counter {
  FILE *file;
  varve_vector *sections; /* NULL until the directory is read */
  uint64_t bytes[KINDS];
} counter;

static void count(counter *c, uint64_t offset, uint64_t size) {
  uint64_t rest = size;
  for (size_t i = 0; c->sections != NULL && i < c->sections->count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(c->sections, varve_section, i);
    uint64_t start = offset > section->offset ? offset : section->offset;
    uint64_t end = offset + size, section_end = section->offset + section->stored_size;
    end = end < section_end ? end : section_end;
    if (start >= end)
      continue;
    c->bytes[section->kind < KINDS ? section->kind : 0] += end - start;
    rest -= end - start;
  }
  c->bytes[0] += rest;
}

static varve_status read_at(void *user, uint64_t offset, void *bytes, size_t size) {
  counter *c = user;
  count(c, offset, size);
  return fseek(c->file, (long)offset, SEEK_SET) == 0 && fread(bytes, 1, size, c->file) == size
             ? VARVE_STATUS_OK
             : VARVE_STATUS_IO;
}

static void print(counter *c, const char *what) {
  static const char *const names[KINDS] = {"head",  "module",  "small", "resource", "prelude",
                                           "group", "symbols", "index", "mapped"};
  printf("%s", what);
  for (unsigned i = 0; i < KINDS; i++) {
    printf(" %s=%llu", names[i], (unsigned long long)c->bytes[i]);
    c->bytes[i] = 0;
  }
  putchar('\n');
}

static varve_status pass(void *user, const varve_file_symbol *symbol) {
  (void)symbol;
  ++*(unsigned long long *)user;
  return VARVE_STATUS_OK;
}

static varve_status count_all(varve_context *context, counter *c, uint64_t size,
                              const char *symbol) {
  varve_file *file;
  varve_module *module = NULL;
  unsigned long long listed = 0;
  varve_file_source source = {.struct_size = sizeof(varve_file_source)};
  source.size = size;
  source.read_at = read_at;
  source.user = c;
  source.least_request = 1;
  varve_status status = varve_file_open_source(context, &source, NULL, &file);
  if (status != VARVE_STATUS_OK)
    return status;
  print(c, "open");
  status = varve_file_read_symbol(file, (varve_slice){symbol, strlen(symbol)}, &module);
  varve_module_destroy(module);
  print(c, "symbol");
  if (status == VARVE_STATUS_OK)
    status = varve_file_list(file, pass, &listed);
  print(c, "list");
  printf("listed symbols=%llu\n", listed);
  varve_file_close(file);
  return status;
}

/* Reads the directory of the file into a fixed buffer. */
static varve_status read_sections(const char *path, varve_container_frame_reader *frame,
                                  varve_memory *memory, uint64_t *size) {
  enum { MOST = 1 << 20 };
  static char head[MOST];
  static varve_reporter reporter;
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    return VARVE_STATUS_IO;
  size_t have = fread(head, 1, MOST, file);
  bool is_sized = fseek(file, 0, SEEK_END) == 0;
  long end = ftell(file);
  (void)fclose(file);
  if (!is_sized || end < 0)
    return VARVE_STATUS_IO;
  *size = (uint64_t)end;
  VARVE_TRY(varve_container_frame_open(frame, varve_slice_make(head, have), memory, &reporter));
  frame->file_size = *size;
  if (frame->edition != 0) {
    varve_vocabulary vocabulary = {.edition = 0};
    VARVE_TRY(varve_vocabulary_builtin(frame->edition, &reporter, &vocabulary));
    frame->seed = vocabulary.hash;
  }
  return varve_container_frame_check_directory(frame);
}

int main(int argc, char **argv) {
  varve_context *context;
  varve_memory memory;
  varve_container_frame_reader frame = {.file_size = 0};
  uint64_t size = 0;
  if (argc != 3 || varve_context_create(NULL, &context) != VARVE_STATUS_OK)
    return 2;
  varve_memory_init(&memory, NULL, 0);
  varve_status status = read_sections(argv[1], &frame, &memory, &size);
  counter c = {.file = fopen(argv[1], "rb"), .sections = &frame.sections};
  if (status == VARVE_STATUS_OK && c.file != NULL) {
    count(&c, 0, size);
    print(&c, "all");
    status = count_all(context, &c, size, argv[2]);
  }
  if (c.file != NULL)
    (void)fclose(c.file);
  varve_container_frame_reader_release(&frame);
  varve_context_destroy(context);
  if (status != VARVE_STATUS_OK)
    fprintf(stderr, "%s\n", varve_status_text(status));
  return status == VARVE_STATUS_OK ? 0 : 1;
}
