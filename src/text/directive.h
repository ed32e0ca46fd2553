/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<Name>(arguments) in formats of operations: C functions that parse and print a part of a
 * custom form. An argument is a variable of the operation, the type of one, a string, or all
 * operands (regions...). The functions get and set an argument by its number in the format. */
#ifndef VARVE_TEXT_DIRECTIVE_H
#define VARVE_TEXT_DIRECTIVE_H

#include "text/parse_operation/parse_hook.h"
#include "text/print/print_hook.h"

/* Parsing */

struct varve_directive_hook; /* hook.h */

typedef struct varve_parse_call {
  const struct varve_directive_hook *hook;
  const varve_operation_format *format;
  varve_operation_draft *draft;
  const varve_syntax_element *arguments; /* the first argument; a TYPE is followed by the variable
                                            whose type it is: use varve_argument_element */
  uint32_t argument_count;
  uint32_t step;      /* number of earlier calls for this custom<...> */
  bool is_unfinished; /* set if the last action is to begin a region, with varve_begin_region or a
                         similar function. The draft is already pushed. The function is called again
                         after the region, with step one higher, and keeps its state in draft->saved
                       */
} varve_parse_call;
typedef varve_status varve_parse_directive(varve_parser *parser, varve_parse_call *call);

/* Returns the element of an argument, counted from 0. */
const varve_syntax_element *varve_argument_element(const varve_syntax_element *first,
                                                   uint32_t argument);
/* Sets the value of an attribute argument. NULL: absent. */
varve_status varve_set_attribute(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                 const varve_entity *value) VARVE_MUST_USE;
/* Returns an attribute that this or another part of the form set before: for ref(...). NULL: not
 * set. */
const varve_entity *varve_get_attribute(const varve_parser *parser, const varve_parse_call *call,
                                        uint32_t argument);
/* Assigns the uses in parser->operands from index first on to this operand. */
varve_status varve_set_operands(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                size_t first) VARVE_MUST_USE;
/* Returns how many uses an operand has; first: their index. */
varve_operand_range varve_get_operands(const varve_parser *parser, const varve_parse_call *call,
                                       uint32_t argument);
/* Assigns the types on the stack of nodes from first on to this TYPE argument. They stay on the
 * stack. */
varve_status varve_set_types(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             size_t first) VARVE_MUST_USE;
/* Returns types that were set before; *count 0: not set. */
const varve_entity *const *varve_get_types(const varve_parser *parser, const varve_parse_call *call,
                                           uint32_t argument, size_t *count);
/* Assigns the successors (regions) that were pushed since the vector had first elements to this
 * argument. */
varve_status varve_set_successors(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                  size_t first) VARVE_MUST_USE;
varve_status varve_set_regions(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                               size_t first) VARVE_MUST_USE;

/* Printing. The space before it is already printed. */

typedef struct varve_print_call {
  const struct varve_directive_hook *hook;
  const varve_operation_format *format;
  varve_print_operation *frame; /* frame->op; varve_ask_region requests a region */
  const varve_syntax_element *arguments;
  uint32_t argument_count;
  uint32_t step;
  varve_value_range item; /* the region of the current item, if an argument is one */
} varve_print_call;
typedef varve_status varve_print_directive(varve_printer *printer, varve_print_call *call);

const varve_entity *varve_printed_attribute(const varve_print_call *call, uint32_t argument);
/* Returns the operation's values for an operand, or for the TYPE of an operand or result. */
varve_value_range varve_printed_range(const varve_print_call *call, uint32_t argument);
varve_value_range varve_printed_regions(const varve_print_call *call, uint32_t argument);
varve_value_range varve_printed_successors(const varve_print_call *call, uint32_t argument);

#endif
