/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* bufferization */
#include "verify/custom_common.h"

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

static varve_status check_destination(varve_verifier *v, const varve_operation *op,
                                      const varve_entity *type) {
  uint32_t results = varve_operation_result_count(op);
  bool is_tensor =
      type->kind == VARVE_KIND_RANKED_TENSOR_TYPE || type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE;
  bool is_buffer =
      type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE;
  if (!is_tensor && !is_buffer)
    return varve_op_fault(v, "'dest' must be a tensor or a memref");
  if (is_tensor && results != 1)
    return varve_op_fault(v, "tensor 'dest' implies exactly one tensor result");
  if (is_tensor && varve_result_type(op, 0) != type)
    return varve_op_fault(v, "result and 'dest' types must match");
  if (is_buffer && results != 0)
    return varve_op_fault(v, "memref 'dest' implies zero results");
  if (is_tensor && varve_property_of(op, "restrict") != NULL)
    return varve_op_fault(v, "'restrict' is valid only for memref destinations");
  if (is_buffer != (varve_property_of(op, "writable") != NULL))
    return varve_op_fault(
        v, "'writable' must be specified if and only if the destination is of memref type");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_bufferization_materialize(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *target = varve_operand_type(op, 1);
  VARVE_TRY(check_destination(v, op, target));
  bool has_rank = varve_is_ranked_type(source);
  if (has_rank != varve_is_ranked_type(target) ||
      (has_rank && !varve_dims_fit(varve_type_dims(source), varve_type_dims(target))))
    return varve_op_fault(v, "source/destination shapes are incompatible");
  return VARVE_STATUS_OK;
}

/* to_tensor and to_buffer: sizes that are not known match none that is. */
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
