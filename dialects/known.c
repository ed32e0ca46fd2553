/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the library knows of dialects. It is not a part of src, whose call graph it would close to a
 * cycle. The sets are as build-aux/compile-definitions writes them. */
#include "dialect/known/llvm_parts.h"
#include "dialect/registry/knowledge.h"
#include "dialects/builtin_sets.inc"
#include "hooks/hooks.h"
#include "upgrade/driver/upgrade.h"
#include "upgrade/engine/apply_rules.h"
#include "verify/driver/verify.h"

#define SET_TABLES(set)                                                                            \
  {                                                                                                \
    .strings = (const char *)strings, .rows = set##_rows, .layouts = set##_layouts,                \
    .dialect_count = set##_dialect_count                                                           \
  }

static const varve_definition_tables sets[] = {[VARVE_SET_TEST] = SET_TABLES(test),
                                               [VARVE_SET_UPGRADES] = SET_TABLES(upgrades),
                                               [VARVE_SET_OLDEST_ERA] = SETS_OF_ERAS};

const varve_knowledge varve_known = {.sets = sets,
                                     .hooks = &varve_hooks,
                                     .name_rules = varve_name_rules,
                                     .infer_results = varve_infer_results_of,
                                     .inferences = varve_inferences,
                                     .find_members = varve_llvm_struct_members,
                                     .match_rule = varve_verify_match_rule,
                                     .verify = varve_verify_module,
                                     .create_read_checks = varve_read_checks_create,
                                     .upgrade = varve_upgrade_module,
                                     .downgrade = varve_downgrade_module,
                                     .apply_rules = varve_rules_apply};
