/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine maps and integer sets. Affine dialect: "Affine Expressions", "Affine Maps", "Integer
 * Sets". */
#include "ir/affine.h"
#include "text/parse/parse.h"

/* A dimension or symbol in scope. */
typedef struct varve_affine_name {
  varve_slice text;
  const varve_entity *expression;
} affine_name;

enum { SEARCHED_NAMES = 16 }; /* longer lists are hashed */

static bool affine_name_equal(const void *key, const void *value) {
  return varve_slice_equal(*(const varve_slice *)key, ((const affine_name *)value)->text);
}

static uint64_t hash_of(const varve_parser *parser, varve_slice text) {
  return varve_hash_bytes(parser->context->seed, text.data, text.size);
}

static const varve_entity *find_name(varve_parser *parser, varve_slice text) {
  size_t count = parser->affine.names.count;
  for (size_t i = 0; i < count && i < SEARCHED_NAMES; i++) {
    const affine_name *name = VARVE_VECTOR_AT(&parser->affine.names, affine_name *, i);
    if (varve_slice_equal(name->text, text))
      return name->expression;
  }
  if (count <= SEARCHED_NAMES)
    return NULL;
  const affine_name *found = varve_hash_table_find(&parser->affine.names_by_text,
                                                   hash_of(parser, text), affine_name_equal, &text);
  return found == NULL ? NULL : found->expression;
}

static void forget_names(varve_parser *parser) {
  for (size_t i = SEARCHED_NAMES; i < parser->affine.names.count; i++) {
    affine_name *name = VARVE_VECTOR_AT(&parser->affine.names, affine_name *, i);
    (void)varve_hash_table_remove(&parser->affine.names_by_text, hash_of(parser, name->text), name);
  }
  varve_vector_truncate(&parser->affine.names, 0);
}

/* Expressions. A frame holds the terms that wait for a right operand: the node of a sum, then
 * that of a product. Each is present if its operator is. count is the number of signs before the
 * next operand. */
enum { SUM_SHIFT = 0, PRODUCT_SHIFT = 8, OPERATOR_MASK = 0xFF, IN_PARENTHESES = 1 << 16 };

static varve_kind pending(const varve_frame *frame, unsigned shift) {
  return (varve_kind)(frame->flags >> shift & OPERATOR_MASK);
}

static void set_pending(varve_frame *frame, unsigned shift, varve_kind kind) {
  frame->flags = (frame->flags & ~((uint32_t)OPERATOR_MASK << shift)) | (uint32_t)kind << shift;
}

/* Operators are represented by node kinds, none of which is 0. A difference is a sum with a
 * negated right side. */
#define NO_OPERATOR ((varve_kind)0)
#define DIFFERENCE ((varve_kind)OPERATOR_MASK)

static varve_kind sum_operator(varve_parser *parser) {
  if (varve_accept(parser, VARVE_TOKEN_PLUS))
    return VARVE_KIND_AFFINE_ADD;
  if (varve_accept(parser, VARVE_TOKEN_MINUS))
    return DIFFERENCE;
  return NO_OPERATOR;
}

static varve_kind product_operator(varve_parser *parser) {
  varve_kind kind = NO_OPERATOR;
  if (varve_accept(parser, VARVE_TOKEN_STAR))
    return VARVE_KIND_AFFINE_MUL;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return NO_OPERATOR;
  switch (varve_keyword_find(parser->token.text)) {
  case VARVE_KEYWORD_FLOORDIV:
    kind = VARVE_KIND_AFFINE_FLOORDIV;
    break;
  case VARVE_KEYWORD_CEILDIV:
    kind = VARVE_KIND_AFFINE_CEILDIV;
    break;
  case VARVE_KEYWORD_MOD:
    kind = VARVE_KIND_AFFINE_MOD;
    break;
  default:
    return NO_OPERATOR;
  }
  varve_advance(parser);
  return kind;
}

static varve_status negate(varve_parser *parser, const varve_entity **expression) {
  const varve_entity *minus_one = NULL;
  VARVE_TRY(varve_affine_constant_get(parser->context, -1, &minus_one));
  return varve_affine_binary_get(parser->context, VARVE_KIND_AFFINE_MUL, *expression, minus_one,
                                 expression);
}

static varve_status combine(varve_parser *parser, varve_kind kind, const varve_entity *lhs,
                            const varve_entity **rhs) {
  if (kind == DIFFERENCE) {
    VARVE_TRY(negate(parser, rhs));
    kind = VARVE_KIND_AFFINE_ADD;
  }
  return varve_affine_binary_get(parser->context, kind, lhs, *rhs, rhs);
}

