/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses expressions. Nesting has a limit, and a tree is no larger than its text. */
#include "dialect/expression/expression.h"

#include "base/diagnostic.h"
#include "dialect/operation_format/operation_format.h"
#include "dialect/work.h"

typedef varve_expression_scope scope;
typedef const varve_expression *tree;

static varve_status parse_level(varve_format_lexer *l, scope *s, uint32_t level, tree *made);

static varve_status parse_any(varve_format_lexer *l, scope *s, tree *made) {
  return parse_level(l, s, 0, made);
}

static varve_status make(const scope *s, varve_expression given, tree *made) {
  struct {
    varve_expression expression;
    const void *cache;
  } *parts = varve_arena_allocate(&s->context->arena, sizeof *parts);
  if (parts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_expression *e = &parts->expression;
  parts->cache = NULL;
  *e = given;
  e->cache = &parts->cache;
  *made = e;
  return VARVE_STATUS_OK;
}

static uint8_t bit_of(uint32_t local) { return (uint8_t)(1U << local); }

static varve_status make_with(varve_format_lexer *l, const scope *s, varve_expression given,
                              const tree *arguments, tree *made) {
  uint32_t levels = 0;
  tree *kept = varve_arena_allocate_array(&s->context->arena,
                                          given.argument_count == 0 ? 1 : given.argument_count,
                                          sizeof(const varve_expression *));
  if (kept == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < given.argument_count; i++) {
    kept[i] = arguments[i];
    levels = kept[i]->levels > levels ? kept[i]->levels : levels;
    given.locals |= kept[i]->locals;
  }
  levels += varve_expression_own_levels(given.argument_count);
  if (levels > VARVE_EXPRESSION_LEVELS)
    return varve_format_refuse(l, l->token.place, "the expression is nested too deeply");
  given.levels = (uint16_t)levels;
  if (given.kind == VARVE_EXPRESSION_EACH || given.kind == VARVE_EXPRESSION_OVER)
    given.locals &= (uint8_t)~bit_of(given.slot.index);
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

static bool at_all_values(const varve_format_lexer *l, uint32_t *kind) {
  bool is_operands = varve_format_at_word(l, "operands");
  *kind = is_operands ? VARVE_SYNTAX_OPERANDS : VARVE_SYNTAX_RESULTS;
  return is_operands || varve_format_at_word(l, "results");
}

/* The expression that a variable of varve.rule represents, or NULL. */
static tree find_parameter(const varve_format_lexer *l, const scope *s) {
  for (uint32_t i = 0; i < s->parameter_count; i++)
    if (varve_slice_equal(s->parameters[i].name, l->token.text))
      return s->parameters[i].value;
  return NULL;
}

/* $x, or $x inside type(...): several slots become a list. */
static varve_status parse_slots(varve_format_lexer *l, scope *s, varve_expression_kind kind,
                                tree *made) {
  varve_expression_slot slots[VARVE_EXPRESSION_SLOTS];
  tree items[VARVE_EXPRESSION_SLOTS];
  varve_expression list = {.kind = VARVE_EXPRESSION_LIST};
  bool is_argument = varve_format_at_sign(l, '%');
  varve_expression_slot all = {.index = 0};
  if (kind == VARVE_EXPRESSION_TYPES && at_all_values(l, &all.kind)) {
    VARVE_TRY(varve_format_advance(l));
    return make(s, (varve_expression){.kind = kind, .slot = all}, made);
  }
  if (is_argument)
    VARVE_TRY(varve_format_advance(l));
  else if (l->token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return varve_format_refuse(l, l->token.place, "expected a variable");
  const varve_expression *parameter = find_parameter(l, s);
  if (parameter != NULL) {
    *made = parameter;
    if (kind == VARVE_EXPRESSION_SLOT)
      return varve_format_advance(l);
    if (parameter->kind != VARVE_EXPRESSION_SLOT)
      return varve_format_refuse(l, l->token.place, "'$%.*s' is not given as a variable",
                                 VARVE_FORMAT_SLICE(l->token.text));
    VARVE_TRY(varve_format_advance(l));
    return make(s, (varve_expression){.kind = kind, .slot = parameter->slot}, made);
  }
  VARVE_TRY(s->find(s->user, is_argument, slots, &list.argument_count));
  for (uint32_t i = 0; i < list.argument_count; i++)
    VARVE_TRY(make(s, (varve_expression){.kind = kind, .slot = slots[i]}, &items[i]));
  VARVE_TRY(varve_format_advance(l));
  if (list.argument_count != 1)
    return make_with(l, s, list, items, made);
  *made = items[0];
  return VARVE_STATUS_OK;
}

static varve_status parse_item_index(varve_format_lexer *l, scope *s, tree *made) {
  tree parts[2] = {*made, NULL};
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(parse_any(l, s, &parts[1]));
  VARVE_TRY(varve_format_expect_sign(l, ']'));
  return make_with(l, s, (varve_expression){.kind = VARVE_EXPRESSION_ITEM, .argument_count = 2},
                   parts, made);
}

/* Names that expressions define */

/* Defines a name for the expression that follows. */
static varve_status open_name(varve_format_lexer *l, scope *s, varve_slice name, uint32_t *place) {
  if (s->local_count == VARVE_EXPRESSION_LOCALS)
    return varve_format_refuse(l, l->token.place, "at most %d names can be defined at a place",
                               VARVE_EXPRESSION_LOCALS);
  *place = s->local_count;
  s->locals[s->local_count++] = name;
  return VARVE_STATUS_OK;
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
  VARVE_TRY(open_name(l, s, l->token.text, &e.slot.index));
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, ':'));
  VARVE_TRY(parse_any(l, s, &parts[1]));
  s->local_count--;
  VARVE_TRY(varve_format_expect_sign(l, ')'));
  return make_with(l, s, e, parts, made);
}

static const struct {
  const char *name;
  varve_expression_quantifier quantifier;
} quantifiers[] = {{"all", VARVE_QUANTIFIER_ALL},        {"any", VARVE_QUANTIFIER_ANY},
                   {"map", VARVE_QUANTIFIER_MAP},        {"sum", VARVE_QUANTIFIER_SUM},
                   {"count", VARVE_QUANTIFIER_COUNT_OF}, {"filter", VARVE_QUANTIFIER_FILTER}};

/* Returns whether "(x in" follows the name of a function. */
static bool begins_quantifier(const varve_format_lexer *l) {
  varve_format_lexer ahead = *l;
  varve_format_fault ignored;
  ahead.fault = &ignored;
  return varve_format_advance(&ahead) == VARVE_STATUS_OK && varve_format_at_sign(&ahead, '(') &&
         varve_format_advance(&ahead) == VARVE_STATUS_OK &&
         ahead.token.kind == VARVE_FORMAT_TOKEN_WORD &&
         varve_format_advance(&ahead) == VARVE_STATUS_OK && varve_format_at_word(&ahead, "in");
}

/* Finds the largest trees of a body that do not depend on its item, or on names inside it. A tree
 * that does is part of this body only. */
static varve_status find_invariants(const scope *s, varve_expression *quantifier, tree *part) {
  tree *arguments = (tree *)(uintptr_t)(*part)->arguments;
  if ((*part)->argument_count == 0 || quantifier->once_count == UINT8_MAX)
    return VARVE_STATUS_OK;
  if ((*part)->locals >> quantifier->slot.index == 0) {
    /* Puts a tree that is the same for all items into one that is evaluated once. */
    varve_expression once = {.kind = VARVE_EXPRESSION_ONCE,
                             .levels = (*part)->levels,
                             .locals = (*part)->locals,
                             .number = quantifier->once_count++,
                             .slot = {.index = quantifier->slot.index},
                             .argument_count = 1};
    tree *kept = varve_arena_allocate(&s->context->arena, sizeof(const varve_expression *));
    if (kept == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    *kept = *part;
    once.arguments = kept;
    return make(s, once, part);
  }
  for (uint32_t i = 0; i < (*part)->argument_count; i++)
    VARVE_TRY(find_invariants(s, quantifier, &arguments[i]));
  return VARVE_STATUS_OK;
}

/* all(x in L: E) */
static varve_status parse_quantifier(varve_format_lexer *l, scope *s, int64_t quantifier,
                                     tree *made) {
  tree parts[2] = {NULL, NULL};
  varve_expression e = {.kind = VARVE_EXPRESSION_EACH, .number = quantifier, .argument_count = 2};
  if (s->quantifiers++ == VARVE_EXPRESSION_QUANTIFIERS)
    return varve_format_refuse(l, l->token.place, "quantifiers nest at most %d deep",
                               VARVE_EXPRESSION_QUANTIFIERS);
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '('));
  varve_slice name = l->token.text;
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(parse_any(l, s, &parts[0]));
  VARVE_TRY(varve_format_expect_sign(l, ':'));
  VARVE_TRY(open_name(l, s, name, &e.slot.index));
  VARVE_TRY(parse_any(l, s, &parts[1]));
  s->local_count--;
  s->quantifiers--;
  VARVE_TRY(varve_format_expect_sign(l, ')'));
  VARVE_TRY(find_invariants(s, &e, &parts[1]));
  return make_with(l, s, e, parts, made);
}

