/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/module/read_ir.c */
#include "tests/unit/bytecode_fixture.h"

#include <stdio.h>

/* The IR of an isolated operation's region: an operation with results and the given order, then
 * five that use its last result. */
static varve_status read_with_order(bytecode_fixture *f, const char *order, unsigned results) {
  char ir[256];
  snprintf(
      ir, sizeof ir,
      "05 01 10 01 05 03 %02x 19  01 22 01 %02x %s %s"
      "  01 04 01 03 %02x  01 04 01 03 %02x  01 04 01 03 %02x  01 04 01 03 %02x  01 04 01 03 %02x",
      results * 2 + 1, results * 2 + 1, results == 2 ? "01 01" : "01", order, results * 2 - 1,
      results * 2 - 1, results * 2 - 1, results * 2 - 1, results * 2 - 1);
  bytecode_parts parts = {.version = 6,
                          .strings = {"builtin", "t", "op"},
                          .dialects = "05 01 05 03  03 03 09",
                          .attributes = {"0 1f"},
                          .types = {"0 01 02 02"},
                          .ir = ir};
  return bytecode_read_parts(f, &parts);
}

/* Returns the users as digits, first use first. 0 is the first operation after the definition. */
static const char *use_order(bytecode_fixture *f, uint32_t result) {
  const varve_operation *op = varve_operation_region(f->module->root, 0)->first->first;
  f->text.size = 0;
  for (const varve_use *use = varve_operation_result(op, result)->first_use; use != NULL;
       use = use->next) {
    char digit = '0';
    for (const varve_operation *user = op->next; user != use->owner; user = user->next)
      digit++;
    assert_status(varve_buffer_append_char(&f->text, digit), OK);
  }
  return bytecode_end_text(f);
}

/* L[s] is the position of use s of the reference order 43210. */
static void full_orders(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    const char *order;
    const char *uses;
  } cases[] = {{"15 01 03 05 07 09", "43210"},
               {"15 09 07 05 03 01", "01234"},
               {"15 03 05 01 07 09", "24310"},
               {"15 02 00 03 05 07 09", "43210"}};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    assert_status(read_with_order(f, cases[i].order, 1), OK);
    assert_string_equal(use_order(f, 0), cases[i].uses);
  }
}

/* Each pair is the actual position, then the reference position. */
static void pairs_are_actual_then_reference(void **state) {
  bytecode_fixture *f = *state;
  /* A cycle of three: places 1, 2, 0 for the uses 0, 1, 2. */
  assert_status(read_with_order(f, "1b 03 01 05 03 01 05", 1), OK);
  assert_string_equal(use_order(f, 0), "24310");
  assert_status(read_with_order(f, "13 09 01 01 09", 1), OK);
  assert_string_equal(use_order(f, 0), "03214");
  assert_status(read_with_order(f, "03", 1), OK);
  assert_string_equal(use_order(f, 0), "43210");
}

static void several_results_name_theirs(void **state) {
  bytecode_fixture *f = *state;
  assert_status(read_with_order(f, "03 03 15 09 07 05 03 01", 2), OK);
  assert_string_equal(use_order(f, 1), "01234");
  /* One use needs no order: the reader skips these bytes, as upstream does. */
  assert_status(read_with_order(f, "03 01 05 63", 2), OK);
  assert_string_equal(use_order(f, 1), "43210");
}

static void bad_orders_are_reported(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    const char *order;
    unsigned results;
    const char *message;
  } cases[] = {
      {"11 01 03 05 07", 1, "a use-list order is not a permutation of the 5 uses of its value"},
      {"15 01 03 05 07 0b", 1, "a use-list order is not a permutation of the 5 uses of its value"},
      {"15 01 03 05 07 07", 1, "a use-list order is not a permutation of the 5 uses of its value"},
      {"07 03", 1, "a use-list order is not a permutation of the 5 uses of its value"},
      {"0b 0b 01", 1, "a use-list order is not a permutation of the 5 uses of its value"},
      {"0b 01 0b", 1, "a use-list order is not a permutation of the 5 uses of its value"},
      {"13 03 01 05 01", 1, "a use-list order is not a permutation of the 5 uses of its value"},
      {"0b 03 01", 1, "a use-list order is not a permutation of the 5 uses of its value"},
      {"05 03 15 09 07 05 03 01 03 15 09 07 05 03 01", 2, "a second use-list order of one value"},
      {"03 05 05 01", 2,
       "operation #1: value index of a use-list order 2 is out of range: there are 2"},
      {"fd", 1, "operation #1: use-list order size 63 exceeds the 25 bytes left"},
      {"fd 01", 2, "operation #1: use-list order count 126 exceeds the 26 bytes left"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    char message[256];
    assert_status(read_with_order(f, cases[i].order, cases[i].results), CORRUPT);
    snprintf(message, sizeof message, "IR section: %s", cases[i].message);
    assert_string_equal(f->message, message);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(full_orders),
      bytecode_test(pairs_are_actual_then_reference),
      bytecode_test(several_results_name_theirs),
      bytecode_test(bad_orders_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
