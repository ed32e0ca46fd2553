/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the verifier cannot see: operations that were not read, and what operations without
 * definition are. */
#include "verify/verifier.h"

varve_status varve_doubt_unknown(varve_verifier *verifier, const varve_operation *op) {
  const varve_operation_plan *plan = NULL;
  VARVE_TRY(varve_get_plan(verifier, op->name, &plan));
  verifier->is_unsure |= !plan->is_told;
  return VARVE_STATUS_OK;
}

void varve_doubt_part(varve_verifier *verifier, const varve_operation *op) {
  verifier->is_unsure |= verifier->options.is_part && op->block == NULL;
}

varve_status varve_end_check(varve_verifier *verifier, varve_status status) {
  bool is_dropped =
      status == VARVE_STATUS_INVALID && verifier->is_unsure && verifier->is_left_out;
  verifier->is_unsure = false;
  if (!is_dropped)
    return status;
  verifier->is_left_out = false;
  return VARVE_STATUS_OK;
}
