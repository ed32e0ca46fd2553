/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/operation.c */
#include "tests/unit/ir_fixture.h"

static void an_operation_finds_its_parts(void **state) {
  ir_fixture *f = *state;
  varve_operation *plain = ir_define(f);
  assert_false(plain->has_tail);
  assert_int_equal(varve_operation_result_count(plain), 1);
  assert_int_equal(varve_operation_successor_count(plain), 0);
  assert_int_equal(varve_operation_region_count(plain), 0);
  assert_ptr_equal(plain->operands, plain + 1);
  assert_ptr_equal(plain->location, f->context->unknown_location);

  varve_value *operands[] = {varve_operation_result(plain, 0), varve_operation_result(plain, 0)};
  varve_block *block = ir_block(f, NULL);
  varve_block *successors[] = {block, block, block};
  varve_operation *op = ir_make(f, "t.all",
                                (varve_operation_state){.result_count = 3,
                                                        .operands = operands,
                                                        .operand_count = 2,
                                                        .successors = successors,
                                                        .successor_count = 3,
                                                        .region_count = 2});
  assert_int_equal(varve_operation_result_count(op), 3);
  assert_int_equal(op->operand_count, 2);
  assert_int_equal(varve_operation_successor_count(op), 3);
  assert_int_equal(varve_operation_region_count(op), 2);
  for (uint32_t i = 0; i < 3; i++) {
    varve_value *result = varve_operation_result(op, i);
    assert_int_equal(result->index, i);
    assert_int_equal(result->kind, VARVE_VALUE_RESULT);
    assert_null(result->first_use);
    assert_ptr_equal(varve_value_operation(result), op);
    assert_ptr_equal(varve_operation_successors(op)[i].block, block);
  }
  for (uint32_t i = 0; i < 2; i++) {
    assert_ptr_equal(varve_operation_region(op, i)->owner, op);
    assert_null(varve_operation_region(op, i)->first);
    assert_ptr_equal(op->operands[i].owner, op);
    assert_int_equal(varve_use_index(&op->operands[i]), i);
  }
  assert_ptr_equal(block->first_use, varve_operation_successors(op) + 2);
}

static void operands_are_linked_newest_first(void **state) {
  ir_fixture *f = *state;
  varve_value *value = varve_operation_result(ir_define(f), 0);
  varve_value *operands[] = {value, value};
  varve_operation *both =
      ir_make(f, "t.both", (varve_operation_state){.operands = operands, .operand_count = 2});
  varve_operation *later = ir_use(f, value);
  assert_ptr_equal(value->first_use, &later->operands[0]);
  assert_ptr_equal(value->first_use->next, &both->operands[1]);
  assert_ptr_equal(value->first_use->next->next, &both->operands[0]);
  assert_null(value->first_use->next->next->next);
}

static void wrong_states_are_rejected(void **state) {
  ir_fixture *f = *state;
  varve_value *value = varve_operation_result(ir_define(f), 0);
  varve_value *operands[] = {value, NULL};
  const varve_entity *types[] = {NULL};
  varve_block *successors[] = {NULL};
  const varve_operation_name *name = ir_name(f, "t.a");
  varve_operation *op;
  const varve_operation_state states[] = {
      {.name = NULL},
      {.name = name, .operands = operands, .operand_count = 2},
      {.name = name, .result_types = types, .result_count = 1},
      {.name = name, .result_types = &f->context->unit, .result_count = 1},
      {.name = name, .successors = successors, .successor_count = 1},
      {.name = name, .location = f->context->unit},
      {.name = name, .dictionary = f->context->unit},
      {.name = name, .properties = f->context->i32},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(states); i++) {
    assert_status(varve_operation_create(f->module, &states[i], &op), BAD_ARGUMENT);
    assert_null(op);
  }
  const varve_operation_state large[] = {
      {.name = name, .operand_count = 1u << 30},
      {.name = name, .result_count = 1u << 30},
      {.name = name, .region_count = 1u << 30},
      {.name = name, .successor_count = UINT32_MAX},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(large); i++) {
    assert_status(varve_operation_create(f->module, &large[i], &op), LIMIT_EXCEEDED);
    assert_null(op);
  }
  assert_null(value->first_use);
}

static void unset_operands_and_successors_are_set_later(void **state) {
  ir_fixture *f = *state;
  varve_operation *op =
      ir_make(f, "t.later", (varve_operation_state){.operand_count = 2, .successor_count = 1});
  assert_null(varve_operation_operand(op, 1));
  assert_null(varve_operation_successors(op)[0].block);
  varve_value *value = varve_operation_result(ir_define(f), 0);
  varve_block *block = ir_block(f, NULL);
  varve_operation_set_operand(op, 1, value);
  varve_operation_set_successor(op, 0, block);
  assert_ptr_equal(value->first_use, &op->operands[1]);
  assert_ptr_equal(block->first_use, varve_operation_successors(op));
  varve_operation_set_successor(op, 0, NULL);
  assert_null(block->first_use);
}

