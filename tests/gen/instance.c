/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builds one instance: the operation with its operands, attributes and regions, its parent
 * operations, and the module around them. */
#include <stdlib.h>

#include "gen.h"

enum { DEEPEST_PARENT = 4 };

static void add_number(varve_buffer *out, const char *before, uint32_t number) {
  gen_add_text(out, before);
  gen_must(varve_buffer_append_unsigned(out, number), "text");
}

static uint32_t count_values(const gen_plan *plan, bool of_results) {
  uint32_t count = 0;
  uint32_t first = of_results ? plan->operand_count : 0;
  uint32_t groups = of_results ? plan->result_count : plan->operand_count;
  for (uint32_t i = 0; i < groups; i++)
    count += plan->groups[first + i].count;
  return count;
}

static void add_types(gen_build *build, const gen_plan *plan, bool of_results, varve_buffer *out) {
  bool is_first = true;
  uint32_t first = of_results ? plan->operand_count : 0;
  uint32_t groups = of_results ? plan->result_count : plan->operand_count;
  for (uint32_t i = 0; i < groups; i++) {
    const gen_group *group = &plan->groups[first + i];
    for (uint32_t k = 0; k < group->count; k++) {
      gen_add_text(out, is_first ? "" : ", ");
      gen_add(out, gen_type_text(build->g, group->types[k]));
      is_first = false;
    }
  }
}

/* If a hint says how to make an operand, by its name or type, writes that text before the
 * operation. */
static bool add_made(gen_build *build, const gen_plan *plan, const gen_group *group,
                     varve_buffer *before) {
  gen_texts texts;
  varve_slice type = gen_type_text(build->g, group->types[0]);
  if (!gen_find_named_hint(build->g, plan->name, "from", group->name, &texts) &&
      !gen_find_named_hint(build->g, plan->name, "from", type, &texts))
    return false;
  varve_slice text = gen_hint_of(texts, build->attempt);
  if (varve_slice_equal(text, VARVE_SLICE("-")))
    return false;
  add_number(before, "%v", build->next_value);
  gen_add_text(before, " = ");
  gen_add_body(build, plan, text, before);
  gen_add_text(before, "\n");
  return true;
}

static void add_operands(gen_build *build, const gen_plan *plan, varve_buffer *before,
                         varve_buffer *out) {
  bool is_first = true;
  for (uint32_t i = 0; i < plan->operand_count; i++) {
    const gen_group *group = &plan->groups[i];
    for (uint32_t k = 0; k < group->count; k++) {
      bool is_made = add_made(build, plan, group, before);
      const gen_value value = {build->next_value++, group->types[k]};
      if (!is_made)
        gen_must(varve_vector_push(&build->values, &value), "values");
      add_number(out, is_first ? "%v" : ", %v", value.number);
      is_first = false;
    }
  }
}

static void add_segments(const gen_plan *plan, bool of_results, varve_buffer *out) {
  uint32_t first = of_results ? plan->operand_count : 0;
  uint32_t groups = of_results ? plan->result_count : plan->operand_count;
  gen_add_text(out, of_results ? "resultSegmentSizes" : "operandSegmentSizes");
  gen_add_text(out, " = array<i32");
  for (uint32_t i = 0; i < groups; i++)
    add_number(out, i == 0 ? ": " : ", ", plan->groups[first + i].count);
  gen_add_text(out, ">");
}

static void add_properties(const gen_plan *plan, varve_buffer *out) {
  bool has_operands =
      varve_definition_has_flag(plan->definition, VARVE_DEFINITION_OPERAND_SEGMENTS);
  bool has_results = varve_definition_has_flag(plan->definition, VARVE_DEFINITION_RESULT_SEGMENTS);
  bool is_empty = plan->properties.size == 0;
  if (is_empty && !has_operands && !has_results)
    return;
  gen_add_text(out, " <{");
  gen_add(out, plan->properties);
  if (has_operands) {
    gen_add_text(out, is_empty ? "" : ", ");
    add_segments(plan, false, out);
    is_empty = false;
  }
  if (has_results) {
    gen_add_text(out, is_empty ? "" : ", ");
    add_segments(plan, true, out);
  }
  gen_add_text(out, "}>");
}

