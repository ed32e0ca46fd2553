/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* vector: operations that transfer vectors from and to memory. */
#include "verify/custom_common.h"

static varve_status need_indices(varve_verifier *v, const varve_operation *op, uint32_t operand,
                                 const varve_entity *base) {
  if (!varve_is_ranked_type(base) ||
      varve_operand_range_of(op, operand).count == (uint64_t)varve_rank_of(base))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "requires % indices", VARVE_NUMBER(varve_rank_of(base)));
}

/* transfer_read, transfer_write */

typedef struct transfer {
  varve_verifier *verifier;
  const varve_entity *base;
  const varve_entity *vector;
  const varve_entity *mask; /* NULL: none */
  const varve_entity *map;
  const varve_entity *in_bounds; /* NULL: none */
} transfer;

static bool constant_of(const varve_entity *expression, int64_t *value) {
  if (expression->kind != VARVE_KIND_AFFINE_CONSTANT)
    return false;
  *value = *(const int64_t *)varve_entity_payload(expression);
  return true;
}

static uint32_t position_of(const varve_entity *dimension) {
  return *(const uint32_t *)varve_entity_payload(dimension);
}

static uint64_t minor_bits(const varve_entity *vector) {
  varve_dims dims = varve_type_dims(vector);
  uint64_t size = dims.rank == 0 ? 1 : (uint64_t)dims.sizes[dims.rank - 1];
  return size * varve_type_bit_width(varve_type_element(vector));
}

static varve_status check_elements(const transfer *t) {
  varve_verifier *v = t->verifier;
  const varve_entity *element = varve_type_element(t->base);
  int64_t results = t->map->child_count, rank = varve_rank_of(t->vector);
  bool is_vector = element->kind == VARVE_KIND_VECTOR_TYPE;
  uint64_t unit = is_vector ? minor_bits(element) : varve_type_bit_width(element);
  if (unit != 0 && minor_bits(t->vector) % unit != 0)
    return varve_op_fault(v, is_vector
                                 ? "requires the bitwidth of the minor 1-D vector to be an "
                                   "integral multiple of the bitwidth of the minor 1-D vector of "
                                   "the source"
                                 : "requires the bitwidth of the minor 1-D vector to be an "
                                   "integral multiple of the bitwidth of the source element type");
  if (is_vector && varve_rank_of(element) > rank)
    return varve_op_fault(v, "requires source vector element and vector result ranks to match.");
  if (results != rank - (is_vector ? varve_rank_of(element) : 0))
    return varve_op_fault(v, "requires a permutation_map with result dims of the same rank as the "
                             "vector type");
  if (is_vector && t->mask != NULL)
    return varve_op_fault(v, "does not support masks with vector element type");
  return VARVE_STATUS_OK;
}

/* Compares the sizes of the mask and of the vector, in the order of the memory dimensions that the
 * map uses. If the map uses no dimension, the mask may be a vector of one element. If the map is
 * too large to compare, every mask is accepted. */
static bool mask_fits(const transfer *t) {
  varve_dims mask = varve_type_dims(t->mask), vector = varve_type_dims(t->vector);
  size_t at = 0;
  uint32_t count = varve_affine_attribute_space(t->map).num_dims;
  if ((uint64_t)count * t->map->child_count > 4096)
    return true;
  for (uint32_t dimension = 0; dimension < count; dimension++)
    for (uint32_t i = 0; i < t->map->child_count && i < vector.rank; i++) {
      const varve_entity *result = t->map->children[i];
      if (result->kind != VARVE_KIND_AFFINE_DIM || position_of(result) != dimension)
        continue;
      if (at >= mask.rank || mask.sizes[at++] != vector.sizes[i])
        return false;
    }
  return at == mask.rank || (at == 0 && mask.rank == 1 && mask.sizes[0] == 1);
}

