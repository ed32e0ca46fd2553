/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Texts of attributes that satisfy a rule: from the data files ("rule NAME"), or combined from
 * other texts. */
#include <stdio.h>
#include <stdlib.h>

#include "gen.h"

enum { MOST_TEXTS = 16, DEEPEST = 6 };

/* Collects texts. */
typedef struct collector {
  gen *g;
  const gen_place *place;
  varve_slice items[MOST_TEXTS];
  uint32_t count;
} collector;

static void collect(collector *c, varve_slice text) {
  if (c->count < MOST_TEXTS)
    c->items[c->count++] = text;
}

static void collect_all(collector *c, gen_texts texts, uint32_t most) {
  for (uint32_t i = 0; i < texts.count && i < most; i++)
    collect(c, texts.items[i]);
}

static gen_texts keep(collector *c) {
  varve_slice *copy = varve_arena_allocate_array(&c->g->arena, c->count + 1U, sizeof(varve_slice));
  gen_must(copy == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "texts");
  memcpy(copy, c->items, c->count * sizeof(varve_slice));
  return (gen_texts){copy, c->count};
}

static gen_texts texts_of(collector *c, const gen_rule *rule) {
  const gen_place inside = {.dialect = c->place->dialect,
                            .depth = c->place->depth + 1,
                            .is_parameter = c->place->is_parameter};
  return gen_attribute_texts(c->g, &inside, rule);
}

/* Enums */

static varve_definition find_enum(const gen *g, varve_slice dialect, varve_slice name) {
  char full[256];
  int size = snprintf(full, sizeof(full), "%.*s.%.*s", (int)dialect.size, dialect.data,
                      (int)name.size, name.data);
  for (int i = 0; i + 1 < size; i++) {
    if (full[i] != ':' || full[i + 1] != ':') /* dialect::Name */
      continue;
    char *start = memchr(full, '.', (size_t)size);
    full[i] = '.';
    memmove(full + i + 1, full + i + 2, (size_t)(size - i - 2));
    size--;
    size -= (int)(start + 1 - full);
    memmove(full, start + 1, (size_t)size);
    break;
  }
  return varve_registry_get_definition(g->registry, VARVE_DEFINITION_ENUM,
                                       varve_slice_make(full, (size_t)size));
}

gen_texts gen_enum_texts(gen *g, varve_slice dialect, varve_slice name, bool as_integers) {
  collector c = {.g = g};
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  if (name.size != 0 && name.data[0] == '@')
    name = varve_slice_make(name.data + 1, name.size - 1);
  varve_definition found = find_enum(g, dialect, name);
  uint32_t cases = varve_definition_get_count(found, VARVE_DEFINITION_CASES);
  for (uint32_t i = 0; i < cases; i++) {
    gen_must(varve_definition_get_item(found, VARVE_DEFINITION_CASES, i, &item), "a case");
    if (as_integers)
      collect(&c, gen_format(g, "%lld : i%u", (long long)item.number,
                             (unsigned)varve_definition_get_width(found)));
    else
      collect(&c, item.name);
  }
  return keep(&c);
}

/* Combined rules */

/* Arrays with the minimum number of elements, with each kind of element, and without elements. */
static void collect_arrays(collector *c, const gen_rule *rule, const gen_rule *elements) {
  int64_t count = 0;
  gen_texts inside = texts_of(c, &elements->arguments[0]);
  for (uint32_t i = 0; i < rule->count; i++)
    if (gen_rule_is(&rule->arguments[i], "ArrayCount") ||
        gen_rule_is(&rule->arguments[i], "ArrayMinCount"))
      count = gen_rule_number(&rule->arguments[i].arguments[0]);
  if (inside.count != 0) {
    for (uint32_t way = 0; way < 4; way++) {
      int64_t size = count != 0 ? count : 1 + way % 3;
      varve_buffer text;
      varve_buffer_init(&text, &c->g->memory);
      for (int64_t i = 0; i < size; i++) {
        gen_add_text(&text, i == 0 ? "[" : ", ");
        gen_add(&text, inside.items[(way + (uint32_t)i) % inside.count]);
      }
      gen_add_text(&text, "]");
      collect(c, gen_copy(c->g, varve_buffer_slice(&text)));
      varve_buffer_release(&text);
    }
  }
  if (count == 0)
    collect(c, VARVE_SLICE("[]"));
}

/* A dense array with count elements. */
static void collect_dense_arrays(collector *c, varve_slice base, int64_t count) {
  const char *colon = memchr(base.data, ':', base.size);
  size_t head = colon == NULL ? base.size - 1 : (size_t)(colon - base.data);
  bool is_bool = gen_starts(base, "array<i1");
  for (int way = 0; way < 3; way++) {
    varve_buffer text;
    varve_buffer_init(&text, &c->g->memory);
    gen_add(&text, varve_slice_make(base.data, head));
    for (int64_t i = 0; i < count; i++) {
      char number[32];
      snprintf(number, sizeof(number), "%s%d", i == 0 ? ": " : ", ", way == 0 ? (int)i : way);
      gen_add_text(&text, is_bool ? (i == 0 ? ": true" : ", true") : number);
    }
    gen_add_text(&text, ">");
    collect(c, gen_copy(c->g, varve_buffer_slice(&text)));
    varve_buffer_release(&text);
  }
}

