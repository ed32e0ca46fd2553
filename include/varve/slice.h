/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ranges of bytes. Everything here: since 0.1. */
#ifndef VARVE_SLICE_H
#define VARVE_SLICE_H

#include <stddef.h>

#include <varve/export.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A range of bytes that the slice does not own. It may contain NUL; data may be NULL if size is 0.
 */
typedef struct varve_slice {
  const char *data;
  size_t size;
} varve_slice;

/* Bytes owned by the caller, who frees them with varve_bytes_destroy. */
typedef struct varve_bytes varve_bytes;
VARVE_API varve_slice
varve_bytes_slice(const varve_bytes *bytes); /* valid until bytes is destroyed. Since 0.1. */
VARVE_API void varve_bytes_destroy(
    varve_bytes *bytes); /* NULL is allowed; call it before the context is destroyed. Since 0.1. */

#ifdef __cplusplus
}
#endif

#endif
