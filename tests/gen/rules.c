/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses rule expressions into trees. */
#include <stdlib.h>

#include "gen.h"

typedef struct parse {
  gen *g;
  varve_slice text;
  size_t position;
} parse;

enum { DEEPEST = 64 };

static char peek(const parse *p) {
  return p->position < p->text.size ? p->text.data[p->position] : '\0';
}

static void skip_spaces(parse *p) {
  while (peek(p) == ' ')
    p->position++;
}

static varve_slice parse_name(parse *p) {
  size_t start = p->position;
  if (peek(p) == '"') {
    p->position++;
    while (peek(p) != '"' && peek(p) != '\0')
      p->position++;
    p->position++;
  } else {
    while (peek(p) != '\0' && strchr("<>,", peek(p)) == NULL)
      p->position++;
  }
  if (p->position > p->text.size)
    p->position = p->text.size;
  return gen_trim(varve_slice_make(p->text.data + start, p->position - start));
}

static void parse_rule(parse *p, gen_rule *rule, int depth) {
  varve_vector arguments;
  varve_vector_init(&arguments, &p->g->memory, sizeof(gen_rule));
  skip_spaces(p);
  *rule = (gen_rule){.name = parse_name(p)};
  skip_spaces(p);
  if (peek(p) == '<' && depth < DEEPEST) {
    do {
      gen_rule argument;
      p->position++;
      parse_rule(p, &argument, depth + 1);
      gen_must(varve_vector_push(&arguments, &argument), "rules");
      skip_spaces(p);
    } while (peek(p) == ',');
    p->position++;
  }
  gen_rule *copy = varve_arena_allocate_array(&p->g->arena, arguments.count + 1, sizeof(gen_rule));
  gen_must(copy == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "rules");
  if (arguments.count != 0)
    memcpy(copy, arguments.data, arguments.count * sizeof(gen_rule));
  rule->arguments = copy;
  rule->count = (uint32_t)arguments.count;
  varve_vector_release(&arguments);
}

const gen_rule *gen_rule_parse(gen *g, varve_slice text) {
  gen_rule *rule = varve_arena_allocate(&g->arena, sizeof(gen_rule));
  gen_must(rule == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "rules");
  parse p = {g, text, 0};
  parse_rule(&p, rule, 0);
  return rule;
}

static void print_rule(varve_buffer *buffer, const gen_rule *rule) {
  gen_add(buffer, rule->name);
  for (uint32_t i = 0; i < rule->count; i++) {
    gen_add_text(buffer, i == 0 ? "<" : ", ");
    print_rule(buffer, &rule->arguments[i]);
  }
  if (rule->count != 0)
    gen_add_text(buffer, ">");
}

varve_slice gen_rule_text(gen *g, const gen_rule *rule) {
  varve_buffer buffer;
  varve_buffer_init(&buffer, &g->memory);
  print_rule(&buffer, rule);
  varve_slice text = gen_copy(g, varve_buffer_slice(&buffer));
  varve_buffer_release(&buffer);
  return text;
}

int64_t gen_rule_number(const gen_rule *rule) {
  return rule->name.size == 0 ? 0 : strtoll(rule->name.data, NULL, 10);
}

/* Short rules */

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

static const char *find_short(varve_slice name) {
  for (size_t i = 0; i < sizeof(short_rules) / sizeof(short_rules[0]); i++)
    if (varve_slice_equal(varve_slice_of(short_rules[i].name), name))
      return short_rules[i].expression;
  return NULL;
}

static gen_rule write_out(gen *g, const gen_rule *rule, const gen_rule *argument, int depth) {
  if (argument != NULL && gen_rule_is(rule, "$1"))
    return *argument;
  gen_rule *arguments = varve_arena_allocate_array(&g->arena, rule->count + 1, sizeof(gen_rule));
  gen_must(arguments == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "rules");
  for (uint32_t i = 0; i < rule->count; i++)
    arguments[i] = write_out(g, &rule->arguments[i], argument, depth + 1);
  const char *expression = find_short(rule->name);
  if (expression == NULL || depth > DEEPEST)
    return (gen_rule){rule->name, arguments, rule->count};
  const gen_rule *meaning = gen_rule_parse(g, varve_slice_of(expression));
  return write_out(g, meaning, rule->count == 0 ? NULL : &arguments[0], depth + 1);
}

const gen_rule *gen_constraint(gen *g, varve_definition definition, uint32_t constraint) {
  char text[16384];
  size_t length = 0;
  gen_rule *rule = varve_arena_allocate(&g->arena, sizeof(gen_rule));
  gen_must(rule == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "rules");
  gen_must(varve_definition_print_constraint(definition, constraint, text, sizeof(text), &length),
           "a constraint");
  const gen_rule *parsed = gen_rule_parse(g, gen_copy(g, varve_slice_make(text, length)));
  *rule = write_out(g, parsed, NULL, 0);
  return rule;
}
