/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of vector in older releases: vector.extract and vector.shuffle up to LLVM 16,
 * vector.reduction in LLVM 13, and other operations in 2019 and 2020. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"
#include "hooks/shared/structured_parts.h"

#define KIND VARVE_SLICE("kind")

static varve_status expect_vector(varve_parser *parser, const varve_entity *type,
                                  const char *place) {
  if (type->kind == VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected the type of a vector");
}

/* Parses ": type". Reports an error if the type is not a vector type. */
static varve_status parse_colon_vector(varve_parser *parser, const varve_entity **type) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the vector"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, type));
  return expect_vector(parser, *type, place);
}

static bool is_2019(varve_era era) { return varve_era_has(era, VARVE_HAS_NUMBERED_DICTIONARIES); }

/* Parses an array of integers and adds the array to the operation as the attribute `name`. */
static varve_status parse_numbers(varve_parser *parser, const char *name,
                                  const varve_entity **numbers) {
  const char *place = parser->token.text.data;
  VARVE_TRY(is_2019(parser->era) ? varve_parse_integer_list(parser, numbers)
                                 : varve_parse_attribute(parser, numbers));
  if ((*numbers)->kind != VARVE_KIND_ARRAY)
    return VARVE_INVALID_ERROR(parser, place, "expected an array of integers");
  return varve_add_attribute(parser, varve_slice_of(name), *numbers);
}

static varve_status print_numbers(varve_printer *printer, const varve_entity *numbers) {
  return is_2019(printer->context->era) ? varve_print_integer_list(printer, numbers)
                                        : varve_print_attribute(printer, numbers);
}

/* vector.extract %v[3, 2] {...} : type of %v */

/* Sets *rest to the vector type without its first count dimensions. If no dimension remains, *rest
 * is the element type. If the type has fewer than count dimensions, *rest is NULL. */
static varve_status without_dims(varve_context *context, const varve_entity *type, size_t count,
                                 const varve_entity **rest) {
  varve_dims dims = varve_type_dims(type);
  *rest = count == dims.rank ? varve_type_element(type) : NULL;
  if (count >= dims.rank)
    return VARVE_STATUS_OK;
  dims = (varve_dims){dims.sizes + count, dims.rank - count};
  return varve_vector_type_get(context, dims, NULL, varve_type_element(type), rest);
}

varve_status varve_parse_legacy_vector_extract(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *position = NULL, *vector = NULL, *part = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(parse_numbers(parser, "position", &position));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_vector(parser, &vector));
  VARVE_TRY(without_dims(parser->context, vector, position->child_count, &part));
  if (part == NULL || (position->child_count == 0 && is_2019(parser->era)))
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the position must have an index for some dimensions");
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, vector));
  return varve_finish_with_result(parser, draft, part);
}

