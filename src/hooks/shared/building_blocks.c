/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The directives custom<...> that the formats of every dialect may use. See "Building blocks" in
 * format-spec/assembly-format.md. */
#include "hooks/hooks.h"

static varve_slice text_of(const varve_syntax_element *arguments, uint32_t argument) {
  return varve_argument_element(arguments, argument)->text;
}

/* custom<Keyword>($attribute, "word", ...): one of the words, or a string in quotes */

static bool is_optional(const varve_parse_call *call, uint32_t argument) {
  uint32_t index = varve_argument_element(call->arguments, argument)->index;
  return call->format->definition->properties[index].kind == VARVE_PROPERTY_OPTIONAL;
}

static varve_status report_keywords(varve_parser *parser, const varve_parse_call *call) {
  size_t start = parser->text.size;
  for (uint32_t i = 1; i < call->argument_count && parser->text.size - start < 200; i++) {
    if (i != 1)
      VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE(", ")));
    VARVE_TRY(varve_buffer_append(&parser->text, text_of(call->arguments, i)));
  }
  varve_status status =
      VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected one of %.*s",
                         (int)(parser->text.size - start), parser->text.data + start);
  parser->text.size = start;
  return status;
}

varve_status varve_parse_keyword_block(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *string = NULL;
  bool is_word = varve_at(parser, VARVE_TOKEN_WORD);
  for (uint32_t i = 1; is_word && i < call->argument_count; i++) {
    if (!varve_slice_equal(parser->token.text, text_of(call->arguments, i)))
      continue;
    VARVE_TRY(varve_string_get(parser->context, parser->token.text, &string));
    varve_advance(parser);
    return varve_set_attribute(parser, call, 0, string);
  }
  if (varve_at(parser, VARVE_TOKEN_STRING)) {
    VARVE_TRY(varve_parse_string(parser, &string));
    return varve_set_attribute(parser, call, 0, string);
  }
  return is_optional(call, 0) ? VARVE_STATUS_OK : report_keywords(parser, call);
}

varve_status varve_print_keyword_block(varve_printer *printer, varve_print_call *call) {
  const varve_entity *value = varve_printed_attribute(call, 0);
  if (value == NULL) {
    varve_take_back_space(printer);
    return VARVE_STATUS_OK;
  }
  for (uint32_t i = 1; value->kind == VARVE_KIND_STRING && i < call->argument_count; i++)
    if (varve_slice_equal(varve_string_bytes(value), text_of(call->arguments, i)))
      return varve_put(printer, varve_string_bytes(value));
  return varve_print_attribute(printer, value);
}

/* custom<NamedAttributes>($names, $values, ":"), custom<NamedOperands>($names, $values) and
 * custom<NamedTypes>($names, type($values)): [name = value, ...]. Names are strings, printed
 * without quotes if possible. The parser pushes the names on the stack of nodes, and after each
 * name its value if the values are attributes or types. */

static varve_slice separator_of(const varve_syntax_element *arguments, uint32_t count) {
  return count > 2 ? text_of(arguments, 2) : VARVE_SLICE("=");
}

static varve_status expect_separator(varve_parser *parser, const varve_parse_call *call) {
  varve_slice separator = separator_of(call->arguments, call->argument_count);
  if (!varve_slice_equal(parser->token.text, separator))
    return VARVE_EXPECTED(parser, "expected '%.*s' after the name", VARVE_FORMAT_SLICE(separator));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

typedef varve_status parse_value(varve_parser *parser);

static varve_status attribute_to_stack(varve_parser *parser) {
  return varve_parse_to_stack(parser, varve_begin_attribute);
}

static varve_status type_to_stack(varve_parser *parser) {
  return varve_parse_to_stack(parser, varve_begin_type);
}

static varve_status parse_named(varve_parser *parser, const varve_parse_call *call,
                                parse_value *parse) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the list"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    const varve_entity *name = NULL;
    VARVE_TRY(varve_parse_word_or_string(parser, &name));
    if (name == NULL)
      return VARVE_EXPECTED(parser, "expected a name");
    VARVE_TRY(varve_push_node(parser, name));
    VARVE_TRY(expect_separator(parser, call));
    VARVE_TRY(parse(parser));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the list");
}

/* Pushes copies of the nodes at the indices first, first + step, ... below end. */
static varve_status gather(varve_parser *parser, size_t first, size_t end, size_t step) {
  for (size_t i = first; i < end; i += step)
    VARVE_TRY(varve_push_node(parser, varve_node_at(parser, i)));
  return VARVE_STATUS_OK;
}

