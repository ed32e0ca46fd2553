/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A module changed in place until its operations and attributes fit the definitions of another set,
 * mostly that of an earlier release. The definitions of both sets say what has to change; where
 * they do not, rules run backwards. format-spec/upgrades.md, "Downgrades". */
#ifndef VARVE_UPGRADE_DOWNGRADE_H
#define VARVE_UPGRADE_DOWNGRADE_H

#include "upgrade/engine/outcome.h"

/* target: a context of the wanted era, asked for what it defines. Reports each operation that the
 * target cannot express, and then returns UNSUPPORTED. The module stays in its context, with the
 * properties of the target: print it in the generic form of that era, and parse that in target. If
 * the call fails, the module may only be destroyed. */
varve_status varve_downgrade_in_place(varve_module *module, varve_context *target,
                                      varve_reporter *reporter,
                                      varve_upgrade_outcome *outcome) VARVE_MUST_USE;

/* The same for the upgrade of a module of a later era. Attributes that the target lacks stay
 * discardable attributes, and all stay in dictionaries; an operation that cannot be one of the
 * target is left behind. */
struct varve_upgrader;
varve_status varve_downgrade_and_keep(struct varve_upgrader *up) VARVE_MUST_USE;

#endif
