/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of names: new names are numbered in order, and known ones are found. */
#include "tests/unit/definitions_fixture.h"

static void names_have_numbers(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_name_set set;
  uint32_t earlier;
  varve_name_set_init(&set, &memory);
  assert_int_equal(varve_name_set_find(&set, VARVE_SLICE("a")), VARVE_NAME_ABSENT);
  assert_status(varve_name_set_add(&set, VARVE_SLICE("a"), &earlier), OK);
  assert_int_equal(earlier, VARVE_NAME_ABSENT);
  assert_status(varve_name_set_add(&set, VARVE_SLICE("a\0b"), &earlier), OK);
  assert_int_equal(earlier, VARVE_NAME_ABSENT);
  assert_status(varve_name_set_add(&set, VARVE_SLICE("a"), &earlier), OK);
  assert_int_equal(earlier, 0);
  assert_int_equal(varve_name_set_find(&set, VARVE_SLICE("a\0b")), 1);
  assert_int_equal(set.names.count, 2);
  varve_name_set_clear(&set);
  assert_int_equal(varve_name_set_find(&set, VARVE_SLICE("a")), VARVE_NAME_ABSENT);
  varve_name_set_release(&set);
  assert_int_equal(allocator.live, 0);
}

static void a_name_that_could_not_be_stored_is_absent(void **state) {
  (void)state;
  for (size_t fail_at = 1; fail_at <= 2; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    varve_name_set set;
    uint32_t earlier;
    varve_name_set_init(&set, &memory);
    assert_status(varve_name_set_add(&set, VARVE_SLICE("a"), &earlier), OUT_OF_MEMORY);
    assert_int_equal(set.names.count, 0);
    varve_name_set_release(&set);
    assert_int_equal(allocator.live, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(names_have_numbers),
      cmocka_unit_test(a_name_that_could_not_be_stored_is_absent),
  };
  return cmocka_run_group_tests_name("name_set", tests, NULL, NULL);
}
