/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Paged side tables and a stable sort for the printer. */
#include "text/print/print_walk.h"

void varve_side_table_init(varve_side_table *table, varve_memory *memory, size_t element_size) {
  *table = (varve_side_table){.memory = memory, .element_size = element_size};
}

void varve_side_table_release(varve_side_table *table) {
  for (size_t i = 0; i < table->page_count; i++)
    varve_memory_free(table->memory, table->pages[i], VARVE_SIDE_PAGE_SIZE * table->element_size);
  varve_memory_free(table->memory, table->pages, table->page_count * sizeof(void *));
  varve_side_table_init(table, table->memory, table->element_size);
}

static bool add_pages(varve_side_table *table, size_t minimum) {
  size_t count = table->page_count * 2 > minimum ? table->page_count * 2 : minimum;
  void **pages = varve_memory_resize(table->memory, table->pages,
                                     table->page_count * sizeof(void *), count * sizeof(void *));
  if (pages == NULL)
    return false;
  for (size_t i = table->page_count; i < count; i++)
    pages[i] = NULL;
  table->pages = pages;
  table->page_count = count;
  return true;
}

void *varve_side_table_make(varve_side_table *table, uint32_t number) {
  size_t page = number >> VARVE_SIDE_PAGE_BITS;
  if (page >= table->page_count && !add_pages(table, page + 1))
    return NULL;
  size_t size = VARVE_SIDE_PAGE_SIZE * table->element_size;
  if (table->pages[page] == NULL) {
    void *made = varve_memory_resize(table->memory, NULL, 0, size);
    if (made == NULL)
      return NULL;
    memset(made, 0, size);
    table->pages[page] = made;
  }
  return varve_side_table_find(table, number);
}

/* Items in sorted runs of some length. */
typedef struct sorted_runs {
  const uint32_t *items;
  size_t count;
  size_t length;
} sorted_runs;

static void merge_pair(sorted_runs runs, uint32_t *to, const varve_ordering *ordering) {
  const uint32_t *from = runs.items;
  size_t left = 0, right = runs.length;
  for (size_t i = 0; i < runs.count; i++) {
    bool take_right =
        left == runs.length ||
        (right < runs.count && ordering->is_before(ordering->user, from[right], from[left]));
    to[i] = take_right ? from[right++] : from[left++];
  }
}

static bool is_sorted(const uint32_t *items, size_t count, const varve_ordering *ordering) {
  for (size_t i = 1; i < count; i++)
    if (ordering->is_before(ordering->user, items[i], items[i - 1]))
      return false;
  return true;
}

varve_status varve_sort_stably(varve_memory *memory, uint32_t *items, size_t count,
                               varve_ordering ordering) {
  size_t size;
  if (is_sorted(items, count, &ordering))
    return VARVE_STATUS_OK;
  if (!varve_multiply_size(count, sizeof *items, &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  uint32_t *other = varve_memory_resize(memory, NULL, 0, size);
  if (other == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  uint32_t *from = items, *to = other;
  for (size_t length = 1; length < count; length *= 2) {
    const sorted_runs runs = (sorted_runs){from, count, length};
    for (size_t start = 0; start < runs.count; start += 2 * runs.length) {
      size_t left = runs.count - start;
      sorted_runs pair = {runs.items + start, left < 2 * runs.length ? left : 2 * runs.length,
                          runs.length};
      if (pair.count > runs.length)
        merge_pair(pair, to + start, &ordering);
      else
        memcpy(to + start, pair.items, pair.count * sizeof *to);
    }
    uint32_t *swapped = from;
    from = to;
    to = swapped;
  }
  if (from != items)
    memcpy(items, from, size);
  varve_memory_free(memory, other, size);
  return VARVE_STATUS_OK;
}
