/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the attribute and type sections: sizes and encodings of the entries.
 * format-spec/bytecode.md: attribute and type sections, builtin types, builtin attributes, integer
 * and float payloads. */
#include "bytecode/write/write.h"
#include "ir/attributes.h"
#include "numbering/contents.h"
#include "text/print/printer.h"

/* Reports that shared parts, which are written at each use, would take more than text_left. */
static varve_status report_long_text(varve_bytecode_writer *writer, const varve_entity *entity) {
  return varve_report(&writer->reporter, VARVE_STATUS_LIMIT_EXCEEDED, 0,
                      "the texts of types and attributes would be longer than %llu bytes "
                      "(--max-output), with that of a %s",
                      (unsigned long long)varve_context_max_text(writer->context),
                      varve_kind_text((varve_kind)entity->kind));
}

/* Types */

/* Writes the count, then the references. */
static varve_status write_references(varve_bytecode_writer *writer, varve_entity_list entities,
                                     uint32_t count) {
  VARVE_TRY(varve_write_varint(&writer->out, count));
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_write_reference(writer, entities[i]));
  return VARVE_STATUS_OK;
}

static varve_status write_code(varve_bytecode_writer *writer, uint64_t code) {
  return varve_write_varint(&writer->out, code);
}

static varve_status write_dims(varve_bytecode_writer *writer, const varve_entity *type) {
  varve_dims dims = varve_type_dims(type);
  VARVE_TRY(varve_write_varint(&writer->out, dims.rank));
  for (size_t i = 0; i < dims.rank; i++)
    VARVE_TRY(varve_write_signed_varint(&writer->out, dims.sizes[i]));
  return VARVE_STATUS_OK;
}

static varve_status write_builtin_type(varve_bytecode_writer *writer, const varve_entity *type) {
  switch (type->kind) {
  case VARVE_KIND_INTEGER_TYPE: {
    varve_integer_layout layout = varve_integer_type_layout(type);
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_INTEGER));
    return varve_write_varint(&writer->out, (uint64_t)layout.width << 2 | layout.signedness);
  }
  case VARVE_KIND_INDEX_TYPE:
    return write_code(writer, VARVE_BUILTIN_TYPE_INDEX);
  case VARVE_KIND_FLOAT_TYPE:
    return write_code(writer, varve_builtin_float_codes[varve_float_type_kind(type)]);
  case VARVE_KIND_NONE_TYPE:
    return write_code(writer, VARVE_BUILTIN_TYPE_NONE);
  case VARVE_KIND_COMPLEX_TYPE:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_COMPLEX));
    return varve_write_reference(writer, type->children[0]);
  case VARVE_KIND_FUNCTION_TYPE: {
    uint32_t num_inputs = varve_function_type_num_inputs(type);
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_FUNCTION));
    VARVE_TRY(write_references(writer, type->children, num_inputs));
    return write_references(writer, type->children + num_inputs, type->child_count - num_inputs);
  }
  case VARVE_KIND_TUPLE_TYPE:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_TUPLE));
    return write_references(writer, type->children, type->child_count);
  case VARVE_KIND_VECTOR_TYPE: {
    const uint8_t *scalable = varve_vector_type_scalable(type);
    size_t rank = varve_type_dims(type).rank;
    if (scalable == NULL) {
      VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_VECTOR));
    } else {
      VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_SCALABLE_VECTOR));
      VARVE_TRY(varve_write_varint(&writer->out, rank));
      for (size_t i = 0; i < rank; i++)
        VARVE_TRY(varve_write_byte(&writer->out, scalable[i]));
    }
    VARVE_TRY(write_dims(writer, type));
    return varve_write_reference(writer, varve_type_element(type));
  }
  case VARVE_KIND_RANKED_TENSOR_TYPE: {
    const varve_entity *encoding = varve_tensor_type_encoding(type);
    if (encoding == NULL) {
      VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_RANKED_TENSOR));
    } else {
      VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_RANKED_TENSOR_WITH_ENCODING));
      VARVE_TRY(varve_write_reference(writer, encoding));
    }
    VARVE_TRY(write_dims(writer, type));
    return varve_write_reference(writer, varve_type_element(type));
  }
  case VARVE_KIND_UNRANKED_TENSOR_TYPE:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_UNRANKED_TENSOR));
    return varve_write_reference(writer, type->children[0]);
  case VARVE_KIND_MEMREF_TYPE: {
    const varve_entity *space = varve_memref_type_space(type);
    if (space == NULL) {
      VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_MEMREF));
    } else {
      VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_MEMREF_WITH_SPACE));
      VARVE_TRY(varve_write_reference(writer, space));
    }
    VARVE_TRY(write_dims(writer, type));
    VARVE_TRY(varve_write_reference(writer, varve_type_element(type)));
    return varve_write_reference(writer, varve_memref_type_layout(type));
  }
  case VARVE_KIND_UNRANKED_MEMREF_TYPE: {
    const varve_entity *space = varve_memref_type_space(type);
    if (space == NULL) {
      VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_UNRANKED_MEMREF));
    } else {
      VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_UNRANKED_MEMREF_WITH_SPACE));
      VARVE_TRY(varve_write_reference(writer, space));
    }
    return varve_write_reference(writer, varve_type_element(type));
  }
  default: /* the others are text */
    return VARVE_STATUS_INTERNAL;
  }
}

