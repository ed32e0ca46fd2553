/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes, layouts and successors of older eras. format-spec/legacy-syntax.md. */
#include "text/parse/parse_legacy.h"

#include "dialect/segments.h"
#include "ir/affine.h"
#include "text/parse_operation/parse_hook.h"

/* What a parenthesis begins */

typedef struct lookahead {
  varve_lexer lexer;
  varve_token token;
} lookahead;

static bool is_closed_by(varve_token_kind kind) {
  return kind == VARVE_TOKEN_RIGHT_PAREN || kind == VARVE_TOKEN_RIGHT_SQUARE ||
         kind == VARVE_TOKEN_RIGHT_BRACE;
}

static bool opens(varve_token_kind kind) {
  return kind == VARVE_TOKEN_LEFT_PAREN || kind == VARVE_TOKEN_LEFT_SQUARE ||
         kind == VARVE_TOKEN_LEFT_BRACE;
}

static void step(lookahead *at) { varve_lexer_next(&at->lexer, &at->token); }

/* Skips past the bracket that closes the current one; names_only: it contains only words and
 * commas. Returns false at the end of the text. */
static bool skip_brackets(lookahead *at, const varve_parser *parser, bool *names_only) {
  size_t depth = 0;
  *names_only = true;
  for (;; step(at)) {
    varve_token_kind kind = at->token.kind;
    if (kind == VARVE_TOKEN_END || kind == VARVE_TOKEN_ERROR)
      return false;
    if (opens(kind) && depth++ != 0)
      *names_only = false;
    if (kind == VARVE_TOKEN_WORD)
      *names_only = *names_only && !varve_is_type_word(parser, at->token.text);
    else if (!opens(kind) && !is_closed_by(kind) && kind != VARVE_TOKEN_COMMA)
      *names_only = false;
    if (is_closed_by(kind) && --depth == 0)
      break;
  }
  step(at);
  return true;
}

/* Returns whether it is the value of an entry `type` of a function. Printers of 2019 wrote a
 * function type there, although their parser accepted only a map. */
static bool is_value_of_type(const varve_parser *parser) {
  const char *p = parser->token.text.data;
  while (p > parser->lexer.start && varve_char_is(p[-1], VARVE_CHAR_BLANK))
    p--;
  if (p == parser->lexer.start || p[-1] != '=' || parser->nodes.count == 0)
    return false;
  const varve_entity *name = VARVE_VECTOR_LAST(&parser->nodes, const varve_entity *);
  return name->kind == VARVE_KIND_STRING &&
         varve_slice_equal(varve_string_bytes(name), VARVE_SLICE("type"));
}

static bool is_affine(const varve_parser *parser) {
  lookahead at = {parser->lexer, parser->token};
  const char *start = parser->token.text.data;
  bool names_only = false;
  if (!varve_grammar_allows(parser, VARVE_GRAMMAR_FUNCTION_TYPES_AS_ATTRIBUTES) &&
      !is_value_of_type(parser))
    return true;
  if (!skip_brackets(&at, parser, &names_only))
    return false;
  bool is_empty = at.token.text.data - start <= 3;
  if (at.token.kind == VARVE_TOKEN_LEFT_SQUARE || at.token.kind == VARVE_TOKEN_COLON)
    return true;
  if (at.token.kind != VARVE_TOKEN_ARROW)
    return false;
  if (!is_empty && names_only && memchr(start, ')', 2) == NULL)
    return true;
  step(&at);
  /* After the arrow, either an expression follows or types. */
  if (at.token.kind != VARVE_TOKEN_LEFT_PAREN)
    return false;
  step(&at);
  if (at.token.kind == VARVE_TOKEN_WORD)
    return !varve_is_type_word(parser, at.token.text);
  return at.token.kind == VARVE_TOKEN_INTEGER || at.token.kind == VARVE_TOKEN_MINUS;
}

varve_status varve_begin_legacy_paren(varve_parser *parser) {
  if (is_affine(parser))
    return varve_begin_bare_affine(parser);
  return varve_begin_type_attribute(parser);
}

/* opaque<"dialect", "0x..."> : type */

static varve_status opaque_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  const varve_entity *attribute = NULL, *builtin = parser->context->builtin_dialect;
  const varve_entity *type = nodes[0];
  varve_slice text = varve_slice_make(parser->text.data + frame->first_text,
                                      parser->text.size - frame->first_text);
  if (!varve_is_shaped_type(type))
    return VARVE_INVALID_ERROR(parser, frame->start, "elements need a type with a shape");
  VARVE_TRY(varve_dialect_attribute_get(parser->context, builtin, text, &type, 1, &attribute));
  return varve_frame_finish(parser, frame, attribute);
}

