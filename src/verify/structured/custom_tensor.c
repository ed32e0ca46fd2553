/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor and bufferization */
#include "verify/custom_common.h"

varve_status varve_verify_tensor_cast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  bool fits = varve_type_element(from) == varve_type_element(to);
  if (fits && varve_is_ranked_type(from) && varve_is_ranked_type(to))
    fits = varve_dims_fit(varve_type_dims(from), varve_type_dims(to));
  return fits ? VARVE_STATUS_OK : varve_report_cast(v, op);
}

varve_status varve_verify_tensor_extract(varve_verifier *v, const varve_operation *op) {
  if ((int64_t)op->operand_count - 1 == varve_rank_of(varve_operand_type(op, 0)))
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "incorrect number of indices for extract_element");
}

varve_status varve_verify_tensor_insert(varve_verifier *v, const varve_operation *op) {
  if ((int64_t)op->operand_count - 2 == varve_rank_of(varve_operand_type(op, 1)))
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "incorrect number of indices");
}

varve_status varve_verify_tensor_empty(varve_verifier *v, const varve_operation *op) {
  return varve_check_dynamic_sizes(v, varve_result_type(op, 0), op->operand_count);
}

varve_status varve_verify_tensor_splat(varve_verifier *v, const varve_operation *op) {
  return varve_check_dynamic_sizes(v, varve_result_type(op, 0), op->operand_count - 1);
}

varve_status varve_verify_tensor_reshape(varve_verifier *v, const varve_operation *op) {
  return varve_check_reshape(v, op, "tensor");
}

varve_status varve_verify_tensor_expand_shape(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  if (varve_is_ranked_type(result))
    VARVE_TRY(varve_check_output_shape(v, op, varve_type_dims(result)));
  VARVE_TRY(varve_check_reassociation(v, op, result, source));
  return varve_type_element(source) == varve_type_element(result)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected collapsed type of the same element type");
}

varve_status varve_verify_tensor_collapse_shape(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  VARVE_TRY(varve_check_reassociation(v, op, source, result));
  return varve_type_element(source) == varve_type_element(result)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected collapsed type of the same element type");
}

/* concat */

/* Gets the size of a dimension. If the inputs are concatenated along this dimension, the size is
 * the sum of their sizes, otherwise the common size of the inputs. */
static varve_status concatenated_size(varve_verifier *v, const varve_operation *op, uint32_t at,
                                      int64_t *size) {
  int64_t along = 0;
  (void)varve_integer_of(varve_property_of(op, "dim"), &along);
  *size = at == along ? 0 : VARVE_DYNAMIC;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    int64_t own = varve_type_dims(varve_operand_type(op, i)).sizes[at];
    if (at == along)
      *size = own == VARVE_DYNAMIC || *size == VARVE_DYNAMIC
                  ? VARVE_DYNAMIC
                  : (int64_t)((uint64_t)*size + (uint64_t)own);
    else if (*size == VARVE_DYNAMIC)
      *size = own;
    else if (own != VARVE_DYNAMIC && own != *size)
      return VARVE_OP_FAULT(v,
                            "static concatenation size mismatch along non-concatenated dimension %",
                            VARVE_NUMBER(at));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tensor_concat(varve_verifier *v, const varve_operation *op) {
  const varve_entity *result = varve_result_type(op, 0);
  varve_dims to = varve_type_dims(result);
  int64_t along = 0;
  if (op->operand_count == 0)
    return varve_op_fault(v, "requires at least one input");
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_rank_of(varve_operand_type(op, i)) != (int64_t)to.rank)
      return varve_op_fault(v, "rank of concatenated inputs must match result rank");
  if (!varve_integer_of(varve_property_of(op, "dim"), &along) || along < 0 ||
      along >= (int64_t)to.rank)
    return varve_op_fault(v, "concatenation dim must be less than the tensor rank");
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_type_element(varve_operand_type(op, i)) != varve_type_element(result))
      return varve_op_fault(v, "inputs and result element type must match");
  for (uint32_t at = 0; at < to.rank; at++) {
    int64_t size = 0;
    VARVE_TRY(concatenated_size(v, op, at, &size));
    if (size != VARVE_DYNAMIC && to.sizes[at] != VARVE_DYNAMIC && size != to.sizes[at])
      return VARVE_OP_FAULT(v, "result type %does not match inferred shape static sizes",
                            VARVE_NODE(result));
  }
  return VARVE_STATUS_OK;
}

