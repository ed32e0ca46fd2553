/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the attribute and type offset section: the position and dialect of each entry.
 * format-spec/bytecode.md, "Attributes and types". */
#include <inttypes.h>

#include "bytecode/file/file.h"

/* Reads groups until all entries below end are known. */
static varve_status read_groups(varve_bytecode_file *file, varve_cursor *cursor, size_t end,
                                size_t *offset) {
  const size_t data_size = file->sections[VARVE_SECTION_ENTITY].data.size;
  varve_file_entry *entries = file->entries.data;
  for (size_t next = end == file->attribute_count ? 0 : file->attribute_count; next < end;) {
    size_t dialect, count;
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_GROUP_DIALECT, file->dialects.count, &dialect));
    VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_GROUP_SIZE, 1, &count));
    if (count > end - next)
      return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                    "a group of %zu entries, but only %zu are left", count,
                                    end - next);
    for (size_t i = 0; i < count; i++, next++) {
      uint64_t size;
      entries[next] = (varve_file_entry){.offset = *offset, .dialect = (uint32_t)dialect};
      VARVE_TRY(
          varve_cursor_flagged(cursor, VARVE_SCAN_ENTRY_SIZE, &size, &entries[next].is_coded));
      if (size > data_size - *offset)
        return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                      "entry of %" PRIu64 " bytes exceeds the %zu left", size,
                                      data_size - *offset);
      *offset += (size_t)size;
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_file_read_entry_offsets(varve_bytecode_file *file, varve_cursor *cursor) {
  size_t attributes, types;
  size_t offset = 0;
  varve_vector_truncate(&file->entries, 0);
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_ATTRIBUTE_COUNT, 1, &attributes));
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_TYPE_COUNT, 1, &types));
  if (attributes > varve_cursor_left(cursor) - types || attributes + types >= UINT32_MAX)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "%zu attributes and %zu types exceed the %zu bytes left",
                                  attributes, types, varve_cursor_left(cursor));
  file->attribute_count = attributes;
  file->type_count = types;
  if (varve_vector_grow(&file->entries, attributes + types + 1) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (attributes != 0)
    VARVE_TRY(read_groups(file, cursor, attributes, &offset));
  if (types != 0)
    VARVE_TRY(read_groups(file, cursor, attributes + types, &offset));
  varve_file_entry_at(file, attributes + types)->offset = offset;
  return varve_read_end(&cursor->bytes, "the last entry");
}