/* with(T, part = E, part = E) becomes with(with(T, part = E), part = E). */
static varve_status parse_with(varve_format_lexer *l, scope *s, tree *made) {
  tree parts[2] = {NULL, NULL};
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '('));
  VARVE_TRY(parse_any(l, s, made));
  for (uint32_t i = 0; i == 0 || varve_format_at_sign(l, ','); i++) {
    varve_expression e = {.kind = VARVE_EXPRESSION_WITH, .argument_count = 2};
    VARVE_TRY(varve_format_expect_sign(l, ','));
    e.text = l->token.text;
    if (l->token.kind != VARVE_FORMAT_TOKEN_WORD || i == VARVE_EXPRESSION_SLOTS)
      return varve_format_refuse(l, l->token.place, "expected the name of a part");
    VARVE_TRY(varve_format_advance(l));
    VARVE_TRY(varve_format_expect_sign(l, '='));
    parts[0] = *made;
    VARVE_TRY(parse_any(l, s, &parts[1]));
    VARVE_TRY(make_with(l, s, e, parts, made));
  }
  return varve_format_expect_sign(l, ')');
}

/* The operations whose attributes names may use. */
static bool at_attribute(const varve_format_lexer *l, int64_t *of) {
  static const char *const words[] = {"attribute", "outer", "target"};
  for (*of = VARVE_ATTRIBUTE_OF_OPERATION; *of <= VARVE_ATTRIBUTE_OF_TARGET; ++*of)
    if (varve_format_at_word(l, words[*of]))
      return true;
  return false;
}

