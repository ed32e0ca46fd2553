/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Counted allocation through the user's hook: every byte passes here, so limits and tests see all
 * of it. */
#ifndef VARVE_BASE_MEMORY_H
#define VARVE_BASE_MEMORY_H

#include "base/base.h"

/* Shared by a context and everything made in it. */
typedef struct varve_memory {
  varve_allocator allocator;
  uint64_t used;
  uint64_t limit; /* 0: none */
} varve_memory;

/* A NULL allocator (or one without a resize function) stands for malloc. */
void varve_memory_init(varve_memory *memory, const varve_allocator *allocator, uint64_t limit);
/* As varve_resize_function; NULL also when the limit would be passed. */
void *varve_memory_resize(varve_memory *memory, void *pointer, size_t old_size, size_t new_size);
static inline void varve_memory_free(varve_memory *memory, void *pointer, size_t size) {
  if (pointer != NULL)
    (void)varve_memory_resize(memory, pointer, size, 0);
}
varve_allocator varve_default_allocator(void);

#endif
