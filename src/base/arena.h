/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bump allocation in growing chunks, which are released all at once. Allocated bytes never move. */
#ifndef VARVE_BASE_ARENA_H
#define VARVE_BASE_ARENA_H

#include "base/memory.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define VARVE_ADDRESS_SANITIZER 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define VARVE_ADDRESS_SANITIZER 1
#endif
#ifdef VARVE_ADDRESS_SANITIZER
enum { VARVE_ARENA_RED_ZONE = 8 };
#else
enum { VARVE_ARENA_RED_ZONE = 0 };
#endif
enum { VARVE_ARENA_ALIGNMENT = 8 };

typedef struct varve_arena_chunk varve_arena_chunk;

typedef struct varve_arena {
  varve_memory *memory;
  varve_arena_chunk *chunks; /* newest first */
  char *next;
  char *end;
  size_t chunk_size;
} varve_arena;

void varve_arena_init(varve_arena *arena, varve_memory *memory);
void varve_arena_release(varve_arena *arena);
void *varve_arena_allocate_slowly(varve_arena *arena, size_t size);
/* Returns size bytes aligned to 8, with undefined contents, or NULL if out of memory. A size of 0
 * gives a valid pointer. The rest of a chunk is always a multiple of the alignment, so a size that
 * fits also fits after padding. */
static inline void *varve_arena_allocate(varve_arena *arena, size_t size) {
  const size_t mask = VARVE_ARENA_ALIGNMENT - 1;
  if (VARVE_ARENA_RED_ZONE != 0 || size - 1 >= (size_t)(arena->end - arena->next))
    return varve_arena_allocate_slowly(arena, size);
  char *result = arena->next;
  arena->next += (size + mask) & ~mask;
  return result;
}
/* Allocates count * size bytes. Returns NULL if the product overflows or memory runs out. */
void *varve_arena_allocate_array(varve_arena *arena, size_t count, size_t size);
/* Copies text and appends a NUL. On failure the data of the result is NULL. */
varve_slice varve_arena_copy(varve_arena *arena, varve_slice text);

/* A point to return to: releasing to it frees everything allocated since. */
typedef struct varve_arena_mark {
  varve_arena_chunk *chunk;
  char *next;
  char *end;
} varve_arena_mark;
varve_arena_mark varve_arena_get_mark(const varve_arena *arena);
void varve_arena_reset(varve_arena *arena, varve_arena_mark mark);

/* An arena with free lists, one per size class: steps of 16 bytes up to 512, then four for each
 * power of two. Freed blocks are poisoned under ASan until they are allocated again. */
enum { VARVE_POOL_CLASSES = 256 };
typedef struct varve_pool {
  varve_arena arena;
  void *free_lists[VARVE_POOL_CLASSES];
} varve_pool;
void varve_pool_init(varve_pool *pool, varve_memory *memory);
void varve_pool_release(varve_pool *pool);
void *varve_pool_allocate(varve_pool *pool, size_t size);
void varve_pool_free(varve_pool *pool, void *pointer, size_t size);

#endif
