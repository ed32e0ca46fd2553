/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of vector.contract, mask and outerproduct. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"

#define KIND VARVE_SLICE("kind")
#define FASTMATH VARVE_SLICE("fastmath")

/* Adds the default kind, which is addition, unless the text has a kind. */
static varve_status add_kind(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_entity *kind = NULL;
  if (varve_draft_attribute(parser, draft, KIND) != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fixed_attribute(parser, VARVE_SLICE("#vector.kind<add>"), &kind));
  return varve_add_attribute(parser, KIND, kind);
}

/* vector.contract {...} %lhs, %rhs, %acc {...} : type, type into type */

static const char *const traits[] = {"fastmath", "indexing_maps", "iterator_types", "kind"};

/* Resolves the masks of both vectors, which vector.contract has before LLVM 17. */
static varve_status resolve_masks(varve_parser *parser, const varve_operation_draft *draft,
                                  size_t first_node) {
  const varve_entity *mask = NULL;
  for (size_t i = 0; i < 2; i++) {
    const varve_entity *type = varve_node_at(parser, first_node + i);
    if (type->kind != VARVE_KIND_VECTOR_TYPE)
      return VARVE_INVALID_ERROR(parser, draft->name_start, "only vectors have masks");
    VARVE_TRY(varve_type_with_element(parser->context, type, parser->context->i1, &mask));
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, 3 + i, mask));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_parse_vector_contract(varve_parser *parser, varve_operation_draft *draft) {
  size_t first_node = parser->nodes.count, types;
  const varve_entity *result = NULL;
  VARVE_TRY(varve_parse_iterator_traits(parser, draft));
  VARVE_TRY(varve_parse_operand_list(parser));
  size_t operands = varve_draft_operand_count(parser, draft);
  bool has_masks = operands == 5 && !varve_era_has_properties(parser->context->era);
  if (operands != 3 && !has_masks)
    return VARVE_INVALID_ERROR(parser, varve_draft_operand(parser, draft, 0).place,
                               "expected 3 operands, not %zu", operands);
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type_list(parser, &types));
  if (types != 2)
    return VARVE_INVALID_ERROR(parser, place, "expected 2 types, not %zu", types);
  VARVE_TRY(varve_parse_type_after(parser, "into", " and the type of the result", &result));
  for (size_t i = 0; i < 2; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, varve_node_at(parser, first_node + i)));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 2, result));
  if (has_masks)
    VARVE_TRY(resolve_masks(parser, draft, first_node));
  VARVE_TRY(add_kind(parser, draft));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_vector_contract(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *none = NULL;
  const size_t is_earlier = varve_era_is_before(printer->context->era, VARVE_ERA_LLVM24);
  const varve_elided names = {traits + is_earlier, VARVE_COUNT_OF(traits) - is_earlier};
  varve_elided shown = names;
  if (!is_earlier) {
    VARVE_TRY(
        varve_definition_attribute(printer->context, VARVE_SLICE("#arith.fastmath<none>"), &none));
    const size_t is_none = varve_operation_attribute(op, FASTMATH) == none;
    shown = (varve_elided){traits + is_none, VARVE_COUNT_OF(traits) - is_none};
  }
  VARVE_TRY(varve_print_iterator_traits(printer, op, shown));
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_TRY(varve_print_attributes_and_types(printer, op, names, (varve_value_range){0, 2}));
  return varve_print_type_after(printer, " into ", varve_operation_result(op, 0)->type);
}

/* vector.outerproduct %lhs, %rhs, %acc {...} : vector, vector or scalar */

static bool has_no_dimension(const varve_entity *type) {
  return type->kind == VARVE_KIND_VECTOR_TYPE && varve_type_dims(type).rank == 0;
}

