/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Use lists of values and blocks: linking a use as the first of a list, the order in which a reader
 * links uses, and placeholders for values that are defined later. */
#ifndef VARVE_IR_USE_LIST_H
#define VARVE_IR_USE_LIST_H

#include "ir/operation.h"

/* Links a use that is not in a list. */
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

/* Returns the number of the use's operation. In a list in reading order, these keys descend. */
static inline uint64_t varve_use_key(const varve_use *use) {
  return (uint64_t)use->owner->number << 32 | varve_use_index(use);
}
/* Returns whether the uses have an order other than the reading order. */
bool varve_value_has_own_order(const varve_value *value);
/* Puts a use at the front of its value's list. */
static inline void varve_use_make_newest(varve_use *use) {
  varve_value *value = use->value;
  if (value == NULL)
    return;
  varve_use_unlink(use);
  varve_use_link(use, value);
}
static inline void varve_value_reverse_uses(varve_value *value) {
  varve_use *oldest = value->first_use;
  while (oldest != NULL && oldest->next != NULL)
    varve_use_make_newest(oldest->next);
}
/* Moves the uses of a placeholder to the value that it replaced, as if they had used that value
 * from the start, and destroys the placeholder. scratch: of varve_use *. */
varve_status varve_forward_value_settle(varve_module *module, varve_value *forward,
                                        varve_value *value, varve_vector *scratch) VARVE_MUST_USE;

/* Frees what erasing has emptied; see operation.c and block.c. */
void varve_operation_free(varve_module *module, varve_operation *op);
void varve_block_free(varve_module *module, varve_block *block);

#endif
