/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A module as a sequence of events: each operation, then its regions, each with its blocks. No
 * stack. */
#ifndef VARVE_CONTAINER_WALK_H
#define VARVE_CONTAINER_WALK_H

#include "ir/operation.h"

typedef enum varve_walk_event {
  VARVE_WALK_OPERATION,
  VARVE_WALK_REGION,
  VARVE_WALK_BLOCK,
  VARVE_WALK_REGION_END,
  VARVE_WALK_END
} varve_walk_event;

typedef struct varve_walk {
  const varve_operation *root;
  varve_walk_event event;
  const varve_operation *op;  /* of OPERATION */
  const varve_region *region; /* of REGION and REGION_END */
  const varve_block *block;   /* of BLOCK */
} varve_walk;

/* At the operation root. */
void varve_walk_init(varve_walk *walk, const varve_operation *root);
void varve_walk_next(varve_walk *walk);
/* Numbers the operations, from 0 on, into their scratch. */
void varve_number_preorder(varve_operation *root);
void varve_number_postorder(varve_operation *root);

#endif
