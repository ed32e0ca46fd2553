/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms that are read and printed by C code. The code stands in hooks/, which text cannot
 * name: the context is given a table of it. */
#ifndef VARVE_TEXT_HOOK_H
#define VARVE_TEXT_HOOK_H

#include "text/directive.h"

typedef struct varve_operation_hook {
  varve_slice name; /* of the operation */
  varve_parse_hook *parse;
  varve_print_hook *print; /* NULL: printed in generic form */
} varve_operation_hook;

typedef struct varve_directive_hook {
  varve_slice name; /* "cf.SwitchOpCases", or "DynamicIndexList" for those of any dialect */
  varve_parse_directive *parse;
  varve_print_directive *print;
} varve_directive_hook;

typedef struct varve_hook_table {
  const varve_operation_hook *operations; /* ascending bytewise by name */
  size_t operation_count;
  const varve_directive_hook *directives; /* likewise */
  size_t directive_count;
} varve_hook_table;

/* NULL when there is none. */
const varve_operation_hook *varve_find_operation_hook(const varve_hook_table *table,
                                                      varve_slice name);
/* That of the dialect goes before that of any. */
const varve_directive_hook *varve_find_directive(const varve_hook_table *table, varve_slice dialect,
                                                 varve_slice name);

#endif
