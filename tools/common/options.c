/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses command lines by a table: see options.h. */
#include "common/options.h"

#include <string.h>

#include "common/message.h"

/* mlir-opt also accepts its long options with one dash, so all tools accept both. */
static const char *dashes(const option_entry *entry) {
  return entry->kind == OPTION_COMMAND ? "" : entry->name[1] == '\0' ? "-" : "--";
}

/* Returns the text between the name and the value in the help. */
static const char *joint(const option_entry *entry) {
  if (entry->argument[0] == '\0' || entry->kind == OPTION_OPTIONAL_TEXT)
    return "";
  return entry->kind == OPTION_COMMAND || entry->name[1] == '\0' ? " " : "=";
}

static const option_entry *find(const option_table *table, const char *name, size_t size) {
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind < OPTION_SECTION && strlen(entry->name) == size &&
        memcmp(entry->name, name, size) == 0)
      return entry;
  }
  return NULL;
}

static bool parse_number(const char *text, int64_t *number) {
  int64_t value = 0;
  if (*text == '\0')
    return false;
  for (; *text != '\0'; text++) {
    int digit = *text - '0';
    if (digit < 0 || digit > 9 || value > (INT64_MAX - digit) / 10)
      return false;
    value = value * 10 + digit;
  }
  *number = value;
  return true;
}

static bool parse_integer(const char *text, int64_t *number) {
  bool is_negative = *text == '-';
  if (!parse_number(text + is_negative, number))
    return false;
  *number = is_negative ? -*number : *number;
  return true;
}

static bool append(const option_table *table, const option_entry *entry, const char *value,
                   option_texts *texts) {
  if (texts->count == OPTION_MOST_TEXTS) {
    message_print(table->tool, "option '%s%s' is given more than %d times", dashes(entry),
                  entry->name, OPTION_MOST_TEXTS);
    return false;
  }
  texts->values[texts->count++] = value;
  return true;
}

static bool store(const option_table *table, const option_entry *entry, const char *value,
                  void *values) {
  void *field = (char *)values + entry->offset;
  switch (entry->kind) {
  case OPTION_FLAG:
    if (value != NULL && strcmp(value, "true") != 0 && strcmp(value, "false") != 0) {
      message_print(table->tool, "option '%s%s' accepts no value", dashes(entry), entry->name);
      return false;
    }
    *(bool *)field = value == NULL || strcmp(value, "true") == 0;
    return true;
  case OPTION_NUMBER:
  case OPTION_INTEGER:
    if (entry->kind == OPTION_NUMBER ? parse_number(value, field) : parse_integer(value, field))
      return true;
    message_print(table->tool, "option '%s%s' requires a number, not '%s'", dashes(entry),
                  entry->name, value);
    return false;
  case OPTION_LIST_OF_TEXTS:
    return append(table, entry, value, field);
  default:
    memcpy(field, &value, sizeof(value));
    return true;
  }
}

/* Parses one option. *index moves on if the value is the next word. */
static bool parse_option(const option_table *table, int argc, char **argv, int *index,
                         void *values) {
  const char *name = argv[*index] + (argv[*index][1] == '-' ? 2 : 1);
  const char *equals = strchr(name, '=');
  size_t size = equals != NULL ? (size_t)(equals - name) : strlen(name);
  const option_entry *entry = find(table, name, size);
  if (entry == NULL) {
    message_print(table->tool, "unknown option '%s'; see %s --help", argv[*index], table->tool);
    return false;
  }
  const char *value = equals != NULL ? equals + 1 : NULL;
  if (value == NULL && entry->kind == OPTION_OPTIONAL_TEXT)
    value = "";
  if (value == NULL && entry->kind != OPTION_FLAG) {
    if (*index + 1 >= argc) {
      message_print(table->tool, "option '%s' requires a value", argv[*index]);
      return false;
    }
    value = argv[++*index];
  }
  return store(table, entry, value, values);
}

bool options_parse(const option_table *table, int argc, char **argv, void *values,
                   int *input_count) {
  *input_count = 0;
  bool only_inputs = false;
  for (int i = 1; i < argc; i++) {
    char *word = argv[i];
    if (only_inputs || word[0] != '-' || word[1] == '\0')
      argv[(*input_count)++] = word;
    else if (strcmp(word, "--") == 0)
      only_inputs = true;
    else if (!parse_option(table, argc, argv, &i, values))
      return false;
  }
  return true;
}

const void *options_value(const option_table *table, const char *name, const void *values) {
  return (const char *)values + find(table, name, strlen(name))->offset;
}

void options_print_help(const option_table *table, FILE *out) {
  fprintf(out, "Usage: %s %s\n%s\n", table->tool, table->usage, table->summary);
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind == OPTION_SECTION) {
      fprintf(out, "\n%s:\n", entry->name);
      continue;
    }
    int width =
        fprintf(out, "  %s%s%s%s", dashes(entry), entry->name, joint(entry), entry->argument);
    if (width < 38)
      fprintf(out, "%*s%s\n", 38 - width, "", entry->help);
    else
      fprintf(out, "\n%38s%s\n", "", entry->help);
  }
  fputs("\nExit status: 0 fine, 1 input malformed or invalid, 2 usage or system error, 3 "
        "well-formed but unsupported.\n",
        out);
}

static void print_escaped_for_roff(const char *text, FILE *out) {
  for (; *text != '\0'; text++) {
    if (*text == '-' || *text == '\\')
      fputc('\\', out);
    fputc(*text, out);
  }
}

void options_print_manual(const option_table *table, FILE *out) {
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind == OPTION_SECTION) {
      fprintf(out, ".SS %s\n", entry->name);
      continue;
    }
    fputs(".TP\n.B ", out);
    print_escaped_for_roff(dashes(entry), out);
    print_escaped_for_roff(entry->name, out);
    if (entry->argument[0] != '\0')
      fprintf(out, "%s\\fI%s\\fR", joint(entry), entry->argument);
    fputc('\n', out);
    print_escaped_for_roff(entry->help, out);
    fputc('\n', out);
  }
}

void options_print_completion(const option_table *table, FILE *out) {
  fprintf(out, "# bash completion for %s\ncomplete -o default -W '", table->tool);
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind != OPTION_SECTION)
      fprintf(out, "%s%s%s ", dashes(entry), entry->name,
              entry->kind == OPTION_FLAG || entry->kind == OPTION_OPTIONAL_TEXT ||
                      entry->kind == OPTION_COMMAND
                  ? ""
                  : "=");
  }
  fprintf(out, "' %s\n", table->tool);
}
