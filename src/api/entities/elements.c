/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/attribute.h: numbers in bulk. */
#include <varve/attribute.h>

#include "api/options.h"
#include "base/number/float_format.h"
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

/* Fills the struct of a caller, with 0 unless status is OK. */
static varve_status give(varve_status status, const varve_elements *filled,
                         varve_elements *elements) {
  const varve_elements empty = {.struct_size = 0};
  varve_struct_give(elements, status == VARVE_STATUS_OK ? filled : &empty, sizeof empty);
  return status;
}

varve_status varve_attribute_get_elements(const varve_attribute *attribute,
                                          varve_elements *elements) {
  const varve_entity *entity = varve_of_attribute(attribute);
  varve_elements filled = {.struct_size = 0};
  if (elements == NULL || !varve_struct_size_is_sound(elements->struct_size))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status =
      entity == NULL ? VARVE_STATUS_BAD_ARGUMENT : get_own_elements(entity, &filled);
  return give(status, &filled, elements);
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
  return give(status, &filled, elements);
}

/* The bytes of one element, of which words has up to 16. */
typedef struct element {
  varve_slice bytes;
  uint64_t words[2];
} element;

/* Callers may make the struct themselves, so that its members need not fit together. Returns false
 * if they do not, or if there is no such element. */
static bool find_element(const varve_elements *elements, uint64_t index, element *found) {
  const size_t smallest = offsetof(varve_elements, bytes) + sizeof elements->bytes;
  const unsigned char *bytes = (const unsigned char *)elements->bytes.data;
  *found = (element){.bytes = varve_slice_make(NULL, 0)};
  if (elements->struct_size < smallest || index >= elements->count ||
      !varve_slice_is_sound(elements->bytes))
    return false;
  if (elements->is_splat)
    index = 0;
  if (elements->is_packed) {
    if (elements->bytes.size <= index / 8)
      return false;
    found->words[0] = bytes[index / 8] >> index % 8 & 1;
    return true;
  }
  size_t size = elements->element_size;
  if (size == 0)
    return true;
  if (elements->bytes.size / size <= index)
    return false;
  bytes += index * size;
  found->bytes = varve_slice_make((const char *)bytes, size);
  for (size_t i = 0; i < size && i < sizeof found->words; i++)
    found->words[i / 8] |= (uint64_t)bytes[i] << i % 8 * 8;
  return true;
}

/* Reads an integer of more bits than the words of an element have. */
static varve_status read_wide(const element *e, uint32_t width, bool is_signed, int64_t *value) {
  const unsigned char *bytes = (const unsigned char *)e->bytes.data;
  size_t last = e->bytes.size - 1;
  unsigned last_mask = width % 8 == 0 ? 0xFF : (1U << width % 8) - 1;
  bool is_negative = is_signed && (bytes[last] >> (width - 1) % 8 & 1) != 0;
  unsigned filler = is_negative ? 0xFF : 0;
  for (size_t i = sizeof e->words; i < last; i++)
    if (bytes[i] != filler)
      return VARVE_STATUS_LIMIT_EXCEEDED;
  bool fits = (bytes[last] & last_mask) == (filler & last_mask) &&
              varve_wide_to_i64(e->words, 128, is_signed, value) && (*value < 0) == is_negative;
  if (!fits)
    *value = 0;
  return fits ? VARVE_STATUS_OK : VARVE_STATUS_LIMIT_EXCEEDED;
}

/* Returns whether elements of this type have as many bytes as the struct says. */
static bool has_own_size(const varve_elements *elements, uint32_t width) {
  return elements->is_packed ? width == 1 : elements->element_size == (width + 7) / 8;
}

varve_status varve_elements_get_integer(const varve_elements *elements, uint64_t index,
                                        int64_t *value) {
  element found;
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = 0;
  const varve_entity *type = elements == NULL ? NULL : varve_of_type(elements->element_type);
  if (type == NULL ||
      (type->kind != VARVE_KIND_INTEGER_TYPE && type->kind != VARVE_KIND_INDEX_TYPE) ||
      !has_own_size(elements, varve_type_bit_width(type)) || !find_element(elements, index, &found))
    return VARVE_STATUS_BAD_ARGUMENT;
  uint32_t width = varve_type_bit_width(type);
  bool is_signed = varve_integer_has_sign(type);
  if (width > 128)
    return read_wide(&found, width, is_signed, value);
  varve_wide_mask(found.words, width); /* the bytes of a resource may have other bits set */
  return varve_wide_to_i64(found.words, width, is_signed, value) ? VARVE_STATUS_OK
                                                                 : VARVE_STATUS_LIMIT_EXCEEDED;
}

varve_status varve_elements_get_float(const varve_elements *elements, uint64_t index,
                                      double *value) {
  element found;
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = 0;
  const varve_entity *type = elements == NULL ? NULL : varve_of_type(elements->element_type);
  if (type == NULL || type->kind != VARVE_KIND_FLOAT_TYPE ||
      !has_own_size(elements, varve_type_bit_width(type)) || !find_element(elements, index, &found))
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = varve_float_to_double(varve_float_type_kind(type), found.words);
  return VARVE_STATUS_OK;
}
