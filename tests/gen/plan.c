/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the attributes of an instance, and the number of values of each operand and result. */
#include <stdio.h>
#include <stdlib.h>

#include "gen.h"

bool gen_has_trait(varve_definition definition, const char *name, varve_slice *arguments) {
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  uint32_t count = varve_definition_get_count(definition, VARVE_DEFINITION_TRAITS);
  size_t size = strlen(name);
  for (uint32_t i = 0; i < count; i++) {
    gen_must(varve_definition_get_item(definition, VARVE_DEFINITION_TRAITS, i, &item), "a trait");
    if (!gen_starts(item.name, name))
      continue;
    if (item.name.size != size && item.name.data[size] != '<')
      continue;
    if (arguments != NULL)
      *arguments = item.name.size == size
                       ? varve_slice_make(NULL, 0)
                       : varve_slice_make(item.name.data + size + 1, item.name.size - size - 2);
    return true;
  }
  return false;
}

/* Prefers early texts. */
static varve_slice choose(gen_build *build, gen_texts texts) {
  uint32_t index = 0;
  if (build->attempt != 0 && gen_random_chance(&build->random, 60))
    index = gen_random_below(&build->random, texts.count);
  return texts.items[index];
}

static varve_slice dialect_of(varve_slice name) {
  const char *dot = memchr(name.data, '.', name.size);
  return varve_slice_make(name.data, dot == NULL ? name.size : (size_t)(dot - name.data));
}

/* Sets *value, to empty if the attribute is omitted. Returns false if it is required and has no
 * candidate. */
static bool choose_value(gen_build *build, const gen_plan *plan, const varve_definition_item *item,
                         varve_slice *value) {
  gen_texts texts = {NULL, 0};
  *value = VARVE_SLICE("");
  bool may_be_absent = item->is_optional || item->default_value.size != 0;
  if (gen_find_named_hint(build->g, plan->name, "attribute", item->name, &texts)) {
    varve_slice chosen = gen_hint_of(texts, build->attempt);
    if (!varve_slice_equal(chosen, VARVE_SLICE("-")))
      *value = chosen;
    return true;
  }
  bool is_wanted = build->attempt % 2 == 1 && gen_random_chance(&build->random, 65);
  if (may_be_absent && !is_wanted)
    return true;
  const gen_place place = {.dialect = dialect_of(plan->name), .native = item->native};
  texts = gen_attribute_texts(build->g, &place,
                              gen_constraint(build->g, plan->definition, item->constraint));
  if (texts.count != 0)
    *value = choose(build, texts);
  return texts.count != 0 || may_be_absent || item->native.size != 0;
}

static void add_property(varve_buffer *out, varve_slice name, varve_slice value) {
  if (out->size != 0)
    gen_add_text(out, ", ");
  gen_add(out, name);
  gen_add_text(out, " = ");
  gen_add(out, value);
}

/* Returns whether the attribute holds the sizes of the groups of a nested variadic operand. */
static bool is_of_nested(const gen_plan *plan, varve_slice name, uint32_t *count) {
  for (uint32_t i = 0; i < plan->operand_count; i++) {
    if (plan->groups[i].segments.size == 0 || !varve_slice_equal(plan->groups[i].segments, name))
      continue;
    *count = plan->groups[i].count;
    return true;
  }
  return false;
}

