/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/attribute.h: making attributes. */
#include <varve/attribute.h>

#include "api/entities/dialect_entity.h"
#include "api/options.h"
#include "base/number/float_format.h"
#include "dialect/evaluate/shaped_type.h"
#include "ir/handle.h"

/* Clears the output. Returns whether context and output are not NULL. */
static bool can_make(const varve_context *context, const varve_attribute **attribute) {
  if (attribute != NULL)
    *attribute = NULL;
  return context != NULL && attribute != NULL;
}

/* Parts that are of the context, but not allowed together. */
static varve_status as_argument(varve_status status) {
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_BAD_ARGUMENT : status;
}

static bool is_kind_of(const varve_context *context, const varve_type *type, varve_kind kind) {
  return varve_is_type_of(context, type) && varve_of_type(type)->kind == kind;
}

static bool is_integer_or_index(const varve_context *context, const varve_type *type) {
  return is_kind_of(context, type, VARVE_KIND_INTEGER_TYPE) ||
         is_kind_of(context, type, VARVE_KIND_INDEX_TYPE);
}

varve_status varve_attribute_make_string(varve_context *context, varve_slice bytes,
                                         const varve_type *type,
                                         const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_slice_is_sound(bytes) ||
      (type != NULL && !varve_is_type_of(context, type)))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = type == NULL
                            ? varve_string_get(context, bytes, &made)
                            : varve_typed_string_get(context, bytes, varve_of_type(type), &made);
  return varve_give_attribute(status, &made, attribute);
}

varve_status varve_attribute_make_integer(varve_context *context, const varve_type *type,
                                          int64_t value, const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !is_integer_or_index(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_integer_get_i64(context, varve_of_type(type), value, &made),
                              &made, attribute);
}

varve_status varve_attribute_make_integer_words(varve_context *context, const varve_type *type,
                                                const uint64_t *words,
                                                const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !is_integer_or_index(context, type) || words == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_integer_get(context, varve_of_type(type), words, &made), &made,
                              attribute);
}

varve_status varve_attribute_make_bool(varve_context *context, bool value,
                                       const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_bool_get(context, value, &made), &made, attribute);
}

varve_status varve_attribute_make_float_words(varve_context *context, const varve_type *type,
                                              const uint64_t words[2],
                                              const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !is_kind_of(context, type, VARVE_KIND_FLOAT_TYPE) ||
      words == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = varve_float_get(context, varve_of_type(type), words, &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_float(varve_context *context, const varve_type *type,
                                        double value, const varve_attribute **attribute) {
  uint64_t words[2] = {0, 0};
  if (!can_make(context, attribute) || !is_kind_of(context, type, VARVE_KIND_FLOAT_TYPE) ||
      !varve_float_from_double(varve_float_type_kind(varve_of_type(type)), value, words))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_attribute_make_float_words(context, type, words, attribute);
}

varve_status varve_attribute_make_unit(varve_context *context, const varve_attribute **attribute) {
  if (!can_make(context, attribute))
    return VARVE_STATUS_BAD_ARGUMENT;
  *attribute = varve_as_attribute(context->unit);
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_make_type(varve_context *context, const varve_type *type,
                                       const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_is_type_of(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_type_attribute_get(context, varve_of_type(type), &made), &made,
                              attribute);
}

varve_status varve_attribute_make_distinct(varve_context *context, const varve_attribute *inner,
                                           const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_is_attribute_of(context, inner))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_distinct_create(context, varve_of_attribute(inner), &made),
                              &made, attribute);
}

varve_status varve_attribute_make_array(varve_context *context, varve_attribute_list elements,
                                        const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, attribute))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = varve_append_attributes(&nodes, context, elements);
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(context, nodes.data, elements.count, &made);
  varve_vector_release(&nodes);
  return varve_give_attribute(status, &made, attribute);
}

static varve_status append_entries(varve_vector *nodes, varve_context *context,
                                   const varve_named_attribute *entries, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *name = NULL;
    if (!varve_slice_is_sound(entries[i].name) || !varve_is_attribute_of(context, entries[i].value))
      return VARVE_STATUS_BAD_ARGUMENT;
    VARVE_TRY(varve_string_get(context, entries[i].name, &name));
    VARVE_TRY(varve_vector_push_pointer(nodes, name));
    VARVE_TRY(varve_vector_push_pointer(nodes, entries[i].value));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_make_dictionary(varve_context *context,
                                             const varve_named_attribute *entries, uint32_t count,
                                             const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, attribute) || (entries == NULL && count != 0) || count > UINT32_MAX / 2)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = append_entries(&nodes, context, entries, count);
  if (status == VARVE_STATUS_OK)
    status = varve_dictionary_get(context, nodes.data, count, NULL, &made);
  varve_vector_release(&nodes);
  return varve_give_attribute(status, &made, attribute);
}

