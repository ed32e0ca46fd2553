/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts a module from one form to another by the rules of loaded definitions, in its context. */
#ifndef VARVE_UPGRADE_APPLY_RULES_H
#define VARVE_UPGRADE_APPLY_RULES_H

#include "base/diagnostic.h"
#include "ir/module.h"

typedef struct varve_rules_request {
  varve_slice from; /* the forms, as rules name them */
  varve_slice to;
  varve_slice version; /* of `to`; empty: the newest one */
  varve_reporter *reporter;
} varve_rules_request;

/* Returns NOT_FOUND if no rule has these forms, and UNSUPPORTED after errors if `to` cannot express
 * the module. If it fails, the module is good for nothing but varve_module_destroy. */
varve_status varve_rules_apply(varve_module *module,
                               const varve_rules_request *request) VARVE_MUST_USE;

#endif
