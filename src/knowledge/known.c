/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The knowledge of the library. */
#include "dialect/registry/known.h"

#include "dialect/registry/builtin_sets.h"
#include "hooks/hooks.h"
#include "upgrade/downgrade/downgrade.h"
#include "upgrade/driver/upgrade.h"
#include "upgrade/engine/apply_rules.h"
#include "verify/driver/verify.h"

static void attach(varve_context *context) {
  varve_hooks_attach(context);
  varve_verify_attach(context);
}

const varve_knowledge varve_known = {.read_set = varve_read_builtin_set,
                                     .read_test_dialects = varve_read_test_dialects,
                                     .attach = attach,
                                     .parse_rules = varve_rule_set_parse,
                                     .verify = varve_verify_module,
                                     .create_read_checks = varve_read_checks_create,
                                     .destroy_read_checks = varve_read_checks_destroy,
                                     .upgrade = varve_upgrade_in_place,
                                     .downgrade = varve_downgrade_in_place,
                                     .apply_rules = varve_rules_apply};
