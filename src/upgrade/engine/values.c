/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of numbers out of and into attributes. */
#include "upgrade/engine/values.h"

static int64_t read_element(const unsigned char *bytes, uint32_t size, uint32_t width) {
  uint64_t word = 0;
  for (uint32_t b = size; b-- > 0;)
    word = word << 8 | bytes[b];
  if (width < 64 && (word >> (width - 1) & 1) != 0)
    word |= ~UINT64_C(0) << width;
  return (int64_t)word;
}

static varve_status append_elements(varve_slice bytes, uint64_t count, uint32_t width,
                                    varve_vector *numbers) {
  uint32_t size = (width + 7) / 8;
  bool is_splat = bytes.size == size;
  if (!is_splat && bytes.size / size != count)
    return VARVE_STATUS_INVALID;
  VARVE_TRY(varve_vector_reserve(numbers, count));
  for (uint64_t i = 0; i < count; i++) {
    const unsigned char *element = (const unsigned char *)bytes.data + (is_splat ? 0 : i * size);
    int64_t number = read_element(element, size, width);
    VARVE_TRY(varve_vector_push(numbers, &number));
  }
  return VARVE_STATUS_OK;
}

static bool is_readable(const varve_entity *element, uint32_t *width) {
  *width = varve_type_bit_width(element);
  return (element->kind == VARVE_KIND_INTEGER_TYPE || element->kind == VARVE_KIND_INDEX_TYPE) &&
         *width > 1 && *width <= 64;
}

/* A list that tells sizes or places is short; a splat could stand for any number of elements. */
enum { MAX_NUMBERS = 1 << 20 };

static varve_status read_dense(const varve_entity *attribute, varve_vector *numbers,
                               bool *is_list) {
  uint32_t width;
  uint64_t count;
  const varve_entity *type = attribute->children[0];
  varve_slice bytes = varve_slice_make(varve_entity_payload(attribute), attribute->payload_size);
  if (attribute->kind == VARVE_KIND_DENSE_ARRAY) {
    count = varve_dense_array_count(attribute);
    bytes = varve_dense_array_bytes(attribute);
  } else if (!varve_is_shaped_type(type) || !varve_dims_count(varve_type_dims(type), &count)) {
    return VARVE_STATUS_OK;
  } else {
    type = varve_type_element(type);
  }
  if (count > MAX_NUMBERS || !is_readable(type, &width))
    return VARVE_STATUS_OK;
  *is_list = true;
  return append_elements(bytes, count, width, numbers);
}

varve_status varve_upgrade_read_list(const varve_entity *attribute, varve_vector *numbers,
                                     bool *is_list) {
  size_t before = numbers->count;
  *is_list = false;
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  if (attribute->kind == VARVE_KIND_DENSE_ELEMENTS || attribute->kind == VARVE_KIND_DENSE_ARRAY)
    return read_dense(attribute, numbers, is_list);
  if (attribute->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < attribute->child_count; i++) {
    int64_t number;
    if (!varve_upgrade_integer(attribute->children[i], &number)) {
      varve_vector_truncate(numbers, before);
      return VARVE_STATUS_OK;
    }
    VARVE_TRY(varve_vector_push(numbers, &number));
  }
  *is_list = true;
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_dense_list(varve_upgrader *up, const varve_vector *numbers,
                                      uint32_t width, const varve_entity **made) {
  const varve_entity *element;
  varve_buffer bytes;
  VARVE_TRY(varve_integer_type_get(up->context, width, VARVE_SIGNLESS, &element));
  varve_buffer_init(&bytes, &up->context->memory);
  varve_status status = VARVE_STATUS_OK;
  uint32_t size = (width + 7) / 8;
  for (size_t i = 0; i < numbers->count; i++) {
    uint64_t bits = (uint64_t)VARVE_VECTOR_AT(numbers, int64_t, i);
    if (width == 1)
      bits &= 1;
    for (uint32_t b = 0; b < size && status == VARVE_STATUS_OK; b++, bits >>= 8)
      status = varve_buffer_append_char(&bytes, (char)(bits & 0xff));
  }
  if (status == VARVE_STATUS_OK)
    status = varve_dense_array_get(up->context, element, varve_buffer_slice(&bytes), made);
  varve_buffer_release(&bytes);
  return status;
}
