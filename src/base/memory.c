/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Counted allocation through the user's allocator. */
#include "base/memory.h"

#include <stdlib.h>

static void *default_resize(void *user, void *pointer, size_t old_size, size_t new_size) {
  (void)user;
  (void)old_size;
  if (new_size == 0) {
    free(pointer);
    return NULL;
  }
  return realloc(pointer, new_size);
}

varve_allocator varve_default_allocator(void) { return (varve_allocator){default_resize, NULL}; }

void varve_memory_init(varve_memory *memory, const varve_allocator *allocator, uint64_t limit) {
  bool is_given = allocator != NULL && allocator->function != NULL;
  memory->allocator = is_given ? *allocator : varve_default_allocator();
  memory->used = 0;
  memory->limit = limit;
  memory->has_refused = false;
}

uint64_t varve_memory_bound(varve_memory *memory, uint64_t room) {
  uint64_t outer = memory->limit;
  memory->has_refused = false;
  if (outer == 0)
    memory->limit = room > UINT64_MAX - memory->used ? UINT64_MAX : memory->used + room;
  return outer;
}

void *varve_memory_resize(varve_memory *memory, void *pointer, size_t old_size, size_t new_size) {
  if (pointer == NULL)
    old_size = 0;
  if (pointer == NULL && new_size == 0)
    return NULL;
  /* No object may be larger: the difference of two pointers into it must fit ptrdiff_t. */
  if (new_size > PTRDIFF_MAX)
    return NULL;
  uint64_t rest = memory->used - old_size;
  if (new_size > old_size && memory->limit != 0 &&
      (rest > memory->limit || new_size > memory->limit - rest)) {
    memory->has_refused = true;
    return NULL;
  }
  void *result = memory->allocator.function(memory->allocator.user, pointer, old_size, new_size);
  if (result != NULL || new_size == 0)
    memory->used = rest + new_size;
  return result;
}
