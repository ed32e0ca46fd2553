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
  varve_slice stored;  /* the version of `from` in a file: only rules that are newer run; may be
                          empty */
  bool keeps_uses;     /* operations do not count as replaced: the order of uses stays */
  bool keeps_others;   /* on the way back, operations without rules keep their types */
  varve_reporter *reporter;
} varve_rules_request;

/* Sets *newest to the newest version that rules name by `before`, which has the lifetime of the
 * context, or to an empty text. With request->stored nothing happens if no rule is newer. Otherwise
 * returns NOT_FOUND if no rule has these forms, and UNSUPPORTED after errors if `to` cannot express
 * the module. If it fails, the module is good for nothing but varve_module_destroy. */
varve_status varve_rules_apply(varve_module *module, const varve_rules_request *request,
                               varve_slice *newest) VARVE_MUST_USE;

#endif
