/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of gpu, nvvm and scf in older releases, and custom<...> directives: the lists of
 * offsets and sizes of LLVM 13 to 15, and the enums and arrays of 2019. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/llvm_text.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"
#include "hooks/shared/common_llvm.h"

#define VALIDITY VARVE_SLICE("return_value_and_is_valid")

static bool has_text_types(const varve_context *context) {
  return varve_era_has(context->era, VARVE_HAS_LLVM_TEXT_TYPES);
}

/* nvvm.shfl.sync.bfly %mask, %value, %offset, %clamp {...} : result type. If the operation has the
 * attribute return_value_and_is_valid, the result type is a struct of two members: the type of
 * %value, and i1. */

static varve_status first_member(varve_context *context, const varve_entity *type,
                                 const varve_entity **member) {
  varve_slice text, part;
  bool is_aggregate;
  *member = NULL;
  if (!has_text_types(context)) {
    *member = varve_llvm_element(type, 0, &is_aggregate);
    return VARVE_STATUS_OK;
  }
  if (varve_llvm_text_of(type, &text) && varve_llvm_text_part(text, 0, &part))
    return varve_llvm_text_type(context, part, member);
  return VARVE_STATUS_OK;
}

/* Sets *value to the type of the shuffled value. If has_validity is false, this is the result type.
 * If has_validity is true, this is the type of the first member of the result type, or NULL if the
 * result type has no members. */
static varve_status shuffled_type(varve_context *context, const varve_entity *result,
                                  bool has_validity, const varve_entity **value) {
  *value = result;
  return has_validity ? first_member(context, result, value) : VARVE_STATUS_OK;
}

static varve_status i32_type(varve_context *context, const varve_entity **type) {
  *type = context->i32;
  return has_text_types(context) ? varve_llvm_text_type(context, VARVE_SLICE("i32"), type)
                                 : VARVE_STATUS_OK;
}

varve_status varve_parse_nvvm_bfly(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *value = NULL, *i32 = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_expect_uses(parser, draft, 4, 4));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the result", &type));
  bool has_validity = varve_draft_attribute(parser, draft, VALIDITY) != NULL;
  VARVE_TRY(shuffled_type(parser->context, type, has_validity, &value));
  if (value == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected a struct of a value and i1");
  VARVE_TRY(i32_type(parser->context, &i32));
  for (size_t i = 0; i < 4; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, i == 1 ? value : i32));
  return varve_finish_with_result(parser, draft, type);
}

/* Prints the custom form with its attributes. mlir-opt 13 omits the attributes. It then cannot
 * parse its own output, because return_value_and_is_valid is missing. */
varve_status varve_print_nvvm_bfly(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_result(op, 0)->type, *value = NULL, *i32 = NULL;
  bool has_validity = varve_operation_attribute(op, VALIDITY) != NULL;
  VARVE_TRY(shuffled_type(printer->context, type, has_validity, &value));
  VARVE_TRY(i32_type(printer->context, &i32));
  for (uint32_t i = 0; i < 4; i++)
    if (varve_operation_operand(op, i)->type != (i == 1 ? value : i32))
      return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 4}, ""));
  return varve_print_attributes_and_type(printer, op, VARVE_NO_ELISION, type);
}

/* nvvm.wmma.m16n16k16.mma.row.row.f16.f16 %a, ... {...} : operand type -> result type. All operands
 * have the same type. */

varve_status varve_parse_legacy_wmma(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *result = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the operands", &type));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the type of the result"));
  VARVE_TRY(varve_parse_type(parser, &result));
  VARVE_TRY(varve_resolve_alike(
      parser, draft, (varve_operand_range){0, varve_draft_operand_count(parser, draft)}, type));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_legacy_wmma(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value->type != op->operands[0].value->type)
      return VARVE_STATUS_UNSUPPORTED;
  if (op->operand_count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_TRY(
      varve_print_attributes_and_type(printer, op, VARVE_NO_ELISION, op->operands[0].value->type));
  return varve_print_type_after(printer, " -> ", varve_operation_result(op, 0)->type);
}

/* Custom forms of gpu.module in LLVM 13 to 16 and of gpu.shuffle in LLVM 13 */

/* gpu.module @name attributes {...} {...} */

