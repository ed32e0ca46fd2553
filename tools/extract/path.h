/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbols that the command line names: @outer::@inner. */
#ifndef VARVE_TOOLS_EXTRACT_PATH_H
#define VARVE_TOOLS_EXTRACT_PATH_H

#include "extract/input.h"
#include "extract/symbols.h"

/* Has the input read what the path begins with; or all, to tell what is wrong, when that is not one
 * operation. BAD_ARGUMENT, told, when text is no name. */
varve_status path_take(extract_input *input, const char *text);
/* The operation that text names, of what was read. Else NULL and what is wrong is told: NOT_FOUND
 * with names that are nearly the same; INVALID when several symbols have the name; BAD_ARGUMENT
 * when text is no name.
 */
varve_status path_find(const extract_input *input, symbol_index *index, const char *text,
                       varve_operation **found);

#endif
