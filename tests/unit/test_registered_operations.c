/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/registered_operations.c */
#include "tests/unit/unit.h"

#include "dialect/definition.h"

static const char *const listed[] = {
#define VARVE_TEST_OPERATION(name) #name,
#include "dialect/test_operations.def"
#undef VARVE_TEST_OPERATION
};

static bool is_registered(const char *dialect, const char *suffix) {
  return varve_operation_is_registered(varve_slice_of(dialect), varve_slice_of(suffix));
}

static void every_listed_operation_is_found(void **state) {
  (void)state;
  for (size_t i = 0; i < VARVE_COUNT_OF(listed); i++) {
    assert_true(is_registered("test", listed[i]));
    if (i != 0)
      assert_true(strcmp(listed[i - 1], listed[i]) < 0);
  }
}

static void only_test_has_operations_that_are_not_registered(void **state) {
  (void)state;
  assert_false(is_registered("test", "op"));
  assert_false(is_registered("test", ""));
  assert_true(is_registered("arith", "op"));
  assert_false(is_registered("tests", "addi"));
  assert_false(is_registered("", "addi"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_listed_operation_is_found),
      cmocka_unit_test(only_test_has_operations_that_are_not_registered),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
