/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses attributes of operations whose text is not that of their rule: inside($x), short($x),
 * dense($x, T), word(...), name($x), dict($x), number($x, E) and typed($x, T). */
#include "base/scanner.h"
#include "dialect/evaluate/infer_convert.h"
#include "ir/attributes.h"
#include "text/format_rules.h"
#include "text/parse/parse_parameter.h"
#include "text/parse_operation/parse_hook.h"
#include "text/parse_operation/parse_operation_by_format.h"

varve_status varve_parse_typed(varve_parser *parser, const varve_operation_draft *draft,
                               const varve_syntax_element *element) {
  varve_format_slot *slot = varve_element_slot(parser, draft, element + 1);
  varve_arena_mark mark;
  varve_term term;
  *slot = (varve_format_slot){.place = parser->token.text.data, .is_set = true};
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_status status = varve_evaluate_draft(parser, draft, element->index, &term);
  const varve_entity *type = status == VARVE_STATUS_OK ? varve_term_type(&term) : NULL;
  varve_arena_reset(&parser->scratch, mark);
  VARVE_TRY(status);
  if (type == NULL)
    return VARVE_INVALID_ERROR(parser, slot->place, "the type of this attribute is unknown here");
  VARVE_TRY(varve_parse_attribute_of_type(parser, type, &slot->attribute));
  VARVE_TRY(varve_push_node(parser, slot->attribute));
  VARVE_TRY(varve_give_self_type(parser, type));
  slot->attribute = varve_top_node(parser);
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  return VARVE_STATUS_OK;
}

/* inside($x) */

varve_status varve_parse_spelling(varve_parser *parser, varve_syntax_spelling spelling,
                                  const varve_form_request *request, const varve_entity **value) {
  const varve_attribute_syntax symbol = {.form = VARVE_ATTRIBUTE_FORM_SYMBOL_NAME};
  varve_form_request as_symbol = *request;
  switch (spelling) {
  case VARVE_SPELLING_NAME:
    VARVE_TRY(varve_parse_word_or_string(parser, value));
    return *value != NULL || request->is_optional
               ? VARVE_STATUS_OK
               : VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                    "expected a name: a word or a string");
  case VARVE_SPELLING_VALUE: {
    /* value($x) */
    varve_slice name = parser->token.text;
    if (!varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
      return VARVE_SYNTAX_ERROR(parser, name.data, "expected a name: '%%' and a word");
    varve_advance(parser);
    return varve_string_get(parser->context, varve_slice_make(name.data + 1, name.size - 1), value);
  }
  case VARVE_SPELLING_INSIDE: {
    const varve_entity_definition *definition = NULL;
    if (varve_at(parser, VARVE_TOKEN_HASH_NAME))
      return varve_parse_attribute(parser, value);
    if (varve_syntax_is_affine_map(request->syntax))
      return varve_parse_node(parser, varve_begin_bare_affine_map, value);
    VARVE_TRY(varve_find_entity(parser->context, request->syntax->rule.dialect,
                                request->syntax->rule.mnemonic, false, &definition));
    parser->request.definition = definition;
    return varve_parse_node(parser, varve_begin_inside_format, value);
  }
  case VARVE_SPELLING_DICTIONARY:
    return varve_at(parser, VARVE_TOKEN_LEFT_BRACE) ? varve_parse_attribute(parser, value)
                                                    : VARVE_STATUS_OK;
  default:
    as_symbol.syntax = &symbol;
    return varve_parse_form(parser, &as_symbol, value);
  }
}

/* word(...) */

static varve_status report_word(varve_parser *parser, const varve_operation_draft *draft,
                                const char *place) {
  return VARVE_SYNTAX_ERROR(parser, place, "this is not the word in the custom form of '%.*s'",
                            VARVE_FORMAT_SLICE(draft->name->text));
}

varve_status varve_parse_word(varve_parser *parser, const varve_operation_draft *draft,
                              const varve_syntax_element *word) {
  varve_slice text = parser->token.text;
  const varve_syntax_element *end = &draft->format->elements[word->next];
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return report_word(parser, draft, text.data);
  for (const varve_syntax_element *element = word + 1; element < end; element++) {
    if (element->kind == VARVE_SYNTAX_ATTRIBUTE) {
      /* Takes the number at the start of the text. */
      const varve_attribute_syntax *syntax =
          varve_syntax_of_attribute(draft->format, element->index, element->is_item);
      varve_format_slot *slot =
          varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, element->index);
      size_t size = 0;
      uint64_t number = 0;
      while (size < text.size && varve_char_is(text.data[size], VARVE_CHAR_DIGIT))
        size++;
      uint32_t width = varve_type_bit_width(syntax->type);
      if (size == 0 || !varve_token_unsigned(varve_slice_make(text.data, size), &number) ||
          (width < 64 && number >> width != 0))
        return report_word(parser, draft, text.data);
      VARVE_TRY(varve_integer_get(parser->context, syntax->type, &number, &slot->attribute));
      slot->is_set = true;
      text = varve_text_after(text, size);
    } else if (element->kind == VARVE_SYNTAX_INDEX) {
      /* Takes the number of the current item. */
      const uint32_t index_element = (uint32_t)(element - draft->format->elements);
      size_t size = 0;
      uint64_t number = 0;
      while (size < text.size && varve_char_is(text.data[size], VARVE_CHAR_DIGIT))
        size++;
      bool has_zeros = size > 1 && text.data[0] == '0';
      if (size == 0 || has_zeros ||
          !varve_token_unsigned(varve_slice_make(text.data, size), &number) ||
          number != varve_item_number(parser, draft, index_element))
        return report_word(parser, draft, text.data);
      text = varve_text_after(text, size);
    } else if (varve_slice_starts_with(text, element->text))
      text = varve_text_after(text, element->text.size);
    else
      return report_word(parser, draft, text.data);
  }
  if (text.size != 0)
    return report_word(parser, draft, text.data);
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

