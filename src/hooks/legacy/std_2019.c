/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of the Standard dialect that its formats cannot say. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/legacy/common_2019.h"
#include "hooks/shared/assignment_list.h"

static bool is_before_2020(const varve_context *context) { return context->era == VARVE_ERA_2019; }

/* std.select %condition, %a, %b : type. In 2019 the condition has the shape of the type; later it
 * is an i1, or its type stands before the other. */

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

/* std.alloc(%size, ...)[%symbol, ...] {...} : type. As many sizes as the type has '?'. */

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

/* ... {...} : type to type, behind the operands, the first of which has the first type and all
 * others are of type index. */

static varve_status finish_view(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *types[2] = {NULL, NULL};
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_two_types(parser, "to", types));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, types[0]));
  VARVE_TRY(resolve_indices(parser, draft, 1));
  return varve_finish_with_result(parser, draft, types[1]);
}

static varve_status print_view_types(varve_printer *printer, const varve_operation *op,
                                     varve_elided said) {
  VARVE_TRY(
      varve_print_attributes_and_type(printer, op, said, varve_operation_operand(op, 0)->type));
  return varve_print_type_after(printer, " to ", varve_operation_result(op, 0)->type);
}

/* std.view %memref[%offset][%size, ...] : type to type. The offset may be missing; there are as
 * many sizes as the result has '?'. */

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

/* std.subview %memref[%offset, ...][%size, ...][%stride, ...] : type to type; from 2020 on integers
 * may stand among them, and attributes hold these. */

static const char *const static_names[] = {"static_offsets", "static_sizes", "static_strides"};

/* What stands in static_offsets and the like for an operand. */
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

/* std.tensor_from_elements(%a, %b) : element type */

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