static varve_status module_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_terminator(parser, &draft, varve_last_region(parser),
                                    VARVE_SLICE("gpu.module_end")));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_legacy_gpu_module(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  return varve_begin_region_then(parser, draft, module_step);
}

varve_status varve_print_legacy_gpu_module(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, VARVE_ELIDED("sym_name")));
  return varve_print_region(printer, frame, 0, 0);
}

/* gpu.shuffle %value, %offset, %width xor {...} : type of %value */

varve_status varve_parse_legacy_gpu_shuffle(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *mode = NULL, *type = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  if (varve_draft_operand_count(parser, draft) != 3)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 3 operands");
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_EXPECTED(parser, "expected the mode: 'xor'");
  VARVE_TRY(varve_string_get(parser->context, parser->token.text, &mode));
  varve_advance(parser);
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("mode"), mode));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the value", &type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){1, 2}, parser->context->i32));
  VARVE_TRY(varve_add_result(parser, type));
  return varve_finish_with_result(parser, draft, parser->context->i1);
}

varve_status varve_print_legacy_gpu_shuffle(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *mode = varve_operation_attribute(op, VARVE_SLICE("mode"));
  if (mode == NULL || mode->kind != VARVE_KIND_STRING ||
      !varve_is_bare_identifier(varve_string_bytes(mode)))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_put(printer, varve_string_bytes(mode)));
  return varve_print_attributes_and_types(printer, op, VARVE_ELIDED("mode"),
                                          (varve_value_range){0, 1});
}

/* scf.reduce(%a) : type {...}, before LLVM 19. In these releases scf.reduce is not a terminator. */

varve_status varve_parse_legacy_scf_reduce(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operand"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operand"));
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the operand", &type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  return varve_begin_region_then(parser, draft, varve_finish_step);
}

/* Prints two spaces before the colon, as mlir-opt does. */
varve_status varve_print_legacy_scf_reduce(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range all = {0, op->operand_count};
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_print_operands_between(printer, "(", op, all, ")  : "));
  VARVE_TRY(varve_print_operand_types(printer, op, all));
  return varve_print_region(printer, frame, 0, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
}

/* custom<OperandsOrIntegersOffsetsOrStridesList>(values, numbers) and
 * custom<OperandsOrIntegersSizesList>(values, numbers) of LLVM 13 to 15: [4, %n]. `numbers` is an
 * array of i64. Where the text has a value, the array has a placeholder: -1 in a list of sizes, and
 * the least i64 in a list of offsets or strides. */

enum { VALUES, NUMBERS };
#define DYNAMIC_SIZE (-1)

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

static varve_status parse_index_list(varve_parser *parser, varve_parse_call *call,
                                     int64_t dynamic) {
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
  return parse_index_list(parser, call, VARVE_DYNAMIC);
}

varve_status varve_parse_legacy_sizes(varve_parser *parser, varve_parse_call *call) {
  return parse_index_list(parser, call, DYNAMIC_SIZE);
}

static varve_status put_index_list(varve_printer *printer, const varve_print_call *call,
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
  return put_index_list(printer, call, VARVE_DYNAMIC);
}

varve_status varve_print_legacy_sizes(varve_printer *printer, varve_print_call *call) {
  return put_index_list(printer, call, DYNAMIC_SIZE);
}

/* The custom<...> directives in the formats of 2019 and 2020, for all dialects. LLVM 13 has
 * custom<EnumString> too. */

/* custom<EnumString>($attribute): "case", the name of an enum case in quotes */

static const varve_attribute_syntax *syntax_of(const varve_operation_format *format,
                                               const varve_syntax_element *arguments) {
  return &format->attributes[varve_argument_element(arguments, 0)->index];
}

varve_status varve_parse_enum_string(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute_syntax *syntax = syntax_of(call->format, call->arguments);
  const varve_entity *value = NULL;
  const char *place = parser->token.text.data;
  uint64_t number = 0;
  VARVE_TRY(varve_expect_string(parser, "expected a name in quotes", &value));
  if (!varve_enum_find(&syntax->rule, varve_string_bytes(value), &number))
    return VARVE_INVALID_ERROR(parser, place, "'%.*s' is not a name that is allowed here",
                               VARVE_FORMAT_SLICE(varve_string_bytes(value)));
  VARVE_TRY(varve_integer_get(parser->context, syntax->type, &number, &value));
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
