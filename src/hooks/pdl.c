/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> in the formats of pdl and pdl_interp, and pdl_interp.foreach. */
#include <stdio.h>

#include "dialect/infer_convert.h"
#include "hooks/hooks.h"

/* OperationOpAttributes(values, names), CreateOperationOpAttributes: {"a" = %a, "b" = %b} */

static varve_status parse_named_value(varve_parser *parser) {
  const varve_attribute *name = NULL;
  const char *place = parser->token.text.data;
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_SYNTAX_ERROR(parser, place, "expected the name of an attribute: a string");
  VARVE_TRY(varve_parse_string(parser, &name));
  VARVE_TRY(varve_push_node(parser, name));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the value of the attribute"));
  return varve_parse_operand(parser);
}

varve_status varve_parse_pdl_attributes(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_name = parser->nodes.count;
  const varve_attribute *names = NULL;
  if (varve_accept(parser, VARVE_TOKEN_LEFT_BRACE)) {
    do {
      VARVE_TRY(parse_named_value(parser));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " after the attributes"));
  }
  VARVE_TRY(varve_nodes_to_array(parser, first_name, &names));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  return varve_set_attribute(parser, call, 1, names);
}

varve_status varve_print_pdl_attributes(varve_printer *printer, varve_print_call *call) {
  varve_value_range values = varve_printed_range(call, 0);
  const varve_attribute *names = varve_printed_attribute(call, 1);
  if (names == NULL || names->kind != VARVE_KIND_ARRAY || names->child_count != values.count)
    return VARVE_STATUS_UNSUPPORTED;
  if (values.count == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " {");
  for (uint32_t i = 0; i < values.count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_attribute(printer, names->children[i]));
    VARVE_PUT(printer, " = ");
    VARVE_TRY(
        varve_print_operands(printer, call->frame->op, (varve_value_range){values.first + i, 1}));
  }
  return varve_put_char(printer, '}');
}

/* Ranges */

/* !pdl.range of the type, or the type itself where that is a range. NULL: it is no type of pdl. */
static varve_status range_of(varve_parser *parser, const varve_type *type,
                             const varve_type **range) {
  static const char *const names[] = {"attribute", "operation", "type", "value"};
  char text[32];
  *range = NULL;
  if (varve_is_dialect_type(type, "pdl", "range"))
    *range = type;
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++) {
    if (!varve_is_dialect_type(type, "pdl", names[i]))
      continue;
    snprintf(text, sizeof text, "!pdl.range<%s>", names[i]);
    return varve_fixed_type(parser, varve_slice_of(text), range);
  }
  return VARVE_STATUS_OK;
}

static varve_status set_type(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             const varve_type *type) {
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_push_node(parser, type));
  return varve_set_types(parser, call, argument, first);
}

/* RangeType(types of the arguments, type of the result): ": type" where there are no arguments */

varve_status varve_parse_pdl_range_type(varve_parser *parser, varve_parse_call *call) {
  const varve_type *type = NULL;
  size_t count;
  const varve_type *const *types = varve_get_types(parser, call, 0, &count);
  const char *place = parser->token.text.data;
  if (count == 0) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the range"));
    VARVE_TRY(varve_parse_type(parser, &type));
    return set_type(parser, call, 1, type);
  }
  VARVE_TRY(range_of(parser, types[0], &type));
  if (type == NULL)
    return VARVE_INVALID_ERROR(parser, place,
                               "a range must be of attributes, operations, types or "
                               "values of pdl");
  return set_type(parser, call, 1, type);
}

varve_status varve_print_pdl_range_type(varve_printer *printer, varve_print_call *call) {
  if (varve_printed_range(call, 0).count != 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, ": ");
  return varve_print_result_types(printer, call->frame->op, varve_printed_range(call, 1));
}

/* ResultsValueType(index, type): "-> type" where there is an index */

varve_status varve_parse_pdl_results_type(varve_parser *parser, varve_parse_call *call) {
  const varve_type *type = NULL;
  if (varve_get_attribute(parser, call, 0) == NULL) {
    VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("!pdl.range<value>"), &type));
    return set_type(parser, call, 1, type);
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the type of the results"));
  VARVE_TRY(varve_parse_type(parser, &type));
  return set_type(parser, call, 1, type);
}

varve_status varve_print_pdl_results_type(varve_printer *printer, varve_print_call *call) {
  if (varve_printed_attribute(call, 0) == NULL)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " -> ");
  return varve_print_result_types(printer, call->frame->op, varve_printed_range(call, 1));
}

/* CreateOperationOpResults(types, types of those, inferred): -> <inferred>, or -> (%a : type), or
 * nothing */

varve_status varve_parse_pdl_create_results(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count, count;
  if (!varve_accept(parser, VARVE_TOKEN_ARROW))
    return VARVE_STATUS_OK;
  if (varve_accept(parser, VARVE_TOKEN_LESS)) {
    VARVE_TRY(varve_expect_keyword(parser, "inferred", " after '<'"));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after 'inferred'"));
    return varve_set_attribute(parser, call, 2, parser->context->unit);
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the types of the results"));
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  VARVE_TRY(varve_set_types(parser, call, 1, first_type));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types of the operands");
}

varve_status varve_print_pdl_create_results(varve_printer *printer, varve_print_call *call) {
  varve_value_range range = varve_printed_range(call, 0);
  if (varve_printed_attribute(call, 2) != NULL)
    return varve_put(printer, VARVE_SLICE(" -> <inferred>"));
  if (range.count == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " -> (");
  VARVE_TRY(varve_print_operands(printer, call->frame->op, range));
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_operand_types(printer, call->frame->op, range));
  return varve_put_char(printer, ')');
}

/* pdl_interp.foreach %a : type in %range {...} {...} -> ^next */

static varve_status foreach_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the next block"));
  VARVE_TRY(varve_parse_successor(parser));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_pdl_interp_foreach(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *range = NULL;
  VARVE_TRY(varve_parse_region_argument(parser, true));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_expect_keyword(parser, "in", " and the range"));
  VARVE_TRY(varve_parse_operand(parser));
  const varve_type *type = varve_region_argument_at(parser, draft->first_argument)->type;
  VARVE_TRY(range_of(parser, type, &range));
  if (range == NULL || range == type)
    return VARVE_INVALID_ERROR(parser, place,
                               "a loop must be over attributes, operations, types or "
                               "values of pdl");
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), range));
  VARVE_TRY(varve_draft_push(parser, draft, foreach_step));
  return varve_begin_region_with(parser, draft->first_argument);
}

varve_status varve_print_pdl_interp_foreach(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_region *body = varve_operation_region(op, 0);
  if (frame->step != 0) {
    VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){NULL, 0}));
    VARVE_PUT(printer, " -> ");
    return varve_print_successor(printer, varve_operation_successors(op)[0].block);
  }
  if (body->first == NULL || body->first->argument_count != 1)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_value *variable = &body->first->arguments[0]->value;
  VARVE_TRY(varve_put_char(printer, ' '));
  VARVE_TRY(varve_print_value(printer, variable));
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_type(printer, variable->type));
  VARVE_PUT(printer, " in ");
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, 1}));
  VARVE_TRY(varve_put_char(printer, ' '));
  varve_ask_region(frame, body, VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}
