/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of older releases: nvvm.shfl.sync.bfly, and custom<...> directives of several
 * dialects. */
#include "dialect/known/llvm_text.h"
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"

#define VALIDITY VARVE_SLICE("return_value_and_is_valid")

/* nvvm.shfl.sync.bfly %mask, %value, %offset, %clamp {...} : result type, in 2019 and 2020. If the
 * operation has the attribute return_value_and_is_valid, the result type is a struct of two
 * members: the type of %value, and i1. The other operands have type i32. */

/* Sets types[0] to i32, and types[1] to the type of the shuffled value, or to NULL if the result
 * type has no members. */
static varve_status shuffled_types(varve_context *context, const varve_entity *result,
                                   const varve_entity *validity, const varve_entity *types[2]) {
  varve_slice text, part;
  VARVE_TRY(varve_llvm_text_type(context, VARVE_SLICE("i32"), &types[0]));
  types[1] = validity == NULL ? result : NULL;
  if (validity != NULL && varve_llvm_text_of(result, &text) && varve_llvm_text_part(text, 0, &part))
    return varve_llvm_text_type(context, part, &types[1]);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_nvvm_bfly(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *types[2] = {NULL, NULL};
  VARVE_TRY(varve_parse_operand_list(parser));
  if (varve_draft_operand_count(parser, draft) != 4)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 4 operands");
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the result", &type));
  VARVE_TRY(
      shuffled_types(parser->context, type, varve_draft_attribute(parser, draft, VALIDITY), types));
  if (types[1] == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected a struct of a value and i1");
  for (size_t i = 0; i < 4; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, types[i == 1]));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_nvvm_bfly(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_result(op, 0)->type, *types[2] = {NULL, NULL};
  VARVE_TRY(shuffled_types(printer->context, type, varve_operation_attribute(op, VALIDITY), types));
  for (uint32_t i = 0; i < 4; i++)
    if (varve_operation_operand(op, i)->type != types[i == 1])
      return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 4}, ""));
  return varve_print_attributes_and_type(printer, op, VARVE_NO_ELISION, type);
}

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

/* custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands,
 * type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands),
 * $case_operand_offsets) of std.switch: default: ^a(%x : i32), 42: ^b, ... The offset of a case is
 * the index of its first operand in $caseOperands. */

enum switch_argument { FLAG, DEFAULT, DEFAULT_OPERANDS, DEFAULT_TYPES, FIRST_OF_CASES };

/* The arguments of the directive from $case_values on. The directive of llvm.switch has only these
 * arguments. */
enum case_argument { VALUES, CASES, OPERANDS, TYPES, OFFSETS };

/* Sets an argument of the directive to a vector of integers. From index first on, the stack of
 * numbers has the value and the offset of each case. The vector has the offsets if the argument is
 * OFFSETS, and otherwise the values. element: the element type of the vector. */
static varve_status set_vector(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                               const varve_entity *element, size_t first) {
  const varve_entity *type = NULL, *vector = NULL;
  size_t text = parser->text.size;
  uint32_t width = varve_integer_type_layout(element).width;
  int64_t size = 0;
  for (size_t i = first + (argument == OFFSETS); i < parser->numbers.count; i += 2, size++) {
    uint64_t number = (uint64_t)varve_number_at(parser, i);
    for (uint32_t bit = 0; bit < width; bit += 8)
      VARVE_TRY(varve_buffer_append_char(&parser->text, (char)(bit < 64 ? number >> bit & 0xff
                                                               : number >> 63 != 0 ? 0xff
                                                                                   : 0)));
  }
  varve_slice bytes = varve_text_from(parser, text);
  VARVE_TRY(varve_vector_type_get(parser->context, (varve_dims){&size, 1}, NULL, element, &type));
  VARVE_TRY(varve_dense_elements_get(parser->context, type, bytes, false, &vector));
  parser->text.size = text;
  return varve_set_attribute(parser, call, argument, vector);
}

/* Parses the cases. flag: the type of the case values. */
static varve_status parse_cases(varve_parser *parser, varve_parse_call *call,
                                const varve_entity *flag, bool has_cases) {
  size_t operands = parser->operands.count, types = parser->nodes.count;
  size_t successors = parser->operation.successors.count, first_number = parser->numbers.count;
  if (has_cases) {
    /* For each case, pushes its value and the index of its first operand on the stack of
     * numbers. */
    do {
      int64_t value;
      VARVE_TRY(varve_parse_i64(parser, &value));
      VARVE_TRY(varve_push_number(parser, value));
      VARVE_TRY(varve_push_number(parser, (int64_t)(parser->operands.count - operands)));
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the block of the case"));
      VARVE_TRY(varve_parse_successor_and_operands(parser));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));

    VARVE_TRY(set_vector(parser, call, VALUES, flag, first_number));
    VARVE_TRY(set_vector(parser, call, OFFSETS, parser->context->i32, first_number));
  }
  varve_vector_truncate(&parser->numbers, first_number);
  VARVE_TRY(varve_set_successors(parser, call, CASES, successors));
  VARVE_TRY(varve_set_operands(parser, call, OPERANDS, operands));
  return varve_set_types(parser, call, TYPES, types);
}

