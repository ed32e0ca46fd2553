/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts a module between forms, such as a dialect and its stored form, by the rules of loaded
 * definitions. The module stays in its context. */
#ifndef VARVE_UPGRADE_APPLY_RULES_H
#define VARVE_UPGRADE_APPLY_RULES_H

#include "dialect/registry/knowledge.h"

/* Converts the module. If request->stored is set and no rule is newer, the module does not change.
 * Sets *newest to the newest version that a rule has in `before`, or to an empty text if no rule
 * has `before`. The text lives as long as the context. Returns NOT_FOUND if request->stored is
 * empty and no rule converts between the two forms. Returns UNSUPPORTED, after reporting errors, if
 * `to` cannot express the module. If the call fails, the module may only be destroyed. */
varve_status varve_rules_apply(varve_module *module, const varve_rules_request *request,
                               varve_slice *newest) VARVE_MUST_USE;

#endif
