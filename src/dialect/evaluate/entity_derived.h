/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts that types and attributes have besides their parameters: the facts varve.derived.NAME. */
#ifndef VARVE_DIALECT_ENTITY_DERIVED_H
#define VARVE_DIALECT_ENTITY_DERIVED_H

#include "dialect/expression/expression.h"

typedef struct varve_derived_part {
  varve_slice name;
  const varve_expression *value; /* of the parameters */
} varve_derived_part;

/* Compiles the facts into definition->derived. Returns INVALID and sets *fault if one is no
 * expression. */
varve_status varve_derived_compile(varve_context *context, varve_entity_definition *definition,
                                   varve_format_fault *fault) VARVE_MUST_USE;
/* Sets *result to the part with this name, which is UNKNOWN before; it stays so if the entity lacks
 * it. Lists in it are in the arena of the input, of which only the context, the budget and the
 * steps count besides. */
varve_status varve_derived_find(const varve_expression_input *input, const varve_entity *entity,
                                varve_slice name, varve_term *result) VARVE_MUST_USE;

#endif
