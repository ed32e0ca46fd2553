/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How MLIR spells names and strings in text. */
#ifndef VARVE_BASE_TEXT_SPELLING_H
#define VARVE_BASE_TEXT_SPELLING_H

#include "base/vector.h"

/* [letter|_] [letter|digit|_|$|.]* : what may stand unquoted as attribute name. */
bool varve_is_bare_identifier(varve_slice text);
/* The same with '-' allowed after the first character, or all digits: what the lexer takes unquoted
 * after @, #, ! or %. Printers quote names that are not bare identifiers. */
bool varve_is_suffix_identifier(varve_slice text);
/* What is wrong with a string literal. */
typedef struct varve_string_fault {
  const char *message;
  const char *place;
} varve_string_fault;
/* p is behind the opening quote; the answer behind the closing one. NULL: it is no string. */
const char *varve_find_string_end(const char *p, const char *end, varve_string_fault *fault);
/* LLVM's printEscapedString: printable ASCII except '"' and '\\' stays, '\\' doubles, others become
 * \XX (upper-case hex). */
varve_status varve_print_escaped(varve_buffer *out, varve_slice text) VARVE_MUST_USE;
/* The inverse for the inside of a string literal, whose escapes the lexer has checked. */
varve_status varve_unescape(varve_buffer *out, varve_slice text) VARVE_MUST_USE;
varve_status varve_print_hex(varve_buffer *out,
                             varve_slice bytes) VARVE_MUST_USE; /* upper case, no prefix */
bool varve_parse_hex_digit(char c, unsigned *value);

#endif
