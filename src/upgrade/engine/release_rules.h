/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The rules in dialects/upgrades, which convert between releases of LLVM. The rules for a name are
 * read when a module first uses the name. */
#ifndef VARVE_UPGRADE_RELEASE_RULES_H
#define VARVE_UPGRADE_RELEASE_RULES_H

#include "upgrade/engine/rewrites.h"

typedef struct varve_release_rules {
  varve_context *context;
  varve_vector names[2]; /* of_name, by the id of the name. [0]: the rules that start from the name;
                            [1]: the rules that lead to the name */
} varve_release_rules;

void varve_release_rules_init(varve_release_rules *rules, varve_context *context);
void varve_release_rules_release(varve_release_rules *rules);

/* Finds the rules that start from a name, or if is_back, the rules that lead to the name. Sets
 * *first to the first rule in the order in which rules are tried, or to NULL if there is no rule.
 * Before the use of a rule, varve_release_rules_read must parse the text of the rule. */
varve_status varve_release_rules_find(varve_release_rules *rules, const varve_operation_name *name,
                                      bool is_back, varve_rewrite_link **first) VARVE_MUST_USE;
varve_status varve_release_rules_read(varve_release_rules *rules, varve_rewrite_link *link,
                                      bool is_back) VARVE_MUST_USE;
/* Advances *link to the first rule from *link on that applies to op, or to NULL if no rule
 * applies. */
varve_status varve_release_rules_choose(varve_upgrader *up, const varve_operation *op,
                                        varve_rewrite_link **link) VARVE_MUST_USE;

/* Returns the first step that a module of an era needs. */
varve_upgrade_step varve_release_first_step(varve_era era);
/* Return sets of forms, with a bit for each form. The first function returns the forms whose rules
 * a step runs. The second one returns the form of an era and the forms of all later eras. */
uint32_t varve_release_forms_of_step(varve_upgrade_step step);
uint32_t varve_release_forms_since(varve_era era);

#endif
