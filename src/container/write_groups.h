/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules whose operations are written in groups. format-spec/varve.md, "Groups". */
#ifndef VARVE_CONTAINER_WRITE_GROUPS_H
#define VARVE_CONTAINER_WRITE_GROUPS_H

#include "container/frame.h"
#include "container/write.h"
#include "container/writer.h"

/* In how many parts (the root and each group) what is numbered would be defined. */
typedef struct varve_prelude_counts {
  varve_id_table nodes;
  varve_vector node_list; /* const varve_entity *: those that were met */
  varve_id_table names;
  varve_vector name_list; /* const varve_operation_name * */
} varve_prelude_counts;

void varve_prelude_counts_init(varve_prelude_counts *counts, varve_memory *memory);
void varve_prelude_counts_release(varve_prelude_counts *counts);
/* Counts what writer defined in a part. */
varve_status varve_prelude_count(varve_prelude_counts *counts,
                                 varve_container_writer *writer) VARVE_MUST_USE;
/* Writes what two parts and more have, bounded, as a prelude into the first stream of writer, which
 * knows it from then on. */
varve_status varve_prelude_write(const varve_prelude_counts *counts,
                                 varve_container_writer *writer) VARVE_MUST_USE;

/* Whether the operations of the module can stand in groups of so many, and there is more than one.
 */
bool varve_is_groupable(const varve_module *module, uint32_t group_size);
/* SYMBOLS and INDEX of a module whose operations are in groups of so many, which are sections, or
 * with numbers runs of a mapped module. */
varve_status varve_add_symbols(varve_module *module, uint32_t group_size, bool has_numbers,
                               varve_container_frame_writer *frame) VARVE_MUST_USE;
/* Packs head and operations, and resources behind them. writer.c */
varve_status varve_pack_streams(varve_container_writer *writer) VARVE_MUST_USE;
/* The streams as a section of that kind. writer.c */
varve_status varve_add_streams(varve_container_writer *writer, uint32_t kind,
                               varve_container_frame_writer *frame) VARVE_MUST_USE;
/* What stands behind the module and its blobs. writer.c */
varve_status varve_add_notes(const varve_module *module,
                             varve_container_frame_writer *frame) VARVE_MUST_USE;
/* A frame as the options say, with the vocabulary or without. writer.c */
void varve_begin_frame(varve_container_frame_writer *frame, const varve_module *module,
                       const varve_container_write_options *options, bool has_vocabulary);
/* Appends the module in groups of so many operations and the rest of the one that is begun. */
varve_status varve_container_write_groups(varve_module *module,
                                          const varve_container_write_options *options,
                                          varve_buffer *out) VARVE_MUST_USE;

#endif
