/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* spirv: composites, vectors, matrices, and operations on them. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/spirv_parts.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

static bool is_vector(const varve_entity *type) { return type->kind == VARVE_KIND_VECTOR_TYPE; }

/* Returns the number of elements of a vector, or 1 for other types. */
static uint64_t element_count(const varve_entity *type) {
  uint64_t count = 1;
  return is_vector(type) && !varve_dims_count(varve_type_dims(type), &count) ? 0 : count;
}

/* Finds the type of the part of "type" at the indices of the operation. Sets *found to NULL if this
 * type is unknown. */
static varve_status follow_indices(varve_verifier *v, const varve_operation *op,
                                   const varve_entity *type, const varve_entity **found) {
  const varve_entity *indices = varve_property_of(op, "indices");
  *found = NULL;
  if (!varve_is_number_list(indices))
    return VARVE_STATUS_OK;
  if (varve_number_count(indices) == 0)
    return varve_fault(v, "expected at least one index for spirv.CompositeExtract", NULL);
  for (uint32_t i = 0; i < varve_number_count(indices); i++) {
    int64_t index = varve_number_at(indices, i);
    const varve_entity *part = NULL;
    uint64_t count = 0;
    if (!varve_spirv_count_parts(type, &count))
      return VARVE_FAULT(v, "cannot extract from non-composite type % with index %",
                         VARVE_NODE(type), VARVE_NUMBER(index));
    if (index < 0 || (uint64_t)index >= count)
      return VARVE_FAULT(v, "index % out of bounds for %", VARVE_NUMBER(index), VARVE_NODE(type));
    part = varve_spirv_part(type, (uint64_t)index);
    if (part == NULL)
      return VARVE_STATUS_OK;
    type = part;
  }
  *found = type;
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_extract(varve_verifier *v, const varve_operation *op) {
  const varve_entity *part = NULL;
  VARVE_TRY(follow_indices(v, op, varve_operand_type(op, 0), &part));
  return part == NULL || part == varve_result_type(op, 0)
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "invalid result type: expected % but provided %", VARVE_NODE(part),
                              VARVE_NODE(varve_result_type(op, 0)));
}

varve_status varve_verify_spirv_insert(varve_verifier *v, const varve_operation *op) {
  const varve_entity *part = NULL;
  VARVE_TRY(follow_indices(v, op, varve_operand_type(op, 1), &part));
  if (part != NULL && part != varve_operand_type(op, 0))
    return VARVE_OP_FAULT(v, "object operand type should be %, but found %", VARVE_NODE(part),
                          VARVE_NODE(varve_operand_type(op, 0)));
  return varve_operand_type(op, 1) == varve_result_type(op, 0)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "result type should be the same as the composite type");
}

/* Checks a vector that is composed of vectors and scalars. */
static varve_status check_pieces(varve_verifier *v, const varve_operation *op) {
  const varve_entity *result = varve_result_type(op, 0);
  uint64_t sum = 0;
  if (!is_vector(result))
    return varve_op_fault(v, "expected to return a vector or cooperative matrix when the number of "
                             "constituents is less than what the result needs");
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_entity *type = varve_operand_type(op, i);
    if (varve_scalar_of(type) != varve_type_element(result))
      return VARVE_OP_FAULT(v, "operand element type mismatch: expected to be %, but provided %",
                            VARVE_NODE(varve_type_element(result)), VARVE_NODE(type));
    sum += element_count(type);
  }
  return sum == element_count(result)
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "has incorrect number of operands: expected %, but provided %",
                              VARVE_NUMBER(element_count(result)), VARVE_NUMBER(sum));
}

