/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses values of parameters by their rules. */
#include "text/parse/parse_parameter.h"

#include "dialect/evaluate/infer_convert.h"
#include "text/parse/parse_by_format.h"

/* Values without nested nodes */

/* A float as in an attribute, without its type. */
static varve_status begin_float(varve_parser *parser, const varve_parameter_rule *rule) {
  if (!varve_at(parser, VARVE_TOKEN_FLOAT) && !varve_at(parser, VARVE_TOKEN_INTEGER) &&
      !varve_at(parser, VARVE_TOKEN_MINUS))
    return VARVE_EXPECTED(parser, "expected a float");
  parser->request.type =
      parser->context->floats[rule->width == 32 ? VARVE_FLOAT_F32 : VARVE_FLOAT_F64];
  return varve_begin_number(parser);
}

varve_status varve_begin_plain_float(varve_parser *parser, const varve_parameter_rule *rule) {
  const char *place = parser->token.text.data;
  const varve_float_kind kind = rule->width == 32 ? VARVE_FLOAT_F32 : VARVE_FLOAT_F64;
  const varve_entity *value = NULL;
  uint64_t bits[2];
  bool is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  varve_slice text = parser->token.text;
  bool is_hex = text.size > 1 && text.data[1] == 'x';
  if (!varve_at(parser, VARVE_TOKEN_FLOAT) && (!varve_at(parser, VARVE_TOKEN_INTEGER) || is_hex)) {
    varve_reset(parser, place);
    return begin_float(parser, rule);
  }
  VARVE_TRY(varve_float_parse_through_f64(kind, text, is_negative, bits));
  VARVE_TRY(varve_float_get(parser->context, parser->context->floats[kind], bits, &value));
  varve_advance(parser);
  return varve_push_node(parser, value);
}

static varve_status parse_bool(varve_parser *parser) {
  static const varve_parameter_rule one_bit = {.kind = VARVE_PARAMETER_INTEGER, .width = 1};
  const varve_entity *attribute = NULL;
  uint64_t value = 0;
  VARVE_TRY(varve_parse_parameter_integer(parser, &one_bit, &value));
  VARVE_TRY(varve_bool_get(parser->context, value != 0, &attribute));
  return varve_push_node(parser, attribute);
}

varve_status varve_parse_parameter_word(varve_parser *parser) {
  const varve_entity *word = NULL;
  VARVE_TRY(varve_parse_word_or_string(parser, &word));
  return word == NULL ? VARVE_EXPECTED(parser, "expected a word or a string")
                      : varve_push_node(parser, word);
}

varve_status varve_parse_parameter_symbol(varve_parser *parser) {
  const varve_entity *symbol = NULL;
  if (!varve_at(parser, VARVE_TOKEN_AT_NAME))
    return VARVE_EXPECTED(parser, "expected a symbol");
  VARVE_TRY(varve_token_string(parser, &parser->token, &symbol));
  varve_advance(parser);
  return varve_push_node(parser, symbol);
}

static varve_status parse_string(varve_parser *parser) {
  const varve_entity *string = NULL;
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_EXPECTED(parser, "expected a string");
  VARVE_TRY(varve_token_string(parser, &parser->token, &string));
  varve_advance(parser);
  return varve_push_node(parser, string);
}

/* As in MLIR, an attribute of unknown form has the type that its place gives. */
static varve_status give_text_type(varve_parser *parser, const varve_entity *type) {
  const varve_entity *attribute = varve_top_node(parser);
  const varve_entity *dialect = attribute->children[0];
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_find_entity(parser->context, varve_string_bytes(dialect),
                              varve_dialect_node_mnemonic(attribute), false, &definition));
  if (definition != NULL || varve_text_self_type(attribute) != NULL)
    return VARVE_STATUS_OK;
  size_t first = parser->nodes.count;
  for (uint32_t i = 1; i < attribute->child_count; i++)
    VARVE_TRY(varve_push_node(parser, attribute->children[i]));
  VARVE_TRY(varve_push_node(parser, type));
  varve_slice text = varve_slice_make(varve_entity_payload(attribute), attribute->payload_size);
  VARVE_TRY(varve_dialect_attribute_get(parser->context, dialect, text,
                                        (const varve_entity *const *)parser->nodes.data + first,
                                        attribute->child_count, &attribute));
  varve_vector_truncate(&parser->nodes, first - 1);
  return varve_push_node(parser, attribute);
}

