/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes except numbers, elements, affine and dialect attributes. MLIR language reference:
 * "Attributes"; builtin dialect: "Attributes". */
#include "text/parse/parse_legacy.h"

/* Parses a type as an attribute. */

static varve_status type_attribute_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *attribute = NULL;
  VARVE_TRY(varve_type_attribute_get(parser->context, varve_top_node(parser), &attribute));
  return varve_frame_finish(parser, frame, attribute);
}

varve_status varve_begin_type_attribute(varve_parser *parser) {
  varve_frame *frame = NULL;
  if (!varve_at_type(parser))
    return VARVE_EXPECTED(parser, "expected an attribute");
  VARVE_TRY(varve_frame_push(parser, type_attribute_step, parser->token.text.data, &frame));
  return varve_request(parser, varve_begin_type);
}

/* [a, b] */

static varve_status finish_array(varve_parser *parser, varve_frame *frame) {
  uint32_t count = 0;
  const varve_entity *array = NULL;
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  VARVE_TRY(varve_array_get(parser->context, varve_frame_nodes(parser, frame), count, &array));
  return varve_frame_finish(parser, frame, array);
}

static varve_status array_step(varve_parser *parser, varve_frame *frame) {
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return varve_request(parser, varve_begin_attribute);
  if (!varve_accept(parser, VARVE_TOKEN_RIGHT_SQUARE))
    return VARVE_EXPECTED(parser, "expected ',' or ']' in array");
  return finish_array(parser, frame);
}

/* {a = 1, "b c", d = unit}: nodes alternate names and values; numbers are the places of the
 * names. */

static varve_status finish_dictionary(varve_parser *parser, varve_frame *frame) {
  uint32_t count = 0;
  const varve_entity *duplicate = NULL, *dictionary = NULL;
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  varve_status status = varve_dictionary_get(parser->context, varve_frame_nodes(parser, frame),
                                             count / 2, &duplicate, &dictionary);
  if (status == VARVE_STATUS_INVALID && duplicate != NULL) {
    const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
    const int64_t *places = (const int64_t *)parser->numbers.data + frame->first_number;
    size_t entries = (parser->nodes.count - frame->first_node) / 2;
    size_t first = entries;
    for (size_t i = 0; i < entries; i++) {
      if (nodes[2 * i] != duplicate)
        continue;
      if (first == entries) {
        first = i;
        continue;
      }
      varve_status duplicate_status = VARVE_INVALID_ERROR(
          parser, parser->lexer.start + places[i], "key '%.*s' comes twice in the dictionary",
          VARVE_FORMAT_SLICE(varve_string_bytes(duplicate)));
      varve_note_at(parser, parser->lexer.start + places[first], "the first occurrence is here");
      return duplicate_status;
    }
    return VARVE_STATUS_INVALID;
  }
  VARVE_TRY(status);
  VARVE_TRY(varve_memo_add(parser, frame->start, parser->last_end, dictionary));
  return varve_frame_finish(parser, frame, dictionary);
}

/* Parses names, and gives those without '=' their value, until an '=' or the end of the entries. */
static varve_status parse_entry_names(varve_parser *parser, bool *at_value) {
  *at_value = false;
  do {
    const char *place = parser->token.text.data;
    const varve_entity *name = NULL;
    if (varve_at(parser, VARVE_TOKEN_STRING))
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_STRING_KEYS, place));
    VARVE_TRY(varve_parse_word_or_string(parser, &name));
    if (name == NULL)
      return VARVE_EXPECTED(parser, "expected the name of an attribute");
    if (name->payload_size == 0)
      return VARVE_INVALID_ERROR(parser, place, "an attribute needs a name that is not empty");
    VARVE_TRY(varve_push_node(parser, name));
    VARVE_TRY(varve_push_number(parser, place - parser->lexer.start));
    if (varve_accept(parser, VARVE_TOKEN_EQUAL) ||
        (varve_grammar_allows(parser, VARVE_GRAMMAR_COLON_ENTRIES) &&
         varve_accept(parser, VARVE_TOKEN_COLON))) {
      *at_value = true;
      return VARVE_STATUS_OK;
    }
    VARVE_TRY(varve_push_node(parser, parser->context->unit));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return VARVE_STATUS_OK;
}

static varve_status continue_dictionary(varve_parser *parser, varve_frame *frame) {
  bool at_value = false;
  VARVE_TRY(parse_entry_names(parser, &at_value));
  if (at_value)
    return varve_request(parser, varve_begin_attribute);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " in attribute dictionary"));
  return finish_dictionary(parser, frame);
}

