/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Casts between operations that rules convert and those that they leave as they are, such as sdy's
 * in an artifact of StableHLO: builtin.unrealized_conversion_cast, where upstream puts it. */
#ifndef VARVE_UPGRADE_RULE_CASTS_H
#define VARVE_UPGRADE_RULE_CASTS_H

#include "upgrade/engine/upgrader.h"

/* Puts a cast, yet of a type to itself, wherever a value changes its side. A cast to the side that
 * is converted is added to converted, the table up->with_rules. */
varve_status varve_upgrade_insert_casts(varve_upgrader *up,
                                        varve_hash_table *converted) VARVE_MUST_USE;
/* Orders the uses of casts and of what is cast as upstream, which makes casts last. */
void varve_upgrade_order_casts(varve_upgrader *up);
/* Removes the casts of a type to itself. */
varve_status varve_upgrade_fold_casts(varve_upgrader *up) VARVE_MUST_USE;

#endif
