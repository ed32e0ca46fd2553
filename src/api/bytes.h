/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytes that the caller owns, and writing of files. */
#ifndef VARVE_API_BYTES_H
#define VARVE_API_BYTES_H

#include <varve/module.h>

#include "base/file/loans.h"
#include "base/vector.h"

struct varve_bytes {
  varve_memory own; /* of bytes that belong to no context */
  varve_buffer buffer;
};

varve_status varve_bytes_create(varve_memory *memory, varve_bytes **bytes) VARVE_MUST_USE;
/* As varve_bytes_create, for bytes that belong to no context. allocator NULL: malloc and free. */
varve_status varve_bytes_create_alone(const varve_allocator *allocator,
                                      varve_bytes **bytes) VARVE_MUST_USE;

/* Writes as varve_bytes_save_file does. */
varve_status varve_write_pieces(const char *path, const varve_pieces *pieces,
                                varve_diagnostic_sink sink) VARVE_MUST_USE;

#endif
