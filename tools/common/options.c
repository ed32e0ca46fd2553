/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses command lines by a table: see options.h. */
#include "common/options.h"

#include <stdlib.h>
#include <string.h>

#include <varve/slice.h>

#include "common/message.h"
#include "common/option_text.h"

static const option_entry *find(const option_table *table, const char *name, size_t size) {
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind < OPTION_SECTION && strlen(entry->name) == size &&
        memcmp(entry->name, name, size) == 0)
      return entry;
  }
  return NULL;
}

void options_reject(const option_table *table, const char *word, bool is_command) {
  const char *dashes = word[0] != '-' ? "" : word[1] == '-' ? "--" : "-";
  varve_similar_names similar = {.requested = {word + strlen(dashes), 0}};
  similar.requested.size = strcspn(similar.requested.data, "=");
  /* Every letter is similar to a single one. */
  for (size_t i = 0; i < table->count && similar.requested.size > 1; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind != OPTION_SECTION && (entry->kind == OPTION_COMMAND) == is_command)
      varve_similar_names_offer(&similar, (varve_slice){entry->name, strlen(entry->name)});
  }
  const char *kind = is_command ? "command" : "option";
  if (similar.count == 0)
    message_print(table->tool, "unknown %s '%s'; see %s --help", kind, word, table->tool);
  else
    message_print(table->tool, "unknown %s '%s'; did you mean '%s%.*s'?", kind, word,
                  is_command                   ? ""
                  : similar.names[0].size == 1 ? "-"
                                               : "--",
                  (int)similar.names[0].size, similar.names[0].data);
}

static bool parse_number(const char *text, size_t size, int64_t *number) {
  int64_t value = 0;
  if (size == 0)
    return false;
  for (size_t i = 0; i < size; i++) {
    int digit = text[i] - '0';
    if (digit < 0 || digit > 9 || value > (INT64_MAX - digit) / 10)
      return false;
    value = value * 10 + digit;
  }
  *number = value;
  return true;
}

/* Parses "4096", "64K" or "1G". */
static bool parse_size(const char *text, int64_t *number) {
  static const char units[] = "KMGTkmgt";
  enum { UNIT_COUNT = 4, BITS = 10 };
  size_t size = strlen(text);
  const char *unit = size == 0 ? NULL : strchr(units, text[size - 1]);
  if (unit == NULL)
    return parse_number(text, size, number);
  int shift = BITS * (1 + (int)((unit - units) % UNIT_COUNT));
  if (!parse_number(text, size - 1, number) || *number > INT64_MAX >> shift)
    return false;
  *number <<= shift;
  return true;
}

static bool parse_value(option_kind kind, const char *text, int64_t *number) {
  if (kind == OPTION_SIZE)
    return parse_size(text, number);
  bool is_negative = kind == OPTION_INTEGER && *text == '-';
  if (!parse_number(text + is_negative, strlen(text + is_negative), number))
    return false;
  *number = is_negative ? -*number : *number;
  return true;
}

static bool append(const option_table *table, const option_entry *entry, const char *value,
                   option_texts *texts) {
  if (texts->count == OPTION_MOST_TEXTS) {
    message_print(table->tool, "option '%s%s' is given more than %d times", option_dashes(entry),
                  entry->name, OPTION_MOST_TEXTS);
    return false;
  }
  texts->values[texts->count++] = value;
  return true;
}

/* Writes "a, b or c". */
static void write_words(const option_entry *entry, FILE *out) {
  option_word word = {.text = NULL}, next;
  for (bool has_word = option_next_word(entry, &word); has_word; word = next) {
    fwrite(word.text, 1, word.size, out);
    next = word;
    has_word = option_next_word(entry, &next);
    option_word after = next;
    if (has_word)
      fputs(option_next_word(entry, &after) ? ", " : " or ", out);
  }
}

