/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the dialect section: dialects with their versions, and operation names.
 * format-spec/bytecode.md, "Dialects". */
#include "bytecode/file/file.h"

static varve_status read_version_section(varve_cursor *cursor, varve_slice *version) {
  varve_file_section section;
  VARVE_TRY(varve_file_read_section_header(cursor, &section));
  if (section.id != VARVE_SECTION_DIALECT_VERSION)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "expected a dialect version section, found %s",
                                  varve_bytecode_section_text(section.id));
  return varve_cursor_bytes(cursor, VARVE_SCAN_DIALECT_VERSION, section.data.size, version);
}

static varve_status read_version(varve_cursor *cursor, varve_slice *version) {
  varve_scan_hook *hook = cursor->hook;
  if (hook == NULL)
    return read_version_section(cursor, version);
  hook->section = VARVE_SECTION_DIALECT_VERSION;
  hook->nesting++;
  varve_status status = read_version_section(cursor, version);
  hook->section = VARVE_SECTION_DIALECT;
  hook->nesting--;
  return status;
}

static varve_status read_dialect(varve_bytecode_file *file, varve_cursor *cursor,
                                 varve_file_dialect *dialect) {
  size_t name;
  size_t count = file->strings.count;
  *dialect = (varve_file_dialect){.has_version = false};
  if (varve_file_has(file, VARVE_SINCE_DIALECT_VERSIONS))
    VARVE_TRY(varve_cursor_flagged_index(cursor, VARVE_SCAN_DIALECT_NAME, count, &name,
                                         &dialect->has_version));
  else
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_DIALECT_NAME, count, &name));
  if (dialect->has_version)
    VARVE_TRY(read_version(cursor, &dialect->version));
  dialect->name = varve_file_string(file, name);
  dialect->name_index = (uint32_t)name;
  dialect->attribute_coder = varve_bytecode_find_coder(dialect->name, false);
  dialect->type_coder = varve_bytecode_find_coder(dialect->name, true);
  return VARVE_STATUS_OK;
}

static varve_status read_name(varve_bytecode_file *file, varve_cursor *cursor, size_t dialect) {
  varve_file_name name = {.dialect = (uint32_t)dialect};
  size_t suffix;
  size_t count = file->strings.count;
  varve_cursor_name(cursor, "operation name", file->names.count);
  if (varve_file_has(file, VARVE_SINCE_PROPERTIES))
    VARVE_TRY(varve_cursor_flagged_index(cursor, VARVE_SCAN_OPERATION_NAME, count, &suffix,
                                         &name.is_registered));
  else
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_OPERATION_NAME, count, &suffix));
  name.suffix = (uint32_t)suffix;
  return varve_vector_push(&file->names, &name);
}

/* Reads names in groups by dialect, to the end of the section. */
static varve_status read_names(varve_bytecode_file *file, varve_cursor *cursor) {
  uint64_t total;
  varve_vector_truncate(&file->names, 0);
  /* The total is a hint that upstream does not check. */
  if (varve_file_has(file, VARVE_SINCE_ELIDED_LOCATIONS))
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_OPERATION_NAME_COUNT, &total));
  while (varve_cursor_left(cursor) != 0) {
    size_t dialect, count;
    varve_cursor_name(cursor, NULL, 0);
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_GROUP_DIALECT, file->dialects.count, &dialect));
    VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_GROUP_SIZE, 1, &count));
    for (size_t i = 0; i < count; i++)
      VARVE_TRY(read_name(file, cursor, dialect));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_file_read_dialects(varve_bytecode_file *file, varve_cursor *cursor) {
  size_t count;
  varve_vector_truncate(&file->dialects, 0);
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_DIALECT_COUNT, 1, &count));
  if (count > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  for (size_t i = 0; i < count; i++) {
    varve_file_dialect dialect;
    varve_cursor_name(cursor, "dialect", i);
    VARVE_TRY(read_dialect(file, cursor, &dialect));
    VARVE_TRY(varve_vector_push(&file->dialects, &dialect));
  }
  varve_cursor_name(cursor, NULL, 0);
  return read_names(file, cursor);
}
