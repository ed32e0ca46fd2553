/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Terms as text: in names, and in text(...) of expressions. */
#ifndef VARVE_DIALECT_TERM_TEXT_H
#define VARVE_DIALECT_TERM_TEXT_H

#include "dialect/expression/expression.h"

/* Appends what a type or attribute adds to a name: a string; the last symbol of a symbol reference;
 * an integer, true or false; a float with six digits after its point; a number type; the first
 * parameter of a dialect's type or attribute. Others add nothing. */
varve_status varve_append_name_of(varve_context *context, const varve_entity *entity,
                                  varve_buffer *text) VARVE_MUST_USE;
/* Appends a text, number, truth value, type or attribute. Others add nothing. */
varve_status varve_term_append(varve_context *context, const varve_term *term,
                               varve_buffer *text) VARVE_MUST_USE;

#endif
