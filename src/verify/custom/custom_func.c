/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* func, cf, and calls of other dialects. */
#include "verify/custom_common.h"

varve_status varve_verify_func_return(varve_verifier *v, const varve_operation *op) {
  const varve_operation *function = varve_operation_parent(op);
  const char *expected = varve_is_operation(op, "func.return") ? "func.func" : "emitc.func";
  if (function == NULL || !varve_is_operation(function, expected))
    return VARVE_STATUS_OK;
  const varve_entity *type = varve_function_type_of(function);
  const varve_entity *name = varve_property_of(function, "sym_name");
  if (type == NULL || name == NULL)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type), results = type->child_count - inputs;
  if (op->operand_count != results)
    return VARVE_OP_FAULT(v, "has % operands, but enclosing function (@%) returns %",
                          VARVE_NUMBER(op->operand_count), VARVE_TEXT(varve_string_bytes(name)),
                          VARVE_NUMBER(results));
  for (uint32_t i = 0; i < results; i++)
    if (varve_operand_type(op, i) != type->children[inputs + i])
      return VARVE_FAULT(
          v, "type of return operand % (%) doesn't match function result type (%) in function @%",
          VARVE_NUMBER(i), VARVE_NODE(varve_operand_type(op, i)),
          VARVE_NODE(type->children[inputs + i]), VARVE_TEXT(varve_string_bytes(name)));
  return VARVE_STATUS_OK;
}

/* Checks the operands that are passed to the default destination and to each case. The attribute
 * case_operand_segments has the number of operands of each case. */
static varve_status check_cases(varve_verifier *v, const varve_operation *op) {
  const varve_entity *sizes = varve_property_of(op, "case_operand_segments");
  varve_value_range all = varve_operand_range_of(op, 2);
  VARVE_TRY(varve_check_branch(v, op, 0, varve_operand_range_of(op, 1)));
  if (sizes == NULL || sizes->kind != VARVE_KIND_DENSE_ARRAY ||
      varve_type_bit_width(sizes->children[0]) != 32)
    return VARVE_STATUS_OK;
  varve_value_range range = {all.first, 0};
  for (uint32_t i = 0; i + 1 < varve_operation_successor_count(op); i++) {
    if (i >= varve_dense_array_count(sizes))
      return VARVE_STATUS_OK;
    range.count = (uint32_t)varve_dense_array_i64(sizes, i);
    if (range.count > all.first + all.count - range.first)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_check_branch(v, op, i + 1, range));
    range.first += range.count;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_cf_switch(varve_verifier *v, const varve_operation *op) {
  const varve_entity *values = varve_property_of(op, "case_values");
  uint32_t cases = varve_operation_successor_count(op) - 1;
  if (values == NULL)
    return cases == 0 ? check_cases(v, op)
                      : varve_op_fault(v, "expects number of case values to match number of case "
                                          "destinations");
  if (values->kind != VARVE_KIND_DENSE_ELEMENTS)
    return VARVE_STATUS_OK;
  const varve_entity *type = values->children[0];
  if (varve_type_element(type) != varve_operand_type(op, 0))
    return VARVE_OP_FAULT(v, "'flag' type (%) should match case value type (%)",
                          VARVE_NODE(varve_operand_type(op, 0)),
                          VARVE_NODE(varve_type_element(type)));
  int64_t count = varve_dims_product(varve_type_dims(type), 0, SIZE_MAX);
  if (count != cases)
    return VARVE_OP_FAULT(v,
                          "number of case values (%) should match number of case destinations (%)",
                          VARVE_NUMBER(count), VARVE_NUMBER(cases));
  return check_cases(v, op);
}

/* Calls */

/* The names of a call operation and of the function operation that it calls, which has a builtin
 * function type, and the message if the call references no such function. */
typedef struct plain_call {
  const char *user;
  const char *callee;
  const char *text; /* the message after the symbol name in quotes */
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
  const varve_entity *type = varve_function_type_of(callee);
  return type == NULL ? VARVE_STATUS_OK : check_types(v, op, type);
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
