/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What custom forms of the set std2019 do alike. */
#ifndef VARVE_HOOKS_COMMON_2019_H
#define VARVE_HOOKS_COMMON_2019_H

#include "hooks/shared/form_parts.h"

/* "name" of an enum, as the integer that the attribute holds. */
varve_status varve_parse_enum_name(varve_parser *parser, const varve_attribute_syntax *syntax,
                                   const varve_entity **value) VARVE_MUST_USE;
/* Whether the attribute is such an integer. */
bool varve_enum_number_of(const varve_attribute_syntax *syntax, const varve_entity *value,
                          uint64_t *number);
/* [1, 2], an array of i64 */
varve_status varve_parse_integer_list(varve_parser *parser,
                                      const varve_entity **array) VARVE_MUST_USE;
varve_status varve_print_integer_list(varve_printer *printer,
                                      const varve_entity *array) VARVE_MUST_USE;
/* A dictionary, or an alias of one, whose entries become attributes of the operation; *has_it:
 * whether one has this name. */
varve_status varve_parse_trait(varve_parser *parser, varve_slice inherent,
                               bool *has_it) VARVE_MUST_USE;
/* " {...}" of those of these attributes that are there */
varve_status varve_print_trait(varve_printer *printer, const varve_operation *op,
                               varve_elided names) VARVE_MUST_USE;
/* ": type word type"; word NULL: a comma */
varve_status varve_parse_two_types(varve_parser *parser, const char *word,
                                   const varve_entity *types[2]) VARVE_MUST_USE;
/* An error at the operation's name where it has fewer or more. */
varve_status varve_expect_uses(varve_parser *parser, const varve_operation_draft *draft,
                               size_t least, size_t most) VARVE_MUST_USE;

#endif
