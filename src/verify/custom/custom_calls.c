/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls: the function that is called, and its type. */
#include "verify/custom_common.h"

/* A call whose callee has a builtin function type. */
typedef struct plain_call {
  const char *user;
  const char *callee;
  const char *text; /* behind the name in quotes */
} plain_call;

static const plain_call calls[] = {
    {"async.call", "async.func", "does not reference a valid async function"},
    {"emitc.call", "emitc.func", "does not reference a valid function"},
    {"func.call", "func.func", "does not reference a valid function"},
    {"spirv.FunctionCall", "spirv.func", "not found in nearest symbol table"},
};

static varve_status check_types(varve_verifier *v, const varve_operation *op,
                                const varve_entity *type) {
  uint32_t inputs = varve_function_type_num_inputs(type);
  uint32_t results = type->child_count - inputs;
  if (op->operand_count != inputs)
    return varve_op_fault(v, "incorrect number of operands for callee");
  for (uint32_t i = 0; i < inputs; i++)
    if (varve_operand_type(op, i) != type->children[i])
      return VARVE_OP_FAULT(
          v, "operand type mismatch: expected operand type %, but provided % for operand number %",
          VARVE_NODE(type->children[i]), VARVE_NODE(varve_operand_type(op, i)), VARVE_NUMBER(i));
  if (varve_operation_result_count(op) != results)
    return varve_op_fault(v, "incorrect number of results for callee");
  for (uint32_t i = 0; i < results; i++)
    if (varve_result_type(op, i) != type->children[inputs + i])
      return VARVE_OP_FAULT(v, "result type mismatch at index %", VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_call(varve_verifier *v, const varve_operation *op) {
  const plain_call *call = calls;
  const varve_operation *callee = NULL;
  const varve_entity *name = varve_property_of(op, "callee");
  while (!varve_is_operation(op, call->user))
    call++;
  VARVE_TRY(varve_find_used_symbol(v, op, "callee", &callee));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  if (callee == NULL || !varve_is_operation(callee, call->callee))
    return VARVE_OP_FAULT(v, "'%' %", VARVE_TEXT(varve_string_bytes(name->children[0])),
                          VARVE_TEXT(varve_slice_of(call->text)));
  const varve_entity *type = varve_type_property_of(callee, "function_type");
  if (type == NULL || type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_OK;
  return check_types(v, op, type);
}

varve_status varve_verify_func_constant(varve_verifier *v, const varve_operation *op) {
  const varve_operation *function = NULL;
  const varve_entity *name = varve_property_of(op, "value");
  VARVE_TRY(varve_find_used_symbol(v, op, "value", &function));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  if (function == NULL || !varve_is_operation(function, "func.func"))
    return VARVE_OP_FAULT(v, "reference to undefined function '%'",
                          VARVE_TEXT(varve_string_bytes(name->children[0])));
  const varve_entity *type = varve_type_property_of(function, "function_type");
  return type == NULL || type == varve_result_type(op, 0)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "reference to function with mismatched type");
}
