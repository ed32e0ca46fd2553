/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by custom forms: parses their parts, and makes the operation. */
#include "text/parse_operation/parse_operation_by_format.h"

/* Names */

varve_status varve_parse_optional_symbol_name(varve_parser *parser, const varve_entity **string) {
  varve_token token = parser->token;
  *string = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_AT_NAME))
    return VARVE_STATUS_OK;
  return varve_token_string(parser, &token, string);
}

varve_status varve_parse_symbol_name(varve_parser *parser, const varve_entity **string) {
  *string = NULL;
  if (!varve_at(parser, VARVE_TOKEN_AT_NAME))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected a symbol name: '@name'");
  return varve_parse_optional_symbol_name(parser, string);
}

bool varve_accept_word(varve_parser *parser, const char *word) {
  if (!varve_at_word(parser, word))
    return false;
  varve_advance(parser);
  return true;
}

varve_status varve_expect_keyword(varve_parser *parser, const char *word, const char *context) {
  if (varve_accept_word(parser, word))
    return VARVE_STATUS_OK;
  return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected '%s'%s", word, context);
}

/* Attributes */

varve_status varve_parse_attr_dict(varve_parser *parser, varve_operation_draft *draft) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return VARVE_STATUS_OK;
  return varve_parse_node(parser, varve_begin_dictionary, &draft->dictionary);
}

varve_status varve_parse_attr_dict_after(varve_parser *parser, varve_operation_draft *draft,
                                         varve_slice word, bool has_equal) {
  if (!varve_at(parser, VARVE_TOKEN_WORD) || !varve_slice_equal(parser->token.text, word))
    return VARVE_STATUS_OK;
  varve_advance(parser);
  if (!has_equal)
    return varve_parse_node(parser, varve_begin_dictionary, &draft->dictionary);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " before the attributes"));
  return varve_parse_attr_dict(parser, draft);
}

varve_status varve_parse_attr_dict_with_keyword(varve_parser *parser,
                                                varve_operation_draft *draft) {
  return varve_parse_attr_dict_after(parser, draft, VARVE_SLICE("attributes"), false);
}

varve_status varve_parse_attribute(varve_parser *parser, const varve_entity **attribute) {
  return varve_parse_node(parser, varve_begin_attribute, attribute);
}

varve_status varve_parse_attribute_of_type(varve_parser *parser, const varve_entity *type,
                                           const varve_entity **attribute) {
  if (varve_at(parser, VARVE_TOKEN_STRING) && type == parser->context->none_type)
    return varve_parse_string(parser, attribute);
  bool takes_type = varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_FLOAT) ||
                    varve_at(parser, VARVE_TOKEN_MINUS) || varve_at_word(parser, "dense") ||
                    varve_at_word(parser, "dense_resource") || varve_at_word(parser, "sparse");
  parser->request.type = takes_type ? type : NULL;
  return varve_parse_node(parser, varve_begin_attribute, attribute);
}

varve_status varve_parse_integer_attribute(varve_parser *parser, const varve_entity *type,
                                           const varve_entity **attribute) {
  *attribute = NULL;
  if (!varve_at(parser, VARVE_TOKEN_INTEGER) && !varve_at(parser, VARVE_TOKEN_MINUS))
    return VARVE_EXPECTED(parser, "expected an integer");
  return varve_parse_attribute_of_type(parser, type, attribute);
}

varve_status varve_numbers_to_typed_array(varve_parser *parser, size_t first,
                                          const varve_entity *type, const varve_entity **array) {
  unsigned width = varve_integer_type_layout(type).width;
  size_t start = parser->text.size;
  for (size_t i = first; i < parser->numbers.count; i++) {
    uint64_t value = (uint64_t)VARVE_VECTOR_AT(&parser->numbers, int64_t, i);
    for (unsigned bit = 0; bit < width; bit += 8)
      VARVE_TRY(
          varve_buffer_append_char(&parser->text, (char)(unsigned char)(value >> bit & 0xff)));
  }
  varve_slice bytes = varve_slice_make(parser->text.data + start, parser->text.size - start);
  varve_status status = varve_dense_array_get(parser->context, type, bytes, array);
  parser->text.size = start;
  varve_vector_truncate(&parser->numbers, first);
  return status;
}

