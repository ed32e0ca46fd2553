/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses the text of a rule into a tree of predicates. Also has the predicates that are not
 * specific to types, attributes or dialects. */
#include "verify/rule/condition.h"
#include "verify/verifier.h"

typedef struct rule_parser {
  const varve_condition_source *source;
  varve_slice text;
  size_t at;
  const varve_condition *argument; /* the rule that replaces $1 */
  unsigned depth;
} rule_parser;

typedef struct short_rule {
  const char *name;
  const char *expression;
} short_rule;

static const short_rule short_rules[] = {
#define X(name, arity, meaning)
#define Y(name, arity, expression) {#name, expression},
#include "dialect/rule/rules.def"
#undef X
};

static varve_verdict all_of(varve_question *q) {
  varve_verdict least = VARVE_VERDICT_YES;
  for (const varve_condition *rule = q->condition->first; rule != NULL && least != VARVE_VERDICT_NO;
       rule = rule->next) {
    varve_verdict verdict = varve_condition_ask(q, rule, q->entity);
    least = verdict < least ? verdict : least;
  }
  return least;
}

static varve_verdict any_of(varve_question *q) {
  varve_verdict greatest = VARVE_VERDICT_NO;
  for (const varve_condition *rule = q->condition->first;
       rule != NULL && greatest != VARVE_VERDICT_YES; rule = rule->next) {
    varve_verdict verdict = varve_condition_ask(q, rule, q->entity);
    greatest = verdict > greatest ? verdict : greatest;
  }
  return greatest;
}

static varve_verdict is_not(varve_question *q) {
  return (varve_verdict)(VARVE_VERDICT_YES -
                         varve_condition_ask(q, q->condition->first, q->entity));
}

/* Rules such as "!dialect.type" and "#dialect.attribute" */
static varve_verdict has_base(varve_question *q) {
  varve_slice name = varve_slice_make(q->condition->name.data + 1, q->condition->name.size - 1);
  const varve_entity *entity = q->entity;
  if (q->condition->name.data[0] == '!' && entity->kind == VARVE_KIND_TYPE)
    entity = entity->children[0];
  if (varve_is_type(entity) != (q->condition->name.data[0] == '!'))
    return VARVE_VERDICT_NO;
  if (varve_entity_is_dialect_node(entity))
    return varve_verdict_of(varve_has_base_name(entity, name));
  const varve_slice builtin = VARVE_SLICE("builtin.");
  return varve_verdict_of(
      varve_slice_starts_with(name, builtin) &&
      varve_slice_equal(varve_node_mnemonic(entity),
                        varve_slice_make(name.data + builtin.size, name.size - builtin.size)));
}

/* Tests whether an integer is the value of an enum case, or a combination of cases that are bits.
 */
static varve_verdict is_case(varve_question *q) {
  uint64_t bits = 0;
  if (q->entity->kind != VARVE_KIND_INTEGER)
    return VARVE_VERDICT_NO;
  if (q->condition->tables == NULL)
    return VARVE_VERDICT_UNKNOWN;
  const varve_enum_record *record = &q->condition->cases;
  if (!varve_type_is_integer(q->entity->children[0], record->width, VARVE_SIGNLESS))
    return VARVE_VERDICT_NO;
  uint64_t value = varve_integer_words(q->entity)[0];
  for (uint32_t i = 0; i < record->cases.count; i++) {
    uint64_t number = varve_enum_case_value(q->condition->tables, record->cases, i);
    if (record->width < 64)
      number &= ((uint64_t)1 << record->width) - 1;
    if (number == value)
      return VARVE_VERDICT_YES;
    bits |= number;
  }
  return varve_verdict_of((record->flags & VARVE_ENUM_IS_BITS) != 0 && (value & ~bits) == 0);
}

static varve_verdict anything(varve_question *q) { return varve_verdict_of(q->entity != NULL); }

static varve_predicate *find_predicate(varve_slice name) {
  static const varve_named_predicate items[] = {{"AllOf", all_of},
                                                {"AnyOf", any_of},
                                                {"AnyType", anything},
                                                {"Not", is_not},
                                                {"attribute", anything}};
  static const varve_named_predicates own = {items, VARVE_COUNT_OF(items)};
  if (name.size != 0 && (name.data[0] == '!' || name.data[0] == '#'))
    return has_base;
  varve_predicate *found = varve_find_predicate(own, name);
  if (found == NULL)
    found = varve_find_type_predicate(name);
  if (found == NULL)
    found = varve_find_attribute_predicate(name);
  return found != NULL ? found : varve_find_dialect_predicate(name);
}

