/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/numbering/sort.c */
#include "tests/unit/unit.h"

#include "numbering/sort.h"

enum { MANY = 5000 };

static uint64_t next_random(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return *state >> 20;
}

static void check(size_t count, uint64_t mask) {
  static varve_sort_entry entries[MANY], scratch[MANY];
  uint64_t random = count;
  for (size_t i = 0; i < count; i++)
    entries[i] = (varve_sort_entry){next_random(&random) & mask, i};
  varve_sort(entries, scratch, count);
  for (size_t i = 1; i < count; i++) {
    assert_true(entries[i - 1].key <= entries[i].key);
    if (entries[i - 1].key == entries[i].key)
      assert_true(entries[i - 1].value < entries[i].value);
  }
}

static void sorting_is_stable(void **state) {
  (void)state;
  static const uint64_t masks[] = {0, 1, 0x0F, 0xFF00, 0xF0000000F, UINT64_MAX};
  static const size_t counts[] = {0, 1, 2, 3, 24, 25, 26, 1000, MANY};
  for (size_t i = 0; i < VARVE_COUNT_OF(masks); i++)
    for (size_t j = 0; j < VARVE_COUNT_OF(counts); j++)
      check(counts[j], masks[i]);
}

static void the_highest_digit_counts(void **state) {
  (void)state;
  varve_sort_entry entries[30], scratch[30];
  for (size_t i = 0; i < 30; i++)
    entries[i] = (varve_sort_entry){(uint64_t)(30 - i) << 59, i};
  varve_sort(entries, scratch, 30);
  for (size_t i = 0; i < 30; i++)
    assert_int_equal(entries[i].key >> 59, ((uint64_t)(30 - entries[i].value) << 59) >> 59);
  for (size_t i = 1; i < 30; i++)
    assert_true(entries[i - 1].key <= entries[i].key);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sorting_is_stable),
      cmocka_unit_test(the_highest_digit_counts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
