/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses expressions. Nesting has a limit, and a tree is no larger than its text. */
#include "dialect/expression.h"

#include "base/diagnostic.h"
#include "dialect/operation_format.h"

typedef varve_expression_scope scope;
typedef const varve_expression *tree;

static varve_status parse_level(varve_format_lexer *l, scope *s, uint32_t level, tree *made);

static varve_status parse_any(varve_format_lexer *l, scope *s, tree *made) {
  return parse_level(l, s, 0, made);
}

static varve_status make(const scope *s, varve_expression given, tree *made) {
  varve_expression *e = varve_arena_allocate(&s->context->arena, sizeof *e);
  if (e == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *e = given;
  *made = e;
  return VARVE_STATUS_OK;
}

static varve_status make_with(const scope *s, varve_expression given, const tree *arguments,
                              tree *made) {
  tree *kept = varve_arena_allocate_array(&s->context->arena,
                                          given.argument_count == 0 ? 1 : given.argument_count,
                                          sizeof(const varve_expression *));
  if (kept == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < given.argument_count; i++)
    kept[i] = arguments[i];
  given.arguments = kept;
  return make(s, given, made);
}

/* Lists: at most VARVE_EXPRESSION_SLOTS items. */
static varve_status parse_items(varve_format_lexer *l, scope *s, char close, tree *items,
                                uint32_t *count) {
  *count = 0;
  while (!varve_format_at_sign(l, close)) {
    if (*count == VARVE_EXPRESSION_SLOTS)
      return varve_format_refuse(l, l->token.place, "a list has more than %d items",
                                 VARVE_EXPRESSION_SLOTS);
    VARVE_TRY(parse_any(l, s, &items[(*count)++]));
    if (!varve_format_at_sign(l, ','))
      break;
    VARVE_TRY(varve_format_advance(l));
  }
  return varve_format_expect_sign(l, close);
}

static varve_status parse_list(varve_format_lexer *l, scope *s, tree *made) {
  tree items[VARVE_EXPRESSION_SLOTS];
  varve_expression e = {.kind = VARVE_EXPRESSION_LIST};
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(parse_items(l, s, ']', items, &e.argument_count));
  return make_with(s, e, items, made);
}

/* $x, or $x inside type(...): several slots become a list. */
static varve_status parse_slots(varve_format_lexer *l, scope *s, varve_expression_kind kind,
                                tree *made) {
  varve_expression_slot slots[VARVE_EXPRESSION_SLOTS];
  tree items[VARVE_EXPRESSION_SLOTS];
  varve_expression list = {.kind = VARVE_EXPRESSION_LIST};
  if (l->token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return varve_format_refuse(l, l->token.place, "expected a variable");
  VARVE_TRY(s->find(s->user, slots, &list.argument_count));
  for (uint32_t i = 0; i < list.argument_count; i++)
    VARVE_TRY(make(s, (varve_expression){.kind = kind, .slot = slots[i]}, &items[i]));
  VARVE_TRY(varve_format_advance(l));
  if (list.argument_count != 1)
    return make_with(s, list, items, made);
  *made = items[0];
  return VARVE_STATUS_OK;
}

static varve_status parse_item_index(varve_format_lexer *l, scope *s, tree *made) {
  tree parts[2] = {*made, NULL};
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(parse_any(l, s, &parts[1]));
  VARVE_TRY(varve_format_expect_sign(l, ']'));
  return make_with(s, (varve_expression){.kind = VARVE_EXPRESSION_ITEM, .argument_count = 2}, parts,
                   made);
}

/* type($x), type($x[i]), types($x) */
static varve_status parse_types(varve_format_lexer *l, scope *s, tree *made) {
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '('));
  VARVE_TRY(parse_slots(l, s, VARVE_EXPRESSION_TYPES, made));
  if (varve_format_at_sign(l, '['))
    VARVE_TRY(parse_item_index(l, s, made));
  return varve_format_expect_sign(l, ')');
}

