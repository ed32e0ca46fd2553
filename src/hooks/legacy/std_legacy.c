/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of the dialect std. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"
#include "hooks/shared/common_llvm.h"
#include "hooks/shared/structured_parts.h"

static bool is_before_2020(const varve_context *context) {
  return !varve_era_has(context->era, VARVE_HAS_STD_SELECT_CONDITION_TYPE);
}

/* std.select %condition, %a, %b : type. In 2019, if the type is shaped, the condition has the same
 * shape with elements i1. Otherwise the condition is an i1. From 2020 on, a condition of another
 * type has this type in the text: %condition, %a, %b : condition type, type. */

static varve_status condition_of(varve_context *context, const varve_entity *type,
                                 const varve_entity **condition) {
  *condition = context->i1;
  if (!is_before_2020(context) || !varve_is_shaped_type(type))
    return VARVE_STATUS_OK;
  return varve_type_with_element(context, type, context->i1, condition);
}

varve_status varve_parse_std_select(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *condition = NULL, *type = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_expect_uses(parser, draft, 3, 3));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the operands", &type));
  if (!is_before_2020(parser->context) && varve_accept(parser, VARVE_TOKEN_COMMA)) {
    condition = type;
    VARVE_TRY(varve_parse_type(parser, &type));
  } else {
    VARVE_TRY(condition_of(parser->context, type, &condition));
  }
  VARVE_TRY(varve_add_result(parser, type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, condition));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){1, 2}, type));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_std_select(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *condition = NULL, *type = varve_operation_result(op, 0)->type;
  const varve_entity *given = varve_operation_operand(op, 0)->type;
  VARVE_TRY(condition_of(printer->context, type, &condition));
  if (!varve_operands_are(op, (varve_value_range){1, 2}, type) ||
      (given != condition && is_before_2020(printer->context)))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 3}, ""));
  VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_NO_ELISION));
  VARVE_PUT(printer, " : ");
  if (given != condition) {
    VARVE_TRY(varve_print_type(printer, given));
    VARVE_PUT(printer, ", ");
  }
  return varve_print_type(printer, type);
}

/* std.alloc(%size, ...)[%symbol, ...] {...} : type. The type has one dynamic dimension '?' for each
 * size. */

static uint32_t dynamic_sizes(const varve_entity *type) {
  varve_dims dims = varve_type_dims(type);
  uint32_t count = 0;
  for (size_t i = 0; i < dims.rank; i++)
    count += dims.sizes[i] == VARVE_DYNAMIC;
  return count;
}

static varve_status resolve_indices(varve_parser *parser, const varve_operation_draft *draft,
                                    size_t first) {
  varve_operand_range range = varve_draft_operands_from(parser, draft, first);
  return varve_resolve_alike(parser, draft, range, parser->context->index_type);
}

varve_status varve_parse_std_alloc(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the sizes"));
  size_t sizes = varve_draft_operand_count(parser, draft);
  if (varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_SQUARE));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the memref"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  if (type->kind != VARVE_KIND_MEMREF_TYPE)
    return VARVE_INVALID_ERROR(parser, place, "expected a memref that has a rank");
  if (sizes != dynamic_sizes(type))
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "%zu sizes do not match the type, which has %lu unknown ones", sizes,
                               (unsigned long)dynamic_sizes(type));
  VARVE_TRY(resolve_indices(parser, draft, 0));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_std_alloc(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (type->kind != VARVE_KIND_MEMREF_TYPE || dynamic_sizes(type) > op->operand_count)
    return VARVE_STATUS_UNSUPPORTED;
  uint32_t sizes = dynamic_sizes(type);
  VARVE_TRY(varve_print_operands_between(printer, "(", op, (varve_value_range){0, sizes}, ")"));
  if (op->operand_count != sizes) {
    VARVE_TRY(varve_print_operands_between(
        printer, "[", op, (varve_value_range){sizes, op->operand_count - sizes}, "]"));
  }
  return varve_print_attributes_and_type(printer, op, VARVE_NO_ELISION, type);
}

/* Functions for the text "{...} : type to type" after the operands. The first type is the type of
 * operand 0, the second is the result type. All other operands have type index. */

static varve_status finish_view(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *types[2] = {NULL, NULL};
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_two_types(parser, "to", types));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, types[0]));
  VARVE_TRY(resolve_indices(parser, draft, 1));
  return varve_finish_with_result(parser, draft, types[1]);
}

static varve_status print_view_types(varve_printer *printer, const varve_operation *op,
                                     varve_elided elided_names) {
  VARVE_TRY(varve_print_attributes_and_type(printer, op, elided_names,
                                            varve_operation_operand(op, 0)->type));
  return varve_print_type_after(printer, " to ", varve_operation_result(op, 0)->type);
}

/* std.view %memref[%offset][%size, ...] : type of %memref to result type. The offset is optional.
 * The result type has one dynamic dimension '?' for each size. */

varve_status varve_parse_std_view(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_SQUARE, " before the offset"));
  if (varve_draft_operand_count(parser, draft) > 2)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "there is one offset at most");
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_SQUARE, " before the sizes"));
  return finish_view(parser, draft);
}

