/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/memory.c */
#include "tests/unit/unit.h"

static void used_follows_every_resize(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  char *block = varve_memory_resize(&memory, NULL, 0, 100);
  assert_non_null(block);
  assert_int_equal(memory.used, 100);
  block = varve_memory_resize(&memory, block, 100, 30);
  assert_int_equal(memory.used, 30);
  block = varve_memory_resize(&memory, block, 30, 500);
  assert_int_equal(memory.used, 500);
  varve_memory_free(&memory, block, 500);
  assert_int_equal(memory.used, 0);
  assert_int_equal(allocator.live, 0);
}

static void contents_survive_a_resize(void **state) {
  (void)state;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  char *block = varve_memory_resize(&memory, NULL, 0, 4);
  assert_non_null(block);
  memcpy(block, "abc", 4);
  block = varve_memory_resize(&memory, block, 4, 100000);
  assert_non_null(block);
  assert_string_equal(block, "abc");
  varve_memory_free(&memory, block, 100000);
}

static void the_limit_is_kept_to_the_byte(void **state) {
  (void)state;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 100);
  char *block = varve_memory_resize(&memory, NULL, 0, 100);
  assert_non_null(block);
  assert_null(varve_memory_resize(&memory, NULL, 0, 1));
  assert_null(varve_memory_resize(&memory, block, 100, 101));
  assert_null(varve_memory_resize(&memory, block, 100, SIZE_MAX));
  assert_int_equal(memory.used, 100);
  block = varve_memory_resize(&memory, block, 100, 99);
  char *other = varve_memory_resize(&memory, NULL, 0, 1);
  assert_non_null(other);
  varve_memory_free(&memory, other, 1);
  varve_memory_free(&memory, block, 99);
  assert_int_equal(memory.used, 0);
}

static void a_failed_call_changes_nothing(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 2);
  char *block = varve_memory_resize(&memory, NULL, 0, 8);
  assert_non_null(block);
  block[0] = 'x';
  assert_null(varve_memory_resize(&memory, block, 8, 16));
  assert_int_equal(memory.used, 8);
  assert_int_equal(block[0], 'x');
  varve_memory_free(&memory, block, 8);
  assert_int_equal(allocator.live, 0);
}

static void nothing_of_nothing_is_nothing(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  assert_null(varve_memory_resize(&memory, NULL, 0, 0));
  varve_memory_free(&memory, NULL, 0);
  assert_int_equal(allocator.calls, 0);
}

static void an_allocator_without_function_uses_malloc(void **state) {
  (void)state;
  varve_allocator empty = {NULL, NULL};
  varve_memory memory;
  varve_memory_init(&memory, &empty, 0);
  void *block = varve_memory_resize(&memory, NULL, 0, 10);
  assert_non_null(block);
  varve_memory_free(&memory, block, 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(used_follows_every_resize),
      cmocka_unit_test(contents_survive_a_resize),
      cmocka_unit_test(the_limit_is_kept_to_the_byte),
      cmocka_unit_test(a_failed_call_changes_nothing),
      cmocka_unit_test(nothing_of_nothing_is_nothing),
      cmocka_unit_test(an_allocator_without_function_uses_malloc),
  };
  return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
