/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* spirv: composites, constants, chains of pointers and broadcasts. */
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

/* Pointers */

enum { PHYSICAL_BUFFER_CLASS = 5349, PHYSICAL_BUFFER_MODEL = 5348 };

static int64_t storage_of(const varve_entity *pointer) { return varve_parameter_case(pointer, 1); }

/* Checks conversions between a pointer and a number. */
varve_status varve_verify_spirv_pointer_number(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  bool is_from_pointer = varve_is_dialect_type(from, "spirv", "ptr");
  const varve_entity *number = is_from_pointer ? to : from, *pointer = is_from_pointer ? from : to;
  const varve_operation *module = varve_find_around(op, "spirv.module");
  if (number->kind != VARVE_KIND_INTEGER_TYPE ||
      varve_integer_type_layout(number).signedness != VARVE_SIGNLESS)
    return varve_fault(v, "result must be a scalar type of unsigned integer", NULL);
  int64_t model =
      module == NULL ? -1 : varve_parameter_case(varve_property_of(module, "addressing_model"), 0);
  bool is_physical = model != 0 && (model != PHYSICAL_BUFFER_MODEL ||
                                    storage_of(pointer) == PHYSICAL_BUFFER_CLASS);
  return is_physical ? VARVE_STATUS_OK : varve_fault(v, "a physical pointer is needed", NULL);
}

/* Gets the integer of a spirv.Constant. Returns false if the value has no such constant. */
static bool constant_of(const varve_value *value, int64_t *number) {
  const varve_operation *op = varve_defining_operation(value);
  const varve_entity *constant = op != NULL && varve_is_operation(op, "spirv.Constant")
                                     ? varve_property_of(op, "value")
                                     : NULL;
  return constant != NULL && constant->kind == VARVE_KIND_INTEGER &&
         varve_integer_of(constant, number);
}

static varve_status check_chain(varve_verifier *v, const varve_operation *op, uint32_t first) {
  const varve_entity *base = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  const varve_entity *type = NULL, *pointee = NULL;
  type = varve_dialect_type_part(base, 0);
  for (uint32_t i = first; type != NULL && i < op->operand_count; i++) {
    uint64_t count = 0;
    int64_t index = 0;
    if (!varve_spirv_count_parts(type, &count))
      return VARVE_FAULT(v,
                         "'spirv.AccessChain' op cannot extract from non-composite type % with "
                         "index %",
                         VARVE_NODE(type), VARVE_NUMBER(index));
    if (varve_is_dialect_type(type, "spirv", "struct")) {
      const varve_value *value = varve_operation_operand(op, i);
      if (varve_defining_operation(value) == NULL)
        return varve_op_fault(v, "index must be an integer spirv.Constant to access element of "
                                 "spirv.struct");
      if (!constant_of(value, &index))
        return varve_fault(v,
                           "'spirv.AccessChain' index must be an integer spirv.Constant to access "
                           "element of spirv.struct",
                           NULL);
      if (index < 0 || (uint64_t)index >= count)
        return VARVE_OP_FAULT(v, "index % out of bounds", VARVE_NUMBER(index));
    }
    type = varve_spirv_part(type, (uint64_t)index);
  }
  pointee = varve_dialect_type_part(result, 0);
  bool fits = type == NULL || pointee == NULL ||
              (type == pointee && storage_of(base) == storage_of(result));
  return fits ? VARVE_STATUS_OK
              : VARVE_OP_FAULT(v, "invalid result type: expected a pointer to %, but provided %",
                               VARVE_NODE(type), VARVE_NODE(result));
}

varve_status varve_verify_spirv_access_chain(varve_verifier *v, const varve_operation *op) {
  return check_chain(v, op, 1);
}

varve_status varve_verify_spirv_pointer_chain(varve_verifier *v, const varve_operation *op) {
  return check_chain(v, op, 2);
}

/* Checks that the id is a constant, as SPIR-V before 1.5 requires. If there is a target
 * environment, the version may be newer, and any id is accepted. */
varve_status varve_verify_spirv_broadcast(varve_verifier *v, const varve_operation *op) {
  const varve_operation *id = varve_defining_operation(varve_operation_operand(op, 1));
  for (const varve_operation *around = op; around != NULL;
       around = varve_operation_parent(around)) {
    if (varve_discardable_of(around, "spirv.target_env") != NULL ||
        (varve_is_operation(around, "spirv.module") &&
         varve_property_of(around, "vce_triple") != NULL))
      return VARVE_STATUS_OK;
  }
  return id != NULL && (varve_is_operation(id, "spirv.Constant") ||
                        varve_is_operation(id, "spirv.mlir.referenceof"))
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "id must be the result of a constant op");
}
