/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a module has, as text. */
#ifndef VARVE_TOOLS_EXTRACT_LIST_H
#define VARVE_TOOLS_EXTRACT_LIST_H

#include "common/output.h"
#include "extract/input.h"

/* A line for each symbol that a path leads to: the path, a tab, the name of the operation. */
varve_status list_symbols(const extract_input *input, output *out);

/* Finds the resource of this key, or "dialect:key", in the input's module, and reports errors.
 * Fails with NOT_FOUND if it does not exist or has no bytes here, and with INVALID if several have
 * the key. */
varve_status find_resource(const extract_input *input, const char *key, varve_slice *bytes);

#endif
