/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom form of async.execute, and custom<AwaitResultType>. async.func is a function. */
#include "hooks/assignment_list.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

#define TOKEN VARVE_SLICE("!async.token")

/* What a value of type !async.value<type> holds; NULL: it is none. */
static const varve_type *held_type(const varve_type *type) {
  if (!varve_entity_is_parametric(type) || varve_parameter_count(type) != 1 ||
      !varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("async")) ||
      !varve_slice_equal(varve_parametric_mnemonic(type), VARVE_SLICE("value")))
    return NULL;
  const varve_entity *held = varve_parameter(type, 0);
  return varve_is_type(held) ? held : NULL;
}

/* async.execute [%tokens] (%value as %name: type, ...) -> (types) attributes {...} {...} */

static varve_status parse_dependencies(varve_parser *parser, const varve_operation_draft *draft,
                                       const varve_type *token) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_SQUARE));
  varve_operand_range all = {0, varve_draft_operand_count(parser, draft)};
  return varve_resolve_alike(parser, draft, all, token);
}

static varve_status parse_body_operand(varve_parser *parser) {
  const varve_type *type = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect_keyword(parser, "as", " and the name that the value has in the body"));
  VARVE_TRY(varve_parse_loop_variable(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the value"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  const varve_type *held = held_type(type);
  if (held == NULL)
    return VARVE_INVALID_ERROR(parser, place, "expected a type '!async.value<...>'");
  VARVE_VECTOR_LAST(&parser->arguments, varve_region_argument).type = held;
  varve_operand_use use = VARVE_VECTOR_LAST(&parser->operands, varve_operand_use);
  return varve_resolve_operand(parser, use, type);
}

static varve_status parse_body_operands(varve_parser *parser) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN) ||
      varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(parse_body_operand(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operands of the body");
}

varve_status varve_parse_async_execute(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *token = NULL;
  int32_t sizes[2];
  VARVE_TRY(varve_fixed_type(parser, TOKEN, &token));
  VARVE_TRY(parse_dependencies(parser, draft, token));
  sizes[0] = (int32_t)varve_draft_operand_count(parser, draft);
  VARVE_TRY(parse_body_operands(parser));
  sizes[1] = (int32_t)varve_draft_operand_count(parser, draft) - sizes[0];
  VARVE_TRY(varve_add_segment_sizes(parser, VARVE_SLICE("operandSegmentSizes"), sizes, 2));
  VARVE_TRY(varve_add_result(parser, token));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_step));
  return varve_begin_region_with(parser, draft->first_argument);
}

static bool can_print_execute(const varve_operation *op, varve_value_range operands) {
  const varve_block *entry = varve_operation_region(op, 0)->first;
  if (varve_operation_result_count(op) == 0 || entry == NULL ||
      entry->argument_count != operands.count)
    return false;
  for (uint32_t i = 0; i < operands.count; i++)
    if (held_type(op->operands[operands.first + i].value->type) != entry->arguments[i]->value.type)
      return false;
  return true;
}

static varve_status print_body_operands(varve_printer *printer, const varve_operation *op,
                                        varve_value_range operands) {
  const varve_block *entry = varve_operation_region(op, 0)->first;
  if (operands.count == 0)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < operands.count; i++) {
    varve_value_range one = {operands.first + i, 1};
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE(" (") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_print_operands(printer, op, one));
    VARVE_PUT(printer, " as ");
    VARVE_TRY(varve_print_value(printer, &entry->arguments[i]->value));
    VARVE_PUT(printer, ": ");
    VARVE_TRY(varve_print_operand_types(printer, op, one));
  }
  return varve_put_char(printer, ')');
}

/* The first result is the token, which is not said. */
static varve_status print_execute_results(varve_printer *printer, const varve_operation *op) {
  varve_value_range results = {1, varve_operation_result_count(op) - 1};
  if (results.count == 0)
    return VARVE_STATUS_OK;
  bool in_parens =
      results.count != 1 || varve_operation_result(op, 1)->type->kind == VARVE_KIND_FUNCTION_TYPE;
  VARVE_TRY(varve_put(printer, in_parens ? VARVE_SLICE(" -> (") : VARVE_SLICE(" -> ")));
  VARVE_TRY(varve_print_result_types(printer, op, results));
  return in_parens ? varve_put_char(printer, ')') : VARVE_STATUS_OK;
}

varve_status varve_print_async_execute(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range tokens = varve_operand_range_of(op, 0),
                    operands = varve_operand_range_of(op, 1);
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (!can_print_execute(op, operands))
    return VARVE_STATUS_UNSUPPORTED;
  if (tokens.count != 0) {
    VARVE_PUT(printer, " [");
    VARVE_TRY(varve_print_operands(printer, op, tokens));
    VARVE_PUT(printer, "]");
  }
  VARVE_TRY(print_body_operands(printer, op, operands));
  VARVE_TRY(print_execute_results(printer, op));
  VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, (varve_elided){NULL, 0}));
  VARVE_TRY(varve_put_char(printer, ' '));
  varve_ask_region(frame, varve_operation_region(op, 0), VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}

/* custom<AwaitResultType>(type($operand), type($result)): the operand's; the result has what it
 * holds. */

varve_status varve_parse_await_result_type(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  VARVE_TRY(varve_set_types(parser, call, 0, first));
  const varve_type *held = held_type(varve_top_node(parser));
  if (held == NULL)
    return VARVE_STATUS_OK;
  first = parser->nodes.count;
  VARVE_TRY(varve_push_node(parser, held));
  return varve_set_types(parser, call, 1, first);
}

varve_status varve_print_await_result_type(varve_printer *printer, varve_print_call *call) {
  return varve_print_operand_types(printer, call->frame->op, varve_printed_range(call, 0));
}
