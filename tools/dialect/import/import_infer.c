/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds which types of operands and results a format may omit, because other types imply them. Each
 * entry is an equation of varve.let: "type($result) = type($lhs)". */
#include <ctype.h>
#include <string.h>

#include "dialect/import/import.h"

/* A C++ expression and what it computes; "@" is the type of the value that it is applied to. */
typedef struct transform {
  const char *expression;
  const char *value;
} transform;

static const transform transforms[] = {
#define TRANSFORM(expression, value) {expression, value},
#include "dialect/import/tables/import_transforms.def"
};

static const transform classes[] = {
#define CLASS(name, value) {name, value},
#include "dialect/import/tables/import_transforms.def"
};

/* Returns an expression without blanks, outer semicolons and optional namespaces. */
char *import_normalized(const char *expression) {
  char *text = import_format("%s", expression);
  char *to = text;
  for (const char *from = expression; *from != '\0'; from++)
    if (!isspace((unsigned char)*from))
      *to++ = *from;
  *to = '\0';
  static const char *const spaces[] = {"mlir::", "llvm::"};
  for (size_t i = 0; i < sizeof(spaces) / sizeof(spaces[0]); i++) {
    size_t size = strlen(spaces[i]);
    for (char *found = strstr(text, spaces[i]); found != NULL; found = strstr(found, spaces[i]))
      memmove(found, found + size, strlen(found + size) + 1);
  }
  /* A leading "::" may be left. */
  for (char *found = strstr(text, "::"); found != NULL; found = strstr(found, "::")) {
    bool is_leading = found == text ||
                      !(isalnum((unsigned char)found[-1]) || found[-1] == '_' || found[-1] == '>');
    if (is_leading)
      memmove(found, found + 2, strlen(found + 2) + 1);
    else
      found += 2;
  }
  cpp_turn_casts(text);
  return text;
}

/* Returns whether text matches an expression of the table. If the expression ends with "*", it is a
 * prefix. */
static bool is_expression(const char *expression, const char *text) {
  size_t size = strlen(expression);
  if (size > 0 && expression[size - 1] == '*')
    return strncmp(expression, text, size - 1) == 0;
  return strcmp(expression, text) == 0;
}

static char *value_of_transform(importer *in, const char *expression) {
  char *text = import_normalized(expression), *value = NULL;
  for (size_t i = 0; i < sizeof(transforms) / sizeof(transforms[0]); i++)
    if (value == NULL && is_expression(transforms[i].expression, text))
      value = import_format("%s", transforms[i].value);
  if (value == NULL)
    value = import_cpp_value(in, text);
  if (value == NULL)
    import_unknown(in, "transform", text);
  return value;
}

/* Returns the value for a trait whose name or class implies the transformation. */
static char *value_of_class(const json_t *trait) {
  for (size_t i = 0; i < sizeof(classes) / sizeof(classes[0]); i++)
    if (import_is(trait, classes[i].expression) ||
        strcmp(import_record_name(trait), classes[i].expression) == 0)
      return import_format("%s", classes[i].value);
  return NULL;
}

/* Adds that the type of a value is computed so. "@" is the type of the named value. */
static void let(json_t *equations, const char *value, const char *computed, const char *of) {
  char *text = import_format("type($%s) = ", value);
  for (const char *at = computed; *at != '\0';) {
    size_t size = strcspn(at, "@");
    text = import_format(at[size] == '@' ? "%s%.*stype($%s)" : "%s%.*s", text, (int)size, at, of);
    at += size + (at[size] == '@');
  }
  import_append_text(equations, text);
}

static const char *name_at(const json_t *list, size_t index) {
  const char *name = import_text(json_array_get(list, index), "name");
  return name != NULL ? name : "";
}

static void let_typeof(json_t *equations, const char *value, const char *attribute) {
  char *text = import_format("type($%s) = typeof($%s)", value, attribute);
  import_append_text(equations, text);
}

/* Adds that all values of the list have the type of the named one. */
static void let_same(json_t *equations, const char *as, const json_t *values) {
  for (size_t i = 0; i < json_array_size(values); i++)
    if (strcmp(name_at(values, i), as) != 0)
      let(equations, name_at(values, i), "@", as);
}

static bool has_name(const json_t *list, const char *name) {
  for (size_t i = 0; i < json_array_size(list); i++)
    if (strcmp(name_at(list, i), name) == 0)
      return true;
  return false;
}

/* The types of two values, or of a value and an attribute, match. */
static void let_match(json_t *equations, const json_t *model, const char *as, const char *value) {
  const json_t *properties = json_object_get(model, "properties");
  if (has_name(properties, value) && !has_name(properties, as))
    let_typeof(equations, as, value);
  else if (has_name(properties, as) && !has_name(properties, value))
    let_typeof(equations, value, as);
  else if (!has_name(properties, as))
    let(equations, value, "@", as);
}

