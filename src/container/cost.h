/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a packer is likely to make of numbers, for choosing among ways to write them. */
#ifndef VARVE_CONTAINER_COST_H
#define VARVE_CONTAINER_COST_H

#include "base/vector.h"

/* About the bits, in 1/256, that those take of all numbers which are alike, each as many as the
 * logarithm of all / alike; between powers of two it is taken as a line. alike: 1 to all. */
static inline uint64_t varve_cost_of_alike(uint64_t all, uint64_t alike) {
  uint64_t ratio = (all << 8) / alike;
  uint32_t bits = varve_count_bits(ratio);
  if (bits < 9)
    return 0;
  return alike * ((uint64_t)(bits - 9) * 256 + (ratio >> (bits - 9) & 255));
}

#endif
