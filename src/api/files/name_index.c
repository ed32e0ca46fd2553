/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Maps hashes of symbol names to operations. */
#include "api/files/name_index.h"

void varve_name_index_init(varve_name_index *index, varve_context *context) {
  *index = (varve_name_index){.seed = context->seed};
  varve_arena_init(&index->arena, &context->memory);
  varve_hash_table_init(&index->table, &context->memory);
}

void varve_name_index_release(varve_name_index *index) {
  varve_hash_table_release(&index->table);
  varve_arena_release(&index->arena);
}

static bool has_name(const void *key, const void *value) {
  const varve_slice *name = key;
  const varve_named_operation *operation = value;
  return varve_slice_equal(*name, operation->name);
}

static uint64_t hash_of(const varve_name_index *index, varve_slice name) {
  return varve_hash_bytes(index->seed, name.data, name.size);
}

varve_status varve_name_index_add(void *user, const varve_symbol *symbol) {
  varve_name_index *index = user;
  if (symbol->depth != 0)
    return VARVE_STATUS_OK;
  uint64_t hash = hash_of(index, symbol->name);
  varve_named_operation *known =
      varve_hash_table_find(&index->table, hash, has_name, &symbol->name);
  if (known != NULL) {
    known->count++;
    return VARVE_STATUS_OK;
  }
  varve_named_operation *made = varve_arena_allocate(&index->arena, sizeof(*made));
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_named_operation){symbol->name, symbol->top_level, 1};
  return varve_hash_table_insert(&index->table, hash, made);
}

const varve_named_operation *varve_name_index_find(const varve_name_index *index,
                                                   varve_slice name) {
  return varve_hash_table_find(&index->table, hash_of(index, name), has_name, &name);
}
