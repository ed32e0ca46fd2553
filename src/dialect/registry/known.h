/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the library knows of dialects: their definitions, custom forms, checks and upgrades. The
 * engine, which is all folders but hooks, verify, upgrade and knowledge, reaches this knowledge
 * only here. A member that is NULL is knowledge that the program does not have. */
#ifndef VARVE_DIALECT_KNOWN_H
#define VARVE_DIALECT_KNOWN_H

#include "base/diagnostic.h"
#include "base/era.h"
#include "dialect/tables/tables.h"
#include "ir/module.h"

struct varve_read_checks;
struct varve_rule_set;
struct varve_rules_request;
struct varve_upgrade_outcome;
struct varve_verify_options;

typedef struct varve_knowledge {
  /* builtin_sets.h */
  void (*read_set)(varve_era era, varve_definition_tables *tables);
  void (*read_test_dialects)(varve_definition_tables *tables);
  /* Makes the hooks and the rules of constraints available to the context. */
  void (*attach)(varve_context *context);
  /* verify/rules.h, verify/driver/verify.h */
  varve_status (*parse_rules)(varve_slice list, struct varve_rule_set *set, varve_slice *unknown);
  varve_status (*verify)(varve_module *module, const struct varve_verify_options *options);
  varve_status (*create_read_checks)(varve_context *context,
                                     const struct varve_verify_options *options,
                                     struct varve_read_checks **checks);
  void (*destroy_read_checks)(struct varve_read_checks *checks);
  /* upgrade/driver/upgrade.h, upgrade/downgrade/downgrade.h, upgrade/engine/apply_rules.h */
  varve_status (*upgrade)(varve_module *module, varve_era from, varve_context *target,
                          struct varve_upgrade_outcome *outcome);
  varve_status (*downgrade)(varve_module *module, varve_context *target, varve_reporter *reporter,
                            struct varve_upgrade_outcome *outcome);
  varve_status (*apply_rules)(varve_module *module, const struct varve_rules_request *request,
                              varve_slice *newest);
} varve_knowledge;

/* src/knowledge/known.c; a program that links only the engine defines its own. */
extern const varve_knowledge varve_known;

static inline void varve_attach_knowledge(varve_context *context) {
  if (varve_known.attach != NULL)
    varve_known.attach(context);
}

#endif
