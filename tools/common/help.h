/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The start of each tool: command line, --help and --version. */
#ifndef VARVE_TOOLS_HELP_H
#define VARVE_TOOLS_HELP_H

#include "common/options.h"

/* Reads the command line like options_parse. From then on, a file that exceeds the size limit of
 * the system is a write error, not a signal. */
bool tool_begin(const option_table *table, int argc, char **argv, void *values, option_line *line);
/* Prints the text of --help, or otherwise of --version. Returns an exit code. */
int tool_print_help(const option_table *table, bool is_help);

#endif
