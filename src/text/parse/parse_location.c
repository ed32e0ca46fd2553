/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations. Builtin dialect: "Location Attributes". */
#include "text/parse/parse.h"

/* The verifier checks whether the definition of an attribute allows it to be a location. */
static varve_status location_from(varve_parser *parser, const varve_entity *attribute,
                                  const char *place, const varve_entity **location) {
  varve_status status = varve_location_from_attribute(parser->context, attribute, location);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_INVALID_ERROR(parser, place, "expected a location, but this is a %s",
                               varve_kind_text((varve_kind)attribute->kind));
  VARVE_TRY(status);
  return attribute == *location
             ? VARVE_STATUS_OK
             : varve_grammar_check(parser, VARVE_GRAMMAR_DIALECT_LOCATIONS, place);
}

/* "file":1:2 to 3:4 */

static varve_status parse_position(varve_parser *parser, const char *what, uint32_t *value) {
  uint64_t number = 0;
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected the %s of the location", what);
  if (!varve_token_unsigned(parser->token.text, &number) || number > UINT32_MAX)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "the %s of a location must fit in 32 bits", what);
  varve_advance(parser);
  *value = (uint32_t)number;
  return VARVE_STATUS_OK;
}

static varve_status parse_file_location(varve_parser *parser, const varve_entity *file) {
  varve_file_range range = {.count = 1};
  const varve_entity *location = NULL;
  VARVE_TRY(parse_position(parser, "line", &range.start_line));
  range.end_line = range.start_line;
  if (!varve_at(parser, VARVE_TOKEN_COLON))
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_LOCATION_RANGES, parser->last_end));
  if (varve_accept(parser, VARVE_TOKEN_COLON)) {
    range.count = VARVE_FILE_LINE_COLUMN;
    VARVE_TRY(parse_position(parser, "column", &range.start_column));
    range.end_column = range.start_column;
    if (varve_at_word(parser, "to")) {
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_LOCATION_RANGES, parser->last_end));
      varve_advance(parser);
      /* Called after "to". Ranges with different spellings stay different, even if they are
       * equal. */
      range.count = 3;
      if (varve_at(parser, VARVE_TOKEN_INTEGER)) {
        range.count = 4;
        VARVE_TRY(parse_position(parser, "last line", &range.end_line));
      }
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " before the last column of the location"));
      VARVE_TRY(parse_position(parser, "last column", &range.end_column));
    }
  }
  VARVE_TRY(varve_file_location_get(parser->context, file, range, &location));
  return varve_push_node(parser, location);
}

/* "name"(child) */

static varve_status finish_name(varve_parser *parser, const varve_entity *name,
                                const varve_entity *child) {
  const varve_entity *location = NULL;
  VARVE_TRY(varve_name_location_get(parser->context, name, child, &location));
  return varve_push_node(parser, location);
}

static varve_status name_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  const varve_entity *name = nodes[0], *child = nodes[1];
  if (child->kind == VARVE_KIND_NAME_LOCATION)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_NESTED_LOCATION_NAMES, frame->start));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the location in a named one"));
  varve_frame_pop(parser, frame);
  return finish_name(parser, name, child);
}

/* callsite(callee at caller) */

static varve_status call_site_step(varve_parser *parser, varve_frame *frame) {
  if (frame->state == 0) {
    VARVE_TRY(varve_expect_word(parser, "at", " in call-site location"));
    frame->state = 1;
    return varve_request(parser, varve_begin_location);
  }
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  const varve_entity *location = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " in call-site location"));
  VARVE_TRY(varve_call_site_location_get(parser->context, nodes[0], nodes[1], &location));
  return varve_frame_finish(parser, frame, location);
}

/* fused<metadata>[a, b]: the metadata, if any, is the first node. */
enum { METADATA, ELEMENTS };

static varve_status finish_fused(varve_parser *parser, varve_frame *frame) {
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  uint32_t count = 0;
  const varve_entity *location = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " in fused location"));
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  uint32_t has_metadata = frame->flags;
  VARVE_TRY(varve_fused_location_get(parser->context, nodes + has_metadata, count - has_metadata,
                                     has_metadata ? nodes[0] : NULL, &location));
  return varve_frame_finish(parser, frame, location);
}

static varve_status begin_fused_elements(varve_parser *parser, varve_frame *frame) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " in fused location"));
  frame->state = ELEMENTS;
  if (varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE)) {
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_NESTED_LOCATION_NAMES, frame->start));
    return finish_fused(parser, frame);
  }
  return varve_request(parser, varve_begin_location);
}

static varve_status fused_step(varve_parser *parser, varve_frame *frame) {
  if (frame->state == METADATA) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the metadata of a location"));
    return begin_fused_elements(parser, frame);
  }
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return varve_request(parser, varve_begin_location);
  return finish_fused(parser, frame);
}

/* #dialect.attribute */

static varve_status dialect_location_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *location = NULL;
  VARVE_TRY(location_from(parser, varve_top_node(parser), frame->start, &location));
  return varve_frame_finish(parser, frame, location);
}

static varve_status begin_dialect_location(varve_parser *parser) {
  varve_frame *frame = NULL;
  VARVE_TRY(varve_frame_push(parser, dialect_location_step, parser->token.text.data, &frame));
  return varve_request(parser, varve_begin_attribute);
}

static bool is_alias_name(varve_slice name) { return memchr(name.data, '.', name.size) == NULL; }