/* over(T, e: E) */
static varve_status parse_over(varve_format_lexer *l, scope *s, tree *made) {
  tree parts[2] = {NULL, NULL};
  varve_expression e = {.kind = VARVE_EXPRESSION_OVER, .argument_count = 2};
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '('));
  VARVE_TRY(parse_any(l, s, &parts[0]));
  VARVE_TRY(varve_format_expect_sign(l, ','));
  if (!varve_format_at_word(l, "e"))
    return varve_format_refuse(l, l->token.place, "expected 'e:' and a type");
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, ':'));
  VARVE_TRY(parse_any(l, s, &parts[1]));
  VARVE_TRY(varve_format_expect_sign(l, ')'));
  return make_with(s, e, parts, made);
}

/* attribute('name') */
static varve_status parse_attribute(varve_format_lexer *l, scope *s, tree *made) {
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '('));
  if (l->token.kind != VARVE_FORMAT_TOKEN_QUOTE)
    return varve_format_refuse(l, l->token.place, "expected the name of an attribute");
  VARVE_TRY(
      make(s, (varve_expression){.kind = VARVE_EXPRESSION_ATTRIBUTE, .text = l->token.text}, made));
  VARVE_TRY(varve_format_advance(l));
  return varve_format_expect_sign(l, ')');
}

static const struct {
  const char *name;
  varve_expression_function function;
  uint32_t count;
} functions[] = {
#define VARVE_EXPRESSION_FUNCTION_OF(enumerator, name, count)                                      \
  {name, VARVE_FUNCTION_##enumerator, count},
#include "dialect/expression_functions.def"
};

static varve_status parse_call(varve_format_lexer *l, scope *s, size_t function, tree *made) {
  tree items[VARVE_EXPRESSION_SLOTS];
  const char *place = l->token.place;
  varve_expression e = {.kind = VARVE_EXPRESSION_FUNCTION, .number = functions[function].function};
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '('));
  VARVE_TRY(parse_items(l, s, ')', items, &e.argument_count));
  if (e.argument_count != functions[function].count)
    return varve_format_refuse(l, place, "'%s' has %u argument%s", functions[function].name,
                               functions[function].count,
                               functions[function].count == 1 ? "" : "s");
  return make_with(s, e, items, made);
}

/* i32, index: a type of the builtin dialect, as it is written. */
static varve_status parse_constant(varve_format_lexer *l, scope *s, const char *start, tree *made) {
  const char *end = l->token.text.data + l->token.text.size;
  VARVE_TRY(varve_format_advance(l));
  return make(s,
              (varve_expression){.kind = VARVE_EXPRESSION_CONSTANT,
                                 .text = varve_slice_make(start, (size_t)(end - start))},
              made);
}

/* !dialect.name: a type without parameters. */
static varve_status parse_dialect_type(varve_format_lexer *l, scope *s, tree *made) {
  const char *start = l->token.place;
  VARVE_TRY(varve_format_advance(l));
  if (l->token.kind != VARVE_FORMAT_TOKEN_WORD)
    return varve_format_refuse(l, l->token.place, "expected the name of a dialect");
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '.'));
  if (l->token.kind != VARVE_FORMAT_TOKEN_WORD)
    return varve_format_refuse(l, l->token.place, "expected the name of a type");
  return parse_constant(l, s, start, made);
}

static varve_status parse_word(varve_format_lexer *l, scope *s, tree *made) {
  static const struct {
    const char *word;
    varve_expression value;
  } words[] = {{"true", {.kind = VARVE_EXPRESSION_TRUTH, .number = 1}},
               {"false", {.kind = VARVE_EXPRESSION_TRUTH, .number = 0}},
               {"absent", {.kind = VARVE_EXPRESSION_ABSENT}},
               {"operands", {.kind = VARVE_EXPRESSION_SLOT, .slot = {VARVE_SYNTAX_OPERANDS, 0}}},
               {"results", {.kind = VARVE_EXPRESSION_SLOT, .slot = {VARVE_SYNTAX_RESULTS, 0}}},
               {"e", {.kind = VARVE_EXPRESSION_LOCAL}}};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (varve_format_at_word(l, words[i].word)) {
      VARVE_TRY(varve_format_advance(l));
      return make(s, words[i].value, made);
    }
  if (varve_format_at_word(l, "type") || varve_format_at_word(l, "types"))
    return parse_types(l, s, made);
  if (varve_format_at_word(l, "over"))
    return parse_over(l, s, made);
  if (s->has_attributes && varve_format_at_word(l, "attribute"))
    return parse_attribute(l, s, made);
  for (size_t i = 0; i < VARVE_COUNT_OF(functions); i++)
    if (varve_format_at_word(l, functions[i].name))
      return parse_call(l, s, i, made);
  if (!varve_slice_equal(l->token.text, VARVE_SLICE("index")) &&
      strchr("ifbsu", l->token.text.data[0]) == NULL)
    return varve_format_refuse(l, l->token.place, "'%.*s' is no function",
                               VARVE_FORMAT_SLICE(l->token.text));
  return parse_constant(l, s, l->token.text.data, made);
}

