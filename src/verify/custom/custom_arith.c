/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* arith and complex: constants and casts. */
#include "verify/custom_common.h"

varve_status varve_verify_arith_constant(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_result_type(op, 0);
  const varve_entity *value = varve_property_of(op, "value");
  if (type->kind == VARVE_KIND_INTEGER_TYPE &&
      varve_integer_type_layout(type).signedness != VARVE_SIGNLESS)
    return varve_op_fault(v, "integer return type must be signless");
  if (value->kind == VARVE_KIND_DIALECT_ATTRIBUTE)
    return VARVE_STATUS_OK;
  if (value->kind != VARVE_KIND_INTEGER && value->kind != VARVE_KIND_FLOAT &&
      !varve_attribute_is_elements(value))
    return varve_op_fault(v, "value must be an integer, float, or elements attribute");
  if (type->kind == VARVE_KIND_VECTOR_TYPE && varve_vector_type_scalable(type) != NULL &&
      !(value->kind == VARVE_KIND_DENSE_ELEMENTS && (value->flags & VARVE_FLAG_SPLAT) != 0))
    return varve_op_fault(v, "intializing scalable vectors with elements attribute is not "
                             "supported unless it's a vector splat");
  return VARVE_STATUS_OK;
}

/* Casts. The shapes of operand and result must be compatible. Each cast also compares the element
 * types. */

typedef struct cast_types {
  const varve_entity *from;
  const varve_entity *to;
  uint32_t from_width; /* width of an element, or 0 if it is unknown */
  uint32_t to_width;
} cast_types;

static cast_types types_of(const varve_operation *op) {
  cast_types cast = {.from = varve_scalar_of(varve_operand_type(op, 0)),
                     .to = varve_scalar_of(varve_result_type(op, 0))};
  cast.from_width = varve_type_bit_width(cast.from);
  cast.to_width = varve_type_bit_width(cast.to);
  return cast;
}

static bool shapes_fit(const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  bool is_shaped = varve_is_shaped_type(from);
  if (from->kind == VARVE_KIND_DIALECT_TYPE || to->kind == VARVE_KIND_DIALECT_TYPE)
    return true;
  if (is_shaped != varve_is_shaped_type(to))
    return false;
  if (!varve_is_ranked_type(from) || !varve_is_ranked_type(to))
    return true;
  return varve_dims_fit(varve_type_dims(from), varve_type_dims(to));
}

static varve_status check_cast(varve_verifier *v, const varve_operation *op, bool fits) {
  return fits && shapes_fit(op) ? VARVE_STATUS_OK : varve_report_cast(v, op);
}

varve_status varve_verify_arith_extension(varve_verifier *v, const varve_operation *op) {
  cast_types cast = types_of(op);
  return check_cast(v, op, cast.from_width == 0 || cast.to_width > cast.from_width);
}

varve_status varve_verify_arith_truncation(varve_verifier *v, const varve_operation *op) {
  cast_types cast = types_of(op);
  return check_cast(v, op, cast.to_width == 0 || cast.to_width < cast.from_width);
}

varve_status varve_verify_arith_conversion(varve_verifier *v, const varve_operation *op) {
  return check_cast(v, op, true);
}

varve_status varve_verify_arith_bitcast(varve_verifier *v, const varve_operation *op) {
  cast_types cast = types_of(op);
  return check_cast(v, op, cast.from_width == 0 || cast.from_width == cast.to_width);
}

varve_status varve_verify_arith_index_cast(varve_verifier *v, const varve_operation *op) {
  cast_types cast = types_of(op);
  bool from_index = cast.from->kind == VARVE_KIND_INDEX_TYPE;
  bool to_index = cast.to->kind == VARVE_KIND_INDEX_TYPE;
  return check_cast(v, op, from_index != to_index);
}

varve_status varve_verify_complex_bitcast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  if (from == to)
    return VARVE_STATUS_OK;
  bool from_complex = from->kind == VARVE_KIND_COMPLEX_TYPE;
  bool to_complex = to->kind == VARVE_KIND_COMPLEX_TYPE;
  uint32_t from_width = from_complex ? 2 * varve_type_bit_width(varve_type_element(from))
                                     : varve_type_bit_width(from);
  uint32_t to_width =
      to_complex ? 2 * varve_type_bit_width(varve_type_element(to)) : varve_type_bit_width(to);
  if (from_width != 0 && to_width != 0 && from_width != to_width)
    return varve_op_fault(v, "casting bitwidths do not match");
  if (from_complex == to_complex)
    return varve_op_fault(v, "requires that either input or output has a complex type");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_complex_constant(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  if (value == NULL || value->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  if (value->child_count != 2)
    return varve_op_fault(v, "requires 'value' to be a complex constant, represented as array of "
                             "two values");
  const varve_entity *element = varve_type_element(varve_result_type(op, 0));
  for (uint32_t i = 0; i < 2; i++) {
    const varve_entity *part = value->children[i];
    if (part->kind != VARVE_KIND_DIALECT_ATTRIBUTE &&
        (part->child_count == 0 || part->children[0] != element))
      return varve_op_fault(v, "requires attribute's element types to match the op's return "
                               "type's element type");
  }
  return VARVE_STATUS_OK;
}