/* attribute('name'), outer('name') or target($reference, 'name') */
static varve_status parse_attribute(varve_format_lexer *l, scope *s, int64_t of, tree *made) {
  varve_expression e = {.kind = VARVE_EXPRESSION_ATTRIBUTE, .number = of};
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '('));
  if (of == VARVE_ATTRIBUTE_OF_TARGET) {
    VARVE_TRY(parse_slots(l, s, VARVE_EXPRESSION_SLOT, made));
    e.slot = (*made)->slot;
    VARVE_TRY(varve_format_expect_sign(l, ','));
  }
  e.text = l->token.text;
  if (l->token.kind != VARVE_FORMAT_TOKEN_QUOTE)
    return varve_format_refuse(l, l->token.place, "expected the name of an attribute");
  VARVE_TRY(make(s, e, made));
  VARVE_TRY(varve_format_advance(l));
  return varve_format_expect_sign(l, ')');
}

/* Functions */

static const struct {
  const char *name;
  varve_expression_function function;
  uint32_t least, most;
} functions[] = {
#define VARVE_EXPRESSION_FUNCTION_OF(enumerator, name, least, most, function)                      \
  {name, VARVE_FUNCTION_##enumerator, least, most},
#include "dialect/expression/expression_functions.def"
};

/* The word or name at the lexer, and arguments in parentheses. */
static varve_status parse_arguments(varve_format_lexer *l, scope *s, varve_expression e,
                                    tree *made) {
  tree items[VARVE_EXPRESSION_SLOTS];
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '('));
  VARVE_TRY(parse_items(l, s, ')', items, &e.argument_count));
  return make_with(l, s, e, items, made);
}

static const char *const inferences[] = {
#define INFERENCE(name, meaning) name,
#include "dialect/expression/inferences.def"
#undef INFERENCE
};

/* A function, or one of those that the custom forms of LLVM's dialects need. *made is NULL if the
 * name is unknown. */
