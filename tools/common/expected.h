/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics that comments of a text announce, as mlir-opt --verify-diagnostics takes them:
 * "expected-error {{text}}", -warning, -note, -remark; -re with {{regular expression}} in the text;
 * @+1, @-1, @above, @below, @unknown in front of it. One a line, at its end. */
#ifndef VARVE_TOOLS_COMMON_EXPECTED_H
#define VARVE_TOOLS_COMMON_EXPECTED_H

#include <varve/diagnostic.h>

typedef struct expected_list expected_list;

/* Of a text that begins on this line and outlives the list; NULL: out of memory. */
expected_list *expected_create(varve_slice text, uint32_t first_line);
void expected_destroy(expected_list *list);
/* Takes an expected_list: what was announced is dropped, errors and warnings that were not are
 * told. Notes need no announcement. */
void expected_hear(void *user, const varve_diagnostic *diagnostic);
/* Reports the expected messages that did not occur; file is the name for messages. Returns the
 * number of all errors. */
int expected_finish(expected_list *list, varve_slice file);

#endif