/* Parses a list whose values are attributes or types. Sets argument 0 to the names. Leaves the
 * values on the stack of nodes from index *end on. */
static varve_status parse_named_nodes(varve_parser *parser, varve_parse_call *call,
                                      parse_value *parse, size_t *end) {
  size_t first = parser->nodes.count;
  VARVE_TRY(parse_named(parser, call, parse));
  *end = parser->nodes.count;
  VARVE_TRY(gather(parser, first, *end, 2));
  VARVE_TRY(varve_set_array(parser, call, 0, *end));
  return gather(parser, first + 1, *end, 2);
}

varve_status varve_parse_named_attributes_block(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->nodes.count, end;
  VARVE_TRY(parse_named_nodes(parser, call, attribute_to_stack, &end));
  VARVE_TRY(varve_set_array(parser, call, 1, end));
  varve_vector_truncate(&parser->nodes, first);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_named_operands_block(varve_parser *parser, varve_parse_call *call) {
  size_t first_node = parser->nodes.count, first_operand = parser->operands.count;
  VARVE_TRY(parse_named(parser, call, varve_parse_operand));
  VARVE_TRY(varve_set_array(parser, call, 0, first_node));
  return varve_set_operands(parser, call, 1, first_operand);
}

varve_status varve_parse_named_types_block(varve_parser *parser, varve_parse_call *call) {
  size_t end;
  VARVE_TRY(parse_named_nodes(parser, call, type_to_stack, &end));
  return varve_set_types(parser, call, 1, end);
}

static varve_status put_name(varve_printer *printer, const varve_entity *name) {
  if (name->kind == VARVE_KIND_STRING)
    return varve_put_keyword(printer, varve_string_bytes(name));
  return varve_print_attribute(printer, name);
}

static varve_status put_value(varve_printer *printer, const varve_print_call *call,
                              uint32_t index) {
  const varve_syntax_element *argument = varve_argument_element(call->arguments, 1);
  varve_value_range range = {0, 0};
  if (argument->kind == VARVE_SYNTAX_ATTRIBUTE)
    return varve_print_attribute(printer, varve_printed_attribute(call, 1)->children[index]);
  range = varve_printed_range(call, 1);
  range.first += index;
  range.count = 1;
  if (argument->kind == VARVE_SYNTAX_OPERAND)
    return varve_print_operands(printer, call->frame->op, range);
  return argument[1].kind == VARVE_SYNTAX_OPERAND
             ? varve_print_operand_types(printer, call->frame->op, range)
             : varve_print_result_types(printer, call->frame->op, range);
}

static uint32_t value_count(const varve_print_call *call) {
  const varve_entity *array = NULL;
  if (varve_argument_element(call->arguments, 1)->kind != VARVE_SYNTAX_ATTRIBUTE)
    return varve_printed_range(call, 1).count;
  array = varve_printed_attribute(call, 1);
  return array != NULL && array->kind == VARVE_KIND_ARRAY ? array->child_count : 0;
}

/* Returns INVALID if the custom form cannot represent the operation. The caller then prints the
 * operation in generic form. */
varve_status varve_print_named_block(varve_printer *printer, varve_print_call *call) {
  const varve_entity *names = varve_printed_attribute(call, 0);
  uint32_t count = value_count(call);
  if (names == NULL || names->kind != VARVE_KIND_ARRAY || names->child_count != count)
    return VARVE_STATUS_INVALID;
  VARVE_PUT(printer, "[");
  for (uint32_t i = 0; i < count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(put_name(printer, names->children[i]));
    VARVE_PUT(printer, " ");
    VARVE_TRY(varve_put(printer, separator_of(call->arguments, call->argument_count)));
    VARVE_PUT(printer, " ");
    VARVE_TRY(put_value(printer, call, i));
  }
  return varve_put_char(printer, ']');
}

/* custom<TypeList>(type($values)): (type, type) or () */

varve_status varve_parse_type_block(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->nodes.count, count = 0;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the types"));
  if (!varve_at(parser, VARVE_TOKEN_RIGHT_PAREN))
    VARVE_TRY(varve_parse_type_list(parser, &count));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types"));
  return varve_set_types(parser, call, 0, first);
}

varve_status varve_print_type_block(varve_printer *printer, varve_print_call *call) {
  varve_value_range range = varve_printed_range(call, 0);
  bool is_operand = varve_argument_element(call->arguments, 0)[1].kind == VARVE_SYNTAX_OPERAND;
  VARVE_PUT(printer, "(");
  VARVE_TRY(is_operand ? varve_print_operand_types(printer, call->frame->op, range)
                       : varve_print_result_types(printer, call->frame->op, range));
  return varve_put_char(printer, ')');
}

/* custom<DimensionList>($shape): 2x?x4 for a dense array of i64, and [] for an empty one */

varve_status varve_parse_dimension_block(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->numbers.count;
  const varve_entity *shape = NULL;
  if (varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " of an empty shape"));
  else
    VARVE_TRY(varve_parse_dimension_list(parser));
  VARVE_TRY(varve_numbers_to_array(parser, first, &shape));
  return varve_set_attribute(parser, call, 0, shape);
}