varve_status varve_numbers_to_array(varve_parser *parser, size_t first,
                                    const varve_entity **array) {
  return varve_numbers_to_typed_array(parser, first, parser->context->i64, array);
}

varve_status varve_nodes_to_array(varve_parser *parser, size_t first, const varve_entity **array) {
  size_t count = parser->nodes.count - first;
  *array = NULL;
  if (count > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_array_get(parser->context,
                            (const varve_entity *const *)parser->nodes.data + first,
                            (uint32_t)count, array));
  varve_vector_truncate(&parser->nodes, first);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_string(varve_parser *parser, const varve_entity **string) {
  *string = NULL;
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_EXPECTED(parser, "expected a string");
  VARVE_TRY(varve_token_string(parser, &parser->token, string));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

const varve_entity *varve_draft_attribute(const varve_parser *parser,
                                          const varve_operation_draft *draft, varve_slice name) {
  const varve_entity *found =
      draft->dictionary == NULL ? NULL : varve_dictionary_find(draft->dictionary, name);
  const varve_entity *const *pairs = parser->attributes.data;
  for (size_t i = draft->first_attribute; found == NULL && i < parser->attributes.count; i += 2)
    if (varve_slice_equal(varve_string_bytes(pairs[i]), name))
      found = pairs[i + 1];
  return found;
}

/* Types */

varve_status varve_parse_type(varve_parser *parser, const varve_entity **type) {
  return varve_parse_node(parser, varve_begin_type, type);
}

varve_status varve_parse_type_list(varve_parser *parser, size_t *count) {
  size_t first = parser->nodes.count;
  do {
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  *count = parser->nodes.count - first;
  return VARVE_STATUS_OK;
}

varve_status varve_parse_optional_arrow_results(varve_parser *parser) {
  const varve_entity *type = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_ARROW))
    return VARVE_STATUS_OK;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)) {
    VARVE_TRY(varve_parse_type(parser, &type));
    return varve_add_result(parser, type);
  }
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(varve_parse_type(parser, &type));
    VARVE_TRY(varve_add_result(parser, type));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types of the results");
}

varve_status varve_add_result(varve_parser *parser, const varve_entity *type) {
  return varve_vector_push(&parser->operation.added_types, &type);
}

varve_status varve_fixed_type(varve_parser *parser, varve_slice text, const varve_entity **type) {
  varve_reporter reporter = {.max_errors = 1};
  return varve_parse_type_text(parser->module, parser->context, &reporter, text, type);
}

varve_status varve_fixed_attribute(varve_parser *parser, varve_slice text,
                                   const varve_entity **attribute) {
  varve_reporter reporter = {.max_errors = 1};
  return varve_parse_attribute_text(parser->module, parser->context, &reporter, text, attribute);
}

/* Operands */

varve_status varve_parse_operand(varve_parser *parser) {
  varve_operand_use use;
  VARVE_TRY(varve_parse_value_use(parser, &use));
  return varve_vector_push(&parser->operands, &use);
}

varve_status varve_parse_optional_operand(varve_parser *parser, bool *found) {
  *found = varve_at_operands(parser);
  return *found ? varve_parse_operand(parser) : VARVE_STATUS_OK;
}

varve_status varve_parse_operands_until(varve_parser *parser, varve_token_kind end) {
  if (varve_accept(parser, end))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_operand_list(parser));
  return varve_expect(parser, end, " after the operands");
}

varve_status varve_resolve_operand(varve_parser *parser, varve_operand_use use,
                                   const varve_entity *type) {
  varve_value *value = NULL;
  VARVE_TRY(varve_resolve_value(parser, use, type, &value));
  return varve_vector_push(&parser->operation.resolved, &value);
}

varve_status varve_resolve_alike(varve_parser *parser, const varve_operation_draft *draft,
                                 varve_operand_range range, const varve_entity *type) {
  for (size_t i = 0; i < range.count; i++)
    VARVE_TRY(
        varve_resolve_operand(parser, varve_draft_operand(parser, draft, range.first + i), type));
  return VARVE_STATUS_OK;
}

