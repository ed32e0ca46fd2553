/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a source where a request costs more than its bytes, such as an object store. A request asks
 * for more than the caller needs, and the bytes are kept for later calls. */
#ifndef VARVE_BASE_READ_AHEAD_H
#define VARVE_BASE_READ_AHEAD_H

#include "base/file/source.h"

enum {
  VARVE_READ_AHEAD_PARTS = 32,       /* most parts that are kept */
  VARVE_READ_AHEAD_MOST = 1 << 20,   /* bytes of the largest part that is kept */
  VARVE_READ_AHEAD_MEMORY = 4 << 20, /* all kept parts together, at most */
};

/* Bytes that were read. */
typedef struct varve_kept_part {
  uint64_t offset;
  uint64_t used; /* the number of the call that used it last */
  varve_buffer bytes;
} varve_kept_part;

typedef struct varve_read_ahead {
  varve_source below;
  varve_memory *memory;
  uint64_t least_request; /* bytes of the smallest request, unless the source ends */
  uint64_t calls;
  size_t count;
  varve_kept_part parts[VARVE_READ_AHEAD_PARTS];
} varve_read_ahead;

/* Copies the source below and reads nothing. least_request has an effect up to
 * VARVE_READ_AHEAD_MOST. */
void varve_read_ahead_init(varve_read_ahead *ahead, varve_memory *memory, varve_source below,
                           uint64_t least_request);
void varve_read_ahead_release(varve_read_ahead *ahead);
/* Returns a source that reads through ahead, which must outlive it. */
varve_source varve_read_ahead_source(varve_read_ahead *ahead);

#endif
