/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve-dialect: definitions of dialects. The commands are in dialect/. */
#include <stdio.h>
#include <string.h>

#include <varve/version.h>

#include "common/diagnostics.h"
#include "common/options.h"
#include "common/sandbox.h"
#include "dialect/commands.h"

#define OPTION_OFFSET(field) offsetof(dialect_settings, field)
#include "common/option_table.h"

typedef struct dialect_command {
  const char *name;
  int (*run)(const dialect_settings *settings);
} dialect_command;

static const dialect_command commands[] = {
#define TOOL(name, usage, summary)
#define SECTION(title)
#define COMMAND(name, argument, help) {#name, dialect_command_##name},
#define OPTION(field, name, kind, argument, help)
#include OPTION_LIST
#undef OPTION
#undef COMMAND
#undef SECTION
#undef TOOL
};

static const dialect_command *find_command(const char *name) {
  for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++)
    if (strcmp(commands[i].name, name) == 0)
      return &commands[i];
  return NULL;
}

/* Commands that write a folder, or read one of facts, stay outside. */
static void enter_sandbox(const dialect_settings *settings) {
  sandbox box;
  if (settings->folder != NULL || settings->facts != NULL)
    return;
  sandbox_begin(&box);
  for (int i = 0; i < settings->dialects.count; i++)
    sandbox_allow_reading(&box, settings->dialects.values[i]);
  for (int i = 0; i < settings->input_count; i++)
    sandbox_allow_reading(&box, settings->inputs[i]);
  sandbox_enter(&box);
}

int main(int argc, char **argv) {
  dialect_settings settings = {0};
  int input_count;
  if (!options_parse(&option_list, argc, argv, &settings, &input_count))
    return EXIT_USAGE;
  if (settings.help || settings.version) {
    if (settings.help)
      options_print_help(&option_list, stdout);
    else
      printf("varve-dialect (Varve) %s\n", varve_version());
    return fflush(stdout) == 0 ? 0 : EXIT_USAGE;
  }
  if (input_count == 0) {
    fputs("varve-dialect: a command is needed; see varve-dialect --help\n", stderr);
    return EXIT_USAGE;
  }
  const dialect_command *command = find_command(argv[0]);
  if (command == NULL) {
    fprintf(stderr, "varve-dialect: unknown command '%s'; see varve-dialect --help\n", argv[0]);
    return EXIT_USAGE;
  }
  settings.inputs = argv + 1;
  settings.input_count = input_count - 1;
  enter_sandbox(&settings);
  return command->run(&settings);
}