varve_status varve_print_legacy_vector_extract(varve_printer *printer,
                                               varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *position = varve_operation_attribute(op, VARVE_SLICE("position"));
  const varve_entity *vector = varve_operation_operand(op, 0)->type, *part = NULL;
  if (vector->kind != VARVE_KIND_VECTOR_TYPE || position == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(without_dims(printer->context, vector, position->child_count, &part));
  if (part != varve_operation_result(op, 0)->type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(print_numbers(printer, position));
  return varve_print_attributes_and_type(printer, op, VARVE_ELIDED("position"), vector);
}

/* vector.reduction "add", %v, %acc : type of %v into result type. %acc is optional. */

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

/* vector.shuffle %a, %b [0, 3] {...} : type of %a, type of %b. mlir-opt of 2019 and 2020 prints no
 * space before the mask [0, 3]. The result has the type of %a, except that the size of its first
 * dimension is the number of integers in the mask. */

static varve_status shuffle_type(varve_context *context, const varve_entity *type, size_t count,
                                 const varve_entity **result) {
  int64_t sizes[64] = {(int64_t)count};
  varve_dims dims = varve_type_dims(type);
  *result = NULL;
  if (count == 0 || dims.rank > VARVE_COUNT_OF(sizes))
    return VARVE_STATUS_OK;
  for (size_t i = 1; i < dims.rank; i++)
    sizes[i] = dims.sizes[i];
  return varve_vector_type_get(context, (varve_dims){sizes, dims.rank == 0 ? 1 : dims.rank}, NULL,
                               varve_type_element(type), result);
}

varve_status varve_parse_legacy_vector_shuffle(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *mask = NULL;
  const varve_entity *types[2] = {NULL, NULL}, *result = NULL;
  VARVE_TRY(varve_parse_two_operands(parser, " and the second vector"));
  VARVE_TRY(parse_numbers(parser, "mask", &mask));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_two_types(parser, NULL, types));
  for (size_t i = 0; i < 2; i++) {
    VARVE_TRY(expect_vector(parser, types[i], draft->name_start));
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, types[i]));
  }
  VARVE_TRY(shuffle_type(parser->context, types[0], mask->child_count, &result));
  if (result == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "no vector has the shape of this mask");
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_legacy_vector_shuffle(varve_printer *printer,
                                               varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *mask = varve_operation_attribute(op, VARVE_SLICE("mask"));
  const varve_entity *type = varve_operation_operand(op, 0)->type, *result = NULL;
  if (type->kind != VARVE_KIND_VECTOR_TYPE || mask == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(shuffle_type(printer->context, type, mask->child_count, &result));
  if (result != varve_operation_result(op, 0)->type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 2},
                                         is_2019(printer->context->era) ? "" : " "));
  VARVE_TRY(print_numbers(printer, mask));
  return varve_print_attributes_and_types(printer, op, VARVE_ELIDED("mask"),
                                          (varve_value_range){0, 2});
}

/* vector.outerproduct %a, %b, %c {...} : type of %a, type of %b. The accumulator %c is optional. */

static varve_status product_of(varve_context *context, const varve_entity *left,
                               const varve_entity *right, const varve_entity **result) {
  *result = NULL;
  if (left->kind != VARVE_KIND_VECTOR_TYPE || right->kind != VARVE_KIND_VECTOR_TYPE ||
      varve_type_dims(left).rank != 1 || varve_type_dims(right).rank != 1)
    return VARVE_STATUS_OK;
  int64_t sizes[2] = {varve_type_dims(left).sizes[0], varve_type_dims(right).sizes[0]};
  return varve_vector_type_get(context, (varve_dims){sizes, 2}, NULL, varve_type_element(left),
                               result);
}

varve_status varve_parse_outerproduct_2019(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *types[2] = {NULL, NULL}, *result = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_expect_uses(parser, draft, 2, 3));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_two_types(parser, NULL, types));
  VARVE_TRY(product_of(parser->context, types[0], types[1], &result));
  if (result == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected two vectors of one dimension");
  for (size_t i = 0; i < varve_draft_operand_count(parser, draft); i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, i < 2 ? types[i] : result));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_outerproduct_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *result = NULL;
  VARVE_TRY(product_of(printer->context, varve_operation_operand(op, 0)->type,
                       varve_operation_operand(op, 1)->type, &result));
  if (result != varve_operation_result(op, 0)->type || op->operand_count > 3 ||
      (op->operand_count == 3 && varve_operation_operand(op, 2)->type != result))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_all_operands(printer, op));
  return varve_print_attributes_and_types(printer, op, VARVE_NO_ELISION, (varve_value_range){0, 2});
}

/* vector.contract {...} %a, %b, %c {...} : type of %a, type of %b into type of %c. Two masks may
 * follow %c: vectors of i1 with the shapes of %a and %b. */

static const char *const contract_names[] = {"indexing_maps", "iterator_types"};