static varve_status dictionary_step(varve_parser *parser, varve_frame *frame) {
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return continue_dictionary(parser, frame);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " in attribute dictionary"));
  return finish_dictionary(parser, frame);
}

varve_status varve_begin_dictionary(varve_parser *parser) {
  varve_frame *frame = NULL;
  const char *start = parser->token.text.data, *end = NULL;
  const varve_entity *known = varve_memo_find(parser, start, &end);
  if (known != NULL) {
    varve_reset(parser, end);
    return varve_push_node(parser, known);
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " to begin a dictionary"));
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_BRACE))
    return varve_push_node(parser, parser->context->empty_dictionary);
  VARVE_TRY(varve_frame_push(parser, dictionary_step, start, &frame));
  return continue_dictionary(parser, frame);
}

/* "text" : type */

static varve_status typed_string_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  const varve_entity *string = nodes[0];
  VARVE_TRY(varve_typed_string_get(parser->context, varve_string_bytes(string), nodes[1], &string));
  return varve_frame_finish(parser, frame, string);
}

/* @root::@nested */

static varve_status push_symbol_name(varve_parser *parser, bool is_nested) {
  const varve_entity *node = NULL;
  VARVE_TRY(varve_token_string(parser, &parser->token, &node));
  varve_advance(parser);
  if (is_nested)
    VARVE_TRY(varve_symbol_ref_get(parser->context, node, NULL, 0, &node));
  return varve_push_node(parser, node);
}

/* Returns whether "::" was consumed. A single ':' is left for the type of an enclosing
 * construct. */
static bool accept_double_colon(varve_parser *parser) {
  const char *colon = parser->token.text.data;
  if (!varve_accept(parser, VARVE_TOKEN_COLON))
    return false;
  if (varve_accept(parser, VARVE_TOKEN_COLON))
    return true;
  if (!varve_at(parser, VARVE_TOKEN_ERROR))
    varve_reset(parser, colon);
  return false;
}

/* loc(...), which is the attribute itself if the location is an attribute of a dialect */

static varve_status location_attribute_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *location = varve_top_node(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " in location"));
  return varve_frame_finish(parser, frame, varve_location_attribute(location));
}

/* distinct[0]<attribute>: the same number means the same attribute in the whole text. */

typedef struct distinct_name {
  uint64_t number;
  const varve_entity *attribute;
} distinct_name;

static bool distinct_equal(const void *key, const void *value) {
  return *(const uint64_t *)key == ((const distinct_name *)value)->number;
}

static varve_status finish_distinct(varve_parser *parser, varve_frame *frame,
                                    const varve_entity *inner) {
  distinct_name *name = NULL;
  uint64_t number = (uint64_t)VARVE_VECTOR_LAST(&parser->numbers, int64_t);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in distinct attribute"));
  uint64_t hash = varve_hash_bytes(parser->context->seed, &number, sizeof number);
  name = varve_hash_table_find(&parser->tables.distincts, hash, distinct_equal, &number);
  if (name == NULL) {
    distinct_name *made = varve_arena_allocate(&parser->names.arena, sizeof *made);
    if (made == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    *made = (distinct_name){.number = number};
    VARVE_TRY(varve_hash_table_insert(&parser->tables.distincts, hash, made));
    name = made;
  }
  if (name->attribute == NULL)
    VARVE_TRY(varve_distinct_create(parser->context, inner, &name->attribute));
  if (name->attribute->children[0] != inner)
    return VARVE_INVALID_ERROR(parser, frame->start,
                               "distinct attribute %llu has another value than before",
                               (unsigned long long)number);
  return varve_frame_finish(parser, frame, name->attribute);
}

static varve_status distinct_step(varve_parser *parser, varve_frame *frame) {
  return finish_distinct(parser, frame, varve_top_node(parser));
}

static varve_status begin_distinct(varve_parser *parser) {
  varve_frame *frame = NULL;
  uint64_t number = 0;
  VARVE_TRY(varve_frame_push(parser, distinct_step, parser->token.text.data, &frame));
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " after 'distinct'"));
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected the number of the distinct attribute");
  bool fits = varve_token_unsigned(parser->token.text, &number);
  varve_advance(parser);
  if (!fits)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "the number of a distinct attribute must fit in 64 bits");
  VARVE_TRY(varve_push_number(parser, (int64_t)number));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " in distinct attribute"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " in distinct attribute"));
  if (varve_at(parser, VARVE_TOKEN_GREATER))
    return finish_distinct(parser, frame, parser->context->unit);
  return varve_request(parser, varve_begin_attribute);
}