varve_status varve_verify_spirv_construct(varve_verifier *v, const varve_operation *op) {
  const varve_entity *result = varve_result_type(op, 0);
  uint64_t count = 0;
  if (varve_is_dialect_type(result, "spirv", "coopmatrix"))
    count = 1;
  else if (!varve_spirv_count_parts(result, &count) || count == UINT64_MAX)
    return VARVE_STATUS_OK;
  if (count == 1 && op->operand_count != 1)
    return VARVE_OP_FAULT(v, "has incorrect number of operands: expected 1, but provided %",
                          VARVE_NUMBER(op->operand_count));
  if (count != op->operand_count)
    return check_pieces(v, op);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_entity *part = varve_spirv_part(result, i);
    if (part != NULL && part != varve_operand_type(op, i))
      return VARVE_OP_FAULT(v, "operand type mismatch: expected operand type %, but provided %",
                            VARVE_NODE(part), VARVE_NODE(varve_operand_type(op, i)));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_shuffle(varve_verifier *v, const varve_operation *op) {
  const varve_entity *components = varve_property_of(op, "components");
  uint64_t sources =
      element_count(varve_operand_type(op, 0)) + element_count(varve_operand_type(op, 1));
  uint64_t count = element_count(varve_result_type(op, 0));
  if (!varve_is_number_list(components))
    return VARVE_STATUS_OK;
  if (count != varve_number_count(components))
    return VARVE_OP_FAULT(v,
                          "result type element count (%) mismatch with the number of component "
                          "selectors (%)",
                          VARVE_NUMBER(count), VARVE_NUMBER(varve_number_count(components)));
  for (uint32_t i = 0; i < varve_number_count(components); i++) {
    uint32_t index = (uint32_t)varve_number_at(components, i);
    if (index >= sources && index != UINT32_MAX)
      return VARVE_OP_FAULT(v,
                            "component selector % out of range: expected to be in [0, %) or "
                            "0xffffffff",
                            VARVE_NUMBER(index), VARVE_NUMBER(sources));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_select(varve_verifier *v, const varve_operation *op) {
  const varve_entity *condition = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  if (!is_vector(condition))
    return VARVE_STATUS_OK;
  if (!is_vector(result))
    return varve_op_fault(v, "result expected to be of vector type when condition is of vector "
                             "type");
  return element_count(condition) == element_count(result)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "result should have the same number of elements as the condition "
                                 "when condition is of vector type");
}

/* Checks that the operands and the members of the result struct have the same type. */
varve_status varve_verify_spirv_extended(varve_verifier *v, const varve_operation *op) {
  const varve_entity *result = varve_result_type(op, 0), *first = varve_operand_type(op, 0);
  uint64_t count = 0;
  if (!varve_spirv_count_parts(result, &count))
    return VARVE_STATUS_OK;
  if (count != 2)
    return varve_op_fault(v, "expected result struct type containing two members");
  bool are_same = first == varve_operand_type(op, 1);
  for (uint64_t i = 0; are_same && i < count; i++) {
    const varve_entity *member = varve_spirv_part(result, i);
    are_same = member == NULL || member == first;
  }
  return are_same ? VARVE_STATUS_OK
                  : varve_op_fault(v, "expected all operand types and struct member types are the "
                                      "same");
}

/* Checks an integer dot product. A factor is a vector, or an i32 that has four 8-bit integers. */
varve_status varve_verify_spirv_dot(varve_verifier *v, const varve_operation *op) {
  const varve_entity *factor = varve_operand_type(op, 0);
  bool has_format = varve_property_of(op, "format") != NULL;
  uint64_t width = varve_type_bit_width(varve_scalar_of(factor)) * element_count(factor);
  if (!is_vector(factor) && !has_format)
    return varve_op_fault(v, "requires Packed Vector Format attribute for integer vector operands");
  if (is_vector(factor) && has_format)
    return VARVE_OP_FAULT(v, "with invalid format attribute for vector operands of type %",
                          VARVE_NODE(factor));
  if (!is_vector(factor) && width != 32)
    return varve_op_fault(v, "with specified Packed Vector Format (PackedVectorFormat4x8Bit) "
                             "requires integer vector operands to be 32-bits wide");
  uint32_t own = varve_type_bit_width(varve_result_type(op, 0));
  return width <= own ? VARVE_STATUS_OK
                      : VARVE_OP_FAULT(v,
                                       "result type has insufficient bit-width (% bits) for the "
                                       "specified vector operand type (% bits)",
                                       VARVE_NUMBER(own), VARVE_NUMBER(width));
}

/* A matrix, which is a list of column vectors. A vector is a matrix of one column. */
typedef struct matrix {
  uint64_t rows;
  uint64_t columns;
  const varve_entity *element;
} matrix;

static bool find_matrix(const varve_entity *type, matrix *shape) {
  const varve_entity *column = type;
  shape->columns = 1;
  if (!is_vector(type)) {
    if (!varve_is_dialect_type(type, "spirv", "matrix") || !varve_entity_is_parametric(type) ||
        varve_parameter_count(type) != 2 || varve_parameter(type, 0)->kind != VARVE_KIND_INTEGER)
      return false;
    shape->columns = varve_integer_words(varve_parameter(type, 0))[0];
    column = varve_plain_node(varve_parameter(type, 1));
  }
  shape->rows = element_count(column);
  shape->element = varve_scalar_of(column);
  return true;
}

varve_status varve_verify_spirv_transpose(varve_verifier *v, const varve_operation *op) {
  matrix from, to;
  if (!find_matrix(varve_operand_type(op, 0), &from) || !find_matrix(varve_result_type(op, 0), &to))
    return VARVE_STATUS_OK;
  if (from.rows != to.columns)
    return varve_fault(v, "input matrix rows count must be equal to output matrix columns count",
                       NULL);
  if (from.columns != to.rows)
    return varve_fault(v, "input matrix columns count must be equal to output matrix rows count",
                       NULL);
  return from.element == to.element
             ? VARVE_STATUS_OK
             : varve_fault(v, "input and output matrices must have the same component type", NULL);
}

/* Checks the product of two matrices, or of a matrix and a vector. */
varve_status varve_verify_spirv_matrix_product(varve_verifier *v, const varve_operation *op) {
  matrix left, right, result;
  if (!find_matrix(varve_operand_type(op, 0), &left) ||
      !find_matrix(varve_operand_type(op, 1), &right) ||
      !find_matrix(varve_result_type(op, 0), &result))
    return VARVE_STATUS_OK;
  if (left.columns != right.rows)
    return varve_fault(
        v, "left matrix columns' count must be equal to the right matrix rows' count", NULL);
  if (right.columns != result.columns)
    return varve_fault(v, "right and result matrices must have equal columns' count", NULL);
  if (right.element != result.element || left.element != result.element)
    return varve_fault(v, "matrices and result must have the same component type", NULL);
  return left.rows == result.rows
             ? VARVE_STATUS_OK
             : varve_fault(v, "left and result matrices must have equal rows' count", NULL);
}

varve_status varve_verify_spirv_row_product(varve_verifier *v, const varve_operation *op) {
  matrix row, right, result;
  if (!find_matrix(varve_operand_type(op, 0), &row) ||
      !find_matrix(varve_operand_type(op, 1), &right) ||
      !find_matrix(varve_result_type(op, 0), &result))
    return VARVE_STATUS_OK;
  if (row.element != right.element || row.element != result.element)
    return varve_op_fault(v, "the element types of vector, matrix and result must be the same");
  return row.rows == right.rows && result.rows == right.columns
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "sizes of vector, matrix and result do not fit");
}

varve_status varve_verify_spirv_scaled(varve_verifier *v, const varve_operation *op) {
  const varve_entity *whole = varve_operand_type(op, 0), *element = NULL;
  if (whole != varve_result_type(op, 0))
    return varve_op_fault(v, "vector operand and result type mismatch");
  element = varve_spirv_part(whole, 0);
  if (element != NULL && is_vector(element))
    element = varve_type_element(element);
  return element == NULL || element == varve_operand_type(op, 1)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "components and scaling value must have the same type");
}

