/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the sections that are tables: strings, blobs of properties, dialects with their versions
 * and operation names, positions of entries and of resources. Decodes none of what they point to.
 * format-spec/bytecode.md. */
#include <inttypes.h>

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

varve_status varve_file_read_resource_value(const varve_bytecode_file *file,
                                            const varve_file_resource *resource,
                                            varve_cursor *cursor, varve_resource_value *value) {
  uint8_t boolean;
  size_t string;
  *value = (varve_resource_value){.alignment = 1};
  switch (resource->kind) {
  case VARVE_RESOURCE_KIND_BLOB: {
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

typedef varve_status section_reader(varve_bytecode_file *file, varve_cursor *cursor);

/* Reads sections in dependency order: names refer to strings, groups to dialects. */
varve_status varve_file_read_tables(varve_bytecode_file *file) {
  static const struct {
    unsigned section;
    section_reader *read;
  } readers[] = {
      {VARVE_SECTION_STRING, varve_file_read_strings},
      {VARVE_SECTION_PROPERTIES, varve_file_read_properties},
      {VARVE_SECTION_DIALECT, varve_file_read_dialects},
      {VARVE_SECTION_RESOURCE_OFFSET, varve_file_read_resource_offsets},
      {VARVE_SECTION_ENTITY_OFFSET, varve_file_read_entry_offsets},
  };
  varve_cursor cursor = {.hook = NULL};
  varve_byte_reader_init(&cursor.bytes, file->bytes, 0, file->reporter, "file");
  VARVE_TRY(varve_file_read_header(file, &cursor));
  VARVE_TRY(varve_file_read_sections(file, &cursor));
  for (size_t i = 0; i < VARVE_COUNT_OF(readers); i++) {
    if (!file->sections[readers[i].section].is_present)
      continue;
    varve_file_section_cursor(file, readers[i].section, &cursor);
    VARVE_TRY(readers[i].read(file, &cursor));
  }
  return VARVE_STATUS_OK;
}

static varve_status copy_table(varve_vector *table, const varve_vector *from) {
  return varve_vector_append(table, from->data, from->count);
}

varve_status varve_file_copy_tables(varve_bytecode_file *file, const varve_bytecode_file *from) {
  varve_bytecode_file own = *file;
  *file = *from;
  file->memory = own.memory;
  file->reporter = own.reporter;
  file->hook = own.hook;
  file->strings = own.strings;
  file->dialects = own.dialects;
  file->names = own.names;
  file->entries = own.entries;
  file->resources = own.resources;
  file->external_groups = own.external_groups;
  file->properties = own.properties;
  VARVE_TRY(copy_table(&file->strings, &from->strings));
  VARVE_TRY(copy_table(&file->dialects, &from->dialects));
  VARVE_TRY(copy_table(&file->names, &from->names));
  VARVE_TRY(copy_table(&file->entries, &from->entries));
  VARVE_TRY(copy_table(&file->resources, &from->resources));
  VARVE_TRY(copy_table(&file->external_groups, &from->external_groups));
  VARVE_TRY(copy_table(&file->properties, &from->properties));
  for (size_t i = 0; i < file->names.count; i++)
    VARVE_VECTOR_AT(&file->names, varve_file_name, i).name = NULL;
  for (size_t i = 0; i < file->entries.count; i++) {
    varve_file_entry_at(file, i)->entity = NULL;
    varve_file_entry_at(file, i)->is_open = false;
  }
  return VARVE_STATUS_OK;
}