static varve_status parse_function(varve_format_lexer *l, scope *s, tree *made) {
  varve_slice name = l->token.text;
  varve_expression e = {.kind = VARVE_EXPRESSION_FUNCTION};
  uint32_t least = 1, most = 1;
  bool is_known = varve_slice_equal(name, VARVE_SLICE("if"));
  if (is_known) {
    e.kind = VARVE_EXPRESSION_IF;
    least = most = 3;
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(functions) && !is_known; i++) {
    is_known = varve_format_at_word(l, functions[i].name);
    e.number = (int64_t)functions[i].function;
    least = functions[i].least;
    most = functions[i].most;
  }
  if (!is_known) {
    uint32_t i = 0;
    while (i < VARVE_COUNT_OF(inferences) && !varve_format_at_word(l, inferences[i]))
      i++;
    e = (varve_expression){.kind = VARVE_EXPRESSION_CONVERT, .number = i};
    least = most = 1;
    is_known = i != VARVE_COUNT_OF(inferences);
  }
  *made = NULL;
  if (!is_known)
    return VARVE_STATUS_OK;
  VARVE_TRY(parse_arguments(l, s, e, made));
  if ((*made)->argument_count >= least && (*made)->argument_count <= most)
    return VARVE_STATUS_OK;
  if (least == most)
    return varve_format_refuse(l, name.data, "'%.*s' has %u argument%s", VARVE_FORMAT_SLICE(name),
                               least, least == 1 ? "" : "s");
  return varve_format_refuse(l, name.data, "'%.*s' has %u to %u arguments",
                             VARVE_FORMAT_SLICE(name), least, most);
}

/* Returns the end of <...> at p, or p. Brackets nest, and strings have no brackets. */
static const char *skip_parameters(const char *p, const char *end) {
  const char *start = p;
  uint32_t depth = 0;
  if (p == end || *p != '<')
    return p;
  for (; p < end; p++) {
    if (*p == '"')
      for (p++; p < end && *p != '"';)
        p += *p == '\\' ? 2 : 1;
    if (p >= end)
      return start;
    bool is_arrow = *p == '>' && p[-1] == '-';
    depth += *p == '<';
    depth -= *p == '>' && !is_arrow;
    if (depth == 0)
      return p + 1;
  }
  return start;
}

/* i32, vector<4xf32>: a type as it is written. `<` belongs to it if it follows at once. */
static varve_status parse_constant(varve_format_lexer *l, scope *s, const char *start, tree *made) {
  const char *end = l->token.text.data + l->token.text.size;
  l->next = skip_parameters(end, l->text.data + l->text.size);
  end = l->next;
  VARVE_TRY(varve_format_advance(l));
  return make(s,
              (varve_expression){.kind = VARVE_EXPRESSION_CONSTANT,
                                 .text = varve_slice_make(start, (size_t)(end - start))},
              made);
}

/* Returns whether a word names a builtin type: i32, f8E5M2, bf16, si8, tf32, none... */
static bool begins_type(varve_slice word) {
  static const char *const names[] = {"index",  "none",   "tuple",   "tensor",
                                      "vector", "memref", "complex", "bf16"};
  const char *p = word.data, *end = p + word.size;
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if (varve_slice_equal(word, varve_slice_of(names[i])))
      return true;
  if (p < end && (*p == 's' || *p == 'u' || *p == 't'))
    p++;
  return end - p > 1 && (*p == 'i' || *p == 'f') && p[1] >= '0' && p[1] <= '9';
}

/* tensor(...) is a function, tensor<...> a type. */
static bool is_type(const varve_format_lexer *l) {
  return begins_type(l->token.text) && (l->next == l->text.data + l->text.size || *l->next != '(');
}

