/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/erase.c */
#include "tests/unit/ir_fixture.h"

static void memory_is_freed(void **state) {
  ir_fixture *f = *state;
  varve_value *values[3];
  for (int i = 0; i < 3; i++)
    values[i] = varve_operation_result(ir_define(f), 0);
  for (int i = 0; i < 100; i++) {
    varve_operation *op =
        ir_make(f, "t.op", (varve_operation_state){.operands = values, .operand_count = 1});
    assert_status(varve_operation_set_operands(f->module, op, values, 3), OK);
    size_t calls = f->allocator.calls;
    assert_status(varve_operation_erase(f->module, op), OK);
    varve_operation *again =
        ir_make(f, "t.op", (varve_operation_state){.operands = values, .operand_count = 1});
    assert_ptr_equal(again, op);
    assert_int_equal(f->allocator.calls, calls);
    assert_status(varve_operation_erase(f->module, again), OK);
  }
  for (int i = 0; i < 3; i++)
    assert_null(values[i]->first_use);
}

static void used_results_hold_an_operation(void **state) {
  ir_fixture *f = *state;
  varve_block *block = ir_root(f);
  varve_operation *a = ir_append(block, ir_define(f));
  varve_operation *define = ir_append(block, ir_define(f));
  varve_operation *user = ir_append(block, ir_use(f, varve_operation_result(define, 0)));
  assert_status(varve_operation_erase(f->module, define), INVALID);
  assert_ptr_equal(a->next, define);
  assert_ptr_equal(define->next, user);
  assert_ptr_equal(user->previous, define);
  assert_int_equal(varve_value_use_count(varve_operation_result(define, 0)), 1);
  assert_status(varve_operation_erase(f->module, user), OK);
  assert_status(varve_operation_erase(f->module, define), OK);
  assert_ptr_equal(block->first, a);
  assert_ptr_equal(block->last, a);
}

static void an_operation_may_use_itself(void **state) {
  ir_fixture *f = *state;
  varve_operation *op =
      ir_make(f, "t.self", (varve_operation_state){.result_count = 1, .operand_count = 1});
  varve_operation_set_operand(op, 0, varve_operation_result(op, 0));
  assert_status(varve_operation_erase(f->module, op), OK);
}

/* A tree with uses in all directions between its parts. */
static varve_operation *make_tree(ir_fixture *f, varve_value *outside, varve_operation **inner) {
  varve_operation *root =
      ir_make(f, "t.root", (varve_operation_state){.result_count = 2, .region_count = 2});
  varve_block *first = ir_block(f, varve_operation_region(root, 0));
  varve_block *second = ir_block(f, varve_operation_region(root, 0));
  varve_block *other = ir_block(f, varve_operation_region(root, 1));
  (void)ir_block(f, varve_operation_region(root, 1));
  varve_value *argument = ir_argument(f, first), *back = ir_argument(f, second);
  *inner = ir_append(first, ir_define(f));
  ir_append(first, ir_use(f, argument));
  ir_append(first, ir_use(f, outside));
  varve_block *successors[] = {second, first};
  ir_append(first, ir_make(f, "t.branch",
                           (varve_operation_state){.operands = &back,
                                                   .operand_count = 1,
                                                   .successors = successors,
                                                   .successor_count = 2}));
  ir_append(second, ir_use(f, varve_operation_result(root, 1)));
  ir_append(other, ir_use(f, varve_operation_result(*inner, 0)));
  return root;
}

static void uses_inside_the_erased_operation_are_allowed(void **state) {
  ir_fixture *f = *state;
  varve_value *outside = varve_operation_result(ir_define(f), 0);
  varve_operation *inner;
  outside->number = 77;
  varve_operation *root = make_tree(f, outside, &inner);
  varve_operation *user = ir_use(f, varve_operation_result(inner, 0));
  assert_status(varve_operation_erase(f->module, root), INVALID);
  assert_int_equal(outside->number, 77);
  assert_int_equal(varve_value_use_count(outside), 1);
  assert_status(varve_operation_erase(f->module, user), OK);
  assert_status(varve_operation_erase(f->module, root), OK);
  assert_null(outside->first_use);
  assert_int_equal(outside->number, 77);
}

static void blocks_are_erased_with_their_operations(void **state) {
  ir_fixture *f = *state;
  varve_operation *op = ir_make(f, "t.op", (varve_operation_state){.region_count = 1});
  varve_region *region = varve_operation_region(op, 0);
  varve_block *a = ir_block(f, region), *b = ir_block(f, region), *c = ir_block(f, region);
  varve_block *successors[] = {b};
  const varve_operation_state to_b = {.successors = successors, .successor_count = 1};
  ir_append(b, ir_make(f, "t.loop", to_b));
  varve_operation *user = ir_append(c, ir_use(f, ir_argument(f, b)));
  varve_operation *branch = ir_append(a, ir_make(f, "t.branch", to_b));
  assert_status(varve_block_erase(f->module, b), INVALID);
  assert_ptr_equal(a->next, b);
  assert_ptr_equal(b->next, c);
  assert_ptr_equal(b->region, region);
  assert_status(varve_operation_erase(f->module, branch), OK);
  assert_status(varve_block_erase(f->module, b), INVALID);
  assert_status(varve_operation_erase(f->module, user), OK);
  assert_status(varve_block_erase(f->module, b), OK);
  assert_ptr_equal(a->next, c);
  assert_ptr_equal(c->previous, a);
  assert_status(varve_block_erase(f->module, c), OK);
  assert_status(varve_block_erase(f->module, a), OK);
  assert_null(region->first);
  assert_null(region->last);
}

static void erasing_the_root_leaves_no_root(void **state) {
  ir_fixture *f = *state;
  ir_append(ir_root(f), ir_define(f));
  assert_status(varve_operation_erase(f->module, f->module->root), OK);
  assert_null(f->module->root);
}

static void depth_makes_no_difference(void **state) {
  ir_fixture *f = *state;
  varve_block *block = ir_root(f), *inner;
  varve_value *outer = varve_operation_result(ir_append(block, ir_define(f)), 0);
  varve_operation *top = ir_nest(f, "t.nest", &inner);
  ir_append(block, top);
  for (int i = 1; i < IR_DEPTH; i++) {
    varve_block *level = inner;
    ir_append(level, ir_use(f, ir_argument(f, level)));
    ir_append(level, ir_use(f, outer));
    varve_operation *nest = ir_nest(f, "t.nest", &inner);
    ir_append(level, nest);
  }
  assert_int_equal(varve_value_use_count(outer), IR_DEPTH - 1);
  assert_status(varve_operation_erase(f->module, top), OK);
  assert_null(outer->first_use);
  assert_ptr_equal(block->first, block->last);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(memory_is_freed),
      ir_test(used_results_hold_an_operation),
      ir_test(an_operation_may_use_itself),
      ir_test(uses_inside_the_erased_operation_are_allowed),
      ir_test(blocks_are_erased_with_their_operations),
      ir_test(erasing_the_root_leaves_no_root),
      ir_test(depth_makes_no_difference),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
