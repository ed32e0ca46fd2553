/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts a module between forms, such as a dialect and its stored form, by the rules of loaded
 * definitions. The module stays in its context. */
#ifndef VARVE_UPGRADE_APPLY_RULES_H
#define VARVE_UPGRADE_APPLY_RULES_H

#include "base/diagnostic.h"
#include "ir/module.h"

typedef struct varve_rules_request {
  varve_slice from; /* the names of the forms in rules */
  varve_slice to;
  varve_slice version; /* of `to`; empty: the newest version */
  varve_slice stored;  /* the version of `from` that a file has, or empty: only newer rules run */
  bool keeps_uses;     /* keeps the order of uses, as if no operation was replaced */
  bool keeps_others;   /* backwards: operations without rules keep their types */
  varve_reporter *reporter;
} varve_rules_request;

/* Sets *newest to the newest version that rules name by `before`, or to an empty text; it lives as
 * long as the context. If request->stored is set and no rule is newer, does nothing. Returns
 * NOT_FOUND if no rule has these forms. Returns UNSUPPORTED, after reporting errors, if `to` cannot
 * express the module. If the call fails, the module may only be destroyed. */
varve_status varve_rules_apply(varve_module *module, const varve_rules_request *request,
                               varve_slice *newest) VARVE_MUST_USE;

#endif