static varve_status parse_word(varve_format_lexer *l, scope *s, tree *made) {
  static const struct {
    const char *word;
    varve_expression value;
  } words[] = {
      {"true", {.kind = VARVE_EXPRESSION_TRUTH, .number = 1}},
      {"false", {.kind = VARVE_EXPRESSION_TRUTH, .number = 0}},
      {"absent", {.kind = VARVE_EXPRESSION_ABSENT}},
      {"unit", {.kind = VARVE_EXPRESSION_CONSTANT, .text = {"unit", 4}}},
      {"operands", {.kind = VARVE_EXPRESSION_SLOT, .slot = {.kind = VARVE_SYNTAX_OPERANDS}}},
      {"results", {.kind = VARVE_EXPRESSION_SLOT, .slot = {.kind = VARVE_SYNTAX_RESULTS}}}};
  for (uint32_t i = s->local_count; i-- > 0;)
    if (varve_slice_equal(l->token.text, s->locals[i])) {
      VARVE_TRY(varve_format_advance(l));
      return make(
          s, (varve_expression){.kind = VARVE_EXPRESSION_LOCAL, .number = i, .locals = bit_of(i)},
          made);
    }
  bool is_call = l->next < l->text.data + l->text.size && *l->next == '(';
  for (uint32_t i = is_call ? 0 : s->name_count; i-- > 0;)
    if (varve_slice_equal(l->token.text, s->names[i])) {
      VARVE_TRY(varve_format_advance(l));
      return make(s, (varve_expression){.kind = VARVE_EXPRESSION_BINDING, .number = i}, made);
    }
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (varve_format_at_word(l, words[i].word)) {
      VARVE_TRY(varve_format_advance(l));
      return make(s, words[i].value, made);
    }
  if (varve_format_at_word(l, "type") || varve_format_at_word(l, "types")) {
    /* type($x), type($x[i]), types($x) */
    VARVE_TRY(varve_format_advance(l));
    VARVE_TRY(varve_format_expect_sign(l, '('));
    VARVE_TRY(parse_slots(l, s, VARVE_EXPRESSION_TYPES, made));
    if (varve_format_at_sign(l, '['))
      VARVE_TRY(parse_item_index(l, s, made));
    return varve_format_expect_sign(l, ')');
  }
  if (varve_format_at_word(l, "ssa") || varve_format_at_word(l, "spelled")) {
    /* ssa($x), spelled(%a), ssa(results) */
    varve_expression e = {.kind = VARVE_EXPRESSION_NAME,
                          .number = varve_format_at_word(l, "spelled"),
                          .slot = {.kind = VARVE_SYNTAX_RESULTS}};
    VARVE_TRY(varve_format_advance(l));
    VARVE_TRY(varve_format_expect_sign(l, '('));
    if (varve_format_at_word(l, "results")) {
      VARVE_TRY(varve_format_advance(l));
    } else {
      VARVE_TRY(parse_slots(l, s, VARVE_EXPRESSION_NAME, made));
      if ((*made)->kind != VARVE_EXPRESSION_NAME)
        return varve_format_refuse(l, l->token.place, "names are those of one variable");
      e.slot = (*made)->slot;
    }
    VARVE_TRY(make(s, e, made));
    return varve_format_expect_sign(l, ')');
  }
  if (varve_format_at_word(l, "over"))
    return parse_over(l, s, made);
  if (s->has_sources && (varve_format_at_word(l, "constant") || varve_format_at_word(l, "op"))) {
    /* constant($x), constant($x[i]), op($x), op($x[i]) */
    int64_t number = varve_format_at_word(l, "op") ? VARVE_SOURCE_NAME : VARVE_SOURCE_CONSTANT;
    VARVE_TRY(varve_format_advance(l));
    VARVE_TRY(varve_format_expect_sign(l, '('));
    VARVE_TRY(parse_slots(l, s, VARVE_EXPRESSION_SOURCE, made));
    if ((*made)->kind != VARVE_EXPRESSION_SOURCE)
      return varve_format_refuse(l, l->token.place, "expected one operand");
    varve_expression e = **made;
    e.number = number;
    VARVE_TRY(make(s, e, made));
    if (varve_format_at_sign(l, '['))
      VARVE_TRY(parse_item_index(l, s, made));
    return varve_format_expect_sign(l, ')');
  }
  if (s->has_sources && varve_format_at_word(l, "around")) {
    VARVE_TRY(varve_format_advance(l));
    return make(s,
                (varve_expression){.kind = VARVE_EXPRESSION_SOURCE, .number = VARVE_SOURCE_AROUND},
                made);
  }
  int64_t of;
  if (s->has_attributes && at_attribute(l, &of))
    return parse_attribute(l, s, of, made);
  if (varve_format_at_word(l, "with"))
    return parse_with(l, s, made);
  for (size_t i = 0; i < VARVE_COUNT_OF(quantifiers); i++)
    if (varve_format_at_word(l, quantifiers[i].name) && begins_quantifier(l))
      return parse_quantifier(l, s, (int64_t)quantifiers[i].quantifier, made);
  if (!is_type(l)) {
    VARVE_TRY(parse_function(l, s, made));
    if (*made != NULL)
      return VARVE_STATUS_OK;
  }
  if (!begins_type(l->token.text))
    return varve_format_refuse(l, l->token.place, "'%.*s' is no function",
                               VARVE_FORMAT_SLICE(l->token.text));
  return parse_constant(l, s, l->token.text.data, made);
}

