/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Traits about regions, blocks and where an operation stands. */
#include "verify/verifier.h"

varve_status varve_trait_single_block(varve_verifier *verifier, const varve_operation *op,
                                      const varve_trait_use *use) {
  const varve_operation_plan *plan = NULL;
  (void)use;
  VARVE_TRY(varve_get_plan(verifier, op->name, &plan));
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_region *region = varve_operation_region(op, i);
    if (region->first == NULL)
      continue;
    if (region->first != region->last)
      return VARVE_OP_FAULT(verifier, "expects region #% to have 0 or 1 blocks", VARVE_NUMBER(i));
    if (!plan->needs_no_terminator && region->first->first == NULL)
      return varve_op_fault(verifier, "expects a non-empty block");
  }
  return VARVE_STATUS_OK;
}
