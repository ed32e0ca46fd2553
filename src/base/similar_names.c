/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds similar names by their edit distance, for "did you mean". */
#include "base/similar_names.h"

#include <stdio.h>

enum { MOST_NAMES = sizeof(((varve_similar_names *)0)->names) / sizeof(varve_slice) };
enum { LONGEST = 64, FAR_AWAY = LONGEST + 1 };

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/* Returns the number of edits between the first i bytes of a and the first k of b, from the numbers
 * in the last two rows of the table. */
static size_t cell(varve_slice a, varve_slice b, size_t i, size_t k,
                   const size_t rows[3][LONGEST + 1]) {
  const size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *above_that = rows[(i + 1) % 3];
  bool is_same = a.data[i - 1] == b.data[k - 1];
  size_t edits = least(above[k - 1] + !is_same, 1 + least(above[k], row[k - 1]));
  bool is_swapped =
      i > 1 && k > 1 && a.data[i - 1] == b.data[k - 2] && a.data[i - 2] == b.data[k - 1];
  return is_swapped ? least(edits, above_that[k - 2] + 1) : edits;
}

static size_t distance(varve_slice a, varve_slice b, size_t most) {
  size_t rows[3][LONGEST + 1] = {{0}};
  if (a.size > LONGEST || b.size > LONGEST || a.size > b.size + most || b.size > a.size + most)
    return FAR_AWAY;
  for (size_t k = 0; k <= b.size; k++)
    rows[0][k] = k;
  for (size_t i = 1; i <= a.size; i++) {
    rows[i % 3][0] = i;
    for (size_t k = 1; k <= b.size; k++)
      rows[i % 3][k] = cell(a, b, i, k, (const size_t(*)[LONGEST + 1]) rows);
  }
  return rows[a.size % 3][b.size];
}

void varve_similar_names_offer(varve_similar_names *similar, varve_slice candidate) {
  enum { SHORT = 5 };
  size_t most = similar->requested.size < SHORT ? 1 : 2;
  if (similar->count != 0)
    most = similar->distance;
  if (candidate.size == 0 || similar->requested.size == 0)
    return;
  for (size_t i = 0; i < similar->count; i++)
    if (varve_slice_equal(similar->names[i], candidate))
      return;
  size_t edits = distance(candidate, similar->requested, most);
  if (edits > most)
    return;
  if (edits != similar->distance)
    similar->count = 0;
  similar->distance = edits;
  if (similar->count < MOST_NAMES)
    similar->names[similar->count++] = candidate;
}

const char *varve_similar_names_print(const varve_similar_names *similar, varve_similar_text *to) {
  size_t used = 0;
  for (size_t i = 0; i < similar->count; i++) {
    const char *before = i == 0 ? "; did you mean " : i + 1 == similar->count ? " or " : ", ";
    const char *after = i + 1 == similar->count ? "?" : "";
    const varve_slice name = similar->names[i];
    int size = snprintf(to->text + used, sizeof to->text - used, "%s'%.*s'%s", before,
                        (int)name.size, name.data, after);
    if (size < 0 || (size_t)size >= sizeof to->text - used) {
      used = 0;
      break;
    }
    used += (size_t)size;
  }
  to->text[used] = 0;
  return to->text;
}
