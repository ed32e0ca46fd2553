/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes operations that the text does not write: those in the region of another one, of which the
 * format writes the name or parts. */
#include "dialect/operation_format/nested_operation.h"
#include "text/parse_operation/parse_operation_by_format.h"

/* Payload operations */

varve_status varve_parse_payload_operation(varve_parser *parser, const varve_operation_draft *draft,
                                           const varve_syntax_element *element) {
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_REGION, element->index);
  *slot = (varve_format_slot){.place = parser->token.text.data};
  VARVE_TRY(varve_parse_word_or_string(parser, &slot->attribute));
  slot->is_set = slot->attribute != NULL;
  return slot->is_set
             ? VARVE_STATUS_OK
             : VARVE_SYNTAX_ERROR(parser, slot->place, "expected the name of an operation");
}

static varve_status make_body(varve_parser *parser, const varve_operation_draft *draft,
                              const varve_syntax_element *element, varve_slice name) {
  varve_term types;
  varve_block *block = NULL;
  varve_operation *op = NULL, *end = NULL;
  VARVE_TRY(varve_evaluate_draft(parser, draft, element->first_anchor, &types));
  if (types.kind != VARVE_TERM_LIST || types.count == 0)
    return VARVE_STATUS_INVALID;
  VARVE_TRY(varve_block_create(parser->module, &block));
  varve_region_insert_block(varve_last_region(parser), NULL, block);
  const varve_entity *location = NULL;
  varve_value *argument = NULL;
  VARVE_TRY(varve_draft_location(parser, draft, &location));
  varve_vector_truncate(&parser->operation.values, 0);
  for (uint32_t i = 0; i < types.count; i++) {
    const varve_entity *type = varve_term_type(&types.items[i]);
    if (type == NULL)
      return VARVE_STATUS_INVALID;
    VARVE_TRY(varve_block_add_argument(parser->module, block, type, location, &argument));
    VARVE_TRY(varve_defer_location(parser, &varve_value_argument(argument)->location,
                                   draft->later_location));
    VARVE_TRY(varve_vector_push(&parser->operation.values, &argument));
  }
  const varve_entity *type = varve_term_type(&types.items[0]);
  varve_operation_state state = {.result_types = &type,
                                 .result_count = 1,
                                 .operands = parser->operation.values.data,
                                 .operand_count = types.count};
  VARVE_TRY(varve_build_operation(parser, draft, name, &state, block, &op));
  VARVE_TRY(varve_defer_location(parser, &op->location, draft->later_location));
  varve_value *result = varve_operation_result(op, 0);
  varve_operation_state end_state = {.operands = &result, .operand_count = 1};
  VARVE_TRY(varve_build_operation(parser, draft, element->text, &end_state, block, &end));
  return varve_defer_location(parser, &end->location, draft->later_location);
}

varve_status varve_make_payload_operations(varve_parser *parser, varve_operation_draft *draft) {
  const varve_operation_format *format = draft->format;
  for (uint32_t i = 0; format->has_only_operation && i < format->element_count; i++) {
    const varve_syntax_element *element = &format->elements[i];
    if (element->kind != VARVE_SYNTAX_ONLY_OPERATION)
      continue;
    varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_REGION, element->index);
    if (slot->attribute == NULL || slot->count != 0)
      continue;
    if (draft->location == NULL) /* what the region contains has the same location */
      VARVE_TRY(varve_parse_trailing_location(parser, &draft->location, &draft->later_location));
    slot->first = parser->operation.regions.count;
    slot->count = 1;
    VARVE_TRY(varve_add_region(parser));
    varve_status status = make_body(parser, draft, element, varve_string_bytes(slot->attribute));
    if (status == VARVE_STATUS_INVALID)
      return VARVE_INVALID_ERROR(parser, slot->place,
                                 "the types of the region of '%.*s' are unknown",
                                 VARVE_FORMAT_SLICE(draft->name->text));
    VARVE_TRY(status);
  }
  return VARVE_STATUS_OK;
}

/* Nested operations: varve.holds. format-spec/assembly-format.md, 4.9 */

static varve_status make_nested_operation(varve_parser *parser, const varve_operation_draft *draft,
                                          varve_block *block) {
  const varve_nested_operation *nested = draft->format->nested;
  size_t first_region = draft->first_region + nested->region_count - 1;
  size_t first_operand =
      nested->has_operands ? draft->first_resolved : parser->operation.resolved.count;
  varve_operation_state state = {0};
  varve_operation *op = NULL;
  state.operands = (varve_value *const *)parser->operation.resolved.data + first_operand;
  state.operand_count = (uint32_t)(parser->operation.resolved.count - first_operand);
  state.region_count = (uint32_t)(parser->operation.regions.count - first_region);
  if (state.operand_count == 0)
    state.operands = NULL;
  VARVE_TRY(varve_build_operation(parser, draft, nested->name->text, &state, block, &op));
  for (uint32_t i = 0; i < state.region_count; i++) {
    varve_region *region =
        VARVE_VECTOR_AT(&parser->operation.regions, varve_region *, first_region + i);
    varve_region_take_blocks(varve_operation_region(op, i), region);
    varve_region_destroy(parser->module, region);
  }
  varve_vector_truncate(&parser->operation.regions, first_region);
  varve_vector_truncate(&parser->operation.resolved, first_operand);
  /* The nested operation has the place where its first region begins in the text. */
  uint32_t own = draft->format->nested->region_count - 1;
  const varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_REGION, own);
  if (varve_record_of(draft)->regions.count == own || slot->place == NULL)
    return VARVE_STATUS_OK;
  return varve_file_location_at(parser, slot->place, &op->location);
}

/* Makes the operation in a block of the region, and puts the region where the definition has it. */
static varve_status fill_region(varve_parser *parser, const varve_operation_draft *draft,
                                varve_region *region) {
  varve_block *block = NULL;
  VARVE_TRY(varve_block_create(parser->module, &block));
  varve_region_insert_block(region, NULL, block);
  VARVE_TRY(make_nested_operation(parser, draft, block));
  VARVE_TRY(varve_vector_push_pointer(&parser->operation.regions, region));
  varve_region **regions = parser->operation.regions.data;
  size_t place = draft->first_region + draft->format->nested->region;
  size_t last = parser->operation.regions.count - 1;
  memmove(regions + place + 1, regions + place, (last - place) * sizeof(void *));
  regions[place] = region;
  return VARVE_STATUS_OK;
}

varve_status varve_make_nested_operation(varve_parser *parser, const varve_operation_draft *draft) {
  varve_region *region = NULL;
  if (parser->operation.regions.count - draft->first_region > VARVE_MAX_VALUES ||
      parser->operation.resolved.count - draft->first_resolved > VARVE_MAX_VALUES)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, draft->start,
                          "an operation has at most 2^30 - 1 operands and regions");
  VARVE_TRY(varve_region_create(parser->module, &region));
  varve_status status = fill_region(parser, draft, region);
  if (status != VARVE_STATUS_OK)
    varve_region_destroy(parser->module, region);
  return status;
}
