/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How MLIR spells names and strings in text, and names that are spelled alike. */
#ifndef VARVE_BASE_TEXT_SPELLING_H
#define VARVE_BASE_TEXT_SPELLING_H

#include "base/vector.h"

/* Matches [letter|_] [letter|digit|_|$|.]* : an attribute name that needs no quotes. */
bool varve_is_bare_identifier(varve_slice text);
/* Also allows '-' after the first character, and digits alone: what the lexer accepts unquoted
 * after @, #, ! or %. Printers quote names that are not bare identifiers. */
bool varve_is_suffix_identifier(varve_slice text);
/* An error in a string literal. */
typedef struct varve_string_fault {
  const char *message;
  const char *place;
} varve_string_fault;
/* p is after the opening quote. Returns the position after the closing quote, or NULL with a fault.
 */
const char *varve_find_string_end(const char *p, const char *end, varve_string_fault *fault);
/* As LLVM's printEscapedString: prints printable ASCII except '"' and '\\' as it is, '\\' twice and
 * other bytes as \XX in upper-case hex. */
varve_status varve_print_escaped(varve_buffer *out, varve_slice text) VARVE_MUST_USE;
/* Decodes the inside of a string literal; the lexer has checked its escapes. */
varve_status varve_unescape(varve_buffer *out, varve_slice text) VARVE_MUST_USE;
varve_status varve_print_hex(varve_buffer *out,
                             varve_slice bytes) VARVE_MUST_USE; /* upper case, no prefix */
bool varve_parse_hex_digit(char c, unsigned *value);

/* Messages with similar names: varve/slice.h finds them. */
typedef struct varve_similar_text {
  char text[256];
} varve_similar_text;

/* Makes "; did you mean 'a', 'b' or 'c'?", or an empty text if there are no names, or they are too
 * long. Returns to->text. */
const char *varve_similar_names_print(const varve_similar_names *similar, varve_similar_text *to);

#endif
