/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads a blob of properties whose layout is known. format-spec/bytecode.md, "Properties". */
#include <inttypes.h>

#include "bytecode/read/read.h"
#include "dialect/properties/native_property.h"
#include "dialect/segments.h"

/* An array or optional value whose elements are being read. */
typedef struct native_frame {
  varve_slice encoding; /* encoding of an element */
  size_t first;         /* first element, index in reader->work.native_values */
  size_t left;
} native_frame;

typedef struct native_reading {
  varve_bytecode_reader *reader;
  const varve_property_definition *property;
  varve_cursor *cursor;
  native_frame frames[VARVE_NATIVE_NESTING];
  size_t depth;
} native_reading;

/* If *value is NULL, elements follow. */
static varve_status read_part(native_reading *r, varve_slice encoding, const varve_entity **value) {
  varve_slice element;
  *value = NULL;
  varve_native_kind kind = varve_native_kind_of(encoding, &element);
  switch (kind) {
  case VARVE_NATIVE_I32:
  case VARVE_NATIVE_I64:
  case VARVE_NATIVE_ENUM: {
    uint32_t width = varve_native_integer_width(r->property, kind);
    const varve_entity *type;
    uint64_t number = 0;
    VARVE_TRY(varve_cursor_varint(r->cursor, VARVE_SCAN_NUMBER, &number));
    if (kind == VARVE_NATIVE_ENUM && varve_count_bits(number) > width)
      return varve_byte_reader_fail(&r->cursor->bytes, VARVE_STATUS_CORRUPT,
                                    "enum value %" PRIu64 " has more than %" PRIu32 " bits", number,
                                    width);
    if (kind == VARVE_NATIVE_ENUM)
      return varve_native_enum_get(r->reader->context, r->property, number, value);
    VARVE_TRY(varve_integer_type_get(r->reader->context, width, VARVE_SIGNLESS, &type));
    return varve_integer_get(r->reader->context, type, &number, value);
  }
  case VARVE_NATIVE_BOOL:
  case VARVE_NATIVE_UNIT: {
    const bool is_unit = kind == VARVE_NATIVE_UNIT;
    uint8_t byte = 0;
    VARVE_TRY(varve_cursor_byte(r->cursor, VARVE_SCAN_BOOLEAN, &byte));
    if (is_unit && byte != 0) {
      *value = r->reader->context->unit;
      return VARVE_STATUS_OK;
    }
    return varve_bool_get(r->reader->context, byte != 0, value);
  }
  case VARVE_NATIVE_STRING: {
    size_t index;
    VARVE_TRY(varve_cursor_index(r->cursor, VARVE_SCAN_STRING_INDEX, r->reader->file.strings.count,
                                 &index));
    return varve_reader_string(r->reader, index, value);
  }
  case VARVE_NATIVE_ATTRIBUTE: {
    size_t index;
    VARVE_TRY(varve_cursor_index(r->cursor, VARVE_SCAN_ATTRIBUTE, r->reader->file.attribute_count,
                                 &index));
    return varve_reader_attribute(r->reader, index, value);
  }
  case VARVE_NATIVE_ARRAY:
  case VARVE_NATIVE_OPTIONAL: {
    /* Every element takes at least one byte, so the count is checked against the bytes left. */
    const bool is_optional = kind == VARVE_NATIVE_OPTIONAL;
    native_frame frame = {.encoding = element, .first = r->reader->work.native_values.count};
    uint8_t byte = 0;
    if (is_optional) {
      VARVE_TRY(varve_cursor_byte(r->cursor, VARVE_SCAN_BOOLEAN, &byte));
      frame.left = byte != 0;
    } else {
      VARVE_TRY(varve_cursor_count(r->cursor, VARVE_SCAN_LIST_SIZE, 1, &frame.left));
    }
    if (r->depth == VARVE_NATIVE_NESTING)
      return varve_byte_reader_fail(&r->cursor->bytes, VARVE_STATUS_LIMIT_EXCEEDED,
                                    "arrays of a native property nest deeper than %d",
                                    VARVE_NATIVE_NESTING);
    r->frames[r->depth++] = frame;
    return VARVE_STATUS_OK;
  }
  case VARVE_NATIVE_NONE:
    break;
  }
  return varve_byte_reader_fail(&r->cursor->bytes, VARVE_STATUS_UNSUPPORTED,
                                "native property of unknown encoding '%.*s'",
                                VARVE_FORMAT_SLICE(encoding));
}