/* Parsing. The syntax was checked when the definition was read. */

static bool ends_name(char c) { return c == '<' || c == '>' || c == ',' || c == ' '; }

static void skip_space(rule_parser *p) {
  while (p->at < p->text.size && p->text.data[p->at] == ' ')
    p->at++;
}

static bool take(rule_parser *p, char c) {
  skip_space(p);
  bool is_there = p->at < p->text.size && p->text.data[p->at] == c;
  p->at += is_there;
  return is_there;
}

static varve_slice take_name(rule_parser *p) {
  skip_space(p);
  size_t start = p->at;
  bool is_string = start < p->text.size && p->text.data[start] == '"';
  p->at += is_string;
  while (p->at < p->text.size &&
         (is_string ? p->text.data[p->at] != '"' : !ends_name(p->text.data[p->at])))
    p->at++;
  varve_slice name = varve_slice_make(p->text.data + start, p->at - start);
  p->at += is_string && p->at < p->text.size;
  return is_string ? varve_slice_make(name.data + 1, name.size - 1) : name;
}

static void find_cases(const rule_parser *p, varve_condition *rule) {
  if (p->source->dialect == NULL || rule->first == NULL ||
      !varve_slice_equal(rule->name, VARVE_SLICE("enum")))
    return;
  varve_slice name = rule->first->name;
  if (name.size != 0 && name.data[0] == '@')
    name = varve_slice_make(name.data + 1, name.size - 1);
  varve_enum_definition found = varve_find_enum(p->source->dialect, name);
  rule->meets = is_case;
  if (found.place == NULL)
    return;
  rule->cases = found.record;
  rule->tables = found.tables;
}

static varve_status parse(rule_parser *p, varve_condition **made);

static varve_status parse_arguments(rule_parser *p, varve_condition *rule) {
  const varve_condition **place = &rule->first;
  if (!take(p, '<'))
    return VARVE_STATUS_OK;
  do {
    varve_condition *argument = NULL;
    VARVE_TRY(parse(p, &argument));
    *place = argument;
    place = &argument->next;
  } while (take(p, ','));
  (void)take(p, '>');
  return VARVE_STATUS_OK;
}

static varve_status parse(rule_parser *p, varve_condition **made) {
  varve_condition *rule = varve_arena_allocate(p->source->arena, sizeof(varve_condition));
  if (rule == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = rule;
  *rule = (varve_condition){.name = take_name(p)};
  bool is_negative = rule->name.size != 0 && rule->name.data[0] == '-';
  uint64_t number = 0;
  for (size_t i = is_negative;
       i < rule->name.size && rule->name.data[i] >= '0' && rule->name.data[i] <= '9'; i++)
    number = number * 10 + (uint64_t)(rule->name.data[i] - '0');
  rule->number = (int64_t)(is_negative ? 0 - number : number);
  if (varve_slice_equal(rule->name, VARVE_SLICE("$1")) && p->argument != NULL) {
    *rule = *p->argument;
    rule->next = NULL;
    return VARVE_STATUS_OK;
  }
  p->depth++;
  VARVE_TRY(p->depth > VARVE_MOST_RULE_DEPTH ? VARVE_STATUS_OK : parse_arguments(p, rule));
  p->depth--;
  const short_rule *found = varve_find_row(VARVE_NAMED_ROWS(short_rules), rule->name);
  const char *expression = found == NULL ? NULL : found->expression;
  if (expression != NULL) {
    /* A short rule is replaced by its expansion. */
    varve_condition *expanded = NULL;
    rule_parser inner = {.source = p->source,
                         .text = varve_slice_of(expression),
                         .argument = rule->first,
                         .depth = p->depth + 1};
    if (p->depth > VARVE_MOST_RULE_DEPTH)
      return VARVE_STATUS_OK;
    VARVE_TRY(parse(&inner, &expanded));
    *rule = *expanded;
    return VARVE_STATUS_OK;
  }
  rule->meets = find_predicate(rule->name);
  find_cases(p, rule);
  return VARVE_STATUS_OK;
}

varve_status varve_condition_make(const varve_condition_source *source, varve_slice text,
                                  const varve_condition **rule) {
  rule_parser parser = {.source = source, .text = text};
  varve_condition *made = NULL;
  VARVE_TRY(parse(&parser, &made));
  *rule = made;
  return VARVE_STATUS_OK;
}

/* Messages */

varve_status varve_condition_describe(varve_slice text, varve_buffer *out) {
  return varve_buffer_append(out, text);
}
