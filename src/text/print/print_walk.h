/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tables by node id and a stable sort, for printing and naming. */
#ifndef VARVE_TEXT_PRINT_WALK_H
#define VARVE_TEXT_PRINT_WALK_H

#include "base/vector.h"

/* Elements with indices below 2^32, initially zero. Only pages in use are allocated. */
typedef struct varve_side_table {
  varve_memory *memory;
  size_t element_size;
  void **pages;
  size_t page_count;
} varve_side_table;
enum { VARVE_SIDE_PAGE_BITS = 8, VARVE_SIDE_PAGE_SIZE = 1 << VARVE_SIDE_PAGE_BITS };
void varve_side_table_init(varve_side_table *table, varve_memory *memory, size_t element_size);
void varve_side_table_release(varve_side_table *table);
/* Makes the page of an element; NULL if out of memory. */
void *varve_side_table_make(varve_side_table *table, uint32_t number);
/* Returns NULL if the page of the element was never allocated. */
static inline void *varve_side_table_find(const varve_side_table *table, uint32_t number) {
  size_t page = number >> VARVE_SIDE_PAGE_BITS;
  if (page >= table->page_count || table->pages[page] == NULL)
    return NULL;
  return (char *)table->pages[page] + (number & (VARVE_SIDE_PAGE_SIZE - 1)) * table->element_size;
}
static inline void *varve_side_table_at(varve_side_table *table, uint32_t number) {
  void *found = varve_side_table_find(table, number);
  return found != NULL ? found : varve_side_table_make(table, number);
}

/* Sorts stably. Sorted input costs one pass. is_before: a must come before b. */
typedef bool varve_is_before(const void *user, uint32_t a, uint32_t b);
typedef struct varve_ordering {
  varve_is_before *is_before;
  const void *user;
} varve_ordering;
varve_status varve_sort_stably(varve_memory *memory, uint32_t *items, size_t count,
                               varve_ordering ordering) VARVE_MUST_USE;

#endif