/* Makes the array of the innermost frame, whose elements are complete. */
static varve_status close_frame(native_reading *r, const varve_entity **value) {
  varve_vector *values = &r->reader->work.native_values;
  const native_frame *frame = &r->frames[--r->depth];
  const varve_entity *const *elements = values->data;
  size_t count = values->count - frame->first;
  if (count > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  if (count != 0)
    elements += frame->first;
  VARVE_TRY(varve_array_get(r->reader->context, elements, (uint32_t)count, value));
  varve_vector_truncate(values, frame->first);
  return VARVE_STATUS_OK;
}

static varve_status store_size(varve_bytecode_reader *reader, varve_cursor *cursor, uint64_t place,
                               uint64_t size) {
  char *bytes = reader->work.sizes.data;
  if (place >= reader->work.sizes.size / sizeof(int32_t) || size > INT32_MAX)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "segment #%" PRIu64 " with %" PRIu64
                                  " values is out of range: there are %zu segments",
                                  place, size, reader->work.sizes.size / sizeof(int32_t));
  for (unsigned i = 0; i < sizeof(int32_t); i++)
    bytes[place * sizeof(int32_t) + i] = (char)(size >> (8 * i) & 0xFF);
  return VARVE_STATUS_OK;
}

static varve_status read_sizes(varve_bytecode_reader *reader, varve_cursor *cursor) {
  enum { MOST_BITS = 8 };
  uint64_t count, bits = 0, number;
  bool is_sparse;
  VARVE_TRY(varve_cursor_flagged(cursor, VARVE_SCAN_LIST_SIZE, &count, &is_sparse));
  if (is_sparse && count != 0)
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_NUMBER, &bits));
  if (bits > MOST_BITS)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "segment indexes of %" PRIu64 " bits exceed the maximum of 8",
                                  bits);
  /* LLVM reads fewer sizes than there are groups, but writes all: others are of another layout. */
  if (!is_sparse && !reader->file.is_release && count != reader->work.sizes.size / sizeof(int32_t))
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "there are %" PRIu64 " segment sizes for %zu segments", count,
                                  reader->work.sizes.size / sizeof(int32_t));
  for (uint64_t i = 0; i < count; i++) {
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_NUMBER, &number));
    VARVE_TRY(is_sparse
                  ? store_size(reader, cursor, number & ((UINT64_C(1) << bits) - 1), number >> bits)
                  : store_size(reader, cursor, i, number));
  }
  return VARVE_STATUS_OK;
}

static varve_status read_sparse_segments(varve_bytecode_reader *reader, uint32_t count,
                                         varve_cursor *cursor, const varve_entity **value) {
  varve_buffer *sizes = &reader->work.sizes;
  sizes->size = 0;
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_buffer_append(sizes, VARVE_SLICE("\0\0\0\0")));
  VARVE_TRY(read_sizes(reader, cursor));
  return varve_dense_array_get(reader->context, reader->context->i32, varve_buffer_slice(sizes),
                               value);
}

/* Blobs by their layouts */

varve_status varve_reader_required(varve_bytecode_reader *reader, varve_cursor *cursor,
                                   const varve_entity **value) {
  size_t index;
  VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_ATTRIBUTE, reader->file.attribute_count, &index));
  return varve_reader_attribute(reader, index, value);
}

/* If the attribute is absent, *value is NULL. */
static varve_status read_optional(varve_bytecode_reader *reader, varve_cursor *cursor,
                                  const varve_entity **value) {
  const uint8_t *start = cursor->bytes.cursor;
  uint64_t index;
  bool present;
  *value = NULL;
  VARVE_TRY(varve_cursor_flagged(cursor, VARVE_SCAN_ATTRIBUTE, &index, &present));
  if (!present)
    return VARVE_STATUS_OK;
  if (index >= reader->file.attribute_count)
    return varve_cursor_index_fail(cursor, VARVE_SCAN_ATTRIBUTE, start, index,
                                   reader->file.attribute_count);
  return varve_reader_attribute(reader, (size_t)index, value);
}

/* The key is made anew, because the layout may belong to another context. */
static varve_status add_property(varve_bytecode_reader *reader,
                                 const varve_property_definition *property,
                                 const varve_entity *value) {
  const varve_entity *entry[2] = {property->key, value};
  if (value == NULL)
    return VARVE_STATUS_OK;
  if (reader->choice.layouts.count != 0)
    VARVE_TRY(varve_string_get(reader->context, property->name, &entry[0]));
  return varve_vector_append(&reader->work.property_entries, entry, 2);
}

