/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The members of a tool's struct: a value for each option of the list OPTION_LIST names. Included
 * within that struct, after common/options.h, so without a guard. Options of the lists in common/
 * are not among them: common/settings.h has those. */
#define TOOL(name, usage, summary)
#define SECTION(title)
#define COMMAND(name, argument, help)
#define TYPE_FLAG bool
#define TYPE_NUMBER int64_t
#define TYPE_INTEGER int64_t
#define TYPE_SIZE int64_t
#define TYPE_TEXT const char *
#define TYPE_CHOICE const char *
#define TYPE_OPTIONAL_TEXT const char *
#define TYPE_OPTIONAL_CHOICE const char *
#define TYPE_LIST_OF_TEXTS option_texts
#define OPTION(field, name, kind, argument, forms, help) TYPE_##kind field;
#define ALIAS(field, name, help)
#ifndef SHARED
#define SHARED(field, name, kind, argument, forms, help)
#endif
#include OPTION_LIST
#undef SHARED
#undef ALIAS
#undef OPTION
#undef TYPE_LIST_OF_TEXTS
#undef TYPE_OPTIONAL_CHOICE
#undef TYPE_OPTIONAL_TEXT
#undef TYPE_CHOICE
#undef TYPE_TEXT
#undef TYPE_SIZE
#undef TYPE_INTEGER
#undef TYPE_NUMBER
#undef TYPE_FLAG
#undef COMMAND
#undef SECTION
#undef TOOL
