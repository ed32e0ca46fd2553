/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<ApplyRegisteredPassOptions>(options, operands) of transform: {name = attribute, "name" =
 * %value, name = [attribute, %value, [...]]}. A value stands as #transform.param_operand with the
 * number of its operand. */
#include <inttypes.h>
#include <stdio.h>

#include "hooks/hooks.h"

/* Lists nest: what stands on the stack of numbers from first_level on is where the nodes of each
 * open one begin. */
typedef struct option_reader {
  size_t first_level;
  size_t operands; /* so far */
} option_reader;

/* One value, left on the stack of nodes. */
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
      /* A list that is closed becomes one node. */
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

/* Printing */

/* The number in #transform.param_operand<index = 3 : i64>; false when it is none. */
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

/* Lists in lists are refused: nobody's options have them. */
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
