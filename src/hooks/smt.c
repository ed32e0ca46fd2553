/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom form of smt.int.constant, whose value is written with a sign that its type has not,
 * and the values of bit vectors. */
#include "base/number/wide_int.h"
#include "dialect/evaluate/infer_convert.h"
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

varve_status varve_parse_smt_int_constant(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *value = NULL;
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
  /* The number without its sign, read with a bit more than it may have. */
  const varve_entity *wide = NULL;
  varve_literal literal = {.place = parser->token.text.data, .token = parser->token};
  VARVE_TRY(varve_integer_type_get(parser->context, width + 1, VARVE_SIGNLESS, &wide));
  VARVE_TRY(varve_parse_integer_literal(parser, &literal, wide, words));

  varve_advance(parser);
  width += varve_wide_bit(words, width - 1);
  if (is_negative)
    varve_wide_negate(words, width);
  VARVE_TRY(varve_integer_type_get(parser->context, width, VARVE_UNSIGNED, &type));
  VARVE_TRY(varve_integer_get(parser->context, type, words, &value));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("value"), value));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("!smt.int"), &type));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_smt_int_constant(varve_printer *printer, varve_print_operation *frame) {
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
  return varve_print_attr_dict(printer, op, VARVE_ELIDED("value"));
}

/* #smt.bv<0xFF> : !smt.bv<8> is printed as #smt.bv<-1> : !smt.bv<8>. */

static varve_slice without_blanks(varve_slice text) {
  while (text.size != 0 && varve_char_is(text.data[0], VARVE_CHAR_BLANK))
    text = varve_slice_make(text.data + 1, text.size - 1);
  while (text.size != 0 && varve_char_is(text.data[text.size - 1], VARVE_CHAR_BLANK))
    text.size--;
  return text;
}

/* Returns whether the body is an integer. -0 is 0. */
static bool read_body(varve_slice body, varve_literal *literal) {
  bool is_zero = true;
  varve_slice text = without_blanks(varve_slice_make(body.data + 1, body.size - 2));
  literal->is_negative = text.size != 0 && text.data[0] == '-';
  if (literal->is_negative)
    text = without_blanks(varve_slice_make(text.data + 1, text.size - 1));
  size_t first = varve_slice_starts_with(text, VARVE_SLICE("0x")) ? 2 : 0;
  literal->token = (varve_token){.kind = VARVE_TOKEN_INTEGER, .text = text};
  for (size_t i = first; i < text.size; i++) {
    if (!varve_char_is(text.data[i], first == 2 ? VARVE_CHAR_HEX : VARVE_CHAR_DIGIT))
      return false;
    is_zero = is_zero && text.data[i] == '0';
  }
  literal->is_negative = literal->is_negative && !is_zero;
  return text.size > first;
}

/* Returns the width of !smt.bv<width>, or 0 if it is unknown. */
static uint32_t bit_vector_width(const varve_entity *type) {
  if (!varve_is_dialect_type(type, "smt", "bv") || !varve_entity_is_parametric(type))
    return 0;
  const varve_entity *width = varve_parameter(type, 0);
  uint64_t bits = width->kind == VARVE_KIND_INTEGER ? varve_integer_words(width)[0] : 0;
  return bits <= VARVE_MAX_INTEGER_WIDTH ? (uint32_t)bits : 0;
}

varve_status varve_fit_smt_bit_vector(varve_parser *parser, const char *place, size_t start,
                                      const varve_entity *type) {
  const varve_entity *integer = NULL;
  varve_literal literal = {.place = place};
  varve_slice body = varve_text_from(parser, start);
  uint32_t width = bit_vector_width(type);
  if (width == 0 || body.size < 3 || !read_body(body, &literal))
    return VARVE_STATUS_OK;
  size_t count = varve_wide_words(width);
  uint64_t *words = varve_arena_allocate_array(&parser->scratch, count, sizeof *words);
  if (words == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(words, 0, count * sizeof *words);
  VARVE_TRY(varve_integer_type_get(parser->context, width, VARVE_SIGNLESS, &integer));
  VARVE_TRY(varve_parse_integer_literal(parser, &literal, integer, words));
  parser->text.size = start;
  VARVE_TRY(varve_buffer_append_char(&parser->text, '<'));
  VARVE_TRY(varve_wide_print(&parser->text, words, width, true));
  return varve_buffer_append_char(&parser->text, '>');
}
