/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<Name>(arguments) in formats of operations: C functions that read and print a part of a
 * custom form. An argument is a variable of the operation, the type of one, a string, or all
 * operands (regions...); the functions get and set it by its number in the format. */
#ifndef VARVE_TEXT_DIRECTIVE_H
#define VARVE_TEXT_DIRECTIVE_H

#include "text/parse_hook.h"
#include "text/print_hook.h"

/* Reading */

struct varve_directive_hook; /* hook.h */

typedef struct varve_parse_call {
  const struct varve_directive_hook *hook;
  const varve_operation_format *format;
  varve_operation_draft *draft;
  const varve_syntax_element *arguments; /* the first; TYPE is followed by what it is of: use
                                            varve_argument_element */
  uint32_t argument_count;
  uint32_t step;      /* how often it was called for this custom<...> before */
  bool is_unfinished; /* set when its last act is to begin a region, by varve_begin_region and the
                         like: the draft is pushed already, and it is called again behind the
                         region, with step one higher. What it must know then it keeps in
                         draft->saved */
} varve_parse_call;
typedef varve_status varve_parse_directive(varve_parser *parser, varve_parse_call *call);

/* The element of an argument, counted from 0. */
const varve_syntax_element *varve_argument_element(const varve_syntax_element *first,
                                                   uint32_t argument);
/* The value of an attribute argument, NULL: absent. */
varve_status varve_set_attribute(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                 const varve_attribute *value) VARVE_MUST_USE;
/* An attribute set before, by this or another part of the form: for ref(...). NULL: none. */
const varve_attribute *varve_get_attribute(const varve_parser *parser, const varve_parse_call *call,
                                           uint32_t argument);
/* Uses that lie on parser->operands from first on (an index into that vector) belong to this
 * operand. */
varve_status varve_set_operands(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                size_t first) VARVE_MUST_USE;
/* How many uses an operand got; first: where they lie. */
varve_operand_range varve_get_operands(const varve_parser *parser, const varve_parse_call *call,
                                       uint32_t argument);
/* Types that lie on the stack of nodes from first on are those of this argument, a TYPE; they stay
 * there. */
varve_status varve_set_types(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             size_t first) VARVE_MUST_USE;
/* Types set before; *count 0: none. */
const varve_type *const *varve_get_types(const varve_parser *parser, const varve_parse_call *call,
                                         uint32_t argument, size_t *count);
/* Successors (regions) pushed since the vector had first elements belong to this argument. */
varve_status varve_set_successors(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                  size_t first) VARVE_MUST_USE;
varve_status varve_set_regions(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                               size_t first) VARVE_MUST_USE;

/* Printing. The space before it is printed already. */

typedef struct varve_print_call {
  const struct varve_directive_hook *hook;
  const varve_operation_format *format;
  varve_print_operation *frame; /* frame->op; regions are asked for by varve_ask_region */
  const varve_syntax_element *arguments;
  uint32_t argument_count;
  uint32_t step;
} varve_print_call;
typedef varve_status varve_print_directive(varve_printer *printer, varve_print_call *call);

const varve_attribute *varve_printed_attribute(const varve_print_call *call, uint32_t argument);
/* Of an operand, or of the TYPE of an operand or result: which of the operation's they are. */
varve_value_range varve_printed_range(const varve_print_call *call, uint32_t argument);
varve_value_range varve_printed_regions(const varve_print_call *call, uint32_t argument);
varve_value_range varve_printed_successors(const varve_print_call *call, uint32_t argument);

#endif
