/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules in data of upgrades between releases of LLVM: the definitions in dialects/upgrades. The
 * rules for a name are read when a module first uses it. */
#ifndef VARVE_UPGRADE_RELEASE_RULES_H
#define VARVE_UPGRADE_RELEASE_RULES_H

#include "upgrade/engine/rewrites.h"

typedef struct varve_release_rules {
  varve_context *context;
  varve_vector names[2]; /* by a name's id: those that start from it, on the way there and back */
} varve_release_rules;

void varve_release_rules_init(varve_release_rules *rules, varve_context *context);
void varve_release_rules_release(varve_release_rules *rules);

/* Finds the rewrites of operations of a name: links in the order in which they are to be tried.
 * *first is NULL if there are none. They are read when they are needed. */
varve_status varve_release_rules_find(varve_release_rules *rules, const varve_operation_name *name,
                                      bool is_back, varve_rewrite_link **first) VARVE_MUST_USE;
varve_status varve_release_rules_read(varve_release_rules *rules, varve_rewrite_link *link,
                                      bool is_back) VARVE_MUST_USE;
/* Moves *link on to the first one that applies to op. NULL: none. */
varve_status varve_release_rules_choose(varve_upgrader *up, const varve_operation *op,
                                        varve_rewrite_link **link) VARVE_MUST_USE;

/* Bits of forms: the rules that a step runs, and those that run backwards to an era. */
uint32_t varve_release_forms_of_step(varve_upgrade_step step);
uint32_t varve_release_forms_since(varve_era era);

#endif