varve_status varve_parse_std_switch_cases(varve_parser *parser, varve_parse_call *call) {
  size_t flags;
  const varve_entity *const *flag = varve_get_types(parser, call, FLAG, &flags);
  varve_parse_call cases = *call;
  if (flags != 1 || flag[0]->kind != VARVE_KIND_INTEGER_TYPE ||
      varve_integer_type_layout(flag[0]).width % 8 != 0)
    return VARVE_INVALID_ERROR(parser, call->draft->name_start,
                               "the flag of a switch must be an integer of whole bytes");
  VARVE_TRY(varve_parse_switch_default(parser, call, DEFAULT));
  cases.arguments = varve_argument_element(call->arguments, FIRST_OF_CASES);
  return parse_cases(parser, &cases, flag[0], varve_accept(parser, VARVE_TOKEN_COMMA));
}

varve_status varve_parse_legacy_switch_cases(varve_parser *parser, varve_parse_call *call) {
  return parse_cases(parser, call, parser->context->i32,
                     !varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE));
}

/* Returns one element of a dense integer attribute as an unsigned number. */
static uint64_t element_at(const varve_entity *values, uint32_t index) {
  const unsigned char *bytes = (const unsigned char *)varve_entity_payload(values);
  uint32_t size = varve_integer_type_layout(varve_type_element(values->children[0])).width / 8;
  uint64_t value = 0;
  if ((values->flags & VARVE_FLAG_SPLAT) != 0)
    index = 0;
  for (uint32_t i = 0; i < size && i < 8; i++)
    value |= (uint64_t)bytes[(size_t)index * size + i] << (8 * i);
  return value;
}

static bool is_vector_of(const varve_entity *values, uint32_t count) {
  if (values == NULL || values->kind != VARVE_KIND_DENSE_ELEMENTS ||
      values->children[0]->kind != VARVE_KIND_VECTOR_TYPE ||
      varve_type_element(values->children[0])->kind != VARVE_KIND_INTEGER_TYPE ||
      varve_integer_type_layout(varve_type_element(values->children[0])).width % 8 != 0)
    return false;
  varve_dims dims = varve_type_dims(values->children[0]);
  return dims.rank == 1 && dims.sizes[0] == (int64_t)count;
}

static varve_status put_cases(varve_printer *printer, varve_print_call *call) {
  const varve_entity *offsets = varve_printed_attribute(call, OFFSETS);
  varve_value_range all = varve_printed_range(call, OPERANDS);
  uint32_t count = varve_printed_successors(call, CASES).count;
  for (uint32_t i = 0; i < count; i++) {
    uint64_t start = element_at(offsets, i);
    uint64_t end = i + 1 < count ? element_at(offsets, i + 1) : all.count;
    if (start > end || end > all.count)
      return VARVE_STATUS_UNSUPPORTED;
    varve_value_range one = {all.first + (uint32_t)start, (uint32_t)(end - start)};
    const varve_entity *values = varve_printed_attribute(call, VALUES);
    uint32_t first = varve_printed_successors(call, CASES).first;
    VARVE_PUT(printer, "  ");
    VARVE_TRY(varve_put_unsigned(printer, element_at(values, i)));
    VARVE_PUT(printer, ": ");
    VARVE_TRY(varve_print_successor_and_operands(printer, call->frame->op, first + i, one));

    if (i + 1 < count)
      VARVE_PUT(printer, ",");
    VARVE_TRY(varve_print_newline(printer));
  }
  return VARVE_STATUS_OK;
}

/* Sets *has_cases to whether the switch has cases. Returns UNSUPPORTED if a case lacks a value or
 * an offset. */
static varve_status check_cases(const varve_print_call *call, bool *has_cases) {
  uint32_t count = varve_printed_successors(call, CASES).count;
  *has_cases = count != 0;
  if (count != 0 && (!is_vector_of(varve_printed_attribute(call, VALUES), count) ||
                     !is_vector_of(varve_printed_attribute(call, OFFSETS), count)))
    return VARVE_STATUS_UNSUPPORTED;
  return VARVE_STATUS_OK;
}

varve_status varve_print_std_switch_cases(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_print_call cases = *call;
  bool has_cases;
  cases.arguments = varve_argument_element(call->arguments, FIRST_OF_CASES);
  VARVE_TRY(check_cases(&cases, &has_cases));
  VARVE_PUT(printer, "  default: ");
  VARVE_TRY(varve_print_successor_and_operands(printer, op,
                                               varve_printed_successors(call, DEFAULT).first,
                                               varve_printed_range(call, DEFAULT_OPERANDS)));
  if (!has_cases)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, ",");
  VARVE_TRY(varve_print_newline(printer));
  return put_cases(printer, &cases);
}

varve_status varve_print_legacy_switch_cases(varve_printer *printer, varve_print_call *call) {
  bool has_cases;
  VARVE_TRY(check_cases(call, &has_cases));
  return put_cases(printer, call);
}