/* strided<[1, ?], offset: 4> */

static varve_status parse_stride(varve_parser *parser, int64_t *value) {
  const char *place = parser->token.text.data;
  uint64_t magnitude = 0;
  if (varve_accept(parser, VARVE_TOKEN_QUESTION)) {
    *value = VARVE_DYNAMIC;
    return VARVE_STATUS_OK;
  }
  bool is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER) ||
      !varve_token_unsigned(parser->token.text, &magnitude) || magnitude > INT64_MAX)
    return VARVE_SYNTAX_ERROR(parser, place, "expected a signed 64-bit integer or '?'");
  varve_advance(parser);
  *value = is_negative ? -(int64_t)magnitude : (int64_t)magnitude;
  return VARVE_STATUS_OK;
}

static varve_status parse_strided_layout(varve_parser *parser) {
  size_t first = parser->numbers.count;
  int64_t offset = 0;
  const varve_entity *layout = NULL;
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'strided'"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the strides"));
  if (!varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE)) {
    do {
      int64_t stride = 0;
      VARVE_TRY(parse_stride(parser, &stride));
      VARVE_TRY(varve_push_number(parser, stride));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the strides"));
  if (!varve_at(parser, VARVE_TOKEN_GREATER)) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " in strided layout"));
    VARVE_TRY(varve_expect_word(parser, "offset", " in strided layout"));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after 'offset'"));
    VARVE_TRY(parse_stride(parser, &offset));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in strided layout"));
  varve_dims strides = {(const int64_t *)parser->numbers.data + first,
                        parser->numbers.count - first};
  VARVE_TRY(varve_strided_layout_get(parser->context, offset, strides, &layout));
  varve_vector_truncate(&parser->numbers, first);
  return varve_push_node(parser, layout);
}

static varve_status parse_bool(varve_parser *parser, bool value) {
  const varve_entity *attribute = NULL;
  VARVE_TRY(varve_bool_get(parser->context, value, &attribute));
  varve_advance(parser);
  return varve_push_node(parser, attribute);
}

/* Begins a construct of LLVM 22 that not every era has. */
static varve_status begin_since(varve_parser *parser, varve_grammar_feature feature,
                                varve_begin_function *begin) {
  VARVE_TRY(varve_grammar_check(parser, feature, parser->token.text.data));
  return begin(parser);
}

static varve_status begin_word_attribute(varve_parser *parser) {
  switch (varve_keyword_find(parser->token.text)) {
  case VARVE_KEYWORD_AFFINE_MAP:
  case VARVE_KEYWORD_AFFINE_SET:
    return varve_begin_affine_attribute(parser);
  case VARVE_KEYWORD_ARRAY:
    return begin_since(parser, VARVE_GRAMMAR_DENSE_ARRAYS, varve_begin_dense_array);
  case VARVE_KEYWORD_DENSE:
    return varve_begin_dense_elements(parser);
  case VARVE_KEYWORD_DENSE_RESOURCE:
    return begin_since(parser, VARVE_GRAMMAR_RESOURCE_ELEMENTS, varve_begin_dense_resource);
  case VARVE_KEYWORD_DISTINCT:
    return begin_since(parser, VARVE_GRAMMAR_DISTINCT, begin_distinct);
  case VARVE_KEYWORD_FALSE:
    return parse_bool(parser, false);
  case VARVE_KEYWORD_LOC: {
    varve_frame *frame = NULL;
    VARVE_TRY(varve_frame_push(parser, location_attribute_step, parser->token.text.data, &frame));
    varve_advance(parser);
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'loc'"));
    return varve_request(parser, varve_begin_location);
  }
  case VARVE_KEYWORD_SPARSE:
    return varve_begin_sparse_elements(parser);
  case VARVE_KEYWORD_STRIDED:
    return begin_since(parser, VARVE_GRAMMAR_STRIDED_LAYOUTS, parse_strided_layout);
  case VARVE_KEYWORD_TRUE:
    return parse_bool(parser, true);
  case VARVE_KEYWORD_UNIT:
    varve_advance(parser);
    return varve_push_node(parser, parser->context->unit);
  default: {
    /* Begins a type, or a construct of older eras. */
    bool is_begun = false;
    if (varve_grammar_allows(parser, VARVE_GRAMMAR_OPAQUE_ELEMENTS))
      VARVE_TRY(varve_begin_legacy_word(parser, &is_begun));
    return is_begun ? VARVE_STATUS_OK : varve_begin_type_attribute(parser);
  }
  }
}

