/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics as compilers print them: file:line:column: error: text, the line, a caret. */
#ifndef VARVE_TOOLS_DIAGNOSTICS_H
#define VARVE_TOOLS_DIAGNOSTICS_H

#include <stdbool.h>

#include <varve/diagnostic.h>

/* Chooses the form of all diagnostics and messages: NULL or "text", or "json", one object in each
 * line of standard error, which then remains so. Returns false if form is neither, or memory runs
 * out. */
bool diagnostics_begin(const char *form);

/* A varve_diagnostic_function that prints to standard error. user: a const char * with the name to
 * print if the file has none, or NULL. */
void diagnostics_print(void *user, const varve_diagnostic *diagnostic);
/* Prints a note that explains no other diagnostic. */
void diagnostics_print_alone(const varve_diagnostic *note);
/* Prints a diagnostic about a whole file; VARVE_STATUS_OK: it has no status. */
void diagnostics_print_about(varve_severity severity, varve_status status, varve_slice file,
                             const char *text);

/* Prints the diagnostics of a list with their notes. */
void diagnostics_print_list(varve_diagnostic_list *list);
/* Returns NULL if the list has no error. */
const varve_diagnostic *diagnostics_first_error(varve_diagnostic_list *list);

/* Exit codes of the tools. */
enum { EXIT_MALFORMED = 1, EXIT_USAGE = 2, EXIT_UNSUPPORTED = 3 };
int exit_code_of(varve_status status);

#endif
