/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The events of a module. */
#include "container/symbols/walk.h"

void varve_walk_init(varve_walk *walk, varve_run run) {
  *walk = (varve_walk){.run = run, .event = VARVE_WALK_OPERATION, .op = run.root};
}

static void at_region(varve_walk *walk, const varve_region *region, varve_walk_event event) {
  walk->event = event;
  walk->region = region;
}

static void at_operation(varve_walk *walk, const varve_operation *op) {
  walk->event = VARVE_WALK_OPERATION;
  walk->op = op;
}

static void at_block(varve_walk *walk, const varve_block *block, const varve_region *region) {
  if (block == NULL) {
    at_region(walk, region, VARVE_WALK_REGION_END);
    return;
  }
  walk->event = VARVE_WALK_BLOCK;
  walk->block = block;
}

static void leave_operation(varve_walk *walk, const varve_operation *op) {
  if (op == walk->run.root)
    walk->event = VARVE_WALK_END;
  else if (op == walk->run.last)
    at_region(walk, varve_operation_region(walk->run.root, 0), VARVE_WALK_REGION_END);
  else if (op->next != NULL)
    at_operation(walk, op->next);
  else
    at_block(walk, op->block->next, op->block->region);
}

void varve_walk_next(varve_walk *walk) {
  const varve_region *region = walk->region;
  switch (walk->event) {
  case VARVE_WALK_OPERATION:
    if (varve_operation_region_count(walk->op) != 0)
      at_region(walk, varve_operation_region(walk->op, 0), VARVE_WALK_REGION);
    else
      leave_operation(walk, walk->op);
    return;
  case VARVE_WALK_REGION:
    at_block(walk, region->first, region);
    return;
  case VARVE_WALK_BLOCK:
    if (walk->block->first != NULL)
      at_operation(walk, walk->block->first);
    else
      at_block(walk, walk->block->next, walk->block->region);
    return;
  case VARVE_WALK_REGION_END: {
    const varve_operation *owner = region->owner;
    uint32_t index = (uint32_t)(region - varve_operation_regions(owner)) + 1;
    if (index < varve_operation_region_count(owner))
      at_region(walk, region + 1, VARVE_WALK_REGION);
    else
      leave_operation(walk, owner);
    return;
  }
  case VARVE_WALK_END:
    return;
  }
}

varve_operation *varve_run_next(varve_run run, varve_operation *op) {
  varve_operation *next = varve_operation_next_preorder(run.root, op);
  return run.last != NULL && next == run.last->next ? NULL : next;
}

void varve_number_preorder(varve_run run) {
  uint32_t number = 0;
  for (varve_operation *op = run.root; op != NULL; op = varve_run_next(run, op))
    op->number = number++;
}

static uint32_t number_postorder(varve_operation *root, uint32_t number) {
  varve_operation *op = varve_operation_first_postorder(root);
  for (; op != NULL; op = varve_operation_next_postorder(root, op))
    op->number = number++;
  return number;
}

void varve_number_postorder(varve_run run) {
  uint32_t number = 0;
  if (run.last == NULL) {
    (void)number_postorder(run.root, 0);
    return;
  }
  for (varve_operation *op = varve_operation_region(run.root, 0)->first->first;
       op != run.last->next; op = op->next)
    number = number_postorder(op, number);
}
