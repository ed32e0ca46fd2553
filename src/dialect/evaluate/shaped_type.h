/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shaped types, and types of dialects that have a shape or an element type. */
#ifndef VARVE_DIALECT_SHAPED_TYPE_H
#define VARVE_DIALECT_SHAPED_TYPE_H

#include "ir/context.h"
#include "ir/types.h"

/* Returns the tensor with the shape and the elements of a type. *tensor is NULL if it has none. */
varve_status varve_tensor_of_shaped(varve_context *context, const varve_entity *type,
                                    const varve_entity **tensor) VARVE_MUST_USE;

/* Makes the shaped type with another element type. NULL: the type is not shaped. */
varve_status varve_type_with_element(varve_context *context, const varve_entity *type,
                                     const varve_entity *element,
                                     const varve_entity **made) VARVE_MUST_USE;
/* Returns whether the type is !dialect.mnemonic, kept as text or as parameters. */
bool varve_is_dialect_type(const varve_entity *type, const char *dialect, const char *mnemonic);
/* Returns a parameter of a dialect's type, if it is a type, otherwise NULL. */
const varve_entity *varve_dialect_type_part(const varve_entity *type, uint32_t index);
/* Returns the first such parameter. */
const varve_entity *varve_dialect_type_element(const varve_entity *type);
/* The sizes that are the first parameter of a dialect's type. */
typedef struct varve_dialect_shape {
  const varve_entity *const *sizes;
  uint32_t rank;
} varve_dialect_shape;
/* False: the type has no shape, or no rank. */
bool varve_dialect_type_shape(const varve_entity *type, varve_dialect_shape *shape);
int64_t varve_dialect_shape_at(const varve_dialect_shape *shape, uint32_t i);

#endif