static void let_from_trait(importer *in, const json_t *trait, const json_t *model,
                           json_t *equations) {
  const json_t *operands = json_object_get(model, "operands");
  const json_t *results = json_object_get(model, "results");
  const char *native = import_text(trait, "trait");
  if (native != NULL && (strcmp(native, "SameOperandsAndResultType") == 0 ||
                         strcmp(native, "SameTypeOperands") == 0)) {
    const json_t *first = json_array_size(operands) != 0 ? operands : results;
    if (json_array_size(first) == 0)
      return;
    let_same(equations, name_at(first, 0), operands);
    if (strcmp(native, "SameOperandsAndResultType") == 0)
      let_same(equations, name_at(first, 0), results);
  }
  if (import_is(trait, "AllTypesMatch")) {
    const json_t *values = import_list(trait, "values");
    const char *as = json_string_value(json_array_get(values, 0));
    for (size_t i = 1; i < json_array_size(values) && as != NULL; i++) {
      const char *value = json_string_value(json_array_get(values, i));
      if (value != NULL)
        let_match(equations, model, as, value);
    }
  }
  if (import_is(trait, "TypesMatchWith")) {
    const char *expression = import_text(trait, "transformer");
    const char *lhs = import_text(trait, "lhs"), *rhs = import_text(trait, "rhs");
    char *computed = value_of_class(trait);
    if (computed == NULL && expression != NULL)
      computed = value_of_transform(in, expression);
    if (computed != NULL && lhs != NULL && rhs != NULL && strcmp(computed, "@") == 0)
      let_match(equations, model, lhs, rhs);
    else if (computed != NULL && lhs != NULL && rhs != NULL)
      let(equations, rhs, computed, lhs);
  }
  if (native != NULL && strstr(native, "FirstAttrDerivedResultType") != NULL &&
      json_array_size(results) != 0 && json_array_size(json_object_get(model, "properties")) != 0)
    let_typeof(equations, name_at(results, 0), name_at(json_object_get(model, "properties"), 0));
}

/* Lists of traits may be nested; deeper nesting than this is a cycle. */
enum { LISTS_MAX = 16 };

static void let_from_traits(importer *in, const json_t *record, const json_t *model,
                            json_t *equations) {
  const json_t *lists[LISTS_MAX];
  size_t at[LISTS_MAX], depth = 1;
  lists[0] = import_list(record, "traits");
  at[0] = 0;
  while (depth > 0) {
    if (at[depth - 1] >= json_array_size(lists[depth - 1])) {
      depth--;
      continue;
    }
    const json_t *trait = import_referred(in, json_array_get(lists[depth - 1], at[depth - 1]++));
    if (!import_is(trait, "TraitList")) {
      let_from_trait(in, trait, model, equations);
    } else if (depth < LISTS_MAX) {
      lists[depth] = import_list(trait, "traits");
      at[depth++] = 0;
    }
  }
}

/* Adds the types of values whose constraint only one type satisfies. */
static void let_fixed(importer *in, const json_t *dag, const json_t *values, json_t *equations) {
  const json_t *list = import_list(dag, "args");
  size_t next = 0;
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *record = import_argument(in, dag, i);
    if (!import_is(record, "TypeConstraint"))
      continue;
    const char *name = name_at(values, next++);
    const json_t *base = import_record_of(in, record, "baseType");
    const char *builder = import_text(record, "builderCall");
    if ((builder == NULL || *builder == '\0') && base != NULL)
      builder = import_text(base, "builderCall");
    if (builder == NULL || *builder == '\0')
      continue;
    char *call = import_normalized(builder);
    char *type = import_built_type(in, builder);
    if (type == NULL)
      type = import_cpp_value(in, call);
    if (type == NULL)
      import_unknown(in, "builder", call);
    if (type != NULL && *type != '\0')
      let(equations, name, type, "");
  }
}

void import_inference(importer *in, const json_t *record, json_t *model) {
  json_t *equations = json_array();
  let_from_traits(in, record, model, equations);
  if (import_flag(model, "logical"))
    let(equations, name_at(json_object_get(model, "results"), 0), "over(@, e: i1)",
        name_at(json_object_get(model, "operands"), 0));
  if (import_flag(model, "alike") && json_array_size(equations) == 0) {
    const json_t *operands = json_object_get(model, "operands");
    let_same(equations, name_at(operands, 0), operands);
    let_same(equations, name_at(operands, 0), json_object_get(model, "results"));
  }
  let_fixed(in, json_object_get(record, "arguments"), json_object_get(model, "operands"),
            equations);
  let_fixed(in, json_object_get(record, "results"), json_object_get(model, "results"), equations);
  if (json_array_size(equations) != 0)
    import_set(model, "let", equations);
  else
    json_decref(equations);
}
