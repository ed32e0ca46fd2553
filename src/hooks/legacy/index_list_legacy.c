/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<OperandsOrIntegersOffsetsOrStridesList>(values, numbers) and the same of sizes, of LLVM
 * 13: [4, %n]. The attribute is an array of integers; one that a value gives is the least of them
 * all, or -1 where it is a size. */
#include "hooks/hooks.h"

enum { VALUES, NUMBERS };
#define DYNAMIC_SIZE (-1)

/* Reading */

static varve_status parse_item(varve_parser *parser, int64_t dynamic) {
  const varve_entity *number = NULL;
  int64_t value = dynamic;
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand(parser));
  else
    VARVE_TRY(varve_parse_i64(parser, &value));
  VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64, value, &number));
  return varve_push_node(parser, number);
}

static varve_status parse_list(varve_parser *parser, varve_parse_call *call, int64_t dynamic) {
  size_t first_operand = parser->operands.count, first_node = parser->nodes.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the list"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(parse_item(parser, dynamic));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the list"));
  VARVE_TRY(varve_set_operands(parser, call, VALUES, first_operand));
  return varve_set_array(parser, call, NUMBERS, first_node);
}

varve_status varve_parse_legacy_offsets(varve_parser *parser, varve_parse_call *call) {
  return parse_list(parser, call, VARVE_DYNAMIC);
}

varve_status varve_parse_legacy_sizes(varve_parser *parser, varve_parse_call *call) {
  return parse_list(parser, call, DYNAMIC_SIZE);
}

/* Printing */

static varve_status put_list(varve_printer *printer, const varve_print_call *call,
                             int64_t dynamic) {
  const varve_entity *numbers = varve_printed_attribute(call, NUMBERS);
  varve_value_range values = varve_printed_range(call, VALUES);
  if (numbers == NULL || numbers->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "[");
  for (uint32_t i = 0; i < numbers->child_count; i++) {
    if (numbers->children[i]->kind != VARVE_KIND_INTEGER)
      return VARVE_STATUS_UNSUPPORTED;
    int64_t number = (int64_t)*varve_integer_words(numbers->children[i]);
    VARVE_TRY(varve_put_comma(printer, i));
    if (number != dynamic) {
      VARVE_TRY(varve_put_signed(printer, number));
      continue;
    }
    if (values.count == 0)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_operand(printer, call->frame->op, values.first));
    values.first++;
    values.count--;
  }
  return varve_put_char(printer, ']');
}

varve_status varve_print_legacy_offsets(varve_printer *printer, varve_print_call *call) {
  return put_list(printer, call, VARVE_DYNAMIC);
}

varve_status varve_print_legacy_sizes(varve_printer *printer, varve_print_call *call) {
  return put_list(printer, call, DYNAMIC_SIZE);
}
