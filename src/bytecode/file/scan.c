/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reports a file as events. The tables are read first without events, because sections come in any
 * order and depend on each other. Then every section is read again in file order with the hook set.
 * format-spec/bytecode.md. */
#include "bytecode/file/scan.h"

#include "base/number/float_format.h"
#include "bytecode/file/walk_ir.h"

typedef struct scan {
  varve_bytecode_file file;
  varve_scan_hook hook;
  varve_fields fields;
} scan;

static varve_status scan_trailing(varve_cursor *cursor) {
  varve_slice rest;
  varve_cursor_name(cursor, NULL, 0);
  return varve_cursor_rest(cursor, VARVE_SCAN_TRAILING, &rest);
}

/* An entry of a float type without code is the name of the type. */
static uint32_t text_type_width(varve_slice text) {
  varve_float_kind kind;
  if (text.size != 0)
    text.size--;
  return varve_float_kind_by_name(text, &kind) ? varve_float_format_get(kind)->width : 0;
}

/* Returns the bits of an integer, index or float type, or 0 if the type is another or unknown. */
static uint32_t type_width(const scan *s, size_t entry) {
  static const uint32_t float_widths[] = {
      [VARVE_BUILTIN_TYPE_BF16] = 16, [VARVE_BUILTIN_TYPE_F16] = 16,
      [VARVE_BUILTIN_TYPE_F32] = 32,  [VARVE_BUILTIN_TYPE_F64] = 64,
      [VARVE_BUILTIN_TYPE_F80] = 80,  [VARVE_BUILTIN_TYPE_F128] = 128};
  const varve_file_entry *type = varve_file_entry_at(&s->file, entry);
  const varve_file_dialect *dialect = varve_file_dialect_at(&s->file, type->dialect);
  varve_cursor cursor;
  uint64_t code, layout;
  varve_file_entry_cursor(&s->file, entry, &cursor);
  cursor.hook = NULL;
  cursor.bytes.reporter = NULL;
  if (!type->is_coded)
    return text_type_width(
        varve_slice_make((const char *)cursor.bytes.cursor, varve_cursor_left(&cursor)));
  if (dialect->type_coder != VARVE_CODER_BUILTIN_TYPE ||
      varve_read_varint(&cursor.bytes, "", &code) != VARVE_STATUS_OK)
    return 0;
  if (code == VARVE_BUILTIN_TYPE_INTEGER &&
      varve_read_varint(&cursor.bytes, "", &layout) == VARVE_STATUS_OK)
    return layout >> 2 == 0 ? 1 : layout >> 2 > UINT32_MAX ? UINT32_MAX : (uint32_t)(layout >> 2);
  if (code == VARVE_BUILTIN_TYPE_INDEX)
    return 64;
  return code < VARVE_COUNT_OF(float_widths) ? float_widths[code] : 0;
}

/* Reads the last field of an integer or float attribute. The width of the type determines its form.
 */
static varve_status scan_bits(scan *s, varve_cursor *cursor, varve_scan_field field) {
  const varve_field_reference *type = s->fields.references.data;
  uint32_t width = type_width(s, type->entry);
  uint8_t byte;
  int64_t word;
  size_t count = 1;
  varve_slice rest;
  if (width == 0)
    return varve_cursor_rest(cursor, VARVE_SCAN_ENTRY_UNKNOWN, &rest);
  if (width <= 8)
    return varve_cursor_byte(cursor, field, &byte);
  if (width > 64)
    VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_LIST_SIZE, 1, &count));
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_cursor_signed(cursor, field, &word));
  return VARVE_STATUS_OK;
}

static varve_status scan_entry(scan *s, size_t index) {
  const varve_file_entry *entry = varve_file_entry_at(&s->file, index);
  const varve_file_dialect *dialect = varve_file_dialect_at(&s->file, entry->dialect);
  varve_cursor cursor;
  varve_slice text;
  varve_file_entry_cursor(&s->file, index, &cursor);
  if (!entry->is_coded)
    return varve_cursor_rest(&cursor, VARVE_SCAN_ENTRY_TEXT, &text);
  const varve_bytecode_coder coder =
      varve_file_entry_is_type(&s->file, index) ? dialect->type_coder : dialect->attribute_coder;
  const varve_bytecode_code *code = NULL;
  uint64_t number;
  varve_slice rest;
  if (coder != VARVE_CODER_NONE)
    VARVE_TRY(varve_fields_read_code(&s->file, &cursor, coder, &number, &code));
  if (code == NULL)
    return varve_cursor_rest(&cursor, VARVE_SCAN_ENTRY_UNKNOWN, &rest);
  VARVE_TRY(varve_fields_read(&s->fields, &s->file, &cursor, code->fields));
  size_t length = strlen(code->fields);
  if (length != 0 && code->fields[length - 1] == 'I')
    VARVE_TRY(scan_bits(s, &cursor, VARVE_SCAN_INTEGER_BITS));
  if (length != 0 && code->fields[length - 1] == 'F')
    VARVE_TRY(scan_bits(s, &cursor, VARVE_SCAN_FLOAT_BITS));
  return scan_trailing(&cursor);
}