static varve_status parse_number(varve_format_lexer *l, scope *s, int64_t sign, tree *made) {
  varve_slice text = l->token.text;
  const uint64_t most = (uint64_t)INT64_MAX + (sign < 0);
  uint64_t number = 0;
  for (size_t i = 0; i < text.size; i++) {
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (number > (most - digit) / 10)
      return varve_format_refuse(l, l->token.place, "the number is too large");
    number = number * 10 + digit;
  }
  VARVE_TRY(varve_format_advance(l));
  /* the least number has no opposite */
  const int64_t value = sign < 0 && number != 0 ? -(int64_t)(number - 1) - 1 : (int64_t)number;
  return make(s, (varve_expression){.kind = VARVE_EXPRESSION_NUMBER, .number = value}, made);
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
  case VARVE_FORMAT_TOKEN_SIGN: {
    switch (l->token.text.data[0]) {
    case '[': {
      tree items[VARVE_EXPRESSION_SLOTS];
      varve_expression e = {.kind = VARVE_EXPRESSION_LIST};
      VARVE_TRY(varve_format_advance(l));
      VARVE_TRY(parse_items(l, s, ']', items, &e.argument_count));
      return make_with(l, s, e, items, made);
    }
    case '(':
      VARVE_TRY(varve_format_advance(l));
      VARVE_TRY(parse_any(l, s, made));
      return varve_format_expect_sign(l, ')');
    case '!':
    case '#': {
      /* !dialect.type, !dialect.type<...>, !dialect.type(arguments), and the same with #. */
      const char *start = l->token.place;
      VARVE_TRY(varve_format_advance(l));
      if (l->token.kind != VARVE_FORMAT_TOKEN_WORD)
        return varve_format_refuse(l, l->token.place, "expected the name of a dialect");
      VARVE_TRY(varve_format_advance(l));
      if (!varve_format_at_sign(l, '.'))
        return varve_format_refuse(l, l->token.place, "expected '.' and the name of a type");
      VARVE_TRY(varve_format_advance(l));
      if (l->token.kind != VARVE_FORMAT_TOKEN_WORD)
        return varve_format_refuse(l, l->token.place, "expected the name of a type");
      while (l->next + 1 < l->text.data + l->text.size && *l->next == '.') {
        VARVE_TRY(varve_format_advance(l));
        VARVE_TRY(varve_format_advance(l));
        if (l->token.kind != VARVE_FORMAT_TOKEN_WORD)
          return varve_format_refuse(l, l->token.place, "expected the name of a type");
      }
      const char *end = l->token.text.data + l->token.text.size;
      if (end == l->text.data + l->text.size || *end != '(')
        return parse_constant(l, s, start, made);
      return parse_arguments(
          l, s,
          (varve_expression){.kind = VARVE_EXPRESSION_MAKE,
                             .text = varve_slice_make(start, (size_t)(end - start))},
          made);
    }
    case '%':
      return parse_slots(l, s, VARVE_EXPRESSION_SLOT, made);
    case '-':
      VARVE_TRY(varve_format_advance(l));
      if (l->token.kind != VARVE_FORMAT_TOKEN_NUMBER)
        return varve_format_refuse(l, l->token.place, "expected a number after '-'");
      return parse_number(l, s, -1, made);
    case '.':
      VARVE_TRY(varve_format_advance(l));
      if (l->token.kind != VARVE_FORMAT_TOKEN_WORD && l->token.kind != VARVE_FORMAT_TOKEN_QUOTE)
        return varve_format_refuse(l, l->token.place, "expected the name of a case");
      VARVE_TRY(
          make(s, (varve_expression){.kind = VARVE_EXPRESSION_CASE, .text = l->token.text}, made));
      return varve_format_advance(l);
    default:
      return varve_format_refuse(l, l->token.place, "expected an expression");
    }
  }
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
      VARVE_TRY(make_with(l, s, e, &of, made));
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
    {2, "in", VARVE_OPERATOR_IN},      {3, "+", VARVE_OPERATOR_ADD},
    {3, "-", VARVE_OPERATOR_SUBTRACT}, {4, "*", VARVE_OPERATOR_MULTIPLY},
    {4, "/", VARVE_OPERATOR_DIVIDE},   {4, "%", VARVE_OPERATOR_MODULO},
};
enum { LEVELS = 5 };

