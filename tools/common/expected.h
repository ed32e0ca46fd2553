/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expected diagnostics, announced in comments as for mlir-opt --verify-diagnostics: "expected-error
 * {{text}}", also -warning, -note and -remark; -re if the text contains {{regular expressions}};
 * followed by @+1, @-1, @above, @below or @unknown for another line. One per line, at its end. */
#ifndef VARVE_TOOLS_COMMON_EXPECTED_H
#define VARVE_TOOLS_COMMON_EXPECTED_H

#include <varve/diagnostic.h>

typedef struct expected_list expected_list;

/* Collects the announcements of a text that begins on this line and outlives the list. Returns NULL
 * if memory runs out. */
expected_list *expected_create(varve_slice text, uint32_t first_line);
void expected_destroy(expected_list *list);
/* Handles a diagnostic; user is the expected_list. Drops expected diagnostics and reports other
 * errors and warnings as unexpected. Notes need no announcement. */
void expected_handle(void *user, const varve_diagnostic *diagnostic);
/* Reports the expected messages that did not occur; file is the name for messages. Returns the
 * number of all errors. */
int expected_finish(expected_list *list, varve_slice file);

#endif
