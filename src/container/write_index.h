/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* INDEX being written: see index.h. */
#ifndef VARVE_CONTAINER_WRITE_INDEX_H
#define VARVE_CONTAINER_WRITE_INDEX_H

#include "container/frame.h"
#include "container/index.h"
#include "dialect/symbols.h"

/* How the operations of the root are spread over groups: which of them each begins with. */
typedef struct varve_group_starts {
  const uint32_t *first;   /* ascending, the first is 0 */
  const uint32_t *numbers; /* in preorder, of these operations; NULL: groups are sections */
  uint32_t count;
  uint32_t operation_count; /* of the root */
} varve_group_starts;

typedef struct varve_index_writer {
  varve_memory *memory;
  const varve_group_starts *groups;
  uint32_t group;       /* that the last symbol was in */
  varve_vector entries; /* varve_sort_entry: hash and group */
} varve_index_writer;

void varve_index_writer_init(varve_index_writer *writer, varve_memory *memory,
                             const varve_group_starts *groups);
void varve_index_writer_release(varve_index_writer *writer);
/* A symbol of the root; they come in order of definition. */
varve_status varve_index_writer_add(varve_index_writer *writer,
                                    const varve_symbol *symbol) VARVE_MUST_USE;
/* Appends what the section has, if its entries take at most so many bytes; else LIMIT_EXCEEDED.
 * May be called once. */
varve_status varve_index_writer_bytes(varve_index_writer *writer, const varve_index_widths *widths,
                                      uint64_t most, varve_buffer *out) VARVE_MUST_USE;
/* Adds the section, unless there are more groups than it can tell. */
varve_status varve_index_write(varve_index_writer *writer,
                               varve_container_frame_writer *frame) VARVE_MUST_USE;

#endif