varve_status varve_resolve_range(varve_parser *parser, const varve_operation_draft *draft,
                                 varve_operand_range range, size_t first_node) {
  size_t types = parser->nodes.count - first_node;
  const char *place =
      range.count == 0 ? draft->name_start : varve_draft_operand(parser, draft, range.first).place;
  if (types != range.count)
    return VARVE_INVALID_ERROR(parser, place, "%zu operand%s, but %zu operand type%s", range.count,
                               range.count == 1 ? "" : "s", types, types == 1 ? "" : "s");
  for (size_t i = 0; i < range.count; i++)
    VARVE_TRY(varve_resolve_operand(
        parser, varve_draft_operand(parser, draft, range.first + i),
        VARVE_VECTOR_AT(&parser->nodes, const varve_entity *, first_node + i)));
  return VARVE_STATUS_OK;
}

/* Regions */

varve_status varve_parse_region_argument(varve_parser *parser, bool with_type) {
  varve_region_argument argument = {.name = parser->token.text};
  const char *end = argument.name.data + argument.name.size;
  VARVE_TRY(varve_parse_value_use(parser, &argument.use));
  if (parser->last_end != end)
    return VARVE_SYNTAX_ERROR(parser, end, "an argument has no result number");
  if (with_type) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the argument"));
    VARVE_TRY(varve_parse_type(parser, &argument.type));
    VARVE_TRY(varve_parse_trailing_location(parser, &argument.location, &argument.deferred));
  }
  return varve_vector_push(&parser->arguments, &argument);
}

varve_status varve_add_region(varve_parser *parser) {
  varve_region *region = NULL;
  VARVE_TRY(varve_region_create(parser->module, &region));
  return varve_vector_push(&parser->operation.regions, &region);
}

static varve_status ensure_block_in(varve_parser *parser, varve_region *region) {
  varve_block *block = NULL;
  if (region->first != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_block_create(parser->module, &block));
  varve_region_insert_block(region, NULL, block);
  return VARVE_STATUS_OK;
}

varve_status varve_ensure_block(varve_parser *parser) {
  return ensure_block_in(parser, varve_last_region(parser));
}

bool varve_ends_with_terminator(const varve_block *block) {
  const varve_operation_definition *definition =
      block->last == NULL ? NULL : block->last->name->definition;
  return definition != NULL &&
         varve_has_trait(definition->dialect->tables, definition->record->traits, "Terminator");
}

varve_status varve_ensure_terminator(varve_parser *parser, const varve_operation_draft *draft,
                                     varve_region *region, varve_slice name) {
  varve_operation_state state = {0};
  varve_operation *made = NULL;
  VARVE_TRY(ensure_block_in(parser, region));
  if (varve_ends_with_terminator(region->last))
    return VARVE_STATUS_OK;
  return varve_build_operation(parser, draft, name, &state, region->last, &made);
}

varve_status varve_end_region(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_operation_definition *definition = draft->name->definition;
  if (definition == NULL)
    return VARVE_STATUS_OK;
  varve_slice terminator = varve_operation_terminator(definition);
  if (terminator.size != 0)
    return varve_ensure_terminator(parser, draft, varve_last_region(parser), terminator);
  if (varve_has_trait(definition->dialect->tables, definition->record->traits, "SingleBlock"))
    return varve_ensure_block(parser);
  return VARVE_STATUS_OK;
}

/* The end */

/* Collects attributes that the form gave and the dictionary does not have: into *dictionary the
 * inherent ones (is_inherent), or the others. */
static varve_status collect_attributes(varve_parser *parser, const varve_operation_draft *draft,
                                       bool is_inherent, const varve_entity **dictionary) {
  const varve_operation_definition *definition = draft->name->definition;
  const varve_entity *const *pairs = parser->attributes.data;
  size_t first = parser->nodes.count;
  for (size_t i = draft->first_attribute; i < parser->attributes.count; i += 2) {
    varve_slice name = varve_string_bytes(pairs[i]);
    bool is_property = definition != NULL && varve_find_property(definition, name) != NULL;
    bool is_given = draft->dictionary != NULL && varve_dictionary_find(draft->dictionary, name);
    if (is_given && draft->format == NULL)
      return VARVE_INVALID_ERROR(parser, draft->name_start,
                                 "attribute '%.*s' follows from the form: the dictionary cannot "
                                 "give it",
                                 VARVE_FORMAT_SLICE(name));
    if (is_property != is_inherent || is_given)
      continue;
    VARVE_TRY(varve_push_node(parser, pairs[i]));
    VARVE_TRY(varve_push_node(parser, pairs[i + 1]));
  }
  size_t count = (parser->nodes.count - first) / 2;
  if (count == 0)
    return VARVE_STATUS_OK;
  if (!is_inherent && draft->dictionary != NULL)
    VARVE_TRY(varve_vector_append(&parser->nodes, draft->dictionary->children,
                                  draft->dictionary->child_count));
  count = (parser->nodes.count - first) / 2;
  const varve_entity *duplicate = NULL;
  varve_status status =
      varve_dictionary_get(parser->context, (const varve_entity *const *)parser->nodes.data + first,
                           (uint32_t)count, &duplicate, dictionary);
  varve_vector_truncate(&parser->nodes, first);
  if (status != VARVE_STATUS_INVALID || duplicate == NULL)
    return status;
  return VARVE_INVALID_ERROR(parser, draft->name_start, "attribute '%.*s' is given twice",
                             VARVE_FORMAT_SLICE(varve_string_bytes(duplicate)));
}

