/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A file that is read in parts without being mapped. */
#ifndef VARVE_BASE_FILE_SOURCE_H
#define VARVE_BASE_FILE_SOURCE_H

#include "base/file/source.h"

typedef struct varve_file_reader {
  int file; /* -1: not open */
} varve_file_reader;

/* Opens a regular file; others return UNSUPPORTED. source reads from it until it is closed. On IO,
 * *error_text is a static or errno text. */
varve_status varve_file_reader_open(varve_file_reader *reader, const char *path,
                                    varve_source *source, const char **error_text) VARVE_MUST_USE;
void varve_file_reader_close(varve_file_reader *reader);

#endif
