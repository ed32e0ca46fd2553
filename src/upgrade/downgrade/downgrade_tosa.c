/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect tosa before LLVM 20: shapes, amounts and zero points are attributes, permutations are
 * operands. */
#include "dialect/operation_properties.h"
#include "upgrade/downgrade/downgrader.h"
#include "upgrade/engine/values.h"

/* What a constant holds; it may have got the attributes of the target already. NULL: it is no
 * constant. */
static const varve_entity *held_by(const varve_value *value) {
  static const char *const names[] = {"values", "value"};
  if (value->kind != VARVE_VALUE_RESULT)
    return NULL;
  const varve_operation *maker = varve_value_operation(value);
  const varve_entity *properties = varve_operation_properties(maker), *held = NULL;
  for (size_t i = 0; i < VARVE_COUNT_OF(names) && held == NULL; i++) {
    held = varve_upgrade_get(maker, names[i]);
    if (held == NULL && properties != NULL)
      held = varve_dictionary_find(properties, varve_slice_of(names[i]));
  }
  return held;
}

/* Removes a constant that nothing uses any more. */
static varve_status erase_unused(varve_downgrader *down, const varve_value *value) {
  if (value->kind != VARVE_VALUE_RESULT || value->first_use != NULL)
    return VARVE_STATUS_OK;
  varve_operation *maker = varve_value_operation(value);
  return varve_upgrade_is(maker, "tosa.const") ? varve_upgrade_erase(&down->up, maker)
                                               : VARVE_STATUS_OK;
}

static varve_status remove_operand(varve_downgrader *down, varve_operation *op, uint32_t index) {
  const varve_value *value = varve_operation_operand(op, index);
  VARVE_TRY(varve_upgrade_remove_operand(&down->up, op, index));
  return erase_unused(down, value);
}

/* Shapes */

/* The attribute that holds an operand of op; NULL: there is none. */
static const char *shape_attribute(const varve_operation *op, uint32_t index) {
  if (varve_upgrade_is(op, "tosa.reshape") && index == 1)
    return "new_shape";
  if (varve_upgrade_is(op, "tosa.tile") && index == 1)
    return "multiples";
  if (!varve_upgrade_is(op, "tosa.slice") || index == 0 || index > 2)
    return NULL;
  return index == 2 || varve_upgrade_get(op, "start") != NULL ? "size" : "start";
}

/* Attributes of operations that come later may still be properties. */
static varve_status set_shape(varve_downgrader *down, varve_operation *user, const char *name,
                              const varve_entity *shape) {
  const varve_entity *properties = varve_operation_properties(user), *conflict = NULL, *merged;
  varve_status status = varve_merge_attributes(down->up.context, varve_operation_dictionary(user),
                                               properties, &merged, &conflict);
  if (conflict != NULL)
    return varve_downgrade_refuse(down, user, "a property is a discardable attribute, too");
  VARVE_TRY(status);
  VARVE_TRY(varve_operation_set_attributes(down->up.module, user, merged, NULL));
  return varve_upgrade_set(&down->up, user, name, shape);
}

static varve_status hand_shape_to(varve_downgrader *down, const varve_value *shape,
                                  const varve_entity *list) {
  while (shape->first_use != NULL) {
    varve_operation *user = shape->first_use->owner;
    uint32_t index = 0;
    while (index < user->operand_count && varve_operation_operand(user, index) != shape)
      index++;
    const char *name = shape_attribute(user, index);
    if (name == NULL)
      return varve_downgrade_refuse(down, user, "it takes no shape as operand there");
    VARVE_TRY(varve_upgrade_remove_operand(&down->up, user, index));
    VARVE_TRY(set_shape(down, user, name, list));
  }
  return VARVE_STATUS_OK;
}

