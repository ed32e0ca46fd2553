/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which blocks of a region every path from its entry to a block goes through. */
#ifndef VARVE_IR_DOMINANCE_H
#define VARVE_IR_DOMINANCE_H

#include "base/vector.h"
#include "ir/operation.h"

/* Of regions of several blocks that were added, until it is cleared or the numbers of their blocks
 * are used by somebody else: a block's number is its place here. */
typedef struct varve_dominance {
  varve_vector blocks; /* what is asked for */
  varve_vector nodes;  /* of the region that is added, as the next */
  varve_vector path;
} varve_dominance;

void varve_dominance_init(varve_dominance *dominance, varve_memory *memory);
void varve_dominance_release(varve_dominance *dominance);
void varve_dominance_clear(varve_dominance *dominance);
/* In nearly linear time. Successors in other regions and those not set are left out. */
varve_status varve_dominance_add(varve_dominance *dominance,
                                 const varve_region *region) VARVE_MUST_USE;
/* From the first block of its region. */
bool varve_dominance_is_reachable(const varve_dominance *dominance, const varve_block *block);
/* Whether a is not b and on every path to b, both of one region that was added. Every block
 * dominates one that cannot be reached, as upstream has it, and no such block one that can. */
bool varve_dominance_is_above(const varve_dominance *dominance, const varve_block *a,
                              const varve_block *b);

#endif
