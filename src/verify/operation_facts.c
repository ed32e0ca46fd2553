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
