/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes INDEX: see index.h. */
#ifndef VARVE_CONTAINER_WRITE_INDEX_H
#define VARVE_CONTAINER_WRITE_INDEX_H

#include "container/frame/frame.h"
#include "container/symbols/index.h"
#include "dialect/symbols.h"

/* The first operation of each group of the root. */
typedef struct varve_group_starts {
  const uint32_t *first;   /* ascending; the first is 0 */
  const uint32_t *numbers; /* preorder numbers of these operations; NULL: groups are sections */
  uint32_t count;
  uint32_t operation_count; /* number of operations of the root */
} varve_group_starts;

typedef struct varve_index_writer {
  varve_memory *memory;
  const varve_group_starts *groups;
  uint32_t group;       /* group of the last symbol */
  varve_vector entries; /* varve_sort_entry: hash and group */
} varve_index_writer;

void varve_index_writer_init(varve_index_writer *writer, varve_memory *memory,
                             const varve_group_starts *groups);
void varve_index_writer_release(varve_index_writer *writer);
/* Adds a symbol of the root. Call in order of definition. */
varve_status varve_index_writer_add(varve_index_writer *writer,
                                    const varve_symbol *symbol) VARVE_MUST_USE;
/* Appends the contents of the section if its entries take at most this many bytes, otherwise
 * LIMIT_EXCEEDED. May be called once. */
varve_status varve_index_writer_bytes(varve_index_writer *writer, const varve_index_widths *widths,
                                      uint64_t most, varve_buffer *out) VARVE_MUST_USE;
/* Adds the section, unless there are more groups than an index can name. */
varve_status varve_index_write(varve_index_writer *writer,
                               varve_container_frame_writer *frame) VARVE_MUST_USE;

#endif
