/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* spirv: what functions return, variables are, and conversions convert. */
#include "dialect/expression/infer_convert.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

/* Functions */

/* NULL: none is around the operation. */
static const varve_entity *function_type_around(const varve_operation *op) {
  do
    op = varve_operation_parent(op);
  while (op != NULL && !varve_is_operation(op, "spirv.func"));
  const varve_entity *type = op == NULL ? NULL : varve_type_property_of(op, "function_type");
  return type == NULL || type->kind != VARVE_KIND_FUNCTION_TYPE ? NULL : type;
}

varve_status varve_verify_spirv_return(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = function_type_around(op);
  return type == NULL || varve_function_type_num_inputs(type) == type->child_count
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "cannot be used in functions returning value");
}

varve_status varve_verify_spirv_return_value(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = function_type_around(op), *value = varve_operand_type(op, 0);
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

/* "ptr<f32, Function>" */
static bool is_pointer_to(const varve_entity *type, varve_slice storage) {
  const char *text = varve_entity_payload(type);
  size_t size = type->payload_size;
  if (varve_entity_is_parametric(type) || size < storage.size + 2)
    return true;
  const char *at = text + size - storage.size - 1;
  return at[-1] == ' ' && memcmp(at, storage.data, storage.size) == 0;
}

static bool is_initial(const varve_value *value) {
  const varve_operation *op = varve_defining_operation(value);
  return op != NULL &&
         (varve_is_operation(op, "spirv.Constant") ||
          varve_is_operation(op, "spirv.mlir.referenceof") ||
          varve_is_operation(op, "spirv.mlir.addressof") || op->name->definition == NULL);
}

/* Those that only globals have. */
static varve_status check_decorations(varve_verifier *v, const varve_operation *op) {
  static const char *const names[] = {"descriptor_set", "binding", "built_in"};
  const varve_entity *dictionary = varve_operation_dictionary(op);
  for (size_t i = 0; dictionary != NULL && i < VARVE_COUNT_OF(names); i++)
    if (varve_dictionary_find(dictionary, varve_slice_of(names[i])) != NULL)
      return VARVE_OP_FAULT(v, "cannot have '%' attribute (only allowed in spirv.GlobalVariable)",
                            VARVE_TEXT(varve_slice_of(names[i])));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_variable(varve_verifier *v, const varve_operation *op) {
  static const int64_t function = 7;
  const varve_entity *storage = varve_property_of(op, "storage_class");
  int64_t number = 0;
  if (storage != NULL && varve_entity_is_parametric(storage) &&
      varve_parameter_count(storage) == 1 &&
      varve_integer_of(varve_parameter(storage, 0), &number) && number != function)
    return varve_op_fault(v, "can only be used to model function-level variables. Use "
                             "spirv.GlobalVariable for module-level variables.");
  if (!is_pointer_to(varve_result_type(op, 0), VARVE_SLICE("Function")))
    return varve_op_fault(v, "storage class must match result pointer's storage class");
  if (op->operand_count != 0 && !is_initial(varve_operation_operand(op, 0)))
    return varve_op_fault(v, "initializer must be the result of a constant or "
                             "spirv.GlobalVariable op");
  return check_decorations(v, op);
}

/* Values */

varve_status varve_verify_spirv_conversion(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  uint32_t a = varve_type_bit_width(varve_scalar_of(from));
  return a == 0 || a != varve_type_bit_width(varve_scalar_of(to))
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v,
                              "expected the different bit widths for operand type and result type, "
                              "but provided % and %",
                              VARVE_NODE(from), VARVE_NODE(to));
}

/* Of a number or a vector of them; 0: another type. */
static uint64_t bits_of(const varve_entity *type) {
  uint64_t count = 1;
  if (type->kind == VARVE_KIND_VECTOR_TYPE && !varve_dims_count(varve_type_dims(type), &count))
    return 0;
  const varve_entity *scalar = type->kind == VARVE_KIND_VECTOR_TYPE ? varve_scalar_of(type) : type;
  return count > UINT32_MAX ? 0 : count * varve_type_bit_width(scalar);
}

varve_status varve_verify_spirv_bitcast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  if (from == to)
    return varve_fault(v, "result type must be different from operand type", NULL);
  bool is_pointer = varve_is_dialect_type(from, "spirv", "ptr");
  if (is_pointer != varve_is_dialect_type(to, "spirv", "ptr"))
    return varve_fault(v,
                       is_pointer ? "unhandled bit cast conversion from pointer type to "
                                    "non-pointer type"
                                  : "unhandled bit cast conversion from non-pointer type to "
                                    "pointer type",
                       NULL);
  uint64_t a = bits_of(from), b = bits_of(to);
  return a == 0 || b == 0 || a == b
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "mismatch in result type bitwidth % and operand type bitwidth %",
                              VARVE_NUMBER(b), VARVE_NUMBER(a));
}
