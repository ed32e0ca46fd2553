/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of dialects that are not known, kept as their text: varve.unknown_text has the
 * attribute text, an array of strings, with an operand between each two. The type of a result is
 * !varve.unknown until an operation uses it: then it is what that says. */
#ifndef VARVE_TEXT_UNKNOWN_TEXT_H
#define VARVE_TEXT_UNKNOWN_TEXT_H

#include "text/parse.h"
#include "text/print.h"
#include "text/printer.h"

#define VARVE_UNKNOWN_TEXT "varve.unknown_text"

/* At the name of the operation, behind those of its results. */
varve_status varve_keep_unknown_text(varve_parser *parser,
                                     varve_operation_draft *draft) VARVE_MUST_USE;
/* Whether the word, which begins a line, can be the name of an operation: parse_custom.c */
varve_status varve_is_operation_word(varve_parser *parser, varve_slice word,
                                     bool *is_operation) VARVE_MUST_USE;

/* Whether it is one, and its text is read again as the same operation. default_dialect: of the
 * region that the operation stands in. */
varve_status varve_is_unknown_text(varve_printer *printer, const varve_operation *op,
                                   varve_slice default_dialect, bool *is_text) VARVE_MUST_USE;
varve_status varve_print_unknown_text(varve_printer *printer,
                                      const varve_operation *op) VARVE_MUST_USE;

#endif
