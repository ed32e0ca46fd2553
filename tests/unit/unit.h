/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What every unit test includes: cmocka with what it needs, and memory that counts and fails on
 * demand. */
#ifndef VARVE_TESTS_UNIT_H
#define VARVE_TESTS_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/memory.h"

/* User data of an allocator: every call from number fail_at on fails; 0 for never. */
typedef struct test_allocator {
  size_t live;
  size_t calls;
  size_t fail_at;
} test_allocator;

static inline void *test_resize(void *user, void *pointer, size_t old_size, size_t new_size) {
  test_allocator *allocator = user;
  if (new_size == 0) {
    allocator->live -= old_size;
    free(pointer);
    return NULL;
  }
  allocator->calls++;
  if (allocator->fail_at != 0 && allocator->calls >= allocator->fail_at)
    return NULL;
  void *result = realloc(pointer, new_size);
  if (result != NULL)
    allocator->live += new_size - old_size;
  return result;
}

static inline varve_memory test_memory(test_allocator *allocator, size_t fail_at) {
  varve_allocator hook = {test_resize, allocator};
  varve_memory memory;
  *allocator = (test_allocator){.fail_at = fail_at};
  varve_memory_init(&memory, &hook, 0);
  return memory;
}

#define assert_status(call, status) assert_int_equal(call, VARVE_STATUS_##status)

#define assert_slice(slice, text)                                                                  \
  do {                                                                                             \
    varve_slice unit_slice = (slice);                                                              \
    assert_int_equal(unit_slice.size, sizeof(text) - 1);                                           \
    assert_memory_equal(unit_slice.data, "" text, sizeof(text) - 1);                               \
  } while (0)

#endif
