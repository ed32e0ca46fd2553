/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the terms of equations become in an operation, and where terms of cases come from. */
#ifndef VARVE_DIALECT_OPERATION_EQUATION_H
#define VARVE_DIALECT_OPERATION_EQUATION_H

#include "dialect/operation_format/operation_format.h"

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
