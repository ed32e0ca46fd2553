/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Seeded open-addressing hash table from a 64-bit hash to a pointer. The owner compares keys. */
#ifndef VARVE_BASE_HASH_TABLE_H
#define VARVE_BASE_HASH_TABLE_H

#include "base/memory.h"

typedef struct varve_hash_slot {
  uint64_t hash;
  void *value; /* NULL: empty */
} varve_hash_slot;

typedef struct varve_hash_table {
  varve_memory *memory;
  varve_hash_slot *slots;
  size_t capacity; /* a power of two, or 0 */
  size_t count;
} varve_hash_table;

/* Returns whether value belongs to key. */
typedef bool varve_hash_equal_function(const void *key, const void *value);

/* Returns the XXH3 hash of the bytes with this seed. */
uint64_t varve_hash_bytes(uint64_t seed, const void *data, size_t size);
/* Returns a seed that an attacker cannot know. */
uint64_t varve_hash_random_seed(void);

/* Returns the slot where the search for a hash begins; capacity is not 0. The multiplication mixes
 * every bit into the upper half, so owners may combine hashes in simple ways. */
static inline size_t varve_hash_table_home(const varve_hash_table *table, uint64_t hash) {
  return (size_t)((hash * UINT64_C(0x9E3779B97F4A7C15)) >> 32) & (table->capacity - 1);
}

void varve_hash_table_init(varve_hash_table *table, varve_memory *memory);
void varve_hash_table_release(varve_hash_table *table);
void *varve_hash_table_find(const varve_hash_table *table, uint64_t hash,
                            varve_hash_equal_function *equal, const void *key);
/* Limits the load to two thirds, so that probes stay short and one slot is always empty. */
static inline bool varve_hash_table_is_full(size_t count, size_t capacity) {
  return count >= capacity / 3 * 2;
}
varve_status varve_hash_table_enlarge(varve_hash_table *table, size_t count) VARVE_MUST_USE;
/* Reserves room for count more values. */
static inline varve_status VARVE_MUST_USE varve_hash_table_reserve(varve_hash_table *table,
                                                                   size_t count) {
  if (count == 0 || (count < SIZE_MAX / 4 &&
                     !varve_hash_table_is_full(table->count + count - 1, table->capacity)))
    return VARVE_STATUS_OK;
  return varve_hash_table_enlarge(table, count);
}
/* Stores an already counted value; there must be room. */
static inline void varve_hash_table_place(varve_hash_table *table, varve_hash_slot entry) {
  size_t i = varve_hash_table_home(table, entry.hash);
  while (table->slots[i].value != NULL)
    i = (i + 1) & (table->capacity - 1);
  table->slots[i] = entry;
}
/* Adds a value that is not present yet; there must be room. */
static inline void varve_hash_table_add(varve_hash_table *table, varve_hash_slot entry) {
  varve_hash_table_place(table, entry);
  table->count++;
}
/* Adds a value that is not present yet. */
static inline varve_status VARVE_MUST_USE varve_hash_table_insert(varve_hash_table *table,
                                                                  uint64_t hash, void *value) {
  VARVE_TRY(varve_hash_table_reserve(table, 1));
  varve_hash_table_add(table, (varve_hash_slot){hash, value});
  return VARVE_STATUS_OK;
}
/* Removes exactly this value. Returns false if it is not present. */
bool varve_hash_table_remove(varve_hash_table *table, uint64_t hash, const void *value);

#endif
