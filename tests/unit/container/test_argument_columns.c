/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/streams/argument_columns.c: predicts the columns of block arguments. */
#include "tests/unit/ir_fixture.h"

#include "container/streams/argument_columns.h"

/* Returns the entry block of a new operation with this name and symbol name. */
static varve_block *named(ir_fixture *f, const char *operation, const char *symbol) {
  varve_operation *op = ir_make(
      f, operation,
      (varve_operation_state){.region_count = 1,
                              .dictionary = ir_dictionary(f, "sym_name", ir_string(f, symbol))});
  return ir_block(f, varve_operation_region(op, 0));
}

static void the_first_column_is_predicted_after_the_name(void **state) {
  ir_fixture *f = *state;
  varve_argument_columns columns;
  varve_argument_columns_init(&columns, &f->context->memory);
  varve_block *block = named(f, "t.f", "abc");
  assert_int_equal(varve_expected_columns(&columns, block, 0), 3);
  assert_status(varve_learn_columns(&columns, block, 0, 15), OK);
  assert_int_equal(varve_expected_columns(&columns, named(f, "t.f", "abcdefgh"), 0), 20);
  assert_int_equal(varve_expected_columns(&columns, named(f, "t.g", "abcdefgh"), 0), 8);
  varve_argument_columns_release(&columns);
}

static void other_columns_are_predicted_from_the_last_argument_of_their_type(void **state) {
  ir_fixture *f = *state;
  varve_argument_columns columns;
  varve_argument_columns_init(&columns, &f->context->memory);
  varve_block *block = named(f, "t.f", "abc");
  for (int i = 0; i < 12; i++)
    ir_argument(f, block);
  assert_status(varve_learn_columns(&columns, block, 1, 12), OK);
  assert_int_equal(varve_expected_columns(&columns, block, 2), 12);
  /* %arg10 has one more digit. */
  assert_int_equal(varve_expected_columns(&columns, block, 11), 13);
  varve_argument_columns_release(&columns);
}

static void repeated_backward_steps_are_not_learned(void **state) {
  ir_fixture *f = *state;
  varve_argument_columns columns;
  varve_argument_columns_init(&columns, &f->context->memory);
  varve_block *block = named(f, "t.f", "abc");
  assert_status(varve_learn_columns(&columns, block, 0, UINT32_MAX), OK);
  assert_int_equal(varve_expected_columns(&columns, block, 0), UINT32_MAX);
  varve_argument_columns_release(&columns);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(the_first_column_is_predicted_after_the_name),
      ir_test(other_columns_are_predicted_from_the_last_argument_of_their_type),
      ir_test(repeated_backward_steps_are_not_learned),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
