/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the manual section ("manual") or the shell completion ("completion") of an option list.
 * Run by make regen. */
#define OPTION_OFFSET(field) 0
#include "common/option_table.h"

#include <string.h>

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "manual") == 0)
    options_print_manual(&option_list, stdout);
  else if (argc == 2 && strcmp(argv[1], "completion") == 0)
    options_print_completion(&option_list, stdout);
  else
    return 2;
  return fflush(stdout) == 0 ? 0 : 2;
}
