/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes builtin attributes, locations and types from their coded fields. format-spec/bytecode.md,
 * "Builtin attributes" and "Builtin types". */
#include <inttypes.h>

#include "bytecode/read/read.h"
#include "dialect/evaluate/shaped_type.h"

enum {
  FREE_INTEGER_WIDTH =
      1024,           /* wider ones grow when they are read, because one word can encode them */
  FREE_NAME_SIZE = 64 /* longer names make dictionaries slow: sorting compares them */
};

static uint64_t number_at(const varve_coded_entry *entry, size_t index) {
  return varve_fields_number(entry->fields, index);
}

/* Affine maps, integer sets and strided layouts: format-spec/bytecode.md, "Affine maps and integer
 * sets" */

/* The numbers of an entry from next on. */
typedef struct affine_numbers {
  varve_bytecode_reader *reader;
  const uint64_t *next;
} affine_numbers;

static varve_status make_leaf(affine_numbers *numbers, uint64_t code, const varve_entity **leaf) {
  varve_context *context = numbers->reader->context;
  uint64_t value = *numbers->next++;
  if (code == VARVE_AFFINE_CODE_CONSTANT)
    return varve_affine_constant_get(context, (int64_t)value, leaf);
  if (value >= UINT32_MAX)
    return VARVE_STATUS_INVALID;
  return code == VARVE_AFFINE_CODE_DIM ? varve_affine_dim_get(context, (uint32_t)value, leaf)
                                       : varve_affine_symbol_get(context, (uint32_t)value, leaf);
}

/* Gives an operand to the innermost operator, and what that makes to the next one. */
static varve_status apply(affine_numbers *numbers, const varve_entity **value) {
  varve_vector *operators = &numbers->reader->work.affine_operators;
  while (operators->count != 0) {
    varve_affine_operator *top = &VARVE_VECTOR_LAST(operators, varve_affine_operator);
    if (top->lhs == NULL) {
      top->lhs = *value;
      *value = NULL;
      return VARVE_STATUS_OK;
    }
    const varve_entity *rhs = *value;
    VARVE_TRY(varve_affine_binary_get(numbers->reader->context, top->kind, top->lhs, rhs, value));
    varve_vector_truncate(operators, operators->count - 1);
  }
  return VARVE_STATUS_OK;
}

static varve_status make_expression(affine_numbers *numbers, const varve_entity **expression) {
  static const varve_kind kinds[] = {
#define VARVE_BYTECODE_AFFINE(name, code) [code] = VARVE_KIND_AFFINE_##name,
#include "bytecode/file/format.def"
  };
  *expression = NULL;
  varve_vector_truncate(&numbers->reader->work.affine_operators, 0);
  while (*expression == NULL) {
    uint64_t code = *numbers->next++;
    if (code > VARVE_AFFINE_CODE_CONSTANT) {
      varve_affine_operator added = {kinds[code], NULL};
      VARVE_TRY(varve_vector_push(&numbers->reader->work.affine_operators, &added));
      continue;
    }
    VARVE_TRY(make_leaf(numbers, code, expression));
    VARVE_TRY(apply(numbers, expression));
  }
  return VARVE_STATUS_OK;
}

static varve_status make_dim(affine_numbers *numbers, const varve_entity **dim) {
  return make_leaf(numbers, VARVE_AFFINE_CODE_DIM, dim);
}

typedef varve_status make_one(affine_numbers *numbers, const varve_entity **expression);

/* The expressions remain in the reader's scratch. */
static varve_status make_list(affine_numbers *numbers, uint64_t count, make_one *make) {
  varve_vector *scratch = &numbers->reader->work.scratch;
  varve_vector_truncate(scratch, 0);
  for (uint64_t i = 0; i < count; i++) {
    const varve_entity *expression;
    VARVE_TRY(make(numbers, &expression));
    VARVE_TRY(varve_vector_push(scratch, &expression));
  }
  return VARVE_STATUS_OK;
}