varve_status varve_finish_custom(varve_parser *parser, varve_operation_draft *draft) {
  size_t operands = parser->operation.resolved.count - draft->first_resolved;
  size_t results = parser->operation.added_types.count - draft->first_added_type;
  if (operands > VARVE_MAX_VALUES || results > VARVE_MAX_VALUES)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, draft->start,
                          "an operation has at most 2^30 - 1 operands and results");
  /* Checks a value that was used before its definition, if the definition then came in a region of
   * the operation. */
  for (size_t i = draft->first_resolved; i < parser->operation.resolved.count; i++) {
    const varve_value *value = VARVE_VECTOR_AT(&parser->operation.resolved, const varve_value *, i);
    if (value->kind == VARVE_VALUE_FORWARD && value->index == VARVE_FORWARD_IS_DEFINED)
      return VARVE_INVALID_ERROR(parser, draft->name_start,
                                 "operand #%zu is defined inside of '%.*s'",
                                 i - draft->first_resolved, VARVE_FORMAT_SLICE(draft->name->text));
  }
  VARVE_TRY(collect_attributes(parser, draft, true, &draft->properties));
  VARVE_TRY(collect_attributes(parser, draft, false, &draft->dictionary));
  varve_operation_state state = {.operand_count = (uint32_t)operands,
                                 .result_count = (uint32_t)results};
  if (operands != 0)
    state.operands = (varve_value *const *)parser->operation.resolved.data + draft->first_resolved;
  if (results != 0)
    state.result_types =
        (const varve_entity *const *)parser->operation.added_types.data + draft->first_added_type;
  VARVE_TRY(varve_make_operation(parser, draft, &state));
  varve_vector_truncate(&parser->nodes, draft->first_node);
  varve_vector_truncate(&parser->operation.resolved, draft->first_resolved);
  varve_vector_truncate(&parser->operation.added_types, draft->first_added_type);
  varve_vector_truncate(&parser->attributes, draft->first_attribute);
  varve_vector_truncate(&parser->arguments, draft->first_argument);
  varve_vector_truncate(&parser->operation.slots, draft->first_slot);
  return VARVE_STATUS_OK;
}

varve_status varve_finish_with_attributes(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  return varve_finish_custom(parser, draft);
}

varve_status varve_finish_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  return varve_finish_custom(parser, &draft);
}

varve_status varve_finish_with_attributes_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_finish_with_keyword_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_end_region_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_end_region(parser, &draft));
  return varve_finish_with_attributes(parser, &draft);
}

/* Slots of formats, and the arguments of custom<...> */

varve_format_slot *varve_type_slot(const varve_parser *parser, const varve_operation_draft *draft,
                                   const varve_syntax_element *of) {
  switch (of->kind) {
  case VARVE_SYNTAX_OPERAND:
    return varve_find_slot(parser, draft, VARVE_SLOT_OPERAND_TYPE, of->index);
  case VARVE_SYNTAX_RESULT:
    return varve_find_slot(parser, draft, VARVE_SLOT_RESULT_TYPE, of->index);
  case VARVE_SYNTAX_OPERANDS:
    return varve_find_slot(parser, draft, VARVE_SLOT_OPERAND_TYPES, 0);
  case VARVE_SYNTAX_RESULTS:
    return varve_find_slot(parser, draft, VARVE_SLOT_RESULT_TYPES, 0);
  default:
    return NULL;
  }
}

