/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/walk.c */
#include "tests/unit/ir_fixture.h"

enum { OPERATIONS = 9 };

/* The tree, numbered in preorder: 0 { ^: 1  2 { region 0: none; region 1: ^: ^: 3 { ^: } 4; region
 * 2: ^: 5 } ; ^: ; ^: 6 { ^: 7 } 8 } */
static void make_tree(ir_fixture *f, varve_operation *ops[OPERATIONS]) {
  varve_block *block;
  ops[0] = ir_nest(f, "t.0", &block);
  varve_region *region = varve_operation_region(ops[0], 0);
  ops[1] = ir_append(block, ir_define(f));
  ops[2] = ir_append(block, ir_make(f, "t.2", (varve_operation_state){.region_count = 3}));
  (void)ir_block(f, varve_operation_region(ops[2], 1));
  block = ir_block(f, varve_operation_region(ops[2], 1));
  varve_block *empty;
  ops[3] = ir_append(block, ir_nest(f, "t.3", &empty));
  ops[4] = ir_append(block, ir_define(f));
  ops[5] = ir_append(ir_block(f, varve_operation_region(ops[2], 2)), ir_define(f));
  (void)ir_block(f, region);
  block = ir_block(f, region);
  varve_block *inner;
  ops[6] = ir_append(block, ir_nest(f, "t.6", &inner));
  ops[7] = ir_append(inner, ir_define(f));
  ops[8] = ir_append(block, ir_define(f));
}

static void preorder_visits_parents_first(void **state) {
  varve_operation *ops[OPERATIONS];
  make_tree(*state, ops);
  varve_operation *op = ops[0];
  for (int i = 0; i < OPERATIONS; i++, op = varve_operation_next_preorder(ops[0], op))
    assert_ptr_equal(op, ops[i]);
  assert_null(op);
  /* A walk inside op 2 stays there. */
  op = ops[2];
  for (int i = 2; i <= 5; i++, op = varve_operation_next_preorder(ops[2], op))
    assert_ptr_equal(op, ops[i]);
  assert_null(op);
}

static void skipping_leaves_out_what_is_inside(void **state) {
  varve_operation *ops[OPERATIONS];
  make_tree(*state, ops);
  assert_ptr_equal(varve_operation_next_skipping(ops[0], ops[2]), ops[6]);
  assert_ptr_equal(varve_operation_next_skipping(ops[0], ops[6]), ops[8]);
  assert_ptr_equal(varve_operation_next_skipping(ops[0], ops[3]), ops[4]);
  assert_null(varve_operation_next_skipping(ops[0], ops[8]));
  assert_null(varve_operation_next_skipping(ops[2], ops[2]));
  assert_null(varve_operation_next_skipping(NULL, ops[0]));
}

static void postorder_visits_children_first(void **state) {
  varve_operation *ops[OPERATIONS];
  make_tree(*state, ops);
  const int order[OPERATIONS] = {1, 3, 4, 5, 2, 7, 6, 8, 0};
  varve_operation *op = varve_operation_first_postorder(ops[0]);
  for (int i = 0; i < OPERATIONS; i++, op = varve_operation_next_postorder(ops[0], op))
    assert_ptr_equal(op, ops[order[i]]);
  assert_null(op);
  op = varve_operation_first_postorder(ops[6]);
  assert_ptr_equal(op, ops[7]);
  op = varve_operation_next_postorder(ops[6], op);
  assert_ptr_equal(op, ops[6]);
  assert_null(varve_operation_next_postorder(ops[6], op));
}

static void detached_blocks_end_a_walk(void **state) {
  ir_fixture *f = *state;
  varve_block *block = ir_block(f, NULL);
  varve_operation *a = ir_append(block, ir_define(f)), *b = ir_append(block, ir_define(f));
  assert_ptr_equal(varve_operation_next_preorder(NULL, a), b);
  assert_null(varve_operation_next_preorder(NULL, b));
  assert_null(varve_operation_next_postorder(NULL, b));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(preorder_visits_parents_first),
      ir_test(skipping_leaves_out_what_is_inside),
      ir_test(postorder_visits_children_first),
      ir_test(detached_blocks_end_a_walk),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
