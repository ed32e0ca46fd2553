/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Walks a module as a sequence of events without a stack: each operation, then its regions, each
 * with its blocks. */
#ifndef VARVE_CONTAINER_WALK_H
#define VARVE_CONTAINER_WALK_H

#include "ir/operation.h"

/* What to walk: root and everything in it. If last is set, root is a substitute that does not own
 * its operations: its block begins with the first of them, and last is the last one. */
typedef struct varve_run {
  varve_operation *root;
  const varve_operation *last; /* NULL: everything that root owns */
} varve_run;

typedef enum varve_walk_event {
  VARVE_WALK_OPERATION,
  VARVE_WALK_REGION,
  VARVE_WALK_BLOCK,
  VARVE_WALK_REGION_END,
  VARVE_WALK_END
} varve_walk_event;

typedef struct varve_walk {
  varve_run run;
  varve_walk_event event;
  const varve_operation *op;  /* set for OPERATION */
  const varve_region *region; /* set for REGION and REGION_END */
  const varve_block *block;   /* set for BLOCK */
} varve_walk;

/* Starts at the root. */
void varve_walk_init(varve_walk *walk, varve_run run);
void varve_walk_next(varve_walk *walk);
/* Returns the operation after op in preorder, or NULL at the end. */
varve_operation *varve_run_next(varve_run run, varve_operation *op);
/* Stores a number in the scratch of each operation. It is higher than the numbers of earlier
 * operations that may share operands with it. */
void varve_number_preorder(varve_run run);
void varve_number_postorder(varve_run run);

#endif
