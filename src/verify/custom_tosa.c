/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tosa: axes, shapes that follow from them, and what conditions yield. */
#include "verify/custom_tosa.h"
#include "verify/condition.h"

static bool axis_of(const varve_operation *op, int64_t *axis) {
  return varve_integer_of(varve_property_of(op, "axis"), axis);
}

static bool differ(int64_t a, int64_t b) { return varve_tosa_differ(a, b); }

/* Types that dialects have are not compared. */
varve_status varve_tosa_check_element(varve_verifier *v, const varve_type *input,
                                      const varve_type *output) {
  const varve_type *from = varve_tosa_element(input), *to = varve_tosa_element(output);
  if (from == to || from == NULL || to == NULL)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "expect input and output to have same element type, got % and %",
                        VARVE_NODE(from), VARVE_NODE(to));
}

const varve_attribute *varve_tosa_constant(const varve_value *value) {
  const varve_operation *source = varve_defining_operation(value);
  if (source == NULL || !varve_has_operation_trait(source, "ConstantLike"))
    return NULL;
  bool is_tosa = varve_slice_starts_with(source->name->text, VARVE_SLICE("tosa."));
  const varve_attribute *elements = varve_property_of(source, is_tosa ? "values" : "value");
  return elements == NULL || !varve_attribute_is_elements(elements) ? NULL : elements;
}

bool varve_tosa_shape_values(const varve_value *value, int64_t *numbers, uint32_t count) {
  const varve_operation *source = varve_defining_operation(value);
  if (source == NULL || !varve_is_operation(source, "tosa.const_shape") ||
      varve_tosa_shape_rank(value->type) != count)
    return false;
  for (uint32_t i = 0; i < count; i++)
    if (!varve_dense_integer_at(varve_tosa_constant(value), i, &numbers[i]))
      return false;
  return true;
}

bool varve_tosa_numbers(const varve_operation *op, const char *name, int64_t *numbers,
                        uint32_t count) {
  const varve_attribute *list = varve_property_of(op, name);
  if (list == NULL || !varve_is_number_list(list) || varve_number_count(list) != count)
    return false;
  for (uint32_t i = 0; i < count; i++)
    numbers[i] = varve_number_at(list, i);
  return true;
}

