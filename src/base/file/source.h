/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytes that are read in parts: all in memory, or through a callback. */
#ifndef VARVE_BASE_SOURCE_H
#define VARVE_BASE_SOURCE_H

#include "base/vector.h"

typedef struct varve_source {
  uint64_t size;
  const char *data; /* all bytes; NULL: call read_at */
  bool is_mapped;   /* data is a mapped file; the system can read released pages again */
  varve_status (*read_at)(void *user, uint64_t offset, void *bytes, size_t size);
  /* Reads bytes in one request before they are used in smaller parts. NULL: that saves nothing. */
  varve_status (*expect)(void *user, uint64_t offset, uint64_t size);
  void *user;
  /* The same bytes, without reading more than is asked for: for scattered parts. NULL: this one. */
  const struct varve_source *below;
} varve_source;

static inline varve_source varve_source_of(varve_slice bytes) {
  return (varve_source){.size = bytes.size, .data = bytes.size == 0 ? "" : bytes.data};
}
/* Returns a part, which must be in range: a pointer into the source, or a copy that replaces the
 * contents of scratch. Returns LIMIT_EXCEEDED if the part exceeds the address space. */
varve_status varve_source_get(const varve_source *source, uint64_t offset, uint64_t size,
                              varve_buffer *scratch, varve_slice *bytes) VARVE_MUST_USE;
/* Copies a part, which must be in range, to bytes. */
varve_status varve_source_read(const varve_source *source, uint64_t offset, void *bytes,
                               size_t size) VARVE_MUST_USE;
/* Appends a part to the buffer. */
varve_status varve_source_append(const varve_source *source, uint64_t offset, uint64_t size,
                                 varve_buffer *out) VARVE_MUST_USE;

/* Says that the caller is going to read most of these bytes, in any parts. The call may read them,
 * and fail as that does. */
static inline varve_status VARVE_MUST_USE varve_source_expect(const varve_source *source,
                                                              uint64_t offset, uint64_t size) {
  return source->expect == NULL ? VARVE_STATUS_OK : source->expect(source->user, offset, size);
}

/* Releases the whole pages of a mapped file in the range until they are accessed again. Does
 * nothing if end is not after start. */
void varve_pages_drop(uintptr_t start, uintptr_t end);
/* Releases the memory of a part of a mapped source until it is accessed again. */
void varve_source_drop(const varve_source *source, uint64_t offset, uint64_t size);

/* A file that is read in parts without being mapped. */
typedef struct varve_file_reader {
  int file; /* -1: not open */
} varve_file_reader;
/* Opens a regular file; others return UNSUPPORTED. source reads from it until it is closed. On IO,
 * *error_text is a static or errno text. */
varve_status varve_file_reader_open(varve_file_reader *reader, const char *path,
                                    varve_source *source, const char **error_text) VARVE_MUST_USE;
void varve_file_reader_close(varve_file_reader *reader);

#endif
