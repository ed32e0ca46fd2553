/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops: std and loop to scf, threads to scf.forall. */
#include "upgrade/engine/upgrader.h"

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

static const varve_upgrade_line lines[] = {
    {VARVE_STEP_LLVM16, VARVE_UPGRADE_COUNT, "scf.parallel", NULL, upgrade_parallel},
};

const varve_upgrade_family varve_upgrade_loops = {.lines = lines,
                                                  .line_count = VARVE_COUNT_OF(lines)};