varve_status varve_verify_spirv_ldexp(varve_verifier *v, const varve_operation *op) {
  const varve_entity *x = varve_operand_type(op, 0), *exponent = varve_operand_type(op, 1);
  if (is_vector(x) != is_vector(exponent))
    return varve_op_fault(v, "operands must both be scalars or vectors");
  return element_count(x) == element_count(exponent)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "operands must have the same number of elements");
}

varve_status varve_verify_spirv_frexp(varve_verifier *v, const varve_operation *op) {
  const varve_entity *result = varve_result_type(op, 0), *value = varve_operand_type(op, 0);
  const varve_entity *significand = NULL, *exponent = NULL;
  uint64_t count = 0;
  if (!varve_spirv_count_parts(result, &count))
    return VARVE_STATUS_OK;
  if (count != 2)
    return varve_fault(v, "result type must be a struct type with two members", NULL);
  significand = varve_spirv_part(result, 0);
  exponent = varve_spirv_part(result, 1);
  if (significand == NULL || exponent == NULL)
    return VARVE_STATUS_OK;
  if (significand != value)
    return varve_fault(v,
                       "member zero of the resulting struct type must be the same type as the "
                       "operand",
                       NULL);
  const varve_entity *scalar = varve_scalar_of(exponent);
  if (scalar->kind != VARVE_KIND_INTEGER_TYPE || varve_type_bit_width(scalar) != 32)
    return varve_fault(v,
                       "member one of the resulting struct type must be a scalar or vector of "
                       "32 bit integer type",
                       NULL);
  return is_vector(value) == is_vector(exponent) && element_count(value) == element_count(exponent)
             ? VARVE_STATUS_OK
             : varve_fault(v,
                           "member one of the resulting struct type must have the same number "
                           "of components as the operand type",
                           NULL);
}

