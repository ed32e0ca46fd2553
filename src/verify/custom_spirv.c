/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* spirv: what modules hold, functions return, pointers point to, and conversions convert. */
#include "dialect/infer_convert.h"
#include "verify/condition.h"
#include "verify/custom.h"

/* Modules */

static bool is_of_spirv(const varve_operation *op) {
  return varve_slice_starts_with(op->name->text, VARVE_SLICE("spirv."));
}

static varve_status check_function_body(varve_verifier *v, const varve_operation *function) {
  if (varve_operation_region_count(function) == 0 || !varve_is_operation(function, "spirv.func"))
    return VARVE_STATUS_OK;
  for (const varve_block *block = varve_entry_block(function, 0); block != NULL;
       block = block->next)
    for (const varve_operation *op = block->first; op != NULL; op = op->next)
      if (!is_of_spirv(op)) {
        v->op = op;
        return varve_fault(v, "functions in 'spirv.module' can only contain spirv.* ops", NULL);
      }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_module_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  for (const varve_operation *item = body == NULL ? NULL : body->first; item != NULL;
       item = item->next) {
    if (!is_of_spirv(item)) {
      v->op = item;
      return varve_fault(v, "'spirv.module' can only contain spirv.* ops", NULL);
    }
    VARVE_TRY(check_function_body(v, item));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_entry_point(varve_verifier *v, const varve_operation *op) {
  const varve_operation *function = NULL;
  const varve_attribute *name = varve_property_of(op, "fn");
  VARVE_TRY(varve_find_used_symbol(v, op, "fn", &function));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF ||
      (function != NULL && varve_is_operation(function, "spirv.func")))
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v, "function '%' not found in 'spirv.module'",
                     VARVE_TEXT(varve_string_bytes(name->children[0])));
}

varve_status varve_verify_spirv_addressof(varve_verifier *v, const varve_operation *op) {
  const varve_operation *variable = NULL;
  const varve_attribute *name = varve_property_of(op, "variable");
  VARVE_TRY(varve_find_used_symbol(v, op, "variable", &variable));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  if (variable == NULL || !varve_is_operation(variable, "spirv.GlobalVariable"))
    return varve_op_fault(v, "expected spirv.GlobalVariable symbol");
  const varve_type *type = varve_type_property_of(variable, "type");
  return type == NULL || type == varve_result_type(op, 0)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "result type mismatch with the referenced global variable's type");
}

/* Functions */

/* NULL: none is around the operation. */
static const varve_type *function_type_around(const varve_operation *op) {
  do
    op = varve_operation_parent(op);
  while (op != NULL && !varve_is_operation(op, "spirv.func"));
  const varve_type *type = op == NULL ? NULL : varve_type_property_of(op, "function_type");
  return type == NULL || type->kind != VARVE_KIND_FUNCTION_TYPE ? NULL : type;
}

varve_status varve_verify_spirv_return(varve_verifier *v, const varve_operation *op) {
  const varve_type *type = function_type_around(op);
  return type == NULL || varve_function_type_num_inputs(type) == type->child_count
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "cannot be used in functions returning value");
}

varve_status varve_verify_spirv_return_value(varve_verifier *v, const varve_operation *op) {
  const varve_type *type = function_type_around(op), *value = varve_operand_type(op, 0);
  if (type == NULL)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type), results = type->child_count - inputs;
  if (results != 1)
    return VARVE_OP_FAULT(v, "returns 1 value but enclosing function requires % results",
                          VARVE_NUMBER(results));
  return value == type->children[inputs]
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v,
                              " return value's type (%) mismatch with function's result type (%)",
                              VARVE_NODE(value), VARVE_NODE(type->children[inputs]));
}

/* Memory */

static varve_status check_pointee(varve_verifier *v, const varve_type *pointer,
                                  const varve_type *value) {
  const varve_type *pointee = NULL;
  VARVE_TRY(varve_dialect_type_part(v->context, pointer, 0, &pointee));
  return pointee == NULL || pointee == value || pointee->kind == VARVE_KIND_DIALECT_TYPE
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "mismatch in result type and pointer type");
}

varve_status varve_verify_spirv_load(varve_verifier *v, const varve_operation *op) {
  return check_pointee(v, varve_operand_type(op, 0), varve_result_type(op, 0));
}

varve_status varve_verify_spirv_store(varve_verifier *v, const varve_operation *op) {
  return check_pointee(v, varve_operand_type(op, 0), varve_operand_type(op, 1));
}

/* "ptr<f32, Function>" */
static bool is_pointer_to(const varve_type *type, varve_slice storage) {
  const char *text = varve_entity_payload(type);
  size_t size = type->payload_size;
  if (varve_entity_is_parametric(type) || size < storage.size + 2)
    return true;
  const char *at = text + size - storage.size - 1;
  return at[-1] == ' ' && memcmp(at, storage.data, storage.size) == 0;
}

varve_status varve_verify_spirv_variable(varve_verifier *v, const varve_operation *op) {
  static const int64_t function = 7;
  const varve_attribute *storage = varve_property_of(op, "storage_class");
  int64_t number = 0;
  if (storage != NULL && varve_entity_is_parametric(storage) &&
      varve_parameter_count(storage) == 1 &&
      varve_integer_of(varve_parameter(storage, 0), &number) && number != function)
    return varve_op_fault(v, "can only be used to model function-level variables. Use "
                             "spirv.GlobalVariable for module-level variables.");
  return is_pointer_to(varve_result_type(op, 0), VARVE_SLICE("Function"))
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "storage class must match result pointer's storage class");
}

/* Values */

varve_status varve_verify_spirv_conversion(varve_verifier *v, const varve_operation *op) {
  const varve_type *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  uint32_t a = varve_type_bit_width(varve_scalar_of(from));
  return a == 0 || a != varve_type_bit_width(varve_scalar_of(to))
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v,
                              "expected the different bit widths for operand type and result type, "
                              "but provided % and %",
                              VARVE_NODE(from), VARVE_NODE(to));
}

/* Of a number or a vector of them; 0: another type. */
static uint64_t bits_of(const varve_type *type) {
  uint64_t count = 1;
  if (type->kind == VARVE_KIND_VECTOR_TYPE && !varve_dims_count(varve_type_dims(type), &count))
    return 0;
  const varve_type *scalar = type->kind == VARVE_KIND_VECTOR_TYPE ? varve_scalar_of(type) : type;
  return count > UINT32_MAX ? 0 : count * varve_type_bit_width(scalar);
}

varve_status varve_verify_spirv_bitcast(varve_verifier *v, const varve_operation *op) {
  const varve_type *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  if (from == to)
    return varve_fault(v, "result type must be different from operand type", NULL);
  uint64_t a = bits_of(from), b = bits_of(to);
  return a == 0 || b == 0 || a == b
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "mismatch in result type bitwidth % and operand type bitwidth %",
                              VARVE_NUMBER(b), VARVE_NUMBER(a));
}

varve_status varve_verify_spirv_constant(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *value = varve_property_of(op, "value");
  const varve_type *type = varve_result_type(op, 0);
  if (value == NULL || (value->kind != VARVE_KIND_INTEGER && value->kind != VARVE_KIND_FLOAT) ||
      value->children[0] == type)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "result type (%) does not match value type (%)", VARVE_NODE(type),
                        VARVE_NODE(value->children[0]));
}
