/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Counted allocation through the user's allocator. All memory is allocated here, so limits and
 * tests see every byte. */
#ifndef VARVE_BASE_MEMORY_H
#define VARVE_BASE_MEMORY_H

#include "base/base.h"

/* Shared by a context and everything made in it. */
typedef struct varve_memory {
  varve_allocator allocator;
  uint64_t used;
  uint64_t limit;   /* 0: none */
  bool has_refused; /* the limit was the cause of a failure */
} varve_memory;

/* Uses malloc if allocator is NULL or has no resize function. */
void varve_memory_init(varve_memory *memory, const varve_allocator *allocator, uint64_t limit);
/* As varve_resize_function. Also returns NULL if the limit would be exceeded. */
void *varve_memory_resize(varve_memory *memory, void *pointer, size_t old_size, size_t new_size);
static inline void varve_memory_free(varve_memory *memory, void *pointer, size_t size) {
  if (pointer != NULL)
    (void)varve_memory_resize(memory, pointer, size, 0);
}
/* Limits what a call allocates in addition to what is used, unless there is a limit already.
 * Returns the limit before, which varve_memory_unbound takes. */
uint64_t varve_memory_bound(varve_memory *memory, uint64_t room);
static inline void varve_memory_unbound(varve_memory *memory, uint64_t outer) {
  memory->limit = outer;
}
varve_allocator varve_default_allocator(void);

#endif