static const varve_entity *take_node(varve_parser *parser) {
  const varve_entity *node = varve_top_node(parser);
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  return node;
}

/* Takes the operand on top, with its signs, and completes the product that it ends. */
static varve_status take_factor(varve_parser *parser, varve_frame *frame,
                                const varve_entity **factor) {
  *factor = take_node(parser);
  if (frame->count % 2 == 1)
    VARVE_TRY(negate(parser, factor));
  frame->count = 0;
  varve_kind kind = pending(frame, PRODUCT_SHIFT);
  if (kind != NO_OPERATOR) {
    const varve_entity *lhs = take_node(parser);
    bool is_product = pending(frame, PRODUCT_SHIFT) == VARVE_KIND_AFFINE_MUL;
    if (!varve_affine_is_symbolic_or_constant(*factor) &&
        !(is_product && varve_affine_is_symbolic_or_constant(lhs))) {
      VARVE_TRY(VARVE_INVALID_ERROR(parser, frame->mark,
                                    is_product
                                        ? "not affine: one side of the product must be a constant "
                                          "or of symbols"
                                        : "not affine: the right side of floordiv, ceildiv and mod "
                                          "must be a constant or of symbols"));
    }
    set_pending(frame, PRODUCT_SHIFT, NO_OPERATOR);
    VARVE_TRY(combine(parser, kind, lhs, factor));
  }
  return VARVE_STATUS_OK;
}

static varve_status begin_in_parentheses(varve_parser *parser);
static varve_status begin_operand(varve_parser *parser, varve_frame *frame);

/* The operand is on top; the operator after it decides where it belongs. */
static varve_status expression_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *value = NULL;
  VARVE_TRY(take_factor(parser, frame, &value));
  const char *place = parser->token.text.data;
  varve_kind kind = product_operator(parser);
  if (kind != NO_OPERATOR) {
    frame->mark = place;
    set_pending(frame, PRODUCT_SHIFT, kind);
    VARVE_TRY(varve_push_node(parser, value));
    return begin_operand(parser, frame);
  }
  kind = pending(frame, SUM_SHIFT);
  if (kind != NO_OPERATOR) {
    const varve_entity *lhs = take_node(parser);
    VARVE_TRY(combine(parser, kind, lhs, &value));
  }
  kind = sum_operator(parser);
  set_pending(frame, SUM_SHIFT, kind);
  if (kind == NO_OPERATOR) {
    if (frame->flags & IN_PARENTHESES)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " in affine expression"));
    return varve_frame_finish(parser, frame, value);
  }
  VARVE_TRY(varve_push_node(parser, value));
  return begin_operand(parser, frame);
}

/* Values as operands */

static varve_status add_value(varve_parser *parser, varve_operand_use use, bool is_symbol) {
  varve_vector *uses = is_symbol ? &parser->affine.symbols : &parser->affine.dims;
  varve_affine_use *value = use.name->affine;
  uint32_t *position = is_symbol ? &value->symbol : &value->dim;
  if (*position == 0) {
    if (uses->count >= VARVE_MAX_VALUES)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    VARVE_TRY(varve_vector_push(uses, &use));
    *position = (uint32_t)uses->count;
  }
  value->group = parser->affine.group;
  return is_symbol ? varve_affine_symbol_get(parser->context, *position - 1, &value->expression)
                   : varve_affine_dim_get(parser->context, *position - 1, &value->expression);
}

/* Returns the role of the name in this list, which is undecided if the name is new there. NULL:
 * out of memory. */
static varve_affine_use *use_in_list(varve_parser *parser, varve_value_name *name) {
  bool is_new = name->affine == NULL || name->affine->list != parser->affine.list;
  if (name->affine == NULL)
    name->affine = varve_arena_allocate(&parser->names.arena, sizeof *name->affine);
  if (name->affine != NULL && is_new)
    *name->affine = (varve_affine_use){.list = parser->affine.list};
  return name->affine;
}

