/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of region arguments and what they begin with: (%a = %b, ...) behind iter_args and the like,
 * (%i, %j) of loops. */
#ifndef VARVE_HOOKS_ASSIGNMENT_LIST_H
#define VARVE_HOOKS_ASSIGNMENT_LIST_H

#include "hooks/shared/form_parts.h"

/* %i, and loc(...) when it is there: one argument, without a type. */
varve_status varve_parse_loop_variable(varve_parser *parser) VARVE_MUST_USE;
/* The names go to parser->arguments, without types, the values to parser->operands. */
varve_status varve_parse_assignment_list(varve_parser *parser) VARVE_MUST_USE;
/* (%i, %j), without types. */
varve_status varve_parse_argument_list(varve_parser *parser) VARVE_MUST_USE;
/* (%a, %b): bounds or steps of index, as many as the loop has variables. */
varve_status varve_parse_bounds(varve_parser *parser, const varve_operation_draft *draft,
                                size_t variables) VARVE_MUST_USE;
/* Sets the types of all arguments from first on. */
void varve_set_argument_types(varve_parser *parser, size_t first, const varve_entity *type);
/* The same with one type each, from the results added to the draft; their numbers have been
 * compared. */
void varve_set_argument_types_of_results(varve_parser *parser, const varve_operation_draft *draft,
                                         size_t first);
/* Resolves the uses from first on with the types of the draft's results: an error at the name of
 * the operation, or at place, when there are not as many. */
varve_status varve_resolve_as_results(varve_parser *parser, const varve_operation_draft *draft,
                                      size_t first) VARVE_MUST_USE;
varve_status varve_resolve_as_results_at(varve_parser *parser, const varve_operation_draft *draft,
                                         size_t first, const char *place) VARVE_MUST_USE;

/* Printing */

/* "(%a = %b, ...)": arguments of the block from first on, and as many operands. */
varve_status varve_print_assignments(varve_printer *printer, const varve_block *block,
                                     uint32_t first, const varve_operation *op,
                                     varve_value_range range) VARVE_MUST_USE;
/* "%i, %j": arguments of the block. */
varve_status varve_print_arguments(varve_printer *printer, const varve_block *block,
                                   varve_value_range range) VARVE_MUST_USE;
/* Whether the region has an entry block, and behind its first arguments come one of the type of
 * each operand of the range and no more. */
bool varve_entry_takes(const varve_region *region, uint32_t first, const varve_operation *op,
                       varve_value_range range);
/* Whether all have this type. */
bool varve_operands_are(const varve_operation *op, varve_value_range range,
                        const varve_entity *type);
bool varve_arguments_are(const varve_block *block, varve_value_range range,
                         const varve_entity *type);
/* Whether the operands have the types of the results, one each. */
bool varve_operands_are_as_results(const varve_operation *op, varve_value_range range);

#endif
