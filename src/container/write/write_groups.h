/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes modules in groups. format-spec/varve.md, "Groups". */
#ifndef VARVE_CONTAINER_WRITE_GROUPS_H
#define VARVE_CONTAINER_WRITE_GROUPS_H

#include "container/frame/frame.h"
#include "container/write/write.h"
#include "container/write/writer.h"

/* Counts in how many parts (the root and each group) each node and name would be defined. */
typedef struct varve_prelude_counts {
  varve_id_table nodes;
  varve_vector node_list; /* const varve_entity *: nodes counted so far */
  varve_id_table names;
  varve_vector name_list; /* const varve_operation_name * */
} varve_prelude_counts;

void varve_prelude_counts_init(varve_prelude_counts *counts, varve_memory *memory);
void varve_prelude_counts_release(varve_prelude_counts *counts);
/* Counts what writer defined in one part. */
varve_status varve_prelude_count(varve_prelude_counts *counts,
                                 varve_container_writer *writer) VARVE_MUST_USE;
/* Writes what at least two parts would define, up to a limit, as a prelude into the first stream of
 * writer. The writer then refers to it. */
varve_status varve_prelude_write(const varve_prelude_counts *counts,
                                 varve_container_writer *writer) VARVE_MUST_USE;

/* Returns true if the operations of the module can be written in groups of this size, and there are
 * at least two groups. */
bool varve_is_groupable(const varve_module *module, uint32_t group_size);
/* Adds SYMBOLS and INDEX of a module in groups of this size. With has_numbers, the groups are runs
 * of a mapped module instead of sections. */
varve_status varve_add_symbols(varve_module *module, uint32_t group_size, bool has_numbers,
                               varve_container_frame_writer *frame) VARVE_MUST_USE;
/* write_module.c: packs head, operations and resources. */
varve_status varve_pack_streams(varve_container_writer *writer) VARVE_MUST_USE;
/* Adds the streams as a section of that kind. */
varve_status varve_add_streams(varve_container_writer *writer, uint32_t kind,
                               varve_container_frame_writer *frame) VARVE_MUST_USE;
/* Adds the sections that follow the module and its blobs. */
varve_status varve_add_notes(const varve_module *module,
                             varve_container_frame_writer *frame) VARVE_MUST_USE;
/* Starts a frame according to the options, with or without the vocabulary. */
void varve_begin_frame(varve_container_frame_writer *frame, const varve_module *module,
                       const varve_container_write_options *options, bool has_vocabulary);
/* Appends the module in groups of this size, continuing the frame that the caller started. */
varve_status varve_container_write_groups(varve_module *module,
                                          const varve_container_write_options *options,
                                          varve_buffer *out) VARVE_MUST_USE;

#endif
