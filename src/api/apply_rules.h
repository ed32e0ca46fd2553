/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Conversion by rules of definitions, as varve_module_apply_rules, for artifacts. */
#ifndef VARVE_API_APPLY_RULES_H
#define VARVE_API_APPLY_RULES_H

#include <varve/upgrade.h>

/* keeps_uses: as in varve_rules_request. */
varve_status varve_apply_rules(varve_module *module, const varve_rules_options *options,
                               bool keeps_uses) VARVE_MUST_USE;

#endif
