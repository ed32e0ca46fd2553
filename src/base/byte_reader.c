/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bounds-checked reading. format-spec: bytecode 1.1. */
#include "base/byte_reader.h"

#include "base/number/wide_int.h"

#include <inttypes.h>
#include <stdio.h>

void varve_byte_reader_init(varve_byte_reader *reader, varve_slice bytes, uint64_t file_offset,
                            varve_reporter *reporter, const char *section) {
  const uint8_t *start = (const uint8_t *)(bytes.size == 0 ? "" : bytes.data);
  *reader = (varve_byte_reader){.start = start,
                                .cursor = start,
                                .end = start + bytes.size,
                                .file_offset = file_offset,
                                .reporter = reporter,
                                .section = section};
}

varve_status varve_byte_reader_fail(varve_byte_reader *reader, varve_status status,
                                    const char *format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (length < 0)
    text[0] = 0;
  uint64_t offset = varve_byte_reader_offset(reader);
  if (reader->entity == NULL)
    return varve_report(reader->reporter, status, offset, "%s: %s", reader->section, text);
  return varve_report(reader->reporter, status, offset, "%s: %s #%" PRIu64 ": %s", reader->section,
                      reader->entity, reader->entity_index, text);
}

static varve_status fail_end(varve_byte_reader *reader, const char *what) {
  return varve_byte_reader_fail(reader, VARVE_STATUS_TRUNCATED, "input ends inside %s", what);
}

varve_status varve_read_byte(varve_byte_reader *reader, const char *what, uint8_t *value) {
  *value = 0;
  if (reader->cursor == reader->end)
    return fail_end(reader, what);
  *value = *reader->cursor++;
  return VARVE_STATUS_OK;
}

varve_status varve_read_varint(varve_byte_reader *reader, const char *what, uint64_t *value) {
  *value = 0;
  size_t left = varve_byte_reader_left(reader);
  if (left == 0)
    return fail_end(reader, what);
  const uint8_t *bytes = reader->cursor;
  uint8_t first = bytes[0];
  if ((first & 1) != 0) {
    *value = first >> 1;
    reader->cursor++;
    return VARVE_STATUS_OK;
  }
  /* The number of low zero bits is the number of bytes that follow. Eight of them leave no value
   * bits. */
  unsigned more = 1;
  while (more < 8 && (first >> more & 1) == 0)
    more++;
  if (left < more + 1)
    return fail_end(reader, what);
  *value =
      more == 8 ? varve_load_bytes(bytes + 1, 8) : varve_load_bytes(bytes, more + 1) >> (more + 1);
  reader->cursor += more + 1;
  return VARVE_STATUS_OK;
}

varve_status varve_read_shortest_varint(varve_byte_reader *reader, const char *what,
                                        uint64_t *value) {
  const uint8_t *start = reader->cursor;
  VARVE_TRY(varve_read_varint(reader, what, value));
  size_t size = (size_t)(reader->cursor - start);
  if (size > 1 && *value >> (7 * (size - 1)) == 0)
    return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT, "%s takes more bytes than it needs",
                                  what);
  return VARVE_STATUS_OK;
}

varve_status varve_read_signed_varint(varve_byte_reader *reader, const char *what, int64_t *value) {
  uint64_t coded;
  *value = 0;
  VARVE_TRY(varve_read_varint(reader, what, &coded));
  /* The sign is in the lowest bit; a negative number is -1 - half. */
  int64_t half = (int64_t)(coded >> 1);
  *value = (coded & 1) != 0 ? -1 - half : half;
  return VARVE_STATUS_OK;
}

varve_status varve_check_count(varve_byte_reader *reader, const char *what, uint64_t value,
                               size_t min_size, size_t *count) {
  size_t left = varve_byte_reader_left(reader);
  *count = 0;
  if (min_size != 0 ? value > left / min_size : value > SIZE_MAX)
    return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT,
                                  "%s %" PRIu64 " exceeds the %zu bytes left", what, value, left);
  *count = (size_t)value;
  return VARVE_STATUS_OK;
}

varve_status varve_read_count(varve_byte_reader *reader, const char *what, size_t min_size,
                              size_t *count) {
  const uint8_t *start = reader->cursor;
  uint64_t value;
  *count = 0;
  VARVE_TRY(varve_read_varint(reader, what, &value));
  varve_status status = varve_check_count(reader, what, value, min_size, count);
  if (status != VARVE_STATUS_OK)
    reader->cursor = start;
  return status;
}

varve_status varve_read_bytes(varve_byte_reader *reader, const char *what, uint64_t size,
                              varve_slice *bytes) {
  size_t left = varve_byte_reader_left(reader);
  *bytes = (varve_slice){NULL, 0};
  if (size > left)
    return varve_byte_reader_fail(reader, VARVE_STATUS_TRUNCATED,
                                  "%s of %" PRIu64 " bytes exceeds the %zu bytes left", what, size,
                                  left);
  *bytes = varve_slice_make((const char *)reader->cursor, (size_t)size);
  reader->cursor += (size_t)size;
  return VARVE_STATUS_OK;
}

varve_status varve_read_fixed(varve_byte_reader *reader, const char *what, unsigned size,
                              uint64_t *value) {
  varve_slice bytes;
  *value = 0;
  VARVE_TRY(varve_read_bytes(reader, what, size, &bytes));
  *value = varve_load_bytes(reader->cursor - size, size);
  return VARVE_STATUS_OK;
}

varve_status varve_read_c_string(varve_byte_reader *reader, const char *what, varve_slice *text) {
  size_t left = varve_byte_reader_left(reader);
  *text = (varve_slice){NULL, 0};
  const uint8_t *end = left == 0 ? NULL : memchr(reader->cursor, 0, left);
  if (end == NULL)
    return varve_byte_reader_fail(reader, VARVE_STATUS_TRUNCATED, "%s has no NUL at its end", what);
  *text = varve_slice_make((const char *)reader->cursor, (size_t)(end - reader->cursor));
  reader->cursor = end + 1;
  return VARVE_STATUS_OK;
}

varve_status varve_read_end(varve_byte_reader *reader, const char *what) {
  if (reader->cursor == reader->end)
    return VARVE_STATUS_OK;
  return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT, "%zu unexpected bytes after %s",
                                varve_byte_reader_left(reader), what);
}