varve_status varve_print_std_view(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (type->kind != VARVE_KIND_MEMREF_TYPE || op->operand_count < 1 + dynamic_sizes(type) ||
      op->operand_count > 2 + dynamic_sizes(type))
    return VARVE_STATUS_UNSUPPORTED;
  uint32_t sizes = dynamic_sizes(type), offsets = op->operand_count - 1 - sizes;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(varve_print_operands_between(printer, "[", op, (varve_value_range){1, offsets}, "]["));
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){1 + offsets, sizes}));
  VARVE_PUT(printer, "]");
  return print_view_types(printer, op, VARVE_NO_ELISION);
}

/* std.subview %memref[%offset, ...][%size, ...][%stride, ...] : type of %memref to result type.
 * From 2020 on, a list may have integers in place of operands. An attribute stores the integers of
 * each list. */

static const char *const static_names[] = {"static_offsets", "static_sizes", "static_strides"};

/* Returns the integer that the attribute static_names[list] has in place of an operand. */
static int64_t unknown_of(size_t list) { return list == 1 ? -1 : INT64_MIN; }

static varve_status parse_part(varve_parser *parser, size_t list) {
  bool may_be_integers = !is_before_2020(parser->context);
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the list"));
  if (!may_be_integers)
    return varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_SQUARE);
  while (!varve_accept(parser, VARVE_TOKEN_RIGHT_SQUARE)) {
    const varve_entity *number = NULL;
    if (parser->nodes.count != first)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " in the list"));
    if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
      VARVE_TRY(varve_parse_operand(parser));
    else
      VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i64, &number));
    const int64_t unknown = unknown_of(list);
    uint64_t bits = (uint64_t)unknown;
    if (number == NULL)
      VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &bits, &number));
    VARVE_TRY(varve_push_node(parser, number));
  }
  return varve_add_array(parser, varve_slice_of(static_names[list]), first);
}

varve_status varve_parse_std_subview(varve_parser *parser, varve_operation_draft *draft) {
  int32_t sizes[4] = {1, 0, 0, 0};
  size_t first = 1;
  VARVE_TRY(varve_parse_operand(parser));
  for (size_t i = 0; i < 3; i++) {
    VARVE_TRY(parse_part(parser, i));
    sizes[i + 1] = (int32_t)(varve_draft_operand_count(parser, draft) - first);
    first += (size_t)sizes[i + 1];
  }
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, 4));
  return finish_view(parser, draft);
}

static varve_status print_part(varve_printer *printer, const varve_operation *op, uint32_t list) {
  const varve_entity *numbers = varve_operation_attribute(op, varve_slice_of(static_names[list]));
  varve_value_range range = varve_operand_range_of(op, list + 1);
  if (numbers == NULL)
    return varve_print_operands(printer, op, range);
  if (numbers->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < numbers->child_count; i++) {
    const varve_entity *number = numbers->children[i];
    if (number->kind != VARVE_KIND_INTEGER || number->children[0] != printer->context->i64)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_comma(printer, i));
    if ((int64_t)varve_integer_words(number)[0] != unknown_of(list)) {
      VARVE_TRY(varve_print_attribute_without_type(printer, number));
      continue;
    }
    if (range.count == 0)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_value(printer, varve_operation_operand(op, range.first)));
    range = (varve_value_range){range.first + 1, range.count - 1};
  }
  return range.count == 0 ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_print_std_subview(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  for (uint32_t i = 0; i < 3; i++) {
    VARVE_PUT(printer, "[");
    VARVE_TRY(print_part(printer, op, i));
    VARVE_PUT(printer, "]");
  }
  return print_view_types(
      printer, op,
      VARVE_ELIDED("static_offsets", "static_sizes", "static_strides", "operand_segment_sizes"));
}

/* std.tensor_from_elements(%a, %b) : type of the elements */

varve_status varve_parse_std_tensor_from_elements(varve_parser *parser,
                                                  varve_operation_draft *draft) {
  const varve_entity *element = NULL, *type = NULL;
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the elements"));
  VARVE_TRY(
      varve_parse_attributes_and_type(parser, draft, " and the type of the elements", &element));
  varve_operand_range all = {0, varve_draft_operand_count(parser, draft)};
  int64_t size = (int64_t)all.count;
  VARVE_TRY(varve_resolve_alike(parser, draft, all, element));
  VARVE_TRY(varve_tensor_type_get(parser->context, (varve_dims){&size, 1}, element, NULL, &type));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_std_tensor_from_elements(varve_printer *printer,
                                                  varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  varve_value_range all = {0, op->operand_count};
  if (type->kind != VARVE_KIND_RANKED_TENSOR_TYPE || varve_type_dims(type).rank != 1 ||
      varve_type_dims(type).sizes[0] != (int64_t)all.count ||
      !varve_operands_are(op, all, varve_type_element(type)))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, "(", op, all, ")"));
  return varve_print_attributes_and_type(printer, op, VARVE_NO_ELISION, varve_type_element(type));
}

/* The custom form of std.constant, and the directives for the cases of std.switch and
 * llvm.switch */

/* constant {...} value. If the value is a symbol or an array, its type follows: constant {...} @f :
 * type. An array of two numbers is a complex number. */

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