/* Slices */

static varve_status check_sliced(varve_verifier *v, const varve_operation *op,
                                 const varve_entity *part, const varve_entity *whole) {
  const varve_entity *sizes = varve_property_of(op, "static_sizes");
  if (!varve_is_number_list(sizes))
    return VARVE_STATUS_OK;
  if (varve_type_element(part) != varve_type_element(whole))
    return VARVE_OP_FAULT(v,
                          "expected element type to be that of %, but got % (mismatch of element "
                          "types)",
                          VARVE_NODE(whole), VARVE_NODE(part));
  if (!varve_slice_shape_fits(sizes, varve_type_dims(part)))
    return VARVE_OP_FAULT(
        v, "expected type to be that of the slice or a rank-reduced version, but got %",
        VARVE_NODE(part));
  return varve_check_slice_bounds(v, op, varve_type_dims(whole));
}

varve_status varve_verify_tensor_extract_slice(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0);
  VARVE_TRY(varve_check_slice_lists(v, op, 1, varve_type_dims(source)));
  return check_sliced(v, op, varve_result_type(op, 0), source);
}

varve_status varve_verify_tensor_insert_slice(varve_verifier *v, const varve_operation *op) {
  const varve_entity *target = varve_operand_type(op, 1);
  VARVE_TRY(varve_check_slice_lists(v, op, 2, varve_type_dims(target)));
  return check_sliced(v, op, varve_operand_type(op, 0), target);
}

/* Bodies */

static varve_status check_yielded(varve_verifier *v, const varve_operation *op,
                                  const char *message) {
  const varve_operation *end = varve_region_end(op, 0);
  if (end == NULL || !varve_is_operation(end, "tensor.yield") || end->operand_count != 1)
    return VARVE_STATUS_OK;
  if (varve_operand_type(end, 0) != varve_type_element(varve_result_type(op, 0)))
    return varve_op_fault(v, message);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tensor_generate(varve_verifier *v, const varve_operation *op) {
  varve_dims dims = varve_type_dims(varve_result_type(op, 0));
  if (varve_dynamic_count(dims) != op->operand_count)
    return varve_op_fault(v,
                          "must have as many index operands as dynamic extents in the result type");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tensor_generate_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_operation *end = varve_region_end(op, 0);
  uint64_t rank = (uint64_t)varve_rank_of(varve_result_type(op, 0));
  if (body == NULL)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < body->argument_count; i++)
    if (body->arguments[i]->value.type->kind != VARVE_KIND_INDEX_TYPE)
      return varve_op_fault(v, "all body arguments must be index");
  if (body->argument_count != rank)
    return varve_op_fault(v, "must have one body argument per input dimension");
  if (end == NULL || !varve_is_operation(end, "tensor.yield"))
    return varve_op_fault(v, "region must be terminated with a `tensor.yield`");
  return check_yielded(v, op,
                       "body must be terminated with a `yield` operation of the tensor element "
                       "type");
}