/* short($x) */

static varve_status parse_short_item(varve_parser *parser, const varve_operation_draft *draft,
                                     const varve_entity **value) {
  const varve_entity_definition *definition = NULL;
  if (varve_at(parser, VARVE_TOKEN_WORD))
    VARVE_TRY(varve_find_entity(parser->context, draft->format->definition->dialect->name,
                                parser->token.text, false, &definition));
  if (definition == NULL || definition->format == NULL)
    return varve_parse_attribute(parser, value);
  varve_advance(parser);
  parser->request.definition = definition;
  return varve_parse_node(parser, varve_begin_by_format, value);
}

varve_status varve_parse_short_attribute(varve_parser *parser, const varve_operation_draft *draft,
                                         const varve_attribute_syntax *syntax,
                                         const varve_entity **value) {
  size_t first = parser->nodes.count;
  const varve_entity *item = NULL;
  if (varve_syntax_is_type(syntax)) {
    VARVE_TRY(varve_parse_short_type(parser, draft->format->definition->dialect));
    *value = varve_top_node(parser);
    varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
    return varve_type_attribute_get(parser->context, *value, value);
  }
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return parse_short_item(parser, draft, value);
  if (!varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE))
    do {
      VARVE_TRY(parse_short_item(parser, draft, &item));
      VARVE_TRY(varve_push_node(parser, item));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the items"));
  size_t count = parser->nodes.count - first;
  VARVE_TRY(varve_array_get(parser->context,
                            &VARVE_VECTOR_AT(&parser->nodes, const varve_entity *, first),
                            (uint32_t)count, value));
  varve_vector_truncate(&parser->nodes, first);
  return VARVE_STATUS_OK;
}

static varve_status parse_short_type(varve_parser *parser, const varve_operation_draft *draft,
                                     const varve_entity **type) {
  VARVE_TRY(varve_parse_short_type(parser, draft->format->definition->dialect));
  *type = varve_top_node(parser);
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  return VARVE_STATUS_OK;
}

/* short(type($x)) */
varve_status varve_parse_short_types(varve_parser *parser, const varve_operation_draft *draft,
                                     varve_variadicity variadicity) {
  bool is_there = varve_at(parser, VARVE_TOKEN_WORD) || varve_at_type(parser);
  if (variadicity != VARVE_VARIADICITY_SINGLE && !is_there)
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(varve_parse_short_type(parser, draft->format->definition->dialect));
  } while (variadicity == VARVE_VARIADICITY_VARIADIC && varve_accept(parser, VARVE_TOKEN_COMMA));
  return VARVE_STATUS_OK;
}

/* The type follows the elements, so they are parsed twice. */
static varve_status parse_typed_dense(varve_parser *parser, const varve_operation_draft *draft,
                                      const varve_entity **value) {
  const varve_entity *element = NULL, *type = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " before the type of an element"));
  VARVE_TRY(parse_short_type(parser, draft, &element));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after the type of an element"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_skip_elements(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the elements"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the elements"));
  VARVE_TRY(parse_short_type(parser, draft, &type));
  const char *end = parser->token.text.data;
  varve_reset(parser, place);
  VARVE_TRY(varve_parse_elements_of(parser, type, value));
  varve_reset(parser, end);
  if (varve_type_element(varve_plain_elements(*value)->children[0]) != element)
    return VARVE_INVALID_ERROR(parser, place, "the elements in '%.*s' have another type",
                               VARVE_FORMAT_SLICE(draft->name->text));
  return VARVE_STATUS_OK;
}

/* dense($x, T) */

varve_status varve_parse_dense(varve_parser *parser, const varve_operation_draft *draft,
                               const varve_syntax_element *element, const varve_entity **value) {
  const char *place = parser->token.text.data;
  varve_arena_mark mark;
  varve_term type;
  if (element->anchor_count == 0)
    return parse_typed_dense(parser, draft, value);
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_status status = varve_evaluate_draft(parser, draft, element->first_anchor, &type);
  const varve_entity *found = status == VARVE_STATUS_OK ? varve_term_type(&type) : NULL;
  varve_arena_reset(&parser->scratch, mark);
  VARVE_TRY(status);
  if (found == NULL)
    return VARVE_INVALID_ERROR(parser, place,
                               "the type of the elements in '%.*s' is not known here",
                               VARVE_FORMAT_SLICE(draft->name->text));
  return varve_parse_elements_of(parser, found, value);
}
