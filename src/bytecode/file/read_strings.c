/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the string section. format-spec/bytecode.md, "Strings". */
#include <inttypes.h>

#include "bytecode/file/file.h"

/* A stored string has a size of at least one byte, and a NUL in the data. */
enum { MIN_STRING_SIZE = 2 };

/* The sizes are in reverse order and include the NUL. */
static varve_status read_sizes(varve_cursor *cursor, varve_slice *strings, size_t count,
                               uint64_t *total) {
  *total = 0;
  for (size_t i = count; i-- > 0;) {
    uint64_t size;
    varve_cursor_name(cursor, "string", i);
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_STRING_SIZE, &size));
    if (size == 0)
      return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                    "size 0 leaves no room for the NUL");
    if (size > varve_cursor_left(cursor) || *total > varve_cursor_left(cursor) - size)
      return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_TRUNCATED,
                                    "size %" PRIu64 " exceeds the bytes left", size);
    *total += size;
    strings[i].size = (size_t)size;
  }
  varve_cursor_name(cursor, NULL, 0);
  return VARVE_STATUS_OK;
}

varve_status varve_file_read_strings(varve_bytecode_file *file, varve_cursor *cursor) {
  size_t count;
  uint64_t total;
  varve_vector_truncate(&file->strings, 0);
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_STRING_COUNT, MIN_STRING_SIZE, &count));
  if (count > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  if (count != 0 && varve_vector_grow(&file->strings, count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_slice *strings = file->strings.data;
  VARVE_TRY(read_sizes(cursor, strings, count, &total));
  if (total != varve_cursor_left(cursor))
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "the strings take %" PRIu64 " bytes, but %zu are left", total,
                                  varve_cursor_left(cursor));
  for (size_t i = 0; i < count; i++) {
    VARVE_TRY(varve_cursor_bytes(cursor, VARVE_SCAN_STRING, strings[i].size, &strings[i]));
    strings[i].size--;
  }
  return VARVE_STATUS_OK;
}
