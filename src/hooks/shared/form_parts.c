/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Small parts of custom forms: see the header. */
#include "hooks/shared/form_parts.h"

#include "dialect/segments.h"

varve_status varve_parse_colon_type(varve_parser *parser, const char *context,
                                    const varve_entity **type) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, context));
  return varve_parse_type(parser, type);
}

varve_status varve_parse_colon_type_to_stack(varve_parser *parser, const char *context) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, context));
  return varve_parse_to_stack(parser, varve_begin_type);
}

varve_status varve_parse_type_after(varve_parser *parser, const char *word, const char *context,
                                    const varve_entity **type) {
  VARVE_TRY(varve_expect_keyword(parser, word, context));
  return varve_parse_type(parser, type);
}

varve_status varve_parse_attributes_and_type(varve_parser *parser, varve_operation_draft *draft,
                                             const char *context, const varve_entity **type) {
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  return varve_parse_colon_type(parser, context, type);
}

varve_status varve_expect_string(varve_parser *parser, const char *message,
                                 const varve_entity **string) {
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_EXPECTED(parser, "%s", message);
  return varve_parse_string(parser, string);
}

varve_status varve_parse_two_operands(varve_parser *parser, const char *context) {
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, context));
  return varve_parse_operand(parser);
}

varve_status varve_parse_access(varve_parser *parser) {
  VARVE_TRY(varve_parse_operand(parser));
  return varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_SQUARE, " before the indices");
}

varve_status varve_parse_operands_in(varve_parser *parser, varve_token_kind open,
                                     const char *context) {
  VARVE_TRY(varve_expect(parser, open, context));
  return varve_parse_operands_until(
      parser, open == VARVE_TOKEN_LEFT_PAREN ? VARVE_TOKEN_RIGHT_PAREN : VARVE_TOKEN_RIGHT_SQUARE);
}

varve_status varve_parse_attribute_as(varve_parser *parser, varve_slice name,
                                      const varve_entity **attribute) {
  VARVE_TRY(varve_parse_attribute(parser, attribute));
  return varve_add_attribute(parser, name, *attribute);
}

varve_status varve_parse_optional_unit(varve_parser *parser, const char *word,
                                       const char *attribute) {
  if (!varve_accept_word(parser, word))
    return VARVE_STATUS_OK;
  return varve_add_attribute(parser, varve_slice_of(attribute), parser->context->unit);
}

varve_status varve_add_type_attribute(varve_parser *parser, varve_slice name,
                                      const varve_entity *type) {
  const varve_entity *attribute = NULL;
  VARVE_TRY(varve_type_attribute_get(parser->context, type, &attribute));
  return varve_add_attribute(parser, name, attribute);
}

varve_status varve_add_array(varve_parser *parser, varve_slice name, size_t first) {
  const varve_entity *array = NULL;
  VARVE_TRY(varve_nodes_to_array(parser, first, &array));
  return varve_add_attribute(parser, name, array);
}

varve_status varve_set_array(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             size_t first) {
  const varve_entity *array = NULL;
  VARVE_TRY(varve_nodes_to_array(parser, first, &array));
  return varve_set_attribute(parser, call, argument, array);
}

varve_status varve_attribute_of_text(varve_parser *parser, size_t start,
                                     const varve_entity **attribute) {
  varve_status status = varve_fixed_attribute(parser, varve_text_from(parser, start), attribute);
  parser->text.size = start;
  return status;
}

varve_status varve_begin_region_then(varve_parser *parser, const varve_operation_draft *draft,
                                     varve_frame_step *step) {
  VARVE_TRY(varve_draft_push(parser, draft, step));
  return varve_begin_region(parser);
}

varve_status varve_begin_region_with_then(varve_parser *parser, const varve_operation_draft *draft,
                                          size_t first_argument, varve_frame_step *step) {
  VARVE_TRY(varve_draft_push(parser, draft, step));
  return varve_begin_region_with(parser, first_argument);
}

varve_status varve_finish_with_block_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_block(parser));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_finish_with_result(varve_parser *parser, varve_operation_draft *draft,
                                      const varve_entity *type) {
  VARVE_TRY(varve_add_result(parser, type));
  return varve_finish_custom(parser, draft);
}

varve_status varve_put_comma(varve_printer *printer, uint64_t index) {
  return index == 0 ? VARVE_STATUS_OK : varve_put(printer, VARVE_SLICE(", "));
}

varve_status varve_print_operand(varve_printer *printer, const varve_operation *op,
                                 uint32_t index) {
  return varve_print_value(printer, op->operands[index].value);
}

varve_status varve_print_argument(varve_printer *printer, const varve_block *block,
                                  uint32_t index) {
  return varve_print_value(printer, &block->arguments[index]->value);
}

