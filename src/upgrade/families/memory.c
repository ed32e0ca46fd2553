/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory: std to memref and bufferization. Views are in views.c. */
#include "upgrade/families/strides.h"

static const varve_entity *operand_type(const varve_operation *op, uint32_t index) {
  return index < op->operand_count && varve_operation_operand(op, index) != NULL
             ? varve_operation_operand(op, index)->type
             : NULL;
}

static bool is_memref(const varve_entity *type) {
  return type != NULL &&
         (type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE);
}

static bool is_tensor(const varve_entity *type) {
  return type != NULL && (type->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
                          type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE);
}

/* The index was an attribute. */
static varve_status give_dim_its_index(varve_upgrader *up, varve_operation *op) {
  int64_t index;
  varve_value *value;
  if (op->operand_count != 1 || !varve_upgrade_integer(varve_upgrade_get(op, "index"), &index))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert_index(up, op, index, &value));
  VARVE_TRY(varve_upgrade_set(up, op, "index", NULL));
  varve_upgrade_count(up, VARVE_UPGRADE_DIM);
  return varve_upgrade_insert_operand(up, op, 1, value);
}

/* What was one operation is one of two dialects. */
static varve_status split_by_operand(varve_upgrader *up, varve_operation *op, const char *of_memref,
                                     const char *of_tensor) {
  const varve_entity *type = operand_type(op, 0);
  if (is_memref(type))
    return varve_upgrade_rename(up, op, of_memref);
  if (is_tensor(type))
    return varve_upgrade_rename(up, op, of_tensor);
  return varve_upgrade_leave(up, op, "its operand is neither memref nor tensor");
}

static varve_status upgrade_dim(varve_upgrader *up, varve_operation *op) {
  VARVE_TRY(give_dim_its_index(up, op));
  return split_by_operand(up, op, "memref.dim", "tensor.dim");
}

/* It has a result today, which nobody uses. */
static varve_status give_assumption_a_result(varve_upgrader *up, varve_operation *op) {
  varve_operation *made;
  const varve_entity *type = operand_type(op, 0);
  if (varve_operation_result_count(op) != 0 || type == NULL || op->operand_count != 1)
    return VARVE_STATUS_OK;
  varve_value *operand = varve_operation_operand(op, 0);
  varve_operation_state state = {.dictionary = varve_operation_dictionary(op),
                                 .operands = &operand,
                                 .operand_count = 1,
                                 .result_types = &type,
                                 .result_count = 1};
  varve_upgrade_count(up, VARVE_UPGRADE_ASSUMPTION);
  VARVE_TRY(varve_upgrade_insert(up, op, "memref.assume_alignment", &state, &made));
  return varve_upgrade_replace(up, op, made);
}

#define LINE(step, rule, from, rewrite)                                                            \
  { VARVE_STEP_##step, VARVE_UPGRADE_##rule, from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    LINE(2019, COUNT, "std.dim", give_dim_its_index),
    LINE(2020, MEMORY, "std.dim", upgrade_dim),
    LINE(LLVM13, MEMORY, "std.dim", upgrade_dim),
    LINE(LLVM16, COUNT, "memref.assume_alignment", give_assumption_a_result),
    LINE(LLVM19, COUNT, "memref.assume_alignment", give_assumption_a_result),
};

const varve_upgrade_family varve_upgrade_memory = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};
