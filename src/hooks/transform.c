/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The directives custom<...> in the formats of transform. */
#include <inttypes.h>
#include <stdio.h>

#include "hooks/hooks.h"

/* SemiFunctionType(type of the argument, types of the results, "false"): (type) -> type. Without
 * "false", the text may also be the type of the argument alone. */

static const varve_syntax_element *result_element(const varve_syntax_element *arguments) {
  const varve_syntax_element *element = varve_argument_element(arguments, 1);
  return element->kind == VARVE_SYNTAX_TYPE ? element + 1 : element;
}

/* Returns how the definition declares the results: single, optional or variadic. Type elements
 * that are not results are variadic. */
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

/* PackedOrDynamicIndexList(packed, values, numbers): *(%a), or the text of DynamicIndexList */

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

/* custom<ApplyRegisteredPassOptions>(options, operands): {name = attribute, "name" = %value,
 * name = [attribute, %value, [...]]}. In the attribute `options`, the operand %value is
 * #transform.param_operand with the index of the operand. */

/* The state of the option parser. Lists may nest: from index first_level on, parser->numbers has
 * an entry for each open list, which is the index of the list's first element in parser->nodes. */
typedef struct option_reader {
  size_t first_level;
  size_t operands; /* number of operands so far */
} option_reader;

/* Parses a value, which may be a list, and pushes it as a node. */
static varve_status parse_value(varve_parser *parser, option_reader *reader) {
  do {
    const varve_entity *value = NULL;
    if (varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE)) {
      VARVE_TRY(varve_push_number(parser, (int64_t)parser->nodes.count));
      continue;
    }
    if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME)) {
      char text[64];
      VARVE_TRY(varve_parse_operand(parser));
      snprintf(text, sizeof text, "#transform.param_operand<index = %zu : i64>",
               reader->operands++);
      VARVE_TRY(varve_fixed_attribute(parser, varve_slice_of(text), &value));
    } else
      VARVE_TRY(varve_parse_attribute(parser, &value));
    VARVE_TRY(varve_push_node(parser, value));
    while (parser->numbers.count != reader->first_level &&
           !varve_accept(parser, VARVE_TOKEN_COMMA)) {
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the values"));
      /* A closed list becomes one node. */
      size_t first = (size_t)VARVE_VECTOR_LAST(&parser->numbers, int64_t);
      const varve_entity *array = NULL;
      VARVE_TRY(varve_nodes_to_array(parser, first, &array));
      varve_vector_truncate(&parser->numbers, parser->numbers.count - 1);
      VARVE_TRY(varve_push_node(parser, array));
    }
  } while (parser->numbers.count != reader->first_level);
  return VARVE_STATUS_OK;
}

static varve_status parse_option(varve_parser *parser, option_reader *reader) {
  const varve_entity *name = NULL;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_word_or_string(parser, &name));
  if (name == NULL || varve_string_bytes(name).size == 0)
    return VARVE_SYNTAX_ERROR(parser, place, "expected the name of an option: a word or a string");
  VARVE_TRY(varve_push_node(parser, name));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the name of the option"));
  return parse_value(parser, reader);
}

varve_status varve_parse_transform_pass_options(varve_parser *parser, varve_parse_call *call) {
  option_reader reader = {parser->numbers.count, 0};
  size_t first_use = parser->operands.count, first = parser->nodes.count;
  const varve_entity *options = NULL, *duplicate = NULL;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " before the options"));
  do {
    VARVE_TRY(parse_option(parser, &reader));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " after the options"));
  size_t count = (parser->nodes.count - first) / 2;
  if (count > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  varve_status status =
      varve_dictionary_get(parser->context, (const varve_entity *const *)parser->nodes.data + first,
                           (uint32_t)count, &duplicate, &options);
  varve_vector_truncate(&parser->nodes, first);
  if (status == VARVE_STATUS_INVALID && duplicate != NULL)
    return VARVE_INVALID_ERROR(parser, place, "option '%.*s' is given twice",
                               VARVE_FORMAT_SLICE(varve_string_bytes(duplicate)));
  VARVE_TRY(status);
  VARVE_TRY(varve_set_operands(parser, call, 1, first_use));
  return varve_set_attribute(parser, call, 0, options);
}

/* Reads the number in #transform.param_operand<index = 3 : i64>. Returns false if value is
 * another attribute. */
static bool operand_number(const varve_entity *value, uint64_t *number) {
  const varve_entity *index;
  if (value->kind != VARVE_KIND_DIALECT_ATTRIBUTE || !varve_entity_is_parametric(value) ||
      varve_parameter_count(value) != 1 ||
      !varve_slice_equal(varve_string_bytes(value->children[0]), VARVE_SLICE("transform")) ||
      !varve_slice_equal(varve_parametric_mnemonic(value), VARVE_SLICE("param_operand")))
    return false;
  index = varve_parameter(value, 0);
  if (index->kind != VARVE_KIND_INTEGER || index->payload_size == 0)
    return false;
  *number = varve_integer_words(index)[0];
  return true;
}

/* Prints an operand or an attribute that is not a list. Returns UNSUPPORTED for an array:
 * print_option prints lists, and lists within lists occur in the options of no pass. */
static varve_status print_value(varve_printer *printer, const varve_print_call *call,
                                const varve_entity *value) {
  varve_value_range operands = varve_printed_range(call, 1);
  uint64_t number;
  if (!operand_number(value, &number))
    return value->kind == VARVE_KIND_ARRAY ? VARVE_STATUS_UNSUPPORTED
                                           : varve_print_attribute(printer, value);
  if (number >= operands.count)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_operand(printer, call->frame->op, operands.first + (uint32_t)number);
}

static varve_status print_option(varve_printer *printer, const varve_print_call *call,
                                 const varve_entity *value) {
  if (value->kind != VARVE_KIND_ARRAY)
    return print_value(printer, call, value);
  VARVE_PUT(printer, "[");
  for (uint32_t i = 0; i < value->child_count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(print_value(printer, call, value->children[i]));
  }
  return varve_put_char(printer, ']');
}

varve_status varve_print_transform_pass_options(varve_printer *printer, varve_print_call *call) {
  const varve_entity *options = varve_printed_attribute(call, 0);
  if (options == NULL || options->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "{");
  for (uint32_t i = 0; i < varve_dictionary_size(options); i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_put_string(printer, varve_string_bytes(varve_dictionary_name(options, i))));
    VARVE_PUT(printer, " = ");
    VARVE_TRY(print_option(printer, call, varve_dictionary_value(options, i)));
  }
  return varve_put_char(printer, '}');
}
