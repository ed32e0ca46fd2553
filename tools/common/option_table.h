/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Defines `option_list`, a static option_table, from the list that OPTION_LIST names.
 * OPTION_OFFSET(field) gives the offset of an option's value; a SHARED option is in the member
 * shared. Included once by each program that needs a table, so without a guard. */
#include "common/options.h"

/* Indexes of the commands, which are the forms of a tool that has commands. */
enum {
#define TOOL(tool_name, usage_text, summary_text)
#define SECTION(title)
#define COMMAND(name, argument, help) OPTION_COMMAND_##name,
#define OPTION(field, name, kind, argument, forms, help)
#define SHARED(field, name, kind, argument, forms, help)
#define ALIAS(field, name, help)
#include OPTION_LIST
#undef COMMAND
#undef OPTION
#undef SHARED
#undef ALIAS
  OPTION_COMMAND_COUNT
};
#define FOR(command) (1 << OPTION_COMMAND_##command)

static const option_entry option_entries[] = {
#undef SECTION
#define SECTION(title) {OPTION_SECTION, title, "", ANY_FORM, "", 0},
#define COMMAND(name, argument, help) {OPTION_COMMAND, #name, argument, ANY_FORM, help, 0},
#define OPTION(field, name, kind, argument, forms, help)                                           \
  {OPTION_##kind, name, argument, (forms), help, OPTION_OFFSET(field)},
#define SHARED(field, name, kind, argument, forms, help)                                           \
  OPTION(shared.field, name, kind, argument, forms, help)
#define ALIAS(field, name, help) OPTION(field, name, FLAG, "", ANY_FORM, help)
#include OPTION_LIST
#undef ALIAS
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
    option_entries, sizeof(option_entries) / sizeof(option_entries[0])};
_Static_assert(sizeof(option_entries) / sizeof(option_entries[0]) <= OPTION_MOST_ENTRIES,
               "too many options for option_line");