static bool meets_value(const gen_rule *rule, int64_t value) {
  bool is_met = true;
  for (uint32_t i = 0; i < rule->count; i++) {
    const gen_rule *r = &rule->arguments[i];
    int64_t n = r->count == 0 ? 0 : gen_rule_number(&r->arguments[0]);
    if (gen_rule_is(r, "IntMinValue"))
      is_met &= value >= n;
    else if (gen_rule_is(r, "IntMaxValue"))
      is_met &= value <= n;
    else if (gen_rule_is(r, "IntNEQValue"))
      is_met &= value != n;
    else if (gen_rule_is(r, "IntNonNegative"))
      is_met &= value >= 0;
    else if (gen_rule_is(r, "IntPositive"))
      is_met &= value > 0;
    else if (gen_rule_is(r, "IntPowerOf2"))
      is_met &= value > 0 && (value & (value - 1)) == 0;
    bool is_one = !gen_rule_is(r, "IntIsOneOf");
    for (uint32_t k = 0; !is_one && k < r->count; k++)
      is_one = gen_rule_number(&r->arguments[k]) == value;
    is_met &= is_one;
  }
  return is_met;
}

static void collect_numbers(collector *c, const gen_rule *rule, const gen_rule *type) {
  static const int values[] = {1, 0, 2, 4, 8, 16, 32, 3, 64, 128, 7, 12, 24, -1, 48, 96, 256};
  gen_type_list types = gen_types_of_rule(c->g, type);
  bool is_float = false;
  for (uint32_t i = 0; i < rule->count; i++)
    is_float |= gen_rule_is(&rule->arguments[i], "FloatAttr");
  for (uint32_t t = 0; t < types.count && t < 2; t++) {
    varve_slice text = VARVE_VECTOR_AT(&c->g->types, gen_type, types.indices[t]).text;
    for (size_t i = 0; i < VARVE_COUNT_OF(values); i++)
      if (!is_float && meets_value(rule, values[i]))
        collect(c, gen_format(c->g, "%d : %.*s", values[i], (int)text.size, text.data));
    if (is_float)
      collect(c, gen_format(c->g, "1.5 : %.*s", (int)text.size, text.data));
  }
}

static const gen_rule *find_part(const gen_rule *rule, const char *name) {
  for (uint32_t i = 0; i < rule->count; i++)
    if (gen_rule_is(&rule->arguments[i], name))
      return &rule->arguments[i];
  return NULL;
}

/* Elements of a type, in shapes that are common for sizes and strides. */
static void collect_elements(collector *c, const gen_rule *type) {
  gen_type_list types = gen_types_of_rule(c->g, type);
  for (uint32_t i = 0; i < types.count && i < 2; i++) {
    varve_slice text = VARVE_VECTOR_AT(&c->g->types, gen_type, types.indices[i]).text;
    static const char *const forms[] = {"dense<1> : tensor<1x", "dense<[0, 1]> : tensor<2x",
                                        "dense<1> : vector<1x", "dense<[2, 3]> : vector<2x"};
    for (size_t k = 0; k < VARVE_COUNT_OF(forms); k++)
      collect(c, gen_format(c->g, "%s%.*s>", forms[k], (int)text.size, text.data));
  }
}

static void collect_all_of(collector *c, const gen_rule *rule) {
  const gen_rule *part = NULL;
  if ((part = find_part(rule, "HasType")) != NULL) {
    collect_numbers(c, rule, &part->arguments[0]);
  } else if ((part = find_part(rule, "ElementsOf")) != NULL) {
    collect_elements(c, &part->arguments[0]);
  } else if ((part = find_part(rule, "Elements")) != NULL) {
    collect_arrays(c, rule, part);
  } else if ((part = find_part(rule, "DenseArrayCount")) != NULL ||
             (part = find_part(rule, "DenseArrayMinCt")) != NULL) {
    gen_texts base = texts_of(c, &rule->arguments[0]);
    if (base.count != 0)
      collect_dense_arrays(c, base.items[0], gen_rule_number(&part->arguments[0]));
  } else if (rule->count != 0) {
    collect_all(c, texts_of(c, &rule->arguments[0]), MOST_TEXTS);
  }
}

static void collect_types(collector *c, const gen_rule *rule, const char *before) {
  gen_type_list types = gen_types_of_rule(c->g, rule);
  for (uint32_t i = 0; i < types.count && i < 6; i++) {
    varve_slice text = VARVE_VECTOR_AT(&c->g->types, gen_type, types.indices[i]).text;
    collect(c, gen_format(c->g, "%s%.*s", before, (int)text.size, text.data));
  }
}

