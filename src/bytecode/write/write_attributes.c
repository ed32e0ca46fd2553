/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodes builtin attributes and locations. format-spec/bytecode.md: builtin attributes, integer
 * and float payloads. */
#include "bytecode/write/write.h"
#include "ir/attributes.h"

static varve_status write_code(varve_bytecode_writer *writer, uint64_t code) {
  return varve_write_varint(&writer->out, code);
}

/* Writes a code and references with no other fields between them. */
static varve_status write_plain(varve_bytecode_writer *writer, const varve_entity *attribute,
                                uint64_t code) {
  VARVE_TRY(write_code(writer, code));
  for (uint32_t i = 0; i < attribute->child_count; i++)
    VARVE_TRY(varve_write_reference(writer, attribute->children[i]));
  return VARVE_STATUS_OK;
}

static varve_status write_string(varve_bytecode_writer *writer, const varve_entity *string) {
  return varve_write_varint(&writer->out, varve_number_of_string(&writer->numbering, string));
}

static varve_status write_blob(varve_bytecode_writer *writer, varve_slice bytes) {
  VARVE_TRY(varve_write_varint(&writer->out, bytes.size));
  return varve_write_bytes(&writer->out, bytes);
}

static varve_slice payload_of(const varve_entity *attribute) {
  return varve_slice_make(varve_entity_payload(attribute), attribute->payload_size);
}

varve_status varve_write_bits(varve_bytecode_writer *writer, const varve_entity *attribute) {
  const uint64_t *words = varve_entity_payload(attribute);
  uint32_t width = varve_type_bit_width(attribute->children[0]);
  if (width <= 8)
    return varve_write_byte(&writer->out, (uint8_t)words[0]);
  if (width <= 64)
    return varve_write_signed_varint(&writer->out, (int64_t)words[0]);
  size_t count = varve_wide_words(width);
  while (count > 1 && words[count - 1] == 0)
    count--;
  VARVE_TRY(varve_write_varint(&writer->out, count));
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_write_signed_varint(&writer->out, (int64_t)words[i]));
  return VARVE_STATUS_OK;
}

varve_status varve_write_elements(varve_bytecode_writer *writer, const varve_entity *attribute) {
  return write_blob(writer, payload_of(attribute));
}

varve_status varve_write_packed(varve_bytecode_writer *writer, const varve_entity *attribute) {
  const varve_entity *type = attribute->children[0];
  bool is_bool = varve_type_element(type) == writer->context->i1;
  uint64_t count = 0;
  if (!is_bool || !varve_dims_count(varve_type_dims(type), &count) || count != 1)
    return varve_write_elements(writer, attribute);
  bool is_true = ((const char *)varve_entity_payload(attribute))[0] != 0;
  return write_blob(writer, varve_slice_make(is_true ? "\1" : "\0", 1));
}

static varve_status write_typed_string(varve_bytecode_writer *writer,
                                       const varve_entity *attribute) {
  bool has_type = attribute->child_count != 0;
  VARVE_TRY(write_code(writer, has_type ? VARVE_BUILTIN_ATTRIBUTE_TYPED_STRING
                                        : VARVE_BUILTIN_ATTRIBUTE_STRING));
  VARVE_TRY(write_string(writer, attribute));
  return has_type ? varve_write_reference(writer, attribute->children[0]) : VARVE_STATUS_OK;
}

static varve_status write_dictionary(varve_bytecode_writer *writer, const varve_entity *attribute) {
  VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_DICTIONARY));
  VARVE_TRY(varve_write_varint(&writer->out, varve_dictionary_size(attribute)));
  for (uint32_t i = 0; i < attribute->child_count; i++)
    VARVE_TRY(varve_write_reference(writer, attribute->children[i]));
  return VARVE_STATUS_OK;
}

static varve_status write_symbol_ref(varve_bytecode_writer *writer, const varve_entity *attribute) {
  if (attribute->child_count == 1)
    return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_FLAT_SYMBOL_REF);
  VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_SYMBOL_REF));
  VARVE_TRY(varve_write_reference(writer, attribute->children[0]));
  return varve_write_references(writer, attribute->children + 1, attribute->child_count - 1);
}

static varve_status write_dense_array(varve_bytecode_writer *writer,
                                      const varve_entity *attribute) {
  VARVE_TRY(write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_DENSE_ARRAY));
  VARVE_TRY(varve_write_varint(&writer->out, varve_dense_array_count(attribute)));
  return write_blob(writer, varve_dense_array_bytes(attribute));
}

static varve_status write_dense_strings(varve_bytecode_writer *writer,
                                        const varve_entity *attribute) {
  VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_DENSE_STRINGS));
  VARVE_TRY(varve_write_reference(writer, attribute->children[0]));
  VARVE_TRY(varve_write_varint(&writer->out, (attribute->flags & VARVE_FLAG_SPLAT) != 0));
  for (uint32_t i = 1; i < attribute->child_count; i++)
    VARVE_TRY(write_string(writer, attribute->children[i]));
  return VARVE_STATUS_OK;
}