static varve_status begin_alias_location(varve_parser *parser) {
  const varve_entity *location = NULL;
  varve_slice name = parser->token.text;
  const varve_alias *alias = varve_find_alias(parser, name);
  VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_LOCATION_ALIASES, name.data));
  varve_advance(parser);
  if (alias == NULL)
    return VARVE_EXPECTED(parser, "location '%.*s' is not defined before this place",
                          VARVE_FORMAT_SLICE(name));
  VARVE_TRY(location_from(parser, alias->node, name.data, &location));
  return varve_push_node(parser, location);
}

varve_status varve_begin_location(varve_parser *parser) {
  if (varve_at(parser, VARVE_TOKEN_HASH_NAME))
    return is_alias_name(parser->token.text) ? begin_alias_location(parser)
                                             : begin_dialect_location(parser);
  if (varve_at(parser, VARVE_TOKEN_STRING)) {
    const varve_entity *string = NULL;
    varve_frame *frame = NULL;
    const char *start = parser->token.text.data;
    VARVE_TRY(varve_token_string(parser, &parser->token, &string));
    varve_advance(parser);
    if (varve_accept(parser, VARVE_TOKEN_COLON))
      return parse_file_location(parser, string);
    if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
      return finish_name(parser, string, parser->context->unknown_location);
    VARVE_TRY(varve_frame_push(parser, name_step, start, &frame));
    VARVE_TRY(varve_push_node(parser, string));
    return varve_request(parser, varve_begin_location);
  }
  if (varve_at(parser, VARVE_TOKEN_WORD)) {
    switch (varve_keyword_find(parser->token.text)) {
    case VARVE_KEYWORD_CALLSITE: {
      varve_frame *frame = NULL;
      VARVE_TRY(varve_frame_push(parser, call_site_step, parser->token.text.data, &frame));
      varve_advance(parser);
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'callsite'"));
      return varve_request(parser, varve_begin_location);
    }
    case VARVE_KEYWORD_FUSED: {
      varve_frame *frame = NULL;
      VARVE_TRY(varve_frame_push(parser, fused_step, parser->token.text.data, &frame));
      varve_advance(parser);
      if (!varve_accept(parser, VARVE_TOKEN_LESS))
        return begin_fused_elements(parser, frame);
      frame->flags = 1;
      return varve_request(parser, varve_begin_attribute);
    }
    case VARVE_KEYWORD_UNKNOWN:
      varve_advance(parser);
      return varve_push_node(parser, parser->context->unknown_location);
    default:
      break;
    }
  }
  return VARVE_EXPECTED(parser, "expected a location: a string, 'callsite', 'fused', 'unknown', an "
                                "alias or an attribute of a dialect");
}

/* Operations and block arguments may name an alias that is defined later. */

static varve_status parse_location_or_later(varve_parser *parser, const varve_entity **location,
                                            varve_slice *deferred) {
  varve_slice name = parser->token.text;
  if (varve_at(parser, VARVE_TOKEN_HASH_NAME) && varve_find_alias(parser, name) == NULL &&
      is_alias_name(name)) {
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_LOCATION_ALIASES, name.data));
    *deferred = name;
    *location = parser->context->unknown_location;
    varve_advance(parser);
    return VARVE_STATUS_OK;
  }
  return varve_parse_node(parser, varve_begin_location, location);
}

varve_status varve_parse_trailing_location(varve_parser *parser, const varve_entity **location,
                                           varve_slice *deferred) {
  *deferred = varve_slice_make(NULL, 0);
  if (!varve_at_word(parser, "loc"))
    return VARVE_STATUS_OK;
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'loc'"));
  VARVE_TRY(parse_location_or_later(parser, location, deferred));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " in location");
}

varve_status varve_defer_location(varve_parser *parser, const varve_entity **slot,
                                  varve_slice name) {
  varve_deferred_location deferred = {slot, name, NULL};
  if (name.size == 0)
    return VARVE_STATUS_OK;
  return varve_vector_push(&parser->tables.deferred, &deferred);
}

/* A value that is not defined yet has the location of its first use. */
varve_status varve_locate_as_operand(varve_parser *parser, varve_value *argument,
                                     const varve_value *value, varve_operand_use use) {
  const varve_entity **slot = &varve_value_argument(argument)->location;
  if (value->kind == VARVE_VALUE_FORWARD)
    return varve_file_location_at(parser, use.name->place, slot);
  const varve_entity *const *source = value->kind == VARVE_VALUE_RESULT
                                          ? &varve_value_operation(value)->location
                                          : &varve_value_argument(value)->location;
  const varve_deferred_location deferred = {slot, varve_slice_make(NULL, 0), source};
  *slot = *source;
  return parser->tables.deferred.count == 0
             ? VARVE_STATUS_OK
             : varve_vector_push(&parser->tables.deferred, &deferred);
}

varve_status varve_resolve_deferred_locations(varve_parser *parser) {
  for (size_t i = 0; i < parser->tables.deferred.count; i++) {
    varve_deferred_location deferred =
        VARVE_VECTOR_AT(&parser->tables.deferred, varve_deferred_location, i);
    if (deferred.source != NULL) {
      *deferred.slot = *deferred.source;
      continue;
    }
    const varve_alias *alias = varve_find_alias(parser, deferred.name);
    if (alias == NULL)
      return VARVE_INVALID_ERROR(parser, deferred.name.data, "location alias '%.*s' is not defined",
                                 VARVE_FORMAT_SLICE(deferred.name));
    VARVE_TRY(location_from(parser, alias->node, deferred.name.data, deferred.slot));
  }
  return VARVE_STATUS_OK;
}
