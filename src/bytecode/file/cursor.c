/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the fields of a bytecode file one at a time. format-spec/bytecode.md, "Primitives". */
#include "bytecode/file/cursor.h"

#include <inttypes.h>

#include "bytecode/file/format.h"

const char *const varve_scan_field_texts[VARVE_SCAN_FIELD_COUNT] = {
#define VARVE_SCAN_TEXT(name, text) [VARVE_SCAN_##name] = text,
    VARVE_SCAN_FIELD_LIST(VARVE_SCAN_TEXT)
#undef VARVE_SCAN_TEXT
};

varve_status varve_cursor_emit(varve_cursor *cursor, varve_scan_field field, const uint8_t *start,
                               uint64_t value) {
  const varve_scan_hook *hook = cursor->hook;
  if (hook == NULL || cursor->bytes.cursor == start)
    return VARVE_STATUS_OK;
  varve_scan_event event = {
      .offset = cursor->bytes.file_offset + (uint64_t)(start - cursor->bytes.start),
      .size = (uint64_t)(cursor->bytes.cursor - start),
      .section = hook->section,
      .nesting = hook->nesting < UINT8_MAX ? (uint8_t)hook->nesting : UINT8_MAX,
      .field = (uint8_t)field,
      .what = varve_scan_field_texts[field],
      .value = value};
  return hook->event(hook->user, &event);
}

varve_status varve_cursor_varint_slow(varve_cursor *cursor, varve_scan_field field,
                                      uint64_t *value) {
  const uint8_t *at = cursor->bytes.cursor;
  *value = 0;
  if (cursor->bytes.end - at < 2 || (*at & 3) != 2)
    return varve_read_varint(&cursor->bytes, varve_scan_field_texts[field], value);
  *value = (uint64_t)(at[0] | at[1] << 8) >> 2;
  cursor->bytes.cursor = at + 2;
  return VARVE_STATUS_OK;
}

varve_status varve_cursor_index_fail(varve_cursor *cursor, varve_scan_field field,
                                     const uint8_t *start, uint64_t value, size_t limit) {
  cursor->bytes.cursor = start;
  return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                "%s %" PRIu64 " is out of range: there are %zu",
                                varve_scan_field_texts[field], value, limit);
}

varve_status varve_cursor_byte(varve_cursor *cursor, varve_scan_field field, uint8_t *value) {
  const uint8_t *start = cursor->bytes.cursor;
  VARVE_TRY(varve_read_byte(&cursor->bytes, varve_scan_field_texts[field], value));
  return varve_cursor_emit(cursor, field, start, *value);
}

varve_status varve_cursor_flagged(varve_cursor *cursor, varve_scan_field field, uint64_t *value,
                                  bool *flag) {
  const uint8_t *start = cursor->bytes.cursor;
  uint64_t coded = 0;
  *value = 0;
  *flag = false;
  VARVE_TRY(varve_cursor_raw_varint(cursor, field, &coded));
  *value = coded >> 1;
  *flag = (coded & 1) != 0;
  return varve_cursor_emit(cursor, field, start, *value);
}

varve_status varve_cursor_flagged_index(varve_cursor *cursor, varve_scan_field field, size_t limit,
                                        size_t *index, bool *flag) {
  const uint8_t *start = cursor->bytes.cursor;
  uint64_t coded = 0;
  *index = 0;
  *flag = false;
  VARVE_TRY(varve_cursor_raw_varint(cursor, field, &coded));
  if (coded >> 1 >= limit)
    return varve_cursor_index_fail(cursor, field, start, coded >> 1, limit);
  *index = (size_t)(coded >> 1);
  *flag = (coded & 1) != 0;
  return varve_cursor_emit(cursor, field, start, coded >> 1);
}

varve_status varve_cursor_signed(varve_cursor *cursor, varve_scan_field field, int64_t *value) {
  const uint8_t *start = cursor->bytes.cursor;
  VARVE_TRY(varve_read_signed_varint(&cursor->bytes, varve_scan_field_texts[field], value));
  return varve_cursor_emit(cursor, field, start, (uint64_t)*value);
}

varve_status varve_cursor_count(varve_cursor *cursor, varve_scan_field field, size_t min_size,
                                size_t *count) {
  const uint8_t *start = cursor->bytes.cursor;
  VARVE_TRY(varve_read_count(&cursor->bytes, varve_scan_field_texts[field], min_size, count));
  return varve_cursor_emit(cursor, field, start, *count);
}

varve_status varve_cursor_bytes(varve_cursor *cursor, varve_scan_field field, uint64_t size,
                                varve_slice *bytes) {
  const uint8_t *start = cursor->bytes.cursor;
  VARVE_TRY(varve_read_bytes(&cursor->bytes, varve_scan_field_texts[field], size, bytes));
  return varve_cursor_emit(cursor, field, start, 0);
}

varve_status varve_cursor_c_string(varve_cursor *cursor, varve_scan_field field,
                                   varve_slice *text) {
  const uint8_t *start = cursor->bytes.cursor;
  VARVE_TRY(varve_read_c_string(&cursor->bytes, varve_scan_field_texts[field], text));
  return varve_cursor_emit(cursor, field, start, 0);
}

varve_status varve_cursor_rest(varve_cursor *cursor, varve_scan_field field, varve_slice *rest) {
  return varve_cursor_bytes(cursor, field, varve_cursor_left(cursor), rest);
}

varve_status varve_cursor_align(varve_cursor *cursor, uint64_t alignment) {
  varve_byte_reader *bytes = &cursor->bytes;
  const uint8_t *start = bytes->cursor;
  uint64_t beyond = varve_byte_reader_offset(bytes) & (alignment - 1);
  uint64_t padding = beyond == 0 ? 0 : alignment - beyond;
  if (padding > varve_cursor_left(cursor))
    return varve_byte_reader_fail(bytes, VARVE_STATUS_TRUNCATED,
                                  "padding of %" PRIu64 " bytes exceeds the %zu bytes left",
                                  padding, varve_cursor_left(cursor));
  for (; padding > 0; padding--, bytes->cursor++)
    if (*bytes->cursor != VARVE_BYTECODE_PADDING)
      return varve_byte_reader_fail(bytes, VARVE_STATUS_CORRUPT,
                                    "padding byte is 0x%02X, not 0x%02X", *bytes->cursor,
                                    VARVE_BYTECODE_PADDING);
  return varve_cursor_emit(cursor, VARVE_SCAN_PADDING, start, 0);
}
