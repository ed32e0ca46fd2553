/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytes that are read by parts: all in memory, or through a call. */
#ifndef VARVE_BASE_SOURCE_H
#define VARVE_BASE_SOURCE_H

#include "base/vector.h"

typedef struct varve_source {
  uint64_t size;
  const char *data; /* all of them; NULL: read_at is called */
  bool is_mapped;   /* data is that of a file, which the system reads again when it is asked for */
  varve_status (*read_at)(void *user, uint64_t offset, void *bytes, size_t size);
  void *user;
} varve_source;

static inline varve_source varve_source_of(varve_slice bytes) {
  return (varve_source){.size = bytes.size, .data = bytes.size == 0 ? "" : bytes.data};
}
/* A part, which must be inside: borrowed, or read in place of what scratch held. LIMIT_EXCEEDED
 * when it is larger than memory can be. */
varve_status varve_source_get(const varve_source *source, uint64_t offset, uint64_t size,
                              varve_buffer *scratch, varve_slice *bytes) VARVE_MUST_USE;
/* The same behind what the buffer holds. */
varve_status varve_source_append(const varve_source *source, uint64_t offset, uint64_t size,
                                 varve_buffer *out) VARVE_MUST_USE;

/* Gives back the memory of whole pages of a mapped file until they are touched again; from start on
 * none when end is not behind it. */
void varve_pages_drop(uintptr_t start, uintptr_t end);
/* Gives back the memory of a part of a mapped source until it is touched again. */
void varve_source_drop(const varve_source *source, uint64_t offset, uint64_t size);

#endif
