/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* transform: nested operations, named sequences and the values that they yield. shape: results that
 * may hold errors, and inferred result types. */
#include <stdio.h>

#include "verify/custom_common.h"
#include "verify/rule/condition.h"

/* Checks that an operation without operands is not nested in an operation with the trait
 * PossibleTopLevelTransformOpTrait. */
varve_status varve_verify_transform_nested(varve_verifier *v, const varve_operation *op) {
  const varve_operation *outer = op->operand_count == 0 ? varve_operation_parent(op) : NULL;
  while (outer != NULL && !varve_has_operation_trait(outer, "PossibleTopLevelTransformOpTrait"))
    outer = varve_operation_parent(outer);
  return outer == NULL ? VARVE_STATUS_OK
                       : varve_op_fault(v, "expects operands to be provided for a nested op");
}

varve_status varve_verify_transform_named_sequence(varve_verifier *v, const varve_operation *op) {
  static const varve_slice expected = VARVE_SLICE_INIT("transform.with_named_sequence");
  const varve_operation *parent = varve_operation_parent(op), *outer = parent;
  varve_operation_plan *plan = NULL;
  if (parent == NULL)
    return VARVE_STATUS_OK;
  while (outer != NULL && !varve_has_operation_trait(outer, "TransformOpInterface"))
    outer = varve_operation_parent(outer);
  if (outer != NULL)
    return varve_fault(v, "cannot be defined inside another transform op", NULL);
  VARVE_TRY(varve_get_plan(v, parent->name, &plan));
  const varve_entity *dictionary = varve_operation_dictionary(parent);
  return !plan->is_symbol_table ||
                 (dictionary != NULL && varve_dictionary_find(dictionary, expected) != NULL)
             ? VARVE_STATUS_OK
             : VARVE_FAULT(v, "expects the parent symbol table to have the '%' attribute",
                           VARVE_TEXT(expected));
}

