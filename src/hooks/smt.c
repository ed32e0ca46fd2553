/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom form of smt.int.constant, whose value is written with a sign that its type has not. */
#include "base/wide_int.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

/* smt.int.constant: -5 {...}. The value is an unsigned integer with four bits for each digit, and
 * one more where the first of them were set: what upstream reads a number of any size as. */

static uint32_t digits_width(varve_slice digits) {
  bool is_hex = digits.size > 1 && digits.data[1] == 'x';
  size_t first = is_hex ? 2 : 0;
  while (first < digits.size && digits.data[first] == '0')
    first++;
  if (first == digits.size)
    return 64;
  size_t count = digits.size - first;
  return count > VARVE_MAX_INTEGER_WIDTH / 4 - 1 ? 0 : (uint32_t)count * 4;
}

/* The number without its sign, read with a bit more than it may have. */
static varve_status parse_words(varve_parser *parser, uint32_t width, uint64_t *words) {
  const varve_entity *wide = NULL;
  varve_literal literal = {.place = parser->token.text.data, .token = parser->token};
  VARVE_TRY(varve_integer_type_get(parser->context, width + 1, VARVE_SIGNLESS, &wide));
  return varve_parse_integer_literal(parser, &literal, wide, words);
}

varve_status varve_parse_smt_int_constant(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  const varve_entity *value = NULL;
  bool is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected an integer");
  uint32_t width = digits_width(parser->token.text);
  if (width == 0)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data, "this integer is too large");
  size_t count = varve_wide_words(width + 1);
  uint64_t *words = varve_arena_allocate_array(&parser->scratch, count, sizeof *words);
  if (words == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(words, 0, count * sizeof *words);
  VARVE_TRY(parse_words(parser, width, words));
  varve_advance(parser);
  width += varve_wide_bit(words, width - 1);
  if (is_negative)
    varve_wide_negate(words, width);
  VARVE_TRY(varve_integer_type_get(parser->context, width, VARVE_UNSIGNED, &type));
  VARVE_TRY(varve_integer_get(parser->context, type, words, &value));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("value"), value));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("!smt.int"), &type));
  VARVE_TRY(varve_add_result(parser, type));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_smt_int_constant(varve_printer *printer, varve_print_operation *frame) {
  static const char *const elided[] = {"value"};
  const varve_operation *op = frame->op;
  const varve_entity *value = varve_operation_attribute(op, VARVE_SLICE("value"));
  const varve_entity *type = NULL;
  if (value == NULL || value->kind != VARVE_KIND_INTEGER ||
      value->children[0]->kind != VARVE_KIND_INTEGER_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  uint32_t width = varve_type_bit_width(value->children[0]);
  VARVE_TRY(varve_integer_type_get(printer->context, width, VARVE_SIGNED, &type));
  VARVE_TRY(varve_integer_get(printer->context, type, varve_integer_words(value), &value));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_attribute_without_type(printer, value));
  return varve_print_attr_dict(printer, op, (varve_elided){elided, 1});
}
