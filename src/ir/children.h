/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks that constructors make on their children. Readers of hostile files pass any node, NULL
 * included. */
#ifndef VARVE_IR_CHILDREN_H
#define VARVE_IR_CHILDREN_H

#include "ir/types.h"

static inline bool varve_child_is_kind(const varve_entity *child, varve_kind kind) {
  return child != NULL && child->kind == kind;
}
static inline bool varve_child_is_string(const varve_entity *child) {
  return varve_child_is_kind(child, VARVE_KIND_STRING) && child->child_count == 0;
}
static inline bool varve_child_is_type(const varve_entity *child) {
  return child != NULL && varve_is_type(child);
}
static inline bool varve_child_is_location(const varve_entity *child) {
  return child != NULL && varve_is_location(child);
}
static inline bool varve_child_is_affine(const varve_entity *child) {
  return child != NULL && varve_kind_class((varve_kind)child->kind) == VARVE_CLASS_AFFINE;
}
/* Returns whether text allows the node as an attribute value. Three kinds of attribute only occur
 * as parts of others, and one kind only in the place of a location. */
static inline bool varve_child_is_attribute(const varve_entity *child) {
  return child != NULL && varve_is_attribute(child) && child->kind != VARVE_KIND_RESOURCE_HANDLE &&
         child->kind != VARVE_KIND_OPERATION_ATTRIBUTES && child->kind != VARVE_KIND_ABSENT &&
         child->kind != VARVE_KIND_DIALECT_LOCATION;
}

typedef bool varve_child_check(const varve_entity *child);
static inline bool varve_children_are(varve_entity_list children, uint32_t count,
                                      varve_child_check *check) {
  for (uint32_t i = 0; i < count; i++)
    if (!check(children[i]))
      return false;
  return true;
}

/* Returns size bytes of the context's scratch memory, aligned for any type, or NULL if out of
 * memory. The next call overwrites them. */
static inline void *varve_scratch_take(varve_context *context, size_t size) {
  if (varve_buffer_reserve(&context->scratch, size == 0 ? 1 : size) != VARVE_STATUS_OK)
    return NULL;
  return context->scratch.data;
}
/* Releases the scratch memory after a large payload, so that it does not stay allocated. */
static inline void varve_scratch_give(varve_context *context) {
  enum { KEPT = 1 << 16 };
  if (context->scratch.capacity > KEPT)
    varve_buffer_release(&context->scratch);
}

#endif