varve_status varve_verify_transform_yield(varve_verifier *v, const varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  const varve_entity *type =
      parent != NULL && varve_is_operation(parent, "transform.named_sequence")
          ? varve_function_type_of(parent)
          : NULL;
  if (type == NULL)
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

/* Returns whether the type may implement the interface. Any type of a dialect that is not built in
 * may implement every interface. */
static bool may_implement(const varve_verifier *v, const varve_entity *type, const char *interface,
                          varve_status *status) {
  varve_question question = {.context = v->context, .entity = type};
  if (type->kind != VARVE_KIND_DIALECT_TYPE)
    return false;
  bool may = varve_ask_definition(&question, varve_slice_of(interface)) != VARVE_VERDICT_NO;
  *status = question.status;
  return may;
}

static const char *const type_interfaces[] = {"TransformHandleTypeInterface",
                                              "TransformValueHandleTypeInterface",
                                              "TransformParamTypeInterface"};

/* Checks that each result type and the operand type may implement the same transform interface. */
varve_status varve_verify_transform_split(varve_verifier *v, const varve_operation *op) {
  uint32_t count = varve_operation_result_count(op);
  varve_status status = VARVE_STATUS_OK;
  int64_t overflow = 0;
  if (varve_integer_of(varve_property_of(op, "overflow_result"), &overflow) &&
      (overflow < 0 || overflow >= count))
    return varve_op_fault(v, "overflow_result is not a valid result index");
  for (uint32_t i = 0; i < count; i++) {
    bool may = false;
    for (size_t k = 0; k < VARVE_COUNT_OF(type_interfaces) && !may; k++)
      may = may_implement(v, varve_operand_type(op, 0), type_interfaces[k], &status) &&
            may_implement(v, varve_result_type(op, i), type_interfaces[k], &status);
    VARVE_TRY(status);
    if (!may)
      return varve_op_fault(v, "expects result types to implement the same transform interface as "
                               "the operand type");
  }
  return VARVE_STATUS_OK;
}

/* Checks the operations of a sequence, except the terminator. Operations of built-in dialects other
 * than transform do not implement TransformOpInterface. */
static varve_status check_sequence_children(varve_verifier *v, const varve_block *body) {
  for (const varve_operation *op = body->first; op != NULL && op != body->last; op = op->next) {
    varve_operation_plan *plan = NULL;
    VARVE_TRY(varve_get_plan(v, op->name, &plan));
    if (!plan->is_described || plan->is_loaded ||
        varve_slice_equal(plan->definition->dialect->name, VARVE_SLICE("transform")))
      continue;
    varve_status status =
        varve_op_fault(v, "expected children ops to implement TransformOpInterface");
    if (status == VARVE_STATUS_INVALID)
      varve_fault_note(v, op->location, "op without interface");
    return status;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_transform_sequence(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return varve_verify_transform_nested(v, op);
  varve_status asked = VARVE_STATUS_OK;
  if (body->argument_count == 0)
    return varve_op_fault(v, "expects the entry block to have at least one argument");
  for (uint32_t i = 0; i < body->argument_count; i++) {
    bool may = false;
    size_t count = i == 0 ? 1 : VARVE_COUNT_OF(type_interfaces);
    for (size_t k = 0; k < count && !may && asked == VARVE_STATUS_OK; k++)
      may = may_implement(v, body->arguments[i]->value.type, type_interfaces[k], &asked);
    VARVE_TRY(asked);
    if (!may) {
      char note[40];
      if (i == 0)
        return varve_op_fault(v,
                              "expects the first entry block argument to be of type implementing "
                              "TransformHandleTypeInterface");
      varve_status status =
          varve_op_fault(v, "expects trailing entry block arguments to be of type implementing "
                            "TransformHandleTypeInterface, TransformValueHandleTypeInterface or "
                            "TransformParamTypeInterface");
      (void)snprintf(note, sizeof note, "argument #%u does not", i);
      if (status == VARVE_STATUS_INVALID)
        varve_fault_note(v, NULL, note);
      return status;
    }
  }
  VARVE_TRY(varve_verify_transform_nested(v, op));
  VARVE_TRY(check_sequence_children(v, body));
  const varve_operation *end = body->last;
  if (end == NULL)
    return VARVE_STATUS_OK;
  bool is_same = end->operand_count == varve_operation_result_count(op);
  for (uint32_t i = 0; i < end->operand_count && is_same; i++)
    is_same = varve_operand_type(end, i) == varve_result_type(op, i);
  if (is_same)
    return VARVE_STATUS_OK;
  varve_status status = varve_op_fault(
      v, "expects the types of the terminator operands to match the types of the result");
  if (status == VARVE_STATUS_INVALID)
    varve_fault_note(v, end->location, "terminator");
  return status;
}

/* shape */

static bool can_hold_error(const varve_entity *type) {
  static const char *const names[] = {"shape.shape", "shape.size", "shape.value_shape"};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if (varve_has_base_name(type, varve_slice_of(names[i])))
      return true;
  return false;
}

static varve_status check_errors(varve_verifier *v, const varve_operation *op,
                                 const char *expected) {
  bool is_described = can_hold_error(varve_result_type(op, 0));
  for (uint32_t i = 0; i < op->operand_count && !is_described; i++)
    if (can_hold_error(varve_operand_type(op, i)))
      return VARVE_OP_FAULT(v,
                            "if at least one of the operands can hold error values then the result "
                            "must be of type `%` to propagate them",
                            VARVE_TEXT(varve_slice_of(expected)));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_shape_size(varve_verifier *v, const varve_operation *op) {
  return check_errors(v, op, "size");
}

varve_status varve_verify_shape_shape(varve_verifier *v, const varve_operation *op) {
  return check_errors(v, op, "shape");
}

/* Returns whether the result is a shape.shape, or a tensor whose size is the rank of the operand.
 */
static bool is_inferred_shape(const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  const int64_t rank = varve_is_ranked_type(from) ? varve_rank_of(from) : VARVE_DYNAMIC;
  return !varve_is_ranked_type(to) || varve_dims_fit((varve_dims){&rank, 1}, varve_type_dims(to));
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
