/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Returns which context owns an object, so that calls can reject objects of two contexts. */
#ifndef VARVE_API_OWNER_H
#define VARVE_API_OWNER_H

#include "ir/operation.h"

static inline const varve_context *varve_operation_owner(const varve_operation *op) {
  return op->name->context;
}

/* NULL if the block is detached, so that its context is unknown. The same holds for values. */
static inline const varve_context *varve_block_owner_context(const varve_block *block) {
  const varve_operation *op = varve_block_owner(block);
  return op == NULL ? NULL : varve_operation_owner(op);
}

static inline const varve_context *varve_value_owner(const varve_value *value) {
  if (value->kind == VARVE_VALUE_RESULT)
    return varve_operation_owner(varve_value_operation(value));
  return value->kind == VARVE_VALUE_BLOCK_ARGUMENT
             ? varve_block_owner_context(varve_value_argument(value)->block)
             : NULL;
}

static inline bool varve_is_owned_by(const varve_context *owner, const varve_context *context) {
  return owner == NULL || owner == context;
}

/* Returns true for NULL. */
static inline bool varve_may_use(const varve_context *context, const varve_entity *entity) {
  return entity == NULL || varve_entity_is_of(context, entity);
}

#endif
