/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Command lines described by a table: one list per tool defines its parser, its help, its manual
 * page and its completions. */
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
  OPTION_SIZE, /* a number of bytes; K, M, G or T after it multiplies by powers of 1024 */
  OPTION_TEXT,
  OPTION_CHOICE,          /* one of the words of argument, separated by '|' */
  OPTION_OPTIONAL_TEXT,   /* "" if no '=' follows the name */
  OPTION_OPTIONAL_CHOICE, /* the same, or one of the words in "[=WORD|WORD]" */
  OPTION_LIST_OF_TEXTS,
  OPTION_SECTION,
  OPTION_COMMAND /* a word: the tool's first input */
} option_kind;

/* Forms of an input or an output: bits of a set. ANY_FORM: an option needs none of them. */
enum option_form_index {
#define FORM(name, phrase) FORM_INDEX_##name,
#include "common/forms.def"
#undef FORM
  OPTION_FORM_COUNT
};
enum option_form {
#define FORM(name, phrase) name = 1 << FORM_INDEX_##name,
#include "common/forms.def"
#undef FORM
  ANY_FORM = 0,
  FROM_ANY = FROM_TEXT | FROM_BYTECODE | FROM_VARVE,
  TO_MODULE = TO_TEXT | TO_BYTECODE | TO_VARVE,
  FORM_EITHER = 1 << OPTION_FORM_COUNT /* the form of the input or that of the output suffices */
};

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
  unsigned forms;       /* of option_form; if the table has commands: bits of their indexes */
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

/* A command line that was read. */
enum { OPTION_MOST_ENTRIES = 128 };
typedef struct option_line {
  const option_table *table;
  int input_count;
  bool is_given[OPTION_MOST_ENTRIES]; /* for each entry of the table */
} option_line;

/* Reads the command line into values (the tool's struct, preset with defaults). Options have one or
 * two dashes. A value follows '='; if it is mandatory, it may be the next word instead. "--" ends
 * the options; "-" is an input. Inputs are moved to the front of argv and counted. On an error,
 * prints one line to stderr and returns false. */
bool options_parse(const option_table *table, int argc, char **argv, void *values,
                   option_line *line);
/* Returns whether each option that was given has an effect in one of these forms: a set of
 * option_form, or the bit of a command. Otherwise prints an error and returns false. Without a form
 * of input in the set, options that need one are not checked, and vice versa. */
bool options_fit(const option_line *line, unsigned forms);
/* Prints the error for a word without an entry: "unknown option '--hlep'", with a
 * similar one if there is one. */
void options_reject(const option_table *table, const char *word, bool is_command);
/* Returns where the value of an option is in values. The table must have it. */
const void *options_value(const option_table *table, const char *name, const void *values);

#endif
