/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_walk.c */
#include "text/print/print_walk.h"

#include "tests/unit/ir_fixture.h"

static void side_tables_keep_distant_entries(void **state) {
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_side_table table;
  (void)state;
  varve_side_table_init(&table, &memory, sizeof(uint32_t));
  assert_null(varve_side_table_find(&table, 7));
  static const uint32_t numbers[] = {7, 5000000, 0, 1023, 1024};
  for (size_t i = 0; i < VARVE_COUNT_OF(numbers); i++) {
    uint32_t *element = varve_side_table_at(&table, numbers[i]);
    assert_int_equal(*element, 0);
    *element = numbers[i] + 1;
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(numbers); i++)
    assert_int_equal(*(uint32_t *)varve_side_table_find(&table, numbers[i]), numbers[i] + 1);
  assert_true(allocator.live < 200000);
  varve_side_table_release(&table);
  assert_int_equal(allocator.live, 0);
  memory = test_memory(&allocator, 2);
  assert_null(varve_side_table_at(&table, 7));
  varve_side_table_release(&table);
  assert_int_equal(allocator.live, 0);
}

static bool is_tens_before(const void *user, uint32_t a, uint32_t b) {
  (void)user;
  return a / 10 < b / 10;
}

static void sorting_keeps_equal_ones_in_place(void **state) {
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  (void)state;
  for (size_t count = 0; count < 70; count++) {
    uint32_t items[70];
    for (size_t i = 0; i < count; i++)
      items[i] = (uint32_t)(i * 7919 % 64 * 10 / 3 * 10 + i % 10);
    uint32_t before[70];
    memcpy(before, items, sizeof before);
    assert_status(varve_sort_stably(&memory, items, count, (varve_ordering){is_tens_before, NULL}),
                  OK);
    for (size_t i = 1; i < count; i++) {
      assert_true(items[i - 1] / 10 <= items[i] / 10);
      if (items[i - 1] / 10 != items[i] / 10)
        continue;
      size_t first = 0, second = 0;
      while (before[first] != items[i - 1])
        first++;
      while (before[second] != items[i] || (items[i] == items[i - 1] && second == first))
        second++;
      assert_true(first < second);
    }
  }
  assert_int_equal(allocator.live, 0);
  uint32_t pair[] = {20, 10};
  memory = test_memory(&allocator, 1);
  assert_status(varve_sort_stably(&memory, pair, 2, (varve_ordering){is_tens_before, NULL}),
                OUT_OF_MEMORY);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(side_tables_keep_distant_entries),
      cmocka_unit_test(sorting_keeps_equal_ones_in_place),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