/* Affine maps, integer sets and strided layouts as releases since LLVM 23 encode them:
 * format-spec/bytecode.md, "Affine maps and integer sets" */

static uint32_t position_of(const varve_entity *leaf) {
  return *(const uint32_t *)varve_entity_payload(leaf);
}

static varve_status write_leaf(varve_byte_writer *out, const varve_entity *leaf) {
  switch (leaf->kind) {
  case VARVE_KIND_AFFINE_CONSTANT:
    VARVE_TRY(varve_write_varint(out, VARVE_AFFINE_CODE_CONSTANT));
    return varve_write_signed_varint(out, *(const int64_t *)varve_entity_payload(leaf));
  case VARVE_KIND_AFFINE_DIM:
    VARVE_TRY(varve_write_varint(out, VARVE_AFFINE_CODE_DIM));
    return varve_write_varint(out, position_of(leaf));
  default:
    VARVE_TRY(varve_write_varint(out, VARVE_AFFINE_CODE_SYMBOL));
    return varve_write_varint(out, position_of(leaf));
  }
}

/* Writes an operator before its operands. Shared parts are written at each use, so an expression
 * can be exponentially longer than it is in memory; the limit is that of printed texts. */
static varve_status write_expression(varve_bytecode_writer *writer,
                                     const varve_entity *expression) {
  static const uint8_t codes[VARVE_KIND_COUNT] = {
#define VARVE_BYTECODE_AFFINE(name, code) [VARVE_KIND_AFFINE_##name] = code,
#include "bytecode/file/format.def"
  };
  varve_vector *missing = &writer->expressions;
  varve_vector_truncate(missing, 0);
  VARVE_TRY(varve_vector_push(missing, &expression));
  while (missing->count != 0) {
    const varve_entity *next = VARVE_VECTOR_LAST(missing, const varve_entity *);
    varve_vector_truncate(missing, missing->count - 1);
    if (writer->text_left-- == 0)
      return report_long_text(writer, expression);
    if (codes[next->kind] <= VARVE_AFFINE_CODE_CONSTANT) {
      VARVE_TRY(write_leaf(&writer->out, next));
      continue;
    }
    VARVE_TRY(varve_write_varint(&writer->out, codes[next->kind]));
    VARVE_TRY(varve_vector_push(missing, &next->children[1]));
    VARVE_TRY(varve_vector_push(missing, &next->children[0]));
  }
  return VARVE_STATUS_OK;
}

static varve_status write_expressions(varve_bytecode_writer *writer, const varve_entity *of) {
  VARVE_TRY(varve_write_varint(&writer->out, of->child_count));
  for (uint32_t i = 0; i < of->child_count; i++)
    VARVE_TRY(write_expression(writer, of->children[i]));
  return VARVE_STATUS_OK;
}

/* Sets whether the results are different dimensions, and no symbols are declared. */
static varve_status is_projection(varve_bytecode_writer *writer, const varve_entity *map,
                                  bool *is_so) {
  varve_affine_space space = varve_affine_attribute_space(map);
  varve_vector *seen = &writer->expressions; /* bool, for each dimension */
  *is_so = false;
  if (space.num_symbols != 0 || map->child_count > space.num_dims)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < map->child_count; i++)
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM)
      return VARVE_STATUS_OK;
  varve_vector_truncate(seen, 0);
  uint8_t *is_used = varve_vector_grow(seen, space.num_dims / sizeof(void *) + 1);
  if (is_used == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(is_used, 0, space.num_dims);
  for (uint32_t i = 0; i < map->child_count; i++)
    if (is_used[position_of(map->children[i])]++ != 0)
      return VARVE_STATUS_OK;
  *is_so = true;
  return VARVE_STATUS_OK;
}

