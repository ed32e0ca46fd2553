/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/hash_table.c */
#include "tests/unit/unit.h"

#include "base/hash_table.h"

static bool same_number(const void *key, const void *value) {
  return *(const size_t *)key == *(const size_t *)value;
}

/* Few hashes, so that entries collide. */
static uint64_t hash_of(size_t number, size_t spread) { return number % spread; }

static void run_against_a_plain_set(size_t spread) {
  enum { COUNT = 400 };
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_hash_table table;
  varve_hash_table_init(&table, &memory);
  static size_t numbers[COUNT];
  bool present[COUNT] = {false};
  size_t count = 0;
  uint32_t random = 12345;
  for (size_t i = 0; i < COUNT; i++)
    numbers[i] = i;
  for (size_t step = 0; step < 20000; step++) {
    random = random * 1664525 + 1013904223;
    size_t i = (random >> 8) % COUNT;
    uint64_t hash = hash_of(i, spread);
    void *found = varve_hash_table_find(&table, hash, same_number, &i);
    assert_ptr_equal(found, present[i] ? &numbers[i] : NULL);
    if (present[i]) {
      assert_true(varve_hash_table_remove(&table, hash, &numbers[i]));
      count--;
    } else {
      assert_false(varve_hash_table_remove(&table, hash, &numbers[i]));
      assert_status(varve_hash_table_insert(&table, hash, &numbers[i]), OK);
      count++;
    }
    present[i] = !present[i];
    assert_int_equal(table.count, count);
  }
  for (size_t i = 0; i < COUNT; i++)
    assert_ptr_equal(varve_hash_table_find(&table, hash_of(i, spread), same_number, &i),
                     present[i] ? &numbers[i] : NULL);
  varve_hash_table_release(&table);
  assert_int_equal(allocator.live, 0);
}

static void finds_what_was_inserted_and_not_removed(void **state) {
  (void)state;
  run_against_a_plain_set(SIZE_MAX);
}

static void names_with_equal_hashes_are_distinguished(void **state) {
  (void)state;
  run_against_a_plain_set(7);
  run_against_a_plain_set(1);
}

static void an_empty_table_finds_nothing(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_hash_table table;
  size_t key = 1;
  varve_hash_table_init(&table, &memory);
  assert_null(varve_hash_table_find(&table, 1, same_number, &key));
  assert_false(varve_hash_table_remove(&table, 1, &key));
  varve_hash_table_release(&table);
  assert_int_equal(allocator.calls, 0);
}

static void a_failed_insert_changes_nothing(void **state) {
  (void)state;
  static size_t numbers[100];
  for (size_t i = 0; i < 100; i++)
    numbers[i] = i;
  for (size_t fail_at = 1; fail_at < 4; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    varve_hash_table table;
    varve_hash_table_init(&table, &memory);
    size_t count = 0;
    while (varve_hash_table_insert(&table, count, &numbers[count]) == VARVE_STATUS_OK)
      count++;
    assert_int_equal(table.count, count);
    for (size_t i = 0; i < count; i++)
      assert_ptr_equal(varve_hash_table_find(&table, i, same_number, &i), &numbers[i]);
    varve_hash_table_release(&table);
    assert_int_equal(allocator.live, 0);
  }
}

static void the_hash_is_xxh3(void **state) {
  (void)state;
  assert_true(varve_hash_bytes(0, "", 0) == UINT64_C(0x2D06800538D394C2));
  assert_true(varve_hash_bytes(0, "abc", 3) == UINT64_C(0x78AF5F94892F3950));
  assert_true(varve_hash_bytes(1, "abc", 3) != varve_hash_bytes(0, "abc", 3));
}

static void seeds_differ(void **state) {
  (void)state;
  assert_true(varve_hash_random_seed() != varve_hash_random_seed());
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(finds_what_was_inserted_and_not_removed),
      cmocka_unit_test(names_with_equal_hashes_are_distinguished),
      cmocka_unit_test(an_empty_table_finds_nothing),
      cmocka_unit_test(a_failed_insert_changes_nothing),
      cmocka_unit_test(the_hash_is_xxh3),
      cmocka_unit_test(seeds_differ),
  };
  return cmocka_run_group_tests_name("hash_table", tests, NULL, NULL);
}