varve_status varve_print_dimension_block(varve_printer *printer, varve_print_call *call) {
  const varve_entity *shape = varve_printed_attribute(call, 0);
  if (!varve_is_dense_i64_array(shape))
    return VARVE_STATUS_INVALID;
  uint64_t count = varve_dense_array_count(shape);
  if (count == 0)
    return varve_put(printer, VARVE_SLICE("[]"));
  for (uint64_t i = 0; i < count; i++) {
    int64_t value = varve_dense_array_i64(shape, i);
    if (value < 0 && value != VARVE_DYNAMIC)
      return VARVE_STATUS_INVALID;
    if (i != 0)
      VARVE_PUT(printer, "x");
    VARVE_TRY(value == VARVE_DYNAMIC ? varve_put_char(printer, '?')
                                     : varve_put_signed(printer, value));
  }
  return VARVE_STATUS_OK;
}

/* custom<RegionWithArguments>($body): (%a: i32) {...}
 * custom<RegionWithArguments>($body, $inits, type($inits)): (%a = %x: i32) {...} */

static varve_status parse_argument(varve_parser *parser, bool has_inits) {
  if (!has_inits)
    return varve_parse_region_argument(parser, true);
  VARVE_TRY(varve_parse_region_argument(parser, false));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and what the argument is at first"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_colon_type_to_stack(parser, " and its type"));
  VARVE_VECTOR_LAST(&parser->arguments, varve_region_argument).type = varve_top_node(parser);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_region_block(varve_parser *parser, varve_parse_call *call) {
  size_t first_argument = parser->arguments.count, first_operand = parser->operands.count;
  size_t first_node = parser->nodes.count;
  bool has_inits = call->argument_count > 1;
  if (call->step != 0)
    return varve_set_regions(parser, call, 0, parser->operation.regions.count - 1);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the arguments of the region"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(parse_argument(parser, has_inits));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the arguments of the region"));
  if (has_inits) {
    VARVE_TRY(varve_set_operands(parser, call, 1, first_operand));
    VARVE_TRY(varve_set_types(parser, call, 2, first_node));
  }
  call->is_unfinished = true;
  return varve_begin_region_with(parser, first_argument);
}

varve_status varve_print_region_block(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  if (call->step != 0)
    return VARVE_STATUS_OK;
  const varve_region *region = varve_operation_region(op, varve_printed_regions(call, 0).first);
  const varve_block *entry = region->first;
  uint32_t count = entry == NULL ? 0 : entry->argument_count;
  bool has_inits = call->argument_count > 1;
  varve_value_range inits =
      has_inits ? varve_printed_range(call, 1) : (varve_value_range){0, count};
  if (inits.count != count)
    return VARVE_STATUS_INVALID;
  VARVE_PUT(printer, "(");
  for (uint32_t i = 0; i < count; i++) {
    const varve_value *argument = &entry->arguments[i]->value;
    VARVE_TRY(varve_put_comma(printer, i));
    if (!has_inits) {
      VARVE_TRY(varve_print_region_argument(printer, argument));
      continue;
    }
    VARVE_TRY(varve_print_value(printer, argument));
    VARVE_PUT(printer, " = ");
    VARVE_TRY(varve_print_value(printer, op->operands[inits.first + i].value));
    VARVE_TRY(varve_print_type_after(printer, ": ", argument->type));
  }
  VARVE_PUT(printer, ") ");
  return varve_ask_region(call->frame, region, VARVE_REGION_TERMINATORS);
}