static varve_status parse_value(varve_parser *parser, bool is_symbol) {
  varve_operand_use use;
  VARVE_TRY(varve_parse_value_use(parser, &use));
  varve_affine_use *value = use_in_list(parser, use.name);
  if (value == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (value->group != parser->affine.group)
    VARVE_TRY(add_value(parser, use, is_symbol));
  return varve_push_node(parser, value->expression);
}

static varve_status begin_operand(varve_parser *parser, varve_frame *frame) {
  while (varve_accept(parser, VARVE_TOKEN_MINUS))
    frame->count++;
  if (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return varve_request(parser, begin_in_parentheses);
  if (varve_at(parser, VARVE_TOKEN_INTEGER)) {
    uint64_t value = 0;
    const varve_entity *expression = NULL;
    if (!varve_token_unsigned(parser->token.text, &value) || value > INT64_MAX)
      return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                                 "constants of affine expressions must fit in 63 bits");
    VARVE_TRY(varve_affine_constant_get(parser->context, (int64_t)value, &expression));
    varve_advance(parser);
    return varve_push_node(parser, expression);
  }
  varve_slice text = parser->token.text;
  if (parser->affine.takes_values &&
      (varve_at(parser, VARVE_TOKEN_PERCENT_NAME) || varve_at_word(parser, "symbol"))) {
    if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
      return parse_value(parser, false);
    varve_advance(parser);
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'symbol'"));
    VARVE_TRY(parse_value(parser, true));
    return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the symbol");
  }
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    return VARVE_EXPECTED(parser, "affine attributes have no values as operands");
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_SYNTAX_ERROR(parser, text.data, "expected an operand of the affine expression");
  const varve_entity *expression = find_name(parser, text);
  if (expression == NULL)
    return VARVE_EXPECTED(parser, "'%.*s' is neither a dimension nor a symbol here",
                          VARVE_FORMAT_SLICE(text));
  varve_advance(parser);
  return varve_push_node(parser, expression);
}

static varve_status begin_expression_in(varve_parser *parser, uint32_t flags) {
  varve_frame *frame = NULL;
  VARVE_TRY(varve_frame_push(parser, expression_step, parser->token.text.data, &frame));
  frame->flags = flags;
  return begin_operand(parser, frame);
}

static varve_status begin_expression(varve_parser *parser) {
  return begin_expression_in(parser, 0);
}

static varve_status begin_in_parentheses(varve_parser *parser) {
  return begin_expression_in(parser, IN_PARENTHESES);
}

/* (d0, d1)[s0] */

typedef varve_status make_name(varve_context *context, uint32_t position,
                               const varve_entity **expression);

static varve_status parse_names(varve_parser *parser, varve_token_kind closing, make_name *make,
                                uint32_t *count) {
  *count = 0;
  if (varve_accept(parser, closing))
    return VARVE_STATUS_OK;
  do {
    varve_slice text = parser->token.text;
    const varve_entity *expression = NULL;
    if (!varve_at(parser, VARVE_TOKEN_WORD))
      return VARVE_EXPECTED(parser, "expected the name of a dimension or symbol");
    if (!varve_grammar_allows(parser, VARVE_GRAMMAR_AFFINE_WORDS) &&
        varve_is_type_word(parser, text))
      return varve_grammar_check(parser, VARVE_GRAMMAR_AFFINE_WORDS, text.data);
    if (find_name(parser, text) != NULL)
      return VARVE_INVALID_ERROR(parser, text.data, "'%.*s' names a dimension or symbol already",
                                 VARVE_FORMAT_SLICE(text));
    VARVE_TRY(make(parser->context, (*count)++, &expression));
    affine_name *name = varve_arena_allocate(&parser->names.arena, sizeof *name);
    if (name == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    *name = (affine_name){text, expression};
    VARVE_TRY(varve_vector_push(&parser->affine.names, &name));
    if (parser->affine.names.count > SEARCHED_NAMES) {
      VARVE_TRY(
          varve_hash_table_insert(&parser->affine.names_by_text, hash_of(parser, text), name));
    }
    varve_advance(parser);
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, closing, " after the names of dimensions or symbols");
}

static varve_status parse_space(varve_parser *parser, varve_affine_space *space) {
  *space = (varve_affine_space){0, 0};
  forget_names(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the dimensions"));
  VARVE_TRY(parse_names(parser, VARVE_TOKEN_RIGHT_PAREN, varve_affine_dim_get, &space->num_dims));
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  return parse_names(parser, VARVE_TOKEN_RIGHT_SQUARE, varve_affine_symbol_get,
                     &space->num_symbols);
}

/* The dimension and symbol counts are on the stack of numbers. */
static varve_affine_space frame_space(const varve_parser *parser, const varve_frame *frame) {
  const int64_t *numbers = (const int64_t *)parser->numbers.data + frame->first_number;
  return (varve_affine_space){(uint32_t)numbers[0], (uint32_t)numbers[1]};
}

/* affine_map<(d0) -> (d0 + 1)>, or only the part between the brackets: a map, or in older eras
 * either a map or a set. */
enum { IS_BARE = 1, IS_EITHER = 2 };

static varve_status finish_map(varve_parser *parser, varve_frame *frame) {
  uint32_t count = 0;
  const varve_entity *map = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " in affine map"));
  if ((frame->flags & IS_BARE) == 0)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in affine map"));
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  VARVE_TRY(varve_affine_map_get(parser->context, frame_space(parser, frame),
                                 varve_frame_nodes(parser, frame), count, &map));
  return varve_frame_finish(parser, frame, map);
}

static varve_status map_step(varve_parser *parser, varve_frame *frame) {
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return varve_request(parser, begin_expression);
  return finish_map(parser, frame);
}

/* affine_set<(d0) : (d0 - 1 >= 0)>: comparisons become differences compared to 0. The text
 * buffer holds one byte for each constraint. */
enum { LEFT_SIDE, AT_LEAST, AT_MOST, EQUAL };

static varve_status finish_set(varve_parser *parser, varve_frame *frame) {
  uint32_t count = 0;
  const varve_entity *set = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " in integer set"));
  if ((frame->flags & IS_BARE) == 0)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in integer set"));
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  VARVE_TRY(varve_integer_set_get(parser->context, frame_space(parser, frame),
                                  varve_frame_nodes(parser, frame), count,
                                  (const uint8_t *)parser->text.data + frame->first_text, &set));
  return varve_frame_finish(parser, frame, set);
}

