/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The steps and rules of upgrades, and the report of what an upgrade or a downgrade changed. */
#ifndef VARVE_UPGRADE_OUTCOME_H
#define VARVE_UPGRADE_OUTCOME_H

#include "base/diagnostic.h"
#include "ir/module.h"

/* Each step converts from its eras to those of the next step. */
typedef enum varve_upgrade_step {
#define VARVE_STEP(enumerator, first, last) VARVE_STEP_##enumerator,
#include "upgrade/engine/steps.def"
#undef VARVE_STEP
  VARVE_STEP_COUNT
} varve_upgrade_step;

typedef enum varve_upgrade_rule {
#define VARVE_UPGRADE(name, id, what) VARVE_UPGRADE_##name,
#include "upgrade/engine/rules.def"
#undef VARVE_UPGRADE
  VARVE_UPGRADE_COUNT
} varve_upgrade_rule;

varve_slice varve_upgrade_rule_id(varve_upgrade_rule rule);
/* Returns the rule with this id, or VARVE_UPGRADE_COUNT if there is no such rule. */
varve_upgrade_rule varve_upgrade_find_rule(varve_slice id);

/* An operation that keeps its old form, because the target has no equivalent operation. Slices live
 * as long as the module's context. */
typedef struct varve_skipped_operation {
  varve_source_place place;
  varve_slice name;
  const char *reason;
} varve_skipped_operation;

typedef struct varve_upgrade_outcome {
  uint64_t counts[VARVE_UPGRADE_COUNT]; /* how often each rule was used */
  varve_vector skipped;                 /* varve_skipped_operation */
} varve_upgrade_outcome;

void varve_upgrade_outcome_init(varve_upgrade_outcome *outcome, varve_memory *memory);
void varve_upgrade_outcome_release(varve_upgrade_outcome *outcome);

#endif
