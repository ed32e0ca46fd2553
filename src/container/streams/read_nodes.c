/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes nodes from definitions. format-spec/varve.md, "Nodes". */
#include "container/streams/elements.h"
#include "container/streams/text_parts.h"
#include "dialect/registry/pack_notes.h"
#include "ir/file_place.h"
#include "text/parse/template.h"

static const varve_entity *child(const varve_container_reader *reader, uint32_t index) {
  return VARVE_VECTOR_AT(&reader->nodes.children, const varve_entity *, index);
}

static varve_entity_list children_from(const varve_container_reader *reader, uint32_t index) {
  return varve_entities_from(&reader->nodes.children, index);
}

static uint32_t child_count(const varve_container_reader *reader) {
  return (uint32_t)reader->nodes.children.count;
}

static varve_status get_u32(varve_container_reader *reader, uint32_t *value) {
  return varve_unpack_u32(reader, VARVE_STREAM_NUMBER, UINT32_MAX, value);
}

static varve_status get_dims(varve_container_reader *reader, varve_dims *dims) {
  uint32_t rank;
  VARVE_TRY(varve_unpack_count(reader, VARVE_STREAM_LENGTH, VARVE_STREAM_NUMBER, &rank));
  varve_vector_truncate(&reader->scratch.numbers, 0);
  VARVE_TRY(varve_vector_reserve(&reader->scratch.numbers, rank));
  for (uint32_t i = 0; i < rank; i++) {
    uint64_t number;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_NUMBER, &number));
    if (number > (uint64_t)INT64_MAX + 1)
      return varve_container_fail(reader, VARVE_STREAM_NUMBER, "a dimension of more than 63 bits");
    VARVE_VECTOR_AT(&reader->scratch.numbers, int64_t, i) =
        number == 0 ? VARVE_DYNAMIC : (int64_t)(number - 1);
  }
  *dims = (varve_dims){reader->scratch.numbers.data, rank};
  return VARVE_STATUS_OK;
}

static varve_status make_memref_type(varve_container_reader *reader, uint64_t code,
                                     const varve_entity **entity) {
  varve_memref_parts parts = {.element = child(reader, 0)};
  VARVE_TRY(get_dims(reader, &parts.dims));
  bool has_layout =
      code == VARVE_NODE_LAYOUT_MEMREF_TYPE || code == VARVE_NODE_LAYOUT_SPACE_MEMREF_TYPE;
  if (has_layout)
    parts.layout = child(reader, 1);
  if (code == VARVE_NODE_SPACE_MEMREF_TYPE)
    parts.space = child(reader, 1);
  if (code == VARVE_NODE_LAYOUT_SPACE_MEMREF_TYPE)
    parts.space = child(reader, 2);
  return varve_memref_type_get(reader->context, &parts, entity);
}

/* Only a definition parses a type or attribute with the prefix of builtin, so without it the text
 * of the module could not be read. Attributes of builtin that are text have no prefix. */
static varve_status check_prefix(varve_container_reader *reader, const varve_entity *entity) {
  const varve_context *context = reader->context;
  bool is_type = varve_is_type(entity);
  if (entity->children[0] != context->builtin_dialect || varve_entity_is_parametric(entity) ||
      (!is_type && varve_era_has(context->era, VARVE_HAS_OPAQUE_WITHOUT_PREFIX)))
    return VARVE_STATUS_OK;
  varve_slice name = varve_dialect_node_mnemonic(entity);
  return varve_byte_reader_fail(varve_read_stream(reader, VARVE_STREAM_DEFINITION),
                                VARVE_STATUS_UNSUPPORTED,
                                "'%cbuiltin.%.*s' has no definition that parses it",
                                is_type ? '!' : '#', VARVE_FORMAT_SLICE(name));
}

