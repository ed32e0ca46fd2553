/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads bytes in parts. */
#define _DEFAULT_SOURCE

#include "base/file/source.h"

#include <sys/mman.h>
#include <unistd.h>

varve_status varve_source_read(const varve_source *source, uint64_t offset, void *bytes,
                               size_t size) {
  if (source->data == NULL)
    return source->read_at(source->user, offset, bytes, size);
  memcpy(bytes, source->data + offset, size);
  return VARVE_STATUS_OK;
}

varve_status varve_source_append(const varve_source *source, uint64_t offset, uint64_t size,
                                 varve_buffer *out) {
  if (offset > source->size || size > source->size - offset)
    return VARVE_STATUS_TRUNCATED;
  if (size > SIZE_MAX / 2)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  if (size == 0)
    return VARVE_STATUS_OK;
  if (source->data != NULL)
    return varve_buffer_append(out, varve_slice_make(source->data + offset, (size_t)size));
  VARVE_TRY(varve_buffer_reserve(out, (size_t)size));
  VARVE_TRY(source->read_at(source->user, offset, out->data + out->size, (size_t)size));
  out->size += (size_t)size;
  return VARVE_STATUS_OK;
}

varve_status varve_source_get(const varve_source *source, uint64_t offset, uint64_t size,
                              varve_buffer *scratch, varve_slice *bytes) {
  *bytes = varve_slice_make(NULL, 0);
  if (offset > source->size || size > source->size - offset)
    return VARVE_STATUS_TRUNCATED;
  if (source->data != NULL) {
    *bytes = varve_slice_make(source->data + offset, (size_t)size);
    return VARVE_STATUS_OK;
  }
  scratch->size = 0;
  VARVE_TRY(varve_source_append(source, offset, size, scratch));
  *bytes = varve_buffer_slice(scratch);
  return VARVE_STATUS_OK;
}

void varve_pages_drop(uintptr_t start, uintptr_t end) {
#ifdef MADV_DONTNEED
  if (start < end)
    (void)madvise((void *)start, end - start, MADV_DONTNEED);
#else
  (void)start;
  (void)end;
#endif
}

void varve_source_drop(const varve_source *source, uint64_t offset, uint64_t size) {
  if (!source->is_mapped)
    return;
  uintptr_t mask = ~(uintptr_t)(sysconf(_SC_PAGESIZE) - 1);
  uintptr_t start = (uintptr_t)source->data + (uintptr_t)offset;
  uintptr_t end = (start + (uintptr_t)size) & mask;
  start &= mask; /* bytes on the first page before start are no longer required */
  varve_pages_drop(start, end);
}
