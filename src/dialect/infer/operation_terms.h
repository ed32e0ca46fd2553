/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expressions over an operation that exists: its attributes, and the types, numbers and sources of
 * its operands and results. */
#ifndef VARVE_DIALECT_OPERATION_TERMS_H
#define VARVE_DIALECT_OPERATION_TERMS_H

#include "dialect/expression/expression.h"
#include "dialect/operation_format/operation_format.h"

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

/* What the terms of equations become in an operation, and where terms of cases come from. */

/* Makes the attribute that an equation sets to the term. *value is NULL if the attribute is
 * absent. *is_known is false if the term is unknown, or no value of this syntax. */
varve_status varve_equation_attribute(const varve_expression_input *input,
                                      const varve_attribute_syntax *syntax, const varve_term *term,
                                      const varve_entity **value, bool *is_known) VARVE_MUST_USE;
/* Finds the attribute of a case in the enum of an attribute. */
varve_status varve_equation_case(const varve_expression_input *input,
                                 const varve_operation_format *format,
                                 const varve_expression *expression,
                                 varve_term *term) VARVE_MUST_USE;
/* Makes the attribute that has a case as its only parameter. The rule is of the kind ENTITY. The
 * term stays as it is if the attribute has another form, or the enum no such case. */
varve_status varve_case_of_attribute(const varve_expression_input *input,
                                     const varve_parameter_rule *rule, varve_slice name,
                                     varve_term *term) VARVE_MUST_USE;
/* Returns the term of an attribute; NULL is an absent one. */
varve_term varve_term_of(const varve_entity *value);

#endif