/* Makes a type or attribute of a dialect. A loaded definition provides its parameters. */
static varve_status make_from_template(varve_container_reader *reader, varve_slice text,
                                       bool is_type, const varve_entity **entity) {
  const varve_entity *template_node = NULL;
  VARVE_TRY((is_type ? varve_dialect_type_get : varve_dialect_attribute_get)(
      reader->context, child(reader, 0), text, children_from(reader, 1), child_count(reader) - 1,
      &template_node));
  VARVE_TRY(
      varve_pack_note_entity(reader->context, varve_string_bytes(child(reader, 0)), text, is_type));
  VARVE_TRY(varve_template_parse(reader->context, template_node, entity));
  return check_prefix(reader, *entity);
}

/* Makes a node that is stored as a template and parts. */
static varve_status make_split_node(varve_container_reader *reader, uint64_t code,
                                    const varve_entity **entity) {
  varve_slice text;
  varve_buffer joined;
  VARVE_TRY(varve_unpack_text(reader, VARVE_STREAM_TEMPLATE, &text));
  varve_buffer_init(&joined, &reader->context->memory);
  varve_status status = varve_join_text(reader, text, &joined);
  if (status == VARVE_STATUS_OK)
    status = make_from_template(reader, varve_buffer_slice(&joined), code == VARVE_NODE_SPLIT_TYPE,
                                entity);
  varve_buffer_release(&joined);
  return status;
}

static varve_status make_dialect_node(varve_container_reader *reader, uint64_t code,
                                      const varve_entity **entity) {
  varve_slice text;
  VARVE_TRY(varve_unpack_text(reader, VARVE_STREAM_TEMPLATE, &text));
  return make_from_template(reader, text, code == VARVE_NODE_TEXT_TYPE, entity);
}

static varve_status make_string(varve_container_reader *reader, uint64_t code,
                                const varve_entity **entity) {
  varve_slice text;
  VARVE_TRY(varve_unpack_text(reader, VARVE_STREAM_TEXT, &text));
  if (code == VARVE_NODE_STRING)
    return varve_string_get(reader->context, text, entity);
  return varve_typed_string_get(reader->context, text, child(reader, 0), entity);
}

static varve_status make_integer(varve_container_reader *reader, const varve_entity **entity) {
  const varve_entity *type = child(reader, 0);
  if (type->kind != VARVE_KIND_INTEGER_TYPE && type->kind != VARVE_KIND_INDEX_TYPE)
    return VARVE_STATUS_INVALID;
  uint32_t width = varve_type_bit_width(type);
  if (width <= 64) {
    int64_t value;
    VARVE_TRY(varve_unpack_signed(reader, VARVE_STREAM_NUMBER, &value));
    return varve_integer_get_i64(reader->context, type, value, entity);
  }
  varve_vector_truncate(&reader->scratch.numbers, 0);
  for (size_t i = 0; i < varve_wide_words(width); i++) {
    uint64_t word;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_NUMBER, &word));
    VARVE_TRY(varve_vector_push(&reader->scratch.numbers, &word));
  }
  return varve_integer_get(reader->context, type, reader->scratch.numbers.data, entity);
}

static varve_status make_float(varve_container_reader *reader, const varve_entity **entity) {
  const varve_entity *type = child(reader, 0);
  if (type->kind != VARVE_KIND_FLOAT_TYPE)
    return VARVE_STATUS_INVALID;
  varve_slice bytes;
  uint64_t bits[2] = {0, 0};
  VARVE_TRY(varve_read_bytes(varve_read_stream(reader, VARVE_STREAM_DATA), "a float",
                             (varve_type_bit_width(type) + 7) / 8, &bytes));
  for (size_t i = 0; i < bytes.size; i++)
    bits[i / 8] |= (uint64_t)(uint8_t)bytes.data[i] << (8 * (i % 8));
  return varve_float_get(reader->context, type, bits, entity);
}