static varve_status check_transfer(const transfer *t) {
  varve_verifier *v = t->verifier;
  if (t->base->kind != VARVE_KIND_MEMREF_TYPE && t->base->kind != VARVE_KIND_RANKED_TENSOR_TYPE)
    return varve_op_fault(v, "requires source to be a memref or ranked tensor type");
  VARVE_TRY(check_elements(t));
  varve_affine_space space = varve_affine_attribute_space(t->map);
  if (space.num_symbols != 0)
    return varve_op_fault(v, "requires permutation_map without symbols");
  if (space.num_dims != (uint64_t)varve_rank_of(t->base))
    return varve_op_fault(v, "requires a permutation_map with input dims of the same rank as the "
                             "source type");
  if (t->in_bounds != NULL && t->in_bounds->kind == VARVE_KIND_ARRAY &&
      t->in_bounds->child_count != t->map->child_count)
    return VARVE_OP_FAULT(v,
                          "expects the in_bounds attr of same rank as permutation_map results: % "
                          "vs inBounds of size: %",
                          VARVE_NODE(t->map), VARVE_NUMBER(t->in_bounds->child_count));
  /* Each result of the map must be 0 or a dimension that occurs once. */
  uint64_t seen = 0;
  for (uint32_t i = 0; i < t->map->child_count; i++) {
    const varve_entity *result = t->map->children[i];
    int64_t value = 0;
    if (constant_of(result, &value) && value == 0)
      continue;
    if (result->kind != VARVE_KIND_AFFINE_DIM)
      return varve_op_fault(t->verifier, "requires a projected permutation_map (at most one dim or "
                                         "the zero constant can appear in each result)");
    uint32_t position = position_of(result);
    if (position < 64 && (seen >> position & 1) != 0)
      return varve_op_fault(t->verifier, "requires a permutation_map that is a permutation (found "
                                         "one dim used more than once)");
    seen |= position < 64 ? (uint64_t)1 << position : 0;
  }
  if (t->mask != NULL && !mask_fits(t))
    return VARVE_OP_FAULT(v, "mask operand type (%) is not the one that the map asks for",
                          VARVE_NODE(t->mask));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_vector_transfer_read(varve_verifier *v, const varve_operation *op) {
  const transfer t = {.verifier = v,
                      .base = varve_operand_type_of(op, 0),
                      .vector = varve_result_type(op, 0),
                      .mask = varve_operand_type_of(op, 3),
                      .map = varve_property_of(op, "permutation_map"),
                      .in_bounds = varve_property_of(op, "in_bounds")};
  const varve_entity *padding = varve_operand_type_of(op, 2);
  VARVE_TRY(need_indices(v, op, 1, t.base));
  VARVE_TRY(check_transfer(&t));
  if (varve_type_element(t.base) == padding)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, varve_type_element(t.base)->kind == VARVE_KIND_VECTOR_TYPE
                               ? "requires source element type and padding type to match."
                               : "requires formal padding and source of the same elemental type");
}

varve_status varve_verify_vector_transfer_write(varve_verifier *v, const varve_operation *op) {
  const transfer t = {.verifier = v,
                      .base = varve_operand_type_of(op, 1),
                      .vector = varve_operand_type_of(op, 0),
                      .mask = varve_operand_type_of(op, 3),
                      .map = varve_property_of(op, "permutation_map"),
                      .in_bounds = varve_property_of(op, "in_bounds")};
  int64_t value = 0;
  VARVE_TRY(need_indices(v, op, 2, t.base));
  for (uint32_t i = 0; i < t.map->child_count; i++)
    if (constant_of(t.map->children[i], &value) && value == 0)
      return varve_op_fault(v, "should not have broadcast dimensions");
  return check_transfer(&t);
}

/* Checks a transfer whose operand groups do not have one value each. Of a group with more values,
 * mlir-opt checks the first. If a required group is empty, mlir-opt checks an operand of another
 * group, so its verdict is unknown and Varve accepts the transfer. */
varve_status varve_verify_vector_transfer_odd(varve_verifier *v, const varve_operation *op) {
  bool is_read = varve_is_operation(op, "vector.transfer_read");
  const uint32_t needed[] = {0, is_read ? 2 : 1};
  for (size_t i = 0; i < VARVE_COUNT_OF(needed); i++)
    if (varve_operand_range_of(op, needed[i]).count == 0)
      return VARVE_STATUS_OK;
  return is_read ? varve_verify_vector_transfer_read(v, op)
                 : varve_verify_vector_transfer_write(v, op);
}
