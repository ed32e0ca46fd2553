/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text of types and attributes that no definition describes. */
#ifndef VARVE_TEXT_BODY_TEXT_H
#define VARVE_TEXT_BODY_TEXT_H

#include "text/parse/parse.h"

/* Appends the text from start to end to parser->text. The text outlives the aliases of the module,
 * so the function replaces each alias that the module has defined by its value. Names in
 * strings, and names that are not aliases, stay. */
varve_status varve_copy_body(varve_parser *parser, const char *start,
                             const char *end) VARVE_MUST_USE;

/* Returns whether two texts have the same words, marks and strings; blanks between them do not
 * count. */
bool varve_differs_in_blanks_only(varve_slice a, varve_slice b);

#endif
