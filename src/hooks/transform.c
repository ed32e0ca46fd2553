/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> in the formats of transform, and transform.structured.split. */
#include "hooks/common_values.h"
#include "hooks/hooks.h"

static varve_status set_type(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             const varve_type *type) {
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_push_node(parser, type));
  return varve_set_types(parser, call, argument, first);
}

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

/* ContinuousTileSizeTypes, MultitileSizesTypes(type of the target, types of the results): (type) ->
 * type, which all results have */

varve_status varve_parse_transform_tile_types(varve_parser *parser, varve_parse_call *call) {
  const varve_type *type = NULL;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  if (type->kind != VARVE_KIND_FUNCTION_TYPE || type->child_count != 2 ||
      varve_function_type_num_inputs(type) != 1)
    return VARVE_INVALID_ERROR(parser, place,
                               "expected a function type with one argument and one result");
  for (uint32_t i = 0; i < call->argument_count; i++)
    VARVE_TRY(set_type(parser, call, i, type->children[i == 0 ? 0 : 1]));
  return VARVE_STATUS_OK;
}

varve_status varve_print_transform_tile_types(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range first = varve_printed_range(call, 1);
  if (first.count != 1)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_type *type = varve_operation_result(op, first.first)->type;
  for (uint32_t i = 2; i < call->argument_count; i++) {
    varve_value_range other = varve_printed_range(call, i);
    if (other.count != 1 || varve_operation_result(op, other.first)->type != type)
      return VARVE_STATUS_UNSUPPORTED;
  }
  VARVE_PUT(printer, "(");
  VARVE_TRY(varve_print_operand_types(printer, op, varve_printed_range(call, 0)));
  VARVE_PUT(printer, ") -> ");
  return varve_print_result_types(printer, op, first);
}

/* SequenceOpOperands(root, its type, others, their types): %a, %b : (type, type), or %a : type, or
 * nothing */

varve_status varve_parse_transform_sequence(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type, count = 0;
  bool has_root = false;
  VARVE_TRY(varve_parse_optional_operand(parser, &has_root));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  if (!has_root)
    return VARVE_STATUS_OK;
  first_use = parser->operands.count;
  if (varve_accept(parser, VARVE_TOKEN_COMMA) && varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand_list(parser));
  size_t uses = parser->operands.count - first_use;
  VARVE_TRY(varve_set_operands(parser, call, 2, first_use));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  varve_accept(parser, VARVE_TOKEN_LEFT_PAREN);
  first_type = parser->nodes.count;
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  VARVE_TRY(varve_set_types(parser, call, 1, first_type));
  first_type = parser->nodes.count;
  if (uses != 0) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the other types"));
    VARVE_TRY(varve_parse_type_list(parser, &count));
  }
  if (count != uses)
    return VARVE_INVALID_ERROR(parser, call->draft->name_start,
                               "%zu operand%s after the root, but %zu type%s", uses,
                               uses == 1 ? "" : "s", count, count == 1 ? "" : "s");
  varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN);
  return varve_set_types(parser, call, 3, first_type);
}

varve_status varve_print_transform_sequence(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range root = varve_printed_range(call, 0), others = varve_printed_range(call, 2);
  if (root.count == 0)
    return others.count == 0 ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands(printer, op, root));
  if (others.count == 0) {
    VARVE_PUT(printer, " : ");
    return varve_print_operand_types(printer, op, root);
  }
  VARVE_PUT(printer, ", ");
  VARVE_TRY(varve_print_operands(printer, op, others));
  VARVE_PUT(printer, " : (");
  VARVE_TRY(varve_print_operand_types(printer, op, root));
  VARVE_PUT(printer, ", ");
  VARVE_TRY(varve_print_operand_types(printer, op, others));
  return varve_put_char(printer, ')');
}

/* ForeachMatchSymbols(matchers, actions): @matcher -> @action, ... */

/* Every second of the nodes from first on, as an array. */
static varve_status collect_half(varve_parser *parser, size_t first, size_t end,
                                 const varve_attribute **array) {
  size_t mark = parser->nodes.count;
  for (size_t i = first; i < end; i += 2)
    VARVE_TRY(varve_push_node(parser, VARVE_VECTOR_AT(&parser->nodes, const varve_entity *, i)));
  return varve_nodes_to_array(parser, mark, array);
}

