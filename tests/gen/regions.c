/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the regions of an instance: from hints, or else one block with likely arguments and a
 * likely terminator. */
#include <stdlib.h>

#include "gen.h"

enum { MOST_ENDS = 24 };

/* Returns the operations that may end the blocks of an operation. */
typedef struct ends {
  varve_slice names[MOST_ENDS];
  uint32_t count;
} ends;

static bool names_operation(varve_slice list, varve_slice name) {
  for (size_t i = 0; i + name.size <= list.size; i++) {
    char after = i + name.size == list.size ? ',' : list.data[i + name.size];
    bool is_start = i == 0 || list.data[i - 1] == ',' || list.data[i - 1] == ' ';
    if (is_start && (after == ',' || after == '>') &&
        memcmp(list.data + i, name.data, name.size) == 0)
      return true;
  }
  return false;
}

static void find_ends(const gen *g, const gen_plan *plan, ends *found) {
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  uint32_t facts = varve_definition_get_count(plan->definition, VARVE_DEFINITION_FACTS);
  found->count = 0;
  for (uint32_t i = 0; i < facts; i++) {
    gen_must(varve_definition_get_item(plan->definition, VARVE_DEFINITION_FACTS, i, &item),
             "a fact");
    if (varve_slice_equal(item.name, VARVE_SLICE("terminator")) && item.value.size > 2)
      found->names[found->count++] = varve_slice_make(item.value.data + 1, item.value.size - 2);
  }
  for (size_t i = 0; i < g->operations.count && found->count < MOST_ENDS; i++) {
    varve_slice parents;
    varve_definition other = VARVE_VECTOR_AT(&g->operations, varve_definition, i);
    bool is_end = gen_has_trait(other, "Terminator", NULL);
    if (is_end && gen_has_trait(other, "HasParent", &parents) &&
        names_operation(parents, plan->name))
      found->names[found->count++] = varve_definition_get_name(other);
  }
  if (found->count == 0)
    found->names[found->count++] = VARVE_SLICE("gen.end");
}

static varve_slice choose_end(gen_build *build, const gen_plan *plan) {
  ends found;
  if (gen_has_trait(plan->definition, "NoTerminator", NULL))
    return VARVE_SLICE("");
  find_ends(build->g, plan, &found);
  return found.names[gen_random_below(&build->random, found.count)];
}

static varve_slice choose_arguments(gen_build *build) {
  static const char *const choices[] = {"",        "",      "operands",       "element(operands)",
                                        "results", "index", "index, results", "element(results)"};
  uint32_t most = build->attempt < 2 ? 2 : (uint32_t)VARVE_COUNT_OF(choices);
  return varve_slice_of(choices[gen_random_below(&build->random, most)]);
}

static void add_likely_body(gen_build *build, const gen_plan *plan, const gen_child *child,
                            varve_buffer *out) {
  varve_slice end = choose_end(build, plan);
  varve_slice arguments = choose_arguments(build);
  gen_add_body(build, plan,
               gen_format(build->g, "$block(%.*s)", (int)arguments.size, arguments.data), out);
  gen_add(out, child->text);
  if (end.size == 0 || child->is_terminator)
    return;
  bool has_operands = build->attempt % 3 == 1 || gen_random_chance(&build->random, 40);
  gen_add_body(
      build, plan,
      gen_format(build->g, "$end(%.*s %s)", (int)end.size, end.data, has_operands ? "results" : ""),
      out);
}

static bool may_be_empty(gen *g, const gen_plan *plan, const varve_definition_item *item) {
  const gen_rule *rule = gen_constraint(g, plan->definition, item->constraint);
  return item->number == 0 && !gen_rule_is(rule, "SizedRegion") &&
         !gen_rule_is(rule, "MinSizedRegion");
}

static void add_region(gen_build *build, const gen_plan *plan, const varve_definition_item *item,
                       varve_buffer *out) {
  gen_texts texts;
  const gen_child none = {{NULL, 0}, false};
  gen_add_text(out, "{\n");
  if (gen_find_named_hint(build->g, plan->name, "region", item->name, &texts)) {
    varve_slice body = gen_hint_of(texts, build->attempt);
    if (!varve_slice_equal(body, VARVE_SLICE("-")))
      gen_add_body(build, plan, body, out);
    gen_add_text(out, "\n");
  } else if (!may_be_empty(build->g, plan, item) || !gen_random_chance(&build->random, 30)) {
    add_likely_body(build, plan, &none, out);
  }
  gen_add_text(out, "}");
}

/* Returns how often a region occurs: a variadic one as often as a hint says, or once. */
static uint32_t count_of(gen_build *build, const gen_plan *plan,
                         const varve_definition_item *item) {
  gen_texts texts;
  if (item->arity == VARVE_ARITY_SINGLE)
    return 1;
  if (gen_find_named_hint(build->g, plan->name, "count", item->name, &texts))
    return (uint32_t)strtoul(gen_hint_of(texts, build->attempt).data, NULL, 10);
  return build->attempt % 3;
}

void gen_add_regions(gen_build *build, const gen_plan *plan, const gen_child *child,
                     varve_buffer *out) {
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  uint32_t count = varve_definition_get_count(plan->definition, VARVE_DEFINITION_REGIONS);
  bool has_child = child->text.size != 0;
  bool is_first = true;
  for (uint32_t i = 0; i < count; i++) {
    gen_must(varve_definition_get_item(plan->definition, VARVE_DEFINITION_REGIONS, i, &item),
             "a region");
    uint32_t times = has_child && i == 0 ? 1 : count_of(build, plan, &item);
    for (uint32_t k = 0; k < times; k++) {
      gen_add_text(out, is_first ? " (" : ", ");
      is_first = false;
      if (!has_child || i != 0) {
        add_region(build, plan, &item, out);
        continue;
      }
      gen_add_text(out, "{\n");
      add_likely_body(build, plan, child, out);
      gen_add_text(out, "}");
    }
  }
  if (!is_first)
    gen_add_text(out, ")");
}
