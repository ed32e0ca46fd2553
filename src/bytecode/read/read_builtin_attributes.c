/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes builtin attributes and locations from their coded fields. format-spec/bytecode.md, "Builtin
 * attributes". */
#include <inttypes.h>

#include "bytecode/read/read.h"
#include "dialect/known/shaped_type.h"

enum {
  FREE_INTEGER_WIDTH =
      1024,           /* wider ones grow when they are read, because one word can encode them */
  FREE_NAME_SIZE = 64 /* longer names make dictionaries slow: sorting compares them */
};

static uint64_t number_at(const varve_coded_entry *entry, size_t index) {
  return varve_fields_number(entry->fields, index);
}

static varve_status get_string(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                               size_t index, const varve_entity **string) {
  return varve_reader_string(reader, (size_t)number_at(entry, index), string);
}

/* The text is copied for each type. */
static varve_status build_typed_string(varve_bytecode_reader *reader,
                                       const varve_coded_entry *entry,
                                       const varve_entity **entity) {
  varve_slice string = varve_file_string(&reader->file, (size_t)number_at(entry, 0));
  VARVE_TRY(varve_reader_claim(reader, entry->cursor, string.size));
  return varve_typed_string_get(reader->context, string, entry->children[0], entity);
}

static varve_status build_dictionary(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                     const varve_entity **entity) {
  const varve_entity *duplicate = NULL;
  for (uint32_t i = 0; i < entry->child_count; i += 2) {
    size_t size = entry->children[i]->payload_size;
    VARVE_TRY(varve_reader_claim(reader, entry->cursor, size > FREE_NAME_SIZE ? size : 0));
  }
  varve_status status = varve_dictionary_get(reader->context, entry->children,
                                             entry->child_count / 2, &duplicate, entity);
  if (duplicate != NULL)
    return varve_entry_fail(entry, "duplicate name '%.*s'",
                            VARVE_FORMAT_SLICE(varve_string_bytes(duplicate)));
  return status;
}

static varve_status build_symbol_ref(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                     const varve_entity **entity) {
  for (uint32_t i = 1; i < entry->child_count; i++)
    if (entry->children[i]->kind != VARVE_KIND_SYMBOL_REF || entry->children[i]->child_count != 1)
      return varve_entry_fail(entry, "a nested reference (%s) is not a flat symbol reference",
                              varve_kind_text((varve_kind)entry->children[i]->kind));
  return varve_symbol_ref_get(reader->context, entry->children[0], entry->children + 1,
                              entry->child_count - 1, entity);
}

/* Reads the bits of an integer or float of this width into words, which are zero. Skips words
 * beyond the width. */
