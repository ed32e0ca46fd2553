/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/use_list.c */
#include "tests/unit/ir_fixture.h"

#include "ir/use_list.h"

enum { USES = 5 };

static void make_uses(ir_fixture *f, varve_value *value, varve_operation *users[USES]) {
  for (int i = 0; i < USES; i++)
    users[i] = ir_use(f, value);
}

/* Checks that the list has the users in this order, and that its backward links are right. */
static void check_order(const varve_value *value, varve_operation *const *users, size_t count) {
  varve_use *const *back = &value->first_use;
  for (size_t i = 0; i < count; i++) {
    assert_ptr_equal(*back, &users[i]->operands[0]);
    assert_ptr_equal((*back)->back, back);
    assert_ptr_equal((*back)->value, value);
    back = &(*back)->next;
  }
  assert_null(*back);
  assert_int_equal(varve_value_use_count(value), count);
}

static void replacing_reverses_the_order(void **state) {
  ir_fixture *f = *state;
  varve_value *value = varve_operation_result(ir_define(f), 0);
  varve_value *other = varve_operation_result(ir_define(f), 0);
  varve_operation *users[USES], *first = ir_use(f, other);
  make_uses(f, value, users);
  varve_value_replace_uses(value, other);
  assert_null(value->first_use);
  varve_operation *expected[USES + 1] = {users[0], users[1], users[2], users[3], users[4], first};
  check_order(other, expected, USES + 1);
  varve_value_replace_uses(other, other);
  check_order(other, expected, USES + 1);
}

static void an_explicit_order_is_used(void **state) {
  ir_fixture *f = *state;
  varve_value *value = varve_operation_result(ir_define(f), 0);
  varve_operation *users[USES];
  make_uses(f, value, users);
  const int order[USES] = {3, 0, 4, 1, 2};
  varve_operation *expected[USES];
  varve_use *uses[USES];
  for (int i = 0; i < USES; i++) {
    expected[i] = users[order[i]];
    uses[i] = &expected[i]->operands[0];
  }
  varve_value_set_use_order(value, uses, USES);
  check_order(value, expected, USES);
  varve_operation_set_operand(expected[0], 0, NULL);
  varve_operation_set_operand(expected[4], 0, NULL);
  check_order(value, expected + 1, USES - 2);
}

static void forward_references_get_placeholder_values(void **state) {
  ir_fixture *f = *state;
  varve_value *forward, *refused;
  assert_status(varve_forward_value_create(f->module, f->context->unit, &refused), BAD_ARGUMENT);
  assert_null(refused);
  assert_status(varve_forward_value_create(f->module, f->context->i32, &forward), OK);
  assert_int_equal(forward->kind, VARVE_VALUE_FORWARD);
  varve_operation *users[USES];
  make_uses(f, forward, users);
  varve_value *value = varve_operation_result(ir_define(f), 0);
  varve_value_replace_uses(forward, value);
  check_order(value, users, USES);
  varve_forward_value_destroy(f->module, forward);
  varve_value *again;
  assert_status(varve_forward_value_create(f->module, f->context->i32, &again), OK);
  assert_ptr_equal(again, forward);
}

/* Unlike replacing a value, which reverses the list. */
static void a_settled_value_has_the_uses_in_their_order(void **state) {
  ir_fixture *f = *state;
  varve_value *forward, *value = varve_operation_result(ir_define(f), 0);
  assert_status(varve_forward_value_create(f->module, f->context->i32, &forward), OK);
  varve_operation *users[USES], *reversed[USES];
  make_uses(f, forward, users);
  for (int i = 0; i < USES; i++)
    reversed[i] = users[USES - 1 - i];
  check_order(forward, reversed, USES);
  varve_vector scratch;
  varve_vector_init(&scratch, &f->context->memory, sizeof(varve_use *));
  assert_status(varve_forward_value_settle(f->module, forward, value, &scratch), OK);
  check_order(value, reversed, USES);
  varve_vector_release(&scratch);
}

static void an_order_is_its_own_unless_keys_descend(void **state) {
  ir_fixture *f = *state;
  varve_value *value = varve_operation_result(ir_define(f), 0);
  varve_operation *users[USES];
  assert_false(varve_value_has_own_order(value));
  make_uses(f, value, users);
  for (int i = 0; i < USES; i++)
    users[i]->number = (uint32_t)i;
  assert_false(varve_value_has_own_order(value));
  assert_true(varve_use_key(&users[0]->operands[0]) < varve_use_key(&users[1]->operands[0]));
  users[0]->number = USES;
  assert_true(varve_value_has_own_order(value));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(replacing_reverses_the_order),
      ir_test(an_explicit_order_is_used),
      ir_test(forward_references_get_placeholder_values),
      ir_test(a_settled_value_has_the_uses_in_their_order),
      ir_test(an_order_is_its_own_unless_keys_descend),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
