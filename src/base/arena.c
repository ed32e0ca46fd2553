/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bump allocation in growing chunks, and the pool of size classes on top of it. */
#ifdef HAVE_CONFIG_H
#include <config.h>
#endif

#include "base/arena.h"

#ifdef VARVE_ADDRESS_SANITIZER
#include <sanitizer/asan_interface.h>
#define POISON(pointer, size) ASAN_POISON_MEMORY_REGION(pointer, size)
#define UNPOISON(pointer, size) ASAN_UNPOISON_MEMORY_REGION(pointer, size)
#else
#define POISON(pointer, size) ((void)(pointer), (void)(size))
#define UNPOISON(pointer, size) ((void)(pointer), (void)(size))
#endif

#ifdef VARVE_STRESS
enum { FIRST_CHUNK = 64, LAST_CHUNK = 64 };
#else
enum { FIRST_CHUNK = 4096, LAST_CHUNK = 1 << 20 };
#endif

struct varve_arena_chunk {
  varve_arena_chunk *older;
  size_t size; /* header included */
};

/* Rounds up to the alignment, which matters on 32-bit hosts. */
static size_t header_size(void) {
  return (sizeof(varve_arena_chunk) + VARVE_ARENA_ALIGNMENT - 1) / VARVE_ARENA_ALIGNMENT *
         VARVE_ARENA_ALIGNMENT;
}

void varve_arena_init(varve_arena *arena, varve_memory *memory) {
  *arena = (varve_arena){.memory = memory, .chunk_size = FIRST_CHUNK};
}

static void free_newest(varve_arena *arena) {
  varve_arena_chunk *chunk = arena->chunks;
  arena->chunks = chunk->older;
  UNPOISON(chunk, chunk->size);
  varve_memory_free(arena->memory, chunk, chunk->size);
}

void varve_arena_release(varve_arena *arena) {
  while (arena->chunks != NULL)
    free_newest(arena);
  varve_arena_init(arena, arena->memory);
}

/* Returns the first usable byte of a new chunk with room for size bytes. */
static char *add_chunk(varve_arena *arena, size_t size) {
  size_t total;
  if (!varve_add_size(size, header_size(), &total))
    return NULL;
  varve_arena_chunk *chunk = varve_memory_resize(arena->memory, NULL, 0, total);
  if (chunk == NULL)
    return NULL;
  chunk->older = arena->chunks;
  chunk->size = total;
  arena->chunks = chunk;
  char *start = (char *)chunk + header_size();
  POISON(start, size);
  return start;
}

void *varve_arena_allocate_slowly(varve_arena *arena, size_t size) {
  size_t padded;
  if (!varve_add_size(size == 0 ? 1 : size, VARVE_ARENA_ALIGNMENT - 1 + VARVE_ARENA_RED_ZONE,
                      &padded))
    return NULL;
  padded -= padded % VARVE_ARENA_ALIGNMENT;
  char *result = arena->next;
  if (padded <= (size_t)(arena->end - arena->next)) {
    arena->next += padded;
  } else if (padded > arena->chunk_size / 2) {
    /* A large block gets its own chunk, so the rest of the current chunk stays in use. */
    result = add_chunk(arena, padded);
    if (result == NULL)
      return NULL;
  } else {
    result = add_chunk(arena, arena->chunk_size);
    if (result == NULL)
      return NULL;
    arena->next = result + padded;
    arena->end = result + arena->chunk_size;
    if (arena->chunk_size < LAST_CHUNK)
      arena->chunk_size *= 2;
  }
  UNPOISON(result, size);
  return result;
}

void *varve_arena_allocate_array(varve_arena *arena, size_t count, size_t size) {
  size_t total;
  if (!varve_multiply_size(count, size, &total))
    return NULL;
  return varve_arena_allocate(arena, total);
}

varve_slice varve_arena_copy(varve_arena *arena, varve_slice text) {
  size_t total;
  if (!varve_add_size(text.size, 1, &total))
    return (varve_slice){NULL, 0};
  char *copy = varve_arena_allocate(arena, total);
  if (copy == NULL)
    return (varve_slice){NULL, 0};
  if (text.size != 0)
    memcpy(copy, text.data, text.size);
  copy[text.size] = 0;
  return varve_slice_make(copy, text.size);
}

varve_arena_mark varve_arena_get_mark(const varve_arena *arena) {
  return (varve_arena_mark){arena->chunks, arena->next, arena->end};
}

void varve_arena_reset(varve_arena *arena, varve_arena_mark mark) {
  while (arena->chunks != mark.chunk)
    free_newest(arena);
  arena->next = mark.next;
  arena->end = mark.end;
  if (mark.next != NULL)
    POISON(mark.next, (size_t)(mark.end - mark.next));
}

enum { POOL_STEP = 16, POOL_STEPPED_CLASSES = 32, POOL_STEPPED_SIZE = 512 };
enum { POOL_STEPS = 4 }; /* of a power of two */

/* Finds the size class of size and the block size of that class. Returns false if no class is
 * large enough. */
static bool find_class(size_t size, size_t *block_size, size_t *size_class) {
  if (size <= POOL_STEPPED_SIZE) {
    size_t step = size == 0 ? 0 : (size - 1) / POOL_STEP;
    *block_size = (step + 1) * POOL_STEP;
    *size_class = step;
    return true;
  }
  size_t step = POOL_STEPPED_SIZE / POOL_STEPS;
  size_t index = POOL_STEPPED_CLASSES;
  while ((size - 1) / step >= (size_t)2 * POOL_STEPS) {
    step *= 2;
    index += POOL_STEPS;
  }
  size_t steps = (size - 1) / step;
  *size_class = index + steps - POOL_STEPS;
  return varve_multiply_size(steps + 1, step, block_size);
}

void varve_pool_init(varve_pool *pool, varve_memory *memory) {
  *pool = (varve_pool){0};
  varve_arena_init(&pool->arena, memory);
}

void varve_pool_release(varve_pool *pool) {
  varve_memory *memory = pool->arena.memory;
  varve_arena_release(&pool->arena);
  varve_pool_init(pool, memory);
}

void *varve_pool_allocate(varve_pool *pool, size_t size) {
  size_t block_size, size_class;
  if (!find_class(size, &block_size, &size_class))
    return NULL;
  void *block = pool->free_lists[size_class];
  if (block == NULL) {
    block = varve_arena_allocate(&pool->arena, block_size);
    if (block == NULL)
      return NULL;
    POISON(block, block_size);
  } else {
    UNPOISON(block, sizeof(void *));
    memcpy(&pool->free_lists[size_class], block, sizeof(void *));
  }
  UNPOISON(block, size);
  return block;
}

void varve_pool_free(varve_pool *pool, void *pointer, size_t size) {
  size_t block_size, size_class;
  if (pointer == NULL || !find_class(size, &block_size, &size_class))
    return;
  UNPOISON(pointer, block_size);
  memcpy(pointer, &pool->free_lists[size_class], sizeof(void *));
  pool->free_lists[size_class] = pointer;
  POISON(pointer, block_size);
}
