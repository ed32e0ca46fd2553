/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Groups of a file into the block of the root: at once, or when the body of the root is asked for.
 * format-spec/varve.md, "Groups". */
#ifndef VARVE_CONTAINER_LAZY_GROUPS_H
#define VARVE_CONTAINER_LAZY_GROUPS_H

#include "container/frame.h"
#include "container/groups.h"

/* Where groups go. */
typedef struct varve_group_target {
  varve_module *module;
  varve_block *block; /* of its root */
} varve_group_target;

/* Appends all groups of the file, in their order, and compares SYMBOLS and INDEX with them; after a
 * failure there may be some of them. */
varve_status varve_append_groups(varve_group_reader *groups, varve_container_frame_reader *frame,
                                 varve_group_target target) VARVE_MUST_USE;

/* The body of a root that is read later. */
typedef struct varve_lazy_groups varve_lazy_groups;
/* Lives as long as module, and is released with it. */
varve_status varve_lazy_groups_create(varve_module *module, const varve_reporter *reporter,
                                      varve_lazy_groups **created) VARVE_MUST_USE;
/* What the group reader must report to: it tells what the one of create does, for longer. */
varve_reporter *varve_lazy_groups_reporter(varve_lazy_groups *lazy);
/* Takes groups and the sections of frame, whose file lives as long as the module, and takes the
 * empty block out of the root: it comes back with the groups. */
void varve_lazy_groups_leave(varve_lazy_groups *lazy, varve_group_reader *groups,
                             varve_container_frame_reader *frame, varve_block *block);

#endif
