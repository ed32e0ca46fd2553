/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints help and manual: see option_text.h. */
#include "common/option_text.h"

#include <string.h>

#include <varve/dialect.h>

const char *option_dashes(const option_entry *entry) {
  return entry->kind == OPTION_COMMAND ? "" : entry->name[1] == '\0' ? "-" : "--";
}

bool option_may_lack_value(const option_entry *entry) {
  return entry->kind == OPTION_OPTIONAL_TEXT || entry->kind == OPTION_OPTIONAL_CHOICE;
}

bool option_has_value(const option_entry *entry) {
  return entry->kind != OPTION_FLAG && entry->kind != OPTION_COMMAND &&
         entry->kind != OPTION_SECTION;
}

bool option_has_commands(const option_table *table) {
  for (size_t i = 0; i < table->count; i++)
    if (table->entries[i].kind == OPTION_COMMAND)
      return true;
  return false;
}

/* Sets the next name of ERA or RELEASE. Returns false after the last one. */
static bool next_era(option_word *word, bool is_target) {
  varve_era_info info = {.struct_size = sizeof(varve_era_info)};
  while (varve_era_get_info(word->era - 1, &info) == VARVE_STATUS_OK) {
    word->era++;
    if (is_target && !info.is_target)
      continue;
    word->text = info.name.data;
    word->size = info.name.size;
    word->is_placeholder = false;
    return true;
  }
  word->era = 0;
  return false;
}

static bool ends_with(const char *end, const char *word) {
  return strncmp(end - strlen(word), word, strlen(word)) == 0;
}

bool option_next_word(const option_entry *entry, option_word *word) {
  static const char ends[] = "|[]";
  if (word->era != 0 && next_era(word, ends_with(word->end, "RELEASE")))
    return true;
  const char *start = word->end == NULL ? entry->argument : word->end;
  start += strspn(start, "|[]=");
  word->text = start;
  word->size = strcspn(start, ends);
  word->end = start + word->size;
  word->is_placeholder = false;
  for (size_t i = 0; i < word->size; i++)
    word->is_placeholder |= start[i] >= 'A' && start[i] <= 'Z';
  bool is_target = strncmp(start, "RELEASE", word->size) == 0;
  if (word->size < sizeof "ERA" - 1 || (!is_target && strncmp(start, "ERA", word->size) != 0))
    return word->size != 0;
  word->era = 1;
  return next_era(word, is_target);
}

/* Returns the text of a form by its number, or NULL after the last one. */
static const char *form_text(const option_table *table, size_t index) {
  static const char *const texts[] = {
#define FORM(name, phrase) phrase,
#include "common/forms.def"
#undef FORM
  };
  if (!option_has_commands(table))
    return index < OPTION_FORM_COUNT ? texts[index] : NULL;
  for (size_t i = 0; i < table->count; i++)
    if (table->entries[i].kind == OPTION_COMMAND && index-- == 0)
      return table->entries[i].name;
  return NULL;
}

bool option_write_forms(const option_table *table, unsigned forms, FILE *out) {
  const char *text, *between = "";
  for (size_t i = 0; forms != ANY_FORM && (text = form_text(table, i)) != NULL; i++) {
    unsigned bit = 1U << i;
    if ((forms & bit) == 0)
      continue;
    unsigned later = forms & ~(2 * bit - 1) & ~(unsigned)FORM_EITHER;
    fprintf(out, "%s%s", between, text);
    between = (later & (later - 1)) != 0 ? ", " : " and ";
  }
  return *between != '\0';
}

/* Returns the text between the name and the value in the help. */
static const char *joint(const option_entry *entry) {
  if (entry->argument[0] == '\0' || option_may_lack_value(entry))
    return "";
  return entry->kind == OPTION_COMMAND || entry->name[1] == '\0' ? " " : "=";
}

/* Writes " (for text output)" of an option that is not for all forms. */
static void write_limits(const option_table *table, const option_entry *entry, FILE *out) {
  if (entry->forms == ANY_FORM)
    return;
  fputs(" (for ", out);
  (void)option_write_forms(table, entry->forms, out);
  fputc(')', out);
}

void options_print_help(const option_table *table, FILE *out) {
  fprintf(out, "Usage: %s %s\n%s\n", table->tool, table->usage, table->summary);
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind == OPTION_SECTION) {
      fprintf(out, "\n%s:\n", entry->name);
      continue;
    }
    int width = fprintf(out, "  %s%s%s%s", option_dashes(entry), entry->name, joint(entry),
                        entry->argument);
    fprintf(out, width < 38 ? "%*s%s" : "\n%*s%s", width < 38 ? 38 - width : 38, "", entry->help);
    write_limits(table, entry, out);
    fputc('\n', out);
  }
  fputs("\n(for ...): an error if it is given for another form of input or output, or command.\n"
        "Exit status: 0 fine, 1 input malformed or invalid, 2 usage or system error, 3 "
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

static void print_limits_for_roff(const option_table *table, const option_entry *entry, FILE *out) {
  char text[512] = "";
  FILE *limits = fmemopen(text, sizeof(text), "w");
  if (limits == NULL)
    return;
  write_limits(table, entry, limits);
  if (fclose(limits) == 0)
    print_escaped_for_roff(text, out);
}

void options_print_manual(const option_table *table, FILE *out) {
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind == OPTION_SECTION) {
      fprintf(out, ".SS %s\n", entry->name);
      continue;
    }
    fputs(".TP\n.B ", out);
    print_escaped_for_roff(option_dashes(entry), out);
    print_escaped_for_roff(entry->name, out);
    if (entry->argument[0] != '\0')
      fprintf(out, "%s\\fI%s\\fR", joint(entry), entry->argument);
    fputc('\n', out);
    print_escaped_for_roff(entry->help, out);
    print_limits_for_roff(table, entry, out);
    fputc('\n', out);
  }
}
