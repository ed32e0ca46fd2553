/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands,
 * type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) of
 * cf.switch: default: ^a(%x : i32), 42: ^b, ... */
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"

enum { FLAG, DEFAULT, DEFAULT_OPERANDS, DEFAULT_TYPES, VALUES, CASES, OPERANDS, TYPES };

/* Parses the value of a case. mlir-opt prints 64-bit values as unsigned numbers, but its own
 * parser rejects numbers above INT64_MAX. This parser accepts signed and unsigned 64-bit values. */
static varve_status parse_value(varve_parser *parser, uint32_t width, int64_t *value) {
  uint64_t word;
  if (width != 64 || !varve_at(parser, VARVE_TOKEN_INTEGER) ||
      !varve_token_unsigned(parser->token.text, &word))
    return varve_parse_i64(parser, value);
  *value = (int64_t)word;
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

/* Parses the value of the case at this index and appends the value to parser->text as an element
 * of the type of the flag (the operand of the switch). Values of i1 are packed into bits. */
static varve_status append_value(varve_parser *parser, uint32_t width, size_t index) {
  int64_t value;
  VARVE_TRY(parse_value(parser, width, &value));
  if (width == 1 && index % 8 != 0) {
    char *last = parser->text.data + parser->text.size - 1;
    *last = (char)((unsigned char)*last | (value & 1) << index % 8);
    return VARVE_STATUS_OK;
  }
  uint64_t mask = width == 1 ? 1 : 0xff;
  for (size_t i = 0; i < ((size_t)width + 7) / 8; i++) {
    uint64_t byte = i < 8 ? (uint64_t)value >> (8 * i) : value < 0 ? 0xff : 0;
    VARVE_TRY(varve_buffer_append_char(&parser->text, (char)(byte & mask)));
  }
  return VARVE_STATUS_OK;
}

/* Parses the cases after the default. Appends their values to parser->text, and pushes the
 * number of operands of each case's block on the stack of numbers. *count is the number of
 * cases. */
static varve_status parse_cases(varve_parser *parser, uint32_t width, size_t *count) {
  for (*count = 0; varve_accept(parser, VARVE_TOKEN_COMMA); (*count)++) {
    size_t operands = parser->operands.count;
    VARVE_TRY(append_value(parser, width, *count));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the block of the case"));
    VARVE_TRY(varve_parse_successor_and_operands(parser));
    VARVE_TRY(varve_push_number(parser, (int64_t)(parser->operands.count - operands)));
  }
  return VARVE_STATUS_OK;
}

/* Sets the case values to a vector of the flag's type, whose elements are the bytes of
 * parser->text from index first on. Without cases, sets nothing. */
static varve_status set_values(varve_parser *parser, varve_parse_call *call, size_t first,
                               size_t count) {
  const varve_entity *type = NULL, *values = NULL;
  size_t flags;
  int64_t size = (int64_t)count;
  varve_slice bytes = varve_text_from(parser, first);
  const varve_entity *flag = varve_get_types(parser, call, FLAG, &flags)[0];
  if (count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_vector_type_get(parser->context, (varve_dims){&size, 1}, NULL, flag, &type));
  VARVE_TRY(varve_dense_elements_get(parser->context, type, bytes, false, &values));
  parser->text.size = first;
  return varve_set_attribute(parser, call, VALUES, values);
}

static varve_status set_segments(varve_parser *parser, size_t first_number) {
  size_t count = parser->numbers.count - first_number;
  size_t first = parser->text.size;
  const varve_entity *sizes = NULL;
  for (size_t i = 0; i < count; i++) {
    uint32_t size = (uint32_t)varve_number_at(parser, first_number + i);
    for (size_t byte = 0; byte < 4; byte++)
      VARVE_TRY(varve_buffer_append_char(&parser->text, (char)(size >> (8 * byte) & 0xff)));
  }
  varve_vector_truncate(&parser->numbers, first_number);
  varve_slice bytes = varve_text_from(parser, first);
  VARVE_TRY(varve_dense_array_get(parser->context, parser->context->i32, bytes, &sizes));
  parser->text.size = first;
  VARVE_TRY(varve_i32_list_of_era(parser->context, &sizes));
  return varve_add_attribute(parser, VARVE_SLICE("case_operand_segments"), sizes);
}

varve_status varve_parse_switch_op_cases(varve_parser *parser, varve_parse_call *call) {
  size_t flags, count;
  const varve_entity *const *flag = varve_get_types(parser, call, FLAG, &flags);
  if (flags != 1 || flag[0]->kind != VARVE_KIND_INTEGER_TYPE)
    return VARVE_INVALID_ERROR(parser, call->draft->name_start,
                               "the flag of a switch must be an integer");
  uint32_t width = varve_integer_type_layout(flag[0]).width;
  VARVE_TRY(varve_parse_switch_default(parser, call, DEFAULT));
  size_t operands = parser->operands.count, types = parser->nodes.count;
  size_t successors = parser->operation.successors.count, first_number = parser->numbers.count;
  size_t text = parser->text.size;
  VARVE_TRY(parse_cases(parser, width, &count));
  VARVE_TRY(set_values(parser, call, text, count));
  VARVE_TRY(set_segments(parser, first_number));
  VARVE_TRY(varve_set_successors(parser, call, CASES, successors));
  VARVE_TRY(varve_set_operands(parser, call, OPERANDS, operands));
  return varve_set_types(parser, call, TYPES, types);
}

/* Printing. The default is on the line of the operation. Each case has a line of its own. */

/* Reads an element as an unsigned number. Returns false if the element has more than 64 bits and
 * its number does not fit in 63 bits. */
static bool value_at(const varve_entity *values, uint32_t index, uint64_t *value) {
  const unsigned char *bytes = (const unsigned char *)varve_entity_payload(values);
  uint32_t width = varve_integer_type_layout(varve_type_element(values->children[0])).width;
  size_t size = ((size_t)width + 7) / 8;
  bool fits = true;
  if ((values->flags & VARVE_FLAG_SPLAT) != 0)
    index = 0;
  *value = 0;
  if (width == 1) {
    *value = bytes[index / 8] >> index % 8 & 1;
    return true;
  }
  for (size_t i = 0; i < size; i++) {
    uint64_t byte = bytes[index * size + i];
    if (i < 8)
      *value |= byte << (8 * i);
    else
      fits = fits && byte == 0;
  }
  return fits && (width <= 64 || *value <= INT64_MAX);
}

/* What the printer needs of a switch operation. */
typedef struct switch_form {
  const varve_operation *op;
  const varve_entity *values; /* NULL: no cases */
  varve_slice segments;       /* for each case, its number of operands in 4 bytes */
  varve_value_range operands; /* the operands of all cases */
  uint32_t first_successor;
  uint32_t count;
} switch_form;

static uint32_t segment_at(const switch_form *form, uint32_t index) {
  const unsigned char *bytes = (const unsigned char *)form->segments.data;
  if (bytes == NULL)
    return 0;
  return (uint32_t)varve_load_bytes(bytes + 4 * (size_t)index, 4);
}

static bool has_values(const switch_form *form) {
  const varve_entity *values = form->values;
  if (values->kind != VARVE_KIND_DENSE_ELEMENTS ||
      values->children[0]->kind != VARVE_KIND_VECTOR_TYPE ||
      varve_type_element(values->children[0])->kind != VARVE_KIND_INTEGER_TYPE)
    return false;
  varve_dims dims = varve_type_dims(values->children[0]);
  return dims.rank == 1 && dims.sizes[0] == (int64_t)form->count;
}

/* Returns whether each case has a value and a number of operands, and whether these numbers add
 * up to the number of all operands. If values is NULL, there must be no case. As in mlir-opt,
 * the operands of cases are then ignored. */
static bool can_be_printed(const switch_form *form) {
  uint64_t operands = 0, value;
  if (form->values == NULL)
    return form->count == 0;
  if (!has_values(form) || form->segments.size != 4 * (size_t)form->count)
    return false;
  for (uint32_t i = 0; i < form->count; i++) {
    if (segment_at(form, i) > VARVE_MAX_VALUES || !value_at(form->values, i, &value))
      return false;
    operands += segment_at(form, i);
  }
  return operands == form->operands.count;
}

static varve_status print_cases(varve_printer *printer, const switch_form *form) {
  varve_value_range operands = {form->operands.first, 0};
  for (uint32_t i = 0; i < form->count; i++) {
    uint64_t value;
    (void)value_at(form->values, i, &value);
    operands.count = segment_at(form, i);
    VARVE_PUT(printer, ",");
    VARVE_TRY(varve_print_newline(printer));
    VARVE_PUT(printer, "  ");
    VARVE_TRY(varve_put_unsigned(printer, value));
    VARVE_PUT(printer, ": ");
    VARVE_TRY(
        varve_print_successor_and_operands(printer, form->op, form->first_successor + i, operands));
    operands.first += operands.count;
  }
  return form->values == NULL ? VARVE_STATUS_OK : varve_print_newline(printer);
}

varve_status varve_print_switch_op_cases(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range cases = varve_printed_successors(call, CASES);
  const varve_entity *segments =
      varve_operation_attribute(op, VARVE_SLICE("case_operand_segments"));
  switch_form form = {.op = op,
                      .values = varve_printed_attribute(call, VALUES),
                      .operands = varve_printed_range(call, OPERANDS),
                      .first_successor = cases.first,
                      .count = cases.count};
  if (segments != NULL && segments->kind == VARVE_KIND_DENSE_ARRAY)
    form.segments = varve_dense_array_bytes(segments);
  if (!can_be_printed(&form))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "  default: ");
  VARVE_TRY(varve_print_successor_and_operands(printer, op,
                                               varve_printed_successors(call, DEFAULT).first,
                                               varve_printed_range(call, DEFAULT_OPERANDS)));
  return print_cases(printer, &form);
}
