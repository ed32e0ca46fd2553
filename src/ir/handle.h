/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types, attributes and affine expressions are different C types for callers, and one structure
 * inside. Only these functions convert between them. */
#ifndef VARVE_IR_HANDLE_H
#define VARVE_IR_HANDLE_H

#include <varve/kinds.h>

#include "base/vector.h"
#include "ir/attributes.h"

static inline const varve_entity *varve_of_type(const varve_type *type) {
  return (const varve_entity *)type;
}

static inline const varve_entity *varve_of_attribute(const varve_attribute *attribute) {
  return (const varve_entity *)attribute;
}

static inline const varve_entity *varve_of_expression(const varve_affine_expression *expression) {
  return (const varve_entity *)expression;
}

static inline const varve_type *varve_as_type(const varve_entity *entity) {
  return (const varve_type *)entity;
}

static inline const varve_attribute *varve_as_attribute(const varve_entity *entity) {
  return (const varve_attribute *)entity;
}

static inline const varve_affine_expression *varve_as_expression(const varve_entity *entity) {
  return (const varve_affine_expression *)entity;
}

/* An absent parameter has no member. */
varve_component varve_as_component(const varve_entity *entity);
/* Returns NULL if the component has no member, or more than one. */
const varve_entity *varve_of_component(varve_component component);

/* Handles that a caller passed: whether they are of the class, and of the context. */
static inline bool varve_is_type_of(const varve_context *context, const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  return entity != NULL && varve_is_type(entity) && varve_entity_is_of(context, entity);
}

static inline bool varve_is_attribute_of(const varve_context *context,
                                         const varve_attribute *attribute) {
  const varve_entity *entity = varve_of_attribute(attribute);
  return entity != NULL && varve_is_attribute(entity) && varve_entity_is_of(context, entity);
}

static inline bool varve_is_location_of(const varve_context *context,
                                        const varve_attribute *location) {
  return varve_is_attribute_of(context, location) &&
         varve_is_location(varve_of_attribute(location));
}

/* Append the nodes of a list that a caller passed to a vector of pointers. Fail with BAD_ARGUMENT
 * if an item is not of the context. */
varve_status varve_append_types(varve_vector *nodes, const varve_context *context,
                                varve_type_list types) VARVE_MUST_USE;
varve_status varve_append_attributes(varve_vector *nodes, const varve_context *context,
                                     varve_attribute_list attributes) VARVE_MUST_USE;

/* Store a new node as the caller's output, if status is OK, and return the status. made is a
 * pointer, because the call that gives the status may be an argument too, and C does not say which
 * argument is evaluated first. */
static inline varve_status varve_give_type(varve_status status, const varve_entity *const *made,
                                           const varve_type **type) {
  *type = status == VARVE_STATUS_OK ? varve_as_type(*made) : NULL;
  return status;
}

static inline varve_status varve_give_attribute(varve_status status,
                                                const varve_entity *const *made,
                                                const varve_attribute **attribute) {
  *attribute = status == VARVE_STATUS_OK ? varve_as_attribute(*made) : NULL;
  return status;
}

#endif