/* An empty list of constraints becomes 0 == 0. */
static varve_status finish_empty_set(varve_parser *parser, varve_frame *frame) {
  const varve_entity *zero = NULL;
  VARVE_TRY(varve_affine_constant_get(parser->context, 0, &zero));
  VARVE_TRY(varve_push_node(parser, zero));
  VARVE_TRY(varve_buffer_append_char(&parser->text, 1));
  return finish_set(parser, frame);
}

static varve_status set_step(varve_parser *parser, varve_frame *frame) {
  if (frame->state == LEFT_SIDE) {
    uint32_t *state = &frame->state;
    if (varve_at(parser, VARVE_TOKEN_LESS))
      VARVE_TRY(
          varve_grammar_check(parser, VARVE_GRAMMAR_AFFINE_COMPARISONS, parser->token.text.data));
    *state = varve_accept(parser, VARVE_TOKEN_GREATER) ? AT_LEAST
             : varve_accept(parser, VARVE_TOKEN_LESS)  ? AT_MOST
             : varve_accept(parser, VARVE_TOKEN_EQUAL) ? EQUAL
                                                       : LEFT_SIDE;
    if (*state == LEFT_SIDE || !varve_accept(parser, VARVE_TOKEN_EQUAL)) {
      VARVE_TRY(VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                   "expected '>=', '<=' or '==' in the constraint"));
    }
    return varve_request(parser, begin_expression);
  }
  const varve_entity *rhs = take_node(parser);
  const varve_entity *lhs = take_node(parser);
  int64_t constant = 1;
  if (!varve_affine_is_constant(rhs, &constant) || constant != 0)
    VARVE_TRY(
        varve_grammar_check(parser, VARVE_GRAMMAR_AFFINE_COMPARISONS, parser->token.text.data));
  if (frame->state == AT_MOST) {
    const varve_entity *swapped = lhs;
    lhs = rhs;
    rhs = swapped;
  }
  VARVE_TRY(combine(parser, DIFFERENCE, lhs, &rhs));
  VARVE_TRY(varve_push_node(parser, rhs));
  VARVE_TRY(varve_buffer_append_char(&parser->text, frame->state == EQUAL));
  frame->state = LEFT_SIDE;
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return varve_request(parser, begin_expression);
  return finish_set(parser, frame);
}

static varve_status begin_body(varve_parser *parser, varve_frame *frame) {
  varve_affine_space space;
  bool is_map = frame->step == map_step;
  const char *place = parser->token.text.data;
  VARVE_TRY(parse_space(parser, &space));
  if ((frame->flags & IS_EITHER) != 0) {
    is_map = !varve_at(parser, VARVE_TOKEN_COLON);
    frame->step = is_map ? map_step : set_step;
  }
  if (varve_at(parser, is_map ? VARVE_TOKEN_COLON : VARVE_TOKEN_ARROW))
    return VARVE_INVALID_ERROR(parser, place,
                               is_map ? "expected a map, but this is a set"
                                      : "expected a set, but this is a map");
  VARVE_TRY(varve_push_number(parser, space.num_dims));
  VARVE_TRY(varve_push_number(parser, space.num_symbols));
  VARVE_TRY(varve_expect(parser, is_map ? VARVE_TOKEN_ARROW : VARVE_TOKEN_COLON,
                         is_map ? " in affine map" : " in integer set"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN,
                         is_map ? " before the results" : " before the constraints"));
  if (!varve_at(parser, VARVE_TOKEN_RIGHT_PAREN))
    return varve_request(parser, begin_expression);
  return is_map ? finish_map(parser, frame) : finish_empty_set(parser, frame);
}

