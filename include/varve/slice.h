/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A range of bytes that the slice does not own. It may contain NUL; data may be NULL if size is 0.
 * Everything here: since 0.1. */
#ifndef VARVE_SLICE_H
#define VARVE_SLICE_H

#include <stddef.h>

typedef struct varve_slice {
  const char *data;
  size_t size;
} varve_slice;

#endif
