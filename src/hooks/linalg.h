/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of linalg share. */
#ifndef VARVE_HOOKS_LINALG_H
#define VARVE_HOOKS_LINALG_H

#include "hooks/common_values.h"

/* ins(%a : type) outs(%b : type): types on the stack of nodes, in order. */
typedef struct varve_linalg_parts {
  size_t first_node;
  size_t inputs;
  size_t outputs;
} varve_linalg_parts;

/* <properties> {attributes} ins(...) outs(...): operands are resolved. */
varve_status varve_linalg_parse_parts(varve_parser *parser, varve_operation_draft *draft,
                                      varve_linalg_parts *parts) VARVE_MUST_USE;
varve_status varve_linalg_add_segments(varve_parser *parser,
                                       varve_linalg_parts parts) VARVE_MUST_USE;
static inline const varve_entity *const *varve_linalg_types(const varve_parser *parser,
                                                            varve_linalg_parts parts) {
  return (const varve_entity *const *)parser->nodes.data + parts.first_node;
}

#endif
