/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes a module in place until its operations and attributes fit another set of definitions,
 * usually the set of an earlier release. The two sets of definitions determine most of the changes.
 * Rules of dialects/upgrades and lines of downgrade_rules.c make the other changes. See
 * format-spec/upgrades.md, "Downgrades". */
#ifndef VARVE_UPGRADE_DOWNGRADE_H
#define VARVE_UPGRADE_DOWNGRADE_H

#include "upgrade/engine/outcome.h"

/* Makes the module fit target, a context of the target's era. Reports each operation that the
 * target cannot express, and returns UNSUPPORTED if there is one. The module stays in its context,
 * with the properties of the target. The caller prints the module in the generic form of the
 * target's era and parses the text in target. If the call fails, the module may only be
 * destroyed. */
varve_status varve_downgrade_in_place(varve_module *module, varve_context *target,
                                      varve_reporter *reporter,
                                      varve_upgrade_outcome *outcome) VARVE_MUST_USE;

struct varve_upgrader;
/* Converts a module whose era is later than that of up's target, as varve_downgrade_in_place does,
 * but rejects nothing. Keeps operations and attributes that the target lacks, and keeps all
 * attributes in dictionaries. Skips an operation whose definition in the target has another number
 * of results. */
varve_status varve_downgrade_and_keep(struct varve_upgrader *up) VARVE_MUST_USE;

#endif