static bool choose_properties(gen_build *build, gen_plan *plan) {
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  varve_buffer out;
  bool is_complete = true;
  uint32_t count = varve_definition_get_count(plan->definition, VARVE_DEFINITION_PROPERTIES);
  varve_buffer_init(&out, &build->g->memory);
  for (uint32_t i = 0; i < count; i++) {
    varve_slice value;
    uint32_t nested = 0;
    gen_must(varve_definition_get_item(plan->definition, VARVE_DEFINITION_PROPERTIES, i, &item),
             "a property");
    if (varve_slice_equal(item.name, VARVE_SLICE("operandSegmentSizes")) ||
        varve_slice_equal(item.name, VARVE_SLICE("resultSegmentSizes")))
      continue;
    if (is_of_nested(plan, item.name, &nested))
      value = nested == 0 ? VARVE_SLICE("array<i32>")
                          : gen_format(build->g, "array<i32: %u>", (unsigned)nested);
    else
      is_complete &= choose_value(build, plan, &item, &value);
    if (value.size != 0)
      add_property(&out, item.name, value);
  }
  plan->properties = gen_copy(build->g, varve_buffer_slice(&out));
  varve_buffer_release(&out);
  return is_complete;
}

/* Attempts go through these counts: the minimum, one of each, three of each variadic one, and
 * mixtures. */
static uint32_t choose_count(gen_build *build, const gen_plan *plan, const gen_group *group) {
  gen_texts texts;
  static const uint32_t counts[] = {0, 1, 3, 2, 1};
  bool is_optional = group->arity == VARVE_ARITY_OPTIONAL;
  if (group->arity == VARVE_ARITY_SINGLE)
    return 1;
  if (gen_find_named_hint(build->g, plan->name, "value", group->name, &texts) &&
      gen_part_count(gen_hint_of(texts, build->attempt)) > 1)
    return gen_part_count(gen_hint_of(texts, build->attempt));
  if (gen_find_named_hint(build->g, plan->name, "count", group->name, &texts))
    return (uint32_t)strtoul(gen_hint_of(texts, build->attempt).data, NULL, 10);
  switch (build->attempt % 6) {
  case 0:
    return 0;
  case 1:
    return 1;
  case 2:
    return is_optional ? 1 : 3;
  case 3:
    return is_optional ? 0 : 1;
  default:
    return is_optional ? gen_random_below(&build->random, 2)
                       : counts[gen_random_below(&build->random, 5)];
  }
}

static void equalize(gen_group *groups, uint32_t count) {
  uint32_t size = UINT32_MAX;
  for (uint32_t i = 0; i < count; i++) {
    if (groups[i].arity == VARVE_ARITY_SINGLE)
      continue;
    if (size == UINT32_MAX)
      size = groups[i].count;
    groups[i].count = size;
  }
}

static void begin_groups(gen_build *build, gen_plan *plan, varve_definition_list list) {
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  uint32_t count = varve_definition_get_count(plan->definition, list);
  uint32_t first = list == VARVE_DEFINITION_OPERANDS ? 0 : plan->operand_count;
  for (uint32_t i = 0; i < count && first + i < GEN_MOST_VALUES; i++) {
    gen_must(varve_definition_get_item(plan->definition, list, i, &item), "a value");
    gen_group *group = &plan->groups[first + i];
    *group = (gen_group){.name = item.name, .arity = item.arity, .segments = item.segments};
    group->rule = gen_constraint(build->g, plan->definition, item.constraint);
    group->count = choose_count(build, plan, group);
  }
}

bool gen_plan_begin(gen_build *build, varve_definition definition, gen_plan *plan) {
  plan->definition = definition;
  plan->name = varve_definition_get_name(definition);
  plan->operand_count = varve_definition_get_count(definition, VARVE_DEFINITION_OPERANDS);
  plan->result_count = varve_definition_get_count(definition, VARVE_DEFINITION_RESULTS);
  if (plan->operand_count + plan->result_count > GEN_MOST_VALUES)
    return false;
  begin_groups(build, plan, VARVE_DEFINITION_OPERANDS);
  begin_groups(build, plan, VARVE_DEFINITION_RESULTS);
  if (gen_has_trait(definition, "SameVariadicOperandSize", NULL))
    equalize(plan->groups, plan->operand_count);
  if (gen_has_trait(definition, "SameVariadicResultSize", NULL))
    equalize(plan->groups + plan->operand_count, plan->result_count);
  return choose_properties(build, plan);
}
