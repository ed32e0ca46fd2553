/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A growing array of equal-sized elements. The element type is named at each use. */
#ifndef VARVE_BASE_VECTOR_H
#define VARVE_BASE_VECTOR_H

#include "base/memory.h"

typedef struct varve_vector {
  varve_memory *memory;
  void *data;
  size_t count;
  size_t capacity;
  size_t element_size;
} varve_vector;

void varve_vector_init(varve_vector *vector, varve_memory *memory, size_t element_size);
void varve_vector_release(varve_vector *vector);
/* Reserves room for count more elements; pointers into the vector become invalid. */
varve_status varve_vector_reserve(varve_vector *vector, size_t count) VARVE_MUST_USE;
/* Appends a copy of *element, which must not be in the vector itself. */
varve_status varve_vector_push(varve_vector *vector, const void *element) VARVE_MUST_USE;
varve_status varve_vector_append(varve_vector *vector, const void *elements,
                                 size_t count) VARVE_MUST_USE;
/* As push, for pointers and 32-bit numbers: short enough to inline into hot loops. */
static inline varve_status VARVE_MUST_USE varve_vector_push_pointer(varve_vector *vector,
                                                                    const void *pointer) {
  if (vector->count == vector->capacity)
    VARVE_TRY(varve_vector_reserve(vector, 1));
  memcpy((char *)vector->data + vector->count * sizeof(pointer), &pointer, sizeof(pointer));
  vector->count++;
  return VARVE_STATUS_OK;
}
static inline varve_status VARVE_MUST_USE varve_vector_push_u32(varve_vector *vector,
                                                                uint32_t number) {
  if (vector->count == vector->capacity)
    VARVE_TRY(varve_vector_reserve(vector, 1));
  memcpy((char *)vector->data + vector->count * sizeof(number), &number, sizeof(number));
  vector->count++;
  return VARVE_STATUS_OK;
}
/* Appends count zeroed elements. Returns the first of them, or NULL on failure. */
void *varve_vector_grow(varve_vector *vector, size_t count);
static inline void varve_vector_truncate(varve_vector *vector, size_t count) {
  vector->count = count;
}
#define VARVE_VECTOR_AT(vector, type, index) (((type *)(vector)->data)[index])
#define VARVE_VECTOR_LAST(vector, type) (((type *)(vector)->data)[(vector)->count - 1])

/* A byte buffer: a vector of char with text helpers. */
typedef struct varve_buffer {
  varve_memory *memory;
  char *data;
  size_t size;
  size_t capacity;
} varve_buffer;

void varve_buffer_init(varve_buffer *buffer, varve_memory *memory);
void varve_buffer_release(varve_buffer *buffer);
varve_status varve_buffer_reserve(varve_buffer *buffer, size_t size) VARVE_MUST_USE;
varve_status varve_buffer_append(varve_buffer *buffer, varve_slice bytes) VARVE_MUST_USE;
varve_status varve_buffer_append_char(varve_buffer *buffer, char c) VARVE_MUST_USE;
varve_status varve_buffer_append_unsigned(varve_buffer *buffer, uint64_t value) VARVE_MUST_USE;
varve_status varve_buffer_append_signed(varve_buffer *buffer, int64_t value) VARVE_MUST_USE;
static inline varve_slice varve_buffer_slice(const varve_buffer *buffer) {
  return varve_slice_make(buffer->data, buffer->size);
}

#endif
