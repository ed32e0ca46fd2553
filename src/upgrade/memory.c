/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory: std to memref and bufferization. Views are in views.c. */
#include "upgrade/strides.h"

static const varve_type *operand_type(const varve_operation *op, uint32_t index) {
  return index < op->operand_count && varve_operation_operand(op, index) != NULL
             ? varve_operation_operand(op, index)->type
             : NULL;
}

static bool is_memref(const varve_type *type) {
  return type != NULL &&
         (type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE);
}

static bool is_tensor(const varve_type *type) {
  return type != NULL && (type->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
                          type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE);
}

/* Sizes for dimensions that are not known stand first, symbols of the layout behind them. */
static varve_status set_sizes(varve_upgrader *up, varve_operation *op) {
  const varve_type *type =
      varve_operation_result_count(op) == 1 ? varve_operation_result(op, 0)->type : NULL;
  if (type == NULL || type->kind != VARVE_KIND_MEMREF_TYPE)
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(type);
  uint32_t sizes = 0;
  for (size_t i = 0; i < dims.rank; i++)
    sizes += dims.sizes[i] == VARVE_DYNAMIC;
  if (sizes > op->operand_count)
    return VARVE_STATUS_OK;
  const int32_t segments[] = {(int32_t)sizes, (int32_t)(op->operand_count - sizes)};
  return varve_upgrade_set_segments(up, op, segments, 2);
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
  const varve_type *type = operand_type(op, 0);
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

static varve_status upgrade_rank(varve_upgrader *up, varve_operation *op) {
  return split_by_operand(up, op, "memref.rank", "tensor.rank");
}

/* The tensor is written to what the memref stands for. */
static varve_status upgrade_tensor_store(varve_upgrader *up, varve_operation *op) {
  VARVE_TRY(varve_upgrade_rename(up, op, "bufferization.materialize_in_destination"));
  return varve_upgrade_set(up, op, "writable", up->context->unit);
}

/* It has a result today, which nobody uses. */
static varve_status give_assumption_a_result(varve_upgrader *up, varve_operation *op) {
  varve_operation *made;
  const varve_type *type = operand_type(op, 0);
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

/* Allocations of LLVM 15 have no size hint. */
static varve_status add_hint(varve_upgrader *up, varve_operation *op) {
  return varve_upgrade_add_groups(up, op, 2, 2, 1);
}

#define RENAME(step, from, to)                                                                     \
  { VARVE_STEP_##step, VARVE_UPGRADE_MEMORY, from, to, NULL, NULL }
#define LINE(step, rule, from, to, rewrite)                                                        \
  { VARVE_STEP_##step, VARVE_UPGRADE_##rule, from, to, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    LINE(2019, COUNT, "std.dim", NULL, give_dim_its_index),
    LINE(2020, MEMORY, "std.alloc", "memref.alloc", set_sizes),
    LINE(2020, MEMORY, "std.alloca", "memref.alloca", set_sizes),
    RENAME(2020, "std.dealloc", "memref.dealloc"),
    RENAME(2020, "std.load", "memref.load"),
    RENAME(2020, "std.store", "memref.store"),
    RENAME(2020, "std.prefetch", "memref.prefetch"),
    RENAME(2020, "std.dma_start", "memref.dma_start"),
    RENAME(2020, "std.dma_wait", "memref.dma_wait"),
    RENAME(2020, "std.memref_cast", "memref.cast"),
    RENAME(2020, "std.memref_reinterpret_cast", "memref.reinterpret_cast"),
    RENAME(2020, "std.memref_reshape", "memref.reshape"),
    RENAME(2020, "std.transpose", "memref.transpose"),
    RENAME(2020, "std.tensor_load", "memref.tensor_load"),
    RENAME(2020, "std.tensor_store", "memref.tensor_store"),
    RENAME(2020, "std.tensor_to_memref", "memref.buffer_cast"),
    RENAME(2020, "std.clone", "memref.clone"),
    RENAME(2020, "std.global_memref", "memref.global"),
    RENAME(2020, "std.get_global_memref", "memref.get_global"),
    RENAME(2020, "std.assume_alignment", "memref.assume_alignment"),
    LINE(2020, MEMORY, "std.dim", NULL, upgrade_dim),
    LINE(LLVM13, MEMORY, "std.rank", NULL, upgrade_rank),
    LINE(LLVM13, MEMORY, "std.dim", NULL, upgrade_dim),
    RENAME(LLVM13, "std.atomic_rmw", "memref.atomic_rmw"),
    RENAME(LLVM13, "std.generic_atomic_rmw", "memref.generic_atomic_rmw"),
    RENAME(LLVM13, "std.atomic_yield", "memref.atomic_yield"),
    LINE(LLVM13, BUFFERIZATION, "memref.tensor_load", "bufferization.to_tensor", NULL),
    LINE(LLVM13, BUFFERIZATION, "memref.buffer_cast", "bufferization.to_memref", NULL),
    LINE(LLVM13, BUFFERIZATION, "memref.clone", "bufferization.clone", NULL),
    LINE(LLVM13, BUFFERIZATION, "bufferization.alloc_tensor", NULL, add_hint),
    LINE(LLVM16, BUFFERIZATION, "bufferization.to_memref", "bufferization.to_buffer", NULL),
    LINE(LLVM16, BUFFERIZATION, "memref.tensor_store", NULL, upgrade_tensor_store),
    LINE(LLVM16, COUNT, "memref.assume_alignment", NULL, give_assumption_a_result),
    LINE(LLVM19, COUNT, "memref.assume_alignment", NULL, give_assumption_a_result),
    LINE(LLVM19, BUFFERIZATION, "bufferization.to_memref", "bufferization.to_buffer", NULL),
    LINE(LLVM19, TENSOR, "tensor.pack", "linalg.pack", NULL),
    LINE(LLVM19, TENSOR, "tensor.unpack", "linalg.unpack", NULL),
};

const varve_upgrade_family varve_upgrade_memory = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};
