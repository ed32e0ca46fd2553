/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytes that the caller owns: see bytes.h. */
#include "api/bytes.h"

varve_status varve_bytes_create(varve_memory *memory, varve_bytes **bytes) {
  *bytes = varve_memory_resize(memory, NULL, 0, sizeof(**bytes));
  if (*bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_buffer_init(&(*bytes)->buffer, memory);
  return VARVE_STATUS_OK;
}

varve_status varve_bytes_create_alone(const varve_allocator *allocator, varve_bytes **bytes) {
  varve_memory memory;
  varve_memory_init(&memory, allocator, 0);
  VARVE_TRY(varve_bytes_create(&memory, bytes));
  (*bytes)->own = memory;
  varve_buffer_init(&(*bytes)->buffer, &(*bytes)->own);
  return VARVE_STATUS_OK;
}

varve_slice varve_bytes_slice(const varve_bytes *bytes) {
  return varve_buffer_slice(&bytes->buffer);
}

void varve_bytes_destroy(varve_bytes *bytes) {
  if (bytes == NULL)
    return;
  varve_memory *memory = bytes->buffer.memory;
  varve_buffer_release(&bytes->buffer);
  varve_memory own = bytes->own;
  varve_memory_free(memory == &bytes->own ? &own : memory, bytes, sizeof(*bytes));
}