varve_status varve_verify_tensor_pad(varve_verifier *v, const varve_operation *op) {
  const varve_entity *low = varve_property_of(op, "static_low");
  const varve_entity *high = varve_property_of(op, "static_high");
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  uint64_t rank = (uint64_t)varve_rank_of(source);
  if (varve_number_count(low) != rank || varve_number_count(high) != rank ||
      varve_rank_of(result) != (int64_t)rank)
    return VARVE_FAULT(v,
                       "failed to infer expectedType from sourceType %, specified resultType is %",
                       VARVE_NODE(source), VARVE_NODE(result));
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  varve_dims to = varve_type_dims(varve_result_type(op, 0));
  for (uint32_t i = 0; i < from.rank; i++) {
    int64_t before = varve_number_at(low, i), after = varve_number_at(high, i);
    if (from.sizes[i] == VARVE_DYNAMIC || before == VARVE_DYNAMIC || after == VARVE_DYNAMIC)
      continue;
    uint64_t size = (uint64_t)from.sizes[i] + (uint64_t)before + (uint64_t)after;
    if (to.sizes[i] != (int64_t)size)
      return VARVE_FAULT(v, "specified type % does not match the inferred type in dimension %",
                         VARVE_NODE(varve_result_type(op, 0)), VARVE_NUMBER(i));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tensor_pad_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  const uint64_t rank = (uint64_t)varve_rank_of(varve_result_type(op, 0));
  if (body->argument_count != rank)
    return VARVE_FAULT(v, "expected the block to have % arguments", VARVE_NUMBER(rank));
  for (uint32_t i = 0; i < rank; i++)
    if (body->arguments[i]->value.type->kind != VARVE_KIND_INDEX_TYPE)
      return VARVE_OP_FAULT(v, "expected block argument % to be an index", VARVE_NUMBER(i + 1));
  return check_yielded(v, op, "expected yield type to match shape element type");
}

varve_status varve_verify_tensor_bitcast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  uint32_t a = varve_type_bit_width(varve_type_element(from));
  uint32_t b = varve_type_bit_width(varve_type_element(to));
  bool fits = a == b || a == 0 || b == 0;
  if (fits && varve_is_ranked_type(from) && varve_is_ranked_type(to))
    fits = varve_dims_fit(varve_type_dims(from), varve_type_dims(to));
  return fits ? VARVE_STATUS_OK : varve_report_cast(v, op);
}

/* gather, scatter */

/* The tensors of a gather or scatter, and the indexed dimensions of "whole". "part" has the
 * gathered or scattered values. */
typedef struct gathering {
  const varve_entity *part;
  const varve_entity *whole;
  varve_dims indices;
  const varve_entity *dims; /* in ascending order */
} gathering;

/* Returns whether the part has all dimensions of the indices except the last one, followed by the
 * dimensions of the whole. In the part, indexed dimensions have size 1, or are missing if
 * is_reduced. */
static bool part_fits(const gathering *of, bool is_reduced) {
  varve_dims part = varve_type_dims(of->part), whole = varve_type_dims(of->whole);
  size_t at = 0;
  uint32_t next = 0;
  for (size_t i = 0; i + 1 < of->indices.rank; i++, at++)
    if (at == part.rank || part.sizes[at] != of->indices.sizes[i])
      return false;
  for (size_t i = 0; i < whole.rank; i++) {
    bool is_indexed =
        next < varve_number_count(of->dims) && varve_number_at(of->dims, next) == (int64_t)i;
    next += is_indexed;
    if (is_indexed && is_reduced)
      continue;
    if (at == part.rank || part.sizes[at++] != (is_indexed ? 1 : whole.sizes[i]))
      return false;
  }
  return at == part.rank;
}

varve_status varve_verify_tensor_gather(varve_verifier *v, const varve_operation *op) {
  bool is_scatter = varve_is_operation(op, "tensor.scatter");
  const gathering of = {.part = is_scatter ? varve_operand_type(op, 0) : varve_result_type(op, 0),
                        .whole = varve_operand_type(op, is_scatter ? 1 : 0),
                        .indices = varve_type_dims(varve_operand_type(op, is_scatter ? 2 : 1)),
                        .dims = varve_property_of(op, is_scatter ? "scatter_dims" : "gather_dims")};
  if (is_scatter && varve_property_of(op, "unique") == NULL)
    return varve_op_fault(v, "requires 'unique' attribute to be set");
  if (of.dims == NULL || !varve_is_number_list(of.dims) || !varve_is_ranked_type(of.whole) ||
      !varve_is_ranked_type(of.part))
    return VARVE_STATUS_OK;
  int64_t before = -1;
  if (varve_number_count(of.dims) == 0)
    return varve_op_fault(v, "dimensions must be non-empty");
  for (uint32_t i = 0; i < varve_number_count(of.dims); i++) {
    int64_t dimension = varve_number_at(of.dims, i);
    if (dimension < 0 || dimension >= varve_rank_of(of.whole))
      return varve_op_fault(v, "dimensions must be smaller than the rank");
    if (dimension <= before)
      return varve_op_fault(v, "dimensions must be strictly increasing");
    before = dimension;
  }
  bool has_count =
      of.indices.rank != 0 && of.indices.sizes[of.indices.rank - 1] == varve_number_count(of.dims);
  if (!has_count)
    return VARVE_OP_FAULT(v, "% length must match the size of last dimension of indices",
                          VARVE_TEXT(varve_slice_of(is_scatter ? "scatter_dims" : "gather_dims")));
  if (varve_type_element(of.part) == varve_type_element(of.whole) &&
      (part_fits(&of, false) || part_fits(&of, true)))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "% type mismatch: % is not what indices and % tell",
                        VARVE_TEXT(varve_slice_of(is_scatter ? "source" : "result")),
                        VARVE_NODE(of.part), VARVE_NODE(of.whole));
}

