/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes a module of an earlier era in place until it has the meaning in LLVM 22 that it had in
 * its own era. The module stays in its context, which lacks the definitions of LLVM 22. Therefore
 * all attributes are in dictionaries, and types and attributes that only LLVM 22 has are text. The
 * caller prints the module in the generic form and parses the text in a context of LLVM 22. */
#ifndef VARVE_UPGRADE_UPGRADE_H
#define VARVE_UPGRADE_UPGRADE_H

#include "dialect/registry/knowledge.h"
#include "upgrade/engine/outcome.h"

/* Runs all steps from `first` on. target: a context of LLVM 22, whose definitions decide which
 * operations exist. An operation that the module's context defines is recorded as skipped if the
 * target lacks the operation or defines it in another way. If the call fails, the module may only
 * be destroyed. */
varve_status varve_upgrade_in_place(varve_module *module, varve_upgrade_step first,
                                    varve_context *target,
                                    varve_upgrade_outcome *outcome) VARVE_MUST_USE;

/* The functions of varve_known, which report what they changed as the options say. */
varve_status varve_upgrade_module(varve_module *module, const varve_upgrade_options *options,
                                  varve_era from, varve_context *target) VARVE_MUST_USE;
varve_status varve_downgrade_module(varve_module *module, const varve_upgrade_options *options,
                                    varve_context *target) VARVE_MUST_USE;

#endif
