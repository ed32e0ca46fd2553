/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts compositions of rules to the canonical form that definitions use. */
#include <string.h>

#include "dialect/import/rule_expression.h"

typedef struct composed_rule {
  const char *name;
  const char *expression;
} composed_rule;

static const composed_rule composed_rules[] = {
#define COMPOSED(name, expression) {name, expression},
#include "dialect/import/tables/composed_rules.def"
};

static const char *const implications[][2] = {
#define IMPLIES(rule, implied) {rule, implied},
#include "dialect/import/tables/rules_by_predicate.def"
};

enum {
  COMPOSED_COUNT = sizeof composed_rules / sizeof *composed_rules,
  IMPLICATION_COUNT = sizeof implications / sizeof *implications
};

/* Returns the expressions of composed_rules.def, in that order. */
static const json_t *composed_expressions(importer *in) {
  json_t *list = json_object_get(in->cache, "composed");
  if (list != NULL)
    return list;
  list = json_array();
  for (size_t i = 0; i < COMPOSED_COUNT; i++)
    import_append(list, rule_parse(in, composed_rules[i].expression, NULL));
  import_set(in->cache, "composed", list);
  return json_object_get(in->cache, "composed");
}

/* Returns whether an expression matches a pattern. bound holds a reference to what $1 matched. */
static bool fits(const json_t *pattern, const json_t *expression, const json_t **bound) {
  if (rule_is(pattern, "$1")) {
    if (*bound == NULL)
      *bound = expression;
    return json_equal(*bound, expression);
  }
  if (!json_is_array(pattern))
    return json_equal(pattern, expression);
  size_t count = json_array_size(pattern);
  if (!json_is_array(expression) || json_array_size(expression) != count)
    return false;
  if (!json_equal(json_array_get(pattern, 0), json_array_get(expression, 0)))
    return false;
  for (size_t i = 1; i < count; i++)
    if (!fits(json_array_get(pattern, i), json_array_get(expression, i), bound))
      return false;
  return true;
}

static json_t *named(size_t rule, const json_t *bound) {
  json_t *expression = rule_name(composed_rules[rule].name);
  if (bound != NULL && json_array_append(expression, (json_t *)bound) != 0)
    import_fail();
  return expression;
}

enum { MAX_PARTS = 8 };

/* Finds each part of a pattern among the arguments of an expression with the same head; found
 * receives their indices. */
static bool find_parts(const json_t *pattern, const json_t *expression, size_t *found,
                       const json_t **bound) {
  size_t count = json_array_size(pattern);
  if (count > MAX_PARTS || json_array_size(expression) < count ||
      !rule_is(expression, rule_head(pattern)))
    return false;
  for (size_t part = 1; part < count; part++) {
    size_t i = 1;
    while (i < json_array_size(expression) &&
           !fits(json_array_get(pattern, part), json_array_get(expression, i), bound))
      i++;
    if (i == json_array_size(expression))
      return false;
    found[part] = i;
  }
  return true;
}

/* Replaces a composition within an AllOf or AnyOf by its name. */
static bool name_parts(importer *in, json_t *expression) {
  const json_t *patterns = composed_expressions(in);
  for (size_t rule = 0; rule < json_array_size(patterns); rule++) {
    const json_t *pattern = json_array_get(patterns, rule), *bound = NULL;
    size_t found[MAX_PARTS];
    if (!rule_is(pattern, rule_head(expression)) || !find_parts(pattern, expression, found, &bound))
      continue;
    json_t *name = named(rule, bound);
    size_t first = found[1];
    for (size_t part = 1; part < json_array_size(pattern); part++) {
      first = found[part] < first ? found[part] : first;
      json_array_set(expression, found[part], json_null());
    }
    if (json_array_set_new(expression, first, name) != 0)
      import_fail();
    for (size_t i = json_array_size(expression); i-- > 1;)
      if (json_is_null(json_array_get(expression, i)))
        json_array_remove(expression, i);
    return true;
  }
  return false;
}

static bool holds(const json_t *list, size_t first, const json_t *expression) {
  for (size_t i = first; i < json_array_size(list); i++)
    if (json_equal(json_array_get(list, i), expression))
      return true;
  return false;
}

/* Merges arguments with the same head, and drops repeated ones and those without effect. */
static json_t *flatten(const json_t *expression) {
  json_t *flat = rule_name(rule_head(expression));
  bool is_all = rule_is(expression, "AllOf");
  for (size_t i = 1; i < json_array_size(expression); i++) {
    json_t *argument = json_array_get(expression, i);
    bool is_same = rule_is(argument, rule_head(expression));
    size_t count = is_same ? json_array_size(argument) : 2;
    for (size_t j = 1; j < count; j++) {
      json_t *part = is_same ? json_array_get(argument, j) : argument;
      bool is_absent = rule_is(part, "Not") && rule_is_any(json_array_get(part, 1));
      if (is_all ? rule_is_any(part) : is_absent)
        continue;
      if (!holds(flat, 1, part))
        import_append(flat, json_incref(part));
    }
  }
  return flat;
}

