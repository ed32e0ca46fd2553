/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Groups of operands of omp, which each release has in another order and by other names. */
#ifndef VARVE_UPGRADE_OPENMP_GROUPS_H
#define VARVE_UPGRADE_OPENMP_GROUPS_H

#include "upgrade/engine/upgrader.h"

enum { VARVE_OPENMP_GROUPS = 24 };

typedef struct varve_openmp_group {
  varve_slice name; /* in LLVM 22 */
  uint32_t size;
} varve_openmp_group;

typedef struct varve_openmp_groups {
  varve_openmp_group items[VARVE_OPENMP_GROUPS];
  uint32_t count;
} varve_openmp_groups;

/* Reads the sizes by the operation's own definition. Sets *is_read to false if they are unknown. */
varve_status varve_openmp_read_groups(varve_upgrader *up, const varve_operation *op,
                                      varve_openmp_groups *groups, bool *is_read) VARVE_MUST_USE;
/* Whether a group has operands that need an operation of their own, or an attribute, today. */
bool varve_openmp_has_data(const varve_upgrader *up, const varve_openmp_groups *groups);
/* Puts the operands into the groups that LLVM 22 defines for an operation of op's name. Leaves op
 * behind if it has no such group. */
varve_status varve_openmp_set_groups(varve_upgrader *up, varve_operation *op,
                                     const varve_openmp_groups *groups) VARVE_MUST_USE;

#endif
