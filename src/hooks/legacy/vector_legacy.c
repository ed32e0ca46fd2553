/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of vector as LLVM 13 had them: extract, reduction, shuffle, contract. */
#include "hooks/hooks.h"
#include "hooks/shared/common_iterators.h"

#define KIND VARVE_SLICE("kind")

/* ": type", a vector's */
static varve_status parse_colon_vector(varve_parser *parser, const varve_entity **type) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the vector"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, type));
  if ((*type)->kind == VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected the type of a vector");
}

/* [1, 2], an array of integers */
static varve_status parse_numbers(varve_parser *parser, const char *name,
                                  const varve_entity **numbers) {
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, numbers));
  if ((*numbers)->kind != VARVE_KIND_ARRAY)
    return VARVE_INVALID_ERROR(parser, place, "expected an array of integers");
  return varve_add_attribute(parser, varve_slice_of(name), *numbers);
}

/* Without dimensions it is the element. */
static varve_status with_dims(varve_parser *parser, varve_dims dims, const varve_entity *element,
                              const varve_entity **type) {
  *type = element;
  return dims.rank == 0 ? VARVE_STATUS_OK
                        : varve_vector_type_get(parser->context, dims, NULL, element, type);
}

/* vector.extract %v[3, 2] {...} : vector */

varve_status varve_parse_legacy_vector_extract(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *position = NULL, *vector = NULL, *result = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(parse_numbers(parser, "position", &position));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_vector(parser, &vector));
  varve_dims dims = varve_type_dims(vector);
  if (position->child_count > dims.rank)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected a position no longer than the rank of the vector");
  dims.sizes += position->child_count;
  dims.rank -= position->child_count;
  VARVE_TRY(with_dims(parser, dims, varve_type_element(vector), &result));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, vector));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_legacy_vector_extract(varve_printer *printer,
                                               varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *position = varve_operation_attribute(op, VARVE_SLICE("position"));
  if (position == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(varve_print_attribute(printer, position));
  return varve_print_attributes_and_types(printer, op, VARVE_ELIDED("position"),
                                          (varve_value_range){0, 1});
}

/* vector.reduction "add", %v, %acc : vector into type */

varve_status varve_parse_legacy_vector_reduction(varve_parser *parser,
                                                 varve_operation_draft *draft) {
  const varve_entity *kind = NULL, *vector = NULL, *result = NULL;
  VARVE_TRY(varve_parse_string(parser, &kind));
  VARVE_TRY(varve_add_attribute(parser, KIND, kind));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the vector"));
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(parse_colon_vector(parser, &vector));
  VARVE_TRY(varve_parse_type_after(parser, "into", " and the type of the result", &result));
  size_t operands = varve_draft_operand_count(parser, draft);
  if (operands != 1 && operands != 2)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected one or two operands");
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, vector));
  if (operands == 2)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, 1, result));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_legacy_vector_reduction(varve_printer *printer,
                                                 varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *kind = varve_operation_attribute(op, KIND);
  if (kind == NULL || kind->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_attribute_between(printer, " ", kind, ", "));
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, op->operand_count}));
  VARVE_TRY(varve_print_colon_types(printer, op, (varve_value_range){0, 1}));
  return varve_print_type_after(printer, " into ", varve_operation_result(op, 0)->type);
}

/* vector.shuffle %a, %b [0, 3] {...} : vector, vector */

varve_status varve_parse_legacy_vector_shuffle(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *mask = NULL;
  const varve_entity *first = NULL, *second = NULL, *result = NULL;
  size_t numbers = parser->numbers.count;
  VARVE_TRY(varve_parse_two_operands(parser, " and the second vector"));
  VARVE_TRY(parse_numbers(parser, "mask", &mask));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_vector(parser, &first));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the type of the second vector"));
  VARVE_TRY(varve_parse_type(parser, &second));
  varve_dims dims = varve_type_dims(first);
  VARVE_TRY(varve_push_number(parser, mask->child_count));
  for (size_t i = 1; i < dims.rank; i++)
    VARVE_TRY(varve_push_number(parser, dims.sizes[i]));
  varve_dims sizes = {(const int64_t *)parser->numbers.data + numbers,
                      dims.rank == 0 ? 1 : dims.rank};
  VARVE_TRY(with_dims(parser, sizes, varve_type_element(first), &result));
  varve_vector_truncate(&parser->numbers, numbers);
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, first));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 1, second));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_legacy_vector_shuffle(varve_printer *printer,
                                               varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *mask = varve_operation_attribute(op, VARVE_SLICE("mask"));
  if (mask == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 2}, " "));
  VARVE_TRY(varve_print_attribute(printer, mask));
  return varve_print_attributes_and_types(printer, op, VARVE_ELIDED("mask"),
                                          (varve_value_range){0, 2});
}
