/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/numbering/structure.c: isolation, and where values are defined. */
#include "tests/unit/numbering_fixture.h"

static const varve_numbering_options options = {.properties = VARVE_PROPERTIES_SPARSE};

static varve_operation *use_in(ir_fixture *f, varve_block *block, varve_value *value) {
  return ir_append(block, ir_use(f, value));
}

static void an_operation_without_captures_is_isolated(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *outer, *middle, *inner, *top = ir_root(f);
  varve_value *far = varve_operation_result(ir_append(top, ir_define(f)), 0);
  varve_operation *a = ir_append(top, ir_nest(f, "t.outer", &outer));
  varve_value *near = varve_operation_result(ir_append(outer, ir_define(f)), 0);
  varve_operation *b = ir_append(outer, ir_nest(f, "t.middle", &middle));
  varve_operation *c = ir_append(middle, ir_nest(f, "t.inner", &inner));
  use_in(f, inner, near);
  varve_operation *empty =
      ir_append(top, ir_make(f, "t.empty", (varve_operation_state){.region_count = 2}));
  number_module(f, &n, options);
  assert_status(n.status, OK);
  assert_true(varve_numbering_is_isolated(&n.numbering, f->module->root));
  assert_true(varve_numbering_is_isolated(&n.numbering, a));
  assert_false(varve_numbering_is_isolated(&n.numbering, b));
  assert_false(varve_numbering_is_isolated(&n.numbering, c));
  assert_true(varve_numbering_is_isolated(&n.numbering, empty));
  varve_numbering_release(&n.numbering);
  use_in(f, inner, far);
  number_module(f, &n, options);
  assert_false(varve_numbering_is_isolated(&n.numbering, a));
  varve_numbering_release(&n.numbering);
}

static void operands_of_an_operation_are_outside_its_regions(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *top = ir_root(f);
  varve_value *value = varve_operation_result(ir_append(top, ir_define(f)), 0);
  varve_operation *op = ir_append(
      top,
      ir_make(f, "t.op",
              (varve_operation_state){.operands = &value, .operand_count = 1, .region_count = 2}));
  varve_block *block = ir_block(f, varve_operation_region(op, 1));
  ir_append(block, ir_define(f));
  number_module(f, &n, options);
  assert_true(varve_numbering_is_isolated(&n.numbering, op));
  varve_numbering_release(&n.numbering);
}

static void all_regions_decide(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *top = ir_root(f);
  varve_value *value = varve_operation_result(ir_append(top, ir_define(f)), 0);
  varve_operation *op =
      ir_append(top, ir_make(f, "t.op", (varve_operation_state){.region_count = 3}));
  ir_append(ir_block(f, varve_operation_region(op, 0)), ir_define(f));
  use_in(f, ir_block(f, varve_operation_region(op, 2)), value);
  number_module(f, &n, options);
  assert_false(varve_numbering_is_isolated(&n.numbering, op));
  varve_numbering_release(&n.numbering);
}

static void values_count_within_their_scope(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *sharing, *alone, *top = ir_root(f);
  varve_value *first = varve_operation_result(ir_append(top, ir_define(f)), 0);
  ir_append(top, ir_nest(f, "t.sharing", &sharing));
  varve_value *argument = ir_argument(f, sharing);
  use_in(f, sharing, first);
  ir_append(top, ir_nest(f, "t.alone", &alone));
  varve_value *own = varve_operation_result(ir_append(alone, ir_define(f)), 0);
  varve_value *last = varve_operation_result(ir_append(top, ir_define(f)), 0);
  number_module(f, &n, options);
  assert_int_equal(first->number, 0);
  assert_int_equal(last->number, 1);
  assert_int_equal(argument->number, 2);
  assert_int_equal(own->number, 0);
  assert_int_equal(varve_numbered_region_of(&n.numbering, top)->value_count, 2);
  varve_numbering_release(&n.numbering);
}

