/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of omp.canonical_loop and omp.unroll_heuristic. */
#include "hooks/assignment_list.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

#define CLI VARVE_SLICE("!omp.cli")

/* omp.canonical_loop(%cli) %iv : type in range(%count) {...} {...} */

enum { TRIP_COUNT, LOOP_INFO };

/* (%cli) */
static varve_status parse_loop_info(varve_parser *parser) {
  VARVE_TRY(varve_parse_operand(parser));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the loop");
}

/* The loop's own value is the first in the text and the last of the operands. */
static varve_status resolve_loop(varve_parser *parser, const varve_operation_draft *draft,
                                 const varve_type *type) {
  size_t count = varve_draft_operand_count(parser, draft);
  const varve_type *cli = NULL;
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, count - 1), type));
  if (count == 1)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fixed_type(parser, CLI, &cli));
  return varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), cli);
}

varve_status varve_parse_omp_canonical_loop(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL;
  if (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    VARVE_TRY(parse_loop_info(parser));
  VARVE_TRY(varve_parse_region_argument(parser, false));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the variable"));
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_expect_keyword(parser, "in", " after the type of the variable"));
  VARVE_TRY(varve_expect_keyword(parser, "range", " and the number of iterations"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " and the number of iterations"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the number of iterations"));
  VARVE_TRY(resolve_loop(parser, draft, type));
  varve_region_argument_at(parser, draft->first_argument)->type = type;
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_with_attributes_step));
  return varve_begin_region_with(parser, draft->first_argument);
}

varve_status varve_print_omp_canonical_loop(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_block *body = varve_operation_region(op, 0)->first;
  const varve_type *type = op->operands[TRIP_COUNT].value->type;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, (varve_elided){NULL, 0});
  if (body == NULL || body->argument_count != 1 || body->arguments[0]->value.type != type)
    return VARVE_STATUS_UNSUPPORTED;
  if (op->operand_count > LOOP_INFO) {
    VARVE_TRY(varve_put_char(printer, '('));
    VARVE_TRY(varve_print_value(printer, op->operands[LOOP_INFO].value));
    VARVE_TRY(varve_put_char(printer, ')'));
  }
  VARVE_TRY(varve_put_char(printer, ' '));
  VARVE_TRY(varve_print_value(printer, &body->arguments[0]->value));
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_type(printer, type));
  VARVE_PUT(printer, " in range(");
  VARVE_TRY(varve_print_value(printer, op->operands[TRIP_COUNT].value));
  VARVE_PUT(printer, ") ");
  varve_ask_region(frame, varve_operation_region(op, 0), VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}

/* omp.unroll_heuristic(%cli) -> () {...} */

varve_status varve_parse_omp_unroll(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *cli = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " and the loop that is unrolled"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the loop"));
  if (varve_accept(parser, VARVE_TOKEN_ARROW)) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, ": the result list must be empty"));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, ": the result list must be empty"));
  }
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_fixed_type(parser, CLI, &cli));
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), cli));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_omp_unroll(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  VARVE_TRY(varve_put_char(printer, '('));
  VARVE_TRY(varve_print_value(printer, op->operands[0].value));
  VARVE_TRY(varve_put_char(printer, ')'));
  return varve_print_attr_dict(printer, op, (varve_elided){NULL, 0});
}

/* LoopTransformClis(loops made, loops taken): (%a, %b) <- (%c). Upstream has no types for them. */

static varve_status parse_loops(varve_parser *parser, varve_parse_call *call, uint32_t argument) {
  size_t first = parser->operands.count;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return VARVE_EXPECTED(parser, "expected '(' before the loops");
  VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_PAREN));
  return varve_set_operands(parser, call, argument, first);
}

varve_status varve_parse_omp_transformed(varve_parser *parser, varve_parse_call *call) {
  if (!varve_at(parser, VARVE_TOKEN_LESS))
    VARVE_TRY(parse_loops(parser, call, 0));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, ": '<-' before the loops that are consumed"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_MINUS, ": '<-' before the loops that are consumed"));
  return parse_loops(parser, call, 1);
}

varve_status varve_print_omp_transformed(varve_printer *printer, varve_print_call *call) {
  varve_value_range made = varve_printed_range(call, 0);
  if (made.count != 0) {
    VARVE_PUT(printer, "(");
    VARVE_TRY(varve_print_operands(printer, call->frame->op, made));
    VARVE_PUT(printer, ")");
  }
  VARVE_PUT(printer, " <- (");
  VARVE_TRY(varve_print_operands(printer, call->frame->op, varve_printed_range(call, 1)));
  return varve_put_char(printer, ')');
}
