/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/status.c */
#include "tests/unit/unit.h"

static void every_status_has_a_text_of_its_own(void **state) {
  (void)state;
  const varve_status all[] = {
#define LISTED(name, number, text) VARVE_STATUS_##name,
      VARVE_STATUS_LIST(LISTED)
#undef LISTED
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(all); i++) {
    assert_true(strlen(varve_status_text(all[i])) > 3);
    for (size_t j = 0; j < i; j++)
      assert_string_not_equal(varve_status_text(all[i]), varve_status_text(all[j]));
  }
}

static void the_numbers_are_frozen(void **state) {
  (void)state;
  assert_int_equal(VARVE_STATUS_OK, 0);
  assert_int_equal(VARVE_STATUS_BAD_ARGUMENT, 1);
  assert_int_equal(VARVE_STATUS_OUT_OF_MEMORY, 2);
  assert_int_equal(VARVE_STATUS_LIMIT_EXCEEDED, 3);
  assert_int_equal(VARVE_STATUS_IO, 4);
  assert_int_equal(VARVE_STATUS_NOT_RECOGNIZED, 5);
  assert_int_equal(VARVE_STATUS_TRUNCATED, 6);
  assert_int_equal(VARVE_STATUS_CORRUPT, 7);
  assert_int_equal(VARVE_STATUS_UNSUPPORTED, 8);
  assert_int_equal(VARVE_STATUS_SYNTAX, 9);
  assert_int_equal(VARVE_STATUS_INVALID, 10);
  assert_int_equal(VARVE_STATUS_NOT_FOUND, 11);
  assert_int_equal(VARVE_STATUS_CANCELLED, 12);
  assert_int_equal(VARVE_STATUS_INTERNAL, 13);
}

static void a_status_has_the_name_of_its_constant(void **state) {
  (void)state;
  assert_string_equal(varve_status_name(VARVE_STATUS_OUT_OF_MEMORY), "OUT_OF_MEMORY");
  assert_string_equal(varve_status_name(VARVE_STATUS_OK), "OK");
  assert_string_equal(varve_status_name((varve_status)15), "UNKNOWN");
}

static void a_status_of_a_later_release_has_a_text(void **state) {
  (void)state;
  assert_string_equal(varve_status_text((varve_status)15), "unknown status");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_status_has_a_text_of_its_own),
      cmocka_unit_test(the_numbers_are_frozen),
      cmocka_unit_test(a_status_has_the_name_of_its_constant),
      cmocka_unit_test(a_status_of_a_later_release_has_a_text),
  };
  return cmocka_run_group_tests_name("status", tests, NULL, NULL);
}
