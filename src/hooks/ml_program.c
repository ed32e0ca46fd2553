/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> of ml_program's formats. */
#include "hooks/function_signature.h"
#include "hooks/hooks.h"

/* custom<SymbolVisibility>($sym_visibility): public, private or nested, which cannot be left out
 */

varve_status varve_parse_symbol_visibility(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *visibility = NULL;
  VARVE_TRY(varve_parse_visibility(parser, &visibility));
  if (visibility == NULL)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected 'public', 'private' or 'nested'");
  return varve_set_attribute(parser, call, 0, visibility);
}

varve_status varve_print_symbol_visibility(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *visibility = varve_printed_attribute(call, 0);
  if (visibility == NULL || visibility->kind != VARVE_KIND_STRING)
    return varve_put(printer, VARVE_SLICE("public"));
  return varve_is_bare_identifier(varve_string_bytes(visibility))
             ? varve_put(printer, varve_string_bytes(visibility))
             : VARVE_STATUS_UNSUPPORTED;
}

/* custom<TypedInitialValue>($type, $value): (value) : type, or : type */

varve_status varve_parse_typed_initial_value(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *value = NULL, *attribute = NULL;
  const varve_type *type = NULL;
  if (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)) {
    VARVE_TRY(varve_parse_attribute(parser, &value));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the initial value"));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the global"));
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_type_attribute_get(parser->context, type, &attribute));
  VARVE_TRY(varve_set_attribute(parser, call, 0, attribute));
  return value == NULL ? VARVE_STATUS_OK : varve_set_attribute(parser, call, 1, value);
}

varve_status varve_print_typed_initial_value(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *type = varve_printed_attribute(call, 0);
  const varve_attribute *value = varve_printed_attribute(call, 1);
  if (value != NULL) {
    VARVE_PUT(printer, "(");
    VARVE_TRY(varve_print_attribute(printer, value));
    VARVE_PUT(printer, ")");
  }
  VARVE_PUT(printer, " : ");
  return type == NULL ? VARVE_STATUS_OK : varve_print_attribute(printer, type);
}

/* custom<TokenOrdering>($consumeTokens, type($produceToken)): ordering(%a, %b -> type), with () for
 * no tokens. What is produced has no other place for its type, so it is never left out. */

varve_status varve_parse_token_ordering(varve_parser *parser, varve_parse_call *call) {
  size_t first_operand = parser->operands.count, first_node = parser->nodes.count;
  VARVE_TRY(
      varve_expect_keyword(parser, "ordering", " and the type of the token that is produced"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'ordering'"));
  if (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, ": no tokens"));
  else if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_operand));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the type of the token"));
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  VARVE_TRY(varve_set_types(parser, call, 1, first_node));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the ordering");
}

varve_status varve_print_token_ordering(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range consumed = varve_printed_range(call, 0);
  VARVE_PUT(printer, " ordering(");
  if (consumed.count == 0)
    VARVE_PUT(printer, "()");
  VARVE_TRY(varve_print_operands(printer, op, consumed));
  VARVE_PUT(printer, " -> ");
  VARVE_TRY(varve_print_result_types(printer, op, varve_printed_range(call, 1)));
  return varve_put_char(printer, ')');
}