static bool at_operator(const varve_format_lexer *l, const char *text) {
  if (l->token.kind == VARVE_FORMAT_TOKEN_WORD)
    return varve_slice_equal(l->token.text, varve_slice_of(text));
  if (l->token.kind != VARVE_FORMAT_TOKEN_SIGN || l->token.text.data[0] != text[0])
    return false;
  return text[1] == 0 || (l->next < l->text.data + l->text.size && *l->next == text[1]);
}

/* Whether what follows a value ends it, as most do. */
static bool ends_value(const varve_format_lexer *l) {
  return l->token.kind == VARVE_FORMAT_TOKEN_END ||
         (l->token.kind == VARVE_FORMAT_TOKEN_SIGN && strchr(",)];:", *l->token.text.data) != NULL);
}

/* Consumes an operator of the level. */
static varve_status take_operator(varve_format_lexer *l, uint32_t level, bool *is_there,
                                  varve_expression_operator *id) {
  *is_there = false;
  if (ends_value(l))
    return VARVE_STATUS_OK;
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

static varve_status enter(varve_format_lexer *l, scope *s) {
  return ++s->depth <= VARVE_EXPRESSION_DEPTH
             ? VARVE_STATUS_OK
             : varve_format_refuse(l, l->token.place, "the expression is nested too deeply");
}

static void set_case(tree of, varve_expression_slot slot) {
  if (of->kind == VARVE_EXPRESSION_CASE)
    ((varve_expression *)(uintptr_t)of)->slot = slot;
}

static varve_status parse_level(varve_format_lexer *l, scope *s, uint32_t level, tree *made) {
  if (level == LEVELS) {
    tree of = NULL;
    if (!varve_format_at_word(l, "not"))
      return parse_postfix(l, s, made);
    VARVE_TRY(varve_format_advance(l));
    VARVE_TRY(enter(l, s));
    VARVE_TRY(parse_level(l, s, 2, &of));
    s->depth--;
    return make_with(l, s,
                     (varve_expression){.kind = VARVE_EXPRESSION_OPERATOR,
                                        .number = VARVE_OPERATOR_NOT,
                                        .argument_count = 1},
                     &of, made);
  }
  if (level == 0)
    VARVE_TRY(enter(l, s));
  VARVE_TRY(parse_level(l, s, level + 1, made));
  for (;;) {
    tree parts[2] = {*made, NULL};
    bool is_there = false;
    varve_expression_operator id = VARVE_OPERATOR_OR;
    VARVE_TRY(take_operator(l, level, &is_there, &id));
    if (!is_there)
      break;
    VARVE_TRY(parse_level(l, s, level + 1, &parts[1]));
    /* A case, or each case of a list, belongs to the enum of the slot on the other side. */
    for (int i = 0; i < 2; i++) {
      if (parts[1 - i]->kind != VARVE_EXPRESSION_SLOT)
        continue;
      set_case(parts[i], parts[1 - i]->slot);
      for (uint32_t j = 0; parts[i]->kind == VARVE_EXPRESSION_LIST && j < parts[i]->argument_count;
           j++)
        set_case(parts[i]->arguments[j], parts[1 - i]->slot);
    }
    VARVE_TRY(make_with(l, s,
                        (varve_expression){.kind = VARVE_EXPRESSION_OPERATOR,
                                           .number = (int64_t)id,
                                           .argument_count = 2},
                        parts, made));
  }
  s->depth -= level == 0;
  return VARVE_STATUS_OK;
}

varve_status varve_expression_parse_value(varve_format_lexer *lexer,
                                          varve_expression_scope *scope_of,
                                          const varve_expression **expression) {
  enum { AFTER_COMPARISONS = 3 };
  scope_of->depth = scope_of->local_count = scope_of->quantifiers = 0;
  scope_of->lexer = lexer;
  return parse_level(lexer, scope_of, AFTER_COMPARISONS, expression);
}

varve_status varve_expression_parse(varve_format_lexer *lexer, varve_expression_scope *scope_of,
                                    const varve_expression **expression) {
  scope_of->depth = scope_of->local_count = scope_of->quantifiers = 0;
  scope_of->lexer = lexer;
  return parse_any(lexer, scope_of, expression);
}
