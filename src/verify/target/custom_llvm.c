/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* llvm */
#include "dialect/known/llvm_parts.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

static bool is_base(const varve_entity *entity, const char *name) {
  return varve_has_base_name(entity, varve_slice_of(name));
}

enum { DYNAMIC_INDEX = INT32_MIN };

static int32_t index_at(const varve_entity *indices, uint64_t at) {
  varve_slice bytes = varve_dense_array_bytes(indices);
  const unsigned char *p = (const unsigned char *)bytes.data + 4 * at;
  return (int32_t)((uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 |
                   (uint32_t)p[3] << 24);
}

/* One step of getelementptr. *type becomes NULL if the next type is not known. */
static varve_status step_into(varve_verifier *v, int32_t index, uint64_t at,
                              const varve_entity **type) {
  const varve_entity *from = *type;
  const varve_entity *body = varve_llvm_struct_body(from);
  bool is_struct = is_base(from, "llvm.struct"), is_aggregate = false;
  uint64_t count = 0;
  *type = is_struct ? varve_llvm_element(from, index, &is_aggregate)
                    : varve_llvm_array_element(from, &count);
  if (is_struct && index == DYNAMIC_INDEX)
    return VARVE_OP_FAULT(v, "expected index % indexing a struct to be constant", VARVE_NUMBER(at));
  if (body != NULL && *type == NULL)
    return VARVE_OP_FAULT(v, "index % indexing a struct is out of bounds", VARVE_NUMBER(at));
  if (from->kind == VARVE_KIND_INTEGER_TYPE || from->kind == VARVE_KIND_FLOAT_TYPE)
    return VARVE_OP_FAULT(v, "type % cannot be indexed (index #%)", VARVE_NODE(from),
                          VARVE_NUMBER(at));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_llvm_getelementptr(varve_verifier *v, const varve_operation *op) {
  const varve_entity *indices = varve_property_of(op, "rawConstantIndices");
  const varve_entity *element = varve_property_of(op, "elem_type");
  uint32_t dynamic = 0;
  if (indices == NULL || indices->kind != VARVE_KIND_DENSE_ARRAY ||
      !varve_type_is_integer(indices->children[0], 32, VARVE_SIGNLESS) || element == NULL ||
      element->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_OK;
  uint64_t count = varve_dense_array_count(indices);
  for (uint64_t i = 0; i < count; i++)
    dynamic += index_at(indices, i) == DYNAMIC_INDEX;
  if (dynamic + 1 != op->operand_count)
    return varve_op_fault(v,
                          "expected as many dynamic indices as specified in 'rawConstantIndices'");
  const varve_entity *type = element->children[0];
  for (uint64_t i = 1; i < count && type != NULL; i++)
    VARVE_TRY(step_into(v, index_at(indices, i), i, &type));
  return VARVE_STATUS_OK;
}

/* Constants */

/* Returns the number of elements of an array of bytes; -1: another type. */
static int64_t byte_array_size(const varve_entity *type) {
  uint64_t count = 0;
  const varve_entity *element = varve_llvm_array_element(type, &count);
  return element != NULL && varve_type_is_integer(element, 8, VARVE_SIGNLESS) ? (int64_t)count : -1;
}

/* Floats that LLVM does not have are integers of their width. */
static varve_status check_float_constant(varve_verifier *v, const varve_entity *format,
                                         const varve_entity *type) {
  if (type->kind == VARVE_KIND_FLOAT_TYPE)
    return format == type ? VARVE_STATUS_OK
                          : varve_op_fault(v, "attribute and type have different float semantics");
  return varve_type_is_integer(type, varve_type_bit_width(format), VARVE_SIGNLESS) ||
                 is_base(type, "llvm.ppc_fp128")
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected integer type of the float's width");
}

/* Of a vector that is not scalable; -1: it cannot be told. */
static int64_t value_count(const varve_entity *type) {
  if (type->kind != VARVE_KIND_VECTOR_TYPE || varve_vector_type_scalable(type) != NULL)
    return -1;
  return varve_dims_product(varve_type_dims(type), 0, SIZE_MAX);
}

varve_status varve_verify_llvm_constant(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  const varve_entity *type = varve_result_type(op, 0);
  if (value == NULL)
    return VARVE_STATUS_OK;
  if (value->kind == VARVE_KIND_STRING &&
      byte_array_size(type) != (int64_t)varve_string_bytes(value).size)
    return VARVE_OP_FAULT(v, "expected array type of % i8 elements for the string constant",
                          VARVE_NUMBER(varve_string_bytes(value).size));
  if (value->kind == VARVE_KIND_INTEGER && type->kind != VARVE_KIND_INTEGER_TYPE)
    return varve_op_fault(v, "expected integer type");
  if (value->kind == VARVE_KIND_FLOAT)
    return check_float_constant(v, value->children[0], type);
  int64_t count = value_count(type);
  if (value->kind != VARVE_KIND_DENSE_ELEMENTS || count < 0 ||
      count == varve_dims_product(varve_type_dims(value->children[0]), 0, SIZE_MAX))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(
      v, "type and attribute have a different number of elements: % vs. %", VARVE_NUMBER(count),
      VARVE_NUMBER(varve_dims_product(varve_type_dims(value->children[0]), 0, SIZE_MAX)));
}

static varve_status is_of_global(varve_context *context, const varve_entity *type, bool *is_one) {
  static const char *const none[] = {"llvm.void", "llvm.label", "llvm.metadata", "llvm.token"};
  for (size_t i = 0; i < VARVE_COUNT_OF(none); i++)
    if (is_base(type, none[i])) {
      *is_one = false;
      return VARVE_STATUS_OK;
    }
  return varve_is_llvm_type(context, type, is_one);
}

varve_status varve_verify_llvm_global(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  const varve_entity *type = varve_type_property_of(op, "global_type");
  bool is_right = true;
  if (type != NULL)
    VARVE_TRY(is_of_global(v->context, type, &is_right));
  if (!is_right)
    return varve_op_fault(v, "expects type to be a valid element type for an LLVM global");
  VARVE_TRY(varve_check_llvm_module_level(v, op));
  if (value == NULL || value->kind != VARVE_KIND_STRING || type == NULL ||
      byte_array_size(type) == (int64_t)varve_string_bytes(value).size)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "requires an i8 array type of the length equal to that of the string "
                           "attribute");
}

/* Casts */

static bool is_scalar_integer(const varve_entity *type) {
  return type->kind == VARVE_KIND_INTEGER_TYPE;
}

varve_status varve_verify_llvm_extension(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  const varve_entity *a = varve_scalar_of(from), *b = varve_scalar_of(to);
  if (is_scalar_integer(from) != is_scalar_integer(to))
    return varve_fault(v,
                       is_scalar_integer(from)
                           ? "input type is an integer but output type is a vector"
                           : "input type is a vector but output type is an integer",
                       NULL);
  if (from->kind == VARVE_KIND_VECTOR_TYPE && to->kind == VARVE_KIND_VECTOR_TYPE &&
      !varve_dims_equal(varve_type_dims(from), varve_type_dims(to)))
    return varve_fault(v, "input and output vectors are of incompatible shape", NULL);
  if (is_scalar_integer(a) && is_scalar_integer(b) &&
      varve_type_bit_width(b) <= varve_type_bit_width(a))
    return varve_fault(v,
                       "integer width of the output type is smaller or equal to the integer width "
                       "of the input type",
                       NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_llvm_bitcast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_scalar_of(varve_operand_type(op, 0));
  const varve_entity *to = varve_scalar_of(varve_result_type(op, 0));
  if (is_base(from, "llvm.ptr") != is_base(to, "llvm.ptr"))
    return varve_op_fault(v, "can only cast pointers from and to pointers");
  return VARVE_STATUS_OK;
}

/* Calls and functions */

varve_status varve_verify_llvm_call_intrinsic(varve_verifier *v, const varve_operation *op) {
  const varve_entity *name = varve_property_of(op, "intrin");
  if (name != NULL && name->kind == VARVE_KIND_STRING &&
      !varve_slice_starts_with(varve_string_bytes(name), VARVE_SLICE("llvm.")))
    return varve_op_fault(v, "intrinsic name must start with 'llvm.'");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_llvm_insertelement(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_operand_type(op, 0);
  if (type->kind == VARVE_KIND_VECTOR_TYPE && varve_rank_of(type) != 1)
    return VARVE_FAULT(v, "'vector' must be LLVM dialect-compatible vector type, but got %",
                       VARVE_NODE(type));
  return VARVE_STATUS_OK;
}
