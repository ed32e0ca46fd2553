/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads bytes in parts. */
#ifdef HAVE_CONFIG_H
#include <config.h>
#endif

#define _DEFAULT_SOURCE
/* Allows large files if long has 32 bits. */
#ifndef _FILE_OFFSET_BITS
#define _FILE_OFFSET_BITS 64
#endif

#include "base/file/source.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
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

/* The size limit of one system call; some hosts reject more than INT_MAX. */
enum { LARGEST_TRANSFER = 1 << 30 };

/* Reads size bytes at offset. A file that became shorter is an error. */
static varve_status read_part(void *user, uint64_t offset, void *bytes, size_t size) {
  const varve_file_reader *reader = user;
  char *at = bytes;
  while (size != 0) {
    size_t step = size < LARGEST_TRANSFER ? size : LARGEST_TRANSFER;
    ssize_t count = pread(reader->file, at, step, (off_t)offset);
    if (count == 0 || (count < 0 && errno != EINTR))
      return VARVE_STATUS_IO;
    if (count < 0)
      continue;
    at += count;
    offset += (uint64_t)count;
    size -= (size_t)count;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_file_reader_open(varve_file_reader *reader, const char *path,
                                    varve_source *source, const char **error_text) {
  struct stat facts;
  *source = (varve_source){.size = 0};
  *error_text = "";
  reader->file = -1;
  /* Opening and closing a FIFO would break its writer. */
  if (stat(path, &facts) == 0 && !S_ISREG(facts.st_mode))
    return VARVE_STATUS_UNSUPPORTED;
  reader->file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (reader->file < 0 || fstat(reader->file, &facts) != 0) {
    *error_text = strerror(errno);
    varve_file_reader_close(reader);
    return VARVE_STATUS_IO;
  }
  if (!S_ISREG(facts.st_mode)) {
    varve_file_reader_close(reader);
    return VARVE_STATUS_UNSUPPORTED;
  }
  *source = (varve_source){.size = (uint64_t)facts.st_size, .read_at = read_part, .user = reader};
  return VARVE_STATUS_OK;
}

void varve_file_reader_close(varve_file_reader *reader) {
  if (reader->file >= 0)
    (void)close(reader->file);
  reader->file = -1;
}
