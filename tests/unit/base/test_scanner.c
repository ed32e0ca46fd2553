/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/scanner.h */
#include "tests/unit/unit.h"

#include "base/scanner.h"

static void assert_text(varve_slice found, const char *expected) {
  assert_int_equal(found.size, strlen(expected));
  assert_memory_equal(found.data, expected, found.size);
}

static void words_are_taken_from_the_start(void **state) {
  (void)state;
  varve_slice rest = VARVE_SLICE("  one two");
  varve_text_skip_spaces(&rest);
  assert_false(varve_text_accept(&rest, VARVE_SLICE("two")));
  assert_true(varve_text_accept(&rest, VARVE_SLICE("o")));
  assert_text(varve_text_take_until(&rest, ' '), "ne");
  assert_text(rest, " two");
  assert_text(varve_text_take_until(&rest, ';'), " two");
  assert_int_equal(rest.size, 0);
  varve_text_skip_spaces(&rest);
  assert_false(varve_text_accept(&rest, VARVE_SLICE("x")));
}

static void parts_lose_their_separator(void **state) {
  (void)state;
  varve_slice rest = VARVE_SLICE("a, , with b");
  assert_text(varve_text_take_part(&rest, VARVE_SLICE(", ")), "a");
  assert_text(varve_text_take_part(&rest, VARVE_SLICE(", with ")), "");
  assert_text(varve_text_take_part(&rest, VARVE_SLICE(", ")), "b");
  assert_text(varve_text_take_part(&rest, VARVE_SLICE(", ")), "");
}

static void numbers_above_the_limit_are_left(void **state) {
  (void)state;
  uint64_t number;
  varve_slice rest = VARVE_SLICE("255x");
  assert_false(varve_text_take_number(&rest, 254, &number));
  assert_text(rest, "255x");
  assert_true(varve_text_take_number(&rest, 255, &number));
  assert_int_equal(number, 255);
  assert_false(varve_text_take_number(&rest, 255, &number));
  assert_text(rest, "x");
  rest = VARVE_SLICE("18446744073709551616");
  assert_false(varve_text_take_number(&rest, UINT64_MAX, &number));
  rest = VARVE_SLICE("18446744073709551615");
  assert_true(varve_text_take_number(&rest, UINT64_MAX, &number));
  assert_true(number == UINT64_MAX);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(words_are_taken_from_the_start),
      cmocka_unit_test(parts_lose_their_separator),
      cmocka_unit_test(numbers_above_the_limit_are_left),
  };
  return cmocka_run_group_tests_name("scanner", tests, NULL, NULL);
}
