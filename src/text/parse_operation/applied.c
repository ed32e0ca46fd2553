/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* applied($region, TYPES, 'end', 'trait'): a region whose only operation takes the arguments of the
 * block and whose terminator takes its result is written as the name of that operation. */
#include "text/parse_operation/parse_operation_by_format.h"
#include "text/print_operation/print_operation_by_format.h"

/* Parsing */

varve_status varve_parse_applied(varve_parser *parser, const varve_operation_draft *draft,
                                 const varve_syntax_element *element) {
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_REGION, element->index);
  *slot = (varve_format_slot){.place = parser->token.text.data};
  VARVE_TRY(varve_parse_word_or_string(parser, &slot->attribute));
  slot->is_set = slot->attribute != NULL;
  return slot->is_set
             ? VARVE_STATUS_OK
             : VARVE_SYNTAX_ERROR(parser, slot->place, "expected the name of an operation");
}

static varve_status add_arguments(varve_parser *parser, const varve_operation_draft *draft,
                                  varve_block *block, const varve_term *types) {
  const varve_entity *location = NULL;
  varve_value *argument = NULL;
  VARVE_TRY(varve_draft_location(parser, draft, &location));
  varve_vector_truncate(&parser->values, 0);
  for (uint32_t i = 0; i < types->count; i++) {
    const varve_entity *type = varve_term_type(&types->items[i]);
    if (type == NULL)
      return VARVE_STATUS_INVALID;
    VARVE_TRY(varve_block_add_argument(parser->module, block, type, location, &argument));
    VARVE_TRY(varve_defer_location(parser, &varve_value_argument(argument)->location,
                                   draft->later_location));
    VARVE_TRY(varve_vector_push(&parser->values, &argument));
  }
  return VARVE_STATUS_OK;
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
  VARVE_TRY(add_arguments(parser, draft, block, &types));
  const varve_entity *type = varve_term_type(&types.items[0]);
  varve_operation_state state = {.result_types = &type,
                                 .result_count = 1,
                                 .operands = parser->values.data,
                                 .operand_count = types.count};
  VARVE_TRY(varve_build_operation(parser, draft, name, &state, block, &op));
  VARVE_TRY(varve_defer_location(parser, &op->location, draft->later_location));
  varve_value *result = varve_operation_result(op, 0);
  varve_operation_state end_state = {.operands = &result, .operand_count = 1};
  VARVE_TRY(varve_build_operation(parser, draft, element->text, &end_state, block, &end));
  return varve_defer_location(parser, &end->location, draft->later_location);
}

varve_status varve_make_applied(varve_parser *parser, varve_operation_draft *draft) {
  const varve_operation_format *format = draft->format;
  for (uint32_t i = 0; format->has_applied && i < format->element_count; i++) {
    const varve_syntax_element *element = &format->elements[i];
    if (element->kind != VARVE_SYNTAX_APPLIED)
      continue;
    varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_REGION, element->index);
    if (slot->attribute == NULL || slot->count != 0)
      continue;
    if (draft->location == NULL) /* what the region contains has the same location */
      VARVE_TRY(varve_parse_trailing_location(parser, &draft->location, &draft->later_location));
    slot->first = parser->regions.count;
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

/* Printing */

static bool has_attributes(const varve_operation *op) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  const varve_entity *properties = varve_operation_properties(op);
  return (dictionary != NULL && varve_dictionary_size(dictionary) != 0) ||
         (properties != NULL && varve_dictionary_size(properties) != 0);
}

/* Returns whether the operation is of the same dialect and has the trait. */
static bool is_applicable(const varve_operation_format *format, const varve_operation *op,
                          varve_slice trait) {
  const varve_operation_definition *definition = op->name->definition;
  char name[64];
  if (definition == NULL || trait.size >= sizeof name ||
      !varve_slice_equal(definition->dialect->name, format->definition->dialect->name))
    return false;
  memcpy(name, trait.data, trait.size);
  name[trait.size] = 0;
  return varve_has_trait(definition->dialect->tables, definition->record->traits, name);
}

/* Returns the operation that the region applies to its arguments, or NULL. */
static const varve_operation *find_applied(const varve_format_run *run,
                                           const varve_syntax_element *element) {
  varve_value_range range = varve_region_range_of(run->op, element->index);
  const varve_block *block =
      range.count == 1 ? varve_operation_region(run->op, range.first)->first : NULL;
  const varve_operation *op = block == NULL || block->next != NULL ? NULL : block->first;
  const varve_operation *end = op == NULL ? NULL : op->next;
  if (end == NULL || end->next != NULL || !varve_slice_equal(end->name->text, element->text) ||
      end->operand_count != 1 || varve_operation_result_count(op) != 1 ||
      varve_operation_operand(end, 0) != varve_operation_result(op, 0) ||
      op->operand_count != block->argument_count || has_attributes(op) || has_attributes(end) ||
      varve_operation_region_count(op) != 0 || varve_operation_successor_count(op) != 0 ||
      !is_applicable(run->format, op, run->format->literals[element->next]))
    return NULL;
  for (uint32_t i = 0; i < block->argument_count; i++)
    if (varve_operation_operand(op, i) != &block->arguments[i]->value)
      return NULL;
  return op;
}

varve_status varve_applied_fits(const varve_format_run *run, const varve_syntax_element *element,
                                bool *it_does) {
  const varve_operation *op = find_applied(run, element);
  varve_arena_mark mark;
  varve_term types;
  *it_does = false;
  if (op == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = varve_evaluate_printed(run, element->first_anchor, &types);
  *it_does = status == VARVE_STATUS_OK && types.kind == VARVE_TERM_LIST &&
             types.count == op->operand_count && types.count != 0 &&
             varve_term_type(&types.items[0]) == varve_operation_result(op, 0)->type;
  for (uint32_t i = 0; *it_does && i < types.count; i++)
    *it_does = varve_term_type(&types.items[i]) == varve_operation_operand(op, i)->type;
  varve_arena_reset(&run->printer->terms, mark);
  return status;
}

varve_status varve_put_applied(const varve_format_run *run, const varve_syntax_element *element) {
  const varve_operation *op = find_applied(run, element);
  return op == NULL ? VARVE_STATUS_UNSUPPORTED : varve_put_keyword(run->printer, op->name->text);
}
