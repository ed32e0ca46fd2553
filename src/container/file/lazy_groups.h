/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the groups of a file into the block of the root: at once, or when the body of the root is
 * first needed. format-spec/varve.md, "Groups". */
#ifndef VARVE_CONTAINER_LAZY_GROUPS_H
#define VARVE_CONTAINER_LAZY_GROUPS_H

#include "container/frame/frame.h"
#include "container/streams/groups.h"

/* The block that groups are appended to. */
typedef struct varve_group_target {
  varve_module *module;
  varve_block *block; /* the block of the module's root */
} varve_group_target;

/* Appends all groups of the file in order, then compares SYMBOLS and INDEX with the operations.
 * After an error, some operations may have been appended. */
varve_status varve_append_groups(varve_group_reader *groups, varve_container_frame_reader *frame,
                                 varve_group_target target) VARVE_MUST_USE;

/* A body of a root that is not read yet. */
typedef struct varve_lazy_groups varve_lazy_groups;
/* Creates an object that the module owns and releases. */
varve_status varve_lazy_groups_create(varve_module *module, const varve_reporter *reporter,
                                      varve_lazy_groups **created) VARVE_MUST_USE;
/* Returns the reporter that the group reader must use. It forwards to the reporter given to
 * create(), and lives longer. */
varve_reporter *varve_lazy_groups_reporter(varve_lazy_groups *lazy);
/* Takes ownership of groups and of the sections of frame; the file must live as long as the module.
 * Removes the empty block from the root until the groups are read. */
void varve_lazy_groups_leave(varve_lazy_groups *lazy, varve_group_reader *groups,
                             varve_container_frame_reader *frame, varve_block *block);

#endif
