/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the resource offset section, and single values of the resource section.
 * format-spec/bytecode.md, "Resources". */
#include <inttypes.h>

#include "bytecode/file/file.h"

/* A resource has a key, a size and a kind. */
enum { MIN_RESOURCE_SIZE = 3 };

static varve_status read_resource(varve_bytecode_file *file, varve_cursor *cursor,
                                  varve_file_resource *resource, size_t *offset) {
  const size_t data_size = file->sections[VARVE_SECTION_RESOURCE].data.size;
  size_t key;
  uint64_t size;
  varve_cursor_name(cursor, "resource", file->resources.count);
  VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_RESOURCE_KEY, file->strings.count, &key));
  VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_RESOURCE_SIZE, &size));
  VARVE_TRY(varve_cursor_byte(cursor, VARVE_SCAN_RESOURCE_KIND, &resource->kind));
  if (resource->kind >= VARVE_RESOURCE_KIND_COUNT)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT, "unknown kind %u",
                                  resource->kind);
  if (size > data_size - *offset)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "value of %" PRIu64 " bytes exceeds the %zu left", size,
                                  data_size - *offset);
  resource->key = (uint32_t)key;
  resource->size = (size_t)size;
  resource->offset = *offset;
  *offset += (size_t)size;
  return varve_vector_push(&file->resources, resource);
}

static varve_status read_group(varve_bytecode_file *file, varve_cursor *cursor, bool is_external,
                               size_t *offset) {
  varve_file_resource resource = {.is_external = is_external};
  size_t group, count;
  varve_cursor_name(cursor, NULL, 0);
  if (is_external)
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_RESOURCE_GROUP, file->strings.count, &group));
  else
    VARVE_TRY(
        varve_cursor_index(cursor, VARVE_SCAN_RESOURCE_DIALECT, file->dialects.count, &group));
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_RESOURCE_COUNT, MIN_RESOURCE_SIZE, &count));
  resource.group = (uint32_t)group;
  if (is_external)
    VARVE_TRY(varve_vector_push(&file->external_groups, &resource.group));
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(read_resource(file, cursor, &resource, offset));
  return VARVE_STATUS_OK;
}

varve_status varve_file_read_resource_offsets(varve_bytecode_file *file, varve_cursor *cursor) {
  size_t external_groups;
  size_t offset = 0;
  varve_vector_truncate(&file->resources, 0);
  varve_vector_truncate(&file->external_groups, 0);
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_RESOURCE_GROUP_COUNT, 2, &external_groups));
  for (size_t i = 0; i < external_groups; i++)
    VARVE_TRY(read_group(file, cursor, true, &offset));
  file->external_resource_count = file->resources.count;
  while (varve_cursor_left(cursor) != 0)
    VARVE_TRY(read_group(file, cursor, false, &offset));
  return VARVE_STATUS_OK;
}

/* Upstream writes an empty blob from text with alignment 0, but cannot read it. */
static bool is_alignment(const varve_cursor *cursor, uint64_t alignment) {
  const uint8_t empty = 0x01; /* the size 0 */
  if (alignment == 0)
    return varve_cursor_left(cursor) == 1 && *cursor->bytes.cursor == empty;
  return (alignment & (alignment - 1)) == 0;
}

static varve_status read_blob(varve_cursor *cursor, varve_resource_value *value) {
  uint64_t size;
  VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_BLOB_ALIGNMENT, &value->alignment));
  if (!is_alignment(cursor, value->alignment))
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "blob alignment %" PRIu64 " is not a power of two",
                                  value->alignment);
  VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_BLOB_SIZE, &size));
  if (value->alignment != 0)
    VARVE_TRY(varve_cursor_align(cursor, value->alignment));
  return varve_cursor_bytes(cursor, VARVE_SCAN_BLOB, size, &value->data);
}

varve_status varve_file_read_resource_value(const varve_bytecode_file *file,
                                            const varve_file_resource *resource,
                                            varve_cursor *cursor, varve_resource_value *value) {
  uint8_t boolean;
  size_t string;
  *value = (varve_resource_value){.alignment = 1};
  switch (resource->kind) {
  case VARVE_RESOURCE_KIND_BLOB:
    return read_blob(cursor, value);
  case VARVE_RESOURCE_KIND_BOOL:
    VARVE_TRY(varve_cursor_byte(cursor, VARVE_SCAN_RESOURCE_BOOLEAN, &boolean));
    value->boolean = boolean != 0;
    return VARVE_STATUS_OK;
  default:
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_RESOURCE_STRING, file->strings.count, &string));
    value->data = varve_file_string(file, string);
    return VARVE_STATUS_OK;
  }
}
