/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is printed from a table of options: help, manual and completions. */
#ifndef VARVE_TOOLS_OPTION_TEXT_H
#define VARVE_TOOLS_OPTION_TEXT_H

#include "common/options.h"

/* mlir-opt also accepts its long options with one dash, so all tools accept both. Returns the
 * dashes that the help shows. */
const char *option_dashes(const option_entry *entry);
/* Returns whether the option takes a value, and whether it can do without. */
bool option_has_value(const option_entry *entry);
bool option_may_lack_value(const option_entry *entry);
/* A word of the values of an option: of "mlir|mlirbc" or "[=default|strict]". Names of what the
 * user chooses, such as FILE, are in capitals: they are placeholders. ERA becomes the names of all
 * eras, and RELEASE those that are targets. */
typedef struct option_word {
  const char *text;
  size_t size;
  bool is_placeholder;
  const char *end; /* of the word in the argument */
  uint32_t era;    /* the next of ERA or RELEASE, counted from 1; 0: the word is none of them */
} option_word;
/* Goes to the first (previous is NULL) or next word. Returns false at the end. */
bool option_next_word(const option_entry *entry, option_word *word);
/* Returns whether the forms of the table are its commands. */
bool option_has_commands(const option_table *table);
/* Writes "text output", "varve output and zstd frames" or "import": the forms for which the option
 * has an effect. Returns false without writing if it has one for all. */
bool option_write_forms(const option_table *table, unsigned forms, FILE *out);

void options_print_help(const option_table *table, FILE *out);
/* Print the option part of a manual page. */
void options_print_manual(const option_table *table, FILE *out);
/* Print a completion script for a shell. */
void options_print_bash(const option_table *table, FILE *out);
void options_print_zsh(const option_table *table, FILE *out);
void options_print_fish(const option_table *table, FILE *out);

#endif
