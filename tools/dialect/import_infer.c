/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which types of operands and results need not be written, because they follow from others:
 * [value, rule, argument] each. "same" holds both ways. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/import.h"

typedef struct transform {
  const char *expression;
  const char *rule;
} transform;

static const transform transforms[] = {
#define TRANSFORM(expression, rule) {expression, rule},
#include "dialect/import_transforms.def"
#undef TRANSFORM
};

/* An expression without blanks, outer semicolons and the namespaces that may stand or not:
 * malloc'd. */
static char *normalized(importer *in, const char *expression) {
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
  /* What is left of a leading "::" now. */
  for (char *found = strstr(text, "::"); found != NULL; found = strstr(found, "::")) {
    bool is_leading = found == text ||
                      !(isalnum((unsigned char)found[-1]) || found[-1] == '_' || found[-1] == '>');
    if (is_leading)
      memmove(found, found + 2, strlen(found + 2) + 1);
    else
      found += 2;
  }
  return text;
}

static const char *rule_of_transform(importer *in, const char *expression) {
  char *text = normalized(in, expression);
  const char *rule = NULL;
  for (size_t i = 0; text != NULL && i < sizeof(transforms) / sizeof(transforms[0]); i++)
    if (strcmp(transforms[i].expression, text) == 0)
      rule = transforms[i].rule;
  if (text != NULL && rule == NULL)
    import_unknown(in, "transform", text);
  free(text);
  return rule;
}

static void infer(importer *in, json_t *rules, const char *value, const char *rule,
                  const char *argument) {
  json_t *entry = json_array();
  import_append_text(in, entry, value);
  import_append_text(in, entry, rule);
  if (argument != NULL)
    import_append_text(in, entry, argument);
  import_append(in, rules, entry);
}

static const char *name_at(const json_t *list, size_t index) {
  const char *name = import_text(json_array_get(list, index), "name");
  return name != NULL ? name : "";
}

/* All values of the list have the type of the one named. */
static void infer_same(importer *in, json_t *rules, const char *as, const json_t *values) {
  for (size_t i = 0; i < json_array_size(values); i++)
    if (strcmp(name_at(values, i), as) != 0)
      infer(in, rules, name_at(values, i), "same", as);
}

static void infer_from_trait(importer *in, const json_t *trait, const json_t *model,
                             json_t *rules) {
  const json_t *operands = json_object_get(model, "operands");
  const json_t *results = json_object_get(model, "results");
  const char *native = import_text(trait, "trait");
  if (native != NULL && (strcmp(native, "SameOperandsAndResultType") == 0 ||
                         strcmp(native, "SameTypeOperands") == 0)) {
    const json_t *first = json_array_size(operands) != 0 ? operands : results;
    if (json_array_size(first) == 0)
      return;
    infer_same(in, rules, name_at(first, 0), operands);
    if (strcmp(native, "SameOperandsAndResultType") == 0)
      infer_same(in, rules, name_at(first, 0), results);
  }
  if (import_is(trait, "AllTypesMatch")) {
    const json_t *values = import_list(trait, "values");
    const char *as = json_string_value(json_array_get(values, 0));
    for (size_t i = 1; i < json_array_size(values) && as != NULL; i++) {
      const char *value = json_string_value(json_array_get(values, i));
      if (value != NULL)
        infer(in, rules, value, "same", as);
    }
  }
  if (import_is(trait, "TypesMatchWith")) {
    const char *expression = import_text(trait, "transformer");
    const char *lhs = import_text(trait, "lhs"), *rhs = import_text(trait, "rhs");
    const char *rule = expression != NULL ? rule_of_transform(in, expression) : NULL;
    if (rule != NULL && lhs != NULL && rhs != NULL)
      infer(in, rules, rhs, rule, lhs);
  }
  if (native != NULL && strstr(native, "FirstAttrDerivedResultType") != NULL &&
      json_array_size(results) != 0 && json_array_size(json_object_get(model, "properties")) != 0)
    infer(in, rules, name_at(results, 0), "attribute_type",
          name_at(json_object_get(model, "properties"), 0));
}

/* Lists of traits may hold lists; deeper than this they go round. */
enum { LISTS_MAX = 16 };

static void infer_from_traits(importer *in, const json_t *record, const json_t *model,
                              json_t *rules) {
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
      infer_from_trait(in, trait, model, rules);
    } else if (depth < LISTS_MAX) {
      lists[depth] = import_list(trait, "traits");
      at[depth++] = 0;
    }
  }
}

/* Values whose constraint is met by one type only. */
static void infer_fixed(importer *in, const json_t *dag, const json_t *values, json_t *rules) {
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
      infer(in, rules, name, "type", type);
    free(type);
  }
}

void import_inference(importer *in, const json_t *record, json_t *model) {
  json_t *rules = json_array();
  infer_from_traits(in, record, model, rules);
  infer_fixed(in, json_object_get(record, "arguments"), json_object_get(model, "operands"), rules);
  infer_fixed(in, json_object_get(record, "results"), json_object_get(model, "results"), rules);
  if (json_array_size(rules) != 0)
    import_set(in, model, "infer", rules);
  else
    json_decref(rules);
}

/* --- types that a builder call makes */

