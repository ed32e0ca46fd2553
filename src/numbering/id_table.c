/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A table of numbers by id. */
#include "numbering/id_table.h"

void varve_id_table_init(varve_id_table *table, varve_memory *memory) {
  *table = (varve_id_table){.memory = memory};
}

void varve_id_table_release(varve_id_table *table) {
  varve_memory_free(table->memory, table->numbers, table->count * sizeof(uint32_t));
  varve_id_table_init(table, table->memory);
}

varve_status varve_id_table_reserve(varve_id_table *table, size_t count) {
  if (count <= table->count)
    return VARVE_STATUS_OK;
  enum { FIRST = 64 };
  size_t grown = table->count < FIRST / 2 ? FIRST : table->count * 2, size;
  if (grown < count)
    grown = count;
  if (!varve_multiply_size(grown, sizeof(uint32_t), &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  size_t old_size = table->count * sizeof(uint32_t);
  uint32_t *numbers = varve_memory_resize(table->memory, table->numbers, old_size, size);
  if (numbers == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(numbers + table->count, 0, size - old_size);
  table->numbers = numbers;
  table->count = grown;
  return VARVE_STATUS_OK;
}
