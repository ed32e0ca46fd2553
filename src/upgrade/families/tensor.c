/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tensors and elements of vectors: std to tensor and vector. */
#include "upgrade/engine/upgrader.h"

/* tensor.extract wants to know the rank, which the indices tell. */
static varve_status rank_operand(varve_upgrader *up, varve_operation *op) {
  enum { MAX_RANK = 64 };
  int64_t sizes[MAX_RANK];
  varve_value *tensor = varve_operation_operand(op, 0), *ranked;
  const varve_entity *type;
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

static bool is_of_unranked(const varve_operation *op) {
  return op->operand_count != 0 &&
         varve_operation_operand(op, 0)->type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE;
}

static varve_status rank_if_unranked(varve_upgrader *up, varve_operation *op) {
  return is_of_unranked(op) ? rank_operand(up, op) : VARVE_STATUS_OK;
}

/* Of 2021: a rank was not asked for yet. */
static varve_status upgrade_unranked(varve_upgrader *up, varve_operation *op) {
  if (is_of_unranked(op))
    varve_upgrade_count(up, VARVE_UPGRADE_TENSOR);
  return rank_if_unranked(up, op);
}

static const varve_upgrade_line lines[] = {
    {VARVE_STEP_2020, VARVE_UPGRADE_COUNT, "std.extract_element", NULL, rank_if_unranked},
    {VARVE_STEP_LLVM13, VARVE_UPGRADE_COUNT, "tensor.extract", NULL, upgrade_unranked},
};

const varve_upgrade_family varve_upgrade_tensor = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};
