/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a module has, as text. */
#ifndef VARVE_TOOLS_EXTRACT_LIST_H
#define VARVE_TOOLS_EXTRACT_LIST_H

#include "common/output.h"
#include "extract/input.h"

/* A line for each symbol that a path leads to: the path, a tab, the name of the operation. */
varve_status list_symbols(const extract_input *input, output *out);

/* The one resource of this key in the input's module, or "dialect:key"; what is wrong is told.
 * NOT_FOUND when there is none or it has no bytes here; INVALID when several have the key. */
varve_status find_resource(const extract_input *input, const char *key, varve_slice *bytes);

#endif
