/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu: matrices that a subgroup multiplies, reductions with a body, clusters and rotations. */
#include "dialect/expression/infer_convert.h"
#include "verify/custom_common.h"

/* Matrices: mma_matrix<16x16xf32, "COp"> */
typedef struct mma {
  int64_t rows;
  int64_t columns;
  char operand; /* 'A', 'B' or 'C' */
} mma;

static bool find_mma(const varve_entity *type, mma *found) {
  varve_dialect_shape shape;
  if (!varve_is_dialect_type(type, "gpu", "mma_matrix") ||
      !varve_dialect_type_shape(type, &shape) || shape.rank != 2)
    return false;
  varve_slice operand = varve_string_bytes(varve_parameter(type, 2));
  *found = (mma){varve_dialect_shape_at(&shape, 0), varve_dialect_shape_at(&shape, 1),
                 operand.size == 0 ? 0 : operand.data[0]};
  return true;
}

varve_status varve_verify_gpu_mma_store(varve_verifier *v, const varve_operation *op) {
  mma stored;
  return !find_mma(varve_operand_type(op, 0), &stored) || stored.operand == 'C'
             ? VARVE_STATUS_OK
             : varve_fault(v, "expected the operand matrix being stored to have 'COp' operand type",
                           NULL);
}

varve_status varve_verify_gpu_mma_compute(varve_verifier *v, const varve_operation *op) {
  mma a, b, c;
  if (!find_mma(varve_operand_type(op, 0), &a) || !find_mma(varve_operand_type(op, 1), &b) ||
      !find_mma(varve_operand_type(op, 2), &c))
    return VARVE_STATUS_OK;
  if (a.operand != 'A' || b.operand != 'B' || c.operand != 'C')
    return varve_fault(v, "operands must be in the order AOp, BOp, COp", NULL);
  return a.columns == b.rows && a.rows == c.rows && b.columns == c.columns
             ? VARVE_STATUS_OK
             : varve_fault(v, "operand shapes do not satisfy matmul constraints", NULL);
}

/* Reductions */

static varve_status check_reduction_yield(varve_verifier *v, const varve_operation *end,
                                          const varve_entity *type) {
  if (end->operand_count != 1)
    return varve_fault(v, "expected one gpu.yield operand", NULL);
  return varve_operand_type(end, 0) == type ? VARVE_STATUS_OK
                                            : varve_fault(v, "incorrect gpu.yield type", NULL);
}

varve_status varve_verify_gpu_reduce_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_entity *type = varve_operand_type(op, 0);
  uint32_t yields = 0;
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != 2)
    return varve_fault(v, "expected two region arguments", NULL);
  for (uint32_t i = 0; i < 2; i++)
    if (body->arguments[i]->value.type != type)
      return varve_fault(v, "incorrect region argument type", NULL);
  for (const varve_block *block = body; block != NULL; block = block->next) {
    if (block->last == NULL || !varve_is_operation(block->last, "gpu.yield"))
      continue;
    VARVE_TRY(check_reduction_yield(v, block->last, type));
    yields++;
  }
  return yields != 0 ? VARVE_STATUS_OK : varve_fault(v, "expected gpu.yield op in region", NULL);
}

static bool is_power_of_two(int64_t number) { return number > 0 && (number & (number - 1)) == 0; }

varve_status varve_verify_gpu_subgroup_reduce(varve_verifier *v, const varve_operation *op) {
  const varve_entity *size = varve_property_of(op, "cluster_size");
  const varve_entity *stride = varve_property_of(op, "cluster_stride");
  int64_t number = 0;
  if (size != NULL && varve_integer_of(size, &number) && !is_power_of_two(number))
    return VARVE_OP_FAULT(v, "cluster size % is not a power of two", VARVE_NUMBER(number));
  if (stride != NULL && varve_integer_of(stride, &number) && number != 1) {
    if (!is_power_of_two(number))
      return VARVE_OP_FAULT(v, "cluster stride % is not a power of two", VARVE_NUMBER(number));
    if (size == NULL)
      return varve_op_fault(v, "cluster stride can only be specified if cluster size is specified");
  }
  return varve_verify_gpu_reduce(v, op);
}

varve_status varve_verify_gpu_rotate(varve_verifier *v, const varve_operation *op) {
  const varve_entity *offset = varve_property_of(op, "offset");
  const varve_entity *width = varve_property_of(op, "width");
  int64_t a = 0, b = 0;
  bool is_known = offset != NULL && width != NULL && varve_integer_of(offset, &a) &&
                  varve_integer_of(width, &b);
  return !is_known || a < b
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "offset must be in the range [0, %)", VARVE_NUMBER(b));
}
