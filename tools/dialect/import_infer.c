/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds which types of operands and results a format may omit, because other types imply them. Each
 * entry is [value, inference, argument]. "same" works in both directions. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/cpp_text.h"
#include "dialect/import.h"

typedef struct transform {
  const char *expression;
  const char *inference;
} transform;

static const transform transforms[] = {
#define TRANSFORM(expression, inference) {expression, inference},
#define CLASS(name, inference)
#include "dialect/import_transforms.def"
#undef CLASS
#undef TRANSFORM
};

static const transform classes[] = {
#define TRANSFORM(expression, inference)
#define CLASS(name, inference) {name, inference},
#include "dialect/import_transforms.def"
#undef CLASS
#undef TRANSFORM
};

/* Returns an expression without blanks, outer semicolons and optional namespaces, malloc'd. */
char *import_normalized(importer *in, const char *expression) {
  char *text = import_format(in, "%s", expression);
  if (text == NULL)
    return NULL;
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
  cpp_turn_casts(in, text);
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

static const char *inference_of_transform(importer *in, const char *expression) {
  char *text = import_normalized(in, expression);
  const char *inference = NULL;
  for (size_t i = 0; text != NULL && i < sizeof(transforms) / sizeof(transforms[0]); i++)
    if (is_expression(transforms[i].expression, text))
      inference = transforms[i].inference;
  if (text != NULL && inference == NULL)
    import_unknown(in, "transform", text);
  free(text);
  return inference;
}

/* Returns the inference for a trait whose name or class implies the transformation. */
static const char *inference_of_class(const json_t *trait) {
  for (size_t i = 0; i < sizeof(classes) / sizeof(classes[0]); i++)
    if (import_is(trait, classes[i].expression) ||
        strcmp(import_record_name(trait), classes[i].expression) == 0)
      return classes[i].inference;
  return NULL;
}

static void infer(importer *in, json_t *inferences, const char *value, const char *inference,
                  const char *argument) {
  json_t *entry = json_array();
  import_append_text(in, entry, value);
  import_append_text(in, entry, inference);
  if (argument != NULL)
    import_append_text(in, entry, argument);
  import_append(in, inferences, entry);
}

static const char *name_at(const json_t *list, size_t index) {
  const char *name = import_text(json_array_get(list, index), "name");
  return name != NULL ? name : "";
}

/* Adds that all values of the list have the type of the named one. */
static void infer_same(importer *in, json_t *inferences, const char *as, const json_t *values) {
  for (size_t i = 0; i < json_array_size(values); i++)
    if (strcmp(name_at(values, i), as) != 0)
      infer(in, inferences, name_at(values, i), "same", as);
}

static void infer_from_trait(importer *in, const json_t *trait, const json_t *model,
                             json_t *inferences) {
  const json_t *operands = json_object_get(model, "operands");
  const json_t *results = json_object_get(model, "results");
  const char *native = import_text(trait, "trait");
  if (native != NULL && (strcmp(native, "SameOperandsAndResultType") == 0 ||
                         strcmp(native, "SameTypeOperands") == 0)) {
    const json_t *first = json_array_size(operands) != 0 ? operands : results;
    if (json_array_size(first) == 0)
      return;
    infer_same(in, inferences, name_at(first, 0), operands);
    if (strcmp(native, "SameOperandsAndResultType") == 0)
      infer_same(in, inferences, name_at(first, 0), results);
  }
  if (import_is(trait, "AllTypesMatch")) {
    const json_t *values = import_list(trait, "values");
    const char *as = json_string_value(json_array_get(values, 0));
    for (size_t i = 1; i < json_array_size(values) && as != NULL; i++) {
      const char *value = json_string_value(json_array_get(values, i));
      if (value != NULL)
        infer(in, inferences, value, "same", as);
    }
  }
  if (import_is(trait, "TypesMatchWith")) {
    const char *expression = import_text(trait, "transformer");
    const char *lhs = import_text(trait, "lhs"), *rhs = import_text(trait, "rhs");
    const char *inference = inference_of_class(trait);
    if (inference == NULL && expression != NULL)
      inference = inference_of_transform(in, expression);
    if (inference != NULL && lhs != NULL && rhs != NULL)
      infer(in, inferences, rhs, inference, lhs);
  }
  if (native != NULL && strstr(native, "FirstAttrDerivedResultType") != NULL &&
      json_array_size(results) != 0 && json_array_size(json_object_get(model, "properties")) != 0)
    infer(in, inferences, name_at(results, 0), "attribute_type",
          name_at(json_object_get(model, "properties"), 0));
}

/* Lists of traits may be nested; deeper nesting than this is a cycle. */
enum { LISTS_MAX = 16 };

static void infer_from_traits(importer *in, const json_t *record, const json_t *model,
                              json_t *inferences) {
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
      infer_from_trait(in, trait, model, inferences);
    } else if (depth < LISTS_MAX) {
      lists[depth] = import_list(trait, "traits");
      at[depth++] = 0;
    }
  }
}

/* Adds the types of values whose constraint only one type satisfies. */
static void infer_fixed(importer *in, const json_t *dag, const json_t *values, json_t *inferences) {
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
    char *type = import_built_type(in, builder);
    if (type != NULL)
      infer(in, inferences, name, "type", type);
    free(type);
  }
}

void import_inference(importer *in, const json_t *record, json_t *model) {
  json_t *inferences = json_array();
  infer_from_traits(in, record, model, inferences);
  if (import_flag(model, "logical"))
    infer(in, inferences, name_at(json_object_get(model, "results"), 0), "i1_same_shape",
          name_at(json_object_get(model, "operands"), 0));
  if (import_flag(model, "alike") && json_array_size(inferences) == 0) {
    const json_t *operands = json_object_get(model, "operands");
    infer_same(in, inferences, name_at(operands, 0), operands);
    infer_same(in, inferences, name_at(operands, 0), json_object_get(model, "results"));
  }
  infer_fixed(in, json_object_get(record, "arguments"), json_object_get(model, "operands"),
              inferences);
  infer_fixed(in, json_object_get(record, "results"), json_object_get(model, "results"),
              inferences);
  if (json_array_size(inferences) != 0)
    import_set(in, model, "infer", inferences);
  else
    json_decref(inferences);
}
