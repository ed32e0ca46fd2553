/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of dialects that have a shape: varve.shaped of their definition. */
#ifndef VARVE_DIALECT_SHAPED_TYPE_H
#define VARVE_DIALECT_SHAPED_TYPE_H

#include "ir/context.h"
#include "ir/types.h"

/* Returns the tensor with the shape and the elements of a type. *tensor is NULL if it has none. */
varve_status varve_tensor_of_shaped(varve_context *context, const varve_entity *type,
                                    const varve_entity **tensor) VARVE_MUST_USE;

#endif
