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
  /* What it takes: 'a' attribute, 'o' operand, 't' the type of one, 'r' region, 's' successor, 'w'
   * string; behind '?' they may be missing, '*' repeats the last. NULL: formats of the library only
   * use it, and rightly. */
  const char *arguments;
  const void *user; /* the hook's own */
} varve_directive_hook;

/* At the '<' of a type's or attribute's body that is kept as text: reads up to the '>' that closes
 * it, and appends it to parser->text as it is printed, with its brackets. Begins nothing nested. */
typedef varve_status varve_read_body(varve_parser *parser);
typedef struct varve_body_hook {
  varve_slice name; /* "!quant.uniform" */
  varve_read_body *read;
} varve_body_hook;

/* Adds to the dictionary of state what the definition of draft->name tells (has_maps) and is not
 * there: as mlir-opt's verifier does, in whatever form the operation is written. */
typedef varve_status varve_complete_operation(varve_parser *parser,
                                              const varve_operation_draft *draft,
                                              varve_operation_state *state);

typedef struct varve_hook_table {
  const varve_operation_hook *operations; /* ascending bytewise by name */
  size_t operation_count;
  const varve_directive_hook *directives; /* likewise */
  size_t directive_count;
  const varve_body_hook *bodies; /* few */
  size_t body_count;
  varve_complete_operation *complete;
  const struct varve_hook_table *next; /* has what this one has not; NULL when there is none */
} varve_hook_table;

/* NULL when there is none. */
const varve_operation_hook *varve_find_operation_hook(const varve_hook_table *table,
                                                      const varve_operation_name *operation);
/* NULL when there is none: name with its prefix and its dialect. */
const varve_body_hook *varve_find_body_hook(const varve_hook_table *table, varve_slice name);
/* Of the registry's hooks and the library's. That of the dialect goes before that of any, and the
 * registry's before the library's. */
const varve_directive_hook *varve_find_directive(const varve_context *context, varve_slice dialect,
                                                 varve_slice name);
/* Whether the arguments of a custom<...>, the first one of count, are what it takes. */
bool varve_directive_takes(const varve_directive_hook *hook, const varve_syntax_element *first,
                           uint32_t count);

#endif
