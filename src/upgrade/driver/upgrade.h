/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A module of an earlier era, changed in place until its operations, attributes and types mean in
 * LLVM 22 what they meant in their time. It stays in its context, which knows no definitions of
 * today: all attributes stand in dictionaries, and what only LLVM 22 has is kept as text. Printed
 * in the generic form, it is for a context of today to read. */
#ifndef VARVE_UPGRADE_UPGRADE_H
#define VARVE_UPGRADE_UPGRADE_H

#include "base/diagnostic.h"
#include "ir/module.h"

/* From the era that a step is named after to the next one. */
typedef enum varve_upgrade_step {
  VARVE_STEP_2019,
  VARVE_STEP_2020,
  VARVE_STEP_LLVM13,
  VARVE_STEP_LLVM16,
  VARVE_STEP_LLVM19,
  VARVE_STEP_COUNT
} varve_upgrade_step;

typedef enum varve_upgrade_rule {
#define VARVE_UPGRADE(name, id, what) VARVE_UPGRADE_##name,
#include "upgrade/engine/rules.def"
#undef VARVE_UPGRADE
  VARVE_UPGRADE_COUNT
} varve_upgrade_rule;

varve_slice varve_upgrade_rule_id(varve_upgrade_rule rule);
/* The rule of an id, or VARVE_UPGRADE_COUNT. */
varve_upgrade_rule varve_upgrade_find_rule(varve_slice id);

/* An operation that stays as it was. Slices live as long as the module's context. */
typedef struct varve_left_behind {
  varve_source_place place;
  varve_slice name;
  const char *reason;
} varve_left_behind;

typedef struct varve_upgrade_outcome {
  uint64_t counts[VARVE_UPGRADE_COUNT]; /* how often each rule was used */
  varve_vector left;                    /* varve_left_behind */
} varve_upgrade_outcome;

void varve_upgrade_outcome_init(varve_upgrade_outcome *outcome, varve_memory *memory);
void varve_upgrade_outcome_release(varve_upgrade_outcome *outcome);

/* All steps from first on. target: a context of LLVM 22, asked for what it defines; an operation
 * that the module's context knows and target does not is left behind. When it fails the module
 * is good for nothing but varve_module_destroy. */
varve_status varve_upgrade_in_place(varve_module *module, varve_upgrade_step first,
                                    varve_context *target,
                                    varve_upgrade_outcome *outcome) VARVE_MUST_USE;

#endif
