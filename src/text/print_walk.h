/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What printing and naming need on the way: tables by node id, a stable sort. */
#ifndef VARVE_TEXT_PRINT_WALK_H
#define VARVE_TEXT_PRINT_WALK_H

#include "base/vector.h"

/* Elements found by a number below 2^32, zero at first; only pages in use take memory. */
typedef struct varve_side_table {
  varve_memory *memory;
  size_t element_size;
  void **pages;
  size_t page_count;
} varve_side_table;
enum { VARVE_SIDE_PAGE_BITS = 10, VARVE_SIDE_PAGE_SIZE = 1 << VARVE_SIDE_PAGE_BITS };
void varve_side_table_init(varve_side_table *table, varve_memory *memory, size_t element_size);
void varve_side_table_release(varve_side_table *table);
/* Makes the page of number; NULL when out of memory. */
void *varve_side_table_make(varve_side_table *table, uint32_t number);
/* NULL when nothing near was ever set. */
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

/* Sorts stably; items already in order cost one pass. is_before: whether a must stand before b. */
typedef bool varve_is_before(const void *user, uint32_t a, uint32_t b);
typedef struct varve_ordering {
  varve_is_before *is_before;
  const void *user;
} varve_ordering;
varve_status varve_sort_stably(varve_memory *memory, uint32_t *items, size_t count,
                               varve_ordering ordering) VARVE_MUST_USE;

#endif
