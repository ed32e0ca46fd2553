/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads files in parts on POSIX. */
#ifdef HAVE_CONFIG_H
#include <config.h>
#endif

/* Allows large files if long has 32 bits. */
#ifndef _FILE_OFFSET_BITS
#define _FILE_OFFSET_BITS 64
#endif

#include "base/file/file_source.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

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
