/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The base of reader and scanner. Both read every field of a file through a cursor, which reports
 * the scanner's events. */
#ifndef VARVE_BYTECODE_CURSOR_H
#define VARVE_BYTECODE_CURSOR_H

#include "base/byte_reader.h"
#include "bytecode/file/scan.h"

/* The scanner's state at a cursor. */
typedef struct varve_scan_hook {
  varve_scan_function *event;
  void *user;
  uint8_t section;
  uint32_t nesting;
} varve_scan_hook;

typedef struct varve_cursor {
  varve_byte_reader bytes;
  varve_scan_hook *hook; /* NULL: no scan */
} varve_cursor;

/* Reports the bytes from start to the cursor as an event, if there are any. */
varve_status varve_cursor_emit(varve_cursor *cursor, varve_scan_field field, const uint8_t *start,
                               uint64_t value) VARVE_MUST_USE;
varve_status varve_cursor_varint_slow(varve_cursor *cursor, varve_scan_field field,
                                      uint64_t *value) VARVE_MUST_USE;
varve_status varve_cursor_index_fail(varve_cursor *cursor, varve_scan_field field,
                                     const uint8_t *start, uint64_t value,
                                     size_t limit) VARVE_MUST_USE;

static inline size_t varve_cursor_left(const varve_cursor *cursor) {
  return varve_byte_reader_left(&cursor->bytes);
}

static inline varve_status VARVE_MUST_USE varve_cursor_raw_varint(varve_cursor *cursor,
                                                                  varve_scan_field field,
                                                                  uint64_t *value) {
  const uint8_t *at = cursor->bytes.cursor;
  if (at == cursor->bytes.end || (*at & 1) == 0)
    return varve_cursor_varint_slow(cursor, field, value);
  *value = *at >> 1;
  cursor->bytes.cursor = at + 1;
  return VARVE_STATUS_OK;
}

static inline varve_status VARVE_MUST_USE varve_cursor_varint(varve_cursor *cursor,
                                                              varve_scan_field field,
                                                              uint64_t *value) {
  const uint8_t *start = cursor->bytes.cursor;
  VARVE_TRY(varve_cursor_raw_varint(cursor, field, value));
  return cursor->hook == NULL ? VARVE_STATUS_OK : varve_cursor_emit(cursor, field, start, *value);
}

/* Reads a varint that must be less than limit. */
static inline varve_status VARVE_MUST_USE varve_cursor_index(varve_cursor *cursor,
                                                             varve_scan_field field, size_t limit,
                                                             size_t *index) {
  const uint8_t *start = cursor->bytes.cursor;
  uint64_t value = 0;
  *index = 0;
  VARVE_TRY(varve_cursor_raw_varint(cursor, field, &value));
  if (value >= limit)
    return varve_cursor_index_fail(cursor, field, start, value, limit);
  *index = (size_t)value;
  return cursor->hook == NULL ? VARVE_STATUS_OK : varve_cursor_emit(cursor, field, start, value);
}

/* As varve_read_..., with the events of a scan. */
varve_status varve_cursor_byte(varve_cursor *cursor, varve_scan_field field,
                               uint8_t *value) VARVE_MUST_USE;
varve_status varve_cursor_flagged(varve_cursor *cursor, varve_scan_field field, uint64_t *value,
                                  bool *flag) VARVE_MUST_USE;
varve_status varve_cursor_flagged_index(varve_cursor *cursor, varve_scan_field field, size_t limit,
                                        size_t *index, bool *flag) VARVE_MUST_USE;
varve_status varve_cursor_signed(varve_cursor *cursor, varve_scan_field field,
                                 int64_t *value) VARVE_MUST_USE;
varve_status varve_cursor_count(varve_cursor *cursor, varve_scan_field field, size_t min_size,
                                size_t *count) VARVE_MUST_USE;
varve_status varve_cursor_bytes(varve_cursor *cursor, varve_scan_field field, uint64_t size,
                                varve_slice *bytes) VARVE_MUST_USE;
varve_status varve_cursor_c_string(varve_cursor *cursor, varve_scan_field field,
                                   varve_slice *text) VARVE_MUST_USE;
/* Skips the remaining bytes. */
varve_status varve_cursor_rest(varve_cursor *cursor, varve_scan_field field,
                               varve_slice *rest) VARVE_MUST_USE;
/* Reads the padding up to the next file offset that is a multiple of alignment, which must be a
 * power of two. */
varve_status varve_cursor_align(varve_cursor *cursor, uint64_t alignment) VARVE_MUST_USE;

/* Names the element that is read from now on, for messages. NULL: none. */
static inline void varve_cursor_name(varve_cursor *cursor, const char *entity, uint64_t index) {
  cursor->bytes.entity = entity;
  cursor->bytes.entity_index = index;
}

#endif
