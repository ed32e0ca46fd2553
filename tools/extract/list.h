/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints what a module contains. */
#ifndef VARVE_TOOLS_EXTRACT_LIST_H
#define VARVE_TOOLS_EXTRACT_LIST_H

#include "common/output.h"
#include "extract/input.h"

/* Prints a line for each symbol that has a path: the path, a tab, and the name of the operation. */
varve_status list_symbols(const extract_input *input, output *out);

/* Finds the resource of this key, or "dialect:key", in the input's module, and reports errors.
 * Fails with NOT_FOUND if it does not exist or has no bytes here, and with INVALID if several have
 * the key. */
varve_status find_resource(const extract_input *input, const char *key, varve_slice *bytes);

#endif
