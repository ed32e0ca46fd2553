/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of unknown dialects, kept as text: varve.unknown_text has the attribute text, an
 * array of strings, with an operand between every two. The type of a result is !varve.unknown
 * until an operation uses it, and then the type that the use gives. */
#ifndef VARVE_TEXT_UNKNOWN_TEXT_H
#define VARVE_TEXT_UNKNOWN_TEXT_H

#include "text/parse/parse.h"
#include "text/print/print.h"
#include "text/print/printer.h"

#define VARVE_UNKNOWN_TEXT "varve.unknown_text"

/* Called at the name of the operation, after the names of its results. */
varve_status varve_keep_unknown_text(varve_parser *parser,
                                     varve_operation_draft *draft) VARVE_MUST_USE;
/* Returns whether the word, which begins a line, can be the name of an operation: parse_custom.c */
varve_status varve_is_operation_word(varve_parser *parser, varve_slice word,
                                     bool *is_operation) VARVE_MUST_USE;

/* Returns whether it is such an operation, and its text parses to the same operation.
 * default_dialect: of the enclosing region. */
varve_status varve_is_unknown_text(varve_printer *printer, const varve_operation *op,
                                   varve_slice default_dialect, bool *is_text) VARVE_MUST_USE;
varve_status varve_print_unknown_text(varve_printer *printer,
                                      const varve_operation *op) VARVE_MUST_USE;

#endif