/* Writes the successors that a hint gives; without a hint, none. */
static void add_successors(gen_build *build, const gen_plan *plan, varve_buffer *out) {
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  uint32_t count = varve_definition_get_count(plan->definition, VARVE_DEFINITION_SUCCESSORS);
  bool is_first = true;
  for (uint32_t i = 0; i < count; i++) {
    gen_texts texts = {NULL, 0};
    gen_must(varve_definition_get_item(plan->definition, VARVE_DEFINITION_SUCCESSORS, i, &item),
             "a successor");
    uint32_t times = item.arity == VARVE_ARITY_SINGLE ? 1 : build->attempt % 4;
    if (gen_find_named_hint(build->g, plan->name, "count", item.name, &texts))
      times = (uint32_t)strtoul(gen_hint_of(texts, build->attempt).data, NULL, 10);
    varve_slice types = VARVE_SLICE("");
    if (gen_find_named_hint(build->g, plan->name, "successor", item.name, &texts))
      types = gen_hint_of(texts, build->attempt);
    varve_slice body = VARVE_SLICE("");
    if (gen_find_named_hint(build->g, plan->name, "body", item.name, &texts))
      body = gen_hint_of(texts, build->attempt);
    for (uint32_t k = 0; k < times; k++) {
      add_number(out, is_first ? " [^b" : ", ^b", build->next_block);
      is_first = false;
      gen_add_body(build, plan,
                   gen_format(build->g, "$block(%.*s)%.*s\n\"gen.end\"() : () -> ()\n",
                              (int)types.size, types.data, (int)body.size, body.data),
                   &build->blocks);
    }
  }
  if (!is_first)
    gen_add_text(out, "]");
}

static bool add_operation(gen_build *build, varve_definition definition, const gen_child *child,
                          varve_buffer *out) {
  gen_plan plan;
  if (!gen_plan_begin(build, definition, &plan) || !gen_plan_types(build, &plan))
    return false;
  uint32_t results = count_values(&plan, true);
  varve_buffer operands;
  varve_buffer_init(&operands, &build->g->memory);
  add_operands(build, &plan, out, &operands);
  if (results != 0)
    add_number(out, "%v", build->next_value++);
  if (results > 1)
    add_number(out, ":", results);
  gen_add_text(out, results != 0 ? " = \"" : "\"");
  gen_add(out, plan.name);
  gen_add_text(out, "\"(");
  gen_add(out, varve_buffer_slice(&operands));
  varve_buffer_release(&operands);
  gen_add_text(out, ")");
  add_successors(build, &plan, out);
  add_properties(&plan, out);
  gen_add_regions(build, &plan, child, out);
  gen_add_text(out, " : (");
  add_types(build, &plan, false, out);
  gen_add_text(out, ") -> (");
  add_types(build, &plan, true, out);
  gen_add_text(out, ")\n");
  return true;
}

/* The parents of an operation */

static bool find_parent(gen_build *build, varve_definition definition, varve_definition *parent) {
  varve_slice list;
  gen_texts texts;
  *parent = (varve_definition){.record = NULL};
  varve_slice name = varve_definition_get_name(definition);
  if (gen_find_hint(build->g, name, VARVE_SLICE("parent"), &texts)) {
    varve_slice chosen = gen_hint_of(texts, build->attempt);
    if (varve_slice_equal(chosen, VARVE_SLICE("-")))
      return false;
    *parent = varve_registry_get_definition(build->g->registry, VARVE_DEFINITION_OPERATION, chosen);
    if (parent->record == NULL && build->g->registry != NULL)
      return false;
    if (parent->record == NULL)
      gen_die("hints: no operation", chosen);
    return true;
  }
  if (!gen_has_trait(definition, "HasParent", &list))
    return false;
  const gen_rule *rule =
      gen_rule_parse(build->g, gen_format(build->g, "P<%.*s>", (int)list.size, list.data));
  uint32_t index = build->attempt == 0 ? 0 : gen_random_below(&build->random, rule->count);
  *parent = varve_registry_get_definition(build->g->registry, VARVE_DEFINITION_OPERATION,
                                          rule->arguments[index].name);
  return parent->record != NULL;
}

