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
