/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the custom forms of older releases share. */
#ifndef VARVE_HOOKS_LEGACY_H
#define VARVE_HOOKS_LEGACY_H

#include "hooks/shared/form_parts.h"

/* Parts that several custom forms of the set std2019 have. */

/* Parse and print [1, 2], an array of i64. */
varve_status varve_parse_integer_list(varve_parser *parser,
                                      const varve_entity **array) VARVE_MUST_USE;
varve_status varve_print_integer_list(varve_printer *printer,
                                      const varve_entity *array) VARVE_MUST_USE;
/* Parses ": type word type", with a comma if word is NULL. */
varve_status varve_parse_two_types(varve_parser *parser, const char *word,
                                   const varve_entity *types[2]) VARVE_MUST_USE;
/* Reports an error if the number of operands is outside the range. */
varve_status varve_expect_uses(varve_parser *parser, const varve_operation_draft *draft,
                               size_t least, size_t most) VARVE_MUST_USE;

/* Parts of llvm in 2019 and in LLVM 13. */

/* Appends a function type as "i32 (i8*, ...)". Returns INVALID if one of its types is not of
 * dialect llvm, or if it has several results. */
varve_status varve_llvm_text_of_function(const varve_entity *function, bool is_variadic,
                                         varve_buffer *out) VARVE_MUST_USE;
/* Parses ": (types) -> type". */
varve_status varve_parse_llvm_function_type(varve_parser *parser,
                                            const varve_entity **type) VARVE_MUST_USE;
/* Makes the type (types) -> type of these operands and the operation's results. */
varve_status varve_llvm_function_of_call(varve_printer *printer, const varve_operation *op,
                                         varve_value_range operands,
                                         const varve_entity **type) VARVE_MUST_USE;

/* Parts of llvm in LLVM 13, where pointers have an element type. */

/* Parses ": type". */
varve_status varve_parse_llvm_colon_type(varve_parser *parser,
                                         const varve_entity **type) VARVE_MUST_USE;
/* Parses "[0, 1] {...} : type". *type is the type of the aggregate, *element that of the
 * position. */
typedef varve_status varve_llvm_place_parser(varve_parser *parser, varve_operation_draft *draft,
                                             const varve_entity **type,
                                             const varve_entity **element);
/* Parse "%s[0, 1] {...} : type" and "%v, %s[0] {...} : type". parse: the function of the
 * release. */
varve_status varve_parse_llvm_extract(varve_parser *parser, varve_operation_draft *draft,
                                      varve_llvm_place_parser *parse) VARVE_MUST_USE;
varve_status varve_parse_llvm_insert(varve_parser *parser, varve_operation_draft *draft,
                                     varve_llvm_place_parser *parse) VARVE_MUST_USE;
/* Parses an optional "volatile". */
varve_status varve_parse_llvm_volatile(varve_parser *parser) VARVE_MUST_USE;

#endif