varve_format_slot *varve_element_slot(const varve_parser *parser,
                                      const varve_operation_draft *draft,
                                      const varve_syntax_element *element) {
  switch (element->kind) {
  case VARVE_SYNTAX_ATTRIBUTE:
    return varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, element->index);
  case VARVE_SYNTAX_OPERAND:
    return varve_find_slot(parser, draft, VARVE_SLOT_OPERAND, element->index);
  case VARVE_SYNTAX_REGION:
    return varve_find_slot(parser, draft, VARVE_SLOT_REGION, element->index);
  case VARVE_SYNTAX_SUCCESSOR:
    return varve_find_slot(parser, draft, VARVE_SLOT_SUCCESSOR, element->index);
  case VARVE_SYNTAX_ARGUMENT:
    return varve_find_slot(parser, draft, VARVE_SLOT_ARGUMENT, element->index);
  case VARVE_SYNTAX_OPERANDS:
    return varve_find_slot(parser, draft, VARVE_SLOT_OPERANDS, 0);
  case VARVE_SYNTAX_REGIONS:
    return varve_find_slot(parser, draft, VARVE_SLOT_REGIONS, 0);
  case VARVE_SYNTAX_SUCCESSORS:
    return varve_find_slot(parser, draft, VARVE_SLOT_SUCCESSORS, 0);
  case VARVE_SYNTAX_TYPE:
    return varve_type_slot(parser, draft, element + 1);
  default:
    return NULL;
  }
}

bool varve_at_literal(const varve_parser *parser, varve_slice literal) {
  return !varve_at(parser, VARVE_TOKEN_STRING) && varve_slice_equal(parser->token.text, literal);
}

static varve_format_slot *slot_of(const varve_parser *parser, const varve_parse_call *call,
                                  uint32_t argument) {
  return varve_element_slot(parser, call->draft, varve_argument_element(call->arguments, argument));
}

static varve_status set_part(varve_parser *parser, const varve_parse_call *call, uint32_t argument,
                             varve_operand_range part) {
  varve_format_slot *slot = slot_of(parser, call, argument);
  if (slot == NULL)
    return VARVE_STATUS_INTERNAL;
  slot->first = part.first;
  slot->count = part.count;
  slot->is_set = true;
  return VARVE_STATUS_OK;
}

varve_status varve_set_attribute(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                 const varve_entity *value) {
  varve_format_slot *slot = slot_of(parser, call, argument);
  if (slot == NULL)
    return VARVE_STATUS_INTERNAL;
  slot->attribute = value;
  slot->is_set = value != NULL;
  return VARVE_STATUS_OK;
}

const varve_entity *varve_get_attribute(const varve_parser *parser, const varve_parse_call *call,
                                        uint32_t argument) {
  const varve_format_slot *slot = slot_of(parser, call, argument);
  return slot == NULL ? NULL : slot->attribute;
}

varve_status varve_set_operands(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                size_t first) {
  size_t count = parser->operands.count - first;
  VARVE_TRY(set_part(parser, call, argument, (varve_operand_range){first, count}));
  if (count != 0)
    slot_of(parser, call, argument)->place =
        VARVE_VECTOR_AT(&parser->operands, varve_operand_use, first).place;
  return VARVE_STATUS_OK;
}

varve_operand_range varve_get_operands(const varve_parser *parser, const varve_parse_call *call,
                                       uint32_t argument) {
  const varve_format_slot *slot = slot_of(parser, call, argument);
  return slot == NULL ? (varve_operand_range){0, 0}
                      : (varve_operand_range){slot->first, slot->count};
}

varve_status varve_set_types(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             size_t first) {
  return set_part(parser, call, argument,
                  (varve_operand_range){first, parser->nodes.count - first});
}

const varve_entity *const *varve_get_types(const varve_parser *parser, const varve_parse_call *call,
                                           uint32_t argument, size_t *count) {
  const varve_format_slot *slot = slot_of(parser, call, argument);
  *count = slot == NULL ? 0 : slot->count;
  return *count == 0 ? NULL : (const varve_entity *const *)parser->nodes.data + slot->first;
}

varve_status varve_set_successors(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                                  size_t first) {
  return set_part(parser, call, argument,
                  (varve_operand_range){first, parser->operation.successors.count - first});
}

varve_status varve_set_regions(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                               size_t first) {
  return set_part(parser, call, argument,
                  (varve_operand_range){first, parser->operation.regions.count - first});
}
