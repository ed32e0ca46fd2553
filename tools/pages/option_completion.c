/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints completions for shells: see option_text.h. */
#include <string.h>

#include "common/option_text.h"

/* What completes the value of an option. */
typedef enum value_source { VALUE_WORDS, VALUE_FILES, VALUE_FOLDERS, VALUE_NONE } value_source;

static bool starts_with(const char *text, const char *start) {
  return strncmp(text, start, strlen(start)) == 0;
}

static value_source source_of(const option_entry *entry) {
  option_word word = {.text = NULL};
  if (starts_with(entry->argument, "FILE"))
    return VALUE_FILES;
  if (starts_with(entry->argument, "FOLDER"))
    return VALUE_FOLDERS;
  while (option_next_word(entry, &word))
    if (!word.is_placeholder)
      return VALUE_WORDS;
  return VALUE_NONE;
}

/* Writes the words that a value may be, separated by blanks: of "external:DIR", what is before DIR.
 */
static void print_words(const option_entry *entry, FILE *out) {
  option_word word = {.text = NULL};
  const char *between = "";
  while (option_next_word(entry, &word)) {
    const char *colon = memchr(word.text, ':', word.size);
    size_t size =
        word.is_placeholder && colon != NULL ? (size_t)(colon - word.text) + 1 : word.size;
    if (word.is_placeholder && (colon == NULL || (*word.text >= 'A' && *word.text <= 'Z')))
      continue;
    fprintf(out, "%s%.*s", between, (int)size, word.text);
    between = " ";
  }
}

/* Writes the options, those with a value with '='. is_command: the commands. */
static void print_names(const option_table *table, bool is_command, FILE *out) {
  const char *between = "";
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind == OPTION_SECTION || (entry->kind == OPTION_COMMAND) != is_command)
      continue;
    bool needs_value = option_has_value(entry) && !option_may_lack_value(entry);
    fprintf(out, "%s%s%s%s", between, option_dashes(entry), entry->name,
            needs_value && entry->name[1] != '\0' ? "=" : "");
    between = " ";
  }
}

/* Writes _varve_translate for varve-translate. */
static void print_function_name(const option_table *table, FILE *out) {
  fputc('_', out);
  for (const char *c = table->tool; *c != '\0'; c++)
    fputc(*c == '-' ? '_' : *c, out);
}

static void print_bash_values(const option_entry *entry, FILE *out) {
  value_source source = source_of(entry);
  if (!option_has_value(entry) || source == VALUE_NONE)
    return;
  fprintf(out, "  %s%s) ", option_dashes(entry), entry->name);
  if (source == VALUE_WORDS) {
    fputs("words='", out);
    print_words(entry, out);
    fputs("' ;;\n", out);
  } else {
    fprintf(out, "kind=%s ;;\n", source == VALUE_FILES ? "-f" : "-d");
  }
}

/* bash splits words at '=' if COMP_WORDBREAKS has it, as it does by default. */
void options_print_bash(const option_table *table, FILE *out) {
  fprintf(out, "# bash completion for %s\n", table->tool);
  print_function_name(table, out);
  fputs("() {\n"
        "  local word=${COMP_WORDS[COMP_CWORD]} before='' option='' start='' words='' kind=''\n"
        "  ((COMP_CWORD > 0)) && before=${COMP_WORDS[COMP_CWORD - 1]}\n"
        "  if [[ $word == '=' ]]; then\n"
        "    option=$before word=\n"
        "  elif [[ $before == '=' ]]; then\n"
        "    option=${COMP_WORDS[COMP_CWORD - 2]}\n"
        "  elif [[ $word == -*=* ]]; then\n"
        "    option=${word%%=*} start=$option= word=${word#*=}\n"
        "  elif [[ $before == -o ]]; then\n"
        "    option=-o\n"
        "  fi\n"
        "  COMPREPLY=()\n"
        "  case $option in\n"
        "  '') ;;\n",
        out);
  for (size_t i = 0; i < table->count; i++)
    print_bash_values(&table->entries[i], out);
  fputs("  *) return ;;\n"
        "  esac\n"
        "  if [[ -z $option && $word == -* ]]; then\n"
        "    words='",
        out);
  print_names(table, false, out);
  fputs("'\n", out);
  if (option_has_commands(table)) {
    fputs("  elif [[ -z $option && $COMP_CWORD -eq 1 ]]; then\n    words='", out);
    print_names(table, true, out);
    fputs("'\n", out);
  }
  fputs("  elif [[ -z $option ]]; then\n"
        "    kind=-f\n"
        "  fi\n"
        "  local IFS=$' \\t\\n'\n"
        "  if [[ -n $kind ]]; then\n"
        "    compopt -o filenames 2>/dev/null\n"
        "    IFS=$'\\n'\n"
        "    COMPREPLY=($(compgen $kind -P \"$start\" -- \"$word\"))\n"
        "  else\n"
        "    COMPREPLY=($(compgen -P \"$start\" -W \"$words\" -- \"$word\"))\n"
        "    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=:] ]] && compopt -o nospace "
        "2>/dev/null\n"
        "  fi\n"
        "  return 0\n"
        "}\n"
        "complete -F ",
        out);
  print_function_name(table, out);
  fprintf(out, " %s\n", table->tool);
}

