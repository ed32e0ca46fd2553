/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics as compilers print them: file:line:column: error: text, the line, a caret. */
#ifndef VARVE_TOOLS_DIAGNOSTICS_H
#define VARVE_TOOLS_DIAGNOSTICS_H

#include <varve/diagnostic.h>

/* A varve_diagnostic_function that prints to standard error; user: a const char * for where the
 * file has no name, or NULL. */
void diagnostics_print(void *user, const varve_diagnostic *diagnostic);

/* What a tool exits with. */
enum { EXIT_MALFORMED = 1, EXIT_USAGE = 2, EXIT_UNSUPPORTED = 3 };
int exit_code_of(varve_status status);

#endif
