/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialects pdl and pdl_interp. */
#include "upgrade/upgrader.h"

/* Parameters that were attributes have to be values. */
static varve_status upgrade_native(varve_upgrader *up, varve_operation *op) {
  return varve_upgrade_get(op, "constParams") == NULL
             ? VARVE_STATUS_OK
             : varve_upgrade_leave(up, op, "its constant parameters have no values");
}

/* The root is optional today. */
static varve_status upgrade_rewrite(varve_upgrader *up, varve_operation *op) {
  if (varve_upgrade_get(op, "externalConstParams") != NULL)
    return varve_upgrade_leave(up, op, "its constant parameters have no values");
  if (op->operand_count == 0 || varve_upgrade_get(op, "operandSegmentSizes") != NULL ||
      varve_upgrade_get(op, "operand_segment_sizes") != NULL)
    return VARVE_STATUS_OK;
  const int32_t groups[] = {1, (int32_t)op->operand_count - 1};
  return varve_upgrade_set_segments(up, op, groups, 2);
}

#define PDL(from, moves, rewrite)                                                                  \
  { VARVE_STEP_LLVM13, VARVE_UPGRADE_PDL, from, NULL, moves, rewrite }

static const varve_upgrade_line lines[] = {
    PDL("pdl.pattern", "rootKind=", NULL),
    PDL("pdl.operation", "name=opName,attributeNames=attributeValueNames", NULL),
    PDL("pdl.type", "type=constantType", NULL),
    PDL("pdl.types", "types=constantTypes", NULL),
    PDL("pdl.rewrite", NULL, upgrade_rewrite),
    PDL("pdl.apply_native_constraint", NULL, upgrade_native),
    PDL("pdl.apply_native_rewrite", NULL, upgrade_native),
    PDL("pdl_interp.apply_constraint", NULL, upgrade_native),
    PDL("pdl_interp.apply_rewrite", NULL, upgrade_native),
    PDL("pdl_interp.create_operation", "attributeNames=inputAttributeNames", NULL),
};

const varve_upgrade_family varve_upgrade_pdl = {.lines = lines,
                                                .line_count = VARVE_COUNT_OF(lines)};