varve_status varve_give_self_type(varve_parser *parser, const varve_entity *type) {
  const varve_entity **top = &VARVE_VECTOR_LAST(&parser->nodes, const varve_entity *);
  const varve_entity_definition *definition = NULL;
  if ((*top)->kind != VARVE_KIND_DIALECT_ATTRIBUTE)
    return VARVE_STATUS_OK;
  if (!varve_entity_is_parametric(*top))
    return type->kind == VARVE_KIND_NONE_TYPE ? VARVE_STATUS_OK : give_text_type(parser, type);
  varve_slice mnemonic = varve_parametric_mnemonic(*top);
  VARVE_TRY(varve_find_entity(parser->context, varve_string_bytes((*top)->children[0]), mnemonic,
                              false, &definition));
  uint32_t count = varve_parameter_count(*top);
  uint32_t self = definition == NULL || definition->format == NULL ? VARVE_NO_PARAMETER
                                                                   : definition->format->self_type;
  if (self >= count || varve_parameter(*top, self)->kind != VARVE_KIND_NONE_TYPE)
    return VARVE_STATUS_OK;
  const varve_entity *dialect = (*top)->children[0], *attribute = *top;
  size_t first = parser->nodes.count;
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_push_node(parser, i == self ? type : varve_parameter(attribute, i)));
  VARVE_TRY(varve_parametric_attribute_get(parser->context, dialect, mnemonic,
                                           (const varve_entity *const *)parser->nodes.data + first,
                                           count, &attribute));
  varve_vector_truncate(&parser->nodes, first - 1);
  return varve_push_node(parser, attribute);
}

varve_status varve_begin_typed_parameter(varve_parser *parser, const varve_entity *type) {
  if (varve_at(parser, VARVE_TOKEN_STRING))
    return parse_string(parser);
  bool takes_type = varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_FLOAT) ||
                    varve_at(parser, VARVE_TOKEN_MINUS) || varve_at_word(parser, "dense") ||
                    varve_at_word(parser, "dense_resource") || varve_at_word(parser, "sparse");
  parser->request.type = takes_type ? type : NULL;
  return varve_request(parser, varve_begin_attribute);
}

varve_status varve_list_enum_cases(varve_parser *parser, const varve_parameter_rule *rule,
                                   varve_slice *names) {
  enum { SHOWN = 600 };
  size_t start = parser->text.size;
  const varve_record_list list = rule->enumeration.record.cases;
  for (uint32_t i = 0; i < list.count && parser->text.size - start < SHOWN; i++) {
    if (i != 0)
      VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE(", ")));
    VARVE_TRY(varve_buffer_append(&parser->text, varve_enum_case_text(rule->tables, list, i)));
  }
  *names = varve_slice_make(parser->text.data + start, parser->text.size - start);
  return VARVE_STATUS_OK;
}

static bool accept_separator(varve_parser *parser, const varve_parameter_rule *rule) {
  varve_slice separator = varve_table_text(rule->tables, rule->enumeration.record.separator);
  if ((rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) == 0)
    return false;
  bool is_bar = separator.size != 0 && memchr(separator.data, '|', separator.size) != NULL;
  return varve_accept(parser, is_bar ? VARVE_TOKEN_BAR : VARVE_TOKEN_COMMA);
}

/* Values that nest */

