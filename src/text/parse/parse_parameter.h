/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses values of parameters by their rules. */
#ifndef VARVE_TEXT_PARSE_PARAMETER_H
#define VARVE_TEXT_PARSE_PARAMETER_H

#include "text/parse/parse.h"

/* Begins a value, or one item of an array. *is_nested: the value comes later; otherwise it is on
 * the stack. */
varve_status varve_begin_parameter_value(varve_parser *parser, const varve_parameter_rule *rule,
                                         bool *is_nested) VARVE_MUST_USE;
/* Returns whether a value that fits the rule can begin here. */
bool varve_may_be_parameter(const varve_parser *parser, const varve_parameter_rule *rule);
/* Parses an integer, which may also be true or false. */
varve_status varve_parse_parameter_integer(varve_parser *parser, const varve_parameter_rule *rule,
                                           uint64_t *value) VARVE_MUST_USE;
/* Parses a string that may be a word without quotes. */
varve_status varve_parse_parameter_word(varve_parser *parser) VARVE_MUST_USE;
/* Begins an attribute of the type, which the text does not repeat. */
varve_status varve_begin_typed_parameter(varve_parser *parser,
                                         const varve_entity *type) VARVE_MUST_USE;
/* Gives this type to the attribute on the stack if it is one of a dialect whose text had none. */
varve_status varve_give_self_type(varve_parser *parser, const varve_entity *type) VARVE_MUST_USE;
/* Begins a float that may also be a decimal integer. */
varve_status varve_begin_plain_float(varve_parser *parser,
                                     const varve_parameter_rule *rule) VARVE_MUST_USE;
/* Parses @name as a string. */
varve_status varve_parse_parameter_symbol(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_parse_parameter_name(varve_parser *parser,
                                        const varve_parameter_rule *rule) VARVE_MUST_USE;
/* Pushes a dense array of 64-bit integers. */
varve_status varve_push_dense_parameter(varve_parser *parser, const int64_t *numbers,
                                        size_t count) VARVE_MUST_USE;
varve_status varve_push_parameter_integer(varve_parser *parser, uint64_t value) VARVE_MUST_USE;

#endif