static varve_status get_array_numbers(varve_container_reader *reader, uint32_t count, size_t size) {
  reader->scratch.text.size = 0;
  VARVE_TRY(varve_buffer_reserve(&reader->scratch.text, count * size));
  char *out = reader->scratch.text.data;
  for (uint32_t i = 0; i < count; i++) {
    int64_t value;
    VARVE_TRY(varve_unpack_signed(reader, VARVE_STREAM_NUMBER, &value));
    for (size_t b = 0; b < size; b++)
      *out++ = (char)((uint64_t)value >> (8 * b) & 0xFF);
  }
  reader->scratch.text.size = count * size;
  return VARVE_STATUS_OK;
}

static varve_status make_dense_array(varve_container_reader *reader, const varve_entity **entity) {
  const varve_entity *type = child(reader, 0);
  uint64_t count;
  varve_slice bytes;
  size_t size = ((size_t)varve_type_bit_width(type) + 7) / 8;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_LENGTH, &count));
  if (size == 0)
    return varve_dense_array_of_empty_get(reader->context, type, count, entity);
  varve_stream_id stream =
      type->kind == VARVE_KIND_INTEGER_TYPE && size <= 8 ? VARVE_STREAM_NUMBER : VARVE_STREAM_DATA;
  if (count > varve_byte_reader_left(varve_read_stream(reader, stream)) || count > UINT32_MAX)
    return varve_container_fail(reader, stream, "an array is longer than what is left");
  if (stream == VARVE_STREAM_NUMBER) {
    VARVE_TRY(get_array_numbers(reader, (uint32_t)count, size));
    return varve_dense_array_get(reader->context, type, varve_buffer_slice(&reader->scratch.text),
                                 entity);
  }
  VARVE_TRY(varve_read_bytes(varve_read_stream(reader, stream), "an array", count * size, &bytes));
  return varve_dense_array_get(reader->context, type, bytes, entity);
}

/* Restores the elements into reader->scratch.text. */
static varve_status restore_elements(varve_container_reader *reader, const varve_entity *type,
                                     varve_elements_form form, varve_slice *bytes) {
  size_t width = varve_dense_element_size(varve_type_element(type));
  reader->scratch.text.size = 0;
  varve_status status = varve_elements_restore(*bytes, width, form, &reader->scratch.text);
  *bytes = varve_buffer_slice(&reader->scratch.text);
  return status == VARVE_STATUS_CORRUPT ? VARVE_STATUS_INVALID : status;
}

static varve_status make_elements(varve_container_reader *reader, uint64_t code,
                                  const varve_entity **entity) {
  const varve_entity *type = child(reader, 0);
  uint64_t size;
  varve_slice bytes;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_LENGTH, &size));
  varve_elements_form form = (varve_elements_form)(size & 3);
  if (form >= VARVE_ELEMENTS_FORM_COUNT || !varve_is_shaped_type(type))
    return VARVE_STATUS_INVALID;
  VARVE_TRY(varve_read_bytes(varve_read_stream(reader, VARVE_STREAM_DATA), "elements", size >> 2,
                             &bytes));
  if (form != VARVE_ELEMENTS_PLAIN)
    VARVE_TRY(restore_elements(reader, type, form, &bytes));
  return varve_dense_elements_get(reader->context, type, bytes, code == VARVE_NODE_SPLAT_ELEMENTS,
                                  entity);
}

static varve_status make_affine_attribute(varve_container_reader *reader, uint64_t code,
                                          const varve_entity **entity) {
  varve_affine_space space;
  uint32_t count = child_count(reader);
  VARVE_TRY(get_u32(reader, &space.num_dims));
  VARVE_TRY(get_u32(reader, &space.num_symbols));
  if (code == VARVE_NODE_AFFINE_MAP)
    return varve_affine_map_get(reader->context, space, children_from(reader, 0), count, entity);
  reader->scratch.text.size = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint64_t is_equality;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_NUMBER, &is_equality));
    if (is_equality > 1)
      return VARVE_STATUS_INVALID;
    VARVE_TRY(varve_buffer_append_char(&reader->scratch.text, (char)is_equality));
  }
  return varve_integer_set_get(reader->context, space, children_from(reader, 0), count,
                               (const uint8_t *)reader->scratch.text.data, entity);
}