static varve_status parse_number(varve_format_lexer *l, scope *s, int64_t sign, tree *made) {
  varve_slice text = l->token.text;
  int64_t number = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (number > (INT64_MAX - 9) / 10)
      return varve_format_refuse(l, l->token.place, "the number is too large");
    number = number * 10 + (text.data[i] - '0');
  }
  VARVE_TRY(varve_format_advance(l));
  return make(s, (varve_expression){.kind = VARVE_EXPRESSION_NUMBER, .number = sign * number},
              made);
}

static varve_status parse_sign(varve_format_lexer *l, scope *s, tree *made) {
  switch (l->token.text.data[0]) {
  case '[':
    return parse_list(l, s, made);
  case '(':
    VARVE_TRY(varve_format_advance(l));
    VARVE_TRY(parse_any(l, s, made));
    return varve_format_expect_sign(l, ')');
  case '!':
    return parse_dialect_type(l, s, made);
  case '-':
    VARVE_TRY(varve_format_advance(l));
    if (l->token.kind != VARVE_FORMAT_TOKEN_NUMBER)
      return varve_format_refuse(l, l->token.place, "expected a number after '-'");
    return parse_number(l, s, -1, made);
  case '.':
    VARVE_TRY(varve_format_advance(l));
    if (l->token.kind != VARVE_FORMAT_TOKEN_WORD)
      return varve_format_refuse(l, l->token.place, "expected the name of a case");
    VARVE_TRY(
        make(s, (varve_expression){.kind = VARVE_EXPRESSION_CASE, .text = l->token.text}, made));
    return varve_format_advance(l);
  default:
    return varve_format_refuse(l, l->token.place, "expected an expression");
  }
}

static varve_status parse_primary(varve_format_lexer *l, scope *s, tree *made) {
  switch (l->token.kind) {
  case VARVE_FORMAT_TOKEN_NUMBER:
    return parse_number(l, s, 1, made);
  case VARVE_FORMAT_TOKEN_QUOTE:
    VARVE_TRY(
        make(s, (varve_expression){.kind = VARVE_EXPRESSION_TEXT, .text = l->token.text}, made));
    return varve_format_advance(l);
  case VARVE_FORMAT_TOKEN_VARIABLE:
    return parse_slots(l, s, VARVE_EXPRESSION_SLOT, made);
  case VARVE_FORMAT_TOKEN_WORD:
    return parse_word(l, s, made);
  case VARVE_FORMAT_TOKEN_SIGN:
    return parse_sign(l, s, made);
  default:
    return varve_format_refuse(l, l->token.place, "expected an expression");
  }
}

static varve_status parse_postfix(varve_format_lexer *l, scope *s, tree *made) {
  VARVE_TRY(parse_primary(l, s, made));
  for (uint32_t i = 0; i < VARVE_EXPRESSION_DEPTH; i++) {
    if (varve_format_at_sign(l, '[')) {
      VARVE_TRY(parse_item_index(l, s, made));
    } else if (varve_format_at_sign(l, '.')) {
      VARVE_TRY(varve_format_advance(l));
      if (l->token.kind != VARVE_FORMAT_TOKEN_WORD)
        return varve_format_refuse(l, l->token.place, "expected the name of a parameter");
      varve_expression e = {
          .kind = VARVE_EXPRESSION_FIELD, .text = l->token.text, .argument_count = 1};
      const tree of = *made;
      VARVE_TRY(make_with(s, e, &of, made));
      VARVE_TRY(varve_format_advance(l));
    } else {
      return VARVE_STATUS_OK;
    }
  }
  return varve_format_refuse(l, l->token.place, "the expression is nested too deeply");
}

