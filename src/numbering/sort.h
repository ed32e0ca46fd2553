/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Stable sort by integers, in linear time and without recursion. */
#ifndef VARVE_NUMBERING_SORT_H
#define VARVE_NUMBERING_SORT_H

#include "base/base.h"

typedef struct varve_sort_entry {
  uint64_t key;
  uint64_t value;
} varve_sort_entry;

/* Sorts by ascending key; equal keys keep their order. scratch has room for count entries. */
void varve_sort(varve_sort_entry *entries, varve_sort_entry *scratch, size_t count);

#endif
