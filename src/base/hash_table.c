/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Open addressing with linear probing; removal shifts back, so there are no tombstones. */
#ifdef HAVE_CONFIG_H
#include <config.h>
#endif

#include "base/hash_table.h"

#include <fcntl.h>
#include <time.h>
#include <unistd.h>
#ifdef HAVE_GETRANDOM
#include <sys/random.h>
#endif

/* Most keys are so short that a call costs as much as the hash itself, so it is inlined. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#ifdef VARVE_STRESS
enum { FIRST_CAPACITY = 2 };
#else
enum { FIRST_CAPACITY = 16 };
#endif

uint64_t varve_hash_bytes(uint64_t seed, const void *data, size_t size) {
  return XXH3_64bits_withSeed(data, size, seed);
}

static bool read_random(void *data, size_t size) {
#ifdef HAVE_GETRANDOM
  if (getrandom(data, size, 0) == (ssize_t)size)
    return true;
#endif
  int file = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return false;
  ssize_t count = read(file, data, size);
  (void)close(file);
  return count == (ssize_t)size;
}

uint64_t varve_hash_random_seed(void) {
  uint64_t seed = 0;
  if (read_random(&seed, sizeof seed))
    return seed;
  struct {
    uint64_t time, clock, stack, code;
  } guess = {(uint64_t)time(NULL), (uint64_t)clock(), (uint64_t)(uintptr_t)&seed,
             (uint64_t)(uintptr_t)&varve_hash_random_seed};
  return varve_hash_bytes(0, &guess, sizeof guess);
}

void varve_hash_table_init(varve_hash_table *table, varve_memory *memory) {
  *table = (varve_hash_table){.memory = memory};
}

void varve_hash_table_release(varve_hash_table *table) {
  varve_memory_free(table->memory, table->slots, table->capacity * sizeof(varve_hash_slot));
  varve_hash_table_init(table, table->memory);
}

void *varve_hash_table_find(const varve_hash_table *table, uint64_t hash,
                            varve_hash_equal_function *equal, const void *key) {
  if (table->count == 0)
    return NULL;
  size_t mask = table->capacity - 1;
  for (size_t i = varve_hash_table_home(table, hash);; i = (i + 1) & mask) {
    const varve_hash_slot *slot = &table->slots[i];
    if (slot->value == NULL)
      return NULL;
    if (slot->hash == hash && equal(key, slot->value))
      return slot->value;
  }
}

varve_status varve_hash_table_enlarge(varve_hash_table *table, size_t count) {
  size_t capacity = table->capacity < FIRST_CAPACITY ? FIRST_CAPACITY : table->capacity;
  if (count > SIZE_MAX / 4 - table->count)
    return VARVE_STATUS_OUT_OF_MEMORY;
  while (varve_hash_table_is_full(table->count + count - 1, capacity))
    capacity *= 2;
  varve_hash_table larger = {.memory = table->memory, .count = table->count, .capacity = capacity};
  size_t bytes;
  if (!varve_multiply_size(larger.capacity, sizeof(varve_hash_slot), &bytes))
    return VARVE_STATUS_OUT_OF_MEMORY;
  larger.slots = varve_memory_resize(table->memory, NULL, 0, bytes);
  if (larger.slots == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(larger.slots, 0, bytes);
  for (size_t i = 0; i < table->capacity; i++)
    if (table->slots[i].value != NULL)
      varve_hash_table_place(&larger, table->slots[i]);
  varve_hash_table_release(table);
  *table = larger;
  return VARVE_STATUS_OK;
}

bool varve_hash_table_remove(varve_hash_table *table, uint64_t hash, const void *value) {
  if (table->count == 0)
    return false;
  size_t mask = table->capacity - 1;
  size_t hole = varve_hash_table_home(table, hash);
  while (table->slots[hole].value != value) {
    if (table->slots[hole].value == NULL)
      return false;
    hole = (hole + 1) & mask;
  }
  for (size_t i = (hole + 1) & mask; table->slots[i].value != NULL; i = (i + 1) & mask) {
    /* An entry moves into the hole unless its home is after the hole. */
    size_t home = varve_hash_table_home(table, table->slots[i].hash);
    if (((i - home) & mask) < ((i - hole) & mask))
      continue;
    table->slots[hole] = table->slots[i];
    hole = i;
  }
  table->slots[hole] = (varve_hash_slot){0, NULL};
  table->count--;
  return true;
}