static varve_status hand_shape(varve_downgrader *down, varve_operation *op) {
  varve_vector numbers;
  const varve_entity *list = NULL;
  bool is_constant = false;
  if (varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  varve_value *shape = varve_operation_result(op, 0);
  varve_vector_init(&numbers, &down->up.context->memory, sizeof(int64_t));
  varve_status status = varve_upgrade_read_list(held_by(shape), &numbers, &is_constant);
  if (status == VARVE_STATUS_OK && is_constant)
    status = varve_upgrade_i64_array(&down->up, numbers.data, numbers.count, &list);
  varve_vector_release(&numbers);
  if (status != VARVE_STATUS_OK || !is_constant)
    return status;
  VARVE_TRY(hand_shape_to(down, shape, list));
  return down->is_op_refused ? VARVE_STATUS_OK : varve_upgrade_erase(&down->up, op);
}

/* Amounts */

static varve_status take_shift(varve_downgrader *down, varve_operation *op) {
  varve_vector numbers;
  const varve_entity *shift = NULL;
  bool is_constant = false;
  if (op->operand_count != 3)
    return VARVE_STATUS_OK;
  varve_vector_init(&numbers, &down->up.context->memory, sizeof(int64_t));
  varve_status status =
      varve_upgrade_read_list(held_by(varve_operation_operand(op, 2)), &numbers, &is_constant);
  if (status == VARVE_STATUS_OK && is_constant && numbers.count == 1)
    status = varve_upgrade_i64(&down->up, VARVE_VECTOR_AT(&numbers, int64_t, 0), &shift);
  varve_vector_release(&numbers);
  VARVE_TRY(status);
  if (shift == NULL)
    return varve_downgrade_refuse(down, op, "its shift is not a constant");
  VARVE_TRY(remove_operand(down, op, 2));
  return varve_upgrade_set(&down->up, op, "shift", shift);
}

static bool is_zero(const varve_value *value) {
  const varve_entity *held = held_by(value);
  if (held == NULL || held->kind != VARVE_KIND_DENSE_ELEMENTS)
    return false;
  const uint8_t *bytes = varve_entity_payload(held);
  for (uint32_t i = 0; i < held->payload_size; i++)
    if (bytes[i] != 0)
      return false;
  return true;
}

/* Two operands from index first on. */
static varve_status drop_zero_points(varve_downgrader *down, varve_operation *op, uint32_t first) {
  if (op->operand_count != first + 2)
    return VARVE_STATUS_OK;
  if (!is_zero(varve_operation_operand(op, first)) ||
      !is_zero(varve_operation_operand(op, first + 1)))
    return varve_downgrade_refuse(down, op, "its zero points are not 0");
  VARVE_TRY(remove_operand(down, op, first + 1));
  return remove_operand(down, op, first);
}

static varve_status fit_matmul(varve_downgrader *down, varve_operation *op) {
  return drop_zero_points(down, op, 2);
}

static varve_status fit_unary(varve_downgrader *down, varve_operation *op) {
  return drop_zero_points(down, op, 1);
}

/* Permutations */

static varve_status hand_permutation(varve_downgrader *down, varve_operation *op) {
  varve_upgrader *up = &down->up;
  const varve_entity *perms = varve_upgrade_get(op, "perms"), *elements;
  const varve_entity *type;
  varve_value *value;
  if (perms == NULL || perms->kind != VARVE_KIND_DENSE_ARRAY || op->operand_count != 1 ||
      perms->children[0] != up->context->i32)
    return VARVE_STATUS_OK;
  const int64_t rank = (int64_t)(perms->payload_size / sizeof(int32_t));
  VARVE_TRY(
      varve_tensor_type_get(up->context, (varve_dims){&rank, 1}, up->context->i32, NULL, &type));
  const varve_slice bytes = varve_slice_make(varve_entity_payload(perms), perms->payload_size);
  VARVE_TRY(varve_dense_elements_get(up->context, type, bytes, false, &elements));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "tosa.const", NULL, type, &value));
  VARVE_TRY(varve_upgrade_set(up, varve_value_operation(value), "value", elements));
  VARVE_TRY(varve_upgrade_set(up, op, "perms", NULL));
  return varve_upgrade_insert_operand(up, op, 1, value);
}

#define TOSA(name, rewrite)                                                                        \
  { VARVE_ERA_LLVM19, VARVE_UPGRADE_TOSA, "tosa." name, rewrite }

static const varve_downgrade_line lines[] = {
    TOSA("const_shape", hand_shape), TOSA("mul", take_shift),
    TOSA("matmul", fit_matmul),      TOSA("negate", fit_unary),
    TOSA("avg_pool2d", fit_unary),   TOSA("transpose", hand_permutation),
};

const varve_downgrade_family varve_downgrade_tosa = {lines, VARVE_COUNT_OF(lines)};