varve_status varve_begin_affine_attribute(varve_parser *parser) {
  varve_frame *frame = NULL;
  bool is_map = varve_keyword_find(parser->token.text) == VARVE_KEYWORD_AFFINE_MAP;
  VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_WRAPPED_AFFINE, parser->token.text.data));
  VARVE_TRY(
      varve_frame_push(parser, is_map ? map_step : set_step, parser->token.text.data, &frame));
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS,
                         is_map ? " after 'affine_map'" : " after 'affine_set'"));
  return begin_body(parser, frame);
}

varve_status varve_begin_bare_affine_map(varve_parser *parser) {
  varve_frame *frame = NULL;
  VARVE_TRY(varve_frame_push(parser, map_step, parser->token.text.data, &frame));
  frame->flags = IS_BARE;
  return begin_body(parser, frame);
}

varve_status varve_begin_bare_affine(varve_parser *parser) {
  varve_frame *frame = NULL;
  VARVE_TRY(varve_frame_push(parser, map_step, parser->token.text.data, &frame));
  frame->flags = IS_BARE | IS_EITHER;
  return begin_body(parser, frame);
}

/* Expressions over values */

void varve_begin_affine_list(varve_parser *parser) {
  forget_names(parser);
  parser->affine.list++;
  varve_vector_truncate(&parser->affine.dims, 0);
  varve_vector_truncate(&parser->affine.symbols, 0);
}

static varve_status parse_expression_in_group(varve_parser *parser) {
  parser->affine.takes_values = true;
  varve_status status = varve_parse_to_stack(parser, begin_expression);
  parser->affine.takes_values = false;
  return status;
}

varve_status varve_parse_affine_expression(varve_parser *parser) {
  parser->affine.group++;
  return parse_expression_in_group(parser);
}

varve_status varve_parse_affine_group(varve_parser *parser, varve_token_kind closing) {
  parser->affine.group++;
  if (varve_accept(parser, closing))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(parse_expression_in_group(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, closing, " in affine map");
}

varve_status varve_end_affine_list(varve_parser *parser, size_t first_node,
                                   const varve_entity **map) {
  varve_affine_space space = {(uint32_t)parser->affine.dims.count,
                              (uint32_t)parser->affine.symbols.count};
  size_t count = parser->nodes.count - first_node;
  *map = NULL;
  if (count > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_affine_map_get(parser->context, space,
                                 (const varve_entity *const *)parser->nodes.data + first_node,
                                 (uint32_t)count, map));
  varve_vector_truncate(&parser->nodes, first_node);
  VARVE_TRY(varve_vector_append(&parser->operands, parser->affine.dims.data, space.num_dims));
  return varve_vector_append(&parser->operands, parser->affine.symbols.data, space.num_symbols);
}

/* Uses that have a number */

varve_status varve_find_use(varve_parser *parser, const varve_numbered_uses *uses,
                            varve_value_name *name, size_t *number) {
  if (parser->affine.numbered_list != parser->affine.list ||
      parser->affine.numbered_by != uses->by || parser->affine.numbered_first != uses->first) {
    parser->affine.list++;
    for (size_t i = 0; i < uses->count; i++) {
      varve_affine_use *use = use_in_list(
          parser, VARVE_VECTOR_AT(&parser->operands, varve_operand_use, uses->first + i).name);
      if (use == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
      if (i >= UINT32_MAX)
        return VARVE_STATUS_LIMIT_EXCEEDED;
      if (use->dim == 0)
        use->dim = (uint32_t)i + 1;
    }
    parser->affine.numbered_list = parser->affine.list;
    parser->affine.numbered_by = uses->by;
    parser->affine.numbered_first = uses->first;
  }
  const varve_affine_use *use = name->affine;
  *number =
      use == NULL || use->list != parser->affine.list || use->dim == 0 ? uses->count : use->dim - 1;
  return VARVE_STATUS_OK;
}
