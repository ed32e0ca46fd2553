/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/attribute.h: numbers in bulk. */
#include <varve/attribute.h>

#include "api/options.h"
#include "base/float_format.h"
#include "ir/handle.h"
#include "ir/module.h"

/* What is common to all elements of one type. */
static void describe(const varve_entity *element, bool is_array, varve_elements *elements) {
  elements->element_type = varve_as_type(element);
  elements->is_packed =
      !is_array && element->kind == VARVE_KIND_INTEGER_TYPE && varve_type_bit_width(element) == 1;
  elements->element_size = (uint32_t)(is_array ? varve_dense_array_element_size(element)
                                               : varve_dense_element_size(element));
}

static varve_status get_own_elements(const varve_entity *entity, varve_elements *elements) {
  if (entity->kind == VARVE_KIND_SHAPED_ELEMENTS)
    entity = entity->children[1];
  if (entity->kind == VARVE_KIND_DENSE_ARRAY) {
    describe(entity->children[0], true, elements);
    elements->count = varve_dense_array_count(entity);
    elements->bytes = varve_dense_array_bytes(entity);
    return VARVE_STATUS_OK;
  }
  if (entity->kind != VARVE_KIND_DENSE_ELEMENTS ||
      !varve_dims_count(varve_type_dims(entity->children[0]), &elements->count))
    return VARVE_STATUS_BAD_ARGUMENT;
  describe(varve_type_element(entity->children[0]), false, elements);
  elements->is_splat = (entity->flags & VARVE_FLAG_SPLAT) != 0;
  elements->bytes = varve_slice_make(varve_entity_payload(entity), entity->payload_size);
  return VARVE_STATUS_OK;
}

/* The bytes of a resource are full data; booleans are bits or, as JAX writes them, bytes. */
static varve_status get_resource_elements(const varve_module *module, const varve_entity *entity,
                                          varve_elements *elements) {
  const varve_entity *type = entity->children[0];
  const varve_resource *resource = varve_module_find_resource(module, entity->children[1]);
  if (resource == NULL || !resource->has_data || resource->kind != VARVE_RESOURCE_BLOB)
    return VARVE_STATUS_NOT_FOUND;
  if (!varve_is_ranked_type(type) || !varve_dims_count(varve_type_dims(type), &elements->count))
    return VARVE_STATUS_INVALID;
  describe(varve_type_element(type), false, elements);
  bool is_bytes = elements->is_packed && resource->data.size == elements->count;
  if (!is_bytes && !varve_dense_size_is_valid(type, resource->data.size, false))
    return VARVE_STATUS_INVALID;
  if (is_bytes) {
    elements->is_packed = false;
    elements->element_size = 1;
  }
  VARVE_TRY(varve_resource_check(resource));
  elements->bytes = resource->data;
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_get_elements(const varve_attribute *attribute,
                                          varve_elements *elements) {
  const varve_entity *entity = varve_of_attribute(attribute);
  varve_elements filled = {.struct_size = 0};
  if (elements == NULL || !varve_struct_size_is_sound(elements->struct_size))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status =
      entity == NULL ? VARVE_STATUS_BAD_ARGUMENT : get_own_elements(entity, &filled);
  varve_struct_give(elements, &filled, sizeof filled);
  return status;
}

varve_status varve_module_get_elements(varve_module *module, const varve_attribute *attribute,
                                       varve_elements *elements) {
  const varve_entity *entity = varve_of_attribute(attribute);
  varve_elements filled = {.struct_size = 0};
  if (entity == NULL || entity->kind != VARVE_KIND_DENSE_RESOURCE_ELEMENTS)
    return varve_attribute_get_elements(attribute, elements);
  if (elements == NULL || !varve_struct_size_is_sound(elements->struct_size))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status =
      module == NULL ? VARVE_STATUS_BAD_ARGUMENT : get_resource_elements(module, entity, &filled);
  varve_struct_give(elements, &filled, sizeof filled);
  return status;
}

/* Reads the words of one element. Returns false if there is no such element. */
static bool read_words(const varve_elements *elements, uint64_t index, uint64_t words[2]) {
  const unsigned char *bytes = (const unsigned char *)elements->bytes.data;
  words[0] = words[1] = 0;
  if (index >= elements->count)
    return false;
  if (elements->is_splat)
    index = 0;
  if (elements->is_packed) {
    if (elements->bytes.size <= index / 8)
      return false;
    words[0] = bytes[index / 8] >> index % 8 & 1;
    return true;
  }
  size_t size = elements->element_size;
  if (size > 2 * sizeof(uint64_t) || (size != 0 && elements->bytes.size / size <= index))
    return false;
  for (size_t i = 0; i < size; i++)
    words[i / 8] |= (uint64_t)bytes[index * size + i] << i % 8 * 8;
  return true;
}

varve_status varve_elements_get_integer(const varve_elements *elements, uint64_t index,
                                        int64_t *value) {
  uint64_t words[2];
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = 0;
  const varve_entity *type = elements == NULL ? NULL : varve_of_type(elements->element_type);
  if (type == NULL ||
      (type->kind != VARVE_KIND_INTEGER_TYPE && type->kind != VARVE_KIND_INDEX_TYPE) ||
      !read_words(elements, index, words))
    return VARVE_STATUS_BAD_ARGUMENT;
  uint32_t width = varve_type_bit_width(type);
  bool is_unsigned = type->kind == VARVE_KIND_INTEGER_TYPE &&
                     varve_integer_type_layout(type).signedness == VARVE_UNSIGNED;
  if (width > 64 && (words[1] != 0 || words[0] >> 63 != 0))
    return VARVE_STATUS_LIMIT_EXCEEDED;
  if (!is_unsigned && width > 1 && width < 64 && (words[0] >> (width - 1) & 1) != 0)
    words[0] |= UINT64_MAX << width;
  memcpy(value, &words[0], sizeof *value);
  return VARVE_STATUS_OK;
}

varve_status varve_elements_get_float(const varve_elements *elements, uint64_t index,
                                      double *value) {
  uint64_t words[2];
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = 0;
  const varve_entity *type = elements == NULL ? NULL : varve_of_type(elements->element_type);
  if (type == NULL || type->kind != VARVE_KIND_FLOAT_TYPE || !read_words(elements, index, words))
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = varve_float_to_double(varve_float_type_kind(type), words);
  return VARVE_STATUS_OK;
}
