/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/write/write_ir.c */
#include "tests/unit/writer_fixture.h"

enum { VERSION = 4 };

/* Puts the uses of a value in the given order, whose numbers are positions in the current list. */
static void set_order(varve_value *value, const uint32_t *order, size_t count) {
  varve_use *uses[64], *arranged[64], *use = value->first_use;
  for (size_t i = 0; i < count; i++, use = use->next)
    uses[i] = use;
  for (size_t i = 0; i < count; i++)
    arranged[i] = uses[order[i]];
  varve_value_set_use_order(value, arranged, count);
}

static varve_operation *define(ir_fixture *f, varve_block *block, uint32_t count) {
  return ir_append(block, ir_make(f, "t.x", (varve_operation_state){.result_count = count}));
}

static void use(ir_fixture *f, varve_block *block, varve_value *value, size_t count) {
  for (size_t i = 0; i < count; i++)
    ir_append(block, ir_use(f, value));
}

static const uint32_t reversed[] = {2, 1, 0};

/* Three results with three uses each, all reversed: the sample of the specification. */
static void values_are_in_the_order_of_a_hash_table(void **state) {
  ir_fixture *f = *state;
  written w;
  static const uint8_t expected[] = {0x22, 0x01, 0x07, 0x01, 0x01, 0x01, /* 3 results */
                                     0x07,                               /* all with orders */
                                     0x01, 0x0d, 0x05, 0x03, 0x01,       /* result 0 */
                                     0x05, 0x0d, 0x05, 0x03, 0x01,       /* result 2 */
                                     0x03, 0x0d, 0x05, 0x03, 0x01};      /* result 1 */
  varve_block *top = ir_root(f);
  varve_operation *op = define(f, top, 3);
  for (uint32_t i = 0; i < 3; i++) {
    use(f, top, varve_operation_result(op, i), 3);
    set_order(varve_operation_result(op, i), reversed, 3);
  }
  write_module(f, &w, (varve_bytecode_write_options){.version = VERSION});
  varve_slice ir = find_section(&w, VARVE_SECTION_IR);
  enum { USES_SIZE = 9 * 5 };
  assert_memory_equal(ir.data + ir.size - USES_SIZE - sizeof expected, expected, sizeof expected);
  varve_buffer_release(&w.bytes);
}

/* Writes one result, and compares the bytes between its type and its uses. */
static void check_one(ir_fixture *f, const uint32_t *order, size_t count, varve_slice expected) {
  written w;
  varve_block *top = ir_root(f);
  varve_value *value = varve_operation_result(define(f, top, 1), 0);
  use(f, top, value, count);
  set_order(value, order, count);
  write_module(f, &w, (varve_bytecode_write_options){.version = VERSION});
  varve_slice ir = find_section(&w, VARVE_SECTION_IR);
  const char *end = ir.data + ir.size - 5 * count;
  assert_memory_equal(end - expected.size, expected.data, expected.size);
  varve_buffer_release(&w.bytes);
}

static void reading_order_is_not_written(void **state) {
  static const uint32_t order[] = {0, 1, 2};
  check_one(*state, order, 3, VARVE_SLICE("\x02\x01\x03\x01"));
}

/* mem[L[s]] = ref[s]: a rotation distinguishes L from its inverse. */
static void positions_refer_to_the_actual_list(void **state) {
  static const uint32_t order[] = {1, 2, 0};
  check_one(*state, order, 3, VARVE_SLICE("\x22\x01\x03\x01\x0d\x05\x01\x03"));
}

static void few_differences_are_pairs(void **state) {
  static const uint32_t order[] = {0, 2, 3, 1, 4, 5, 6, 7};
  check_one(*state, order, 8, VARVE_SLICE("\x22\x01\x03\x01\x1b\x07\x03\x03\x05\x05\x07"));
}

static void a_form_for_few_changes_needs_fewer_than_half(void **state) {
  static const uint32_t order[] = {1, 0, 2, 3};
  check_one(*state, order, 4, VARVE_SLICE("\x22\x01\x03\x01\x11\x03\x01\x05\x07"));
}

static void arguments_have_orders_too(void **state) {
  ir_fixture *f = *state;
  written w;
  static const uint8_t expected[] = {0x05, 0x01, 0x20, 0x03, 0x03, 0x0d, 0x05, 0x03, 0x01};
  varve_block *body, *top = ir_root(f);
  ir_append(top, ir_nest(f, "t.op", &body));
  ir_argument(f, body);
  varve_value *second = ir_argument(f, body);
  use(f, body, second, 3);
  set_order(second, reversed, 3);
  write_module(f, &w, (varve_bytecode_write_options){.version = VERSION});
  varve_slice ir = find_section(&w, VARVE_SECTION_IR);
  const char *end = ir.data + ir.size - 3 * 5;
  /* two arguments of type 0 without location, the flag, one order: that of argument 1 */
  assert_memory_equal(end - 7, expected + 2, 7);
  varve_buffer_release(&w.bytes);
  write_module(f, &w, (varve_bytecode_write_options){.version = 2});
  assert_status(w.status, OK);
  varve_buffer_release(&w.bytes);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      numbering_test(values_are_in_the_order_of_a_hash_table),
      numbering_test(reading_order_is_not_written),
      numbering_test(positions_refer_to_the_actual_list),
      numbering_test(few_differences_are_pairs),
      numbering_test(a_form_for_few_changes_needs_fewer_than_half),
      numbering_test(arguments_have_orders_too),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