varve_status varve_print_all_operands(varve_printer *printer, const varve_operation *op) {
  VARVE_PUT(printer, " ");
  return varve_print_operands(printer, op, (varve_value_range){0, op->operand_count});
}

varve_status varve_put_word_between(varve_printer *printer, const char *before, const char *word,
                                    const char *after) {
  VARVE_TRY(varve_put(printer, varve_slice_of(before)));
  VARVE_TRY(varve_put(printer, varve_slice_of(word)));
  return varve_put(printer, varve_slice_of(after));
}

varve_status varve_print_operand_between(varve_printer *printer, const char *before,
                                         const varve_operation *op, uint32_t index,
                                         const char *after) {
  return varve_print_operands_between(printer, before, op, (varve_value_range){index, 1}, after);
}

varve_status varve_print_operands_between(varve_printer *printer, const char *before,
                                          const varve_operation *op, varve_value_range range,
                                          const char *after) {
  VARVE_TRY(varve_put(printer, varve_slice_of(before)));
  VARVE_TRY(varve_print_operands(printer, op, range));
  return varve_put(printer, varve_slice_of(after));
}

varve_status varve_print_typed_operands_between(varve_printer *printer, const char *before,
                                                const varve_operation *op, varve_value_range range,
                                                const char *after) {
  VARVE_TRY(varve_put(printer, varve_slice_of(before)));
  VARVE_TRY(varve_print_typed_operands(printer, op, range));
  return varve_put(printer, varve_slice_of(after));
}

varve_status varve_print_attribute_between(varve_printer *printer, const char *before,
                                           const varve_entity *attribute, const char *after) {
  VARVE_TRY(varve_put(printer, varve_slice_of(before)));
  VARVE_TRY(varve_print_attribute(printer, attribute));
  return varve_put(printer, varve_slice_of(after));
}

varve_status varve_print_literal_between(varve_printer *printer, const char *before,
                                         const varve_entity *attribute, const char *after) {
  VARVE_TRY(varve_put(printer, varve_slice_of(before)));
  VARVE_TRY(varve_print_attribute_without_type(printer, attribute));
  return varve_put(printer, varve_slice_of(after));
}

varve_status varve_print_type_after(varve_printer *printer, const char *before,
                                    const varve_entity *type) {
  VARVE_TRY(varve_put(printer, varve_slice_of(before)));
  return varve_print_type(printer, type);
}

varve_status varve_print_result_list(varve_printer *printer, const varve_operation *op) {
  const varve_value_range all = {0, varve_operation_result_count(op)};
  if (all.count == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " -> (");
  VARVE_TRY(varve_print_result_types(printer, op, all));
  return varve_put_char(printer, ')');
}

varve_status varve_print_colon_type(varve_printer *printer, const varve_entity *type) {
  return varve_print_type_after(printer, " : ", type);
}

varve_status varve_print_colon_types(varve_printer *printer, const varve_operation *op,
                                     varve_value_range range) {
  VARVE_PUT(printer, " : ");
  return varve_print_operand_types(printer, op, range);
}

varve_status varve_print_attributes_and_type(varve_printer *printer, const varve_operation *op,
                                             varve_elided elided, const varve_entity *type) {
  VARVE_TRY(varve_print_attr_dict(printer, op, elided));
  return varve_print_colon_type(printer, type);
}

varve_status varve_print_attributes_and_types(varve_printer *printer, const varve_operation *op,
                                              varve_elided elided, varve_value_range range) {
  VARVE_TRY(varve_print_attr_dict(printer, op, elided));
  return varve_print_colon_types(printer, op, range);
}

varve_status varve_print_attributes_and_functional_type(varve_printer *printer,
                                                        const varve_operation *op,
                                                        varve_elided elided) {
  VARVE_TRY(varve_print_attr_dict(printer, op, elided));
  VARVE_PUT(printer, " : ");
  return varve_print_functional_type(printer, op);
}

varve_status varve_print_optional_unit(varve_printer *printer, const varve_operation *op,
                                       const char *attribute, const char *text) {
  if (varve_operation_attribute(op, varve_slice_of(attribute)) == NULL)
    return VARVE_STATUS_OK;
  return varve_put(printer, varve_slice_of(text));
}

varve_status varve_print_optional_attribute(varve_printer *printer, const varve_operation *op,
                                            const char *name, const char *before) {
  const varve_entity *value = varve_operation_attribute(op, varve_slice_of(name));
  if (value == NULL)
    return VARVE_STATUS_OK;
  return varve_print_attribute_between(printer, before, value, ")");
}

varve_status varve_print_region(varve_printer *printer, varve_print_operation *frame,
                                uint32_t index, uint32_t flags) {
  VARVE_PUT(printer, " ");
  return varve_ask_region(frame, varve_operation_region(frame->op, index), flags);
}