/* bufferization */

varve_status varve_verify_bufferization_alloc_tensor(varve_verifier *v, const varve_operation *op) {
  uint32_t sizes = varve_operand_range_of(op, 0).count;
  const varve_entity *copied = varve_operand_type_of(op, 1);
  if (copied == NULL)
    return varve_check_dynamic_sizes(v, varve_result_type(op, 0), sizes);
  if (sizes != 0)
    return varve_fault(v, "dynamic sizes not needed when copying a tensor", NULL);
  return copied == varve_result_type(op, 0)
             ? VARVE_STATUS_OK
             : varve_fault(v, "expected that `copy` and return type match", NULL);
}

varve_status varve_verify_bufferization_dealloc(varve_verifier *v, const varve_operation *op) {
  if (varve_operand_range_of(op, 0).count != varve_operand_range_of(op, 1).count)
    return varve_op_fault(v, "must have the same number of conditions as memrefs to deallocate");
  return varve_operand_range_of(op, 2).count == varve_operation_result_count(op)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "must have the same number of updated conditions (results) as "
                                 "retained operands");
}

varve_status varve_verify_bufferization_materialize(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *target = varve_operand_type(op, 1);
  uint32_t results = varve_operation_result_count(op);
  bool is_tensor = target->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
                   target->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE;
  bool is_buffer =
      target->kind == VARVE_KIND_MEMREF_TYPE || target->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE;
  if (!is_tensor && !is_buffer)
    return varve_op_fault(v, "'dest' must be a tensor or a memref");
  if (is_tensor && results != 1)
    return varve_op_fault(v, "tensor 'dest' implies exactly one tensor result");
  if (is_tensor && varve_result_type(op, 0) != target)
    return varve_op_fault(v, "result and 'dest' types must match");
  if (is_buffer && results != 0)
    return varve_op_fault(v, "memref 'dest' implies zero results");
  if (is_tensor && varve_property_of(op, "restrict") != NULL)
    return varve_op_fault(v, "'restrict' is valid only for memref destinations");
  if (is_buffer != (varve_property_of(op, "writable") != NULL))
    return varve_op_fault(
        v, "'writable' must be specified if and only if the destination is of memref type");
  bool has_rank = varve_is_ranked_type(source);
  if (has_rank != varve_is_ranked_type(target) ||
      (has_rank && !varve_dims_fit(varve_type_dims(source), varve_type_dims(target))))
    return varve_op_fault(v, "source/destination shapes are incompatible");
  return VARVE_STATUS_OK;
}

/* Checks that the shapes of a tensor and a buffer are equal. A dynamic size is not equal to a
 * static size. */
varve_status varve_verify_bufferization_match(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  if (!varve_is_ranked_type(from) || !varve_is_ranked_type(to) ||
      varve_dims_equal(varve_type_dims(from), varve_type_dims(to)))
    return VARVE_STATUS_OK;
  varve_status status = varve_fault(v, "shapes do not match", NULL);
  return status != VARVE_STATUS_INVALID
             ? status
             : varve_op_fault(v, "failed to verify that specified tensor and buffer types match");
}
