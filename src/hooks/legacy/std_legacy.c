/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of std: constant, and the cases of switch. */
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"

/* constant {...} value, or constant {...} @f : type. Arrays are complex numbers and have a type
 * behind them too. */

#define VALUE VARVE_SLICE("value")

static bool has_type_behind(const varve_entity *value) {
  return value->kind == VARVE_KIND_SYMBOL_REF || value->kind == VARVE_KIND_ARRAY;
}

varve_status varve_parse_std_constant(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *value = NULL, *type = NULL;
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_attribute_as(parser, VALUE, &value));
  if (has_type_behind(value)) {
    VARVE_TRY(varve_parse_colon_type(parser, " and the type of the constant", &type));
  } else {
    type = varve_attribute_type(value);
    if (type == NULL)
      VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("none"), &type));
  }
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_std_constant(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *value = varve_operation_attribute(op, VALUE);
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (value == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  size_t before = printer->out->size;
  VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_ELIDED("value")));
  if (printer->out->size != before)
    VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_attribute(printer, value));
  if (!has_type_behind(value))
    return VARVE_STATUS_OK;
  return varve_print_colon_type(printer, type);
}

/* custom<SwitchOpCases>($defaultDestination, $defaultOperands, type($defaultOperands),
 * $case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_offsets,
 * ref(type($flag))) of std.switch: default: ^a(%x : i32), 42: ^b, ... Where the operands of each
 * case begin is told by offsets. */

enum switch_argument { FLAG, DEFAULT, DEFAULT_OPERANDS, DEFAULT_TYPES, FIRST_OF_CASES };

/* Its arguments from $case_values on, which are all that of llvm.switch has. */
enum case_argument { VALUES, CASES, OPERANDS, TYPES, OFFSETS };

/* Every second number from first on, as a vector of that type. */
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

/* flag: the type of the values */
static varve_status parse_cases(varve_parser *parser, varve_parse_call *call,
                                const varve_entity *flag, bool has_cases) {
  size_t operands = parser->operands.count, types = parser->nodes.count;
  size_t successors = parser->successors.count, first_number = parser->numbers.count;
  if (has_cases) {
    /* Cases with commas between them: their values, and then where their operands begin, are pushed
     * as numbers in pairs. */
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

/* Printing */

/* An element of dense integers, without sign. */
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

/* Whether there are cases, and as many values and offsets as these. */
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