/* Operators, from the weakest. */
static const struct {
  uint32_t level;
  const char *text; /* a word, or one or two signs */
  varve_expression_operator id;
} operators[] = {
    {0, "or", VARVE_OPERATOR_OR},      {1, "and", VARVE_OPERATOR_AND},
    {2, "=", VARVE_OPERATOR_EQUAL},    {2, "!=", VARVE_OPERATOR_UNEQUAL},
    {2, "<=", VARVE_OPERATOR_AT_MOST}, {2, ">=", VARVE_OPERATOR_AT_LEAST},
    {2, "<", VARVE_OPERATOR_LESS},     {2, ">", VARVE_OPERATOR_MORE},
    {3, "+", VARVE_OPERATOR_ADD},      {3, "-", VARVE_OPERATOR_SUBTRACT},
    {4, "*", VARVE_OPERATOR_MULTIPLY}, {4, "/", VARVE_OPERATOR_DIVIDE},
    {4, "%", VARVE_OPERATOR_MODULO},
};
enum { LEVELS = 5 };

static bool at_operator(const varve_format_lexer *l, const char *text) {
  if (l->token.kind == VARVE_FORMAT_TOKEN_WORD)
    return varve_slice_equal(l->token.text, varve_slice_of(text));
  if (l->token.kind != VARVE_FORMAT_TOKEN_SIGN || l->token.text.data[0] != text[0])
    return false;
  return text[1] == 0 || (l->next < l->text.data + l->text.size && *l->next == text[1]);
}

/* Consumes an operator of the level. */
static varve_status take_operator(varve_format_lexer *l, uint32_t level, bool *is_there,
                                  varve_expression_operator *id) {
  *is_there = false;
  for (size_t i = 0; i < VARVE_COUNT_OF(operators) && !*is_there; i++) {
    if (operators[i].level != level || !at_operator(l, operators[i].text))
      continue;
    *is_there = true;
    *id = operators[i].id;
    bool is_word = l->token.kind == VARVE_FORMAT_TOKEN_WORD;
    VARVE_TRY(varve_format_advance(l));
    if (!is_word && operators[i].text[1] != 0)
      VARVE_TRY(varve_format_advance(l));
  }
  return VARVE_STATUS_OK;
}

static varve_status parse_not(varve_format_lexer *l, scope *s, tree *made) {
  tree of = NULL;
  if (!varve_format_at_word(l, "not"))
    return parse_postfix(l, s, made);
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(parse_level(l, s, 2, &of));
  return make_with(s,
                   (varve_expression){.kind = VARVE_EXPRESSION_OPERATOR,
                                      .number = VARVE_OPERATOR_NOT,
                                      .argument_count = 1},
                   &of, made);
}

/* A case belongs to the enum of the slot on the other side. */
static void join_case(const tree *parts) {
  for (int i = 0; i < 2; i++)
    if (parts[i]->kind == VARVE_EXPRESSION_CASE && parts[1 - i]->kind == VARVE_EXPRESSION_SLOT)
      ((varve_expression *)(uintptr_t)parts[i])->slot = parts[1 - i]->slot;
}

static varve_status parse_level(varve_format_lexer *l, scope *s, uint32_t level, tree *made) {
  if (level == LEVELS)
    return parse_not(l, s, made);
  if (level == 0 && ++s->depth > VARVE_EXPRESSION_DEPTH)
    return varve_format_refuse(l, l->token.place, "the expression is nested too deeply");
  VARVE_TRY(parse_level(l, s, level + 1, made));
  for (;;) {
    tree parts[2] = {*made, NULL};
    bool is_there = false;
    varve_expression_operator id = VARVE_OPERATOR_OR;
    VARVE_TRY(take_operator(l, level, &is_there, &id));
    if (!is_there)
      break;
    VARVE_TRY(parse_level(l, s, level + 1, &parts[1]));
    join_case(parts);
    VARVE_TRY(make_with(s,
                        (varve_expression){.kind = VARVE_EXPRESSION_OPERATOR,
                                           .number = (int64_t)id,
                                           .argument_count = 2},
                        parts, made));
  }
  s->depth -= level == 0;
  return VARVE_STATUS_OK;
}

varve_status varve_expression_parse(varve_format_lexer *lexer, varve_expression_scope *scope_of,
                                    const varve_expression **expression) {
  scope_of->depth = 0;
  scope_of->lexer = lexer;
  return parse_any(lexer, scope_of, expression);
}
