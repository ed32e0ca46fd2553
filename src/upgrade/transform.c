/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect transform. */
#include "upgrade/lists.h"
#include "upgrade/upgrader.h"

/* Failures of LLVM 15 are always passed on. */
static varve_status set_failure_mode(varve_upgrader *up, varve_operation *op) {
  const varve_attribute *propagate;
  if (varve_upgrade_get(op, "failure_propagation_mode") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_integer_get_i64(up->context, up->context->i32, 1, &propagate));
  return varve_upgrade_set(up, op, "failure_propagation_mode", propagate);
}

/* The root, and values for more arguments of the body. */
static varve_status upgrade_sequence(varve_upgrader *up, varve_operation *op) {
  const int32_t groups[] = {(int32_t)op->operand_count, 0};
  return varve_upgrade_set_segments(up, op, groups, VARVE_COUNT_OF(groups));
}

static varve_status upgrade_match(varve_upgrader *up, varve_operation *op) {
  return varve_upgrade_get(op, "attribute") == NULL
             ? VARVE_STATUS_OK
             : varve_upgrade_leave(up, op, "in LLVM 22 attributes to match have a value");
}

/* No size is scalable. */
static varve_status upgrade_tile(varve_upgrader *up, varve_operation *op) {
  const varve_attribute *scalable;
  varve_vector sizes;
  varve_buffer flags;
  bool is_list;
  varve_vector_init(&sizes, &up->context->memory, sizeof(int64_t));
  varve_buffer_init(&flags, &up->context->memory);
  varve_status status =
      varve_upgrade_read_list(varve_upgrade_get(op, "static_sizes"), &sizes, &is_list);
  for (size_t i = 0; i < sizes.count && status == VARVE_STATUS_OK; i++)
    status = varve_buffer_append_char(&flags, 0);
  if (status == VARVE_STATUS_OK)
    status =
        varve_dense_array_get(up->context, up->context->i1, varve_buffer_slice(&flags), &scalable);
  if (status == VARVE_STATUS_OK)
    status = varve_upgrade_set(up, op, "scalable_sizes", scalable);
  varve_vector_release(&sizes);
  varve_buffer_release(&flags);
  return status;
}

static varve_status upgrade_fuse(varve_upgrader *up, varve_operation *op) {
  const int32_t groups[] = {(int32_t)op->operand_count, 0, 0};
  return varve_upgrade_set_segments(up, op, groups, VARVE_COUNT_OF(groups));
}

#define TRANSFORM(step, from, to, moves, rewrite)                                                  \
  { VARVE_STEP_##step, VARVE_UPGRADE_TRANSFORM, "transform." from, to, moves, rewrite }

static const varve_upgrade_line lines[] = {
    TRANSFORM(LLVM13, "sequence", NULL, NULL, set_failure_mode),
    TRANSFORM(LLVM16, "sequence", NULL, NULL, upgrade_sequence),
    TRANSFORM(LLVM13, "structured.match", NULL, NULL, upgrade_match),
    TRANSFORM(LLVM16, "structured.tile", "transform.structured.tile_using_for", NULL, upgrade_tile),
    TRANSFORM(LLVM16, "structured.tile_to_scf_for", "transform.structured.tile_using_for", NULL,
              upgrade_tile),
    TRANSFORM(LLVM16, "structured.fuse", NULL,
              "tile_sizes=static_tile_sizes,tile_interchange=static_tile_interchange",
              upgrade_fuse),
};

const varve_upgrade_family varve_upgrade_transform = {.lines = lines,
                                                      .line_count = VARVE_COUNT_OF(lines)};
