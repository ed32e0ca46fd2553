/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What each tool does before it does anything. */
#ifndef VARVE_TOOLS_HELP_H
#define VARVE_TOOLS_HELP_H

#include "common/options.h"

/* Reads the command line as options_parse does. A file that grows beyond what the system allows is
 * an error of writing from then on, not a signal. */
bool tool_begin(const option_table *table, int argc, char **argv, void *values, int *input_count);
/* What --help, or else --version, prints; an exit code. */
int tool_print_help(const option_table *table, bool is_help);

#endif
