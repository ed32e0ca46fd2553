/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Groups: runs of operations of the module's block, each in a section of its own. A group is read
 * after the prelude, which holds what groups share. format-spec/varve.md, "Groups". */
#ifndef VARVE_CONTAINER_GROUPS_H
#define VARVE_CONTAINER_GROUPS_H

#include "base/diagnostic.h"
#include "container/vocabulary/vocabulary.h"
#include "ir/module.h"

/* --- Reading --- */

/* The nodes, names and shapes that all groups of a file share. Must live as long as groups are
 * read. */
typedef struct varve_group_reader varve_group_reader;

/* vocabulary: of the file; NULL if the file uses none. prelude: the unpacked section, which is
 * copied; empty if the file has none. The reporter must live as long as the group reader. */
varve_status varve_group_reader_create(varve_context *context, varve_reporter *reporter,
                                       const varve_vocabulary *vocabulary, varve_slice prelude,
                                       varve_group_reader **created) VARVE_MUST_USE;
void varve_group_reader_destroy(varve_group_reader *groups);
/* A GROUP section. bytes: unpacked; offset: of the bytes in the file or, if is_packed, of the
 * packed bytes. */
typedef struct varve_group_source {
  varve_slice bytes;
  uint64_t offset;
  bool is_packed;
} varve_group_source;
/* Reads the group into a new module: a builtin.module with the operations of the group. */
varve_status varve_group_reader_read(varve_group_reader *groups, varve_group_source group,
                                     varve_module **module) VARVE_MUST_USE;
/* Appends the operations of the group to block, which is in module. After an error, some of them
 * may have been appended. */
varve_status varve_group_reader_append(varve_group_reader *groups, varve_group_source group,
                                       varve_module *module, varve_block *block) VARVE_MUST_USE;

/* Returns the number of operations read from all groups whose shape has a sym_name key. */
uint64_t varve_group_reader_named_count(const varve_group_reader *groups);

struct varve_container_reader;
/* Gives a reader of the MODULE section the same initial state as readers of groups. reader must not
 * outlive the group reader. */
void varve_group_reader_begin(varve_group_reader *groups, struct varve_container_reader *reader);
/* Returns the block whose operations may be written in groups: the only block of the root, if
 * neither the root nor these operations have operands, results or successors. Otherwise NULL. */
varve_block *varve_groupable_block(const varve_module *module);
/* Finds the empty block of the root, to which groups are appended. INVALID if the root has no such
 * block. */
varve_status varve_group_block(const varve_module *module, varve_block **block) VARVE_MUST_USE;

#endif