/* AnyOf<RankIs<1>, RankIs<2>> becomes RankIs<1, 2>. */
static void merge_choices(json_t *expression) {
  static const char *const mergeable[] = {"IntIsOneOf", "LengthIs", "RankIs"};
  for (size_t kind = 0; kind < sizeof mergeable / sizeof *mergeable; kind++) {
    json_t *first = NULL;
    for (size_t i = 1; i < json_array_size(expression);) {
      json_t *argument = json_array_get(expression, i);
      bool is_merged = first != NULL && rule_is(argument, mergeable[kind]);
      if (first == NULL && rule_is(argument, mergeable[kind]))
        first = argument;
      for (size_t j = 1; is_merged && j < json_array_size(argument); j++)
        if (!holds(first, 1, json_array_get(argument, j)))
          import_append(first, json_incref(json_array_get(argument, j)));
      if (is_merged)
        json_array_remove(expression, i);
      else
        i++;
    }
  }
}

/* Returns whether the lists say that the first rule implies the second. */
static bool implies(importer *in, const json_t *rule, const json_t *implied, unsigned depth) {
  if (json_equal(rule, implied))
    return true;
  for (size_t i = 0; i < IMPLICATION_COUNT; i++)
    if (rule_is(rule, implications[i][0]) && rule_is(implied, implications[i][1]))
      return true;
  const json_t *patterns = composed_expressions(in);
  for (size_t i = 0; depth < RULE_MAX_DEPTH && i < json_array_size(patterns); i++) {
    const json_t *pattern = json_array_get(patterns, i);
    if (!rule_is(rule, composed_rules[i].name) || !rule_is(pattern, "AllOf"))
      continue;
    for (size_t part = 1; part < json_array_size(pattern); part++)
      if (implies(in, json_array_get(pattern, part), implied, depth + 1))
        return true;
  }
  return false;
}

static void drop_implied(importer *in, json_t *expression) {
  for (size_t i = 1; i < json_array_size(expression);) {
    bool is_implied = false;
    for (size_t j = 1; j < json_array_size(expression); j++)
      is_implied = is_implied || (i != j && implies(in, json_array_get(expression, j),
                                                    json_array_get(expression, i), 0));
    if (is_implied)
      json_array_remove(expression, i);
    else
      i++;
  }
}

static json_t *normalize_choice(importer *in, json_t *expression) {
  json_t *flat = flatten(expression);
  bool is_all = rule_is(expression, "AllOf");
  json_decref(expression);
  for (size_t i = 1; !is_all && i < json_array_size(flat); i++)
    if (rule_is_any(json_array_get(flat, i))) {
      json_decref(flat);
      return rule_name("AnyType");
    }
  if (!is_all)
    merge_choices(flat);
  while (json_array_size(flat) > 2 && name_parts(in, flat))
    continue;
  if (is_all)
    drop_implied(in, flat);
  if (json_array_size(flat) > 2)
    return flat;
  json_t *only = json_array_size(flat) == 2 ? json_incref(json_array_get(flat, 1))
                 : is_all                   ? rule_name("AnyType")
                                            : rule_of("Not", rule_name("AnyType"));
  json_decref(flat);
  return only;
}

/* Returns whether the rule has no effect if its elements may be anything. */
static bool is_of_elements(const json_t *expression) {
  static const char *const names[] = {"ElementType", "ElementTypes", "LeafTypes",
                                      "Elements",    "ElementsOf",   "HasType"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (rule_is(expression, names[i]))
      return true;
  return rule_is(expression, "BodyType");
}

json_t *rule_normalize(importer *in, json_t *expression) {
  if (!json_is_array(expression))
    return expression;
  if (rule_is(expression, "AllOf") || rule_is(expression, "AnyOf"))
    return normalize_choice(in, expression);
  const json_t *last = json_array_get(expression, json_array_size(expression) - 1);
  if (is_of_elements(expression) && rule_is_any(last)) {
    json_decref(expression);
    return rule_name("AnyType");
  }
  /* Names a whole composition: I<32> is I32. */
  const json_t *patterns = composed_expressions(in);
  for (size_t rule = 0; rule < json_array_size(patterns); rule++) {
    const json_t *bound = NULL;
    if (!fits(json_array_get(patterns, rule), expression, &bound))
      continue;
    json_t *name = named(rule, bound);
    json_decref(expression);
    return name;
  }
  return expression;
}

json_t *rule_normalize_all(importer *in, json_t *expression) {
  for (size_t i = 1; json_is_array(expression) && i < json_array_size(expression); i++) {
    json_t *argument = json_incref(json_array_get(expression, i));
    json_t *normal = rule_normalize_all(in, argument);
    if (json_array_set_new(expression, i, normal) != 0)
      import_fail();
  }
  return rule_normalize(in, expression);
}

bool rule_has_unknown(const json_t *expression) {
  bool has = rule_is(expression, RULE_UNKNOWN);
  for (size_t i = 1; !has && json_is_array(expression) && i < json_array_size(expression); i++)
    has = rule_has_unknown(json_array_get(expression, i));
  return has;
}

json_t *rule_known_part(importer *in, json_t *expression) {
  if (!rule_has_unknown(expression))
    return expression;
  if (rule_is(expression, RULE_UNKNOWN) || rule_is(expression, "Not")) {
    json_decref(expression);
    return rule_name("AnyType");
  }
  for (size_t i = 1; i < json_array_size(expression); i++) {
    json_t *part = rule_known_part(in, json_incref(json_array_get(expression, i)));
    if (part == NULL || json_array_set_new(expression, i, part) != 0)
      import_fail();
  }
  return rule_normalize(in, expression);
}
