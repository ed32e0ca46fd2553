/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops: std and loop to scf, threads to scf.forall. */
#include "upgrade/lists.h"
#include "upgrade/upgrader.h"

/* One scf.reduce for each value and scf.yield at the end became one scf.reduce of all values at the
 * end. */

static varve_status collect_reduces(varve_operation *end, varve_vector *reduces,
                                    varve_vector *values) {
  for (varve_operation *op = end->block->first; op != end; op = op->next) {
    if (!varve_upgrade_is(op, "scf.reduce") || op->operand_count != 1 ||
        varve_operation_region_count(op) != 1)
      continue;
    VARVE_TRY(varve_vector_push_pointer(reduces, op));
    VARVE_TRY(varve_vector_push_pointer(values, varve_operation_operand(op, 0)));
  }
  return VARVE_STATUS_OK;
}

static varve_status join_reduces(varve_upgrader *up, varve_operation *end,
                                 const varve_vector *reduces, const varve_vector *values) {
  varve_operation *joined;
  varve_operation_state state = {.operands = values->data,
                                 .operand_count = (uint32_t)values->count,
                                 .region_count = (uint32_t)values->count};
  VARVE_TRY(varve_upgrade_insert(up, end, "scf.reduce", &state, &joined));
  for (size_t i = 0; i < reduces->count; i++) {
    varve_operation *reduce = VARVE_VECTOR_AT(reduces, varve_operation *, i);
    varve_region_take_blocks(varve_operation_region(joined, (uint32_t)i),
                             varve_operation_region(reduce, 0));
    VARVE_TRY(varve_upgrade_erase(up, reduce));
  }
  return varve_upgrade_erase(up, end);
}

static varve_status upgrade_parallel(varve_upgrader *up, varve_operation *op) {
  const varve_block *body =
      varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0)->first;
  varve_operation *end = body == NULL ? NULL : body->last;
  varve_vector reduces, values;
  if (end == NULL || !varve_upgrade_is(end, "scf.yield"))
    return VARVE_STATUS_OK;
  varve_upgrade_count(up, VARVE_UPGRADE_REDUCE);
  varve_vector_init(&reduces, &up->context->memory, sizeof(varve_operation *));
  varve_vector_init(&values, &up->context->memory, sizeof(varve_value *));
  varve_status status = collect_reduces(end, &reduces, &values);
  if (status == VARVE_STATUS_OK)
    status = join_reduces(up, end, &reduces, &values);
  varve_vector_release(&reduces);
  varve_vector_release(&values);
  return status;
}

/* As many equal numbers as there are loops. */
static varve_status set_bounds(varve_upgrader *up, varve_operation *op, const char *name,
                               int64_t bound) {
  const varve_attribute *array = NULL;
  varve_vector bounds;
  varve_vector_init(&bounds, &up->context->memory, sizeof(int64_t));
  varve_status status = VARVE_STATUS_OK;
  uint32_t results = varve_operation_result_count(op);
  uint32_t loops = op->operand_count > results ? op->operand_count - results : 0;
  for (uint32_t i = 0; i < loops && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push(&bounds, &bound);
  if (status == VARVE_STATUS_OK)
    status = varve_upgrade_i64_array(up, bounds.data, bounds.count, &array);
  varve_vector_release(&bounds);
  VARVE_TRY(status);
  return varve_upgrade_set(up, op, name, array);
}

/* Of scf.foreach_thread: from 0 by 1; the operands that are no outputs are numbers of threads. */
static varve_status upgrade_threads(varve_upgrader *up, varve_operation *op) {
  uint32_t results = varve_operation_result_count(op);
  if (op->operand_count < results)
    return VARVE_STATUS_OK;
  const int32_t sizes[] = {0, (int32_t)(op->operand_count - results), 0, (int32_t)results};
  VARVE_TRY(set_bounds(up, op, "staticLowerBound", 0));
  VARVE_TRY(set_bounds(up, op, "staticUpperBound", VARVE_DYNAMIC));
  VARVE_TRY(set_bounds(up, op, "staticStep", 1));
  return varve_upgrade_set_segments(up, op, sizes, VARVE_COUNT_OF(sizes));
}

#define RENAME(from, to)                                                                           \
  { VARVE_STEP_2019, VARVE_UPGRADE_LOOP, from, to, NULL, NULL }

static const varve_upgrade_line lines[] = {
    RENAME("std.for", "scf.for"),
    RENAME("std.if", "scf.if"),
    RENAME("std.terminator", "scf.yield"),
    RENAME("loop.for", "scf.for"),
    RENAME("loop.if", "scf.if"),
    RENAME("loop.parallel", "scf.parallel"),
    RENAME("loop.reduce", "scf.reduce"),
    RENAME("loop.reduce.return", "scf.reduce.return"),
    RENAME("loop.yield", "scf.yield"),
    RENAME("loop.terminator", "scf.yield"),
    {VARVE_STEP_LLVM16, VARVE_UPGRADE_COUNT, "scf.parallel", NULL, NULL, upgrade_parallel},
    {VARVE_STEP_LLVM16, VARVE_UPGRADE_LOOP, "scf.foreach_thread", "scf.forall", NULL,
     upgrade_threads},
    {VARVE_STEP_LLVM16, VARVE_UPGRADE_LOOP, "scf.foreach_thread.perform_concurrently",
     "scf.forall.in_parallel", NULL, NULL},
};

const varve_upgrade_family varve_upgrade_loops = {.lines = lines,
                                                  .line_count = VARVE_COUNT_OF(lines)};
