/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The rules in dialects/upgrades, which convert between releases of LLVM. The rules for a name are
 * read when a module first uses the name. */
#ifndef VARVE_UPGRADE_RELEASE_RULES_H
#define VARVE_UPGRADE_RELEASE_RULES_H

#include "upgrade/engine/rewrites.h"

typedef struct varve_release_rules {
  varve_context *context;
  varve_vector names[2]; /* by the id of a name: [0] the rules that start from it, [1] those that
                            lead to it */
} varve_release_rules;

void varve_release_rules_init(varve_release_rules *rules, varve_context *context);
void varve_release_rules_release(varve_release_rules *rules);

/* Finds the rewrites for operations of a name, or if is_back, those that lead to the name. They are
 * linked in the order in which they are tried. *first is NULL if no rule exists.
 * varve_release_rules_read must read the text of each rewrite before its use. */
varve_status varve_release_rules_find(varve_release_rules *rules, const varve_operation_name *name,
                                      bool is_back, varve_rewrite_link **first) VARVE_MUST_USE;
varve_status varve_release_rules_read(varve_release_rules *rules, varve_rewrite_link *link,
                                      bool is_back) VARVE_MUST_USE;
/* Advances *link to the first rule that applies to op, or to NULL. */
varve_status varve_release_rules_choose(varve_upgrader *up, const varve_operation *op,
                                        varve_rewrite_link **link) VARVE_MUST_USE;

/* Return sets of forms, with a bit for each form: the forms whose rules a step runs; the form of an
 * era and the forms of all later eras. */
uint32_t varve_release_forms_of_step(varve_upgrade_step step);
uint32_t varve_release_forms_since(varve_era era);

#endif
