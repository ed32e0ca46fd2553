/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Use lists: linking one use of a value or block, the newest first; the order that reading gives;
 * what stands in for values that come later. */
#ifndef VARVE_IR_USE_LIST_H
#define VARVE_IR_USE_LIST_H

#include "ir/operation.h"

/* use must not be linked. */
static inline void varve_use_link(varve_use *use, varve_value *value) {
  use->value = value;
  use->next = value->first_use;
  use->back = &value->first_use;
  if (use->next != NULL)
    use->next->back = &use->next;
  value->first_use = use;
}

static inline void varve_use_unlink(varve_use *use) {
  if (use->value == NULL)
    return;
  *use->back = use->next;
  if (use->next != NULL)
    use->next->back = use->back;
  use->value = NULL;
}

static inline void varve_block_use_link(varve_block_use *use, varve_block *block) {
  use->block = block;
  use->next = block->first_use;
  use->back = &block->first_use;
  if (use->next != NULL)
    use->next->back = &use->next;
  block->first_use = use;
}

static inline void varve_block_use_unlink(varve_block_use *use) {
  if (use->block == NULL)
    return;
  *use->back = use->next;
  if (use->next != NULL)
    use->next->back = use->back;
  use->block = NULL;
}

/* By the number of its operation: a list in which keys descend has the order that reading gives. */
static inline uint64_t varve_use_key(const varve_use *use) {
  return (uint64_t)use->owner->number << 32 | varve_use_index(use);
}
/* Whether the uses stand in another order than that. */
bool varve_value_has_own_order(const varve_value *value);
/* Turns the uses of forward over to the value that it stood for, as if that had been there, and
 * destroys it. scratch: of varve_use *. */
varve_status varve_forward_value_settle(varve_module *module, varve_value *forward,
                                        varve_value *value, varve_vector *scratch) VARVE_MUST_USE;

/* Gives back the memory of what erasing has emptied; see operation.c and block.c. */
void varve_operation_free(varve_module *module, varve_operation *op);
void varve_block_free(varve_module *module, varve_block *block);

#endif