varve_status varve_parse_vector_outerproduct(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *lhs = NULL, *rhs = NULL, *result = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the types of the operands", &lhs));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the type of the second operand"));
  VARVE_TRY(varve_parse_type(parser, &rhs));
  size_t operands = varve_draft_operand_count(parser, draft);
  if (operands < 2)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected at least 2 operands");
  if (lhs->kind != VARVE_KIND_VECTOR_TYPE || has_no_dimension(lhs) || has_no_dimension(rhs))
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the first operand must be a vector, and no vector without "
                               "dimensions");
  bool is_vector = rhs->kind == VARVE_KIND_VECTOR_TYPE;
  const uint8_t *left = varve_vector_type_scalable(lhs);
  const uint8_t *right = is_vector ? varve_vector_type_scalable(rhs) : NULL;
  int64_t sizes[2] = {varve_type_dims(lhs).sizes[0], is_vector ? varve_type_dims(rhs).sizes[0] : 0};
  uint8_t scalable[2] = {left != NULL && left[0] != 0, right != NULL && right[0] != 0};
  varve_dims dims = {sizes, is_vector ? 2 : 1};
  VARVE_TRY(varve_vector_type_get(parser->context, dims,
                                  scalable[0] != 0 || scalable[1] != 0 ? scalable : NULL,
                                  varve_type_element(lhs), &result));

  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, lhs));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 1, rhs));
  if (operands > 2)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, 2, result));
  VARVE_TRY(add_kind(parser, draft));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_vector_outerproduct(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  VARVE_TRY(varve_print_all_operands(printer, op));
  if (op->operand_count > 2)
    VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_NO_ELISION));
  return varve_print_colon_types(printer, op, (varve_value_range){0, 2});
}

/* vector.mask %mask, %passthru { one operation } {...} : type -> type */

/* Adds the terminator, which yields the results of the one operation. */
static varve_status end_mask(varve_parser *parser, const varve_operation_draft *draft) {
  varve_region *region = varve_last_region(parser);
  varve_slice yield = VARVE_SLICE("vector.yield");
  varve_operation_state state = {0};
  varve_operation *created = NULL;
  VARVE_TRY(varve_ensure_block(parser));
  varve_operation *masked = region->first->first;
  if (masked == NULL || masked->next != NULL || varve_slice_equal(masked->name->text, yield))
    return varve_ensure_terminator(parser, draft, region, yield);
  varve_vector_truncate(&parser->operation.values, 0);
  for (uint32_t i = 0; i < varve_operation_result_count(masked); i++) {
    varve_value *value = varve_operation_result(masked, i);
    VARVE_TRY(varve_vector_push(&parser->operation.values, &value));
  }
  state.operands = parser->operation.values.data;
  state.operand_count = (uint32_t)parser->operation.values.count;
  return varve_build_operation(parser, draft, yield, &state, region->first, &created);
}

static varve_status mask_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  const varve_entity *type = NULL;
  VARVE_TRY(end_mask(parser, &draft));
  VARVE_TRY(varve_parse_attributes_and_type(parser, &draft, " and the type of the mask", &type));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_resolve_draft_operand(parser, &draft, 0, type));
  if (varve_draft_operand_count(parser, &draft) == 1)
    return varve_finish_custom(parser, &draft);
  if (parser->operation.added_types.count == draft.first_added_type)
    return VARVE_INVALID_ERROR(parser, draft.name_start,
                               "a mask with a passthru value must have a result");
  type =
      VARVE_VECTOR_AT(&parser->operation.added_types, const varve_entity *, draft.first_added_type);
  VARVE_TRY(varve_resolve_draft_operand(parser, &draft, 1, type));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_vector_mask(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_operand(parser));
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(varve_parse_operand(parser));
  return varve_begin_region_then(parser, draft, mask_step);
}

varve_status varve_print_vector_mask(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step == 0) {
    VARVE_TRY(varve_print_all_operands(printer, op));
    return varve_print_region(printer, frame, 0, VARVE_REGION_FIRST_INLINE);
  }
  VARVE_TRY(
      varve_print_attributes_and_types(printer, op, VARVE_NO_ELISION, (varve_value_range){0, 1}));
  return varve_print_optional_arrow_results(printer, op);
}
