/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The small good files of tests/data/files, which together hold every section and code; and an
 * allocator that counts and fails. */
#ifndef VARVE_TESTS_SAMPLE_FILES_H
#define VARVE_TESTS_SAMPLE_FILES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <varve.h>

static const char *const sample_files[] = {"attributes", "types",     "locations", "regions",
                                           "resources",  "functions", "properties"};
enum { SAMPLE_FILE_COUNT = sizeof(sample_files) / sizeof(sample_files[0]) };

enum { SOURCE_FILE_MOST = 1 << 17 };

/* A file of the source tree, to be freed; *size is its length. */
static inline char *source_file_read(const char *name, size_t *size) {
  char path[1024];
  const char *root = getenv("top_srcdir");
  (void)snprintf(path, sizeof(path), "%s/%s", root != NULL ? root : ".", name);
  FILE *file = fopen(path, "rb");
  char *text = malloc(SOURCE_FILE_MOST);
  assert_non_null(file);
  assert_non_null(text);
  *size = fread(text, 1, SOURCE_FILE_MOST, file);
  assert_true(*size < SOURCE_FILE_MOST);
  (void)fclose(file);
  return text;
}

static inline char *sample_file_read(size_t index, size_t *size) {
  char name[64];
  (void)snprintf(name, sizeof(name), "tests/data/files/good-%s.mlir", sample_files[index]);
  return source_file_read(name, size);
}

/* Fails the allocation number fail_at (from 0) and all later ones; counts what is held. */
typedef struct failing_allocator {
  uint64_t count;
  uint64_t fail_at;
  size_t held;
} failing_allocator;

static inline void *failing_resize(void *user, void *pointer, size_t old_size, size_t new_size) {
  failing_allocator *state = user;
  if (new_size == 0) {
    free(pointer);
    state->held -= pointer == NULL ? 0 : old_size;
    return NULL;
  }
  if (state->count++ >= state->fail_at)
    return NULL;
  void *moved = realloc(pointer, new_size);
  assert_non_null(moved);
  state->held += new_size - (pointer == NULL ? 0 : old_size);
  return moved;
}

#endif
