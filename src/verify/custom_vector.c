/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* vector: operations on vectors alone. */
#include "verify/custom.h"

/* extract, insert: -1 stands for no position at all. */
static varve_status check_positions(varve_verifier *v, const varve_attribute *positions,
                                    const varve_type *vector, uint32_t dynamic_count) {
  varve_dims dims = varve_type_dims(vector);
  uint32_t dynamic = 0;
  for (uint32_t i = 0; i < varve_number_count(positions); i++) {
    int64_t position = varve_number_at(positions, i);
    dynamic += position == VARVE_DYNAMIC;
    if (position != VARVE_DYNAMIC && (position < -1 || position >= dims.sizes[i]))
      return VARVE_OP_FAULT(v,
                            "expected position attribute #% to be a non-negative integer smaller "
                            "than the corresponding vector dimension or poison (-1)",
                            VARVE_NUMBER(i + 1));
  }
  if (dynamic != dynamic_count)
    return varve_op_fault(v, "mismatch between dynamic and static positions (kDynamic marker but "
                             "no corresponding dynamic position)");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_vector_extract(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *positions = varve_property_of(op, "static_position");
  const varve_type *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  uint32_t count = varve_number_count(positions);
  if (result->kind == VARVE_KIND_VECTOR_TYPE && varve_rank_of(result) == 0)
    return varve_op_fault(v, "expected a scalar instead of a 0-d vector as the result type");
  if (count > varve_rank_of(source))
    return varve_op_fault(v, "expected position attribute of rank no greater than vector rank");
  VARVE_TRY(check_positions(v, positions, source, op->operand_count - 1));
  bool is_vector = result->kind == VARVE_KIND_VECTOR_TYPE;
  bool fits = varve_scalar_of(result) == varve_type_element(source) &&
              varve_rank_of(result) == varve_rank_of(source) - count;
  if (is_vector && count == varve_rank_of(source)) /* a vector of one stands for its element */
    return VARVE_STATUS_OK;
  if (fits && is_vector) {
    varve_dims rest = varve_type_dims(source);
    fits = varve_dims_equal((varve_dims){rest.sizes + count, rest.rank - count},
                            varve_type_dims(result));
  }
  if (!fits)
    return VARVE_FAULT(v,
                       "'vector.extract' op inferred type(s) are incompatible with return "
                       "type(s) of operation %",
                       VARVE_NODE(result));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_vector_insert(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *positions = varve_property_of(op, "static_position");
  const varve_type *source = varve_operand_type(op, 0), *target = varve_operand_type(op, 1);
  uint32_t count = varve_number_count(positions);
  bool is_vector = source->kind == VARVE_KIND_VECTOR_TYPE;
  if (is_vector && varve_rank_of(source) == 0)
    return varve_op_fault(v, "expected a scalar instead of a 0-d vector as the source operand");
  if (count > varve_rank_of(target))
    return varve_op_fault(v,
                          "expected position attribute of rank no greater than dest vector rank");
  if (is_vector && varve_rank_of(source) + count != varve_rank_of(target))
    return varve_op_fault(
        v, "expected position attribute rank + source rank to match dest vector rank");
  if (!is_vector && count != varve_rank_of(target))
    return varve_op_fault(v, "expected position attribute rank to match the dest vector rank");
  return check_positions(v, positions, target, op->operand_count - 2);
}

/* shuffle */

static int64_t leading(const varve_type *vector) {
  return varve_rank_of(vector) == 0 ? 1 : varve_type_dims(vector).sizes[0];
}

static bool trailing_equal(const varve_type *a, const varve_type *b) {
  varve_dims x = varve_type_dims(a), y = varve_type_dims(b);
  for (size_t i = 1; i < x.rank && i < y.rank; i++)
    if (x.sizes[i] != y.sizes[i])
      return false;
  return true;
}

varve_status varve_verify_vector_shuffle(varve_verifier *v, const varve_operation *op) {
  const varve_type *first = varve_operand_type(op, 0), *second = varve_operand_type(op, 1);
  const varve_type *result = varve_result_type(op, 0);
  const varve_attribute *mask = varve_property_of(op, "mask");
  int64_t a = varve_rank_of(first), b = varve_rank_of(second), r = varve_rank_of(result);
  if (!(a == 0 && b == 0 && r == 1) && !(a == r && b == r))
    return varve_op_fault(v, "rank mismatch");
  if (!trailing_equal(first, result) || !trailing_equal(second, result))
    return varve_op_fault(v, "dimension mismatch");
  uint32_t count = varve_number_count(mask);
  if (count == 0)
    return varve_op_fault(v, "invalid mask length");
  if (count != leading(result))
    return varve_op_fault(v, "mask length mismatch");
  for (uint32_t i = 0; i < count; i++) {
    int64_t index = varve_number_at(mask, i);
    if (index != -1 && (index < 0 || index >= leading(first) + leading(second)))
      return VARVE_OP_FAULT(v, "mask index #% out of range", VARVE_NUMBER(i + 1));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_vector_bitcast(varve_verifier *v, const varve_operation *op) {
  const varve_type *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  varve_dims from = varve_type_dims(source), to = varve_type_dims(result);
  uint64_t from_bits = varve_type_bit_width(varve_type_element(source));
  uint64_t to_bits = varve_type_bit_width(varve_type_element(result));
  if (from.rank != to.rank)
    return varve_op_fault(v, "failed to verify that all of {source, result} have same rank");
  for (size_t i = 0; i + 1 < from.rank; i++)
    if (from.sizes[i] != to.sizes[i])
      return VARVE_OP_FAULT(v, "dimension size mismatch at: %", VARVE_NUMBER(i));
  if (from_bits == 0 || to_bits == 0)
    return VARVE_STATUS_OK;
  if (from.rank == 0)
    return from_bits == to_bits
               ? VARVE_STATUS_OK
               : varve_op_fault(v, "source/result bitwidth of the 0-D vectors must be equal");
  if (from_bits * (uint64_t)from.sizes[from.rank - 1] == to_bits * (uint64_t)to.sizes[to.rank - 1])
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "source/result bitwidth of the minor 1-D vectors must be equal");
}

varve_status varve_verify_vector_broadcast(varve_verifier *v, const varve_operation *op) {
  const varve_type *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  if (varve_scalar_of(source) != varve_type_element(result))
    return varve_op_fault(v,
                          "failed to verify that source operand and result have same element type");
  if (source->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  varve_dims from = varve_type_dims(source), to = varve_type_dims(result);
  if (from.rank > to.rank)
    return varve_op_fault(v, "source rank higher than destination rank");
  for (size_t i = 0; i < from.rank; i++) {
    int64_t size = from.sizes[i], wanted = to.sizes[to.rank - from.rank + i];
    if (size != 1 && size != wanted)
      return VARVE_OP_FAULT(v, "dimension mismatch (% vs. %)", VARVE_NUMBER(size),
                            VARVE_NUMBER(wanted));
  }
  return VARVE_STATUS_OK;
}

/* Masks */

varve_status varve_verify_vector_create_mask(varve_verifier *v, const varve_operation *op) {
  int64_t rank = varve_rank_of(varve_result_type(op, 0));
  if (rank == 0 && op->operand_count != 1)
    return varve_op_fault(v, "must specify exactly one operand for 0-D create_mask");
  if (rank != 0 && op->operand_count != rank)
    return varve_op_fault(v, "must specify an operand for each result vector dimension");
  return VARVE_STATUS_OK;
}

static varve_status check_mask_sizes(varve_verifier *v, const varve_attribute *sizes,
                                     varve_dims dims) {
  bool is_any_zero = false, is_all_zero = true;
  for (uint32_t i = 0; i < dims.rank; i++) {
    int64_t size = varve_number_at(sizes, i);
    if (size < 0 || size > dims.sizes[i])
      return varve_op_fault(v, "array attr of size out of bounds of vector result dimension size");
    is_any_zero |= size == 0;
    is_all_zero &= size == 0;
  }
  if (is_any_zero && !is_all_zero)
    return varve_op_fault(v, "expected all mask dim sizes to be zeros, as a result of conjunction "
                             "with zero mask dim");
  return VARVE_STATUS_OK;
}

/* A scalable dimension is set as a whole, or not at all. */
static varve_status check_scalable_mask(varve_verifier *v, const varve_attribute *sizes,
                                        const varve_type *type) {
  const uint8_t *scalable = varve_vector_type_scalable(type);
  varve_dims dims = varve_type_dims(type);
  for (uint32_t i = 0; scalable != NULL && i < dims.rank; i++) {
    int64_t size = varve_number_at(sizes, i);
    if (scalable[i] != 0 && size != 0 && size != dims.sizes[i])
      return varve_op_fault(v, "only supports 'none set' or 'all set' scalable dimensions");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_vector_constant_mask(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *sizes = varve_property_of(op, "mask_dim_sizes");
  varve_dims dims = varve_type_dims(varve_result_type(op, 0));
  uint32_t count = varve_number_count(sizes);
  if (dims.rank != 0 && count != dims.rank)
    return varve_op_fault(v, "must specify array attr of size equal vector result rank");
  if (dims.rank != 0)
    VARVE_TRY(check_mask_sizes(v, sizes, dims));
  if (dims.rank != 0)
    return check_scalable_mask(v, sizes, varve_result_type(op, 0));
  if (count != 1)
    return varve_op_fault(v, "array attr must have length 1 for 0-D vectors");
  int64_t size = varve_number_at(sizes, 0);
  if (size != 0 && size != 1)
    return varve_op_fault(v, "mask dim size must be either 0 or 1 for 0-D vectors");
  return VARVE_STATUS_OK;
}

/* Slices */

static varve_status check_slice(varve_verifier *v, const varve_operation *op, varve_dims whole) {
  const varve_attribute *offsets = varve_property_of(op, "offsets");
  const varve_attribute *strides = varve_property_of(op, "strides");
  for (uint32_t i = 0; i < varve_number_count(offsets) && i < whole.rank; i++) {
    int64_t offset = varve_number_at(offsets, i);
    if (offset < 0 || offset >= whole.sizes[i])
      return VARVE_OP_FAULT(v, "expected offsets dimension % to be confined to [0, %)",
                            VARVE_NUMBER(i), VARVE_NUMBER(whole.sizes[i]));
  }
  for (uint32_t i = 0; i < varve_number_count(strides); i++)
    if (varve_number_at(strides, i) != 1)
      return VARVE_OP_FAULT(v, "expected strides to be confined to [%, 2)", VARVE_NUMBER(1));
  return VARVE_STATUS_OK;
}

static varve_status check_slice_size(varve_verifier *v, int64_t offset, int64_t size,
                                     int64_t whole) {
  if (size >= 1 && size <= whole && offset + size <= whole)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "expected sum(offsets, sizes) to be confined to [1, %)",
                        VARVE_NUMBER(whole + 1));
}

varve_status varve_verify_vector_extract_strided_slice(varve_verifier *v,
                                                       const varve_operation *op) {
  const varve_attribute *offsets = varve_property_of(op, "offsets");
  const varve_attribute *sizes = varve_property_of(op, "sizes");
  const varve_attribute *strides = varve_property_of(op, "strides");
  const varve_type *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  varve_dims from = varve_type_dims(source), to = varve_type_dims(result);
  uint32_t count = varve_number_count(offsets);
  if (count != varve_number_count(sizes) || count != varve_number_count(strides))
    return varve_op_fault(v, "expected offsets, sizes and strides attributes of same size");
  if (count > from.rank)
    return varve_op_fault(v, "expected offsets attribute of rank no greater than vector rank");
  VARVE_TRY(check_slice(v, op, from));
  bool fits = from.rank == to.rank && varve_type_element(source) == varve_type_element(result);
  for (uint32_t i = 0; i < from.rank; i++) {
    int64_t size = i < count ? varve_number_at(sizes, i) : from.sizes[i];
    if (i < count)
      VARVE_TRY(check_slice_size(v, varve_number_at(offsets, i), size, from.sizes[i]));
    fits = fits && to.sizes[i] == size;
  }
  return fits ? VARVE_STATUS_OK
              : VARVE_OP_FAULT(v, "expected result type to be that of the slice, but got %",
                               VARVE_NODE(result));
}

varve_status varve_verify_vector_insert_strided_slice(varve_verifier *v,
                                                      const varve_operation *op) {
  const varve_attribute *offsets = varve_property_of(op, "offsets");
  const varve_attribute *strides = varve_property_of(op, "strides");
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  varve_dims to = varve_type_dims(varve_operand_type(op, 1));
  if (varve_number_count(offsets) != to.rank)
    return varve_op_fault(v, "expected offsets attribute of same size as destination vector rank");
  if (varve_number_count(strides) != from.rank)
    return varve_op_fault(v, "expected strides attribute of same size as source vector rank");
  if (from.rank > to.rank)
    return varve_op_fault(v, "expected source rank to be no greater than destination rank");
  VARVE_TRY(check_slice(v, op, to));
  for (uint32_t i = 0; i < from.rank; i++) {
    uint32_t at = (uint32_t)(to.rank - from.rank) + i;
    VARVE_TRY(check_slice_size(v, varve_number_at(offsets, at), from.sizes[i], to.sizes[at]));
  }
  return VARVE_STATUS_OK;
}

/* Shapes and reductions */

varve_status varve_verify_vector_transpose(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *permutation = varve_property_of(op, "permutation");
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  varve_dims to = varve_type_dims(varve_result_type(op, 0));
  if (from.rank != to.rank)
    return varve_op_fault(v, "vector result rank mismatch: it is not that of the operand");
  if (varve_number_count(permutation) != from.rank)
    return VARVE_OP_FAULT(v, "transposition length mismatch: %",
                          VARVE_NUMBER(varve_number_count(permutation)));
  for (uint32_t i = 0; i < from.rank; i++) {
    int64_t at = varve_number_at(permutation, i);
    if (at < 0 || at >= (int64_t)from.rank)
      return VARVE_OP_FAULT(v, "transposition index out of range: %", VARVE_NUMBER(at));
  }
  if (!varve_is_permutation(permutation))
    return varve_op_fault(v, "duplicate position index");
  for (uint32_t i = 0; i < from.rank; i++)
    if (to.sizes[i] != from.sizes[varve_number_at(permutation, i)])
      return VARVE_OP_FAULT(v, "dimension size mismatch at: %",
                            VARVE_NUMBER(varve_number_at(permutation, i)));
  return VARVE_STATUS_OK;
}

static uint32_t scalable_count(const varve_type *type) {
  const uint8_t *scalable = varve_vector_type_scalable(type);
  uint32_t count = 0;
  for (size_t i = 0; scalable != NULL && i < varve_type_dims(type).rank; i++)
    count += scalable[i] != 0;
  return count;
}

varve_status varve_verify_vector_shape_cast(varve_verifier *v, const varve_operation *op) {
  const varve_type *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  varve_dims from = varve_type_dims(source), to = varve_type_dims(result);
  if (varve_type_element(source) != varve_type_element(result))
    return varve_op_fault(v, "has different source and result element types");
  if (varve_dims_product(from, 0, from.rank) != varve_dims_product(to, 0, to.rank))
    return varve_op_fault(v, "has different source and result shape sizes");
  if (scalable_count(source) != scalable_count(result))
    return VARVE_OP_FAULT(v, "has different number of scalable dims at source (%) and result (%)",
                          VARVE_NUMBER(scalable_count(source)),
                          VARVE_NUMBER(scalable_count(result)));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_vector_multi_reduction(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *reduced = varve_property_of(op, "reduction_dims");
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  const varve_type *result = varve_result_type(op, 0);
  uint64_t mask = 0;
  size_t at = 0;
  for (uint32_t i = 0; i < varve_number_count(reduced); i++) {
    int64_t dimension = varve_number_at(reduced, i);
    if (dimension < 0 || dimension >= (int64_t)from.rank)
      return VARVE_OP_FAULT(v, "reduction dimension % is out of range", VARVE_NUMBER(dimension));
    mask |= dimension < 64 ? (uint64_t)1 << dimension : 0;
  }
  bool fits = true;
  varve_dims to = {NULL, 0};
  if (result->kind == VARVE_KIND_VECTOR_TYPE)
    to = varve_type_dims(result);
  for (size_t i = 0; i < from.rank && from.rank <= 64; i++) {
    if ((mask >> i & 1) != 0)
      continue;
    fits = fits && at < to.rank && to.sizes[at] == from.sizes[i];
    at++;
  }
  if (from.rank > 64 || (fits && at == to.rank))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "destination type % is incompatible with source type %",
                        VARVE_NODE(result), VARVE_NODE(varve_operand_type(op, 0)));
}

/* interleave, deinterleave: two vectors and one with twice their last dimension. */
static bool is_twice(const varve_type *half, const varve_type *whole) {
  varve_dims a = varve_type_dims(half), b = varve_type_dims(whole);
  if (varve_scalar_of(half) != varve_scalar_of(whole))
    return false;
  if (a.rank == 0)
    return b.rank == 1 && b.sizes[0] == 2;
  for (size_t i = 0; a.rank == b.rank && i + 1 < a.rank; i++)
    if (a.sizes[i] != b.sizes[i])
      return false;
  return a.rank == b.rank && b.sizes[a.rank - 1] % 2 == 0 &&
         a.sizes[a.rank - 1] == b.sizes[a.rank - 1] / 2;
}

varve_status varve_verify_vector_interleave(varve_verifier *v, const varve_operation *op) {
  return is_twice(varve_operand_type(op, 0), varve_result_type(op, 0))
             ? VARVE_STATUS_OK
             : varve_op_fault(v,
                              "failed to verify that type of 'result' is double the width of the "
                              "inputs");
}

varve_status varve_verify_vector_deinterleave(varve_verifier *v, const varve_operation *op) {
  varve_dims dims = varve_type_dims(varve_operand_type(op, 0));
  if (dims.rank == 0 || dims.sizes[dims.rank - 1] % 2 != 0)
    return varve_op_fault(v,
                          "failed to verify that the trailing dimension of the source vector has "
                          "an even number of elements");
  return is_twice(varve_result_type(op, 0), varve_operand_type(op, 0))
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "failed to verify that the trailing dimension of the results is "
                                 "half the width of source trailing dimension");
}

/* scalable.extract, scalable.insert: a part begins at a multiple of its length. */
varve_status varve_verify_vector_scalable_part(varve_verifier *v, const varve_operation *op) {
  bool is_insert = varve_is_operation(op, "vector.scalable.insert");
  const varve_type *part = is_insert ? varve_operand_type(op, 0) : varve_result_type(op, 0);
  varve_dims dims = varve_type_dims(part);
  int64_t position = 0;
  if (dims.rank != 1 || dims.sizes[0] <= 0 ||
      !varve_integer_of(varve_property_of(op, "pos"), &position) || position % dims.sizes[0] == 0)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "failed to verify that position is a multiple of the % length.",
                        VARVE_TEXT(varve_slice_of(is_insert ? "source" : "result")));
}
