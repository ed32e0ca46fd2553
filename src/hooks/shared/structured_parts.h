/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of the custom forms of loops, conditionals and structured operations. */
#ifndef VARVE_HOOKS_STRUCTURED_PARTS_H
#define VARVE_HOOKS_STRUCTURED_PARTS_H

#include "hooks/shared/form_parts.h"

/* Lists of region arguments and their initial values: (%a = %b, ...) after iter_args and similar
 * words, (%i, %j) of loops. */

/* Parses %i and an optional loc(...): an argument without a type. */
varve_status varve_parse_loop_variable(varve_parser *parser) VARVE_MUST_USE;
/* Parses (%a = %b, ...). Pushes the names on parser->arguments, without types, and the values on
 * parser->operands. */
varve_status varve_parse_assignment_list(varve_parser *parser) VARVE_MUST_USE;
/* Parses (%i, %j), without types. */
varve_status varve_parse_argument_list(varve_parser *parser) VARVE_MUST_USE;
/* Parses (%a, %b): bounds or steps of type index, one for each variable of the loop. */
varve_status varve_parse_bounds(varve_parser *parser, const varve_operation_draft *draft,
                                size_t variables) VARVE_MUST_USE;
/* Sets the type of all arguments from index first on to `type`. */
void varve_set_argument_types(varve_parser *parser, size_t first, const varve_entity *type);
/* Sets the types of all arguments from index first on to the types of the draft's results. There
 * must be as many results as arguments. */
void varve_set_argument_types_of_results(varve_parser *parser, const varve_operation_draft *draft,
                                         size_t first);
/* Resolve the draft's operands from index first on with the types of the draft's results. If
 * there are more or fewer operands than results, report an error at the name of the operation,
 * or at place. */
varve_status varve_resolve_as_results(varve_parser *parser, const varve_operation_draft *draft,
                                      size_t first) VARVE_MUST_USE;
varve_status varve_resolve_as_results_at(varve_parser *parser, const varve_operation_draft *draft,
                                         size_t first, const char *place) VARVE_MUST_USE;

/* Printing */

/* Prints "(%a = %b, ...)": the block's arguments from index first on, each with an operand of
 * the range. */
varve_status varve_print_assignments(varve_printer *printer, const varve_block *block,
                                     uint32_t first, const varve_operation *op,
                                     varve_value_range range) VARVE_MUST_USE;
/* Prints the word and "(%a = %b, ...) -> (types)" for loop-carried values: the body's arguments
 * from first on, and the operands of the range. Prints nothing if the range is empty. */
varve_status varve_print_carried(varve_printer *printer, const char *word,
                                 const varve_operation *op, uint32_t first,
                                 varve_value_range range) VARVE_MUST_USE;
/* Prints the text `before`, the operands of a group, and ')'. */
varve_status varve_print_operand_group(varve_printer *printer, const char *before,
                                       const varve_operation *op, uint32_t group) VARVE_MUST_USE;
/* Prints "%i, %j": arguments of the block. */
varve_status varve_print_arguments(varve_printer *printer, const varve_block *block,
                                   varve_value_range range) VARVE_MUST_USE;
/* Returns whether the region has an entry block whose arguments from first on have the types of the
 * operands in the range, one each. */
bool varve_entry_takes(const varve_region *region, uint32_t first, const varve_operation *op,
                       varve_value_range range);
/* Return whether all operands, or all arguments, in the range have this type. */
bool varve_operands_are(const varve_operation *op, varve_value_range range,
                        const varve_entity *type);
bool varve_arguments_are(const varve_block *block, varve_value_range range,
                         const varve_entity *type);
/* Returns whether the operands in the range have the types of the results, one each. */
bool varve_operands_are_as_results(const varve_operation *op, varve_value_range range);

/* {...} else {...} {attributes}: regions of scf.if, affine.if and emitc.if. {...} do {...}
 * attributes {...}: regions of scf.while and tosa.while_loop. */

/* Parses both regions from the '{' of the first one on, as a hook's last action. Without 'else' the
 * second region is empty. Each region gets the terminator that the definition requires. */
varve_status varve_begin_if(varve_parser *parser, varve_operation_draft *draft) VARVE_MUST_USE;
/* Prints the text after the condition: a region at each step of the printing, then the
 * attributes. */
varve_status varve_print_if(varve_printer *printer, varve_print_operation *frame,
                            varve_elided elided) VARVE_MUST_USE;
/* Continues after the first region of a loop: parses "do" and begins the second region. */
varve_frame_step varve_do_step;

/* The text "%i = %from to %to step %by" of scf.for and emitc.for: the first argument of the
 * body, and the first three operands of the operation. */
enum { VARVE_LOOP_BOUNDS = 3 };
varve_status varve_parse_loop_bounds(varve_parser *parser) VARVE_MUST_USE;
/* Returns whether the bounds, the step and the loop variable have one type. The body must have an
 * argument. */
bool varve_loop_bounds_are_alike(const varve_operation *op);
varve_status varve_print_loop_bounds(varve_printer *printer,
                                     const varve_operation *op) VARVE_MUST_USE;

/* The attribute iterator_types of linalg and vector: an array of #dialect.iterator_type<...>. In
 * the text, each of its elements is a string. */

/* Parses {indexing_maps = ..., iterator_types = ["parallel", ...], ...} or an alias of such a
 * dictionary, and adds every entry to the operation. */
varve_status varve_parse_iterator_traits(varve_parser *parser,
                                         const varve_operation_draft *draft) VARVE_MUST_USE;
/* Prints " {...}" with the attributes that the operation has among `names`, in the order of
 * `names`. Returns UNSUPPORTED if an iterator type has no word. */
varve_status varve_print_iterator_traits(varve_printer *printer, const varve_operation *op,
                                         varve_elided names) VARVE_MUST_USE;

#endif
