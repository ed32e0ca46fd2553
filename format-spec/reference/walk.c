/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The module (1) in preorder, as it stands in memory. */
#include "reference.h"

/* Operations, regions and blocks stand in the order in which they come, so that cursors do. */
typedef struct open_part {
  uint32_t regions; /* that are left of the operation */
  uint32_t blocks;  /* that are left of the region */
  uint32_t operations;
} open_part;

static void visit_operation(decoder *d, const visitor *visit, vector *parts, size_t index) {
  visit->operation(visit->user, index, parts->count);
  PUSH(d, *parts, open_part)->regions =
      AT(d->operations, module_operation, index).shape->region_count;
}

void walk(decoder *d, const visitor *visit) {
  vector parts = {NULL, 0, 0};
  size_t operation = 0, region = 0, block = 0;
  visit_operation(d, visit, &parts, operation++);
  while (parts.count != 0) {
    open_part *part = &AT(parts, open_part, parts.count - 1);
    if (part->operations != 0) {
      part->operations--;
      visit_operation(d, visit, &parts, operation++);
    } else if (part->blocks != 0) {
      const module_block *of = &AT(d->blocks, module_block, block++);
      part->blocks--;
      part->operations = of->operation_count;
      if (visit->block != NULL)
        visit->block(visit->user, of);
    } else if (part->regions != 0) {
      part->regions--;
      part->blocks = AT(d->regions, uint32_t, region++);
      if (visit->region != NULL)
        visit->region(visit->user, part->blocks);
    } else {
      parts.count--;
    }
  }
}
