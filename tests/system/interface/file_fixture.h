/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Files in all forms, read through a call that counts. */
#ifndef VARVE_TESTS_FILE_FIXTURE_H
#define VARVE_TESTS_FILE_FIXTURE_H

#include "tests/system/interface/sample_files.h"

#include <varve/file.h>
#include <varve/ir.h>

typedef struct text_buffer {
  char *data;
  size_t size;
  size_t capacity;
} text_buffer;

static inline void append(text_buffer *out, const char *data, size_t size) {
  if (out->capacity - out->size < size + 1) {
    out->capacity = 2 * (out->capacity + size + 1);
    out->data = realloc(out->data, out->capacity);
    assert_non_null(out->data);
  }
  memcpy(out->data + out->size, data, size);
  out->size += size;
  out->data[out->size] = 0;
}

/* Bytes that count how they are read. */
typedef struct counted {
  varve_slice bytes;
  uint64_t bytes_read;
  uint64_t calls;
  uint64_t fails_from; /* reads beyond fail; 0: none */
} counted;

static inline varve_status read_counted(void *user, uint64_t offset, void *bytes, size_t size) {
  counted *c = user;
  if (c->fails_from != 0 && offset + size > c->fails_from)
    return VARVE_STATUS_IO;
  assert_true(offset <= c->bytes.size && size <= c->bytes.size - offset);
  memcpy(bytes, c->bytes.data + offset, size);
  c->bytes_read += size;
  c->calls++;
  return VARVE_STATUS_OK;
}

typedef struct fixture {
  varve_context *context;
  varve_file *file;
  counted source;
  uint64_t least_request; /* of the source */
  varve_bytes *bytes;
  text_buffer text; /* that of a large module */
  text_buffer listed;
  unsigned errors;
  char message[256];
} fixture;

static inline void count_error(void *user, const varve_diagnostic *diagnostic) {
  fixture *f = user;
  f->errors++;
  snprintf(f->message, sizeof(f->message), "%.*s", (int)diagnostic->message.size,
           diagnostic->message.data);
}

static inline int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  assert_non_null(f);
  f->least_request = 1;
  assert_int_equal(varve_context_create(NULL, &f->context), VARVE_STATUS_OK);
  *state = f;
  return 0;
}

static inline int teardown(void **state) {
  fixture *f = *state;
  varve_file_close(f->file);
  varve_bytes_destroy(f->bytes);
  varve_context_destroy(f->context);
  free(f->text.data);
  free(f->listed.data);
  free(f);
  return 0;
}

#define file_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

static inline varve_slice slice_of(const char *string) {
  return (varve_slice){string, strlen(string)};
}

static inline varve_load_options load_options(fixture *f) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.sink = (varve_diagnostic_sink){count_error, f};
  load.no_source_locations = true;
  load.no_verify = true; /* names that come twice */
  return load;
}

/* The forms that a text is written in. */
typedef struct form {
  const char *name;
  varve_format format;
  uint32_t version; /* of bytecode */
  bool is_in_frame;
  int64_t group_size; /* of varve files; 0: the default */
  bool is_mapped;
} form;
static const form forms[] = {{"text", VARVE_FORMAT_TEXT, 0, false, 0, false},
                             {"framed text", VARVE_FORMAT_TEXT, 0, true, 0, false},
                             {"bytecode", VARVE_FORMAT_BYTECODE, 6, false, 0, false},
                             {"bytecode 5", VARVE_FORMAT_BYTECODE, 5, false, 0, false},
                             {"bytecode 3", VARVE_FORMAT_BYTECODE, 3, false, 0, false},
                             {"bytecode 2", VARVE_FORMAT_BYTECODE, 2, false, 0, false},
                             {"bytecode 0", VARVE_FORMAT_BYTECODE, 0, false, 0, false},
                             {"framed", VARVE_FORMAT_BYTECODE, 6, true, 0, false},
                             {"varve", VARVE_FORMAT_VARVE, 0, false, 0, false},
                             {"varve in groups", VARVE_FORMAT_VARVE, 0, false, 2, false},
                             {"varve mapped", VARVE_FORMAT_VARVE, 0, false, 0, true},
                             {"varve mapped, in runs", VARVE_FORMAT_VARVE, 0, false, 2, true}};
