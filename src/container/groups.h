/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Groups: runs of the operations of a module's block, each in a section of its own that is read
 * behind what they share. format-spec/varve.md, "Groups". */
#ifndef VARVE_CONTAINER_GROUPS_H
#define VARVE_CONTAINER_GROUPS_H

#include "base/diagnostic.h"
#include "container/vocabulary.h"
#include "ir/module.h"

/* --- Reading --- */

/* What all groups of a file share, as nodes of a context. It lives as long as groups are read. */
typedef struct varve_group_reader varve_group_reader;

/* vocabulary: that of the file; NULL: it was written without. prelude: the unpacked section, which
 * is copied; empty: there is none. The reporter must live as long as the group reader. */
varve_status varve_group_reader_create(varve_context *context, varve_reporter *reporter,
                                       const varve_vocabulary *vocabulary, varve_slice prelude,
                                       varve_group_reader **created) VARVE_MUST_USE;
void varve_group_reader_destroy(varve_group_reader *groups);
/* A section GROUP: its bytes, unpacked, and where they begin in the file; is_packed: where what
 * they were unpacked from does. */
typedef struct varve_group_source {
  varve_slice bytes;
  uint64_t offset;
  bool is_packed;
} varve_group_source;
/* As a module of its own: a builtin.module with the operations. */
varve_status varve_group_reader_read(varve_group_reader *groups, varve_group_source group,
                                     varve_module **module) VARVE_MUST_USE;
/* The same behind the operations of block, which is one of module. After a failure there may be
 * some of them. */
varve_status varve_group_reader_append(varve_group_reader *groups, varve_group_source group,
                                       varve_module *module, varve_block *block) VARVE_MUST_USE;

/* How many operations of shapes with a key sym_name were read, in all groups. */
uint64_t varve_group_reader_named_count(const varve_group_reader *groups);

struct varve_container_reader;
/* For whoever reads the section MODULE of the file: it begins where the groups begin, too. reader
 * must not outlive the group reader. */
void varve_group_reader_begin(varve_group_reader *groups, struct varve_container_reader *reader);
/* The block whose operations can be in groups: the only one of the root, if neither that nor they
 * have operands, results or successors; NULL: there is none. */
varve_block *varve_groupable_block(const varve_module *module);
/* The block that groups are appended to: the empty one of the root. INVALID: there is none such. */
varve_status varve_group_block(const varve_module *module, varve_block **block) VARVE_MUST_USE;

#endif
