/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers of things that have dense ids: a growing array with 0 for ids that are not set. */
#ifndef VARVE_NUMBERING_ID_TABLE_H
#define VARVE_NUMBERING_ID_TABLE_H

#include "base/memory.h"

typedef struct varve_id_table {
  varve_memory *memory;
  uint32_t *numbers;
  size_t count;
} varve_id_table;

void varve_id_table_init(varve_id_table *table, varve_memory *memory);
void varve_id_table_release(varve_id_table *table);
/* Reserves room for ids below count. */
varve_status varve_id_table_reserve(varve_id_table *table, size_t count) VARVE_MUST_USE;

/* Returns where the number of id is stored, or NULL if out of memory. */
static inline uint32_t *varve_id_table_place(varve_id_table *table, uint32_t id) {
  if (id >= table->count && varve_id_table_reserve(table, (size_t)id + 1) != VARVE_STATUS_OK)
    return NULL;
  return &table->numbers[id];
}
static inline uint32_t varve_id_table_get(const varve_id_table *table, uint32_t id) {
  return id < table->count ? table->numbers[id] : 0;
}
static inline varve_status VARVE_MUST_USE varve_id_table_set(varve_id_table *table, uint32_t id,
                                                             uint32_t number) {
  if (id >= table->count)
    VARVE_TRY(varve_id_table_reserve(table, (size_t)id + 1));
  table->numbers[id] = number;
  return VARVE_STATUS_OK;
}

#endif
