/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of names: text with {E}, where E is an expression.
 * format-spec/dialect-definitions.md 3.4. */
#ifndef VARVE_DIALECT_NAME_PATTERN_H
#define VARVE_DIALECT_NAME_PATTERN_H

#include "dialect/expression/expression.h"

enum { VARVE_NAME_PARTS = 16 };

typedef struct varve_name_part {
  varve_slice text;              /* if value is NULL */
  const varve_expression *value; /* {E} */
} varve_name_part;

typedef struct varve_name_pattern {
  const varve_name_part *parts;
  uint32_t count;
  bool is_alone; /* of a message: the name of the operation is not written before it */
} varve_name_pattern;

static inline bool varve_name_pattern_is_plain(const varve_name_pattern *pattern) {
  return pattern->count == 1 && pattern->parts[0].value == NULL;
}

/* Returns whether names may contain the character. */
bool varve_is_name_character(char c);
/* Parses the pattern that the text starts with, and removes it from the text. "..." ends a pattern.
 * It has no parts if the text starts with another character. Returns INVALID and sets *fault if an
 * expression is invalid; the offset of the fault is in the text. */
varve_status varve_name_pattern_parse(varve_expression_scope *scope, varve_slice *text,
                                      varve_name_pattern *pattern,
                                      varve_format_fault *fault) VARVE_MUST_USE;

/* Parses a message: any text, and {E}. '!' before it sets is_alone. */
varve_status varve_message_pattern_parse(varve_expression_scope *scope, varve_slice text,
                                         varve_name_pattern *pattern,
                                         varve_format_fault *fault) VARVE_MUST_USE;

/* Evaluates the expressions of a pattern: a term for each part. *is_list: one of them is a list. */
varve_status varve_name_pattern_evaluate(const varve_expression_input *input,
                                         const varve_name_pattern *pattern,
                                         varve_term terms[VARVE_NAME_PARTS],
                                         bool *is_list) VARVE_MUST_USE;
/* Replaces the text by the name of the value with that index among those that a list names. The
 * text is empty if the value has no name. */
varve_status varve_name_pattern_write(varve_context *context, const varve_name_pattern *pattern,
                                      const varve_term terms[VARVE_NAME_PARTS], uint32_t index,
                                      varve_buffer *text) VARVE_MUST_USE;

/* Terms as text: in names, and in text(...) of expressions. */

/* Appends what a type or attribute adds to a name: a string; the last symbol of a symbol reference;
 * an integer, true or false; a float with six digits after its point; a number type; the first
 * parameter of a dialect's type or attribute. Others add nothing. */
varve_status varve_append_name_of(varve_context *context, const varve_entity *entity,
                                  varve_buffer *text) VARVE_MUST_USE;
/* Appends a text, number, truth value, type or attribute. Others add nothing. */
varve_status varve_term_append(varve_context *context, const varve_term *term,
                               varve_buffer *text) VARVE_MUST_USE;

#endif