static varve_status scan_entries(scan *s) {
  const size_t count = s->file.attribute_count + s->file.type_count;
  const size_t end = varve_file_entry_at(&s->file, count)->offset;
  varve_cursor cursor;
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(scan_entry(s, i));
  varve_file_part_cursor(&s->file, VARVE_SECTION_ENTITY, end,
                         s->file.sections[VARVE_SECTION_ENTITY].data.size - end, &cursor);
  return scan_trailing(&cursor);
}

static varve_status scan_resources(scan *s) {
  size_t end = 0;
  varve_cursor cursor;
  varve_resource_value value;
  for (size_t i = 0; i < s->file.resources.count; i++) {
    const varve_file_resource *resource =
        &VARVE_VECTOR_AT(&s->file.resources, varve_file_resource, i);
    end = resource->offset + resource->size;
    if (resource->size == 0)
      continue;
    varve_file_part_cursor(&s->file, VARVE_SECTION_RESOURCE, resource->offset, resource->size,
                           &cursor);
    varve_cursor_name(&cursor, "resource", i);
    VARVE_TRY(varve_file_read_resource_value(&s->file, resource, &cursor, &value));
    VARVE_TRY(scan_trailing(&cursor));
  }
  varve_file_part_cursor(&s->file, VARVE_SECTION_RESOURCE, end,
                         s->file.sections[VARVE_SECTION_RESOURCE].data.size - end, &cursor);
  return scan_trailing(&cursor);
}

static varve_status scan_data(scan *s, unsigned section) {
  varve_bytecode_file *file = &s->file;
  varve_cursor cursor;
  varve_file_section_cursor(file, section, &cursor);
  switch (section) {
  case VARVE_SECTION_STRING:
    return varve_file_read_strings(file, &cursor);
  case VARVE_SECTION_DIALECT:
    return varve_file_read_dialects(file, &cursor);
  case VARVE_SECTION_ENTITY:
    return scan_entries(s);
  case VARVE_SECTION_ENTITY_OFFSET:
    return varve_file_read_entry_offsets(file, &cursor);
  case VARVE_SECTION_IR: {
    varve_ir_walk walk;
    varve_ir_walk_init(&walk, &s->file, NULL, NULL);
    varve_status status = varve_ir_walk_file(&walk);
    varve_ir_walk_release(&walk);
    return status;
  }
  case VARVE_SECTION_RESOURCE:
    return scan_resources(s);
  case VARVE_SECTION_RESOURCE_OFFSET:
    return varve_file_read_resource_offsets(file, &cursor);
  case VARVE_SECTION_PROPERTIES:
    return varve_file_read_properties(file, &cursor);
  default:
    return scan_trailing(&cursor);
  }
}

/* Reads everything again in file order. */
static varve_status scan_file(scan *s) {
  varve_bytecode_file *file = &s->file;
  varve_cursor cursor = {.hook = &s->hook};
  varve_file_section section;
  file->hook = &s->hook;
  varve_byte_reader_init(&cursor.bytes, file->bytes, 0, file->reporter, "file");
  VARVE_TRY(varve_file_read_header(file, &cursor));
  for (size_t i = 0; i < file->section_count; i++) {
    s->hook.section = file->section_order[i];
    VARVE_TRY(varve_file_read_section_header(&cursor, &section));
    VARVE_TRY(scan_data(s, section.id));
    cursor.bytes.cursor += section.data.size;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_bytecode_scan(varve_memory *memory, varve_slice bytes, varve_slice file_name,
                                 varve_diagnostic_sink sink, varve_scan_function *event,
                                 void *user) {
  varve_reporter reporter = {.sink = sink, .file = file_name, .max_errors = 1};
  scan s = {.hook = {.event = event, .user = user, .section = VARVE_SCAN_HEADER}};
  varve_file_init(&s.file, memory, bytes, &reporter);
  varve_fields_init(&s.fields, memory);
  varve_status status = varve_file_read_tables(&s.file);
  if (status == VARVE_STATUS_OK)
    status = scan_file(&s);
  varve_fields_release(&s.fields);
  varve_file_release(&s.file);
  return status;
}
