/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names in expressions over the parameters of a type or attribute: $name; and over locals: %name.
 */
#ifndef VARVE_DIALECT_ENTITY_SCOPE_H
#define VARVE_DIALECT_ENTITY_SCOPE_H

#include "dialect/expression/expression.h"

/* What an expression may name while it is compiled. */
typedef struct varve_entity_scope {
  varve_expression_scope base; /* its user is this structure */
  const varve_entity_definition *definition;
  const varve_slice *locals; /* the names of the slots after the parameters: %name */
  uint32_t local_count;
} varve_entity_scope;
void varve_entity_scope_init(varve_entity_scope *scope, varve_context *context,
                             const varve_entity_definition *definition);

#endif