static varve_status append_names(varve_vector *nodes, varve_context *context,
                                 const varve_slice *names, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *name = NULL;
    if (!varve_slice_is_sound(names[i]))
      return VARVE_STATUS_BAD_ARGUMENT;
    VARVE_TRY(varve_string_get(context, names[i], &name));
    if (i != 0)
      VARVE_TRY(varve_symbol_ref_get(context, name, NULL, 0, &name));
    VARVE_TRY(varve_vector_push_pointer(nodes, name));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_make_symbol_ref(varve_context *context, const varve_slice *names,
                                             uint32_t count, const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, attribute) || names == NULL || count == 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = append_names(&nodes, context, names, count);
  if (status == VARVE_STATUS_OK) {
    const varve_entity *const *items = nodes.data;
    status = varve_symbol_ref_get(context, items[0], items + 1, count - 1, &made);
  }
  varve_vector_release(&nodes);
  return varve_give_attribute(status, &made, attribute);
}

varve_status varve_attribute_make_dense_array(varve_context *context,
                                              const varve_type *element_type, varve_slice bytes,
                                              const varve_attribute **attribute) {
  const varve_entity *element = varve_of_type(element_type), *made = NULL;
  if (!can_make(context, attribute) || !varve_is_type_of(context, element_type) ||
      !varve_slice_is_sound(bytes))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = bytes.size == 0 && varve_type_bit_width(element) == 0
                            ? varve_dense_array_of_empty_get(context, element, 0, &made)
                            : varve_dense_array_get(context, element, bytes, &made);
  return varve_give_attribute(status, &made, attribute);
}

/* Makes elements of a builtin type, or of a type whose definition gives it a shape. */
static varve_status make_elements(varve_context *context, const varve_entity *type,
                                  const varve_elements *elements, const varve_entity **made) {
  const varve_entity *tensor = NULL;
  VARVE_TRY(varve_tensor_of_shaped(context, type, &tensor));
  VARVE_TRY(varve_dense_elements_get(context, tensor == NULL ? type : tensor, elements->bytes,
                                     elements->is_splat, made));
  return tensor == NULL ? VARVE_STATUS_OK : varve_shaped_elements_get(context, type, *made, made);
}

varve_status varve_attribute_make_elements(varve_context *context, const varve_type *type,
                                           const varve_elements *elements,
                                           const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_elements filled = {.struct_size = sizeof filled};
  if (!can_make(context, attribute) || !varve_is_type_of(context, type) || elements == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(elements, &filled, sizeof filled));
  if (!varve_slice_is_sound(filled.bytes))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = make_elements(context, varve_of_type(type), &filled, &made);
  return varve_give_attribute(status, &made, attribute);
}

