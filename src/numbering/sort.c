/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Stable sort by integers. Short arrays are sorted by insertion, longer ones digit by digit from
 * the lowest. */
#include "numbering/sort.h"

enum { FEW = 24, DIGIT_BITS = 8, DIGIT_VALUES = 1 << DIGIT_BITS, DIGITS = 64 / DIGIT_BITS };

static void sort_few(varve_sort_entry *entries, size_t count) {
  for (size_t i = 1; i < count; i++) {
    varve_sort_entry moved = entries[i];
    size_t place = i;
    for (; place > 0 && entries[place - 1].key > moved.key; place--)
      entries[place] = entries[place - 1];
    entries[place] = moved;
  }
}

/* Returns the bits in which keys differ. Digits without such bits need no pass. */
static uint64_t find_differences(const varve_sort_entry *entries, size_t count) {
  uint64_t differences = 0;
  for (size_t i = 1; i < count; i++)
    differences |= entries[i].key ^ entries[0].key;
  return differences;
}

static void sort_digit(const varve_sort_entry *from, varve_sort_entry *to, size_t count,
                       unsigned shift) {
  size_t places[DIGIT_VALUES] = {0};
  for (size_t i = 0; i < count; i++)
    places[from[i].key >> shift & (DIGIT_VALUES - 1)]++;
  size_t place = 0;
  for (size_t digit = 0; digit < DIGIT_VALUES; digit++) {
    size_t same = places[digit];
    places[digit] = place;
    place += same;
  }
  for (size_t i = 0; i < count; i++)
    to[places[from[i].key >> shift & (DIGIT_VALUES - 1)]++] = from[i];
}

void varve_sort(varve_sort_entry *entries, varve_sort_entry *scratch, size_t count) {
  if (count <= FEW) {
    sort_few(entries, count);
    return;
  }
  uint64_t differences = find_differences(entries, count);
  varve_sort_entry *from = entries, *to = scratch;
  for (unsigned digit = 0; digit < DIGITS; digit++) {
    unsigned shift = digit * DIGIT_BITS;
    if ((differences >> shift & (DIGIT_VALUES - 1)) == 0)
      continue;
    sort_digit(from, to, count, shift);
    varve_sort_entry *sorted = to;
    to = from;
    from = sorted;
  }
  if (from != entries)
    memcpy(entries, from, count * sizeof *entries);
}
