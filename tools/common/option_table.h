/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Defines `option_list`, a static option_table, from the list that OPTION_LIST names.
 * OPTION_OFFSET(field) gives the offset of an option's value; a SHARED option is in the member
 * shared. Included once by each program that needs a table, so without a guard. */
#include "common/options.h"

static const option_entry option_entries[] = {
#define TOOL(tool_name, usage_text, summary_text)
#define SECTION(title) {OPTION_SECTION, title, "", "", 0},
#define COMMAND(name, argument, help) {OPTION_COMMAND, #name, argument, help, 0},
#define OPTION(field, name, kind, argument, help)                                                  \
  {OPTION_##kind, name, argument, help, OPTION_OFFSET(field)},
#define SHARED(field, name, kind, argument, help) OPTION(shared.field, name, kind, argument, help)
#include OPTION_LIST
#undef SHARED
#undef OPTION
#undef COMMAND
#undef SECTION
#undef TOOL
};

static const option_table option_list = {
#define TOOL(tool_name, usage_text, summary_text) tool_name, usage_text, summary_text,
#define SECTION(title)
#define COMMAND(name, argument, help)
#define OPTION(field, name, kind, argument, help)
#define SHARED(field, name, kind, argument, help)
#include OPTION_LIST
#undef SHARED
#undef OPTION
#undef COMMAND
#undef SECTION
#undef TOOL
    option_entries, sizeof(option_entries) / sizeof(option_entries[0])};