static bool store(const option_table *table, const option_entry *entry, const char *value,
                  void *values) {
  void *field = (char *)values + entry->offset;
  switch (entry->kind) {
  case OPTION_FLAG:
    if (value != NULL && strcmp(value, "true") != 0 && strcmp(value, "false") != 0) {
      message_print(table->tool, "option '%s%s' accepts no value", option_dashes(entry),
                    entry->name);
      return false;
    }
    *(bool *)field = value == NULL || strcmp(value, "true") == 0;
    return true;
  case OPTION_NUMBER:
  case OPTION_INTEGER:
  case OPTION_SIZE:
    if (parse_value(entry->kind, value, field))
      return true;
    message_print(
        table->tool,
        entry->kind == OPTION_SIZE
            ? "option '%s%s' requires a number of bytes, such as 4096, 64K or 1G, not '%s'"
            : "option '%s%s' requires a number, not '%s'",
        option_dashes(entry), entry->name, value);
    return false;
  case OPTION_CHOICE:
  case OPTION_OPTIONAL_CHOICE: {
    const char **text = field;
    option_word word = {.text = NULL};
    *text = value;
    if (*value == '\0' && option_may_lack_value(entry))
      return true;
    while (option_next_word(entry, &word))
      if (word.size == strlen(value) && memcmp(word.text, value, word.size) == 0)
        return true;
    char *words = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&words, &size);
    if (out != NULL) {
      write_words(entry, out);
      if (fclose(out) == 0)
        message_print(table->tool, "--%s must be %s, not '%s'", entry->name, words, value);
    }
    free(words);
    return false;
  }
  case OPTION_LIST_OF_TEXTS:
    return append(table, entry, value, field);
  default:
    memcpy(field, &value, sizeof(value));
    return true;
  }
}

/* Parses one option. *index moves on if the value is the next word. */
static bool parse_option(option_line *line, int argc, char **argv, int *index, void *values) {
  const option_table *table = line->table;
  const char *name = argv[*index] + (argv[*index][1] == '-' ? 2 : 1);
  const char *equals = strchr(name, '=');
  size_t size = equals != NULL ? (size_t)(equals - name) : strlen(name);
  const option_entry *entry = find(table, name, size);
  if (entry == NULL) {
    options_reject(table, argv[*index], false);
    return false;
  }
  const char *value = equals != NULL ? equals + 1 : NULL;
  if (value == NULL && option_may_lack_value(entry))
    value = "";
  if (value == NULL && entry->kind != OPTION_FLAG) {
    if (*index + 1 >= argc) {
      message_print(table->tool, "option '%s' requires a value", argv[*index]);
      return false;
    }
    value = argv[++*index];
  }
  line->is_given[entry - table->entries] =
      entry->kind != OPTION_FLAG || value == NULL || strcmp(value, "false") != 0;
  return store(table, entry, value, values);
}

bool options_parse(const option_table *table, int argc, char **argv, void *values,
                   option_line *line) {
  bool only_inputs = false;
  *line = (option_line){.table = table};
  for (int i = 1; i < argc; i++) {
    char *word = argv[i];
    if (only_inputs || word[0] != '-' || word[1] == '\0')
      argv[line->input_count++] = word;
    else if (strcmp(word, "--") == 0)
      only_inputs = true;
    else if (!parse_option(line, argc, argv, &i, values))
      return false;
  }
  return true;
}

/* Returns whether an option that needs some of these forms has one of them. */
static bool fits_part(unsigned needed, unsigned forms, unsigned part) {
  return (needed & part) == 0 || (forms & part) == 0 || (needed & forms & part) != 0;
}

static bool fits(const option_table *table, unsigned needed, unsigned forms) {
  const unsigned from = FROM_ANY;
  if (needed == ANY_FORM)
    return true;
  if (option_has_commands(table))
    return (needed & forms) != 0;
  if ((needed & FORM_EITHER) != 0)
    return (forms & from) == 0 || (needed & forms) != 0;
  return fits_part(needed, forms, from) && fits_part(needed, forms, ~from);
}

/* Reports that an option has no effect. */
static void report_misfit(const option_table *table, const option_entry *entry, unsigned forms) {
  const unsigned from = FROM_ANY;
  bool is_either = option_has_commands(table) || (entry->forms & FORM_EITHER) != 0;
  unsigned missing = is_either ? ~0U : fits_part(entry->forms, forms, from) ? ~from : from;
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  if (out == NULL)
    return;
  fprintf(out, "option '%s%s' has no effect for ", option_dashes(entry), entry->name);
  (void)option_write_forms(table, forms, out);
  fputs("; it is for ", out);
  (void)option_write_forms(table, entry->forms & missing, out);
  if (!option_has_commands(table) && (entry->forms & TO_MODULE) != 0 && (forms & TO_MODULE) != 0)
    fputs(" (--to or the suffix of -o chooses the form)", out);
  if (fclose(out) == 0)
    message_print(table->tool, "%s", text);
  free(text);
}

bool options_fit(const option_line *line, unsigned forms) {
  for (size_t i = 0; i < line->table->count; i++) {
    const option_entry *entry = &line->table->entries[i];
    if (!line->is_given[i] || fits(line->table, entry->forms, forms))
      continue;
    report_misfit(line->table, entry, forms);
    return false;
  }
  return true;
}

const void *options_value(const option_table *table, const char *name, const void *values) {
  return (const char *)values + find(table, name, strlen(name))->offset;
}
