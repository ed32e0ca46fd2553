/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> in the formats of transform. */
#include "hooks/hooks.h"

/* SemiFunctionType(type of the argument, types of the results, "false"): (type) -> type, or the
 * type of the argument alone where there may be no result */

static const varve_syntax_element *result_element(const varve_syntax_element *arguments) {
  const varve_syntax_element *element = varve_argument_element(arguments, 1);
  return element->kind == VARVE_SYNTAX_TYPE ? element + 1 : element;
}

/* How many results the operation has: what its definition says. */
static varve_variadicity result_variadicity(const varve_operation_format *format,
                                            const varve_syntax_element *arguments) {
  const varve_operation_definition *definition = format->definition;
  const varve_syntax_element *element = result_element(arguments);
  if (element->kind != VARVE_SYNTAX_RESULT)
    return VARVE_VARIADICITY_VARIADIC;
  uint32_t value = definition->record->results.first + element->index;
  return (varve_variadicity)definition->values[value].variadicity;
}

static varve_status parse_semi_results(varve_parser *parser, varve_variadicity variadicity) {
  size_t count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the type of the result"));
  if (variadicity != VARVE_VARIADICITY_VARIADIC || !varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return varve_parse_to_stack(parser, varve_begin_type);
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_type_list(parser, &count));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types of the results");
}

varve_status varve_parse_transform_semi_type(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->nodes.count;
  bool must_have_result = call->argument_count > 2;
  bool has_result = varve_at(parser, VARVE_TOKEN_LEFT_PAREN);
  if (must_have_result && !has_result)
    return varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the type of the operand");
  if (has_result)
    varve_advance(parser);
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  VARVE_TRY(varve_set_types(parser, call, 0, first));
  first = parser->nodes.count;
  if (has_result) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the type of the operand"));
    VARVE_TRY(parse_semi_results(parser, result_variadicity(call->format, call->arguments)));
  }
  return varve_set_types(parser, call, 1, first);
}

varve_status varve_print_transform_semi_type(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range results = varve_printed_range(call, 1);
  varve_value_range operand = varve_printed_range(call, 0);
  if (results.count == 0)
    return varve_print_operand_types(printer, op, operand);
  VARVE_PUT(printer, "(");
  VARVE_TRY(varve_print_operand_types(printer, op, operand));
  VARVE_TRY(varve_put(printer, results.count > 1 ? VARVE_SLICE(") -> (") : VARVE_SLICE(") -> ")));
  VARVE_TRY(varve_print_result_types(printer, op, results));
  return results.count > 1 ? varve_put_char(printer, ')') : VARVE_STATUS_OK;
}

/* PackedOrDynamicIndexList(packed, values, numbers): *(%a), or as DynamicIndexList */

varve_status varve_parse_transform_packed_list(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->operands.count;
  const varve_entity *numbers = NULL;
  if (varve_accept(parser, VARVE_TOKEN_STAR)) {
    VARVE_TRY(varve_numbers_to_array(parser, parser->numbers.count, &numbers));
    VARVE_TRY(varve_set_attribute(parser, call, 2, numbers));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operand"));
    VARVE_TRY(varve_parse_operand(parser));
    VARVE_TRY(varve_set_operands(parser, call, 0, first));
    return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operand");
  }
  varve_parse_call rest = *call;
  rest.arguments++;
  rest.argument_count--;
  return varve_parse_dynamic_index_list(parser, &rest);
}

varve_status varve_print_transform_packed_list(varve_printer *printer, varve_print_call *call) {
  varve_value_range packed = varve_printed_range(call, 0);
  const varve_entity *numbers = varve_printed_attribute(call, 2);
  if (packed.count == 0) {
    varve_print_call rest = *call;
    rest.arguments++;
    rest.argument_count--;
    return varve_print_dynamic_index_list(printer, &rest);
  }
  if (varve_printed_range(call, 1).count != 0 ||
      (numbers != NULL &&
       (numbers->kind != VARVE_KIND_DENSE_ARRAY || varve_dense_array_count(numbers) != 0)))
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_operands_between(printer, "*(", call->frame->op, packed, ")");
}

/* AlternativesOpSelectedRegion(number, operand): 1, or %a */

varve_status varve_parse_transform_selected_region(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->operands.count;
  const varve_entity *number = NULL;
  if (varve_at(parser, VARVE_TOKEN_INTEGER)) {
    VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->index_type, &number));
    return varve_set_attribute(parser, call, 0, number);
  }
  if (!varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected the number of a region, or a value");
  VARVE_TRY(varve_parse_operand(parser));
  return varve_set_operands(parser, call, 1, first);
}

varve_status varve_print_transform_selected_region(varve_printer *printer, varve_print_call *call) {
  const varve_entity *number = varve_printed_attribute(call, 0);
  varve_value_range operand = varve_printed_range(call, 1);
  if (number != NULL && number->kind == VARVE_KIND_INTEGER && operand.count == 0)
    return varve_print_attribute_without_type(printer, number);
  if (number != NULL)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_operands(printer, call->frame->op, operand);
}
