/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* sparse_tensor: what the bodies of operations take and yield. */
#include "verify/structured/custom_sparse_tensor.h"

/* A body that takes values of some types and yields one. */
typedef struct body_rule {
  const char *name;
  uint32_t region;
  const varve_entity *arguments[2]; /* NULL: no more of them */
  const varve_entity *yielded;      /* NULL: i1 */
} body_rule;

static bool is_yielded(const varve_operation *end, const varve_entity *type) {
  if (end->operand_count != 1)
    return false;
  const varve_entity *own = varve_operand_type(end, 0);
  return type != NULL ? own == type : varve_type_is_integer(own, 1, VARVE_SIGNLESS);
}

/* An empty region is not looked at. */
static varve_status check_body(varve_verifier *v, const varve_operation *op,
                               const body_rule *rule) {
  const varve_block *block = varve_entry_block(op, rule->region);
  varve_slice name = varve_slice_of(rule->name);
  uint32_t count = 0;
  if (block == NULL)
    return VARVE_STATUS_OK;
  while (count < VARVE_COUNT_OF(rule->arguments) && rule->arguments[count] != NULL)
    count++;
  if (block->argument_count != count)
    return VARVE_FAULT(v, "% region must have exactly % arguments", VARVE_TEXT(name),
                       VARVE_NUMBER(count));
  for (uint32_t i = 0; i < count; i++)
    if (block->arguments[i]->value.type != rule->arguments[i])
      return VARVE_FAULT(v, "% region argument % type mismatch", VARVE_TEXT(name),
                         VARVE_NUMBER(i + 1));
  if (block->last == NULL || !varve_is_operation(block->last, "sparse_tensor.yield"))
    return VARVE_FAULT(v, "% region must end with sparse_tensor.yield", VARVE_TEXT(name));
  if (!is_yielded(block->last, rule->yielded))
    return VARVE_FAULT(v, "% region yield type mismatch", VARVE_TEXT(name));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_binary(varve_verifier *v, const varve_operation *op) {
  const varve_entity *x = varve_operand_type(op, 0), *y = varve_operand_type(op, 1);
  const varve_entity *result = varve_result_type(op, 0);
  const body_rule overlap = {"overlap", 0, {x, y}, result};
  const body_rule left = {"left", 1, {x, NULL}, result}, right = {"right", 2, {y, NULL}, result};
  VARVE_TRY(check_body(v, op, &overlap));
  VARVE_TRY(check_body(v, op, &left));
  if (varve_entry_block(op, 1) == NULL && varve_property_of(op, "left_identity") != NULL &&
      x != result)
    return varve_fault(
        v, "left=identity requires first argument to have the same type as the output", NULL);
  VARVE_TRY(check_body(v, op, &right));
  if (varve_entry_block(op, 2) == NULL && varve_property_of(op, "right_identity") != NULL &&
      y != result)
    return varve_fault(
        v, "right=identity requires second argument to have the same type as the output", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_unary(varve_verifier *v, const varve_operation *op) {
  const body_rule present = {
      "present", 0, {varve_operand_type(op, 0), NULL}, varve_result_type(op, 0)};
  const body_rule absent = {"absent", 1, {NULL, NULL}, varve_result_type(op, 0)};
  const varve_block *block = varve_entry_block(op, 1);
  VARVE_TRY(check_body(v, op, &present));
  VARVE_TRY(check_body(v, op, &absent));
  if (block == NULL)
    return VARVE_STATUS_OK;
  const varve_value *value = varve_operation_operand(block->last, 0);
  const varve_operation *source = varve_defining_operation(value);
  for (uint32_t i = 0; source == NULL && op->block != NULL && i < op->block->argument_count; i++)
    if (&op->block->arguments[i]->value == value)
      return varve_fault(v, "absent region cannot yield linalg argument", NULL);
  if (source != NULL && !varve_is_operation(source, "arith.constant") &&
      (source->block == block || source->block == op->block))
    return varve_fault(v, "absent region cannot yield locally computed value", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_reduce(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_operand_type(op, 0);
  const body_rule rule = {"reduce", 0, {type, type}, type};
  return check_body(v, op, &rule);
}

varve_status varve_verify_sparse_select(varve_verifier *v, const varve_operation *op) {
  const body_rule rule = {"select", 0, {varve_operand_type(op, 0), NULL}, NULL};
  return check_body(v, op, &rule);
}

/* foreach */

static varve_status check_foreach_results(varve_verifier *v, const varve_operation *op,
                                          const varve_operation *end) {
  uint32_t results = varve_operation_result_count(op);
  if ((uint64_t)results + 1 != op->operand_count)
    return varve_fault(v, "Mismatch in number of init arguments and results", NULL);
  for (uint32_t i = 0; i < results; i++)
    if (varve_operand_type(op, i + 1) != varve_result_type(op, i))
      return varve_fault(v, "Mismatch in types of init arguments and results", NULL);
  if (end == NULL || !varve_is_operation(end, "sparse_tensor.yield"))
    return VARVE_STATUS_OK;
  bool fits = end->operand_count == results;
  for (uint32_t i = 0; fits && i < results; i++)
    fits = varve_operand_type(end, i) == varve_result_type(op, i);
  return fits ? VARVE_STATUS_OK
              : varve_fault(v, "Mismatch in types of yield values and results", NULL);
}

varve_status varve_verify_sparse_foreach(varve_verifier *v, const varve_operation *op) {
  const varve_block *block = varve_entry_block(op, 0);
  const varve_entity *type = varve_operand_type(op, 0);
  int64_t rank = varve_rank_of(type);
  if (block == NULL || !varve_is_ranked_type(type))
    return VARVE_STATUS_OK;
  if (block->argument_count != (uint64_t)rank + op->operand_count)
    return varve_fault(v, "Unmatched number of arguments in the block", NULL);
  VARVE_TRY(check_foreach_results(v, op, block->last));
  for (int64_t i = 0; i < rank; i++)
    if (block->arguments[i]->value.type->kind != VARVE_KIND_INDEX_TYPE)
      return VARVE_FAULT(v, "Expecting Index type for argument at index %", VARVE_NUMBER(i));
  const varve_entity *element = block->arguments[rank]->value.type;
  if (element != varve_type_element(type))
    return VARVE_FAULT(v,
                       "Unmatched element type between input tensor and block argument, "
                       "expected:%, got: %",
                       VARVE_NODE(varve_type_element(type)), VARVE_NODE(element));
  return VARVE_STATUS_OK;
}
