/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks that tensor and memref share: slices and reshapes. */
#include "verify/custom_common.h"

/* Offsets, sizes, strides */

static uint32_t count_dynamic(const varve_entity *list) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < varve_number_count(list); i++)
    count += varve_number_at(list, i) == VARVE_DYNAMIC;
  return count;
}

static varve_status check_list(varve_verifier *v, const varve_entity *list, const char *noun,
                               uint32_t dynamic) {
  uint32_t expected = count_dynamic(list);
  if (dynamic == expected)
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v,
                     "expected the number of '%s' to match the number of dynamic entries in "
                     "'static_%s' (% vs %)",
                     VARVE_TEXT(varve_slice_of(noun)), VARVE_TEXT(varve_slice_of(noun)),
                     VARVE_NUMBER(dynamic), VARVE_NUMBER(expected));
}

static varve_status check_length(varve_verifier *v, const varve_entity *list, const char *noun,
                                 uint64_t expected) {
  if (varve_number_count(list) == expected)
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v, "expected % % values, got %", VARVE_NUMBER(expected),
                     VARVE_TEXT(varve_slice_of(noun)), VARVE_NUMBER(varve_number_count(list)));
}

varve_status varve_check_slice_lists(varve_verifier *v, const varve_operation *op, uint32_t offsets,
                                     varve_dims dims) {
  const varve_entity *lists[] = {varve_property_of(op, "static_offsets"),
                                 varve_property_of(op, "static_sizes"),
                                 varve_property_of(op, "static_strides")};
  static const char *const nouns[] = {"offset", "size", "stride"};
  bool is_reinterpretation = varve_is_operation(op, "memref.reinterpret_cast");
  for (uint32_t i = 0; i < 3; i++) {
    if (!varve_is_number_list(lists[i]))
      return VARVE_STATUS_OK;
    if (i == 0 && is_reinterpretation)
      VARVE_TRY(check_length(v, lists[0], nouns[0], 1));
    else
      VARVE_TRY(check_length(v, lists[i], nouns[i], dims.rank));
    VARVE_TRY(check_list(v, lists[i], nouns[i], varve_operand_range_of(op, offsets + i).count));
  }
  for (uint32_t i = 0; i < 2; i++)
    for (uint32_t j = 0; j < varve_number_count(lists[i]); j++)
      if (varve_number_at(lists[i], j) < 0 && varve_number_at(lists[i], j) != VARVE_DYNAMIC)
        return VARVE_OP_FAULT(v, "expected %s to be non-negative, but got %",
                              VARVE_TEXT(varve_slice_of(nouns[i])),
                              VARVE_NUMBER(varve_number_at(lists[i], j)));
  return VARVE_STATUS_OK;
}

varve_status varve_check_slice_bounds(varve_verifier *v, const varve_operation *op,
                                      varve_dims whole) {
  const varve_entity *offsets = varve_property_of(op, "static_offsets");
  const varve_entity *sizes = varve_property_of(op, "static_sizes");
  const varve_entity *strides = varve_property_of(op, "static_strides");
  if (!varve_is_number_list(offsets) || !varve_is_number_list(sizes) ||
      !varve_is_number_list(strides))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < whole.rank && i < varve_number_count(offsets); i++) {
    int64_t offset = varve_number_at(offsets, i), size = varve_number_at(sizes, i);
    int64_t stride = varve_number_at(strides, i), last = 0;
    if (whole.sizes[i] == VARVE_DYNAMIC || offset == VARVE_DYNAMIC)
      continue;
    if (offset >= whole.sizes[i])
      return VARVE_OP_FAULT(v, "offset % is out-of-bounds: % >= %", VARVE_NUMBER(i),
                            VARVE_NUMBER(offset), VARVE_NUMBER(whole.sizes[i]));
    if (size == VARVE_DYNAMIC || stride == VARVE_DYNAMIC)
      continue;
    if (__builtin_mul_overflow(size - 1, stride, &last) ||
        __builtin_add_overflow(last, offset, &last) || last >= whole.sizes[i])
      return VARVE_OP_FAULT(v, "slice along dimension % runs out-of-bounds: % >= %",
                            VARVE_NUMBER(i), VARVE_NUMBER(last), VARVE_NUMBER(whole.sizes[i]));
  }
  return VARVE_STATUS_OK;
}

/* Compares the sizes from the front. Drops each size of 1 that does not match. */
bool varve_slice_shape_fits(const varve_entity *sizes, varve_dims shape) {
  size_t at = 0;
  uint32_t count = varve_number_count(sizes);
  for (uint32_t i = 0; i < count; i++) {
    int64_t size = varve_number_at(sizes, i);
    if (at < shape.rank && shape.sizes[at] == size)
      at++;
    else if (size != 1)
      return false;
  }
  return at == shape.rank;
}

/* Reassociation */

static varve_status check_group(varve_verifier *v, const varve_entity *group, varve_dims from,
                                int64_t expected, uint32_t index) {
  int64_t size = 1;
  bool is_dynamic = false;
  for (uint32_t i = 0; i < varve_number_count(group); i++) {
    int64_t dimension = from.sizes[varve_number_at(group, i)];
    if (dimension == VARVE_DYNAMIC)
      is_dynamic = true;
    else if (__builtin_mul_overflow(size, dimension, &size))
      return VARVE_STATUS_OK;
  }
  if (is_dynamic && expected != VARVE_DYNAMIC)
    return VARVE_OP_FAULT(v,
                          "expected dimension % of collapsed type to be dynamic since one or more "
                          "of the corresponding dimensions in the expanded type is dynamic",
                          VARVE_NUMBER(index));
  if (!is_dynamic && expected != size)
    return VARVE_OP_FAULT(v, "expected dimension % of collapsed type to be static value of %",
                          VARVE_NUMBER(index), VARVE_NUMBER(size));
  return VARVE_STATUS_OK;
}

