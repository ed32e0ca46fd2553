/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* emitc: calls, constants and arithmetic. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/emitc_types.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

static bool is_pointer(const varve_entity *type) { return varve_is_base(type, "emitc.ptr"); }
static bool is_number(const varve_entity *type) {
  return type->kind == VARVE_KIND_INTEGER_TYPE || varve_is_base(type, "emitc.opaque");
}

varve_status varve_verify_emitc_add(varve_verifier *v, const varve_operation *op) {
  const varve_entity *lhs = varve_operand_type(op, 0), *rhs = varve_operand_type(op, 1);
  if (is_pointer(lhs) && is_pointer(rhs))
    return varve_op_fault(v, "requires that at most one operand is a pointer");
  if ((is_pointer(lhs) && !is_number(rhs)) || (is_pointer(rhs) && !is_number(lhs)))
    return varve_op_fault(v, "requires that one operand is an integer or of opaque type if the "
                             "other is a pointer");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_emitc_sub(varve_verifier *v, const varve_operation *op) {
  const varve_entity *lhs = varve_operand_type(op, 0), *rhs = varve_operand_type(op, 1);
  const varve_entity *result = varve_result_type(op, 0);
  if (is_pointer(rhs) && !is_pointer(lhs))
    return varve_op_fault(v, "rhs can only be a pointer if lhs is a pointer");
  if (is_pointer(lhs) && !is_number(rhs) && !is_pointer(rhs))
    return varve_op_fault(v, "requires that rhs is an integer, pointer or of opaque type if lhs is "
                             "a pointer");
  if (is_pointer(lhs) && is_pointer(rhs) && !is_number(result) &&
      !varve_is_base(result, "emitc.ptrdiff_t"))
    return varve_op_fault(v, "requires that the result is an integer, ptrdiff_t or of opaque type "
                             "if lhs and rhs are pointers");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_emitc_apply(varve_verifier *v, const varve_operation *op) {
  const varve_entity *attribute = varve_property_of(op, "applicableOperator");
  const varve_entity *operand = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  varve_slice sign = varve_string_bytes(attribute);
  if (sign.size == 0)
    return varve_op_fault(v, "applicable operator must not be empty");
  if (varve_slice_equal(sign, VARVE_SLICE("&"))) {
    if (!varve_is_base(operand, "emitc.lvalue"))
      return varve_op_fault(v, "operand type must be an lvalue when applying `&`");
    if (!is_pointer(result))
      return varve_op_fault(v, "result type must be a pointer when applying `&`");
    return VARVE_STATUS_OK;
  }
  if (!varve_slice_equal(sign, VARVE_SLICE("*")))
    return varve_op_fault(v, "applicable operator is illegal");
  if (!is_pointer(operand))
    return varve_op_fault(v, "operand type must be a pointer when applying `*`");
  return VARVE_STATUS_OK;
}

/* Checks one argument of a call. An integer attribute of type index is an operand number. */
static varve_status check_call_argument(varve_verifier *v, const varve_operation *op,
                                        const varve_entity *argument) {
  int64_t index = 0;
  if (argument->kind == VARVE_KIND_ARRAY)
    return varve_op_fault(v, "array argument has no type");
  if (argument->kind == VARVE_KIND_INTEGER &&
      argument->children[0]->kind == VARVE_KIND_INDEX_TYPE && varve_integer_of(argument, &index) &&
      (index < 0 || index >= op->operand_count))
    return varve_op_fault(v, "index argument is out of range");
  return VARVE_STATUS_OK;
}

static bool is_template_argument(const varve_entity *argument) {
  return argument->kind == VARVE_KIND_TYPE || argument->kind == VARVE_KIND_INTEGER ||
         argument->kind == VARVE_KIND_FLOAT || varve_is_base(argument, "emitc.opaque");
}

varve_status varve_verify_emitc_call_opaque(varve_verifier *v, const varve_operation *op) {
  const varve_entity *arguments = varve_property_of(op, "args");
  const varve_entity *templates = varve_property_of(op, "template_args");
  if (varve_string_bytes(varve_property_of(op, "callee")).size == 0)
    return varve_op_fault(v, "callee must not be empty");
  for (uint32_t i = 0; arguments != NULL && i < arguments->child_count; i++)
    VARVE_TRY(check_call_argument(v, op, arguments->children[i]));
  for (uint32_t i = 0; templates != NULL && i < templates->child_count; i++)
    if (!is_template_argument(templates->children[i]))
      return varve_op_fault(v, "template argument has invalid type");
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (varve_is_base(varve_result_type(op, i), "emitc.array"))
      return varve_op_fault(v, "cannot return array type");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_emitc_constant(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  const varve_entity *type = varve_result_type(op, 0);
  if (varve_is_base(value, "emitc.opaque"))
    return VARVE_STATUS_OK;
  if (value->kind == VARVE_KIND_STRING)
    return varve_op_fault(v, "string attributes are not supported, use #emitc.opaque instead");
  const varve_entity *own = varve_attribute_type(value);
  if (own == NULL || value->kind == VARVE_KIND_TYPE || own == type ||
      (own->kind == VARVE_KIND_INDEX_TYPE && varve_emitc_is_pointer_wide(type)))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "requires attribute to either be an #emitc.opaque attribute or it's type "
                        "(%) to match the op's result type (%)",
                        VARVE_NODE(own), VARVE_NODE(type));
}

varve_status varve_verify_emitc_literal(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  return value != NULL && value->kind == VARVE_KIND_STRING && varve_string_bytes(value).size == 0
             ? varve_op_fault(v, "value must not be empty")
             : VARVE_STATUS_OK;
}

varve_status varve_verify_emitc_yield(varve_verifier *v, const varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  if (parent == NULL || parent->name->definition == NULL || varve_is_operation(parent, "emitc.do"))
    return VARVE_STATUS_OK;
  uint32_t results = varve_operation_result_count(parent);
  if (results == 0 && op->operand_count != 0)
    return varve_op_fault(v, "yields a value not returned by parent");
  if (results != 0 && op->operand_count == 0)
    return varve_op_fault(v, "does not yield a value to be returned by parent");
  bool yields_lvalue =
      op->operand_count == 1 && varve_is_base(varve_operand_type(op, 0), "emitc.lvalue");
  if (yields_lvalue && !varve_is_operation(parent, "emitc.expression"))
    return varve_op_fault(v, "yielding lvalues is not supported for this op");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_emitc_variable(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  const varve_entity *result = varve_result_type(op, 0), *expected = result;
  if (value == NULL || (value->kind != VARVE_KIND_INTEGER && value->kind != VARVE_KIND_FLOAT))
    return VARVE_STATUS_OK;
  if (varve_is_base(result, "emitc.lvalue"))
    expected = varve_dialect_type_part(result, 0);
  if (expected == NULL || value->children[0] == expected)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "requires attribute to either be an #emitc.opaque attribute or it's type "
                        "(%) to match the op's result type (%)",
                        VARVE_NODE(value->children[0]), VARVE_NODE(expected));
}
