/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The commands of varve-dialect. */
#ifndef VARVE_TOOLS_DIALECT_COMMANDS_H
#define VARVE_TOOLS_DIALECT_COMMANDS_H

#include <stdbool.h>
#include <stdint.h>

#include "common/options.h"

/* What the command line says; inputs are the words after the command. */
typedef struct dialect_settings {
#define TOOL(name, usage, summary)
#define SECTION(title)
#define COMMAND(name, argument, help)
#define TYPE_FLAG bool
#define TYPE_NUMBER int64_t
#define TYPE_TEXT const char *
#define TYPE_LIST_OF_TEXTS option_texts
#define OPTION(field, name, kind, argument, help) TYPE_##kind field;
#include "varve-dialect.options.def"
#undef OPTION
#undef TYPE_LIST_OF_TEXTS
#undef TYPE_TEXT
#undef TYPE_NUMBER
#undef TYPE_FLAG
#undef COMMAND
#undef SECTION
#undef TOOL
  int input_count;
  char **inputs;
} dialect_settings;

/* One function for each COMMAND of the list; they return what the tool exits with. */
#define TOOL(name, usage, summary)
#define SECTION(title)
#define COMMAND(name, argument, help) int dialect_command_##name(const dialect_settings *settings);
#define OPTION(field, name, kind, argument, help)
#include "varve-dialect.options.def"
#undef OPTION
#undef COMMAND
#undef SECTION
#undef TOOL

#endif
