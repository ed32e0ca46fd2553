/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The sections that tell what symbols a module in groups has: SYMBOLS lists all, INDEX finds those
 * of the root. format-spec/varve.md, "Symbols". */
#ifndef VARVE_CONTAINER_SYMBOLS_H
#define VARVE_CONTAINER_SYMBOLS_H

#include "container/frame.h"
#include "dialect/symbols.h"

/* How the operations of the root are spread over groups: which of them each begins with. */
typedef struct varve_group_starts {
  const uint32_t *first;   /* ascending, the first is 0 */
  const uint32_t *numbers; /* in preorder, of these operations; NULL: groups are sections */
  uint32_t count;
  uint32_t operation_count; /* of the root */
} varve_group_starts;

/* Adds both sections; the module's bodies must have been read. Without INDEX when it has more
 * groups than that can tell. */
varve_status varve_symbols_write(varve_module *module, const varve_group_starts *groups,
                                 varve_container_frame_writer *frame) VARVE_MUST_USE;

/* A section that is being listed. */
typedef struct varve_symbols_reader {
  varve_memory *memory;
  varve_reporter *reporter;
  varve_slice bytes;        /* of the section, unpacked */
  uint64_t start;           /* in the file, for messages; 0 when it was packed */
  uint64_t operation_count; /* of the root */
} varve_symbols_reader;
/* Everything in it, in order; CORRUPT for what cannot be. */
varve_status varve_symbols_visit(const varve_symbols_reader *section,
                                 varve_symbol_function *function, void *user) VARVE_MUST_USE;

#endif
