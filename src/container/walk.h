/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A module as a sequence of events: each operation, then its regions, each with its blocks. No
 * stack. */
#ifndef VARVE_CONTAINER_WALK_H
#define VARVE_CONTAINER_WALK_H

#include "ir/operation.h"

/* What is walked: root with all in it. With last, root stands for operations of a block that it
 * does not own: its own block begins with the first of them, and they end with last. */
typedef struct varve_run {
  varve_operation *root;
  const varve_operation *last; /* NULL: all that root owns */
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
  const varve_operation *op;  /* of OPERATION */
  const varve_region *region; /* of REGION and REGION_END */
  const varve_block *block;   /* of BLOCK */
} varve_walk;

/* At the root. */
void varve_walk_init(varve_walk *walk, varve_run run);
void varve_walk_next(varve_walk *walk);
/* The operation behind op, its regions first; NULL at the end. */
varve_operation *varve_run_next(varve_run run, varve_operation *op);
/* Numbers the operations into their scratch, each higher than those before it that may have
 * operands in common with it. */
void varve_number_preorder(varve_run run);
void varve_number_postorder(varve_run run);

#endif
