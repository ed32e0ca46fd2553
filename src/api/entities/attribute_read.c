/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/attribute.h: what attributes consist of. */
#include <varve/attribute.h>

#include "api/entities/dialect_entity.h"
#include "api/options.h"
#include "base/number/float_format.h"
#include "ir/handle.h"

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