static varve_status parse_opaque_string(varve_parser *parser, bool is_hex) {
  varve_slice text = parser->token.text;
  size_t size = 0;
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_EXPECTED(parser, is_hex ? "expected the bytes of the elements, \"0x...\""
                                         : "expected the name of a dialect in quotes");
  if (is_hex && text.size > 4)
    VARVE_TRY(varve_hex_string_size(parser, text, &size));
  VARVE_TRY(varve_buffer_append(&parser->text, text));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

varve_status varve_begin_legacy_word(varve_parser *parser, bool *is_begun) {
  *is_begun = true;
  if (varve_at_word(parser, "opaque") &&
      varve_grammar_allows(parser, VARVE_GRAMMAR_OPAQUE_ELEMENTS)) {
    varve_frame *frame = NULL;
    const varve_entity *first = NULL;
    VARVE_TRY(varve_frame_push(parser, opaque_step, parser->token.text.data, &frame));
    varve_advance(parser);
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'opaque'"));
    VARVE_TRY(varve_parse_type_first(parser, &first));
    VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("opaque<")));
    varve_slice dialect = varve_token_contents(&parser->token);
    if (varve_era_has(parser->era, VARVE_HAS_OPAQUE_OF_KNOWN_DIALECTS) &&
        varve_at(parser, VARVE_TOKEN_STRING) && !varve_dialect_is_known(parser->context, dialect))
      return VARVE_INVALID_ERROR(parser, dialect.data, "2019 had no dialect '%.*s'",
                                 VARVE_FORMAT_SLICE(dialect));
    VARVE_TRY(parse_opaque_string(parser, false));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " after the dialect of opaque elements"));
    VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE(", ")));
    VARVE_TRY(parse_opaque_string(parser, true));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after opaque elements"));
    VARVE_TRY(varve_buffer_append_char(&parser->text, '>'));
    if (first != NULL)
      return varve_push_node(parser, first);
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the elements"));
    return varve_request(parser, varve_begin_type);
  }
  if (varve_at_word(parser, "splat") &&
      varve_grammar_allows(parser, VARVE_GRAMMAR_TYPE_FIRST_ELEMENTS))
    return varve_begin_dense_elements(parser);
  *is_begun = false;
  return VARVE_STATUS_OK;
}

varve_status varve_parse_type_first(varve_parser *parser, const varve_entity **type) {
  *type = NULL;
  if (!varve_grammar_allows(parser, VARVE_GRAMMAR_TYPE_FIRST_ELEMENTS) ||
      varve_at(parser, VARVE_TOKEN_LEFT_PAREN) || !varve_at_type(parser))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_node(parser, varve_begin_type, type));
  return varve_expect(parser, VARVE_TOKEN_COMMA, " after the type of the elements");
}

/* Layouts of memrefs */

/* offset + d0 * stride + d1 * stride ..., where '?' is the next symbol. */
typedef struct stride_map {
  const varve_entity *sum;
  uint32_t dims;
  uint32_t symbols;
} stride_map;

static varve_status parse_stride_value(varve_parser *parser, stride_map *map,
                                       const varve_entity **value) {
  uint64_t magnitude = 0;
  const char *place = parser->token.text.data;
  if (varve_accept(parser, VARVE_TOKEN_QUESTION))
    return varve_affine_symbol_get(parser->context, map->symbols++, value);
  bool is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER) ||
      !varve_token_unsigned(parser->token.text, &magnitude) || magnitude > INT64_MAX)
    return VARVE_SYNTAX_ERROR(parser, place, "expected a number of 63 bits or '?'");
  varve_advance(parser);
  return varve_affine_constant_get(parser->context,
                                   is_negative ? -(int64_t)magnitude : (int64_t)magnitude, value);
}

varve_status varve_parse_stride_list(varve_parser *parser) {
  stride_map map = {0};
  const varve_entity *layout = NULL;
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after 'offset'"));
  VARVE_TRY(parse_stride_value(parser, &map, &map.sum));
  if (!varve_accept(parser, VARVE_TOKEN_COMMA)) {
    const char *place = parser->token.text.data;
    bool is_slip = varve_at_word(parser, "strides") && varve_repair_here(parser);
    if (!is_slip)
      return VARVE_EXPECTED(parser, "expected ',' between offset and strides");
    varve_warn_at(parser, place, "a ',' is missing before 'strides'");
  }
  VARVE_TRY(varve_expect_word(parser, "strides", " in the layout"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after 'strides'"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the strides"));
  if (!varve_accept(parser, VARVE_TOKEN_RIGHT_SQUARE)) {
    do {
      const varve_entity *stride = NULL, *dim = NULL;
      varve_context *context = parser->context;
      const char *place = parser->token.text.data;
      int64_t constant = 1;
      VARVE_TRY(parse_stride_value(parser, &map, &stride));
      if (stride != NULL && varve_affine_is_constant(stride, &constant) && constant == 0)
        return VARVE_INVALID_ERROR(parser, place, "a stride cannot be 0");
      VARVE_TRY(varve_affine_dim_get(context, map.dims++, &dim));
      VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_MUL, dim, stride, &dim));
      VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_ADD, map.sum, dim, &map.sum));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the strides"));
  }
  VARVE_TRY(varve_affine_map_get(parser->context, (varve_affine_space){map.dims, map.symbols},
                                 &map.sum, 1, &layout));
  return varve_push_node(parser, layout);
}