static varve_status write_head(varve_bytecode_writer *writer, uint32_t num_dims, unsigned kind) {
  VARVE_TRY(varve_write_varint(&writer->out, VARVE_BUILTIN_ATTRIBUTE_AFFINE_MAP));
  return varve_write_varint(&writer->out, (uint64_t)num_dims << 2 | kind);
}

static varve_status write_map(varve_bytecode_writer *writer, const varve_entity *map) {
  varve_affine_space space = varve_affine_attribute_space(map);
  bool has_positions;
  if (space.num_symbols == 0 && varve_affine_map_is_identity(map))
    return write_head(writer, space.num_dims, VARVE_AFFINE_MAP_IDENTITY);
  VARVE_TRY(is_projection(writer, map, &has_positions));
  if (!has_positions) {
    VARVE_TRY(write_head(writer, space.num_dims, VARVE_AFFINE_MAP_GENERAL));
    VARVE_TRY(varve_write_varint(&writer->out, space.num_symbols));
    return write_expressions(writer, map);
  }
  bool has_all = map->child_count == space.num_dims;
  VARVE_TRY(write_head(writer, space.num_dims,
                       has_all ? VARVE_AFFINE_MAP_PERMUTATION : VARVE_AFFINE_MAP_PROJECTION));
  if (!has_all)
    VARVE_TRY(varve_write_varint(&writer->out, map->child_count));
  for (uint32_t i = 0; i < map->child_count; i++)
    VARVE_TRY(varve_write_varint(&writer->out, position_of(map->children[i])));
  return VARVE_STATUS_OK;
}

/* Attributes */

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

/* Writes up to 64 bits of an integer or float without sign extension; wider values are words
 * without leading zeros. */
static varve_status write_bits(varve_bytecode_writer *writer, const varve_entity *attribute) {
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

static varve_status write_element_data(varve_bytecode_writer *writer,
                                       const varve_entity *attribute) {
  return write_blob(writer, payload_of(attribute));
}

/* As write_element_data, but writes a single i1 as 1 instead of FF. */
static varve_status write_packed(varve_bytecode_writer *writer, const varve_entity *attribute) {
  const varve_entity *type = attribute->children[0];
  bool is_bool = varve_type_element(type) == writer->context->i1;
  uint64_t count = 0;
  if (!is_bool || !varve_dims_count(varve_type_dims(type), &count) || count != 1)
    return write_element_data(writer, attribute);
  bool is_true = ((const char *)varve_entity_payload(attribute))[0] != 0;
  return write_blob(writer, varve_slice_make(is_true ? "\1" : "\0", 1));
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
  case VARVE_KIND_FUSED_LOCATION: {
    if ((location->flags & VARVE_FLAG_HAS_METADATA) == 0) {
      VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_FUSED_LOCATION));
      return write_references(writer, location->children, location->child_count);
    }
    uint32_t count = location->child_count - 1;
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_FUSED_LOCATION_WITH_METADATA));
    VARVE_TRY(write_references(writer, location->children, count));
    return varve_write_reference(writer, location->children[count]);
  }
  default: /* a module contains no deferred ones */
    return VARVE_STATUS_INTERNAL;
  }
}

static varve_status write_elements(varve_bytecode_writer *writer, const varve_entity *attribute) {
  switch (attribute->kind) {
  case VARVE_KIND_DENSE_ARRAY:
    VARVE_TRY(write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_DENSE_ARRAY));
    VARVE_TRY(varve_write_varint(&writer->out, varve_dense_array_count(attribute)));
    return write_blob(writer, varve_dense_array_bytes(attribute));
  case VARVE_KIND_DENSE_ELEMENTS:
    VARVE_TRY(write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_DENSE_ELEMENTS));
    return write_blob(writer, payload_of(attribute));
  case VARVE_KIND_SHAPED_ELEMENTS:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_DENSE_ELEMENTS));
    VARVE_TRY(varve_write_reference(writer, attribute->children[0]));
    return write_blob(writer, payload_of(attribute->children[1]));
  case VARVE_KIND_DENSE_STRING_ELEMENTS: {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_DENSE_STRINGS));
    VARVE_TRY(varve_write_reference(writer, attribute->children[0]));
    VARVE_TRY(varve_write_varint(&writer->out, (attribute->flags & VARVE_FLAG_SPLAT) != 0));
    for (uint32_t i = 1; i < attribute->child_count; i++)
      VARVE_TRY(write_string(writer, attribute->children[i]));
    return VARVE_STATUS_OK;
  }
  case VARVE_KIND_DENSE_RESOURCE_ELEMENTS:
    return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_DENSE_RESOURCE);
  case VARVE_KIND_SPARSE_ELEMENTS:
    return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_SPARSE_ELEMENTS);
  default:
    return write_location(writer, attribute);
  }
}