/* An argument list in (...) or {...} after a call's name, as it stands. */
static char *floating_type(importer *in, const char *name) {
  static const char *const known[][2] = {
      {"F16", "f16"},     {"BF16", "bf16"},   {"F32", "f32"},   {"F64", "f64"},
      {"F80", "f80"},     {"F128", "f128"},   {"TF32", "tf32"}, {"BFloat16", "bf16"},
      {"Index", "index"}, {"None", "none"},   {"I1", "i1"},     {"I8", "i8"},
      {"I16", "i16"},     {"I32", "i32"},     {"I64", "i64"},   {"Float16", "f16"},
      {"Float32", "f32"}, {"Float64", "f64"},
  };
  for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
    if (strcmp(known[i][0], name) == 0)
      return import_format(in, "%s", known[i][1]);
  size_t size = strlen(name);
  if (size > 6 && strncmp(name, "Float", 5) == 0 && isdigit((unsigned char)name[5])) {
    char *text = import_format(in, "f%s", name + 5); /* Float8E5M2 is f8E5M2 */
    return text;
  }
  return NULL;
}

/* The TypeDef of a C++ class in the file: "!dialect.name", malloc'd, or NULL. */
static char *defined_type(importer *in, const char *class_name, size_t size) {
  const json_t *names = import_list(json_object_get(in->records, "!instanceof"), "TypeDef");
  for (size_t i = 0; i < json_array_size(names); i++) {
    const char *record_name = json_string_value(json_array_get(names, i));
    const json_t *record = record_name != NULL ? import_find(in, record_name) : NULL;
    const json_t *dialect = import_record_of(in, record, "dialect");
    const char *space = import_text(dialect, "cppNamespace");
    const char *own = import_text(record, "cppNamespace");
    const char *name = import_text(record, "cppClassName");
    const char *mnemonic = import_text(record, "mnemonic");
    if (own != NULL)
      space = own;
    if (space == NULL || name == NULL || mnemonic == NULL)
      continue;
    char *path = import_format(in, "%s::%s", space, name);
    char *known = path != NULL ? normalized(in, path) : NULL;
    bool is_it = known != NULL && strlen(known) == size && memcmp(known, class_name, size) == 0;
    free(known);
    free(path);
    if (is_it)
      return import_format(in, "!%s.%s", import_text(dialect, "name"), mnemonic);
  }
  return NULL;
}

/* "$_builder.getIntegerType(32)", "$_builder.getF32Type()", "$_builder.getType<Class>(3)". */
static char *simple_type(importer *in, const char *call) {
  static const char prefix[] = "$_builder.get", context[] = "::get($_builder.getContext())";
  size_t size = strlen(call);
  if (strncmp(call, prefix, sizeof(prefix) - 1) != 0) {
    size_t tail = sizeof(context) - 1;
    bool is_class = size > tail && strcmp(call + size - tail, context) == 0;
    return is_class ? defined_type(in, call, size - tail) : NULL;
  }
  const char *name = call + sizeof(prefix) - 1;
  unsigned width;
  int end = 0;
  if (sscanf(name, "IntegerType(%u)%n", &width, &end) == 1 && end > 0 && name[end] == '\0')
    return import_format(in, "i%u", width);
  const char *close;
  if (strncmp(name, "Type<", 5) == 0 && (close = strchr(name, '>')) != NULL) {
    char *inner = import_format(in, "%.*s", (int)(close - name) - 5, name + 5);
    size_t inner_size = inner != NULL ? strlen(inner) : 0;
    char *type = NULL;
    if (inner_size > 4 && strcmp(inner + inner_size - 4, "Type") == 0) {
      type = defined_type(in, inner, inner_size);
      inner[inner_size - 4] = '\0';
      if (type == NULL)
        type = floating_type(in, inner);
    }
    free(inner);
    const char *arguments = close + 1;
    size_t arguments_size = strlen(arguments);
    if (type == NULL || strcmp(arguments, "()") == 0 || arguments_size < 2)
      return type;
    /* The only class with an argument is a pointer with its address space; 0 is not written. */
    char *whole = strcmp(arguments, "(0)") == 0
                      ? import_format(in, "%s", type)
                      : import_format(in, "%s<%.*s>", type, (int)arguments_size - 2, arguments + 1);
    free(type);
    return whole;
  }
  const char *tail = strstr(name, "Type()");
  if (tail == NULL || tail[6] != '\0')
    return NULL;
  char *scalar = import_format(in, "%.*s", (int)(tail - name), name);
  char *type = scalar != NULL ? floating_type(in, scalar) : NULL;
  free(scalar);
  return type;
}

/* "VectorType::get({4},ELEMENT)": malloc'd, or NULL. */
static char *vector_type(importer *in, const char *call) {
  static const char prefix[] = "VectorType::get({";
  const char *shape = call + sizeof(prefix) - 1;
  const char *close;
  if (strncmp(call, prefix, sizeof(prefix) - 1) != 0 || (close = strstr(shape, "},")) == NULL)
    return NULL;
  size_t size = strlen(close);
  while (size > 0 && (close[size - 1] == ';' || close[size - 1] == ':'))
    size--;
  if (size < 4 || close[size - 1] != ')')
    return NULL;
  char *element_call = import_format(in, "%.*s", (int)size - 3, close + 2);
  char *element = element_call != NULL ? simple_type(in, element_call) : NULL;
  char *type = NULL;
  if (element != NULL)
    type = import_format(in, "vector<%.*sx%s>", (int)(close - shape), shape, element);
  free(element);
  free(element_call);
  return type;
}

char *import_built_type(importer *in, const char *builder) {
  char *call = normalized(in, builder);
  char *type = call != NULL ? simple_type(in, call) : NULL;
  if (type == NULL && call != NULL)
    type = vector_type(in, call);
  if (type == NULL && call != NULL)
    import_unknown(in, "builder", call);
  free(call);
  return type;
}