varve_status varve_begin_attribute(varve_parser *parser) {
  switch (parser->token.kind) {
  case VARVE_TOKEN_LEFT_SQUARE: {
    varve_frame *frame = NULL;
    VARVE_TRY(varve_frame_push(parser, array_step, parser->token.text.data, &frame));
    varve_advance(parser);
    if (varve_accept(parser, VARVE_TOKEN_RIGHT_SQUARE))
      return finish_array(parser, frame);
    return varve_request(parser, varve_begin_attribute);
  }
  case VARVE_TOKEN_LEFT_BRACE:
    return varve_begin_dictionary(parser);
  case VARVE_TOKEN_HASH_NAME:
    return varve_begin_dialect_symbol(parser);
  case VARVE_TOKEN_INTEGER:
  case VARVE_TOKEN_FLOAT:
  case VARVE_TOKEN_MINUS:
    return varve_begin_number(parser);
  case VARVE_TOKEN_STRING: {
    const varve_entity *string = NULL;
    varve_frame *frame = NULL;
    const char *start = parser->token.text.data;
    VARVE_TRY(varve_token_string(parser, &parser->token, &string));
    varve_advance(parser);
    if (!varve_accept(parser, VARVE_TOKEN_COLON))
      return varve_push_node(parser, string);
    VARVE_TRY(varve_frame_push(parser, typed_string_step, start, &frame));
    VARVE_TRY(varve_push_node(parser, string));
    return varve_request(parser, varve_begin_type);
  }
  case VARVE_TOKEN_AT_NAME: {
    size_t first = parser->nodes.count;
    const char *start = parser->token.text.data;
    const varve_entity *reference = NULL;
    VARVE_TRY(push_symbol_name(parser, false));
    while (accept_double_colon(parser)) {
      if (!varve_at(parser, VARVE_TOKEN_AT_NAME))
        return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                  "expected a symbol name after '::'");
      VARVE_TRY(push_symbol_name(parser, true));
    }
    const varve_entity *const *nodes = (const varve_entity *const *)parser->nodes.data + first;
    size_t nested = parser->nodes.count - first - 1;
    if (nested > UINT32_MAX)
      return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, start, "too many nested symbols");
    VARVE_TRY(
        varve_symbol_ref_get(parser->context, nodes[0], nodes + 1, (uint32_t)nested, &reference));
    varve_vector_truncate(&parser->nodes, first);
    return varve_push_node(parser, reference);
  }
  case VARVE_TOKEN_WORD:
    return begin_word_attribute(parser);
  case VARVE_TOKEN_LEFT_PAREN:
    return varve_grammar_allows(parser, VARVE_GRAMMAR_BARE_AFFINE)
               ? varve_begin_legacy_paren(parser)
               : varve_begin_type_attribute(parser);
  default:
    return varve_begin_type_attribute(parser);
  }
}

/* Numbers */

enum { NEGATIVE = 1 };

static varve_status number_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *type = varve_top_node(parser);
  varve_lexer lexer = parser->lexer;
  varve_literal literal = {.is_negative = frame->flags == NEGATIVE};
  lexer.next = frame->mark;
  varve_lexer_next(&lexer, &literal.token);
  literal.place = frame->mark;
  varve_frame_pop(parser, frame);
  return varve_push_literal(parser, &literal, type);
}

varve_status varve_begin_number(varve_parser *parser) {
  const varve_entity *known = parser->request.type;
  parser->request.type = NULL;
  varve_literal literal = {.is_negative = varve_accept(parser, VARVE_TOKEN_MINUS)};
  varve_frame *frame = NULL;
  bool is_float = varve_at(parser, VARVE_TOKEN_FLOAT);
  if (!is_float && !varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected a number after '-'");
  literal.token = parser->token;
  literal.place = parser->token.text.data;
  varve_advance(parser);
  if (known != NULL)
    return varve_push_literal(parser, &literal, known);
  if (!varve_accept(parser, VARVE_TOKEN_COLON))
    return varve_push_literal(parser, &literal,
                              is_float ? parser->context->floats[VARVE_FLOAT_F64]
                                       : parser->context->i64);
  VARVE_TRY(varve_frame_push(parser, number_step, literal.token.text.data, &frame));
  frame->mark = literal.token.text.data;
  frame->flags = literal.is_negative ? NEGATIVE : 0;
  return varve_request(parser, varve_begin_type);
}
