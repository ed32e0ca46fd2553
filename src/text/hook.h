/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms that are read by C code, and what that code may call. The code stands in hooks/,
 * which text cannot name: the context is given a table of it. */
#ifndef VARVE_TEXT_HOOK_H
#define VARVE_TEXT_HOOK_H

#include "text/parse.h"

/* Behind the name of the operation. Either finishes the operation, or pushes the draft with a step
 * that will. */
typedef varve_status varve_parse_hook(varve_parser *parser, varve_operation_draft *draft);

typedef struct varve_operation_hook {
  varve_slice name; /* of the operation */
  varve_parse_hook *parse;
} varve_operation_hook;

typedef struct varve_hook_table {
  const varve_operation_hook *operations; /* ascending bytewise by name */
  size_t operation_count;
} varve_hook_table;

/* NULL when there is none. */
const varve_operation_hook *varve_find_operation_hook(const varve_hook_table *table,
                                                      varve_slice name);

/* @name. When it is missing an error is reported, or for the optional one *string is NULL. */
varve_status varve_parse_symbol_name(varve_parser *parser,
                                     const varve_attribute **string) VARVE_MUST_USE;
varve_status varve_parse_optional_symbol_name(varve_parser *parser,
                                              const varve_attribute **string) VARVE_MUST_USE;
/* {...}, or attributes {...}, when it is there. */
varve_status varve_parse_attr_dict(varve_parser *parser,
                                   varve_operation_draft *draft) VARVE_MUST_USE;
varve_status varve_parse_attr_dict_with_keyword(varve_parser *parser,
                                                varve_operation_draft *draft) VARVE_MUST_USE;

/* What the custom form says of inherent attributes. One of the same name in the dictionary, which
 * is parsed before, wins. */
typedef struct varve_named_attribute {
  const char *name;
  const varve_attribute *value; /* NULL: absent */
} varve_named_attribute;
enum { VARVE_MOST_NAMED_ATTRIBUTES = 8 };
varve_status varve_draft_set_properties(varve_parser *parser, varve_operation_draft *draft,
                                        const varve_named_attribute *attributes,
                                        size_t count) VARVE_MUST_USE;

/* A region when '{' is there, else one is added as if it were empty. */
varve_status varve_begin_optional_region(varve_parser *parser) VARVE_MUST_USE;
/* Gives the last region a block when it has none. */
varve_status varve_ensure_block(varve_parser *parser) VARVE_MUST_USE;
/* The node that the text stands for, which is the program's, not the input's. */
varve_status varve_fixed_type(varve_parser *parser, varve_slice text,
                              const varve_type **type) VARVE_MUST_USE;
varve_status varve_fixed_attribute(varve_parser *parser, varve_slice text,
                                   const varve_attribute **attribute) VARVE_MUST_USE;

#endif
