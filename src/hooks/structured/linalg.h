/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of linalg share. */
#ifndef VARVE_HOOKS_LINALG_H
#define VARVE_HOOKS_LINALG_H

#include "hooks/shared/form_parts.h"

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

/* How an operation stands for a region. Its operands are arguments of the region. */
typedef enum varve_linalg_payload {
  VARVE_LINALG_MAP,        /* all of them but the last one, the init */
  VARVE_LINALG_MAP_INPUTS, /* all of them: the region has no argument for the init */
  VARVE_LINALG_REDUCE      /* the last one, then the others */
} varve_linalg_payload;
/* Returns how many of so many arguments the operation takes. */
uint32_t varve_linalg_payload_inputs(varve_linalg_payload form, uint32_t arguments);
/* Returns the index of the argument that is its operand number index. */
uint32_t varve_linalg_payload_input(varve_linalg_payload form, uint32_t arguments, uint32_t index);

#endif