varve_slice varve_draft_fact(const varve_operation_draft *draft, const char *key) {
  const varve_operation_definition *definition = draft->name->definition;
  if (definition == NULL)
    return VARVE_SLICE("");
  return varve_find_text_fact(definition->dialect->tables, definition->record->facts, key);
}

bool varve_draft_has_property(const varve_operation_draft *draft, varve_slice key) {
  const varve_operation_definition *definition = draft->name->definition;
  return definition != NULL && varve_find_property(definition, key) != NULL;
}

varve_status varve_add_operand_sizes(varve_parser *parser, const int32_t *sizes, size_t count) {
  const varve_entity *array = NULL;
  VARVE_TRY(varve_segments_get(parser->context, sizes, (uint32_t)count, &array));
  return varve_add_attribute(parser, varve_segments_name(parser->context->era, true), array);
}

varve_status varve_bool_array_get(varve_context *context, varve_slice flags,
                                  const varve_entity **array) {
  return varve_dense_array_get(context, context->i1, flags, array);
}

/* Shapes as dense elements of index */

varve_status varve_index_elements_get(varve_parser *parser, varve_dims sizes,
                                      const varve_entity **elements) {
  const varve_entity *type = NULL;
  int64_t rank = (int64_t)sizes.rank;
  size_t start = parser->text.size;
  *elements = NULL;
  VARVE_TRY(varve_tensor_type_get(parser->context, (varve_dims){&rank, 1},
                                  parser->context->index_type, NULL, &type));
  for (size_t i = 0; i < sizes.rank; i++) {
    uint64_t word = sizes.sizes[i] == VARVE_DYNAMIC ? UINT64_MAX : (uint64_t)sizes.sizes[i];
    for (size_t byte = 0; byte < 8; byte++)
      VARVE_TRY(varve_buffer_append_char(&parser->text, (char)(word >> (8 * byte) & 0xff)));
  }
  varve_slice data = varve_slice_make(parser->text.data + start, parser->text.size - start);
  varve_status status = varve_dense_elements_get(parser->context, type, data, false, elements);
  parser->text.size = start;
  return status;
}

bool varve_index_elements_count(const varve_entity *elements, uint64_t *count) {
  *count = 0;
  if (elements == NULL || elements->kind != VARVE_KIND_DENSE_ELEMENTS ||
      varve_type_element(elements->children[0])->kind != VARVE_KIND_INDEX_TYPE)
    return false;
  varve_dims dims = varve_type_dims(elements->children[0]);
  return dims.rank == 1 && varve_dims_count(dims, count);
}

int64_t varve_index_element(const varve_entity *elements, uint64_t index) {
  size_t first = (elements->flags & VARVE_FLAG_SPLAT) != 0 ? 0 : 8 * (size_t)index;
  const unsigned char *bytes = (const unsigned char *)varve_entity_payload(elements) + first;
  return (int64_t)varve_load_bytes(bytes, 8);
}

varve_status varve_parse_i64(varve_parser *parser, int64_t *value) {
  varve_literal literal = {.place = parser->token.text.data};
  uint64_t word = 0;
  *value = 0;
  literal.is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  literal.token = parser->token;
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected an integer");
  VARVE_TRY(varve_parse_integer_literal(parser, &literal, parser->context->i64, &word));
  varve_advance(parser);
  *value = (int64_t)word;
  return VARVE_STATUS_OK;
}

varve_status varve_parse_i64_array(varve_parser *parser, const varve_entity **array) {
  size_t first = parser->numbers.count;
  *array = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the numbers"));
  if (!varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE)) {
    do {
      int64_t number;
      VARVE_TRY(varve_parse_i64(parser, &number));
      VARVE_TRY(varve_push_number(parser, number));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the numbers"));
  return varve_numbers_to_array(parser, first, array);
}

static varve_status add_entries(varve_parser *parser, const varve_entity *dictionary) {
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++)
    VARVE_TRY(varve_add_attribute(parser, varve_string_bytes(varve_dictionary_name(dictionary, i)),
                                  varve_dictionary_value(dictionary, i)));
  return VARVE_STATUS_OK;
}

varve_status varve_parse_more_attributes(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *dictionary = NULL;
  if (draft->dictionary == NULL)
    return varve_parse_attr_dict(parser, draft);
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_node(parser, varve_begin_dictionary, &dictionary));
  return add_entries(parser, dictionary);
}

bool varve_may_end_in_comma(const varve_parser *parser) {
  return varve_era_has(parser->context->era, VARVE_HAS_NUMBERED_DICTIONARIES) &&
         !varve_at(parser, VARVE_TOKEN_PERCENT_NAME);
}

