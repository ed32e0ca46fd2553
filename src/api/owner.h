/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Returns which context and which module own an object, so that calls can reject objects of two
 * contexts or modules: an object lives in the memory of its module. */
#ifndef VARVE_API_OWNER_H
#define VARVE_API_OWNER_H

#include "ir/module.h"

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

/* Return the module, or NULL if it is not known, as in a detached block. */
static inline varve_module *varve_operation_module(const varve_operation *op) {
  while (op != NULL && op->block != NULL)
    op = varve_block_owner(op->block);
  return op == NULL ? NULL : op->module;
}

static inline varve_module *varve_block_module(const varve_block *block) {
  const varve_operation *op = varve_block_owner(block);
  return op == NULL ? NULL : varve_operation_module(op);
}

static inline varve_module *varve_value_module(const varve_value *value) {
  if (value->kind == VARVE_VALUE_RESULT)
    return varve_operation_module(varve_value_operation(value));
  return value->kind == VARVE_VALUE_BLOCK_ARGUMENT
             ? varve_block_module(varve_value_argument(value)->block)
             : NULL;
}

/* An owner, of which each part may be unknown. */
typedef struct varve_owner {
  const varve_context *context;
  const varve_module *module;
} varve_owner;

static inline varve_owner varve_owner_of_module(const varve_module *module) {
  return (varve_owner){module->context, module};
}
static inline varve_owner varve_owner_of_operation(const varve_operation *op) {
  return (varve_owner){varve_operation_owner(op), varve_operation_module(op)};
}
static inline varve_owner varve_owner_of_block(const varve_block *block) {
  return (varve_owner){varve_block_owner_context(block), varve_block_module(block)};
}
static inline varve_owner varve_owner_of_value(const varve_value *value) {
  return (varve_owner){varve_value_owner(value), varve_value_module(value)};
}

/* Returns false if the owners are known to differ. */
static inline bool varve_may_be_same_owner(varve_owner a, varve_owner b) {
  return (a.context == NULL || b.context == NULL || a.context == b.context) &&
         (a.module == NULL || b.module == NULL || a.module == b.module);
}

/* Returns true for NULL. */
static inline bool varve_may_use(const varve_context *context, const varve_entity *entity) {
  return entity == NULL || varve_entity_is_of(context, entity);
}

#endif