static varve_status read_bits(const varve_coded_entry *entry, varve_scan_field field,
                              uint32_t width, uint64_t *words) {
  size_t count = 1;
  int64_t word;
  uint8_t byte;
  if (width <= 8) {
    VARVE_TRY(varve_cursor_byte(entry->cursor, field, &byte));
    words[0] = byte;
    return VARVE_STATUS_OK;
  }
  if (width > 64)
    VARVE_TRY(varve_cursor_count(entry->cursor, VARVE_SCAN_LIST_SIZE, 1, &count));
  for (size_t i = 0; i < count; i++) {
    VARVE_TRY(varve_cursor_signed(entry->cursor, field, &word));
    if (i < varve_wide_words(width))
      words[i] = (uint64_t)word;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_read_integer(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                const varve_entity *type, const varve_entity **entity) {
  if (type->kind != VARVE_KIND_INTEGER_TYPE && type->kind != VARVE_KIND_INDEX_TYPE)
    return varve_entry_fail(entry, "its type (%s) is not an integer or index type",
                            varve_kind_text((varve_kind)type->kind));
  uint32_t width = varve_type_bit_width(type);
  if (width > FREE_INTEGER_WIDTH)
    VARVE_TRY(varve_reader_claim(reader, entry->cursor, width / 8));
  varve_vector_truncate(&reader->words, 0);
  uint64_t *words = varve_vector_grow(&reader->words, varve_wide_words(width));
  if (words == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(read_bits(entry, VARVE_SCAN_INTEGER_BITS, width, words));
  return varve_integer_get(reader->context, type, words, entity);
}

varve_status varve_read_float(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                              const varve_entity *type, const varve_entity **entity) {
  uint64_t words[2] = {0, 0};
  if (type->kind != VARVE_KIND_FLOAT_TYPE)
    return varve_entry_fail(entry, "its type (%s) is not a float type",
                            varve_kind_text((varve_kind)type->kind));
  VARVE_TRY(read_bits(entry, VARVE_SCAN_FLOAT_BITS, varve_type_bit_width(type), words));
  return varve_float_get(reader->context, type, words, entity);
}

static varve_status build_dense_array(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                      const varve_entity **entity) {
  const varve_entity *array;
  varve_slice data = entry->fields->data;
  if (varve_type_bit_width(entry->children[0]) == 0 && data.size == 0)
    return varve_dense_array_of_empty_get(reader->context, entry->children[0], number_at(entry, 0),
                                          entity);
  VARVE_TRY(varve_dense_array_get(reader->context, entry->children[0], data, &array));
  if (varve_dense_array_count(array) != number_at(entry, 0))
    return varve_entry_fail(entry, "%" PRIu64 " elements in %zu bytes of data", number_at(entry, 0),
                            data.size);
  *entity = array;
  return VARVE_STATUS_OK;
}

varve_status varve_make_elements(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                 const varve_entity *type, varve_slice data,
                                 const varve_entity **entity) {
  bool is_full = varve_dense_size_is_valid(type, data.size, false);
  if (!is_full && !varve_dense_size_is_valid(type, data.size, true))
    return varve_entry_fail(entry, "%zu bytes of data do not fit its type (%s)", data.size,
                            varve_kind_text((varve_kind)type->kind));
  return varve_dense_elements_get(reader->context, type, data, !is_full, entity);
}

static varve_status build_dense_elements(varve_bytecode_reader *reader,
                                         const varve_coded_entry *entry,
                                         const varve_entity **entity) {
  const varve_entity *type = entry->children[0], *tensor = NULL;
  const varve_entity *elements = NULL;
  VARVE_TRY(varve_tensor_of_shaped(reader->context, type, &tensor));
  if (tensor != NULL)
    type = tensor;
  VARVE_TRY(varve_make_elements(reader, entry, type, entry->fields->data, &elements));
  *entity = elements;
  return tensor == NULL
             ? VARVE_STATUS_OK
             : varve_shaped_elements_get(reader->context, entry->children[0], elements, entity);
}

static varve_status build_dense_strings(varve_bytecode_reader *reader,
                                        const varve_coded_entry *entry,
                                        const varve_entity **entity) {
  size_t count = entry->fields->numbers.count - 1;
  uint64_t elements;
  const varve_entity *type = entry->children[0];
  bool is_splat = number_at(entry, 0) != 0;
  if (!varve_is_ranked_type(type) || !varve_dims_count(varve_type_dims(type), &elements) ||
      count != (is_splat ? 1 : elements) || count > UINT32_MAX)
    return varve_entry_fail(entry, "%zu strings do not fit its type (%s)", count,
                            varve_kind_text((varve_kind)type->kind));
  varve_vector_truncate(&reader->scratch, 0);
  for (size_t i = 0; i < count; i++) {
    const varve_entity *string;
    VARVE_TRY(get_string(reader, entry, i + 1, &string));
    VARVE_TRY(varve_vector_push(&reader->scratch, &string));
  }
  varve_string_list strings = {reader->scratch.data, (uint32_t)count};
  return varve_dense_strings_get(reader->context, type, strings, entity);
}

static varve_status build_fused_location(varve_bytecode_reader *reader,
                                         const varve_coded_entry *entry,
                                         const varve_entity **entity) {
  uint32_t count = (uint32_t)number_at(entry, 0);
  const varve_entity *metadata = count < entry->child_count ? entry->children[count] : NULL;
  return varve_fused_location_get(reader->context, entry->children, count, metadata, entity);
}

static varve_status build_file_range(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                     const varve_entity **entity) {
  uint64_t count = number_at(entry, 0);
  uint32_t given[4] = {0, 0, 0, 0};
  if (count > VARVE_COUNT_OF(given))
    return varve_entry_fail(entry, "%" PRIu64 " positions exceed the maximum of 4", count);
  for (size_t i = 0; i < count; i++)
    given[i] = (uint32_t)number_at(entry, i + 1);
  varve_file_range range = {given[0], given[1], given[2], given[3], (uint32_t)count};
  if (count == 3)
    range.end_column = given[2];
  return varve_file_location_get(reader->context, entry->children[0], range, entity);
}

static varve_status build_location(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                   const varve_entity **entity) {
  varve_context *context = reader->context;
  varve_entity_list children = entry->children;
  switch (entry->code) {
  case VARVE_BUILTIN_ATTRIBUTE_CALL_SITE_LOCATION:
    return varve_call_site_location_get(context, children[0], children[1], entity);
  case VARVE_BUILTIN_ATTRIBUTE_FILE_LINE_COLUMN:
    return varve_file_line_column_get(context, children[0], (uint32_t)number_at(entry, 0),
                                      (uint32_t)number_at(entry, 1), entity);
  case VARVE_BUILTIN_ATTRIBUTE_FUSED_LOCATION:
  case VARVE_BUILTIN_ATTRIBUTE_FUSED_LOCATION_WITH_METADATA:
    return build_fused_location(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_NAME_LOCATION:
    return varve_name_location_get(context, children[0], children[1], entity);
  case VARVE_BUILTIN_ATTRIBUTE_UNKNOWN_LOCATION:
    *entity = context->unknown_location;
    return VARVE_STATUS_OK;
  default:
    return build_file_range(reader, entry, entity);
  }
}

/* The module need not have the resource yet: the search for an era reads no module. */
static varve_status build_dense_resource(varve_bytecode_reader *reader,
                                         const varve_coded_entry *entry,
                                         const varve_entity **entity) {
  const varve_entity *handle;
  VARVE_TRY(varve_reader_handle(reader, (size_t)number_at(entry, 0), &handle));
  return varve_dense_resource_get(reader->context, entry->children[0], handle, entity);
}

static varve_status build_elements(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                   const varve_entity **entity) {
  varve_entity_list children = entry->children;
  switch (entry->code) {
  case VARVE_BUILTIN_ATTRIBUTE_DENSE_RESOURCE:
    return build_dense_resource(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_DENSE_ARRAY:
    return build_dense_array(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_DENSE_ELEMENTS:
    return build_dense_elements(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_DENSE_STRINGS:
    return build_dense_strings(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_SPARSE_ELEMENTS:
    return varve_sparse_elements_get(reader->context, children[0], children[1], children[2],
                                     entity);
  default:
    return build_location(reader, entry, entity);
  }
}

varve_status varve_build_builtin_attribute(varve_bytecode_reader *reader,
                                           const varve_coded_entry *entry,
                                           const varve_entity **entity) {
  varve_context *context = reader->context;
  varve_entity_list children = entry->children;
  switch (entry->code) {
  case VARVE_BUILTIN_ATTRIBUTE_ARRAY:
    return varve_array_get(context, children, entry->child_count, entity);
  case VARVE_BUILTIN_ATTRIBUTE_DICTIONARY:
    return build_dictionary(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_STRING:
    return get_string(reader, entry, 0, entity);
  case VARVE_BUILTIN_ATTRIBUTE_TYPED_STRING:
    return build_typed_string(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_FLAT_SYMBOL_REF:
  case VARVE_BUILTIN_ATTRIBUTE_SYMBOL_REF:
    return build_symbol_ref(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_TYPE:
    return varve_type_attribute_get(context, children[0], entity);
  case VARVE_BUILTIN_ATTRIBUTE_UNIT:
    *entity = context->unit;
    return VARVE_STATUS_OK;
  case VARVE_BUILTIN_ATTRIBUTE_INTEGER:
    return varve_read_integer(reader, entry, children[0], entity);
  case VARVE_BUILTIN_ATTRIBUTE_FLOAT:
    return varve_read_float(reader, entry, children[0], entity);
  case VARVE_BUILTIN_ATTRIBUTE_DISTINCT:
    return varve_distinct_create(context, children[0], entity);
  case VARVE_BUILTIN_ATTRIBUTE_AFFINE_MAP:
  case VARVE_BUILTIN_ATTRIBUTE_INTEGER_SET:
  case VARVE_BUILTIN_ATTRIBUTE_STRIDED_LAYOUT:
    return varve_build_affine(reader, entry, entity);
  default:
    return build_elements(reader, entry, entity);
  }
}
