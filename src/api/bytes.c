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

varve_slice varve_bytes_slice(const varve_bytes *bytes) {
  return varve_buffer_slice(&bytes->buffer);
}

void varve_bytes_destroy(varve_bytes *bytes) {
  if (bytes == NULL)
    return;
  varve_memory *memory = bytes->buffer.memory;
  varve_buffer_release(&bytes->buffer);
  varve_memory_free(memory, bytes, sizeof(*bytes));
}