static void wrap_in_template(gen_build *build, varve_definition definition, const char *key,
                             varve_buffer *op) {
  gen_texts names;
  varve_slice text;
  varve_buffer out;
  varve_slice name = varve_definition_get_name(definition);
  if (!gen_find_hint(build->g, name, VARVE_SLICE("in"), &names) &&
      !gen_find_hint(build->g, VARVE_SLICE(""), varve_slice_of(key), &names))
    return;
  varve_slice chosen = gen_hint_of(names, build->attempt);
  if (!gen_find_template(build->g, chosen, &text))
    gen_die("hints: no template", chosen);
  varve_buffer_init(&out, &build->g->memory);
  gen_wrap(build, NULL, (gen_wrapping){text, varve_buffer_slice(op)}, &out);
  op->size = 0;
  gen_add(op, varve_buffer_slice(&out));
  varve_buffer_release(&out);
}

/* Wraps the text of an operation in the text of its parents. */
static bool add_parents(gen_build *build, varve_definition definition, varve_buffer *op) {
  varve_definition parent;
  gen_texts unused;
  for (int depth = 0; depth < DEEPEST_PARENT; depth++) {
    bool is_end = gen_has_trait(definition, "Terminator", NULL);
    bool has_template =
        gen_find_hint(build->g, varve_definition_get_name(definition), VARVE_SLICE("in"), &unused);
    if (has_template || !find_parent(build, definition, &parent)) {
      bool is_symbol = gen_has_trait(definition, "Symbol", NULL);
      wrap_in_template(build, definition,
                       is_end      ? "in of terminators"
                       : is_symbol ? "in of symbols"
                                   : "in of others",
                       op);
      return true;
    }
    varve_buffer inside;
    varve_buffer_init(&inside, &build->g->memory);
    gen_wrap(build, NULL, (gen_wrapping){VARVE_SLICE("$values$op$blocks"), varve_buffer_slice(op)},
             &inside);
    const gen_child child = {gen_copy(build->g, varve_buffer_slice(&inside)), is_end};
    varve_buffer_release(&inside);
    op->size = 0;
    if (!add_operation(build, parent, &child, op))
      return false;
    definition = parent;
  }
  return true;
}

static void add_module(gen_build *build, varve_slice name, varve_slice inside, varve_buffer *out) {
  gen_add_text(out, "\"builtin.module\"() ({\n");
  gen_wrap(build, NULL, (gen_wrapping){VARVE_SLICE("$values$op$blocks"), inside}, out);
  gen_add_text(out, "}) {gen.attempt = ");
  gen_must(varve_buffer_append_unsigned(out, build->attempt), "text");
  gen_add_text(out, " : i64, gen.op = \"");
  gen_add(out, name);
  gen_add_text(out, "\"} : () -> ()\n");
}

bool gen_write_instance(gen *g, uint32_t operation, uint32_t attempt, varve_buffer *out) {
  varve_definition definition = VARVE_VECTOR_AT(&g->operations, varve_definition, operation);
  varve_slice name = varve_definition_get_name(definition);
  gen_build build = {.g = g, .attempt = attempt};
  varve_buffer op;
  const gen_child none = {{NULL, 0}, false};
  gen_random_seed(&build.random, g->seed, name, attempt);
  varve_buffer_init(&op, &g->memory);
  varve_buffer_init(&build.blocks, &g->memory);
  varve_vector_init(&build.values, &g->memory, sizeof(gen_value));
  bool is_made =
      add_operation(&build, definition, &none, &op) && add_parents(&build, definition, &op);
  if (is_made)
    add_module(&build, name, varve_buffer_slice(&op), out);
  varve_buffer_release(&op);
  varve_buffer_release(&build.blocks);
  varve_vector_release(&build.values);
  return is_made;
}