static int64_t largest_position(const varve_entity *groups) {
  int64_t largest = -1;
  for (uint32_t i = 0; i < groups->child_count; i++)
    for (uint32_t j = 0; j < varve_number_count(groups->children[i]); j++) {
      int64_t position = varve_number_at(groups->children[i], j);
      largest = position > largest ? position : largest;
    }
  return largest;
}

/* Checks that the dimension numbers of all groups together are 0, 1, 2 ... */
static varve_status check_order(varve_verifier *v, const varve_entity *groups) {
  int64_t next = 0;
  for (uint32_t i = 0; i < groups->child_count; i++)
    for (uint32_t j = 0; j < varve_number_count(groups->children[i]); j++)
      if (varve_number_at(groups->children[i], j) != next++)
        return VARVE_OP_FAULT(v, "expected reassociation map #% to be valid and contiguous",
                              VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

varve_status varve_check_reassociation(varve_verifier *v, const varve_operation *op,
                                       const varve_entity *expanded,
                                       const varve_entity *collapsed) {
  const varve_entity *groups = varve_property_of(op, "reassociation");
  if (!varve_is_ranked_type(expanded) || !varve_is_ranked_type(collapsed) || groups == NULL)
    return VARVE_STATUS_OK;
  varve_dims from = varve_type_dims(expanded), to = varve_type_dims(collapsed);
  if (from.rank < to.rank)
    return VARVE_OP_FAULT(v,
                          "expected the expanded type, % to have a higher (or same) rank than the "
                          "collapsed type, %",
                          VARVE_NODE(expanded), VARVE_NODE(collapsed));
  if (to.rank != groups->child_count)
    return VARVE_OP_FAULT(
        v, "expected collapsed rank (%) to equal the number of reassociation maps (%)",
        VARVE_NUMBER(to.rank), VARVE_NUMBER(groups->child_count));
  int64_t count = largest_position(groups) + 1;
  if (to.rank != 0 && count != (int64_t)from.rank)
    return VARVE_OP_FAULT(v,
                          "expected reassociation map #% to have size equal to the expanded rank "
                          "(%), but it is  %.",
                          VARVE_NUMBER(0), VARVE_NUMBER(from.rank), VARVE_NUMBER(count));
  for (uint32_t i = 0; i < groups->child_count; i++)
    if (varve_number_count(groups->children[i]) == 0)
      return varve_op_fault(v, "reassociation indices must not be empty");
  VARVE_TRY(check_order(v, groups));
  for (uint32_t i = 0; i < to.rank; i++)
    VARVE_TRY(check_group(v, groups->children[i], from, to.sizes[i], i));
  bool is_buffer = expanded->kind == VARVE_KIND_MEMREF_TYPE;
  for (size_t i = 0; is_buffer && to.rank == 0 && i < from.rank; i++)
    if (from.sizes[i] != 1)
      return VARVE_OP_FAULT(v, "expected dimension % of the expanded type to be 1",
                            VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

varve_status varve_check_output_shape(varve_verifier *v, const varve_operation *op,
                                      varve_dims shape) {
  const varve_entity *list = varve_property_of(op, "static_output_shape");
  if (!varve_is_number_list(list))
    return VARVE_STATUS_OK;
  uint32_t count = varve_number_count(list), dynamic = varve_operand_range_of(op, 1).count;
  if (count != shape.rank)
    return VARVE_OP_FAULT(v,
                          "expected number of static shape dims to be equal to the output rank (%) "
                          "but found % inputs instead",
                          VARVE_NUMBER(shape.rank), VARVE_NUMBER(count));
  if (count_dynamic(list) != dynamic)
    return VARVE_OP_FAULT(v,
                          "mismatch in dynamic dims in output_shape and static_output_shape: "
                          "static_output_shape has % dynamic dims while output_shape has % values",
                          VARVE_NUMBER(count_dynamic(list)), VARVE_NUMBER(dynamic));
  return VARVE_STATUS_OK;
}

varve_status varve_check_reshape(varve_verifier *v, const varve_operation *op, const char *noun) {
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  varve_dims list = varve_type_dims(varve_operand_type(op, 1));
  varve_slice name = varve_slice_of(noun);
  if (varve_type_element(source) != varve_type_element(result))
    return VARVE_OP_FAULT(v, "element types of source and destination % types should be the same",
                          VARVE_TEXT(name));
  if (!varve_is_ranked_type(result) || list.rank != 1)
    return VARVE_STATUS_OK;
  varve_dims to = varve_type_dims(result);
  if (list.sizes[0] == VARVE_DYNAMIC)
    return VARVE_OP_FAULT(
        v, "cannot use shape operand with dynamic length to reshape to statically-ranked % type",
        VARVE_TEXT(name));
  if (list.sizes[0] != (int64_t)to.rank)
    return VARVE_OP_FAULT(v, "length of shape operand differs from the result's % rank",
                          VARVE_TEXT(name));
  if (!varve_is_ranked_type(source))
    return VARVE_STATUS_OK;
  int64_t before = varve_dims_product(varve_type_dims(source), 0, SIZE_MAX);
  int64_t after = varve_dims_product(to, 0, SIZE_MAX);
  if (before != VARVE_DYNAMIC && after != VARVE_DYNAMIC && before != after &&
      source->kind == VARVE_KIND_RANKED_TENSOR_TYPE)
    return VARVE_OP_FAULT(v, "source and destination % should have the same number of elements",
                          VARVE_TEXT(name));
  return VARVE_STATUS_OK;
}