static varve_status write_builtin_attribute(varve_bytecode_writer *writer,
                                            const varve_entity *attribute) {
  switch (attribute->kind) {
  case VARVE_KIND_STRING: {
    bool has_type = attribute->child_count != 0;
    VARVE_TRY(write_code(writer, has_type ? VARVE_BUILTIN_ATTRIBUTE_TYPED_STRING
                                          : VARVE_BUILTIN_ATTRIBUTE_STRING));
    VARVE_TRY(write_string(writer, attribute));
    return has_type ? varve_write_reference(writer, attribute->children[0]) : VARVE_STATUS_OK;
  }
  case VARVE_KIND_INTEGER:
    VARVE_TRY(write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_INTEGER));
    return write_bits(writer, attribute);
  case VARVE_KIND_FLOAT:
    VARVE_TRY(write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_FLOAT));
    return write_bits(writer, attribute);
  case VARVE_KIND_UNIT:
    return write_code(writer, VARVE_BUILTIN_ATTRIBUTE_UNIT);
  case VARVE_KIND_TYPE:
    return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_TYPE);
  case VARVE_KIND_ARRAY:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_ARRAY));
    return write_references(writer, attribute->children, attribute->child_count);
  case VARVE_KIND_DICTIONARY: {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_DICTIONARY));
    VARVE_TRY(varve_write_varint(&writer->out, varve_dictionary_size(attribute)));
    for (uint32_t i = 0; i < attribute->child_count; i++)
      VARVE_TRY(varve_write_reference(writer, attribute->children[i]));
    return VARVE_STATUS_OK;
  }
  case VARVE_KIND_SYMBOL_REF:
    if (attribute->child_count == 1)
      return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_FLAT_SYMBOL_REF);
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_ATTRIBUTE_SYMBOL_REF));
    VARVE_TRY(varve_write_reference(writer, attribute->children[0]));
    return write_references(writer, attribute->children + 1, attribute->child_count - 1);
  case VARVE_KIND_DISTINCT:
    return write_plain(writer, attribute, VARVE_BUILTIN_ATTRIBUTE_DISTINCT);
  case VARVE_KIND_AFFINE_MAP:
    return write_map(writer, attribute);
  case VARVE_KIND_INTEGER_SET: {
    varve_affine_space space = varve_affine_attribute_space(attribute);
    const uint8_t *equalities = varve_integer_set_equalities(attribute);
    VARVE_TRY(varve_write_varint(&writer->out, VARVE_BUILTIN_ATTRIBUTE_INTEGER_SET));
    VARVE_TRY(varve_write_varint(&writer->out, space.num_dims));
    VARVE_TRY(varve_write_varint(&writer->out, space.num_symbols));
    VARVE_TRY(write_expressions(writer, attribute));
    for (uint32_t i = 0; i < attribute->child_count; i++)
      VARVE_TRY(varve_write_byte(&writer->out, equalities[i] != 0));
    return VARVE_STATUS_OK;
  }
  case VARVE_KIND_STRIDED_LAYOUT: {
    const int64_t *numbers = varve_entity_payload(attribute); /* offset, strides */
    size_t count = attribute->payload_size / sizeof *numbers;
    VARVE_TRY(varve_write_varint(&writer->out, VARVE_BUILTIN_ATTRIBUTE_STRIDED_LAYOUT));
    VARVE_TRY(varve_write_signed_varint(&writer->out, numbers[0]));
    VARVE_TRY(varve_write_varint(&writer->out, count - 1));
    for (size_t i = 1; i < count; i++)
      VARVE_TRY(varve_write_signed_varint(&writer->out, numbers[i]));
    return VARVE_STATUS_OK;
  }
  default:
    return write_elements(writer, attribute);
  }
}

/* Entries */

static varve_status write_text(varve_bytecode_writer *writer, const varve_entity *entity) {
  varve_byte_writer *out = &writer->out;
  size_t start = out->bytes.size;
  varve_status status = varve_print_within(writer->context, entity, writer->text_left, &out->bytes);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    return report_long_text(writer, entity);
  VARVE_TRY(status);
  writer->text_left -= out->bytes.size - start;
  if (memchr(out->bytes.data + start, 0, out->bytes.size - start) != NULL)
    return varve_report(&writer->reporter, VARVE_STATUS_UNSUPPORTED, 0,
                        "the text of a %s has a NUL byte, which ends it in bytecode",
                        varve_kind_text((varve_kind)entity->kind));
  return varve_write_byte(out, 0);
}