static varve_status build_map(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                              const varve_entity **entity) {
  affine_numbers numbers = {reader, entry->fields->numbers.data};
  uint64_t head = *numbers.next++, symbols = 0, count = head >> 2;
  if (count >= UINT32_MAX)
    return VARVE_STATUS_INVALID;
  varve_affine_space space = {(uint32_t)count, 0};
  switch (head & 3) {
  case VARVE_AFFINE_MAP_IDENTITY: /* a few bytes make it */
    VARVE_TRY(varve_reader_claim(reader, entry->cursor, count * sizeof(const varve_entity *)));
    return varve_affine_identity_map_get(reader->context, space.num_dims, entity);
  case VARVE_AFFINE_MAP_GENERAL:
    symbols = *numbers.next++;
    if (symbols >= UINT32_MAX)
      return VARVE_STATUS_INVALID;
    space.num_symbols = (uint32_t)symbols;
    count = *numbers.next++;
    VARVE_TRY(make_list(&numbers, count, make_expression));
    break;
  default:
    if ((head & 3) == VARVE_AFFINE_MAP_PROJECTION)
      count = *numbers.next++;
    VARVE_TRY(make_list(&numbers, count, make_dim));
  }
  return varve_affine_map_get(reader->context, space, reader->work.scratch.data, (uint32_t)count,
                              entity);
}

static varve_status build_set(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                              const varve_entity **entity) {
  affine_numbers numbers = {reader, entry->fields->numbers.data};
  uint64_t dims = *numbers.next++, symbols = *numbers.next++, count = *numbers.next++;
  if (dims >= UINT32_MAX || symbols >= UINT32_MAX)
    return VARVE_STATUS_INVALID;
  VARVE_TRY(make_list(&numbers, count, make_expression));
  varve_vector_truncate(&reader->work.words, 0);
  uint8_t *equalities =
      varve_vector_grow(&reader->work.words, (size_t)count / sizeof(uint64_t) + 1);
  if (equalities == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint64_t i = 0; i < count; i++)
    equalities[i] = numbers.next[i] != 0;
  varve_affine_space space = {(uint32_t)dims, (uint32_t)symbols};
  return varve_integer_set_get(reader->context, space, reader->work.scratch.data, (uint32_t)count,
                               equalities, entity);
}

/* Attributes */

