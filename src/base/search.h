/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bisection over sorted elements. */
#ifndef VARVE_BASE_SEARCH_H
#define VARVE_BASE_SEARCH_H

/* Searches the elements from 0 up to count. `at` is a variable of the unsigned type. `order` is an
 * expression over `at`: below 0 if the element at `at` comes before the one that the caller looks
 * for, 0 to stop at it, above 0 if it comes after it. Without a stop, `at` becomes the first
 * element that comes after, or count.
 * A caller that needs to know whether the element was found keeps the order:
 *   int order = 1;
 *   VARVE_SEARCH(size_t, at, count, order = compare(&rows[at], name));
 *   return order == 0 ? &rows[at] : NULL; */
#define VARVE_SEARCH(type, at, count, order)                                                       \
  do {                                                                                             \
    type varve_low = 0, varve_high = (count);                                                      \
    for ((at) = varve_high / 2; varve_low < varve_high;                                            \
         (at) = varve_low + (varve_high - varve_low) / 2) {                                        \
      int varve_order = (order);                                                                   \
      if (varve_order == 0)                                                                        \
        break;                                                                                     \
      if (varve_order < 0)                                                                         \
        varve_low = (at) + 1;                                                                      \
      else                                                                                         \
        varve_high = (at);                                                                         \
    }                                                                                              \
  } while (0)

#endif