varve_status varve_begin_short_type(varve_parser *parser, const varve_dialect_definition *dialect) {
  const varve_entity_definition *definition = NULL;
  varve_slice mnemonic = parser->token.text;
  if (varve_at(parser, VARVE_TOKEN_WORD)) {
    VARVE_TRY(varve_find_entity(parser->context, dialect->name, mnemonic, true, &definition));
    VARVE_TRY(
        varve_format_find_numbered(parser->context, dialect->name, true, &mnemonic, &definition));
  }
  if (definition == NULL)
    return varve_request(parser, varve_begin_type);
  varve_reset(parser, mnemonic.data + mnemonic.size);
  if (definition->format != NULL) {
    parser->request.definition = definition;
    return varve_request(parser, varve_begin_by_format);
  }
  if (!varve_at(parser, VARVE_TOKEN_LESS)) {
    const varve_entity *type_dialect = NULL;
    const varve_entity *type = NULL;
    VARVE_TRY(varve_string_get(parser->context, definition->dialect->name, &type_dialect));
    VARVE_TRY(varve_dialect_type_get(parser->context, type_dialect, definition->mnemonic, NULL, 0,
                                     &type));
    return varve_push_node(parser, type);
  }
  parser->request.short_type = (varve_parameter_rule){
      .is_type = true, .dialect = dialect->name, .mnemonic = definition->mnemonic};
  return varve_request_text_body(parser, &parser->request.short_type);
}

static varve_status begin_short_type(varve_parser *parser) {
  return varve_begin_short_type(parser, parser->request.short_dialect);
}

varve_status varve_parse_short_type(varve_parser *parser, const varve_dialect_definition *dialect) {
  parser->request.short_dialect = dialect;
  return varve_parse_to_stack(parser, begin_short_type);
}

/* [a, [b, c]]: items of an array that is an item or a field. */

enum { AT_START, ITEM_READ }; /* states */

static varve_status begin_list_item(varve_parser *parser, varve_frame *frame) {
  const varve_format_draft *draft =
      &VARVE_VECTOR_LAST(&parser->dialect.formats, varve_format_draft);
  bool is_nested;
  frame->state = ITEM_READ;
  frame->mark = parser->token.text.data;
  return varve_begin_parameter_value(parser, draft->list, &is_nested);
}

static varve_status finish_list(varve_parser *parser, varve_frame *frame) {
  const varve_entity *array = NULL;
  uint32_t count = 0;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the list"));
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  VARVE_TRY(varve_array_get(parser->context, varve_frame_nodes(parser, frame), count, &array));
  varve_vector_truncate(&parser->dialect.formats, parser->dialect.formats.count - 1);
  return varve_frame_finish(parser, frame, array);
}

static varve_status list_step(varve_parser *parser, varve_frame *frame) {
  const varve_parameter_rule *rule =
      VARVE_VECTOR_LAST(&parser->dialect.formats, varve_format_draft).list;
  const varve_entity **top = &VARVE_VECTOR_LAST(&parser->nodes, const varve_entity *);
  if (frame->state == AT_START) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the list"));
    return varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE) ? finish_list(parser, frame)
                                                      : begin_list_item(parser, frame);
  }
  if (!varve_parameter_rule_accepts(rule, *top))
    return VARVE_INVALID_ERROR(parser, frame->mark,
                               "this kind of attribute or type cannot be in the list");
  if (varve_is_type(*top))
    VARVE_TRY(varve_type_attribute_get(parser->context, *top, top));
  return varve_accept(parser, VARVE_TOKEN_COMMA) ? begin_list_item(parser, frame)
                                                 : finish_list(parser, frame);
}

