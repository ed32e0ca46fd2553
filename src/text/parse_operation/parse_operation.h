/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files that parse operations. */
#ifndef VARVE_TEXT_PARSE_OPERATION_H
#define VARVE_TEXT_PARSE_OPERATION_H

#include "text/parse/parse.h"

varve_status varve_begin_operation(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_custom_operation(varve_parser *parser,
                                          varve_operation_draft *draft) VARVE_MUST_USE;
varve_status varve_begin_region(varve_parser *parser)
    VARVE_MUST_USE; /* at '{'; adds to parser->operation.regions, pushes no node */
varve_status varve_draft_push(varve_parser *parser, const varve_operation_draft *draft,
                              varve_frame_step *step) VARVE_MUST_USE;
varve_operation_draft varve_draft_pop(varve_parser *parser, varve_frame *frame);
/* Takes the types on top of the stack of nodes: operand_count types, which are checked against
 * the draft's operands, then the result types. */
typedef struct varve_operation_types {
  size_t first_node;
  size_t operand_count;
  size_t result_count;
} varve_operation_types;
/* Parses the generic form from the operands on. */
varve_status varve_parse_after_name(varve_parser *parser,
                                    varve_operation_draft *draft) VARVE_MUST_USE;
varve_status varve_finish_operation(varve_parser *parser, const varve_operation_draft *draft,
                                    varve_operation_types types) VARVE_MUST_USE;
varve_status varve_resolve_operands(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_entity *const *types) VARVE_MUST_USE;
varve_status varve_parse_operand_list(varve_parser *parser) VARVE_MUST_USE;
/* The same with the operands, results and properties in state. */
varve_status varve_make_operation(varve_parser *parser, const varve_operation_draft *draft,
                                  varve_operation_state *state) VARVE_MUST_USE;
varve_status varve_split_draft(varve_parser *parser, const varve_operation_draft *draft,
                               varve_operation_state *state) VARVE_MUST_USE;
/* Called after the name of a successor. Parses (%a, %b : i32, i32): the uses go to
 * parser->operands, the types to the stack of nodes; *count: their number. */
varve_status varve_parse_successor_values(varve_parser *parser, uint32_t *count) VARVE_MUST_USE;
/* Returns the attribute with the number of values of each successor: own operands, then the
 * counts of the successors. NULL if no successor has values. */
varve_status varve_successor_sizes_get(varve_parser *parser, size_t own, varve_dims counts,
                                       const varve_entity **sizes) VARVE_MUST_USE;
/* The same; adds the attribute to the draft, for hooks. */
varve_status varve_add_successor_sizes(varve_parser *parser, size_t own,
                                       varve_dims counts) VARVE_MUST_USE;

#endif
