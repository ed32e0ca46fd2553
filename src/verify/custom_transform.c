/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* transform: operations in one another, named sequences and what they yield; shape: errors that
 * results can hold, inferred types. */
#include "verify/condition.h"
#include "verify/custom.h"

/* Outside another transform operation it needs no operand. */
varve_status varve_verify_transform_nested(varve_verifier *v, const varve_operation *op) {
  const varve_operation *outer = op->operand_count == 0 ? varve_operation_parent(op) : NULL;
  while (outer != NULL && !varve_has_operation_trait(outer, "PossibleTopLevelTransformOpTrait"))
    outer = varve_operation_parent(outer);
  return outer == NULL ? VARVE_STATUS_OK
                       : varve_op_fault(v, "expects operands to be provided for a nested op");
}

varve_status varve_verify_transform_named_sequence(varve_verifier *v, const varve_operation *op) {
  static const varve_slice wanted = VARVE_SLICE_INIT("transform.with_named_sequence");
  const varve_operation *parent = varve_operation_parent(op), *outer = parent;
  const varve_operation_plan *plan = NULL;
  if (parent == NULL)
    return VARVE_STATUS_OK;
  while (outer != NULL && !varve_has_operation_trait(outer, "TransformOpInterface"))
    outer = varve_operation_parent(outer);
  if (outer != NULL)
    return varve_fault(v, "cannot be defined inside another transform op", NULL);
  VARVE_TRY(varve_get_plan(v, parent->name, &plan));
  const varve_attribute *dictionary = varve_operation_dictionary(parent);
  return !plan->is_symbol_table ||
                 (dictionary != NULL && varve_dictionary_find(dictionary, wanted) != NULL)
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v, "expects the parent symbol table to have the '%' attribute",
                           VARVE_TEXT(wanted));
}

varve_status varve_verify_transform_yield(varve_verifier *v, const varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  const varve_type *type = parent != NULL && varve_is_operation(parent, "transform.named_sequence")
                               ? varve_type_property_of(parent, "function_type")
                               : NULL;
  if (type == NULL || type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type);
  if (op->operand_count != type->child_count - inputs)
    return varve_fault(
        v, "expected terminator to have as many operands as the parent op has results", NULL);
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_operand_type(op, i) != type->children[inputs + i])
      return VARVE_FAULT(v,
                         "the type of the terminator operand #% must match the type of the "
                         "corresponding parent op result (% vs %)",
                         VARVE_NUMBER(i), VARVE_NODE(varve_operand_type(op, i)),
                         VARVE_NODE(type->children[inputs + i]));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_transform_sequence(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  VARVE_TRY(varve_verify_transform_nested(v, op));
  return body == NULL || body->argument_count == 0 ||
                 body->arguments[0]->value.type->kind == VARVE_KIND_DIALECT_TYPE
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expects the first entry block argument to be of type "
                                 "implementing TransformHandleTypeInterface");
}

/* shape */

static bool can_hold_error(const varve_type *type) {
  static const char *const names[] = {"shape.shape", "shape.size", "shape.value_shape"};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if (varve_has_base_name(type, varve_slice_of(names[i])))
      return true;
  return false;
}

static varve_status check_errors(varve_verifier *v, const varve_operation *op, const char *wanted) {
  bool is_told = can_hold_error(varve_result_type(op, 0));
  for (uint32_t i = 0; i < op->operand_count && !is_told; i++)
    if (can_hold_error(varve_operand_type(op, i)))
      return VARVE_OP_FAULT(v,
                            "if at least one of the operands can hold error values then the result "
                            "must be of type `%` to propagate them",
                            VARVE_TEXT(varve_slice_of(wanted)));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_shape_size(varve_verifier *v, const varve_operation *op) {
  return check_errors(v, op, "size");
}

varve_status varve_verify_shape_shape(varve_verifier *v, const varve_operation *op) {
  return check_errors(v, op, "shape");
}

/* Whether the result is shape.shape or as long as the operand's rank. */
static bool is_inferred_shape(const varve_operation *op) {
  const varve_type *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  const int64_t rank = varve_type_has_rank(from) ? varve_rank_of(from) : VARVE_DYNAMIC;
  return !varve_type_has_rank(to) || varve_dims_fit((varve_dims){&rank, 1}, varve_type_dims(to));
}

varve_status varve_verify_shape_shape_of(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_errors(v, op, "shape"));
  return is_inferred_shape(op)
             ? VARVE_STATUS_OK
             : varve_op_fault(v,
                              "inferred type(s) are incompatible with return type(s) of operation");
}

varve_status varve_verify_shape_cstr_broadcastable(varve_verifier *v, const varve_operation *op) {
  return op->operand_count >= 2 ? VARVE_STATUS_OK
                                : varve_op_fault(v, "required at least 2 input shapes");
}