static varve_status write_field(varve_bytecode_writer *writer, const varve_coded_field *field) {
  varve_byte_writer *out = &writer->out;
  switch (field->letter) {
  case 'A':
  case 'T':
    return varve_write_reference(writer, field->entity);
  case 'O':
    if (field->entity == NULL)
      return varve_write_varint(out, 0);
    return varve_write_varint_with_flag(out, varve_number_of(&writer->numbering, field->entity),
                                        true);
  case 'S':
    return varve_write_varint(out, varve_number_of_string(&writer->numbering, field->entity));
  case 'V':
    return field->is_present ? varve_write_varint_with_flag(out, field->number, true)
                             : varve_write_varint(out, 0);
  case 's':
  case 'd':
    return varve_write_signed_varint(out, (int64_t)field->number);
  case '{':
    VARVE_TRY(varve_write_byte(out, field->number != 0));
    return field->number == 0 ? VARVE_STATUS_OK : varve_write_varint(out, field->number);
  case 'b':
    return varve_write_byte(out, field->number != 0);
  case 'I':
  case 'F':
    return write_bits(writer, field->entity);
  case 'B':
    return field->is_present ? write_packed(writer, field->entity)
                             : write_element_data(writer, field->entity);
  default: /* v and [ */
    return varve_write_varint(out, field->number);
  }
}

/* Writes the data to the file and the size to the groups, which are inserted before the data later.
 */
static varve_status write_entry(varve_bytecode_writer *writer, varve_byte_writer *groups,
                                const varve_numbered_item *item) {
  const varve_entity *entity = item->item;
  size_t start = writer->out.bytes.size;
  size_t field_count;
  const varve_coded_field *fields = varve_numbering_coded(&writer->numbering, entity, &field_count);
  bool is_text = fields == NULL && varve_entity_is_text(writer->numbering.module, entity);
  for (size_t i = 0; i < field_count; i++)
    VARVE_TRY(write_field(writer, &fields[i]));
  if (is_text)
    VARVE_TRY(write_text(writer, entity));
  else if (fields == NULL)
    VARVE_TRY(varve_is_type(entity) ? write_builtin_type(writer, entity)
                                    : write_builtin_attribute(writer, entity));
  return varve_write_varint_with_flag(groups, writer->out.bytes.size - start, !is_text);
}

static varve_status write_both(varve_bytecode_writer *writer, varve_byte_writer *groups) {
  varve_byte_writer *out = &writer->out;
  size_t start = out->bytes.size;
  const varve_vector *attributes = &writer->numbering.attributes;
  const varve_vector *types = &writer->numbering.types;
  VARVE_TRY(varve_write_varint(groups, attributes->count));
  VARVE_TRY(varve_write_varint(groups, types->count));
  VARVE_TRY(varve_write_groups(writer, groups, attributes, write_entry));
  VARVE_TRY(varve_write_groups(writer, groups, types, write_entry));
  size_t data_size = out->bytes.size - start, groups_size = groups->bytes.size;
  size_t inserted =
      1 + varve_varint_size(groups_size) + groups_size + 1 + varve_varint_size(data_size);
  /* The groups come before the data that is already written. */
  VARVE_TRY(varve_buffer_reserve(&out->bytes, inserted));
  memmove(out->bytes.data + start + inserted, out->bytes.data + start, out->bytes.size - start);
  out->bytes.size += inserted;
  size_t end = out->bytes.size;
  out->bytes.size = start;
  VARVE_TRY(varve_section_write_header(writer, VARVE_SECTION_ENTITY_OFFSET, groups_size, 1));
  VARVE_TRY(varve_write_bytes(out, varve_buffer_slice(&groups->bytes)));
  VARVE_TRY(varve_section_write_header(writer, VARVE_SECTION_ENTITY, data_size, 1));
  out->bytes.size = end;
  return VARVE_STATUS_OK;
}

varve_status varve_write_entities(varve_bytecode_writer *writer) {
  varve_byte_writer groups;
  varve_byte_writer_init(&groups, &writer->context->memory);
  varve_status status = write_both(writer, &groups);
  varve_byte_writer_release(&groups);
  return status;
}
