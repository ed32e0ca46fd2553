/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/vector.c */
#include "tests/unit/unit.h"

#include "base/vector.h"

static void pushed_elements_keep_their_order(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_vector vector;
  varve_vector_init(&vector, &memory, sizeof(uint32_t));
  for (uint32_t i = 0; i < 1000; i++)
    assert_status(varve_vector_push(&vector, &i), OK);
  assert_int_equal(vector.count, 1000);
  for (uint32_t i = 0; i < 1000; i++)
    assert_int_equal(VARVE_VECTOR_AT(&vector, uint32_t, i), i);
  assert_int_equal(VARVE_VECTOR_LAST(&vector, uint32_t), 999);
  varve_vector_truncate(&vector, 10);
  assert_int_equal(VARVE_VECTOR_LAST(&vector, uint32_t), 9);
  varve_vector_release(&vector);
  assert_int_equal(vector.count, 0);
  assert_int_equal(allocator.live, 0);
}

static void growth_is_zeroed_and_rare(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_vector vector;
  varve_vector_init(&vector, &memory, sizeof(uint64_t));
  for (size_t i = 0; i < 10000; i++) {
    uint64_t *added = varve_vector_grow(&vector, 1);
    assert_non_null(added);
    assert_int_equal(*added, 0);
    *added = UINT64_MAX;
  }
#ifndef VARVE_STRESS
  assert_true(allocator.calls < 20);
#endif
  varve_vector_truncate(&vector, 0);
  uint64_t *again = varve_vector_grow(&vector, 100);
  for (size_t i = 0; i < 100; i++)
    assert_int_equal(again[i], 0);
  varve_vector_release(&vector);
  assert_int_equal(allocator.live, 0);
}

static void adding_nothing_succeeds(void **state) {
  (void)state;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_vector vector;
  varve_vector_init(&vector, &memory, 4);
  assert_status(varve_vector_append(&vector, NULL, 0), OK);
  assert_null(vector.data);
  assert_non_null(varve_vector_grow(&vector, 0));
  assert_int_equal(vector.count, 0);
  varve_vector_release(&vector);
}

static void impossible_counts_are_rejected(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_vector vector;
  uint32_t one = 1;
  varve_vector_init(&vector, &memory, 4);
  assert_status(varve_vector_push(&vector, &one), OK);
  assert_status(varve_vector_reserve(&vector, SIZE_MAX), OUT_OF_MEMORY);
  assert_status(varve_vector_reserve(&vector, SIZE_MAX / 4), OUT_OF_MEMORY);
  assert_null(varve_vector_grow(&vector, SIZE_MAX / 2));
  assert_int_equal(vector.count, 1);
  assert_int_equal(VARVE_VECTOR_AT(&vector, uint32_t, 0), 1);
  varve_vector_release(&vector);
  assert_int_equal(allocator.live, 0);
}

static void a_failed_push_keeps_what_is_there(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 3);
  varve_vector vector;
  varve_vector_init(&vector, &memory, sizeof(int));
  int i = 0;
  while (varve_vector_push(&vector, &i) == VARVE_STATUS_OK)
    i++;
  assert_int_equal(vector.count, i);
  for (int j = 0; j < i; j++)
    assert_int_equal(VARVE_VECTOR_AT(&vector, int, j), j);
  varve_vector_release(&vector);
  assert_int_equal(allocator.live, 0);
}

static void a_buffer_joins_texts_and_numbers(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_buffer buffer;
  varve_buffer_init(&buffer, &memory);
  assert_status(varve_buffer_append(&buffer, VARVE_SLICE("x=")), OK);
  assert_status(varve_buffer_append_unsigned(&buffer, 0), OK);
  assert_status(varve_buffer_append_char(&buffer, ' '), OK);
  assert_status(varve_buffer_append_unsigned(&buffer, UINT64_MAX), OK);
  assert_status(varve_buffer_append_char(&buffer, ' '), OK);
  assert_status(varve_buffer_append_signed(&buffer, INT64_MIN), OK);
  assert_status(varve_buffer_append_char(&buffer, ' '), OK);
  assert_status(varve_buffer_append_signed(&buffer, INT64_MAX), OK);
  assert_status(varve_buffer_append(&buffer, (varve_slice){NULL, 0}), OK);
  assert_slice(varve_buffer_slice(&buffer),
               "x=0 18446744073709551615 -9223372036854775808 9223372036854775807");
  varve_buffer_release(&buffer);
  assert_int_equal(allocator.live, 0);
}

static void a_buffer_out_of_memory_keeps_its_text(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 2);
  varve_buffer buffer;
  varve_buffer_init(&buffer, &memory);
  assert_status(varve_buffer_append(&buffer, VARVE_SLICE("text")), OK);
  assert_status(varve_buffer_reserve(&buffer, 1000), OUT_OF_MEMORY);
  assert_status(varve_buffer_reserve(&buffer, SIZE_MAX), OUT_OF_MEMORY);
  assert_slice(varve_buffer_slice(&buffer), "text");
  varve_buffer_release(&buffer);
  assert_int_equal(allocator.live, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pushed_elements_keep_their_order),
      cmocka_unit_test(growth_is_zeroed_and_rare),
      cmocka_unit_test(adding_nothing_succeeds),
      cmocka_unit_test(impossible_counts_are_rejected),
      cmocka_unit_test(a_failed_push_keeps_what_is_there),
      cmocka_unit_test(a_buffer_joins_texts_and_numbers),
      cmocka_unit_test(a_buffer_out_of_memory_keeps_its_text),
  };
  return cmocka_run_group_tests_name("vector", tests, NULL, NULL);
}
