/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tensors and elements of vectors: std to tensor and vector. */
#include "upgrade/upgrader.h"

/* tensor.extract wants to know the rank, which the indices tell. */
static varve_status rank_operand(varve_upgrader *up, varve_operation *op) {
  enum { MAX_RANK = 64 };
  int64_t sizes[MAX_RANK];
  varve_value *tensor = varve_operation_operand(op, 0), *ranked;
  const varve_type *type;
  uint32_t rank = op->operand_count - 1;
  if (rank > MAX_RANK)
    return varve_upgrade_leave(up, op, "it has too many indices");
  for (uint32_t i = 0; i < rank; i++)
    sizes[i] = VARVE_DYNAMIC;
  VARVE_TRY(varve_tensor_type_get(up->context, (varve_dims){sizes, rank},
                                  varve_type_element(tensor->type), NULL, &type));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "tensor.cast", tensor, type, &ranked));
  varve_operation_set_operand(op, 0, ranked);
  return VARVE_STATUS_OK;
}

static varve_status set_positions(varve_upgrader *up, varve_operation *op) {
  enum { MAX_RANK = 64 };
  int64_t positions[MAX_RANK];
  const varve_attribute *array;
  uint32_t rank = op->operand_count - 1;
  if (rank > MAX_RANK)
    return varve_upgrade_leave(up, op, "it has too many indices");
  for (uint32_t i = 0; i < rank; i++)
    positions[i] = VARVE_DYNAMIC;
  VARVE_TRY(varve_upgrade_i64_array(up, positions, rank, &array));
  VARVE_TRY(varve_upgrade_rename(up, op, "vector.extract"));
  return varve_upgrade_set(up, op, "static_position", array);
}

static varve_status upgrade_extract(varve_upgrader *up, varve_operation *op) {
  varve_kind kind = op->operand_count == 0 ? VARVE_KIND_NONE_TYPE
                                           : (varve_kind)varve_operation_operand(op, 0)->type->kind;
  if (kind == VARVE_KIND_VECTOR_TYPE)
    return set_positions(up, op);
  if (kind == VARVE_KIND_UNRANKED_TENSOR_TYPE)
    VARVE_TRY(rank_operand(up, op));
  else if (kind != VARVE_KIND_RANKED_TENSOR_TYPE)
    return varve_upgrade_leave(up, op, "its operand is neither tensor nor vector");
  return varve_upgrade_rename(up, op, "tensor.extract");
}

/* Of 2021: a rank was not asked for yet. */
static varve_status upgrade_unranked(varve_upgrader *up, varve_operation *op) {
  if (op->operand_count == 0 ||
      varve_operation_operand(op, 0)->type->kind != VARVE_KIND_UNRANKED_TENSOR_TYPE)
    return VARVE_STATUS_OK;
  varve_upgrade_count(up, VARVE_UPGRADE_TENSOR);
  return rank_operand(up, op);
}

static const varve_upgrade_line lines[] = {
    {VARVE_STEP_2020, VARVE_UPGRADE_TENSOR, "std.extract_element", NULL, upgrade_extract},
    {VARVE_STEP_LLVM13, VARVE_UPGRADE_COUNT, "tensor.extract", NULL, upgrade_unranked},
};

const varve_upgrade_family varve_upgrade_tensor = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};
