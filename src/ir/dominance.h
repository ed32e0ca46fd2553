/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dominance: which blocks are on every path from the entry of a region to a given block. */
#ifndef VARVE_IR_DOMINANCE_H
#define VARVE_IR_DOMINANCE_H

#include "base/vector.h"
#include "ir/operation.h"

/* Dominance in the regions that were added. It is valid until it is cleared, or until other code
 * uses the numbers of their blocks: a block's number is its index here. */
typedef struct varve_dominance {
  varve_vector blocks; /* the result */
  varve_vector nodes;  /* of the region that is added next */
  varve_vector path;
} varve_dominance;

void varve_dominance_init(varve_dominance *dominance, varve_memory *memory);
void varve_dominance_release(varve_dominance *dominance);
void varve_dominance_clear(varve_dominance *dominance);
/* Adds a region with several blocks, in nearly linear time. Successors that are unset or in other
 * regions are ignored. */
varve_status varve_dominance_add(varve_dominance *dominance,
                                 const varve_region *region) VARVE_MUST_USE;
/* Returns whether a path leads from the first block of the region to the block. */
bool varve_dominance_is_reachable(const varve_dominance *dominance, const varve_block *block);
/* Returns whether a properly dominates b; both must be in one region that was added. As in
 * upstream, every block dominates an unreachable one, and an unreachable block dominates no
 * reachable one. */
bool varve_dominance_is_above(const varve_dominance *dominance, const varve_block *a,
                              const varve_block *b);

#endif
