/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Estimates the packed size of numbers, to choose among encodings. */
#ifndef VARVE_CONTAINER_COST_H
#define VARVE_CONTAINER_COST_H

#include "base/vector.h"

/* Returns the approximate size, in 1/256 bits, of those numbers that are equal: each costs log2(all
 * / alike) bits, with linear interpolation between powers of two. alike is 1 to all. */
static inline uint64_t varve_cost_of_alike(uint64_t all, uint64_t alike) {
  uint64_t ratio = (all << 8) / alike;
  uint32_t bits = varve_count_bits(ratio);
  if (bits < 9)
    return 0;
  return alike * ((uint64_t)(bits - 9) * 256 + (ratio >> (bits - 9) & 255));
}

#endif
