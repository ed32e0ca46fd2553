/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> in the formats of the set std2019, for any dialect. */
#include "hooks/legacy/legacy.h"

#include "hooks/hooks.h"

/* custom<EnumString>($attribute): "case". LLVM releases of that time print all enums in quotes. */

static const varve_attribute_syntax *syntax_of(const varve_operation_format *format,
                                               const varve_syntax_element *arguments) {
  return &format->attributes[varve_argument_element(arguments, 0)->index];
}

varve_status varve_parse_enum_name(varve_parser *parser, const varve_attribute_syntax *syntax,
                                   const varve_entity **value) {
  const varve_entity *name = NULL;
  const char *place = parser->token.text.data;
  uint64_t bits = 0;
  *value = NULL;
  VARVE_TRY(varve_expect_string(parser, "expected a name in quotes", &name));
  if (!varve_enum_find(&syntax->rule, varve_string_bytes(name), &bits))
    return VARVE_INVALID_ERROR(parser, place, "'%.*s' is not a name that is allowed here",
                               VARVE_FORMAT_SLICE(varve_string_bytes(name)));
  return varve_integer_get(parser->context, syntax->type, &bits, value);
}

bool varve_enum_number_of(const varve_attribute_syntax *syntax, const varve_entity *value,
                          uint64_t *number) {
  if (value == NULL || value->kind != VARVE_KIND_INTEGER || value->children[0] != syntax->type ||
      !varve_enum_has(&syntax->rule, varve_integer_words(value)[0]))
    return false;
  *number = varve_integer_words(value)[0];
  return true;
}

varve_status varve_parse_enum_string(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *value = NULL;
  VARVE_TRY(varve_parse_enum_name(parser, syntax_of(call->format, call->arguments), &value));
  return varve_set_attribute(parser, call, 0, value);
}

varve_status varve_print_enum_string(varve_printer *printer, varve_print_call *call) {
  const varve_attribute_syntax *syntax = syntax_of(call->format, call->arguments);
  uint64_t number;
  if (!varve_enum_number_of(syntax, varve_printed_attribute(call, 0), &number))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "\"");
  VARVE_TRY(varve_enum_print(&syntax->rule, number, printer->out));
  return varve_put_char(printer, '"');
}

/* custom<IntegerArray>($attribute): [1, 2], an array of i64 */

varve_status varve_parse_integer_list(varve_parser *parser, const varve_entity **array) {
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the integers"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    const varve_entity *item = NULL;
    VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i64, &item));
    VARVE_TRY(varve_push_node(parser, item));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the integers"));
  return varve_nodes_to_array(parser, first, array);
}

varve_status varve_print_integer_list(varve_printer *printer, const varve_entity *array) {
  if (array == NULL || array->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "[");
  for (uint32_t i = 0; i < array->child_count; i++) {
    const varve_entity *item = array->children[i];
    if (item->kind != VARVE_KIND_INTEGER || item->children[0] != printer->context->i64)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_attribute_without_type(printer, item));
  }
  return varve_put_char(printer, ']');
}

varve_status varve_parse_integer_array(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *array = NULL;
  VARVE_TRY(varve_parse_integer_list(parser, &array));
  return varve_set_attribute(parser, call, 0, array);
}

varve_status varve_print_integer_array(varve_printer *printer, varve_print_call *call) {
  return varve_print_integer_list(printer, varve_printed_attribute(call, 0));
}

/* Dictionaries before the operands */

varve_status varve_parse_trait(varve_parser *parser, varve_slice inherent, bool *has_it) {
  const varve_entity *trait = NULL;
  const char *place = parser->token.text.data;
  *has_it = false;
  VARVE_TRY(varve_parse_attribute(parser, &trait));
  if (trait->kind != VARVE_KIND_DICTIONARY)
    return VARVE_INVALID_ERROR(parser, place, "expected a dictionary of attributes");
  for (size_t i = 0; i + 1 < trait->child_count; i += 2) {
    varve_slice name = varve_string_bytes(trait->children[i]);
    VARVE_TRY(varve_add_attribute(parser, name, trait->children[i + 1]));
    *has_it = *has_it || varve_slice_equal(name, inherent);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_trait(varve_printer *printer, const varve_operation *op,
                               varve_elided names) {
  bool is_first = true;
  VARVE_PUT(printer, " {");
  for (size_t i = 0; i < names.count; i++) {
    varve_slice name = varve_slice_of(names.names[i]);
    const varve_entity *value = varve_operation_attribute(op, name);
    if (value == NULL)
      continue;
    if (!is_first)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_named_attribute(printer, name, value));
    is_first = false;
  }
  return varve_put_char(printer, '}');
}

/* Types */

varve_status varve_parse_two_types(varve_parser *parser, const char *word,
                                   const varve_entity *types[2]) {
  VARVE_TRY(varve_parse_colon_type(parser, " and the types", &types[0]));
  VARVE_TRY(word == NULL ? varve_expect(parser, VARVE_TOKEN_COMMA, " and the other type")
                         : varve_expect_keyword(parser, word, " and the other type"));
  return varve_parse_type(parser, &types[1]);
}

varve_status varve_expect_uses(varve_parser *parser, const varve_operation_draft *draft,
                               size_t least, size_t most) {
  size_t count = varve_draft_operand_count(parser, draft);
  if (count >= least && count <= most)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start, "expected %zu operands, not %zu",
                             count < least ? least : most, count);
}