static void attributes_take_the_smallest_form(void **state) {
  ir_fixture *f = *state;
  const varve_entity *one = ir_dictionary(f, "a", f->context->unit);
  const varve_entity *two = ir_dictionary(f, "b", f->context->unit);
  varve_operation *op = ir_define(f);
  assert_null(op->attributes);
  assert_status(varve_operation_set_attributes(f->module, op, f->context->empty_dictionary, NULL),
                OK);
  assert_null(op->attributes);
  assert_status(varve_operation_set_attributes(f->module, op, one, NULL), OK);
  assert_ptr_equal(op->attributes, one);
  assert_ptr_equal(varve_operation_dictionary(op), one);
  assert_null(varve_operation_properties(op));
  assert_status(varve_operation_set_attributes(f->module, op, one, two), OK);
  assert_ptr_equal(varve_operation_dictionary(op), one);
  assert_ptr_equal(varve_operation_properties(op), two);
  /* "t.define"() <{}> : without a definition, empty properties are kept. */
  assert_status(varve_operation_set_attributes(f->module, op, NULL, f->context->empty_dictionary),
                OK);
  assert_null(varve_operation_dictionary(op));
  assert_ptr_equal(varve_operation_properties(op), f->context->empty_dictionary);
  assert_status(varve_operation_set_attributes(f->module, op, f->context->unit, NULL),
                BAD_ARGUMENT);
  assert_ptr_equal(varve_operation_properties(op), f->context->empty_dictionary);
}

static void set_operand_moves_one_use(void **state) {
  ir_fixture *f = *state;
  varve_value *a = varve_operation_result(ir_define(f), 0);
  varve_value *b = varve_operation_result(ir_define(f), 0);
  varve_operation *first = ir_use(f, a), *second = ir_use(f, a), *third = ir_use(f, a);
  varve_operation_set_operand(second, 0, b);
  assert_ptr_equal(a->first_use, &third->operands[0]);
  assert_ptr_equal(a->first_use->next, &first->operands[0]);
  assert_ptr_equal(b->first_use, &second->operands[0]);
  varve_operation_set_operand(third, 0, NULL);
  assert_ptr_equal(a->first_use, &first->operands[0]);
  varve_operation_set_operand(first, 0, a);
  assert_int_equal(varve_value_use_count(a), 1);
}

static void check_operands(varve_operation *op, varve_value *const *values, uint32_t count) {
  assert_int_equal(op->operand_count, count);
  for (uint32_t i = 0; i < count; i++) {
    assert_ptr_equal(op->operands[i].value, values[i]);
    assert_ptr_equal(op->operands[i].owner, op);
    assert_int_equal(varve_use_index(&op->operands[i]), i);
    assert_ptr_equal(*op->operands[i].back, &op->operands[i]);
  }
}

static void operand_lists_grow_and_shrink(void **state) {
  ir_fixture *f = *state;
  varve_value *values[100];
  varve_value *shared = varve_operation_result(ir_define(f), 0);
  for (uint32_t i = 0; i < 100; i++)
    values[i] = i % 3 == 0 ? shared : varve_operation_result(ir_define(f), 0);
  varve_operation *op =
      ir_make(f, "t.grow", (varve_operation_state){.operands = values, .operand_count = 3});
  const uint32_t counts[] = {3, 2, 4, 0, 3, 5, 9, 40, 41, 100, 7, 0, 100};
  for (size_t i = 0; i < VARVE_COUNT_OF(counts); i++) {
    assert_status(varve_operation_set_operands(f->module, op, values, counts[i]), OK);
    check_operands(op, values, counts[i]);
    assert_int_equal(varve_value_use_count(shared), (counts[i] + 2) / 3);
  }
  assert_status(varve_operation_erase(f->module, op), OK);
  assert_null(shared->first_use);
}

static void rejected_operand_lists_change_nothing(void **state) {
  ir_fixture *f = *state;
  varve_value *value = varve_operation_result(ir_define(f), 0);
  varve_value *values[] = {value, value, NULL};
  varve_operation *op = ir_use(f, value);
  assert_status(varve_operation_set_operands(f->module, op, values, 3), BAD_ARGUMENT);
  assert_status(varve_operation_set_operands(f->module, op, values, 1u << 30), LIMIT_EXCEEDED);
  check_operands(op, values, 1);
  static varve_value *many[100000];
  for (size_t i = 0; i < VARVE_COUNT_OF(many); i++)
    many[i] = value;
  f->allocator.fail_at = f->allocator.calls + 1;
  assert_status(varve_operation_set_operands(f->module, op, many, VARVE_COUNT_OF(many)),
                OUT_OF_MEMORY);
  f->allocator.fail_at = 0;
  check_operands(op, values, 1);
  assert_status(varve_operation_set_operands(f->module, op, many, VARVE_COUNT_OF(many)), OK);
  check_operands(op, many, VARVE_COUNT_OF(many));
}

static void the_memory_limit_holds(void **state) {
  ir_fixture *f = *state;
  const varve_operation_state large = {.name = ir_name(f, "t.large"), .operand_count = 1000000};
  varve_operation *op;
  f->context->memory.limit = f->context->memory.used + 100000;
  assert_status(varve_operation_create(f->module, &large, &op), OUT_OF_MEMORY);
  assert_null(op);
  f->context->memory.limit = 0;
  assert_status(varve_operation_create(f->module, &large, &op), OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(an_operation_finds_its_parts),
      ir_test(operands_are_linked_newest_first),
      ir_test(wrong_states_are_rejected),
      ir_test(unset_operands_and_successors_are_set_later),
      ir_test(attributes_take_the_smallest_form),
      ir_test(set_operand_moves_one_use),
      ir_test(operand_lists_grow_and_shrink),
      ir_test(rejected_operand_lists_change_nothing),
      ir_test(the_memory_limit_holds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
