/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Growing arrays and byte buffers. */
#ifdef HAVE_CONFIG_H
#include <config.h>
#endif

#include "base/vector.h"

/* Returns the next capacity for needed elements. In the stress build it is exact, so that every
 * growth moves the elements. */
static size_t next_capacity(size_t capacity, size_t needed, size_t least) {
#ifdef VARVE_STRESS
  (void)capacity;
  (void)least;
  return needed;
#else
  size_t grown = capacity > SIZE_MAX / 2 ? SIZE_MAX : capacity * 2;
  if (grown < least)
    grown = least;
  return grown < needed ? needed : grown;
#endif
}

void varve_vector_init(varve_vector *vector, varve_memory *memory, size_t element_size) {
  *vector = (varve_vector){.memory = memory, .element_size = element_size};
}

void varve_vector_release(varve_vector *vector) {
  if (vector->data != NULL)
    varve_memory_free(vector->memory, vector->data, vector->capacity * vector->element_size);
  varve_vector_init(vector, vector->memory, vector->element_size);
}

varve_status varve_vector_reserve(varve_vector *vector, size_t count) {
  size_t needed, bytes;
  if (count <= vector->capacity - vector->count)
    return VARVE_STATUS_OK;
  if (!varve_add_size(vector->count, count, &needed))
    return VARVE_STATUS_OUT_OF_MEMORY;
  size_t capacity = next_capacity(vector->capacity, needed, 8);
  if (!varve_multiply_size(capacity, vector->element_size, &bytes))
    return VARVE_STATUS_OUT_OF_MEMORY;
  size_t old_bytes = vector->capacity * vector->element_size;
  void *data = varve_memory_resize(vector->memory, vector->data, old_bytes, bytes);
  if (data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  vector->data = data;
  vector->capacity = capacity;
  return VARVE_STATUS_OK;
}

varve_status varve_vector_push(varve_vector *vector, const void *element) {
  if (vector->count == vector->capacity)
    VARVE_TRY(varve_vector_reserve(vector, 1));
  char *to = (char *)vector->data + vector->count * vector->element_size;
  /* Most elements are pointers; with a size known to the compiler the copy needs no call. */
  if (vector->element_size == sizeof(uint64_t))
    memcpy(to, element, sizeof(uint64_t));
  else
    memcpy(to, element, vector->element_size);
  vector->count++;
  return VARVE_STATUS_OK;
}

varve_status varve_vector_append(varve_vector *vector, const void *elements, size_t count) {
  if (count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_vector_reserve(vector, count));
  memcpy((char *)vector->data + vector->count * vector->element_size, elements,
         count * vector->element_size);
  vector->count += count;
  return VARVE_STATUS_OK;
}

void *varve_vector_grow(varve_vector *vector, size_t count) {
  /* Reserves at least one element, because NULL means failure. */
  if (varve_vector_reserve(vector, count == 0 ? 1 : count) != VARVE_STATUS_OK)
    return NULL;
  char *first = (char *)vector->data + vector->count * vector->element_size;
  memset(first, 0, count * vector->element_size);
  vector->count += count;
  return first;
}

void varve_buffer_init(varve_buffer *buffer, varve_memory *memory) {
  *buffer = (varve_buffer){.memory = memory};
}

void varve_buffer_release(varve_buffer *buffer) {
  varve_memory_free(buffer->memory, buffer->data, buffer->capacity);
  varve_buffer_init(buffer, buffer->memory);
}

varve_status varve_buffer_reserve(varve_buffer *buffer, size_t size) {
  size_t needed;
  if (size <= buffer->capacity - buffer->size)
    return VARVE_STATUS_OK;
  if (!varve_add_size(buffer->size, size, &needed))
    return VARVE_STATUS_OUT_OF_MEMORY;
  size_t capacity = next_capacity(buffer->capacity, needed, 64);
  char *data = varve_memory_resize(buffer->memory, buffer->data, buffer->capacity, capacity);
  if (data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  buffer->data = data;
  buffer->capacity = capacity;
  return VARVE_STATUS_OK;
}

varve_status varve_buffer_append(varve_buffer *buffer, varve_slice bytes) {
  if (bytes.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_reserve(buffer, bytes.size));
  memcpy(buffer->data + buffer->size, bytes.data, bytes.size);
  buffer->size += bytes.size;
  return VARVE_STATUS_OK;
}

varve_status varve_buffer_append_char(varve_buffer *buffer, char c) {
  if (buffer->size == buffer->capacity)
    VARVE_TRY(varve_buffer_reserve(buffer, 1));
  buffer->data[buffer->size++] = c;
  return VARVE_STATUS_OK;
}

varve_status varve_buffer_append_unsigned(varve_buffer *buffer, uint64_t value) {
  char digits[20];
  size_t first = sizeof digits;
  do {
    digits[--first] = (char)('0' + value % 10);
    value /= 10;
  } while (value != 0);
  return varve_buffer_append(buffer, varve_slice_make(digits + first, sizeof digits - first));
}

varve_status varve_buffer_append_signed(varve_buffer *buffer, int64_t value) {
  if (value >= 0)
    return varve_buffer_append_unsigned(buffer, (uint64_t)value);
  VARVE_TRY(varve_buffer_append_char(buffer, '-'));
  return varve_buffer_append_unsigned(buffer, 0 - (uint64_t)value);
}
