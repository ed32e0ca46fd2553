/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Seeded open-addressing hash table from a 64-bit hash to a pointer; the owner compares keys. */
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

/* Says whether value is the one that key means. */
typedef bool varve_hash_equal_function(const void *key, const void *value);

/* XXH3 of the bytes under the seed. */
uint64_t varve_hash_bytes(uint64_t seed, const void *data, size_t size);
/* A seed that a stranger cannot know. */
uint64_t varve_hash_random_seed(void);

void varve_hash_table_init(varve_hash_table *table, varve_memory *memory);
void varve_hash_table_release(varve_hash_table *table);
void *varve_hash_table_find(const varve_hash_table *table, uint64_t hash,
                            varve_hash_equal_function *equal, const void *key);
/* Room for count more values. */
varve_status varve_hash_table_reserve(varve_hash_table *table, size_t count) VARVE_MUST_USE;
/* The value must not be present yet. */
varve_status varve_hash_table_insert(varve_hash_table *table, uint64_t hash,
                                     void *value) VARVE_MUST_USE;
/* Takes out exactly this value; false when it is not there. */
bool varve_hash_table_remove(varve_hash_table *table, uint64_t hash, const void *value);

#endif