varve_status varve_attribute_make_string_elements(varve_context *context, const varve_type *type,
                                                  varve_attribute_list strings,
                                                  const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, attribute) || !varve_is_type_of(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = varve_append_attributes(&nodes, context, strings);
  varve_string_list list = {nodes.data, strings.count};
  if (status == VARVE_STATUS_OK)
    status = varve_dense_strings_get(context, varve_of_type(type), list, &made);
  varve_vector_release(&nodes);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_resource_handle(varve_context *context, varve_slice dialect,
                                                  varve_slice key,
                                                  const varve_attribute **attribute) {
  const varve_entity *names[2] = {NULL, NULL}, *made = NULL;
  if (!can_make(context, attribute) || !varve_slice_is_sound(dialect) || !varve_slice_is_sound(key))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_string_get(context, dialect, &names[0]));
  VARVE_TRY(varve_string_get(context, key, &names[1]));
  varve_status status = varve_resource_handle_get(context, names[0], names[1], &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_resource_elements(varve_context *context, const varve_type *type,
                                                    const varve_attribute *handle,
                                                    const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_is_type_of(context, type) ||
      !varve_is_attribute_of(context, handle) ||
      !varve_slice_equal(varve_attribute_get_resource_dialect(handle), VARVE_SLICE("builtin")))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status =
      varve_dense_resource_get(context, varve_of_type(type), varve_of_attribute(handle), &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_sparse_elements(varve_context *context, const varve_type *type,
                                                  const varve_attribute *indices,
                                                  const varve_attribute *values,
                                                  const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_is_type_of(context, type) ||
      !varve_is_attribute_of(context, indices) || !varve_is_attribute_of(context, values))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = varve_sparse_elements_get(
      context, varve_of_type(type), varve_of_attribute(indices), varve_of_attribute(values), &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_strided_layout(varve_context *context, int64_t offset,
                                                 varve_shape strides,
                                                 const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || (strides.sizes == NULL && strides.rank != 0) ||
      strides.scalable != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_dims dims = {strides.sizes, strides.rank};
  varve_status status = varve_strided_layout_get(context, offset, dims, &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_dialect(varve_context *context, varve_slice name,
                                          varve_dialect_parameter_list parameters,
                                          const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_slice_is_sound(name))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_entity_name full = {.text = name, .is_type = false};
  varve_status status = varve_make_dialect_entity(context, full, parameters, &made);
  return varve_give_attribute(status, &made, attribute);
}

/* include/varve/attribute.h: what attributes consist of. */

static bool is_kind(const varve_entity *entity, varve_kind kind) {
  return entity != NULL && entity->kind == kind;
}

/* Elements of a dialect's shaped type are kept as those of a tensor: children 0 and 1. */
static const varve_entity *plain(const varve_entity *entity) {
  return is_kind(entity, VARVE_KIND_SHAPED_ELEMENTS) ? entity->children[1] : entity;
}

varve_attribute_kind varve_attribute_get_kind(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return entity == NULL ? VARVE_ATTRIBUTE_KIND_NONE_OF_THESE
                        : (varve_attribute_kind)varve_kind_public_numbers[entity->kind];
}

const varve_type *varve_attribute_get_type(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  if (entity == NULL || entity->kind == VARVE_KIND_TYPE || varve_entity_is_dialect_node(entity))
    return NULL;
  if (entity->kind == VARVE_KIND_SHAPED_ELEMENTS)
    return varve_as_type(entity->children[0]);
  return entity->kind == VARVE_KIND_DENSE_ARRAY ? NULL
                                                : varve_as_type(varve_attribute_type(entity));
}

varve_status varve_attribute_get_string(const varve_attribute *attribute, varve_slice *bytes) {
  const varve_entity *entity = varve_of_attribute(attribute);
  if (bytes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = varve_slice_make(NULL, 0);
  if (!is_kind(entity, VARVE_KIND_STRING))
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = varve_string_bytes(entity);
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_get_integer(const varve_attribute *attribute, int64_t *value) {
  const varve_entity *entity = varve_of_attribute(attribute);
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = 0;
  if (!is_kind(entity, VARVE_KIND_INTEGER))
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_entity *type = entity->children[0];
  return varve_wide_to_i64(varve_integer_words(entity), varve_type_bit_width(type),
                           varve_integer_has_sign(type), value)
             ? VARVE_STATUS_OK
             : VARVE_STATUS_LIMIT_EXCEEDED;
}

varve_status varve_attribute_get_integer_words(const varve_attribute *attribute,
                                               const uint64_t **words, uint32_t *count) {
  const varve_entity *entity = varve_of_attribute(attribute);
  if (words == NULL || count == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *words = NULL;
  *count = 0;
  if (!is_kind(entity, VARVE_KIND_INTEGER))
    return VARVE_STATUS_BAD_ARGUMENT;
  *words = varve_integer_words(entity);
  *count = (uint32_t)(entity->payload_size / sizeof(uint64_t));
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_get_float_words(const varve_attribute *attribute, uint64_t words[2]) {
  const varve_entity *entity = varve_of_attribute(attribute);
  if (words == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  words[0] = words[1] = 0;
  if (!is_kind(entity, VARVE_KIND_FLOAT))
    return VARVE_STATUS_BAD_ARGUMENT;
  memcpy(words, varve_entity_payload(entity), 2 * sizeof(uint64_t));
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_get_float(const varve_attribute *attribute, double *value) {
  uint64_t words[2];
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = 0;
  VARVE_TRY(varve_attribute_get_float_words(attribute, words));
  const varve_entity *type = varve_of_attribute(attribute)->children[0];
  *value = varve_float_to_double(varve_float_type_kind(type), words);
  return VARVE_STATUS_OK;
}

const varve_type *varve_attribute_get_type_value(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return is_kind(entity, VARVE_KIND_TYPE) ? varve_as_type(entity->children[0]) : NULL;
}

const varve_attribute *varve_attribute_get_distinct(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return is_kind(entity, VARVE_KIND_DISTINCT) ? varve_as_attribute(entity->children[0]) : NULL;
}

uint32_t varve_attribute_get_element_count(const varve_attribute *attribute) {
  const varve_entity *entity = plain(varve_of_attribute(attribute));
  if (is_kind(entity, VARVE_KIND_ARRAY))
    return entity->child_count;
  if (is_kind(entity, VARVE_KIND_DICTIONARY))
    return varve_dictionary_size(entity);
  return is_kind(entity, VARVE_KIND_DENSE_STRING_ELEMENTS) ? entity->child_count - 1 : 0;
}

const varve_attribute *varve_attribute_get_element(const varve_attribute *attribute,
                                                   uint32_t index) {
  const varve_entity *entity = plain(varve_of_attribute(attribute));
  if (index >= varve_attribute_get_element_count(attribute))
    return NULL;
  if (entity->kind == VARVE_KIND_DICTIONARY)
    return varve_as_attribute(varve_dictionary_value(entity, index));
  bool is_strings = entity->kind == VARVE_KIND_DENSE_STRING_ELEMENTS;
  return varve_as_attribute(entity->children[(size_t)index + (is_strings ? 1 : 0)]);
}

varve_slice varve_attribute_get_name(const varve_attribute *dictionary, uint32_t index) {
  const varve_entity *entity = varve_of_attribute(dictionary);
  if (!is_kind(entity, VARVE_KIND_DICTIONARY) || index >= varve_dictionary_size(entity))
    return varve_slice_make(NULL, 0);
  return varve_string_bytes(varve_dictionary_name(entity, index));
}

const varve_attribute *varve_attribute_find(const varve_attribute *dictionary, varve_slice name) {
  const varve_entity *entity = varve_of_attribute(dictionary);
  if (!is_kind(entity, VARVE_KIND_DICTIONARY) || !varve_slice_is_sound(name))
    return NULL;
  return varve_as_attribute(varve_dictionary_find(entity, name));
}

uint32_t varve_attribute_get_symbol_name_count(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return is_kind(entity, VARVE_KIND_SYMBOL_REF) ? entity->child_count : 0;
}

varve_slice varve_attribute_get_symbol_name(const varve_attribute *attribute, uint32_t index) {
  if (index >= varve_attribute_get_symbol_name_count(attribute))
    return varve_slice_make(NULL, 0);
  const varve_entity *child = varve_of_attribute(attribute)->children[index];
  return varve_string_bytes(index == 0 ? child : child->children[0]);
}

int64_t varve_attribute_get_offset(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return is_kind(entity, VARVE_KIND_STRIDED_LAYOUT) ? *(const int64_t *)varve_entity_payload(entity)
                                                    : 0;
}

varve_shape varve_attribute_get_strides(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  varve_shape strides = {NULL, 0, NULL};
  if (!is_kind(entity, VARVE_KIND_STRIDED_LAYOUT))
    return strides;
  strides.sizes = (const int64_t *)varve_entity_payload(entity) + 1;
  strides.rank = entity->payload_size / sizeof(int64_t) - 1;
  return strides;
}

const varve_attribute *varve_attribute_get_indices(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return is_kind(entity, VARVE_KIND_SPARSE_ELEMENTS) ? varve_as_attribute(entity->children[1])
                                                     : NULL;
}

const varve_attribute *varve_attribute_get_values(const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return is_kind(entity, VARVE_KIND_SPARSE_ELEMENTS) ? varve_as_attribute(entity->children[2])
                                                     : NULL;
}

/* Returns a child of the handle that an attribute is or has. */
static varve_slice handle_part(const varve_attribute *attribute, uint32_t child) {
  const varve_entity *handle = varve_of_attribute(attribute);
  if (is_kind(handle, VARVE_KIND_DENSE_RESOURCE_ELEMENTS))
    handle = handle->children[1];
  if (!is_kind(handle, VARVE_KIND_RESOURCE_HANDLE))
    return varve_slice_make(NULL, 0);
  return varve_string_bytes(handle->children[child]);
}

varve_slice varve_attribute_get_resource_dialect(const varve_attribute *attribute) {
  return handle_part(attribute, 0);
}

varve_slice varve_attribute_get_resource_key(const varve_attribute *attribute) {
  return handle_part(attribute, 1);
}

varve_slice varve_attribute_get_dialect(const varve_attribute *attribute) {
  return varve_dialect_of_entity(varve_of_attribute(attribute));
}

varve_slice varve_attribute_get_mnemonic(const varve_attribute *attribute) {
  return varve_mnemonic_of_entity(varve_of_attribute(attribute));
}

uint32_t varve_attribute_get_parameter_count(const varve_attribute *attribute) {
  return varve_parameter_count_of_entity(varve_of_attribute(attribute));
}

varve_status varve_attribute_get_parameter(varve_context *context, const varve_attribute *attribute,
                                           uint32_t index, varve_dialect_parameter *parameter) {
  return varve_get_parameter(context, varve_of_attribute(attribute), index, parameter);
}

varve_status varve_attribute_find_parameter(varve_context *context,
                                            const varve_attribute *attribute, varve_slice name,
                                            varve_component *value) {
  return varve_find_parameter(context, varve_of_attribute(attribute), name, value);
}

uint32_t varve_component_get_count(varve_component whole) {
  const varve_entity *entity = varve_of_component(whole);
  return entity == NULL ? 0 : entity->child_count;
}

varve_component varve_component_get(varve_component whole, uint32_t index) {
  const varve_entity *entity = varve_of_component(whole);
  return varve_as_component(
      entity == NULL || index >= entity->child_count ? NULL : entity->children[index]);
}
