/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A bounds-checked cursor; all input bytes are read through it. format-spec: bytecode 1.1. */
#ifndef VARVE_BASE_BYTE_READER_H
#define VARVE_BASE_BYTE_READER_H

#include "base/diagnostic.h"

typedef struct varve_byte_reader {
  const uint8_t *start; /* first byte of the range */
  const uint8_t *cursor;
  const uint8_t *end;
  uint64_t file_offset; /* of start in the file, for messages and alignment */
  varve_reporter *reporter;
  const char *section; /* for messages: "string section" */
  const char *entity;  /* for messages: the kind of element, "attribute"; NULL: none */
  uint64_t entity_index;
} varve_byte_reader;

static inline size_t varve_byte_reader_left(const varve_byte_reader *reader) {
  return (size_t)(reader->end - reader->cursor);
}
static inline uint64_t varve_byte_reader_offset(const varve_byte_reader *reader) {
  return reader->file_offset + (uint64_t)(reader->cursor - reader->start);
}

void varve_byte_reader_init(varve_byte_reader *reader, varve_slice bytes, uint64_t file_offset,
                            varve_reporter *reporter, const char *section);
/* Reports an error at the cursor with the section's name, and returns status. */
varve_status varve_byte_reader_fail(varve_byte_reader *reader, varve_status status,
                                    const char *format, ...) VARVE_PRINTF(3, 4);

/* `what` names the field in messages ("operand count"). Reading past the end returns TRUNCATED. */
varve_status varve_read_byte(varve_byte_reader *reader, const char *what,
                             uint8_t *value) VARVE_MUST_USE;
/* Reads MLIR's prefix varint. Overlong forms are accepted, as upstream does. */
varve_status varve_read_varint(varve_byte_reader *reader, const char *what,
                               uint64_t *value) VARVE_MUST_USE;
/* The same, but rejects a number that takes more bytes than necessary as CORRUPT. */
varve_status varve_read_shortest_varint(varve_byte_reader *reader, const char *what,
                                        uint64_t *value) VARVE_MUST_USE;
varve_status varve_read_signed_varint(varve_byte_reader *reader, const char *what,
                                      int64_t *value) VARVE_MUST_USE;
/* Reads a count of elements that take at least min_size bytes each. Rejects a count for which too
 * few bytes are left. */
varve_status varve_read_count(varve_byte_reader *reader, const char *what, size_t min_size,
                              size_t *count) VARVE_MUST_USE;
/* The same check for a value that was already read, such as a varint with a flag. */
varve_status varve_check_count(varve_byte_reader *reader, const char *what, uint64_t value,
                               size_t min_size, size_t *count) VARVE_MUST_USE;
/* Reads a little-endian number of size bytes, 1 to 8. */
varve_status varve_read_fixed(varve_byte_reader *reader, const char *what, unsigned size,
                              uint64_t *value) VARVE_MUST_USE;
varve_status varve_read_bytes(varve_byte_reader *reader, const char *what, uint64_t size,
                              varve_slice *bytes) VARVE_MUST_USE;
/* Reads the bytes up to a NUL and skips the NUL. */
varve_status varve_read_c_string(varve_byte_reader *reader, const char *what,
                                 varve_slice *text) VARVE_MUST_USE;
/* Returns CORRUPT if unread bytes are left. */
varve_status varve_read_end(varve_byte_reader *reader, const char *what) VARVE_MUST_USE;

#endif