varve_status varve_parse_contract_2019(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *types[3] = {NULL, NULL, NULL};
  VARVE_TRY(varve_parse_iterator_traits(parser, draft));
  VARVE_TRY(varve_parse_operand(parser));
  while (varve_accept(parser, VARVE_TOKEN_COMMA) && !varve_may_end_in_comma(parser))
    VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect_uses(parser, draft, 3, 5));
  VARVE_TRY(varve_parse_more_attributes(parser, draft));
  VARVE_TRY(varve_parse_two_types(parser, NULL, types));
  VARVE_TRY(varve_parse_type_after(parser, "into", " and the type of the result", &types[2]));
  for (size_t i = 0; i < varve_draft_operand_count(parser, draft); i++) {
    const varve_entity *type = types[i % 3];
    if (i >= 3) {
      VARVE_TRY(expect_vector(parser, type, draft->name_start));
      VARVE_TRY(varve_type_with_element(parser->context, type, parser->context->i1, &type));
    }
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, type));
  }
  return varve_finish_with_result(parser, draft, types[2]);
}

static varve_status can_print_contract(varve_printer *printer, const varve_operation *op) {
  if (op->operand_count > 5 ||
      varve_operation_operand(op, 2)->type != varve_operation_result(op, 0)->type)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 3; i < op->operand_count; i++) {
    const varve_entity *type = varve_operation_operand(op, i - 3)->type;
    VARVE_TRY(varve_type_with_element(printer->context, type, printer->context->i1, &type));
    if (type != varve_operation_operand(op, i)->type)
      return VARVE_STATUS_UNSUPPORTED;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_contract_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_elided elided_names = {contract_names, VARVE_COUNT_OF(contract_names)};
  const varve_operation *op = frame->op;
  VARVE_TRY(can_print_contract(printer, op));
  VARVE_TRY(varve_print_iterator_traits(printer, op, elided_names));
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_TRY(varve_print_attributes_and_types(printer, op, elided_names, (varve_value_range){0, 2}));
  return varve_print_type_after(printer, " into ", varve_operation_result(op, 0)->type);
}

/* vector.tuple %a, %b {...} : type of %a, type of %b, and vector.tuple_get %tuple, 0 {...} : type
 * of %tuple. vector.tuple_get returns the element at the index 0. */

varve_status varve_parse_vector_tuple(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *tuple = NULL;
  size_t first = parser->nodes.count, count;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  varve_operand_range all = {0, varve_draft_operand_count(parser, draft)};
  VARVE_TRY(varve_resolve_range(parser, draft, all, first));
  VARVE_TRY(varve_tuple_type_get(parser->context, (varve_entity_list)parser->nodes.data + first,
                                 (uint32_t)count, &tuple));
  return varve_finish_with_result(parser, draft, tuple);
}

varve_status varve_print_vector_tuple(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *tuple = varve_operation_result(op, 0)->type;
  varve_value_range all = {0, op->operand_count};
  if (tuple->kind != VARVE_KIND_TUPLE_TYPE || tuple->child_count != all.count || all.count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < all.count; i++)
    if (varve_operation_operand(op, i)->type != tuple->children[i])
      return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, all, ""));
  return varve_print_attributes_and_types(printer, op, VARVE_NO_ELISION, all);
}

/* Returns the type of the element at the index of a tuple type. Returns NULL if the tuple has no
 * such element, or if the type is not a tuple or the index not an integer. */
static const varve_entity *tuple_part(const varve_entity *tuple, const varve_entity *index) {
  if (tuple->kind != VARVE_KIND_TUPLE_TYPE || index->kind != VARVE_KIND_INTEGER ||
      varve_integer_words(index)[0] >= tuple->child_count)
    return NULL;
  return tuple->children[varve_integer_words(index)[0]];
}

varve_status varve_parse_vector_tuple_get(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *index = NULL, *tuple = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the index"));
  VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->index_type, &index));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("index"), index));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the tuple", &tuple));
  if (tuple_part(tuple, index) == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "the type has no element at this index");
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, tuple));
  return varve_finish_with_result(parser, draft, tuple_part(tuple, index));
}

varve_status varve_print_vector_tuple_get(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *index = varve_operation_attribute(op, VARVE_SLICE("index"));
  const varve_entity *tuple = varve_operation_operand(op, 0)->type;
  if (tuple_part(tuple, index) != varve_operation_result(op, 0)->type ||
      index->children[0] != printer->context->index_type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ", "));
  VARVE_TRY(varve_print_attribute_without_type(printer, index));
  return varve_print_attributes_and_type(printer, op, VARVE_ELIDED("index"), tuple);
}