/* Constants */

/* Counts the elements of nested arrays. Returns the type of the innermost elements, or NULL if this
 * type is unknown. */
static const varve_entity *flatten(const varve_entity *type, uint64_t *count) {
  enum { DEPTH = 64 };
  *count = 1;
  for (unsigned i = 0; i < DEPTH && varve_is_dialect_type(type, "spirv", "array"); i++) {
    const varve_entity *inner = varve_spirv_part(type, 0);
    uint64_t own = 0;
    if (inner == NULL || !varve_spirv_count_parts(type, &own) || own > UINT32_MAX ||
        *count > UINT32_MAX)
      return NULL;
    *count *= own;
    type = inner;
  }
  return type;
}

static varve_status check_value(varve_verifier *v, const varve_entity *value,
                                const varve_entity *type) {
  switch (value->kind) {
  case VARVE_KIND_INTEGER:
  case VARVE_KIND_FLOAT:
    return value->children[0] == type
               ? VARVE_STATUS_OK
               : VARVE_OP_FAULT(v, "result type (%) does not match value type (%)",
                                VARVE_NODE(type), VARVE_NODE(value->children[0]));
  case VARVE_KIND_DENSE_ELEMENTS:
  case VARVE_KIND_SPARSE_ELEMENTS: {
    const varve_entity *own = varve_attribute_type(value), *element = NULL;
    uint64_t count = 0, given = 0;
    if (own == NULL || own == type)
      return VARVE_STATUS_OK;
    if (!varve_is_dialect_type(type, "spirv", "array"))
      return VARVE_OP_FAULT(v,
                            "result or element type (%) does not match value type (%), must be the "
                            "same or spirv.array",
                            VARVE_NODE(type), VARVE_NODE(own));
    element = flatten(type, &count);
    if (element == NULL || !varve_is_ranked_type(own) ||
        !varve_dims_count(varve_type_dims(own), &given))
      return VARVE_STATUS_OK;
    if (element->kind != VARVE_KIND_INTEGER_TYPE && element->kind != VARVE_KIND_FLOAT_TYPE)
      return varve_op_fault(v, "only support nested array result type");
    if (element != varve_type_element(own))
      return VARVE_OP_FAULT(v, "result element type (%) does not match value element type (%)",
                            VARVE_NODE(element), VARVE_NODE(varve_type_element(own)));
    return count == given
               ? VARVE_STATUS_OK
               : VARVE_OP_FAULT(v,
                                "result number of elements (%) does not match value number of "
                                "elements (%)",
                                VARVE_NUMBER(count), VARVE_NUMBER(given));
  }
  case VARVE_KIND_ARRAY:
    return varve_is_dialect_type(type, "spirv", "array")
               ? VARVE_STATUS_OK
               : varve_op_fault(v, "must have spirv.array result type for array value");
  default:
    return VARVE_OP_FAULT(v, "cannot have attribute: %", VARVE_NODE(value));
  }
}

/* Compares a constant with its type. Nested arrays are compared down to the second level. */
varve_status varve_verify_spirv_constant(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  const varve_entity *type = varve_result_type(op, 0), *element = NULL;
  if (value == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_value(v, value, type));
  if (value->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  element = varve_spirv_part(type, 0);
  for (uint32_t i = 0; element != NULL && i < value->child_count; i++)
    VARVE_TRY(check_value(v, value->children[i], element));
  return VARVE_STATUS_OK;
}
