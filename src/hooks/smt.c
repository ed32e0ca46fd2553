/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of smt that its formats cannot say. */
#include <inttypes.h>

#include "base/wide_int.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

/* smt.eq, smt.distinct: %a, %b {...} : type */

varve_status varve_parse_smt_alike(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL, *result = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the operands"));
  VARVE_TRY(varve_parse_type(parser, &type));
  varve_operand_range all = {0, varve_draft_operand_count(parser, draft)};
  VARVE_TRY(varve_resolve_alike(parser, draft, all, type));
  VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("!smt.bool"), &result));
  VARVE_TRY(varve_add_result(parser, result));
  return varve_finish_custom(parser, draft);
}

static varve_status put_attributes(varve_printer *printer, const varve_operation *op) {
  static const char *const elided[] = {"value"};
  return varve_print_attr_dict(printer, op, (varve_elided){elided, 1});
}

varve_status varve_print_smt_alike(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_operation_operand(op, i)->type != varve_operation_operand(op, 0)->type)
      return VARVE_STATUS_UNSUPPORTED;
  if (op->operand_count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, op->operand_count}));
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){NULL, 0}));
  VARVE_PUT(printer, " : ");
  return varve_print_type(printer, varve_operation_operand(op, 0)->type);
}

/* smt.bv.repeat: 3 times %a {...} : !smt.bv<8> */

/* The width of an !smt.bv; 0: it is none. */
static uint64_t width_of(const varve_type *type) {
  if (type->kind != VARVE_KIND_DIALECT_TYPE || !varve_entity_is_parametric(type) ||
      varve_parameter_count(type) != 1 ||
      !varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("smt")) ||
      !varve_slice_equal(varve_parametric_mnemonic(type), VARVE_SLICE("bv")))
    return 0;
  const varve_entity *width = varve_parameter(type, 0);
  return width->kind == VARVE_KIND_INTEGER && width->payload_size != 0 &&
                 varve_integer_words(width)[0] <= INT64_MAX
             ? varve_integer_words(width)[0]
             : 0;
}

/* At the number. */
static varve_status parse_times(varve_parser *parser, uint64_t *times) {
  varve_literal literal = {.place = parser->token.text.data};
  *times = 0;
  literal.is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  literal.token = parser->token;
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected how many times it is repeated");
  if (varve_parse_integer_literal(parser, &literal, parser->context->i64, times) != VARVE_STATUS_OK)
    return VARVE_STATUS_INVALID;
  if (*times == 0 || *times > INT64_MAX)
    return VARVE_INVALID_ERROR(parser, literal.place, "the number of repetitions must be positive");
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_smt_bv_repeat(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL, *result = NULL;
  const varve_attribute *width = NULL;
  const char *start = parser->token.text.data;
  uint64_t times;
  VARVE_TRY(parse_times(parser, &times));
  VARVE_TRY(varve_expect_keyword(parser, "times", " and what is repeated"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the operand"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  if (width_of(type) == 0)
    return VARVE_INVALID_ERROR(parser, place, "the repeated value must be of type !smt.bv");
  if (times > INT64_MAX / width_of(type))
    return VARVE_INVALID_ERROR(parser, start, "the result has more bits than can be counted");
  VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64,
                                  (int64_t)(times * width_of(type)), &width));
  VARVE_TRY(varve_parametric_type_get(parser->context, type->children[0], VARVE_SLICE("bv"), &width,
                                      1, &result));
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), type));
  VARVE_TRY(varve_add_result(parser, result));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_smt_bv_repeat(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  uint64_t from = width_of(varve_operation_operand(op, 0)->type);
  uint64_t to = width_of(varve_operation_result(op, 0)->type);
  if (from == 0 || to == 0 || to % from != 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_put_unsigned(printer, to / from));
  VARVE_PUT(printer, " times ");
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, 1}));
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){NULL, 0}));
  VARVE_PUT(printer, " : ");
  return varve_print_type(printer, varve_operation_operand(op, 0)->type);
}

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
  const varve_type *wide = NULL;
  varve_literal literal = {.place = parser->token.text.data, .token = parser->token};
  VARVE_TRY(varve_integer_type_get(parser->context, width + 1, VARVE_SIGNLESS, &wide));
  return varve_parse_integer_literal(parser, &literal, wide, words);
}

varve_status varve_parse_smt_int_constant(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL;
  const varve_attribute *value = NULL;
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
  const varve_operation *op = frame->op;
  const varve_attribute *value = varve_operation_attribute(op, VARVE_SLICE("value"));
  const varve_type *type = NULL;
  if (value == NULL || value->kind != VARVE_KIND_INTEGER ||
      value->children[0]->kind != VARVE_KIND_INTEGER_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  uint32_t width = varve_type_bit_width(value->children[0]);
  VARVE_TRY(varve_integer_type_get(printer->context, width, VARVE_SIGNED, &type));
  VARVE_TRY(varve_integer_get(printer->context, type, varve_integer_words(value), &value));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_attribute_without_type(printer, value));
  return put_attributes(printer, op);
}