varve_status varve_begin_parameter_value(varve_parser *parser, const varve_parameter_rule *rule,
                                         bool *is_nested) {
  *is_nested = false;
  switch (rule->kind) {
  case VARVE_PARAMETER_INTEGER: {
    uint64_t value = 0;
    VARVE_TRY(varve_parse_parameter_integer(parser, rule, &value));
    return varve_push_parameter_integer(parser, value);
  }
  case VARVE_PARAMETER_FLOAT:
    return begin_float(parser, rule);
  case VARVE_PARAMETER_BOOL:
    return parse_bool(parser);
  case VARVE_PARAMETER_STRING:
    return parse_string(parser);
  case VARVE_PARAMETER_ENUM: {
    uint64_t value = 0;
    do {
      const varve_entity *word = NULL;
      const char *place = parser->token.text.data;
      uint64_t bits = 0;
      VARVE_TRY(varve_parse_word_or_string(parser, &word));
      if (word == NULL || !varve_enum_find(rule, varve_string_bytes(word), &bits)) {
        size_t start = parser->text.size;
        varve_slice names;
        VARVE_TRY(varve_list_enum_cases(parser, rule, &names));
        varve_status status =
            VARVE_SYNTAX_ERROR(parser, place, "expected one of %.*s", VARVE_FORMAT_SLICE(names));
        parser->text.size = start;
        return status;
      }
      value |= bits;
    } while (accept_separator(parser, rule));
    return varve_push_parameter_integer(parser, value);
  }
  case VARVE_PARAMETER_DENSE_ARRAY:
    if (!varve_at(parser, VARVE_TOKEN_HASH_NAME)) {
      /* [1, 2] */
      const varve_entity *element = NULL;
      const varve_entity *array = NULL;
      size_t start = parser->text.size;
      VARVE_TRY(varve_integer_type_get(parser->context, rule->width, VARVE_SIGNLESS, &element));
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the elements"));
      while (!varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE)) {
        uint64_t value = 0;
        VARVE_TRY(varve_parse_parameter_integer(parser, rule, &value));
        for (uint32_t bit = 0; bit < rule->width; bit += 8)
          VARVE_TRY(
              varve_buffer_append_char(&parser->text, (char)(unsigned char)(value >> bit & 0xff)));
        if (!varve_accept(parser, VARVE_TOKEN_COMMA))
          break;
      }
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the elements"));
      VARVE_TRY(varve_dense_array_get(
          parser->context, element,
          varve_slice_make(parser->text.data + start, parser->text.size - start), &array));
      parser->text.size = start;
      return varve_push_node(parser, array);
    }
    break;
  default:
    break;
  }
  *is_nested = true;
  if (rule->kind == VARVE_PARAMETER_LIST) {
    const varve_format_draft draft = {.list = rule->inner};
    varve_frame *frame = NULL;
    VARVE_TRY(varve_frame_push(parser, list_step, parser->token.text.data, &frame));
    return varve_vector_push(&parser->dialect.formats, &draft);
  }
  if (rule->kind == VARVE_PARAMETER_ENTITY) {
    /* Begins #d.a in full, or its body if the definition is known. */
    const varve_entity_definition *definition = NULL;
    varve_begin_function *generic = rule->is_type ? varve_begin_type : varve_begin_attribute;
    if (varve_at(parser, rule->is_type ? VARVE_TOKEN_EXCLAMATION_NAME : VARVE_TOKEN_HASH_NAME))
      return varve_request(parser, generic);
    VARVE_TRY(varve_find_entity(parser->context, rule->dialect, rule->mnemonic, rule->is_type,
                                &definition));
    if (definition != NULL && definition->format != NULL) {
      parser->request.definition = definition;
      return varve_request(parser, varve_begin_by_format);
    }
    if (!varve_at(parser, VARVE_TOKEN_LESS))
      return varve_request(parser, generic);
    return varve_request_text_body(parser, rule);
  }
  if (rule->kind == VARVE_PARAMETER_AFFINE_MAP)
    return varve_request(parser, varve_begin_bare_affine_map);
  return varve_request(parser, rule->kind == VARVE_PARAMETER_TYPE ? varve_begin_type
                                                                  : varve_begin_attribute);
}

/* Values alone */

static varve_status begin_requested_value(varve_parser *parser) {
  const varve_parameter_rule *rule = parser->request.rule;
  bool is_nested;
  parser->request.rule = NULL;
  return varve_begin_parameter_value(parser, rule, &is_nested);
}

varve_status varve_parse_by_rule(varve_parser *parser, const varve_parameter_rule *rule,
                                 const varve_entity **node) {
  parser->request.rule = rule;
  return varve_parse_node(parser, begin_requested_value, node);
}