static varve_status make_strided_layout(varve_container_reader *reader,
                                        const varve_entity **entity) {
  uint32_t rank;
  VARVE_TRY(varve_unpack_count(reader, VARVE_STREAM_LENGTH, VARVE_STREAM_NUMBER, &rank));
  varve_vector_truncate(&reader->scratch.numbers, 0);
  for (uint32_t i = 0; i <= rank; i++) {
    uint64_t folded;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_NUMBER, &folded));
    int64_t stride = folded == 0 ? VARVE_DYNAMIC : varve_unfold(folded - 1);
    VARVE_TRY(varve_vector_push(&reader->scratch.numbers, &stride));
  }
  const int64_t *numbers = reader->scratch.numbers.data;
  return varve_strided_layout_get(reader->context, numbers[0], (varve_dims){numbers + 1, rank},
                                  entity);
}

static varve_status make_file_location(varve_container_reader *reader,
                                       const varve_entity **entity) {
  varve_file_range range = {.count = 0};
  uint32_t *const fields[] = {&range.count, &range.start_line, &range.start_column, &range.end_line,
                              &range.end_column};
  for (unsigned i = 0; i < VARVE_COUNT_OF(fields); i++)
    VARVE_TRY(get_u32(reader, fields[i]));
  if (range.count > VARVE_FILE_LINE_COLUMN)
    return VARVE_STATUS_INVALID;
  const varve_entity *file = child(reader, 0);
  bool is_place = range.count == VARVE_FILE_LINE_COLUMN && file->kind == VARVE_KIND_STRING &&
                  file->child_count == 0;
  if (!is_place)
    return varve_file_location_get(reader->context, file, range, entity);
  const varve_file_place place = {file, range.start_line, range.start_column};
  return varve_file_place_get(reader->context, place, entity);
}

static varve_status make_affine_leaf(varve_container_reader *reader, uint64_t code,
                                     const varve_entity **entity) {
  if (code == VARVE_NODE_AFFINE_CONSTANT) {
    int64_t value;
    VARVE_TRY(varve_unpack_signed(reader, VARVE_STREAM_NUMBER, &value));
    return varve_affine_constant_get(reader->context, value, entity);
  }
  uint32_t position;
  VARVE_TRY(get_u32(reader, &position));
  return code == VARVE_NODE_AFFINE_DIM ? varve_affine_dim_get(reader->context, position, entity)
                                       : varve_affine_symbol_get(reader->context, position, entity);
}

/* Makes nodes that only have children. */
static varve_status make_simple(varve_container_reader *reader, uint64_t code,
                                const varve_entity **entity) {
  varve_context *context = reader->context;
  uint32_t count = child_count(reader);
  varve_entity_list list = children_from(reader, 0);
  switch (code) {
  case VARVE_NODE_INDEX_TYPE:
    *entity = context->index_type;
    return VARVE_STATUS_OK;
  case VARVE_NODE_NONE_TYPE:
    *entity = context->none_type;
    return VARVE_STATUS_OK;
  case VARVE_NODE_UNIT:
    *entity = context->unit;
    return VARVE_STATUS_OK;
  case VARVE_NODE_UNKNOWN_LOCATION:
    *entity = context->unknown_location;
    return VARVE_STATUS_OK;
  case VARVE_NODE_ABSENT:
    return varve_absent_get(context, entity);
  case VARVE_NODE_COMPLEX_TYPE:
    return varve_complex_type_get(context, list[0], entity);
  case VARVE_NODE_TUPLE_TYPE:
    return varve_tuple_type_get(context, list, count, entity);
  case VARVE_NODE_UNRANKED_TENSOR_TYPE:
    return varve_unranked_tensor_type_get(context, list[0], entity);
  case VARVE_NODE_UNRANKED_MEMREF_TYPE:
    return varve_unranked_memref_type_get(context, list[0], NULL, entity);
  case VARVE_NODE_SPACE_UNRANKED_MEMREF_TYPE:
    return varve_unranked_memref_type_get(context, list[0], list[1], entity);
  case VARVE_NODE_TYPE:
    return varve_type_attribute_get(context, list[0], entity);
  case VARVE_NODE_ARRAY:
    return varve_array_get(context, list, count, entity);
  case VARVE_NODE_DICTIONARY:
    return varve_dictionary_get(context, list, count / 2, NULL, entity);
  case VARVE_NODE_SYMBOL_REF:
    return varve_symbol_ref_get(context, list[0], list + 1, count - 1, entity);
  case VARVE_NODE_RESOURCE_ELEMENTS:
    return varve_dense_resource_get(context, list[0], list[1], entity);
  case VARVE_NODE_SPARSE_ELEMENTS:
    return varve_sparse_elements_get(context, list[0], list[1], list[2], entity);
  case VARVE_NODE_SHAPED_ELEMENTS:
    return varve_shaped_elements_get(context, list[0], list[1], entity);
  case VARVE_NODE_DISTINCT:
    return varve_distinct_create(context, list[0], entity);
  case VARVE_NODE_RESOURCE_HANDLE:
    return varve_resource_handle_get(context, list[0], list[1], entity);
  default:
    return VARVE_STATUS_INTERNAL;
  }
}