/* Writes a text within single quotes of zsh or fish. Within brackets, zsh also escapes those. */
static void print_quoted(const char *text, bool is_zsh, FILE *out) {
  for (; *text != '\0'; text++) {
    if (*text == '\'')
      fputs(is_zsh ? "'\\''" : "\\'", out);
    else if (*text == '\\' || (is_zsh && strchr("[]:", *text) != NULL))
      fprintf(out, "\\%c", *text);
    else
      fputc(*text, out);
  }
}

static void print_zsh_option(const option_entry *entry, FILE *out) {
  value_source source = source_of(entry);
  fprintf(out, "    '%s%s%s", entry->kind == OPTION_LIST_OF_TEXTS ? "*" : "", option_dashes(entry),
          entry->name);
  bool has_value = option_has_value(entry);
  if (has_value)
    fputs(entry->name[1] == '\0' ? "" : option_may_lack_value(entry) ? "=-" : "=", out);
  fputc('[', out);
  print_quoted(entry->help, true, out);
  fputc(']', out);
  if (has_value) {
    fputs(option_may_lack_value(entry) ? "::value:" : ":value:", out);
    if (source == VALUE_WORDS) {
      fputc('(', out);
      print_words(entry, out);
      fputc(')', out);
    } else if (source != VALUE_NONE) {
      fputs(source == VALUE_FILES ? "_files" : "_files -/", out);
    }
  }
  fputs("' \\\n", out);
}

void options_print_zsh(const option_table *table, FILE *out) {
  fprintf(out, "#compdef %s\n_arguments \\\n", table->tool);
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind != OPTION_SECTION && entry->kind != OPTION_COMMAND)
      print_zsh_option(entry, out);
  }
  if (option_has_commands(table)) {
    fputs("    '1:command:((", out);
    for (size_t i = 0; i < table->count; i++) {
      const option_entry *entry = &table->entries[i];
      if (entry->kind == OPTION_COMMAND)
        fprintf(out, "%s ", entry->name);
    }
    fputs("))' \\\n", out);
  }
  fputs("    '*:file:_files'\n", out);
}

static void print_fish_option(const option_table *table, const option_entry *entry, FILE *out) {
  value_source source = source_of(entry);
  fprintf(out, "complete -c %s -%c %s", table->tool, entry->name[1] == '\0' ? 's' : 'l',
          entry->name);
  if (option_has_value(entry)) {
    bool needs_value = !option_may_lack_value(entry);
    fputs(source == VALUE_FILES ? needs_value ? " -r -F" : " -F"
          : needs_value         ? " -x"
                                : " -f",
          out);
    if (source == VALUE_WORDS) {
      fputs(" -a '", out);
      print_words(entry, out);
      fputc('\'', out);
    } else if (source == VALUE_FOLDERS) {
      fputs(" -a '(__fish_complete_directories)'", out);
    }
  }
  fputs(" -d '", out);
  print_quoted(entry->help, false, out);
  fputs("'\n", out);
}

void options_print_fish(const option_table *table, FILE *out) {
  fprintf(out, "# fish completion for %s\n", table->tool);
  for (size_t i = 0; i < table->count; i++) {
    const option_entry *entry = &table->entries[i];
    if (entry->kind == OPTION_COMMAND) {
      fprintf(out, "complete -c %s -n __fish_use_subcommand -f -a %s -d '", table->tool,
              entry->name);
      print_quoted(entry->help, false, out);
      fputs("'\n", out);
    } else if (entry->kind != OPTION_SECTION) {
      print_fish_option(table, entry, out);
    }
  }
}