static varve_status read_segments(varve_bytecode_reader *reader,
                                  const varve_operation_definition *definition,
                                  varve_cursor *cursor) {
  bool are_native = varve_file_has(&reader->file, VARVE_SINCE_NATIVE_SEGMENTS);
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    const varve_entity *value;
    if (property->kind != VARVE_PROPERTY_SEGMENTS)
      continue;
    VARVE_TRY(are_native ? read_sparse_segments(reader,
                                                varve_segments_expected(definition, property->name),
                                                cursor, &value)
                         : varve_reader_required(reader, cursor, &value));
    VARVE_TRY(add_property(reader, property, value));
  }
  return VARVE_STATUS_OK;
}

static varve_status read_native_property(varve_bytecode_reader *reader,
                                         const varve_property_definition *property,
                                         varve_cursor *cursor, const varve_entity **value) {
  native_reading r = {.reader = reader, .property = property, .cursor = cursor};
  varve_vector_truncate(&reader->work.native_values, 0);
  VARVE_TRY(read_part(&r, property->native, value));
  while (*value == NULL || r.depth != 0) {
    if (*value != NULL)
      VARVE_TRY(varve_vector_push(&reader->work.native_values, value));
    native_frame *frame = &r.frames[r.depth - 1];
    if (frame->left == 0) {
      VARVE_TRY(close_frame(&r, value));
      continue;
    }
    frame->left--;
    VARVE_TRY(read_part(&r, frame->encoding, value));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_reader_properties_at(varve_bytecode_reader *reader,
                                        const varve_operation_definition *layout, varve_cursor *at,
                                        const varve_entity **properties) {
  varve_vector *entries = &reader->work.property_entries;
  varve_vector_truncate(entries, 0);
  *properties = NULL;
  bool are_sizes_elsewhere =
      layout->sizes_are_last || varve_file_has(&reader->file, VARVE_SINCE_NATIVE_SEGMENTS);
  for (uint32_t i = 0; i < layout->property_count; i++) {
    const varve_property_definition *property = &layout->properties[i];
    const varve_entity *value = NULL;
    if (property->kind == VARVE_PROPERTY_OPTIONAL && property->order >= reader->blob_count)
      continue;
    if (property->kind == VARVE_PROPERTY_OPTIONAL)
      VARVE_TRY(read_optional(reader, at, &value));
    else if (property->kind == VARVE_PROPERTY_REQUIRED ||
             (property->kind == VARVE_PROPERTY_SEGMENTS && !are_sizes_elsewhere))
      VARVE_TRY(varve_reader_required(reader, at, &value));
    VARVE_TRY(add_property(reader, property, value));
  }
  for (uint32_t i = 0; i < layout->native_count; i++) {
    const varve_property_definition *property = &layout->properties[layout->natives[i]];
    const varve_entity *value;
    VARVE_TRY(read_native_property(reader, property, at, &value));
    VARVE_TRY(add_property(reader, property, value));
  }
  if (layout->sizes_are_last || varve_file_has(&reader->file, VARVE_SINCE_NATIVE_SEGMENTS))
    VARVE_TRY(read_segments(reader, layout, at));
  VARVE_TRY(varve_read_end(&at->bytes, "the last property"));
  return entries->count == 0
             ? VARVE_STATUS_OK
             : varve_dictionary_get(reader->context, (varve_entity_list)entries->data,
                                    (uint32_t)(entries->count / 2), NULL, properties);
}

void varve_reader_open_blob(const varve_bytecode_reader *reader, const varve_ir_operation *op,
                            varve_cursor *at) {
  const varve_file_section *section = &reader->file.sections[VARVE_SECTION_PROPERTIES];
  varve_slice blob = VARVE_VECTOR_AT(&reader->file.properties, varve_slice, op->properties);
  varve_file_part_cursor(&reader->file, VARVE_SECTION_PROPERTIES,
                         blob.size == 0 ? 0 : (size_t)(blob.data - section->data.data), blob.size,
                         at);
  varve_cursor_name(at, "blob", op->properties);
}

varve_status varve_reader_properties_by_layout(varve_bytecode_reader *reader,
                                               const varve_operation_definition *layout,
                                               const varve_ir_operation *op,
                                               const varve_entity **properties) {
  varve_cursor at;
  varve_reader_open_blob(reader, op, &at);
  at.bytes.reporter = &reader->reporter;
  reader->blob_count = layout->property_count;
  return varve_reader_properties_at(reader, layout, &at, properties);
}
