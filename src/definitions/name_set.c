/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names and their numbers. */
#include "definitions/name_set.h"

void varve_name_set_init(varve_name_set *set, varve_memory *memory) {
  varve_vector_init(&set->names, memory, sizeof(varve_slice));
  varve_hash_table_init(&set->table, memory);
  set->seed = varve_hash_random_seed();
}

void varve_name_set_release(varve_name_set *set) {
  varve_vector_release(&set->names);
  varve_hash_table_release(&set->table);
}

void varve_name_set_clear(varve_name_set *set) {
  varve_vector_truncate(&set->names, 0);
  varve_hash_table_release(&set->table);
}

typedef struct name_key {
  const varve_name_set *set;
  varve_slice name;
} name_key;

static bool name_equal(const void *key, const void *value) {
  const name_key *k = key;
  return varve_slice_equal(VARVE_VECTOR_AT(&k->set->names, varve_slice, (uintptr_t)value - 1),
                           k->name);
}

static const void *find(const varve_name_set *set, varve_slice name, uint64_t *hash) {
  name_key key = {set, name};
  *hash = varve_hash_bytes(set->seed, name.data, name.size);
  return varve_hash_table_find(&set->table, *hash, name_equal, &key);
}

varve_status varve_name_set_add(varve_name_set *set, varve_slice name, uint32_t *earlier) {
  uint64_t hash;
  *earlier = VARVE_NAME_ABSENT;
  const void *found = find(set, name, &hash);
  if (found != NULL) {
    *earlier = (uint32_t)((uintptr_t)found - 1);
    return VARVE_STATUS_OK;
  }
  if (set->names.count >= UINT32_MAX - 1)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_vector_push(&set->names, &name));
  varve_status status =
      varve_hash_table_insert(&set->table, hash, (void *)(uintptr_t)set->names.count);
  if (status != VARVE_STATUS_OK)
    varve_vector_truncate(&set->names, set->names.count - 1);
  return status;
}

uint32_t varve_name_set_find(const varve_name_set *set, varve_slice name) {
  uint64_t hash;
  const void *found = find(set, name, &hash);
  return found == NULL ? VARVE_NAME_ABSENT : (uint32_t)((uintptr_t)found - 1);
}
