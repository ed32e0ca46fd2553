/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Casts between operations that rules convert and those that they leave: see rule_casts.h. */
#include "upgrade/engine/rule_casts.h"

#include "ir/use_list.h"

static const char cast_name[] = "builtin.unrealized_conversion_cast";

typedef struct cast_insertion {
  varve_upgrader *up;
  varve_hash_table *converted; /* varve_operation * */
} cast_insertion;

static bool is_cast(const varve_operation *op) { return varve_upgrade_is(op, cast_name); }

/* The operation on whose side a value is: that of its block or of its result. */
static const varve_operation *side_of(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value)
                                           : varve_value_argument(value)->block->region->owner;
}

/* Where upstream puts a cast of a value: behind its operation, or at the front of its block. NULL:
 * nowhere, as the operation is the last one. */
static varve_operation *place_of_cast(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value)->next
                                           : varve_value_argument(value)->block->first;
}

static const varve_entity *location_of(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value)->location
                                           : varve_value_argument(value)->location;
}

static bool has_left_user(const varve_upgrader *up, const varve_value *value) {
  for (const varve_use *use = value->first_use; use != NULL; use = use->next)
    if (!varve_upgrade_has_rules(up, use->owner))
      return true;
  return false;
}

/* The users that are left as they are use a cast of the value. */
static varve_status cast_for_left(varve_upgrader *up, varve_value *value) {
  varve_value *result;
  varve_operation *before = place_of_cast(value);
  if (before == NULL || !has_left_user(up, value))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert_one(up, before, cast_name, value, value->type, &result));
  varve_value_operation(result)->location = location_of(value);
  for (varve_use *use = value->first_use, *next; use != NULL; use = next) {
    next = use->next;
    if (use->owner != varve_value_operation(result) && !varve_upgrade_has_rules(up, use->owner))
      varve_operation_set_operand(use->owner, varve_use_index(use), result);
  }
  varve_value_reverse_uses(result);
  return VARVE_STATUS_OK;
}

static varve_status cast_values_of(varve_upgrader *up, varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(cast_for_left(up, varve_operation_result(op, i)));
  for (uint32_t r = 0; r < varve_operation_region_count(op); r++)
    for (varve_block *block = varve_operation_region(op, r)->first; block != NULL;
         block = block->next)
      for (uint32_t a = 0; a < block->argument_count; a++)
        VARVE_TRY(cast_for_left(up, &block->arguments[a]->value));
  return VARVE_STATUS_OK;
}

/* A cast that was made for a value is its newest use. */
static varve_status cast_operand(cast_insertion *all, varve_operation *op, uint32_t index) {
  varve_value *value = op->operands[index].value, *result;
  if (value == NULL || side_of(value) == NULL || varve_upgrade_has_rules(all->up, side_of(value)))
    return VARVE_STATUS_OK;
  varve_operation *user = value->first_use->owner;
  if (is_cast(user) && varve_upgrade_has_rules(all->up, user)) {
    varve_operation_set_operand(op, index, varve_operation_result(user, 0));
    return VARVE_STATUS_OK;
  }
  varve_operation *before = place_of_cast(value);
  if (before == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert_one(all->up, before, cast_name, value, value->type, &result));
  user = varve_value_operation(result);
  user->location = op->location;
  varve_operation_set_operand(op, index, result);
  return varve_hash_table_insert(all->converted, varve_upgrade_hash(all->up, user), user);
}

varve_status varve_upgrade_insert_casts(varve_upgrader *up, varve_hash_table *converted) {
  cast_insertion all = {.up = up, .converted = converted};
  varve_operation *root = up->module->root;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    if (varve_upgrade_has_rules(up, op))
      VARVE_TRY(cast_values_of(up, op));
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    if (varve_upgrade_has_rules(up, op) && !is_cast(op))
      for (uint32_t i = 0; i < op->operand_count; i++)
        VARVE_TRY(cast_operand(&all, op, i));
  return VARVE_STATUS_OK;
}

static void make_oldest(varve_use *use) {
  varve_value_reverse_uses(use->value);
  varve_use_make_newest(use);
  varve_value_reverse_uses(use->value);
}

void varve_upgrade_order_casts(varve_upgrader *up) {
  varve_operation *root = up->module->root;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    if (!is_cast(op))
      continue;
    if (varve_upgrade_has_rules(up, op)) {
      varve_value_reverse_uses(varve_operation_result(op, 0));
      make_oldest(&op->operands[0]);
    } else if (op->operand_count == 1)
      varve_use_make_newest(&op->operands[0]);
  }
}

varve_status varve_upgrade_fold_casts(varve_upgrader *up) {
  varve_operation *root = up->module->root, *next;
  for (varve_operation *op = root; op != NULL; op = next) {
    next = varve_operation_next_preorder(root, op);
    if (!is_cast(op) || op->operand_count != 1 || varve_operation_result_count(op) != 1 ||
        op->operands[0].value == NULL ||
        op->operands[0].value->type != varve_operation_result(op, 0)->type)
      continue;
    varve_value_reverse_uses(varve_operation_result(op, 0));
    varve_value_replace_uses(varve_operation_result(op, 0), op->operands[0].value);
    VARVE_TRY(varve_operation_erase(up->module, op));
  }
  return VARVE_STATUS_OK;
}