/* Operands of !tosa.shape come from operations that make such. */
varve_status varve_trait_tosa_shapes(varve_verifier *v, const varve_operation *op,
                                     const varve_trait_use *use) {
  (void)use;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    if (!varve_has_base_name(varve_operand_type(op, i), VARVE_SLICE("tosa.shape")))
      continue;
    const varve_operation *source = varve_defining_operation(varve_operation_operand(op, i));
    if (source == NULL || (source->name->definition != NULL &&
                           !varve_has_operation_trait(source, "TosaShapeOperator")))
      return varve_op_fault(v, "shape operand is not compile time resolvable");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_argmax(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  int64_t axis = 0;
  if (varve_scalar_of(output)->kind != VARVE_KIND_INTEGER_TYPE)
    return varve_op_fault(v, "result tensor is not of integer type");
  if (!varve_type_has_rank(input) || !axis_of(op, &axis))
    return VARVE_STATUS_OK;
  varve_dims from = varve_type_dims(input);
  if (axis < 0 || axis >= (int64_t)from.rank)
    return varve_op_fault(v, "specified axis is outside the rank of the tensor");
  if (!varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  varve_dims to = varve_type_dims(output);
  bool fits = to.rank + 1 == from.rank;
  for (size_t i = 0; fits && i < to.rank; i++)
    fits = !differ(to.sizes[i], from.sizes[i + (i >= (size_t)axis)]);
  return fits ? VARVE_STATUS_OK
              : VARVE_OP_FAULT(v, "expected output shape without dimension %, got %",
                               VARVE_NUMBER(axis), VARVE_NODE(output));
}

varve_status varve_verify_tosa_reduce(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  int64_t axis = 0;
  if (!axis_of(op, &axis))
    return VARVE_STATUS_OK;
  if (axis < 0)
    return varve_op_fault(v, "reduce axis must not be negative");
  if (varve_type_has_rank(input) && axis >= varve_rank_of(input) &&
      (axis != 0 || varve_rank_of(input) != 0))
    return VARVE_OP_FAULT(v, "expect input tensor rank (%) to be larger than reduce axis (%)",
                          VARVE_NUMBER(varve_rank_of(input)), VARVE_NUMBER(axis));
  if (varve_scalar_of(input) != varve_scalar_of(output))
    return varve_fault_inferred(v, input, output);
  if (!varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  varve_dims to = varve_type_dims(output), from = to;
  if (varve_type_has_rank(input))
    from = varve_type_dims(input);
  if (from.rank != to.rank)
    return varve_op_fault(v, "expect output tensor rank to be equal to input tensor rank");
  if (axis >= (int64_t)to.rank && (axis != 0 || to.rank != 0))
    return VARVE_OP_FAULT(v, "expect output tensor rank (%) to be larger than reduce axis (%)",
                          VARVE_NUMBER(to.rank), VARVE_NUMBER(axis));
  if (from.rank != 0 && differ(to.sizes[axis], 1))
    return VARVE_OP_FAULT(v, "expect reduced dimension size to be 1, got %",
                          VARVE_NUMBER(to.sizes[axis]));
  for (size_t i = 0; i < from.rank; i++)
    if ((int64_t)i != axis && differ(from.sizes[i], to.sizes[i]))
      return varve_fault_inferred(v, input, output);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_reverse(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  int64_t axis = 0, out_rank = varve_rank_of(output);
  VARVE_TRY(varve_tosa_check_element(v, input, output));
  if (!axis_of(op, &axis))
    return VARVE_STATUS_OK;
  if (axis < 0)
    return varve_op_fault(v, "expected non-negative reverse axis");
  int64_t rank = varve_rank_of(input);
  if (varve_type_has_rank(input) && axis >= rank && !(axis == 0 && rank == 0))
    return VARVE_OP_FAULT(v, "expect input tensor rank (%) to be larger than reverse axis (%)",
                          VARVE_NUMBER(rank), VARVE_NUMBER(axis));
  if (!varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  if (varve_type_has_rank(input) && rank != out_rank)
    return varve_op_fault(v, "expect output tensor rank to be equal to input tensor rank");
  if (axis >= out_rank && !(axis == 0 && out_rank == 0))
    return VARVE_OP_FAULT(v, "expect output tensor rank (%) to be larger than reverse axis (%)",
                          VARVE_NUMBER(out_rank), VARVE_NUMBER(axis));
  return VARVE_STATUS_OK;
}

/* transpose: its permutation is an array of i32. */

static int64_t entry_at(const varve_attribute *perms, uint64_t at) {
  const unsigned char *p = (const unsigned char *)varve_dense_array_bytes(perms).data + 4 * at;
  return (int32_t)((uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 |
                   (uint32_t)p[3] << 24);
}

static bool is_permutation(const varve_attribute *perms, uint64_t count) {
  uint64_t seen = 0;
  for (uint64_t i = 0; i < count; i++) {
    int64_t entry = entry_at(perms, i);
    if (entry < 0 || entry >= (int64_t)count || (seen >> entry & 1) != 0)
      return false;
    seen |= (uint64_t)1 << entry;
  }
  return true;
}

static bool count_of(varve_dims dims, int64_t *count) {
  uint64_t product = 0;
  bool is_known = varve_dims_count(dims, &product) && product <= INT64_MAX;
  *count = (int64_t)product;
  return is_known;
}

static varve_status check_moved(varve_verifier *v, const varve_attribute *perms, varve_dims from,
                                varve_dims to) {
  int64_t a = 0, b = 0;
  if (count_of(from, &a) && count_of(to, &b) && a != b)
    return VARVE_OP_FAULT(v,
                          "expected input1 and output to have same numbers of elements, got % and "
                          "%",
                          VARVE_NUMBER(a), VARVE_NUMBER(b));
  for (size_t i = 0; i < to.rank; i++)
    if (differ(to.sizes[i], from.sizes[entry_at(perms, i)]))
      return VARVE_OP_FAULT(v, "expected output tensor dim % to match input dim % with value of %",
                            VARVE_NUMBER(i), VARVE_NUMBER(entry_at(perms, i)),
                            VARVE_NUMBER(from.sizes[entry_at(perms, i)]));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_transpose(varve_verifier *v, const varve_operation *op) {
  enum { MOST_DIMS = 64 };
  const varve_attribute *perms = varve_property_of(op, "perms");
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  if (perms == NULL || perms->kind != VARVE_KIND_DENSE_ARRAY ||
      !varve_type_is_integer(perms->children[0], 32, VARVE_SIGNLESS))
    return VARVE_STATUS_OK;
  uint64_t count = varve_dense_array_count(perms);
  if (varve_type_has_rank(input) && (int64_t)count != varve_rank_of(input))
    return VARVE_OP_FAULT(v, "expected perms attribute to have size % (input rank) but got size %",
                          VARVE_NUMBER(varve_rank_of(input)), VARVE_NUMBER(count));
  if (varve_type_has_rank(input) && varve_type_has_rank(output) &&
      varve_rank_of(input) != varve_rank_of(output))
    return varve_op_fault(v, "expected input tensor rank to equal result tensor rank");
  if (varve_type_has_rank(output) && (int64_t)count != varve_rank_of(output))
    return VARVE_OP_FAULT(v, "expected perms attribute to have size % (output rank) but got size %",
                          VARVE_NUMBER(varve_rank_of(output)), VARVE_NUMBER(count));
  if (count > MOST_DIMS)
    return VARVE_STATUS_OK;
  if (!is_permutation(perms, count))
    return varve_op_fault(v, "expected valid permutation indices");
  if (!varve_type_has_rank(input) || !varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  return check_moved(v, perms, varve_type_dims(input), varve_type_dims(output));
}

/* concat */

/* The operand has the rank of the first that has one, which axis is below. */
static varve_status check_joined_operand(varve_verifier *v, const varve_operation *op,
                                         varve_dims first, uint32_t index) {
  varve_dims dims = varve_type_dims(varve_operand_type(op, index));
  int64_t axis = 0;
  (void)axis_of(op, &axis);
  if (dims.rank != first.rank)
    return VARVE_OP_FAULT(
        v, "expect all operands to have the same rank, but got % vs % on operands 0 and %",
        VARVE_NUMBER(first.rank), VARVE_NUMBER(dims.rank), VARVE_NUMBER(index));
  for (size_t k = 0; k < dims.rank; k++)
    if ((int64_t)k != axis && differ(dims.sizes[k], first.sizes[k]))
      return VARVE_OP_FAULT(v,
                            "expect all operand shapes to have the same sizes on non-axis "
                            "dimensions, but got % vs % at index % on operands 0 and %",
                            VARVE_NUMBER(dims.sizes[k]), VARVE_NUMBER(first.sizes[k]),
                            VARVE_NUMBER(k), VARVE_NUMBER(index));
  return VARVE_STATUS_OK;
}

/* Ranks are equal. */
static varve_status check_joined_result(varve_verifier *v, const varve_operation *op,
                                        int64_t axis) {
  const varve_type *output = varve_result_type(op, 0);
  varve_dims to = varve_type_dims(output);
  int64_t sum = 0;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_type *type = varve_operand_type(op, i);
    if (!varve_type_has_rank(type)) {
      sum = VARVE_DYNAMIC;
      continue;
    }
    int64_t size = varve_type_dims(type).sizes[axis];
    bool is_known = sum != VARVE_DYNAMIC && size != VARVE_DYNAMIC;
    sum = is_known ? (int64_t)((uint64_t)sum + (uint64_t)size) : VARVE_DYNAMIC;
    for (size_t k = 0; k < to.rank; k++)
      if ((int64_t)k != axis && differ(varve_type_dims(type).sizes[k], to.sizes[k]))
        return varve_fault_inferred(v, type, output);
  }
  if (!differ(to.sizes[axis], sum))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "requires sum of axis dimensions of input1 equal to output axis "
                        "dimension, got % and %",
                        VARVE_NUMBER(sum), VARVE_NUMBER(to.sizes[axis]));
}

varve_status varve_verify_tosa_concat(varve_verifier *v, const varve_operation *op) {
  const varve_type *output = varve_result_type(op, 0), *first = NULL;
  int64_t axis = 0;
  if (op->operand_count == 0)
    return varve_op_fault(v, "expect at least one input");
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_type *type = varve_operand_type(op, i);
    VARVE_TRY(varve_tosa_check_element(v, type, output));
    if (first == NULL && varve_type_has_rank(type))
      first = type;
  }
  if (first == NULL || !axis_of(op, &axis))
    return VARVE_STATUS_OK;
  if (axis < 0 || axis >= varve_rank_of(first))
    return VARVE_OP_FAULT(
        v, "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got %",
        VARVE_NUMBER(axis));
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_type_has_rank(varve_operand_type(op, i)))
      VARVE_TRY(check_joined_operand(v, op, varve_type_dims(first), i));
  if (!varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  if (varve_rank_of(output) != varve_rank_of(first))
    return varve_fault_inferred(v, first, output);
  return check_joined_result(v, op, axis);
}

/* Shapes that are constants */

/* The rank that "shape<3>" tells; -1: none. */
int64_t varve_tosa_shape_rank(const varve_type *type) {
  int64_t rank = 0;
  if (varve_entity_is_parametric(type))
    return varve_parameter_count(type) == 1 && varve_integer_of(varve_parameter(type, 0), &rank)
               ? rank
               : -1;
  const char *text = varve_entity_payload(type), *end = text + type->payload_size;
  for (text += sizeof("shape<") - 1; text < end && *text >= '0' && *text <= '9'; text++)
    rank = rank > UINT32_MAX ? rank : rank * 10 + (*text - '0');
  return end - text == 1 ? rank : -1;
}

varve_status varve_verify_tosa_const_shape(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *values = varve_property_of(op, "values");
  int64_t rank = varve_tosa_shape_rank(varve_result_type(op, 0)), count = 0;
  if (values == NULL || !varve_attribute_is_elements(values) ||
      !varve_type_has_rank(values->children[0]))
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(values->children[0]);
  if (dims.rank != 1)
    return varve_op_fault(v, "expect elements in attribute values with rank 1");
  if (rank < 0 || !count_of(dims, &count) || count == rank || (count == 1 && rank == 0))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "expect number of elements in attribute values (%) to be equal to the rank "
                        "(%) for the result shape type",
                        VARVE_NUMBER(count), VARVE_NUMBER(rank));
}

/* Values */

varve_status varve_verify_tosa_clamp(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *least = varve_property_of(op, "min_val");
  const varve_attribute *most = varve_property_of(op, "max_val");
  const varve_type *element = varve_scalar_of(varve_operand_type(op, 0));
  int64_t a = 0, b = 0;
  if (least == NULL || most == NULL || element->kind == VARVE_KIND_DIALECT_TYPE ||
      least->kind != most->kind ||
      (least->kind != VARVE_KIND_INTEGER && least->kind != VARVE_KIND_FLOAT))
    return VARVE_STATUS_OK;
  if (least->children[0] != element || most->children[0] != element)
    return varve_op_fault(v, "min/max attributes types are incompatible with input/output element "
                             "types.");
  if (varve_integer_of(least, &a) && varve_integer_of(most, &b) && a > b &&
      varve_integer_type_layout(element).signedness != VARVE_UNSIGNED)
    return VARVE_OP_FAULT(v, "expected min_val <= max_val, got min_val=%, max_val=%",
                          VARVE_NODE(least), VARVE_NODE(most));
  return VARVE_STATUS_OK;
}
