/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a page that is made of an option list: the options of the manual, or the completion of a
 * shell. Run by make regen. */
#define OPTION_OFFSET(field) 0
#include "common/option_table.h"

#include <string.h>

#include "common/option_text.h"

static const struct page {
  const char *name;
  void (*print)(const option_table *table, FILE *out);
} pages[] = {{"manual", options_print_manual},
             {"bash", options_print_bash},
             {"zsh", options_print_zsh},
             {"fish", options_print_fish}};

int main(int argc, char **argv) {
  for (size_t i = 0; argc == 2 && i < sizeof(pages) / sizeof(pages[0]); i++) {
    if (strcmp(argv[1], pages[i].name) != 0)
      continue;
    pages[i].print(&option_list, stdout);
    return fflush(stdout) == 0 ? 0 : 2;
  }
  return 2;
}
