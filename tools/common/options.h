/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Command lines described by a table: one list per tool defines its parser, its help, its manual
 * page and its completion. */
#ifndef VARVE_TOOLS_OPTIONS_H
#define VARVE_TOOLS_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef enum option_kind {
  OPTION_FLAG,
  OPTION_NUMBER,
  OPTION_INTEGER,
  OPTION_TEXT,
  OPTION_OPTIONAL_TEXT, /* "" if no '=' follows the name */
  OPTION_LIST_OF_TEXTS,
  OPTION_SECTION,
  OPTION_COMMAND /* a word: the tool's first input */
} option_kind;

/* The values of an option that may be given several times. */
enum { OPTION_MOST_TEXTS = 64 };
typedef struct option_texts {
  int count;
  const char *values[OPTION_MOST_TEXTS];
} option_texts;

typedef struct option_entry {
  option_kind kind;
  const char *name;     /* without dashes; for a section, its title */
  const char *argument; /* name of the value in the help */
  const char *help;
  size_t
      offset; /* of the value in the tool's struct: a bool, int64_t, const char * or option_texts */
} option_entry;

typedef struct option_table {
  const char *tool;    /* "varve-translate" */
  const char *usage;   /* "[OPTION]... [FILE]" */
  const char *summary; /* one line */
  const option_entry *entries;
  size_t count;
} option_table;

/* Reads the command line into values (the tool's struct, preset with defaults). Options have one or
 * two dashes. A value follows '='; if it is mandatory, it may be the next word instead. "--" ends
 * the options; "-" is an input. Inputs are moved to the front of argv and counted. On an error,
 * prints one line to stderr and returns false. */
bool options_parse(const option_table *table, int argc, char **argv, void *values,
                   int *input_count);
/* Returns where the value of an option is in values. The table must have it. */
const void *options_value(const option_table *table, const char *name, const void *values);
void options_print_help(const option_table *table, FILE *out);
/* Print the option part of a manual page, and a completion script for bash. */
void options_print_manual(const option_table *table, FILE *out);
void options_print_completion(const option_table *table, FILE *out);

#endif
