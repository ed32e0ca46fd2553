/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbols that the command line names: @outer::@inner. */
#ifndef VARVE_TOOLS_EXTRACT_PATH_H
#define VARVE_TOOLS_EXTRACT_PATH_H

#include "extract/input.h"
#include "extract/symbols.h"

/* Requests the operation of the root that the path begins with. If there is not exactly one,
 * requests all, so that path_find can report the cause. Reports BAD_ARGUMENT if text is not a path.
 */
varve_status path_take(extract_input *input, const char *text);
/* Finds the operation at the path among those that were read. Otherwise reports the error and sets
 * NULL: NOT_FOUND, with similar names; INVALID if several symbols have the name; BAD_ARGUMENT if
 * text is not a path. */
varve_status path_find(const extract_input *input, symbol_index *index, const char *text,
                       varve_operation **found);

#endif
