/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve-dialect: lists, shows, checks, tests, documents and imports definitions of dialects. The
 * commands are in dialect/. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "common/diagnostics.h"
#include "common/help.h"
#include "common/message.h"
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
#define OPTION(field, name, kind, argument, forms, help)
#define SHARED(field, name, kind, argument, forms, help)
#define ALIAS(field, name, help)
#include OPTION_LIST
#undef ALIAS
#undef SHARED
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

/* Commands that write to a folder, or read files that the command line does not name, run without
 * the sandbox. */
static void enter_sandbox(const dialect_settings *settings) {
  sandbox box;
  if (settings->folder != NULL || settings->facts != NULL || settings->base != NULL ||
      settings->reads_folders)
    return;
  sandbox_begin(&box);
  sandbox_allow_writing(&box, settings->shared.output);
  dialect_path_allow(&settings->path, &box);
  for (int i = 0; i < settings->replaced_dialects.count; i++)
    sandbox_allow_reading(&box, settings->replaced_dialects.values[i]);
  for (int i = 0; i < settings->dialects.count; i++)
    sandbox_allow_reading(&box, settings->dialects.values[i]);
  for (int i = 0; i < settings->input_count; i++)
    sandbox_allow_reading(&box, settings->inputs[i]);
  sandbox_enter(&box);
}

/* Creates the folder, and those that it is in. Returns 0, or the exit code after reporting an
 * error.
 */
static int make_folder(const char *folder) {
  char *path = folder == NULL || *folder == '\0' ? NULL : strdup(folder);
  int code = 0;
  if (path == NULL)
    return folder == NULL || *folder == '\0' ? 0 : exit_code_of(VARVE_STATUS_OUT_OF_MEMORY);
  for (char *end = path + 1; code == 0; end++) {
    char last = *end;
    if (last != '/' && last != '\0')
      continue;
    *end = '\0';
    if (mkdir(path, 0777) != 0 && errno != EEXIST) {
      message_fault(path, "cannot create the folder: %s", strerror(errno));
      code = EXIT_USAGE;
    }
    *end = last;
    if (last == '\0')
      break;
  }
  free(path);
  return code;
}

/* Runs the command with standard output. */
static int run_command(const dialect_command *command, dialect_settings *settings) {
  output_limit limit = output_limit_make(option_list.tool, (uint64_t)settings->shared.max_output);
  const char *path = settings->shared.output == NULL ? "-" : settings->shared.output;
  varve_status status = output_open(settings->out, path, &limit);
  int code = exit_code_of(status);
  if (code == 0)
    code = make_folder(settings->folder);
  if (code == 0)
    code = command->run(settings);
  if (code != 0 && settings->shared.output != NULL)
    status = VARVE_STATUS_INVALID; /* the file stays as it was */
  int closed = exit_code_of(output_close(settings->out, status));
  return closed > code ? closed : code;
}

int main(int argc, char **argv) {
  output out;
  dialect_settings settings = {.shared = SHARED_SETTINGS_INIT, .out = &out};
  option_line line;
  if (!tool_begin(&option_list, argc, argv, &settings, &line))
    return EXIT_USAGE;
  if (settings.shared.help || settings.shared.version)
    return tool_print_help(&option_list, settings.shared.help);
  if (line.input_count == 0) {
    message_print(option_list.tool, "a command is required; see varve-dialect --help");
    return EXIT_USAGE;
  }
  if (settings.shared.max_depth > UINT32_MAX) {
    message_print(option_list.tool, "--max-depth is too large");
    return EXIT_USAGE;
  }
  const dialect_command *command = find_command(argv[0]);
  if (command == NULL) {
    options_reject(&option_list, argv[0], true);
    return EXIT_USAGE;
  }
  if (!options_fit(&line, 1U << (command - commands)))
    return EXIT_USAGE;
  settings.inputs = argv + 1;
  settings.input_count = line.input_count - 1;
  if (!dialect_path_make(&settings.path, settings.dialect_path, settings.no_default_dialects)) {
    message_print(option_list.tool, "the folders of dialects are too long a list");
    return EXIT_USAGE;
  }
  if (!dialect_path_check(&settings.path))
    return EXIT_USAGE;
  settings.reads_folders = command->run == dialect_command_compile;
  enter_sandbox(&settings);
  int code = run_command(command, &settings);
  if (code == EXIT_USAGE && !message_has_error()) /* nothing else fails without a message */
    message_print(option_list.tool, "%s", varve_status_text(VARVE_STATUS_OUT_OF_MEMORY));
  return code;
}
