/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Conversion by rules of definitions, as varve_module_apply_rules, for artifacts. */
#ifndef VARVE_API_APPLY_RULES_H
#define VARVE_API_APPLY_RULES_H

#include <varve/upgrade.h>

typedef enum varve_rules_purpose {
  VARVE_RULES_CONVERT,
  VARVE_RULES_STORE,   /* make an artifact: leaves_others of varve_rules_request */
  VARVE_RULES_PREPARE, /* come to the newest version of the release that is matched: keeps_uses */
} varve_rules_purpose;

varve_status varve_apply_rules(varve_module *module, const varve_rules_options *options,
                               varve_rules_purpose purpose) VARVE_MUST_USE;

#endif
