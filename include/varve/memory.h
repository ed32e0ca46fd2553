/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The one hook through which libvarve takes and returns memory. */
#ifndef VARVE_MEMORY_H
#define VARVE_MEMORY_H

#include <stddef.h>

/* Behaves like realloc with the old size given: pointer NULL allocates, new_size 0 frees and
 * returns NULL, otherwise the block is resized and its contents kept. Returns NULL on failure, the
 * old block then stays. Blocks are aligned for any object. Called from the thread that uses the
 * context. */
typedef void *varve_resize_function(void *user, void *pointer, size_t old_size, size_t new_size);

typedef struct varve_allocator {
  varve_resize_function *resize;
  void *user;
} varve_allocator;

#endif
