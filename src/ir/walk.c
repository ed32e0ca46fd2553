/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Walks over nested operations without a stack or memory. */
#include "ir/operation.h"

/* Returns the first operation in block or a later block of its region. */
static varve_operation *first_from_block(const varve_block *block) {
  for (; block != NULL; block = block->next)
    if (block->first != NULL)
      return block->first;
  return NULL;
}

/* Returns the first operation in the regions of op from index on. */
static varve_operation *first_from_region(const varve_operation *op, uint32_t index) {
  uint32_t count = varve_operation_region_count(op);
  for (; index < count; index++) {
    varve_operation *first = first_from_block(varve_operation_region(op, index)->first);
    if (first != NULL)
      return first;
  }
  return NULL;
}

/* Returns the operation after op on its level: in its block, its region or the regions after it. */
static varve_operation *next_on_level(const varve_operation *op) {
  if (op->next != NULL || op->block == NULL)
    return op->next;
  varve_operation *next = first_from_block(op->block->next);
  const varve_region *region = op->block->region;
  if (next != NULL || region == NULL || region->owner == NULL)
    return next;
  uint32_t index = (uint32_t)(region - varve_operation_regions(region->owner));
  return first_from_region(region->owner, index + 1);
}

varve_operation *varve_operation_next_skipping(const varve_operation *root, varve_operation *op) {
  while (op != NULL && op != root) {
    varve_operation *next = next_on_level(op);
    if (next != NULL)
      return next;
    op = varve_operation_parent(op);
  }
  return NULL;
}

varve_operation *varve_operation_next_preorder(const varve_operation *root, varve_operation *op) {
  varve_operation *first = first_from_region(op, 0);
  return first != NULL ? first : varve_operation_next_skipping(root, op);
}

varve_operation *varve_operation_first_postorder(varve_operation *root) {
  for (varve_operation *op = root; op != NULL; op = first_from_region(op, 0))
    root = op;
  return root;
}

varve_operation *varve_operation_next_postorder(const varve_operation *root, varve_operation *op) {
  if (op == root)
    return NULL;
  varve_operation *next = next_on_level(op);
  return next != NULL ? varve_operation_first_postorder(next) : varve_operation_parent(op);
}