static varve_status make_location(varve_container_reader *reader, uint64_t code,
                                  const varve_entity **entity) {
  varve_context *context = reader->context;
  varve_entity_list list = children_from(reader, 0);
  switch (code) {
  case VARVE_NODE_NAME_LOCATION:
    return varve_name_location_get(context, list[0], list[1], entity);
  case VARVE_NODE_CALL_SITE_LOCATION:
    return varve_call_site_location_get(context, list[0], list[1], entity);
  case VARVE_NODE_DIALECT_LOCATION:
    return varve_location_from_attribute(context, list[0], entity);
  case VARVE_NODE_FUSED_LOCATION:
    return varve_fused_location_get(context, list, child_count(reader), NULL, entity);
  default:
    return varve_fused_location_get(context, list + 1, child_count(reader) - 1, list[0], entity);
  }
}

varve_status varve_make_node(varve_container_reader *reader, uint64_t code,
                             const varve_entity **entity) {
  const varve_node_form *form = varve_node_form_get(code);
  switch (form->kind) {
  case VARVE_KIND_INTEGER_TYPE: {
    uint32_t layout;
    VARVE_TRY(get_u32(reader, &layout));
    if ((layout & 3) > VARVE_UNSIGNED)
      return VARVE_STATUS_INVALID;
    return varve_integer_type_get(reader->context, layout >> 2, (varve_signedness)(layout & 3),
                                  entity);
  }
  case VARVE_KIND_FLOAT_TYPE: {
    uint32_t kind;
    VARVE_TRY(get_u32(reader, &kind));
    if (kind >= VARVE_FLOAT_KIND_COUNT)
      return VARVE_STATUS_INVALID;
    *entity = reader->context->floats[kind];
    return VARVE_STATUS_OK;
  }
  case VARVE_KIND_FUNCTION_TYPE: {
    uint32_t inputs;
    VARVE_TRY(get_u32(reader, &inputs));
    if (inputs > child_count(reader))
      return VARVE_STATUS_INVALID;
    return varve_function_type_get(reader->context, children_from(reader, 0), inputs,
                                   child_count(reader) - inputs, entity);
  }
  case VARVE_KIND_VECTOR_TYPE: {
    varve_dims dims = {NULL, 0};
    VARVE_TRY(get_dims(reader, &dims));
    if (code == VARVE_NODE_VECTOR_TYPE)
      return varve_vector_type_get(reader->context, dims, NULL, child(reader, 0), entity);
    reader->scratch.text.size = 0;
    for (size_t i = 0; i < dims.rank; i++) {
      uint64_t is_scalable;
      VARVE_TRY(varve_unpack(reader, VARVE_STREAM_NUMBER, &is_scalable));
      if (is_scalable > 1)
        return VARVE_STATUS_INVALID;
      VARVE_TRY(varve_buffer_append_char(&reader->scratch.text, (char)is_scalable));
    }
    return varve_vector_type_get(reader->context, dims, (const uint8_t *)reader->scratch.text.data,
                                 child(reader, 0), entity);
  }
  case VARVE_KIND_RANKED_TENSOR_TYPE: {
    varve_dims dims = {NULL, 0};
    VARVE_TRY(get_dims(reader, &dims));
    return varve_tensor_type_get(reader->context, dims, child(reader, 0),
                                 code == VARVE_NODE_ENCODED_TENSOR_TYPE ? child(reader, 1) : NULL,
                                 entity);
  }
  case VARVE_KIND_MEMREF_TYPE:
    return make_memref_type(reader, code, entity);
  case VARVE_KIND_DIALECT_TYPE:
  case VARVE_KIND_DIALECT_ATTRIBUTE:
    return code == VARVE_NODE_SPLIT_TYPE || code == VARVE_NODE_SPLIT_ATTRIBUTE
               ? make_split_node(reader, code, entity)
               : make_dialect_node(reader, code, entity);
  case VARVE_KIND_STRING:
    return make_string(reader, code, entity);
  case VARVE_KIND_INTEGER:
    return make_integer(reader, entity);
  case VARVE_KIND_FLOAT:
    return make_float(reader, entity);
  case VARVE_KIND_DENSE_ARRAY:
    return make_dense_array(reader, entity);
  case VARVE_KIND_DENSE_ELEMENTS:
    return make_elements(reader, code, entity);
  case VARVE_KIND_DENSE_STRING_ELEMENTS: {
    varve_string_list strings = {children_from(reader, 1), child_count(reader) - 1};
    return varve_dense_strings_get(reader->context, child(reader, 0), strings, entity);
  }
  case VARVE_KIND_AFFINE_MAP:
  case VARVE_KIND_INTEGER_SET:
    return make_affine_attribute(reader, code, entity);
  case VARVE_KIND_STRIDED_LAYOUT:
    return make_strided_layout(reader, entity);
  case VARVE_KIND_FILE_LOCATION:
    return make_file_location(reader, entity);
  case VARVE_KIND_NAME_LOCATION:
  case VARVE_KIND_CALL_SITE_LOCATION:
  case VARVE_KIND_FUSED_LOCATION:
  case VARVE_KIND_DIALECT_LOCATION:
    return make_location(reader, code, entity);
  case VARVE_KIND_AFFINE_DIM:
  case VARVE_KIND_AFFINE_SYMBOL:
  case VARVE_KIND_AFFINE_CONSTANT:
    return make_affine_leaf(reader, code, entity);
  case VARVE_KIND_AFFINE_ADD:
  case VARVE_KIND_AFFINE_MUL:
  case VARVE_KIND_AFFINE_MOD:
  case VARVE_KIND_AFFINE_FLOORDIV:
  case VARVE_KIND_AFFINE_CEILDIV:
    return varve_affine_binary_get(reader->context, (varve_kind)form->kind, child(reader, 0),
                                   child(reader, 1), entity);
  default:
    return make_simple(reader, code, entity);
  }
}

static varve_status fail_node(varve_container_reader *reader, uint64_t code, varve_status status) {
  const char *kind = varve_kind_text((varve_kind)varve_node_form_get(code)->kind);
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT)
    return varve_container_fail(reader, VARVE_STREAM_DEFINITION,
                                "these parts do not form a valid %s", kind);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    return varve_container_refuse(reader, VARVE_STREAM_DEFINITION,
                                  "this %s nests deeper than the limit of %u (--max-depth)", kind,
                                  reader->context->limits.max_depth);
  return status;
}

varve_status varve_define_node(varve_container_reader *reader, uint64_t code,
                               const varve_entity **entity) {
  varve_status status = varve_make_node(reader, code, entity);
  return status == VARVE_STATUS_OK ? status : fail_node(reader, code, status);
}