static void collect_entity(collector *c, varve_slice name) {
  if (name.data[0] == '"')
    name = varve_slice_make(name.data + 1, name.size - 2);
  collect_all(c, gen_entity_texts(c->g, name, c->place->depth), MOST_TEXTS);
}

static void collect_native(collector *c, const gen_rule *rule) {
  varve_slice native = c->place->native;
  if (gen_starts(native, "array") || gen_starts(native, "optional")) {
    const gen_rule *inside = gen_rule_parse(c->g, native);
    const gen_place place = {c->place->dialect, inside->arguments[0].name, c->place->depth + 1,
                             c->place->is_parameter};
    gen_texts texts = gen_attribute_texts(c->g, &place, rule);
    collect(c, VARVE_SLICE("[]"));
    if (texts.count != 0)
      collect(c, gen_format(c->g, "[%.*s]", (int)texts.items[0].size, texts.items[0].data));
  } else if (varve_slice_equal(native, VARVE_SLICE("bool"))) {
    collect(c, VARVE_SLICE("true"));
    collect(c, VARVE_SLICE("false"));
  } else if (varve_slice_equal(native, VARVE_SLICE("unit"))) {
    collect(c, VARVE_SLICE("unit"));
  } else if (varve_slice_equal(native, VARVE_SLICE("string"))) {
    collect(c, VARVE_SLICE("\"abc\""));
  } else if (varve_slice_equal(native, VARVE_SLICE("i64"))) {
    collect(c, VARVE_SLICE("1 : i64"));
    collect(c, VARVE_SLICE("0 : i64"));
  } else if (varve_slice_equal(native, VARVE_SLICE("i32"))) {
    collect(c, VARVE_SLICE("1 : i32"));
    collect(c, VARVE_SLICE("0 : i32"));
  }
}

static void collect_rule(collector *c, const gen_rule *rule) {
  gen_texts found;
  const varve_slice any = VARVE_SLICE("*");
  if (c->place->is_parameter && gen_find_named_hint(c->g, any, "parameter", rule->name, &found)) {
    collect_all(c, found, MOST_TEXTS);
  } else if (gen_find_named_hint(c->g, any, "attribute", rule->name, &found)) {
    collect_all(c, found, MOST_TEXTS);
  } else if (gen_rule_is(rule, "AllOf")) {
    collect_all_of(c, rule);
  } else if (gen_rule_is(rule, "AnyOf")) {
    for (uint32_t i = 0; i < rule->count; i++)
      collect_all(c, texts_of(c, &rule->arguments[i]), 3);
  } else if (gen_rule_is(rule, "TypeAttrOf")) {
    collect_types(c, &rule->arguments[0], "");
  } else if (gen_rule_is(rule, "HasType")) {
    collect_types(c, &rule->arguments[0], "1 : ");
  } else if (gen_rule_is(rule, "array")) {
    gen_texts inside = texts_of(c, &rule->arguments[0]);
    collect_all(c, inside, 4);
    if (inside.count > 1)
      collect(c, gen_format(c->g, "%.*s, %.*s", (int)inside.items[0].size, inside.items[0].data,
                            (int)inside.items[1].size, inside.items[1].data));
  } else if (gen_starts(rule->name, "is ")) {
    collect(c, varve_slice_make(rule->name.data + 3, rule->name.size - 3));
  } else if (rule->name.size > 2 && strchr("#!\"", rule->name.data[0]) != NULL) {
    collect_entity(c, rule->name);
  }
}

gen_texts gen_attribute_texts(gen *g, const gen_place *place, const gen_rule *rule) {
  typedef struct entry {
    varve_slice key;
    gen_texts texts;
  } entry;
  collector c = {.g = g, .place = place};
  if (place->depth > DEEPEST)
    return (gen_texts){NULL, 0};
  varve_slice text = gen_rule_text(g, rule);
  varve_slice key =
      gen_format(g, "%.*s %.*s %u %d %.*s", (int)place->dialect.size, place->dialect.data,
                 (int)place->native.size, place->native.data, (unsigned)place->depth,
                 place->is_parameter, (int)text.size, text.data);
  for (size_t i = 0; i < g->text_lists.count; i++) {
    const entry *known = &VARVE_VECTOR_AT(&g->text_lists, entry, i);
    if (varve_slice_equal(known->key, key))
      return known->texts;
  }
  if (gen_rule_is(rule, "enum")) {
    gen_texts texts =
        gen_enum_texts(g, place->dialect, rule->arguments[0].name, !place->is_parameter);
    collect_all(&c, texts, MOST_TEXTS);
  } else {
    collect_native(&c, rule);
    if (c.count == 0)
      collect_rule(&c, rule);
  }
  entry made = {key, keep(&c)};
  gen_must(varve_vector_push(&g->text_lists, &made), "texts");
  return made.texts;
}
