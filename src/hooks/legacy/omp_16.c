/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> of the formats of omp that LLVM 16 had and today's have not. */
#include "hooks/hooks.h"

/* LoopControl(region, lower bounds, upper bounds, steps, their types, inclusive): (%i, %j) : type =
 * (%a, %b) to (%c, %d) inclusive step (%e, %f) {...} */

static varve_status parse_variables(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the variables of the loops"));
  do {
    VARVE_TRY(varve_parse_region_argument(parser, false));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the variables of the loops");
}

static varve_status parse_bounds(varve_parser *parser, varve_parse_call *call, uint32_t argument) {
  size_t first = parser->operands.count;
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  return varve_set_operands(parser, call, argument, first);
}

/* Each variable has the type that stands next. */
static varve_status parse_variable_type(varve_parser *parser, varve_parse_call *call,
                                        size_t first_argument) {
  const varve_entity *type = NULL;
  size_t first_node = parser->nodes.count;
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the variables", &type));
  for (size_t i = first_argument; i < parser->arguments.count; i++) {
    varve_region_argument_at(parser, i)->type = type;
    VARVE_TRY(varve_push_node(parser, type));
  }
  return varve_set_types(parser, call, 4, first_node);
}

varve_status varve_parse_omp_loop_control(varve_parser *parser, varve_parse_call *call) {
  size_t first_argument = parser->arguments.count;
  const varve_entity *inclusive = NULL;
  if (call->step != 0)
    return varve_set_regions(parser, call, 0, parser->regions.count - 1);
  VARVE_TRY(parse_variables(parser));
  VARVE_TRY(parse_variable_type(parser, call, first_argument));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the lower bounds"));
  VARVE_TRY(parse_bounds(parser, call, 1));
  VARVE_TRY(varve_expect_keyword(parser, "to", " and the upper bounds"));
  VARVE_TRY(parse_bounds(parser, call, 2));
  if (varve_accept_word(parser, "inclusive"))
    inclusive = parser->context->unit;
  VARVE_TRY(varve_set_attribute(parser, call, 5, inclusive));
  VARVE_TRY(varve_expect_keyword(parser, "step", " and the steps"));
  VARVE_TRY(parse_bounds(parser, call, 3));
  call->is_unfinished = true;
  return varve_begin_region_with(parser, first_argument);
}

static varve_status print_bounds(varve_printer *printer, const varve_print_call *call,
                                 const char *word, uint32_t argument) {
  VARVE_TRY(varve_put(printer, varve_slice_of(word)));
  return varve_print_operands_between(printer, " (", call->frame->op,
                                      varve_printed_range(call, argument), ")");
}

varve_status varve_print_omp_loop_control(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  if (call->step != 0)
    return VARVE_STATUS_OK;
  const varve_region *region = varve_operation_region(op, varve_printed_regions(call, 0).first);
  const varve_block *entry = region->first;
  if (entry == NULL || entry->argument_count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " (");
  for (uint32_t i = 0; i < entry->argument_count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_argument(printer, entry, i));
  }
  VARVE_TRY(varve_print_type_after(printer, ") : ", entry->arguments[0]->value.type));
  VARVE_TRY(print_bounds(printer, call, " =", 1));
  VARVE_TRY(print_bounds(printer, call, " to", 2));
  if (varve_printed_attribute(call, 5) != NULL)
    VARVE_PUT(printer, " inclusive");
  VARVE_TRY(print_bounds(printer, call, " step", 3));
  VARVE_PUT(printer, " ");
  return varve_ask_region(call->frame, region, VARVE_REGION_TERMINATORS);
}