static varve_status get_string(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                               size_t index, const varve_entity **string) {
  return varve_reader_string(reader, (size_t)number_at(entry, index), string);
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
  varve_vector_truncate(&reader->work.words, 0);
  uint64_t *words = varve_vector_grow(&reader->work.words, varve_wide_words(width));
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

varve_status varve_make_elements(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                 const varve_entity *type, varve_slice data,
                                 const varve_entity **entity) {
  bool is_full = varve_dense_size_is_valid(type, data.size, false);
  if (!is_full && !varve_dense_size_is_valid(type, data.size, true))
    return varve_entry_fail(entry, "%zu bytes of data do not fit its type (%s)", data.size,
                            varve_kind_text((varve_kind)type->kind));
  return varve_dense_elements_get(reader->context, type, data, !is_full, entity);
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
  varve_vector_truncate(&reader->work.scratch, 0);
  for (size_t i = 0; i < count; i++) {
    const varve_entity *string;
    VARVE_TRY(get_string(reader, entry, i + 1, &string));
    VARVE_TRY(varve_vector_push(&reader->work.scratch, &string));
  }
  varve_string_list strings = {reader->work.scratch.data, (uint32_t)count};
  return varve_dense_strings_get(reader->context, type, strings, entity);
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
  case VARVE_BUILTIN_ATTRIBUTE_FUSED_LOCATION_WITH_METADATA: {
    uint32_t count = (uint32_t)number_at(entry, 0);
    const varve_entity *metadata = count < entry->child_count ? entry->children[count] : NULL;
    return varve_fused_location_get(reader->context, entry->children, count, metadata, entity);
  }
  case VARVE_BUILTIN_ATTRIBUTE_NAME_LOCATION:
    return varve_name_location_get(context, children[0], children[1], entity);
  case VARVE_BUILTIN_ATTRIBUTE_UNKNOWN_LOCATION:
    *entity = context->unknown_location;
    return VARVE_STATUS_OK;
  default: {
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
  }
}

static varve_status build_elements(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                   const varve_entity **entity) {
  varve_entity_list children = entry->children;
  switch (entry->code) {
  case VARVE_BUILTIN_ATTRIBUTE_DENSE_RESOURCE: {
    /* The module need not have the resource yet: the search for an era reads no module. */
    const varve_entity *handle;
    VARVE_TRY(varve_reader_handle(reader, (size_t)number_at(entry, 0), &handle));
    return varve_dense_resource_get(reader->context, entry->children[0], handle, entity);
  }
  case VARVE_BUILTIN_ATTRIBUTE_DENSE_ARRAY: {
    const varve_entity *array;
    varve_slice data = entry->fields->data;
    if (varve_type_bit_width(entry->children[0]) == 0 && data.size == 0)
      return varve_dense_array_of_empty_get(reader->context, entry->children[0],
                                            number_at(entry, 0), entity);
    VARVE_TRY(varve_dense_array_get(reader->context, entry->children[0], data, &array));
    if (varve_dense_array_count(array) != number_at(entry, 0))
      return varve_entry_fail(entry, "%" PRIu64 " elements in %zu bytes of data",
                              number_at(entry, 0), data.size);
    *entity = array;
    return VARVE_STATUS_OK;
  }
  case VARVE_BUILTIN_ATTRIBUTE_DENSE_ELEMENTS: {
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
  case VARVE_BUILTIN_ATTRIBUTE_DICTIONARY: {
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
  case VARVE_BUILTIN_ATTRIBUTE_STRING:
    return get_string(reader, entry, 0, entity);
  case VARVE_BUILTIN_ATTRIBUTE_TYPED_STRING: {
    /* The text is copied for each type. */
    varve_slice string = varve_file_string(&reader->file, (size_t)number_at(entry, 0));
    VARVE_TRY(varve_reader_claim(reader, entry->cursor, string.size));
    return varve_typed_string_get(reader->context, string, entry->children[0], entity);
  }
  case VARVE_BUILTIN_ATTRIBUTE_FLAT_SYMBOL_REF:
  case VARVE_BUILTIN_ATTRIBUTE_SYMBOL_REF: {
    for (uint32_t i = 1; i < entry->child_count; i++)
      if (entry->children[i]->kind != VARVE_KIND_SYMBOL_REF || entry->children[i]->child_count != 1)
        return varve_entry_fail(entry, "a nested reference (%s) is not a flat symbol reference",
                                varve_kind_text((varve_kind)entry->children[i]->kind));
    return varve_symbol_ref_get(reader->context, entry->children[0], entry->children + 1,
                                entry->child_count - 1, entity);
  }
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
    return build_map(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_INTEGER_SET:
    return build_set(reader, entry, entity);
  case VARVE_BUILTIN_ATTRIBUTE_STRIDED_LAYOUT: {
    const uint64_t *numbers = entry->fields->numbers.data;
    varve_dims strides = {(const int64_t *)(numbers + 2), (size_t)numbers[1]};
    return varve_strided_layout_get(reader->context, (int64_t)numbers[0], strides, entity);
  }
  default:
    return build_elements(reader, entry, entity);
  }
}

/* Types */

/* Returns the list of signed numbers whose size is at this index. */
static varve_dims dims_at(const varve_coded_entry *entry, size_t index) {
  const uint64_t *numbers = entry->fields->numbers.data;
  return (varve_dims){(const int64_t *)(numbers + index + 1), (size_t)numbers[index]};
}

static varve_status build_memref(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                 const varve_entity **entity) {
  bool has_space = entry->code == VARVE_BUILTIN_TYPE_MEMREF_WITH_SPACE;
  varve_entity_list children = entry->children + (has_space ? 1 : 0);
  varve_memref_parts parts = {.dims = dims_at(entry, 0),
                              .element = children[0],
                              .layout = children[1],
                              .space = has_space ? entry->children[0] : NULL};
  return varve_memref_type_get(reader->context, &parts, entity);
}

/* LLVM 16 stores the number of scalable dimensions, which are the last ones; later releases store
 * one byte for each dimension. */
static varve_status build_scalable_vector(varve_bytecode_reader *reader,
                                          const varve_coded_entry *entry,
                                          const varve_entity **entity) {
  bool is_old = *entry->known->fields == 'v';
  uint64_t flag_count = varve_fields_number(entry->fields, 0);
  varve_dims dims = dims_at(entry, is_old ? 1 : (size_t)flag_count + 1);
  if (is_old ? flag_count > dims.rank : flag_count != dims.rank)
    return varve_entry_fail(entry, "%" PRIu64 " scalable dimensions of %zu", flag_count, dims.rank);
  varve_vector_truncate(&reader->work.words, 0);
  if (dims.rank == 0)
    return varve_vector_type_get(reader->context, dims, NULL, entry->children[0], entity);
  uint8_t *flags = varve_vector_grow(&reader->work.words, (dims.rank + 7) / 8);
  if (flags == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < dims.rank; i++)
    flags[i] =
        is_old ? i >= dims.rank - flag_count : varve_fields_number(entry->fields, i + 1) != 0;
  return varve_vector_type_get(reader->context, dims, flags, entry->children[0], entity);
}

static varve_status build_shaped(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                 const varve_entity **entity) {
  varve_context *context = reader->context;
  varve_entity_list children = entry->children;
  switch (entry->code) {
  case VARVE_BUILTIN_TYPE_MEMREF:
  case VARVE_BUILTIN_TYPE_MEMREF_WITH_SPACE:
    return build_memref(reader, entry, entity);
  case VARVE_BUILTIN_TYPE_RANKED_TENSOR:
    return varve_tensor_type_get(context, dims_at(entry, 0), children[0], NULL, entity);
  case VARVE_BUILTIN_TYPE_RANKED_TENSOR_WITH_ENCODING:
    return varve_tensor_type_get(context, dims_at(entry, 0), children[1], children[0], entity);
  case VARVE_BUILTIN_TYPE_UNRANKED_MEMREF:
    return varve_unranked_memref_type_get(context, children[0], NULL, entity);
  case VARVE_BUILTIN_TYPE_UNRANKED_MEMREF_WITH_SPACE:
    return varve_unranked_memref_type_get(context, children[1], children[0], entity);
  case VARVE_BUILTIN_TYPE_UNRANKED_TENSOR:
    return varve_unranked_tensor_type_get(context, children[0], entity);
  case VARVE_BUILTIN_TYPE_VECTOR:
    return varve_vector_type_get(context, dims_at(entry, 0), NULL, children[0], entity);
  default:
    return build_scalable_vector(reader, entry, entity);
  }
}

varve_status varve_build_builtin_type(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                      const varve_entity **entity) {
  varve_context *context = reader->context;
  varve_entity_list children = entry->children;
  switch (entry->code) {
  case VARVE_BUILTIN_TYPE_INTEGER: {
    uint64_t layout = varve_fields_number(entry->fields, 0);
    if (layout >> 2 > VARVE_MAX_INTEGER_WIDTH)
      return varve_entry_fail(entry, "%" PRIu64 " bits are more than the %d of the widest integer",
                              layout >> 2, VARVE_MAX_INTEGER_WIDTH);
    if ((layout & 3) > VARVE_UNSIGNED)
      return varve_entry_fail(entry, "signedness 3 is undefined");
    return varve_integer_type_get(reader->context, (uint32_t)(layout >> 2),
                                  (varve_signedness)(layout & 3), entity);
  }
  case VARVE_BUILTIN_TYPE_INDEX:
    *entity = context->index_type;
    return VARVE_STATUS_OK;
  case VARVE_BUILTIN_TYPE_NONE:
    *entity = context->none_type;
    return VARVE_STATUS_OK;
#define VARVE_BUILTIN_FLOAT(name, code, since, text)                                               \
  case code:                                                                                       \
    *entity = context->floats[VARVE_FLOAT_##name];                                                 \
    return VARVE_STATUS_OK;
#include "numbering/builtin_codes.def"
  case VARVE_BUILTIN_TYPE_FUNCTION: {
    uint32_t num_inputs = (uint32_t)varve_fields_number(entry->fields, 0);
    return varve_function_type_get(context, children, num_inputs, entry->child_count - num_inputs,
                                   entity);
  }
  case VARVE_BUILTIN_TYPE_COMPLEX:
    return varve_complex_type_get(context, children[0], entity);
  case VARVE_BUILTIN_TYPE_TUPLE:
    return varve_tuple_type_get(context, children, entry->child_count, entity);
  default:
    return build_shaped(reader, entry, entity);
  }
}
