/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --help and --version: see help.h. */
#include "common/help.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include <varve/version.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "common/option_text.h"
#include "common/output.h"

/* Errors of the command line have the form that it asks for, even if they come first. */
static bool asks_for_json(int argc, char **argv) {
  for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
    if (strcmp(argv[i], "--diagnostics=json") == 0 || strcmp(argv[i], "-diagnostics=json") == 0)
      return true;
  return false;
}

bool tool_begin(const option_table *table, int argc, char **argv, void *values, option_line *line) {
  (void)signal(SIGXFSZ, SIG_IGN);
  if (asks_for_json(argc, argv) && !diagnostics_begin("json"))
    return false;
  if (!options_parse(table, argc, argv, values, line))
    return false;
  return diagnostics_begin(*(const char *const *)options_value(table, "diagnostics", values));
}

int tool_print_help(const option_table *table, bool is_help) {
  char *text = NULL;
  size_t size = 0;
  int code = EXIT_USAGE;
  FILE *out = open_memstream(&text, &size);
  if (out != NULL && is_help)
    options_print_help(table, out);
  else if (out != NULL)
    fprintf(out, "%s (Varve) %s\n", table->tool, varve_version());
  if (out != NULL && fclose(out) == 0 && text != NULL)
    code = output_text(table->tool, text);
  else
    message_print(table->tool, "%s", varve_status_text(VARVE_STATUS_OUT_OF_MEMORY));
  free(text);
  return code;
}
