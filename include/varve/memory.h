/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The function through which libvarve allocates and frees all of its memory. Everything here: since
 * 0.1. */
#ifndef VARVE_MEMORY_H
#define VARVE_MEMORY_H

#include <stddef.h>

/* Resizes a block like realloc; old_size is its current size. A NULL pointer allocates; new_size 0
 * frees the block and returns NULL. Returns NULL on failure; the old block then stays valid.
 * Blocks must be aligned for any object. Called by the thread that uses the context. */
typedef void *varve_resize_function(void *user, void *pointer, size_t old_size, size_t new_size);

typedef struct varve_allocator {
  varve_resize_function *function;
  void *user;
} varve_allocator;

#endif