/* Composing */

/* An expression that is being rebuilt. When its turn comes, both operands are on the stack of
 * nodes. */
typedef struct rebuilding {
  const varve_entity *expression;
  bool is_expanded;
} rebuilding;

typedef struct composition {
  varve_parser *parser;
  const varve_entity *first;
  uint32_t first_symbols;
  uint32_t steps_left;
  varve_vector open; /* rebuilding */
} composition;

static varve_status rebuild_leaf(composition *c, const varve_entity *leaf) {
  const varve_entity *made = leaf;
  uint32_t position = 0;
  if (leaf->kind == VARVE_KIND_AFFINE_CONSTANT)
    return varve_push_node(c->parser, made);
  memcpy(&position, varve_entity_payload(leaf), sizeof position);
  if (leaf->kind == VARVE_KIND_AFFINE_DIM)
    return varve_push_node(c->parser, c->first->children[position]);
  VARVE_TRY(varve_affine_symbol_get(c->parser->context, c->first_symbols + position, &made));
  return varve_push_node(c->parser, made);
}

static bool is_leaf(const varve_entity *expression) {
  return expression->kind == VARVE_KIND_AFFINE_CONSTANT ||
         expression->kind == VARVE_KIND_AFFINE_DIM || expression->kind == VARVE_KIND_AFFINE_SYMBOL;
}

static varve_status rebuild_operation(composition *c, const varve_entity *expression) {
  varve_vector *nodes = &c->parser->nodes;
  const varve_entity *made = NULL;
  const varve_entity *rhs = VARVE_VECTOR_AT(nodes, const varve_entity *, nodes->count - 1);
  const varve_entity *lhs = VARVE_VECTOR_AT(nodes, const varve_entity *, nodes->count - 2);
  VARVE_TRY(
      varve_affine_binary_get(c->parser->context, (varve_kind)expression->kind, lhs, rhs, &made));
  varve_vector_truncate(nodes, nodes->count - 2);
  return varve_push_node(c->parser, made);
}

static varve_status rebuild(composition *c, const varve_entity *root) {
  rebuilding first = {root, false};
  VARVE_TRY(varve_vector_push(&c->open, &first));
  while (c->open.count != 0) {
    rebuilding *top = &VARVE_VECTOR_LAST(&c->open, rebuilding);
    const varve_entity *expression = top->expression;
    if (c->steps_left-- == 0)
      return varve_error_at(c->parser, VARVE_STATUS_LIMIT_EXCEEDED, c->parser->token.text.data,
                            "the layouts of this memref are too large to be composed");
    if (is_leaf(expression) || top->is_expanded) {
      varve_vector_truncate(&c->open, c->open.count - 1);
      VARVE_TRY(is_leaf(expression) ? rebuild_leaf(c, expression)
                                    : rebuild_operation(c, expression));
      continue;
    }
    top->is_expanded = true;
    rebuilding lhs = {expression->children[0], false}, rhs = {expression->children[1], false};
    VARVE_TRY(varve_vector_push(&c->open, &rhs));
    VARVE_TRY(varve_vector_push(&c->open, &lhs));
  }
  return VARVE_STATUS_OK;
}

static varve_status rebuild_all(composition *c, const varve_entity *second) {
  for (uint32_t i = 0; i < second->child_count; i++)
    VARVE_TRY(rebuild(c, second->children[i]));
  return VARVE_STATUS_OK;
}

varve_status varve_compose_maps(varve_parser *parser, const varve_entity *first,
                                const varve_entity *second, const varve_entity **composed) {
  enum { MOST_STEPS = 1 << 16 };
  varve_affine_space space = varve_affine_attribute_space(first);
  varve_affine_space outer = varve_affine_attribute_space(second);
  size_t mark = parser->nodes.count;
  composition c = {.parser = parser,
                   .first = first,
                   .first_symbols = space.num_symbols,
                   .steps_left = MOST_STEPS};
  *composed = NULL;
  if (outer.num_dims != first->child_count)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "a layout has %u results, but the next one takes %u dimensions",
                               (unsigned)first->child_count, (unsigned)outer.num_dims);
  varve_vector_init(&c.open, &parser->context->memory, sizeof(rebuilding));
  varve_status status = rebuild_all(&c, second);
  varve_vector_release(&c.open);
  VARVE_TRY(status);
  space.num_symbols += outer.num_symbols;
  VARVE_TRY(varve_affine_map_get(parser->context, space,
                                 (const varve_entity *const *)parser->nodes.data + mark,
                                 second->child_count, composed));
  varve_vector_truncate(&parser->nodes, mark);
  return VARVE_STATUS_OK;
}