varve_status varve_parse_transform_symbols(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->nodes.count;
  const varve_attribute *symbol = NULL, *matchers = NULL, *actions = NULL;
  do {
    VARVE_TRY(varve_parse_symbol_reference(parser, &symbol));
    VARVE_TRY(varve_push_node(parser, symbol));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the action"));
    VARVE_TRY(varve_parse_symbol_reference(parser, &symbol));
    VARVE_TRY(varve_push_node(parser, symbol));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  size_t end = parser->nodes.count;
  VARVE_TRY(collect_half(parser, first, end, &matchers));
  VARVE_TRY(collect_half(parser, first + 1, end, &actions));
  varve_vector_truncate(&parser->nodes, first);
  VARVE_TRY(varve_set_attribute(parser, call, 0, matchers));
  return varve_set_attribute(parser, call, 1, actions);
}

varve_status varve_print_transform_symbols(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *matchers = varve_printed_attribute(call, 0);
  const varve_attribute *actions = varve_printed_attribute(call, 1);
  if (matchers == NULL || actions == NULL || matchers->kind != VARVE_KIND_ARRAY ||
      actions->kind != VARVE_KIND_ARRAY || matchers->child_count != actions->child_count ||
      matchers->child_count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < matchers->child_count; i++) {
    VARVE_TRY(varve_print_newline(printer));
    VARVE_PUT(printer, "    ");
    VARVE_TRY(varve_print_attribute(printer, matchers->children[i]));
    VARVE_PUT(printer, " -> ");
    VARVE_TRY(varve_print_attribute(printer, actions->children[i]));
    if (i + 1 != matchers->child_count)
      VARVE_PUT(printer, ", ");
  }
  return VARVE_STATUS_OK;
}

/* TransformMatchDims(numbers, is_inverted, is_all): all, or 1, 2, or except(1, 2) */

varve_status varve_parse_transform_dims(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->numbers.count;
  const varve_attribute *array = NULL;
  bool is_all = varve_accept_word(parser, "all");
  bool is_inverted = !is_all && varve_accept_word(parser, "except");
  if (is_inverted)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'except'"));
  if (!is_all) {
    do {
      int64_t number;
      VARVE_TRY(varve_parse_i64(parser, &number));
      VARVE_TRY(varve_push_number(parser, number));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  if (is_inverted)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the numbers"));
  VARVE_TRY(varve_numbers_to_array(parser, first, &array));
  VARVE_TRY(varve_set_attribute(parser, call, 0, array));
  VARVE_TRY(varve_set_attribute(parser, call, 1, is_inverted ? parser->context->unit : NULL));
  return varve_set_attribute(parser, call, 2, is_all ? parser->context->unit : NULL);
}

varve_status varve_print_transform_dims(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *array = varve_printed_attribute(call, 0);
  bool is_inverted = varve_printed_attribute(call, 1) != NULL;
  if (array == NULL || !varve_is_dense_i64_array(array))
    return VARVE_STATUS_UNSUPPORTED;
  uint64_t count = varve_dense_array_count(array);
  if (varve_printed_attribute(call, 2) != NULL)
    return count == 0 && !is_inverted ? varve_put(printer, VARVE_SLICE("all"))
                                      : VARVE_STATUS_UNSUPPORTED;
  if (is_inverted)
    VARVE_PUT(printer, "except(");
  for (uint64_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_put_signed(printer, varve_dense_array_i64(array, i)));
  }
  return is_inverted ? varve_put_char(printer, ')') : VARVE_STATUS_OK;
}

/* PackedOrDynamicIndexList(packed, values, numbers): *(%a), or as DynamicIndexList */

varve_status varve_parse_transform_packed_list(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->operands.count;
  const varve_attribute *numbers = NULL;
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
  const varve_attribute *numbers = varve_printed_attribute(call, 2);
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
  VARVE_PUT(printer, "*(");
  VARVE_TRY(varve_print_operands(printer, call->frame->op, packed));
  return varve_put_char(printer, ')');
}

/* AlternativesOpSelectedRegion(number, operand): 1, or %a */

varve_status varve_parse_transform_selected_region(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->operands.count;
  const varve_attribute *number = NULL;
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
  const varve_attribute *number = varve_printed_attribute(call, 0);
  varve_value_range operand = varve_printed_range(call, 1);
  if (number != NULL && number->kind == VARVE_KIND_INTEGER && operand.count == 0)
    return varve_print_attribute_without_type(printer, number);
  if (number != NULL)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_operands(printer, call->frame->op, operand);
}

/* transform.structured.split %target after 42 {...} : type, or after %sizes {...} : type, type */

varve_status varve_parse_transform_split(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *target = NULL, *sizes = NULL;
  const varve_attribute *number = NULL;
  bool is_dynamic = false;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect_keyword(parser, "after", " and the size of the first part"));
  VARVE_TRY(varve_parse_optional_operand(parser, &is_dynamic));
  if (is_dynamic)
    VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64, VARVE_DYNAMIC, &number));
  else
    VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i64, &number));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the target"));
  VARVE_TRY(varve_parse_type(parser, &target));
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), target));
  if (is_dynamic) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the type of the sizes"));
    VARVE_TRY(varve_parse_type(parser, &sizes));
    VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, 1), sizes));
  }
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("static_chunk_sizes"), number));
  VARVE_TRY(varve_add_result(parser, target));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_transform_split(varve_printer *printer, varve_print_operation *frame) {
  static const char *const said[] = {"static_chunk_sizes"};
  const varve_operation *op = frame->op;
  const varve_attribute *number = varve_operation_attribute(op, varve_slice_of(said[0]));
  if (number == NULL || number->kind != VARVE_KIND_INTEGER ||
      varve_operation_result(op, 0)->type != op->operands[0].value->type)
    return VARVE_STATUS_UNSUPPORTED;
  bool is_dynamic = varve_integer_words(number)[0] == (uint64_t)VARVE_DYNAMIC;
  if (is_dynamic != (op->operand_count == 2))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put_char(printer, ' '));
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, 1}));
  VARVE_PUT(printer, " after ");
  if (is_dynamic)
    VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){1, 1}));
  else
    VARVE_TRY(varve_print_attribute_without_type(printer, number));
  VARVE_TRY(varve_put_char(printer, ' '));
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){said, 1}));
  VARVE_PUT(printer, " : ");
  return varve_print_operand_types(printer, op, (varve_value_range){0, op->operand_count});
}
