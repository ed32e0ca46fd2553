/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A borrowed run of bytes. NUL is an ordinary byte; data may be NULL when size is 0. */
#ifndef VARVE_SLICE_H
#define VARVE_SLICE_H

#include <stddef.h>

typedef struct varve_slice {
  const char *data;
  size_t size;
} varve_slice;

#endif
