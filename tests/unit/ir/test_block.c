/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/block.c */
#include "tests/unit/ir_fixture.h"

static void check_blocks(const varve_region *region, varve_block *const *blocks, size_t count) {
  const varve_block *block = region->first;
  for (size_t i = 0; i < count; i++, block = block->next) {
    assert_ptr_equal(block, blocks[i]);
    assert_ptr_equal(block->region, region);
    assert_ptr_equal(block->previous, i == 0 ? NULL : blocks[i - 1]);
  }
  assert_null(block);
  assert_ptr_equal(region->last, count == 0 ? NULL : blocks[count - 1]);
}

static void blocks_are_inserted_and_removed(void **state) {
  ir_fixture *f = *state;
  varve_region *region;
  assert_status(varve_region_create(f->module, &region), OK);
  varve_block *b = ir_block(f, region), *d = ir_block(f, region);
  varve_block *a = ir_block(f, NULL), *c = ir_block(f, NULL);
  varve_region_insert_block(region, b, a);
  varve_region_insert_block(region, d, c);
  check_blocks(region, (varve_block *[]){a, b, c, d}, 4);
  varve_block_remove(b);
  varve_block_remove(b);
  check_blocks(region, (varve_block *[]){a, c, d}, 3);
  varve_block_remove(a);
  varve_block_remove(d);
  check_blocks(region, &c, 1);
  varve_block_remove(c);
  check_blocks(region, NULL, 0);
}

static void a_region_can_take_over_the_blocks_of_another(void **state) {
  ir_fixture *f = *state;
  varve_operation *op = ir_make(f, "t.op", (varve_operation_state){.region_count = 2});
  varve_region *target = varve_operation_region(op, 1), *source;
  assert_status(varve_region_create(f->module, &source), OK);
  varve_block *blocks[4];
  for (int i = 0; i < 2; i++)
    blocks[i] = ir_block(f, source);
  varve_region_take_blocks(target, source);
  check_blocks(target, blocks, 2);
  check_blocks(source, NULL, 0);
  varve_region_take_blocks(target, source);
  for (int i = 2; i < 4; i++)
    blocks[i] = ir_block(f, source);
  varve_region_take_blocks(target, source);
  check_blocks(target, blocks, 4);
  assert_ptr_equal(varve_block_owner(blocks[3]), op);
  varve_region_destroy(f->module, source);
}

static void operations_are_inserted_and_removed(void **state) {
  ir_fixture *f = *state;
  varve_block *block = ir_block(f, NULL);
  varve_operation *b = ir_append(block, ir_define(f)), *a = ir_define(f), *c = ir_define(f);
  varve_block_insert_operation(block, b, a);
  varve_block_insert_operation(block, NULL, c);
  assert_ptr_equal(block->first, a);
  assert_ptr_equal(a->next, b);
  assert_ptr_equal(b->next, c);
  assert_ptr_equal(block->last, c);
  assert_ptr_equal(c->previous, b);
  varve_operation_remove(b);
  varve_operation_remove(b);
  assert_null(b->block);
  assert_ptr_equal(a->next, c);
  assert_ptr_equal(c->previous, a);
  varve_operation_remove(a);
  varve_operation_remove(c);
  assert_null(block->first);
  assert_null(block->last);
}

static void arguments_keep_their_positions(void **state) {
  ir_fixture *f = *state;
  varve_block *block = ir_block(f, NULL);
  varve_value *arguments[100];
  for (uint32_t i = 0; i < 100; i++)
    arguments[i] = ir_argument(f, block);
  for (uint32_t i = 0; i < 100; i++) {
    assert_ptr_equal(&block->arguments[i]->value, arguments[i]);
    assert_int_equal(arguments[i]->index, i);
    assert_int_equal(arguments[i]->kind, VARVE_VALUE_BLOCK_ARGUMENT);
    assert_ptr_equal(varve_value_argument(arguments[i])->block, block);
  }
  varve_operation *user = ir_use(f, arguments[50]);
  assert_status(varve_block_erase_argument(f->module, block, 50), INVALID);
  assert_status(varve_block_erase_argument(f->module, block, 100), BAD_ARGUMENT);
  assert_status(varve_operation_erase(f->module, user), OK);
  assert_status(varve_block_erase_argument(f->module, block, 50), OK);
  assert_int_equal(block->argument_count, 99);
  assert_ptr_equal(&block->arguments[50]->value, arguments[51]);
  assert_int_equal(arguments[51]->index, 50);
  assert_int_equal(arguments[99]->index, 98);
}

static void wrong_arguments_are_rejected(void **state) {
  ir_fixture *f = *state;
  varve_block *block = ir_block(f, NULL);
  varve_value *argument;
  assert_status(varve_block_add_argument(f->module, block, NULL, NULL, &argument), BAD_ARGUMENT);
  assert_status(varve_block_add_argument(f->module, block, f->context->unit, NULL, &argument),
                BAD_ARGUMENT);
  assert_status(
      varve_block_add_argument(f->module, block, f->context->i32, f->context->unit, &argument),
      BAD_ARGUMENT);
  assert_null(argument);
  assert_int_equal(block->argument_count, 0);
}

static void failing_allocations_leave_the_block_intact(void **state) {
  ir_fixture *f = *state;
  varve_block *block = ir_block(f, NULL);
  uint32_t added = 0;
  f->allocator.fail_at = f->allocator.calls + 1;
  varve_value *argument;
  while (varve_block_add_argument(f->module, block, f->context->i32, NULL, &argument) ==
         VARVE_STATUS_OK)
    added++;
  assert_null(argument);
  assert_int_equal(block->argument_count, added);
  f->allocator.fail_at = 0;
  assert_int_equal(ir_argument(f, block)->index, added);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(blocks_are_inserted_and_removed),
      ir_test(a_region_can_take_over_the_blocks_of_another),
      ir_test(operations_are_inserted_and_removed),
      ir_test(arguments_keep_their_positions),
      ir_test(wrong_arguments_are_rejected),
      ir_test(failing_allocations_leave_the_block_intact),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
