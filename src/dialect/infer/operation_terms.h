/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expressions over an operation that exists: its attributes, and the types, numbers and sources of
 * its operands and results. */
#ifndef VARVE_DIALECT_OPERATION_TERMS_H
#define VARVE_DIALECT_OPERATION_TERMS_H

#include "dialect/expression/expression.h"

/* What an expression may name while it is compiled. */
typedef struct varve_operation_scope {
  varve_expression_scope base; /* its user is this structure */
  const varve_operation_definition *definition;
} varve_operation_scope;
void varve_operation_scope_init(varve_operation_scope *scope, varve_context *context,
                                const varve_operation_definition *definition);

/* Finds what a case is: an integer, or the attribute that has the integer as its parameter. The
 * term is unknown if the enum has no such case, or if none is known. */
varve_status varve_operation_case(varve_context *context,
                                  const varve_operation_definition *definition,
                                  const varve_expression *e, varve_term *term) VARVE_MUST_USE;

/* Sets the term to the list of the types of the operands of the last operation of the region's
 * first block; it stays as it is without one, or with very many operands. */
varve_status varve_term_of_region_types(varve_arena *arena, const varve_region *region,
                                        varve_term *term) VARVE_MUST_USE;

#endif