/* Selects the fields as upstream does: after a start column of 0, the end column is omitted. */
static size_t list_range(varve_file_range range, uint32_t values[4]) {
  bool is_one_line = range.start_line == range.end_line;
  values[0] = range.start_line;
  values[1] = range.start_column;
  if (is_one_line && range.start_column == 0)
    return range.start_line == 0 && range.end_column == 0 ? 0 : 1;
  if (is_one_line && range.start_column == range.end_column)
    return 2;
  values[2] = is_one_line ? range.end_column : range.end_line;
  values[3] = range.end_column;
  return is_one_line ? 3 : 4;
}

static varve_status write_file_location(varve_bytecode_writer *writer,
                                        const varve_entity *location) {
  const varve_file_range *range = varve_entity_payload(location);
  uint32_t values[4];
  if (range->count == VARVE_FILE_LINE_COLUMN) {
    VARVE_TRY(write_plain(writer, location, VARVE_BUILTIN_ATTRIBUTE_FILE_LINE_COLUMN));
    VARVE_TRY(varve_write_varint(&writer->out, range->start_line));
    return varve_write_varint(&writer->out, range->start_column);
  }
  size_t count = list_range(*range, values);
  VARVE_TRY(write_plain(writer, location, VARVE_BUILTIN_ATTRIBUTE_FILE_RANGE));
  VARVE_TRY(varve_write_varint(&writer->out, count));
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_write_varint(&writer->out, values[i]));
  return VARVE_STATUS_OK;
}

static varve_status write_fused_location(varve_bytecode_writer *writer,
                                         const varve_entity *location) {
  if ((location->flags & VARVE_FLAG_HAS_METADATA) == 0) {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_FUSED_LOCATION));
    return varve_write_references(writer, location->children, location->child_count);
  }
  uint32_t count = location->child_count - 1;
  VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_FUSED_LOCATION_WITH_METADATA));
  VARVE_TRY(varve_write_references(writer, location->children, count));
  return varve_write_reference(writer, location->children[count]);
}

static varve_status write_location(varve_bytecode_writer *writer, const varve_entity *location) {
  switch (location->kind) {
  case VARVE_KIND_UNKNOWN_LOCATION:
    return write_code(writer, VARVE_BUILTIN_ATTRIBUTE_UNKNOWN_LOCATION);
  case VARVE_KIND_FILE_LOCATION:
    return write_file_location(writer, location);
  case VARVE_KIND_NAME_LOCATION:
    return write_plain(writer, location, VARVE_BUILTIN_ATTRIBUTE_NAME_LOCATION);
  case VARVE_KIND_CALL_SITE_LOCATION:
    return write_plain(writer, location, VARVE_BUILTIN_ATTRIBUTE_CALL_SITE_LOCATION);
  case VARVE_KIND_FUSED_LOCATION:
    return write_fused_location(writer, location);
  default: /* a module contains no deferred ones */
    return VARVE_STATUS_INTERNAL;
  }
}

static varve_status write_elements(varve_bytecode_writer *writer, const varve_entity *attribute) {
  switch (attribute->kind) {
  case VARVE_KIND_DENSE_ARRAY:
    return write_dense_array(writer, attribute);
  case VARVE_KIND_DENSE_ELEMENTS:
    VARVE_TRY(write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_DENSE_ELEMENTS));
    return write_blob(writer, payload_of(attribute));
  case VARVE_KIND_SHAPED_ELEMENTS:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_DENSE_ELEMENTS));
    VARVE_TRY(varve_write_reference(writer, attribute->children[0]));
    return write_blob(writer, payload_of(attribute->children[1]));
  case VARVE_KIND_DENSE_STRING_ELEMENTS:
    return write_dense_strings(writer, attribute);
  case VARVE_KIND_DENSE_RESOURCE_ELEMENTS:
    return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_DENSE_RESOURCE);
  case VARVE_KIND_SPARSE_ELEMENTS:
    return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_SPARSE_ELEMENTS);
  default:
    return write_location(writer, attribute);
  }
}

varve_status varve_write_builtin_attribute(varve_bytecode_writer *writer,
                                           const varve_entity *attribute) {
  switch (attribute->kind) {
  case VARVE_KIND_STRING:
    return write_typed_string(writer, attribute);
  case VARVE_KIND_INTEGER:
    VARVE_TRY(write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_INTEGER));
    return varve_write_bits(writer, attribute);
  case VARVE_KIND_FLOAT:
    VARVE_TRY(write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_FLOAT));
    return varve_write_bits(writer, attribute);
  case VARVE_KIND_UNIT:
    return write_code(writer, VARVE_BUILTIN_ATTRIBUTE_UNIT);
  case VARVE_KIND_TYPE:
    return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_TYPE);
  case VARVE_KIND_ARRAY:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_ARRAY));
    return varve_write_references(writer, attribute->children, attribute->child_count);
  case VARVE_KIND_DICTIONARY:
    return write_dictionary(writer, attribute);
  case VARVE_KIND_SYMBOL_REF:
    return write_symbol_ref(writer, attribute);
  case VARVE_KIND_DISTINCT:
    return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_DISTINCT);
  case VARVE_KIND_AFFINE_MAP:
  case VARVE_KIND_INTEGER_SET:
  case VARVE_KIND_STRIDED_LAYOUT:
    return varve_write_affine(writer, attribute);
  default:
    return write_elements(writer, attribute);
  }
}