varve_status varve_parse_properties_in_form(varve_parser *parser) {
  const varve_entity *properties = NULL;
  const char *place;
  if (!varve_accept(parser, VARVE_TOKEN_LESS))
    return VARVE_STATUS_OK;
  place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, &properties));
  if (properties->kind != VARVE_KIND_DICTIONARY)
    return VARVE_INVALID_ERROR(parser, place, "the properties must be a dictionary");
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the properties"));
  return add_entries(parser, properties);
}

varve_status varve_parse_colon_types_of(varve_parser *parser, const varve_operation_draft *draft,
                                        size_t first) {
  varve_operand_range range = {first, varve_draft_operand_count(parser, draft) - first};
  size_t first_node = parser->nodes.count, count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  return varve_resolve_range(parser, draft, range, first_node);
}

const varve_entity *varve_element_or_self(const varve_entity *type) {
  return type->kind == VARVE_KIND_RANKED_TENSOR_TYPE || type->kind == VARVE_KIND_MEMREF_TYPE
             ? varve_type_element(type)
             : type;
}

/* Operations that the text implies but does not contain */

varve_status varve_build_hidden(varve_hidden_builder *builder, const varve_hidden_operation *op,
                                varve_value **result) {
  varve_parser *parser = builder->parser;
  varve_operation_state state = {.location = builder->location,
                                 .result_types = &op->result,
                                 .result_count = op->result != NULL,
                                 .operands = op->operands,
                                 .operand_count = op->operand_count};
  varve_attribute_split split;
  varve_operation *created = NULL;
  VARVE_TRY(varve_operation_name_get(parser->context, varve_slice_of(op->name), &state.name));
  VARVE_TRY(varve_split_attributes(parser->context, state.name, op->dictionary, NULL, &split));
  state.dictionary = split.dictionary;
  state.properties = split.properties;
  VARVE_TRY(varve_operation_create(parser->module, &state, &created));
  varve_block_insert_operation(builder->block, NULL, created);
  if (result != NULL)
    *result = op->result == NULL ? NULL : varve_operation_result(created, 0);
  return VARVE_STATUS_OK;
}

varve_status varve_single_entry(varve_parser *parser, varve_slice name, const varve_entity *value,
                                const varve_entity **dictionary) {
  const varve_entity *pair[2] = {NULL, value};
  *dictionary = NULL;
  VARVE_TRY(varve_string_get(parser->context, name, &pair[0]));
  return varve_dictionary_get(parser->context, pair, 1, NULL, dictionary);
}

varve_status varve_print_global_type(varve_printer *printer, const varve_print_call *call,
                                     const varve_entity **value) {
  const varve_entity *type = varve_printed_attribute(call, VARVE_GLOBAL_TYPE);
  *value = NULL;
  if (type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_type(printer, type->children[0]));
  *value = varve_printed_attribute(call, VARVE_GLOBAL_VALUE);
  return *value == NULL ? VARVE_STATUS_OK : varve_put(printer, VARVE_SLICE(" = "));
}

varve_status varve_parse_symbol_reference(varve_parser *parser, const varve_entity **symbol) {
  *symbol = NULL;
  if (!varve_at(parser, VARVE_TOKEN_AT_NAME))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected a symbol: '@name'");
  return varve_parse_attribute(parser, symbol);
}

varve_status varve_parse_own_name(varve_parser *parser) {
  const varve_entity *name = NULL;
  VARVE_TRY(varve_parse_symbol_name(parser, &name));
  return varve_add_attribute(parser, VARVE_SLICE("sym_name"), name);
}

varve_status varve_print_symbol(varve_printer *printer, const varve_entity *name) {
  if (name == NULL || name->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put_char(printer, ' '));
  return varve_print_symbol_name(printer, varve_string_bytes(name));
}

varve_status varve_print_own_name(varve_printer *printer, const varve_operation *op) {
  return varve_print_symbol(printer, varve_operation_attribute(op, VARVE_SLICE("sym_name")));
}

varve_status varve_push_attribute(varve_parser *parser, const varve_entity *attribute) {
  return varve_vector_push(&parser->attributes, &attribute);
}

varve_status varve_set_attribute_list(varve_parser *parser, varve_parse_call *call,
                                      uint32_t argument, size_t first) {
  size_t count = parser->attributes.count - first;
  const varve_entity *array = NULL;
  if (count > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_array_get(
      parser->context,
      count == 0 ? NULL : (const varve_entity *const *)parser->attributes.data + first,
      (uint32_t)count, &array));
  varve_vector_truncate(&parser->attributes, first);
  return varve_set_attribute(parser, call, argument, array);
}

bool varve_enum_number_of(const varve_attribute_syntax *syntax, const varve_entity *value,
                          uint64_t *number) {
  if (value == NULL || value->kind != VARVE_KIND_INTEGER || value->children[0] != syntax->type ||
      !varve_enum_has(&syntax->rule, varve_integer_words(value)[0]))
    return false;
  *number = varve_integer_words(value)[0];
  return true;
}
