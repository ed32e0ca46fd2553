/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the types of operands and results: gives one value after another a type that its rule
 * allows, applies the inferences of the definition, and checks that the inferred types satisfy
 * their rules. */
#include "dialect/infer/infer_types.h"
#include "gen.h"
#include "ir/handle.h"
#include "ir/types.h"

typedef struct search {
  gen_build *build;
  gen_plan *plan;
  varve_inference inference;
  varve_type_group groups[GEN_MOST_VALUES];
  const varve_entity *preferred; /* of the first value */
} search;

enum { TRIES = 14 };

static uint32_t group_count(const search *s) {
  return s->plan->operand_count + s->plan->result_count;
}

static bool fits(search *s) {
  for (uint32_t i = 0; i < group_count(s); i++) {
    gen_texts hinted;
    const varve_type_group *group = &s->groups[i];
    const gen_group *planned = &s->plan->groups[i];
    if (group->types == NULL ||
        gen_find_named_hint(s->build->g, s->plan->name, "value", planned->name, &hinted))
      continue;
    for (uint32_t k = 0; k < group->count; k++)
      if (group->types[k] == NULL || !gen_type_meets(s->build->g, group->types[k], planned->rule))
        return false;
  }
  return true;
}

static bool infer(search *s) {
  s->inference.message[0] = '\0';
  varve_status status = varve_infer_types(&s->inference);
  if (status == VARVE_STATUS_OUT_OF_MEMORY)
    gen_must(status, "types");
  return status == VARVE_STATUS_OK && fits(s);
}

/* Returns how similar a type is to the first value's type. */
static uint32_t likeness(const search *s, const varve_entity *type) {
  const varve_entity *preferred = s->preferred;
  bool are_shaped = varve_is_shaped_type(type) && varve_is_shaped_type(preferred);
  if (type == preferred)
    return 3;
  if (varve_is_ranked_type(type) && varve_is_ranked_type(preferred) &&
      type->kind == preferred->kind) {
    varve_dims a = varve_type_dims(type);
    varve_dims b = varve_type_dims(preferred);
    if (a.rank == b.rank && memcmp(a.sizes, b.sizes, a.rank * sizeof(int64_t)) == 0)
      return 2;
  }
  if (are_shaped && varve_type_element(type) == varve_type_element(preferred))
    return 2;
  if (varve_is_shaped_type(type) && varve_type_element(type) == preferred)
    return 1;
  return varve_is_shaped_type(preferred) && varve_type_element(preferred) == type ? 1 : 0;
}

static uint32_t choose_index(gen_build *build, uint32_t count) {
  uint32_t most = gen_random_chance(&build->random, 55) ? 4 : count;
  return gen_random_below(&build->random, most < count ? most : count);
}

static const varve_entity *hinted_type(search *s, gen_texts texts, uint32_t place) {
  varve_slice text = gen_part(gen_hint_of(texts, s->build->attempt), place);
  const gen_type *type = gen_type_of_text(s->build->g, text);
  if (type == NULL && s->build->g->registry != NULL)
    type = gen_type_of_text(s->build->g, VARVE_SLICE("i32"));
  if (type == NULL)
    gen_die("hints: no type", text);
  return type->type;
}

static const varve_entity *choose_type(search *s, const gen_group *group, uint32_t try) {
  gen *g = s->build->g;
  gen_type_list list = gen_types_of_rule(g, group->rule);
  if (list.count == 0)
    return NULL;
  uint32_t best = list.indices[choose_index(s->build, list.count)];
  if (s->build->attempt == 0 && try == 0)
    best = list.indices[0];
  uint32_t likest = 0;
  if (s->preferred == NULL || !gen_random_chance(&s->build->random, try < 4 ? 75 : 30))
    return VARVE_VECTOR_AT(&g->types, gen_type, best).type;
  uint32_t offset = gen_random_below(&s->build->random, list.count);
  for (uint32_t i = 0; i < list.count; i++) {
    uint32_t index = list.indices[(i + offset) % list.count];
    uint32_t like = likeness(s, VARVE_VECTOR_AT(&g->types, gen_type, index).type);
    if (like <= likest)
      continue;
    likest = like;
    best = index;
  }
  return VARVE_VECTOR_AT(&g->types, gen_type, best).type;
}

static bool try_types(search *s, uint32_t value, uint32_t try) {
  const gen_group *group = &s->plan->groups[value];
  varve_type_group before[GEN_MOST_VALUES];
  memcpy(before, s->groups, sizeof(before));
  const varve_entity **types =
      varve_arena_allocate_array(&s->build->g->arena, group->count + 1, sizeof(*types));
  gen_must(types == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "types");
  bool is_mixed = group->count > 1 && gen_random_chance(&s->build->random, 25);
  gen_texts hinted;
  bool is_hinted = gen_find_named_hint(s->build->g, s->plan->name, "value", group->name, &hinted);
  for (uint32_t i = 0; i < group->count; i++) {
    if (is_hinted)
      types[i] = hinted_type(s, hinted, i);
    else
      types[i] = i == 0 || is_mixed ? choose_type(s, group, try) : types[0];
    if (types[i] == NULL)
      return false;
  }
  s->groups[value] = (varve_type_group){types, group->count};
  if (infer(s))
    return true;
  memcpy(s->groups, before, sizeof(before));
  return false;
}

static bool settle(search *s, uint32_t value) {
  if (s->groups[value].types != NULL)
    return true;
  for (uint32_t try = 0; try < TRIES; try++) {
    if (!try_types(s, value, try))
      continue;
    if (s->preferred == NULL && s->groups[value].count != 0)
      s->preferred = s->groups[value].types[0];
    return true;
  }
  return false;
}

static bool read_properties(search *s) {
  const varve_diagnostic_sink silent = {NULL, NULL};
  gen *g = s->build->g;
  varve_slice text =
      gen_format(g, "{%.*s}", (int)s->plan->properties.size, s->plan->properties.data);
  const varve_attribute *dictionary = NULL;
  varve_status status = varve_attribute_parse(g->context, text, silent, &dictionary);
  s->inference.dictionary = varve_of_attribute(dictionary);
  return status == VARVE_STATUS_OK;
}

static void begin(search *s) {
  const varve_operation_name *name = NULL;
  gen *g = s->build->g;
  gen_must(varve_operation_name_get(g->context, s->plan->name, &name), "a name");
  s->inference = (varve_inference){.context = g->context,
                                   .definition = name->definition,
                                   .operands = s->groups,
                                   .results = s->groups + s->plan->operand_count,
                                   .arena = &g->arena};
  for (uint32_t i = 0; i < group_count(s); i++) {
    bool is_counted = i < s->plan->operand_count || s->plan->groups[i].arity == VARVE_ARITY_SINGLE;
    s->groups[i].count = is_counted ? s->plan->groups[i].count : 0;
  }
}

bool gen_plan_types(gen_build *build, gen_plan *plan) {
  search s = {.build = build, .plan = plan};
  static const varve_entity *const none[1];
  begin(&s);
  if (!read_properties(&s) || !infer(&s))
    return false;
  for (uint32_t i = 0; i < group_count(&s); i++) {
    if (plan->groups[i].count == 0 && s.groups[i].types == NULL)
      s.groups[i] = (varve_type_group){none, 0};
    if (!settle(&s, i))
      return false;
    plan->groups[i].types = s.groups[i].types;
    plan->groups[i].count = s.groups[i].count;
  }
  return true;
}