enum { FORM_COUNT = sizeof(forms) / sizeof(forms[0]) };

static inline void write_form(fixture *f, varve_slice text, const form *requested) {
  varve_load_options load = load_options(f);
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_module *module;
  varve_bytes_destroy(f->bytes);
  f->bytes = NULL;
  save.format = requested->format;
  save.bytecode_version = VARVE_BYTECODE_VERSION(requested->version);
  save.allow_lossy = true;
  save.zstd_frame = requested->is_in_frame;
  save.level = 3;
  save.group_size = requested->group_size;
  save.layout = requested->is_mapped ? VARVE_LAYOUT_MAPPED : VARVE_LAYOUT_PACKED;
  assert_int_equal(varve_module_load(f->context, text, &load, &module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_save(module, &save, &f->bytes), VARVE_STATUS_OK);
  varve_module_destroy(module);
  f->source = (counted){.bytes = varve_bytes_slice(f->bytes)};
}

static inline varve_status open_counted(fixture *f) {
  varve_load_options load = load_options(f);
  varve_file_source source = {.struct_size = sizeof(varve_file_source)};
  source.size = f->source.bytes.size;
  source.read_at = read_counted;
  source.user = &f->source;
  source.least_request = f->least_request;
  varve_file_close(f->file);
  return varve_file_open_source(f->context, &source, &load, &f->file);
}

static inline void open_form(fixture *f, const char *text, const form *requested) {
  write_form(f, slice_of(text), requested);
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
}

static inline varve_status list_one(void *user, const varve_file_symbol *symbol) {
  fixture *f = user;
  char line[200];
  int size =
      snprintf(line, sizeof(line), "%.*s %.*s %d %u %u\n", (int)symbol->path.size,
               symbol->path.data, (int)symbol->operation_name.size, symbol->operation_name.data,
               (int)symbol->visibility, (unsigned)symbol->depth, (unsigned)symbol->operation);
  append(&f->listed, line, (size_t)size);
  return VARVE_STATUS_OK;
}

static inline void assert_list(fixture *f, const char *expected) {
  f->listed.size = 0;
  assert_int_equal(varve_file_list(f->file, list_one, f), VARVE_STATUS_OK);
  assert_string_equal(f->listed.data, expected);
}

static inline char *print(varve_module *module) {
  varve_bytes *bytes;
  assert_int_equal(varve_module_save(module, NULL, &bytes), VARVE_STATUS_OK);
  varve_slice text = varve_bytes_slice(bytes);
  char *copy = malloc(text.size + 1);
  assert_non_null(copy);
  memcpy(copy, text.data, text.size);
  copy[text.size] = 0;
  if (text.size > 1 && copy[text.size - 2] == '\n')
    copy[text.size - 1] = 0;
  varve_bytes_destroy(bytes);
  return copy;
}

static inline void assert_prints(varve_module *module, const char *expected) {
  char *text = print(module);
  assert_string_equal(text, expected);
  free(text);
  varve_module_destroy(module);
}

static inline void assert_reads(fixture *f, const char *path, const char *expected) {
  varve_module *module;
  assert_int_equal(varve_file_read_symbol(f->file, slice_of(path), &module), VARVE_STATUS_OK);
  assert_prints(module, expected);
}

static inline varve_status refuse_one(void *user, const varve_file_symbol *symbol) {
  (void)symbol;
  return ++*(unsigned *)user == 3 ? VARVE_STATUS_NOT_FOUND : VARVE_STATUS_OK;
}

#endif
