/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The commands of varve-dialect. */
#ifndef VARVE_TOOLS_DIALECT_COMMANDS_H
#define VARVE_TOOLS_DIALECT_COMMANDS_H

#include <stdbool.h>
#include <stdint.h>

#include "common/dialect_path.h"
#include "common/output.h"
#include "common/settings.h"

#define OPTION_LIST "varve-dialect.options.def"

/* The options of the command line. inputs are the words after the command. */
typedef struct dialect_settings {
#include "common/option_fields.h"
  shared_settings shared;
  int input_count;
  char **inputs;
  output *out;        /* the output file, or standard output */
  dialect_path path;  /* the folders of packs */
  bool reads_folders; /* of the command: files beside its inputs */
} dialect_settings;

/* One function for each COMMAND of the list. They return the exit code of the tool. */
#define TOOL(name, usage, summary)
#define SECTION(title)
#define COMMAND(name, argument, help) int dialect_command_##name(const dialect_settings *settings);
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

#endif
