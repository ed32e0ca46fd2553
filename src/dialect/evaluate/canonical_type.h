/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types that represent others: the fact varve.stands_for. Types and attributes that a text means:
 * the fact varve.read_as. Parts of types and attributes: the facts varve.derived.NAME. */
#ifndef VARVE_DIALECT_CANONICAL_TYPE_H
#define VARVE_DIALECT_CANONICAL_TYPE_H

#include "dialect/expression/expression.h"

/* Sets *constant, which is empty, to a constant of varve.read_as that needs the expression to be
 * read. */
varve_status varve_find_read_as_cycle(varve_context *context, const varve_expression *expression,
                                      varve_slice *constant) VARVE_MUST_USE;
/* Sets *result to the type (attribute) that the text of a type (attribute) means: the entity itself
 * without the fact, or if the value of the fact is unknown, absent or of the other class. Returns
 * INVALID if the value needs itself. */
varve_status varve_read_entity(varve_context *context, const varve_entity_definition *definition,
                               const varve_entity *entity,
                               const varve_entity **result) VARVE_MUST_USE;
/* Sets *result to the type whose values a type has, in the end: the type itself if it represents
 * no other. budget may be NULL. */
varve_status varve_canonical_type(varve_context *context, const varve_entity *type,
                                  varve_alias_budget *budget,
                                  const varve_entity **result) VARVE_MUST_USE;
/* Sets *result to the first type of a dialect that has no parameters and represents a type, or to
 * NULL. */
varve_status varve_type_representing(varve_context *context, varve_slice dialect,
                                     const varve_entity *type,
                                     const varve_entity **result) VARVE_MUST_USE;

/* Sets *result to the part with this name, which is UNKNOWN before; it stays so if the entity lacks
 * it. Lists in it are in the arena of the input, of which only the context, the budget and the
 * steps count besides. */
varve_status varve_derived_find(const varve_expression_input *input, const varve_entity *entity,
                                varve_slice name, varve_term *result) VARVE_MUST_USE;

#endif