static void check_refused(ir_fixture *f, const char *message) {
  numbered n;
  number_module(f, &n, options);
  assert_status(n.status, INVALID);
  assert_string_equal(n.message.text, message);
  varve_numbering_release(&n.numbering);
}

static void values_from_elsewhere_are_rejected(void **state) {
  ir_fixture *f = *state;
  varve_block *left, *right, *body, *top = ir_root(f);
  ir_append(top, ir_nest(f, "t.left", &left));
  ir_append(top, ir_nest(f, "t.right", &right));
  varve_value *hidden = varve_operation_result(ir_append(left, ir_define(f)), 0);
  varve_operation *user = use_in(f, right, hidden);
  check_refused(f, "'t.use': operand #0 is not defined in a region around the operation");
  varve_operation_set_operand(user, 0, varve_operation_result(ir_define(f), 0));
  check_refused(f, "'t.use': operand #0 is not defined in a region around the operation");
  varve_operation_set_operand(user, 0, NULL);
  check_refused(f, "'t.use': operand #0 is not set");
  varve_value *outside = varve_operation_result(ir_append(top, ir_define(f)), 0);
  varve_operation_set_operand(user, 0, outside);
  ir_append(top, ir_nest(f, "builtin.module", &body));
  ir_append(body, ir_nest(f, "t.op", &right));
  use_in(f, right, outside);
  check_refused(f, "'t.use': operand #0 is defined outside an operation isolated from above");
}

static void a_value_of_a_later_region_is_rejected(void **state) {
  ir_fixture *f = *state;
  varve_block *later, *top = ir_root(f);
  varve_operation *user =
      ir_append(top, ir_make(f, "t.use", (varve_operation_state){.operand_count = 1}));
  ir_append(top, ir_nest(f, "t.later", &later));
  later->number = 0;
  varve_operation_set_operand(user, 0, varve_operation_result(ir_append(later, ir_define(f)), 0));
  check_refused(f, "'t.use': operand #0 is not defined in a region around the operation");
}

static void successors_stay_in_the_region(void **state) {
  ir_fixture *f = *state;
  varve_block *inner, *top = ir_root(f);
  varve_operation *branch = ir_append(
      top, ir_make(f, "t.br", (varve_operation_state){.successors = &top, .successor_count = 1}));
  numbered n;
  number_module(f, &n, options);
  assert_status(n.status, OK);
  varve_numbering_release(&n.numbering);
  ir_append(top, ir_nest(f, "t.op", &inner));
  varve_operation_set_successor(branch, 0, inner);
  check_refused(f, "'t.br': successor #0 is not a block of the operation's region");
}

enum { DEEP = 100000 };

static void depth_needs_no_stack(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *block = ir_root(f);
  varve_value *value = varve_operation_result(ir_append(block, ir_define(f)), 0);
  varve_operation *innermost = NULL;
  for (int i = 0; i < DEEP; i++) {
    varve_block *outer = block;
    innermost = ir_nest(f, "t.op", &block);
    ir_append(outer, innermost);
  }
  ir_append(block, ir_define(f));
  number_module(f, &n, options);
  assert_status(n.status, OK);
  assert_true(varve_numbering_is_isolated(&n.numbering, innermost));
  varve_numbering_release(&n.numbering);
  use_in(f, block, value);
  number_module(f, &n, options);
  assert_false(varve_numbering_is_isolated(&n.numbering, innermost));
  varve_numbering_release(&n.numbering);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      numbering_test(an_operation_without_captures_is_isolated),
      numbering_test(operands_of_an_operation_are_outside_its_regions),
      numbering_test(all_regions_decide),
      numbering_test(values_count_within_their_scope),
      numbering_test(values_from_elsewhere_are_rejected),
      numbering_test(a_value_of_a_later_region_is_rejected),
      numbering_test(successors_stay_in_the_region),
      numbering_test(depth_needs_no_stack),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
