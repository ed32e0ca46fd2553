/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Splits the properties section into blobs, without decoding them. format-spec/bytecode.md,
 * "Properties". */
#include "bytecode/file/file.h"

varve_status varve_file_read_properties(varve_bytecode_file *file, varve_cursor *cursor) {
  size_t count;
  varve_vector_truncate(&file->properties, 0);
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_PROPERTIES_COUNT, 1, &count));
  for (size_t i = 0; i < count; i++) {
    uint64_t size;
    varve_slice blob;
    varve_cursor_name(cursor, "blob", i);
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_PROPERTIES_SIZE, &size));
    VARVE_TRY(varve_cursor_bytes(cursor, VARVE_SCAN_PROPERTIES, size, &blob));
    VARVE_TRY(varve_vector_push(&file->properties, &blob));
  }
  varve_cursor_name(cursor, NULL, 0);
  return varve_read_end(&cursor->bytes, "the last blob");
}
