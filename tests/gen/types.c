/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pool of types that values may have, and which of them satisfy a rule. */
#include "ir/types.h"
#include "gen.h"
#include "ir/handle.h"

#include <varve/module.h>

static const varve_diagnostic_sink silent = {NULL, NULL};

static const varve_entity *parse_type(gen *g, varve_slice text) {
  const varve_type *type = NULL;
  if (varve_type_parse(g->context, text, silent, &type) != VARVE_STATUS_OK)
    return NULL;
  return varve_of_type(type);
}

static const gen_type *add_type(gen *g, varve_slice text, const varve_entity *type) {
  gen_type made = {text, type};
  const gen_type *types = g->types.data;
  for (size_t i = 0; i < g->types.count; i++)
    if (types[i].type == type)
      return &types[i];
  gen_must(varve_vector_push(&g->types, &made), "types");
  return &VARVE_VECTOR_LAST(&g->types, gen_type);
}

const gen_type *gen_type_of_text(gen *g, varve_slice text) {
  const varve_entity *type = parse_type(g, text);
  return type == NULL ? NULL : add_type(g, gen_copy(g, text), type);
}

varve_slice gen_type_text(gen *g, const varve_entity *type) {
  varve_bytes *bytes = NULL;
  const gen_type *types = g->types.data;
  for (size_t i = 0; i < g->types.count; i++)
    if (types[i].type == type)
      return types[i].text;
  gen_must(varve_type_print(g->context, varve_as_type(type), &bytes), "a type");
  varve_slice text = gen_copy(g, varve_bytes_slice(bytes));
  varve_bytes_destroy(bytes);
  return add_type(g, text, type)->text;
}

/* Filling the pool */

static void add_shapes(gen *g, const gen_texts *shapes, const gen_texts *elements) {
  for (uint32_t e = 0; e < elements->count; e++) {
    for (uint32_t s = 0; s < shapes->count; s++) {
      varve_slice shape = shapes->items[s];
      varve_slice element = elements->items[e];
      const char *place = memchr(shape.data, '$', shape.size);
      size_t before = place == NULL ? shape.size : (size_t)(place - shape.data);
      size_t after = place == NULL ? 0 : shape.size - before - 1;
      gen_type_of_text(g, gen_format(g, "%.*s%.*s%.*s", (int)before, shape.data, (int)element.size,
                                     element.data, (int)after, shape.data + before + 1));
    }
  }
}

static void add_dialect_types(gen *g, varve_definition dialect) {
  uint32_t count = varve_definition_get_member_count(dialect, VARVE_DEFINITION_TYPE);
  if (varve_slice_equal(varve_definition_get_name(dialect), VARVE_SLICE("builtin")))
    return;
  for (uint32_t i = 0; i < count; i++) {
    varve_slice name =
        varve_definition_get_name(varve_definition_get_member(dialect, VARVE_DEFINITION_TYPE, i));
    varve_slice before = varve_definition_get_name(dialect);
    gen_texts texts = gen_entity_texts(
        g, gen_format(g, "!%.*s.%.*s", (int)before.size, before.data, (int)name.size, name.data),
        0);
    for (uint32_t k = 0; k < texts.count && k < 8; k++)
      gen_type_of_text(g, texts.items[k]);
  }
}

static void add_named_types(gen *g) {
  const gen_hint *hints = g->hints.data;
  for (size_t i = 0; i < g->hints.count; i++) {
    if (!gen_starts(hints[i].key, "entity !"))
      continue;
    for (uint32_t k = 0; k < hints[i].values.count; k++)
      if (gen_type_of_text(g, hints[i].values.items[k]) == NULL && g->registry == NULL)
        gen_die("candidates: no type", hints[i].values.items[k]);
  }
}

void gen_make_types(gen *g) {
  gen_texts list;
  gen_texts elements;
  if (gen_find_hint(g, VARVE_SLICE("*"), VARVE_SLICE("types"), &list))
    for (uint32_t i = 0; i < list.count; i++)
      if (gen_type_of_text(g, list.items[i]) == NULL && g->registry == NULL)
        gen_die("candidates: no type", list.items[i]);
  add_named_types(g);
  varve_definition dialect = varve_registry_get_next_dialect(g->registry, VARVE_SLICE(""));
  while (dialect.record != NULL) {
    add_dialect_types(g, dialect);
    dialect = varve_registry_get_next_dialect(g->registry, varve_definition_get_name(dialect));
  }
  if (gen_find_hint(g, VARVE_SLICE("*"), VARVE_SLICE("shapes"), &list) &&
      gen_find_hint(g, VARVE_SLICE("*"), VARVE_SLICE("elements"), &elements))
    add_shapes(g, &list, &elements);
}

/* Rules */

gen_type_list gen_types_of_rule(gen *g, const gen_rule *rule) {
  typedef struct entry {
    varve_slice rule;
    gen_type_list list;
  } entry;
  varve_slice text = gen_rule_text(g, rule);
  for (size_t i = 0; i < g->type_lists.count; i++) {
    const entry *known = &VARVE_VECTOR_AT(&g->type_lists, entry, i);
    if (varve_slice_equal(known->rule, text))
      return known->list;
  }
  size_t pool = g->types.count;
  uint32_t *indices = varve_arena_allocate_array(&g->arena, pool + 1, sizeof(uint32_t));
  gen_must(indices == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "types");
  entry made = {text, {indices, 0}};
  for (size_t i = 0; i < pool; i++)
    if (gen_type_meets(g, VARVE_VECTOR_AT(&g->types, gen_type, i).type, rule))
      indices[made.list.count++] = (uint32_t)i;
  gen_must(varve_vector_push(&g->type_lists, &made), "types");
  return made.list;
}
