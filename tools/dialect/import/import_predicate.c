/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Imports traits that are predicates on an operation. Each leaf of the predicate becomes a trait
 * with a name of Varve. If a type must satisfy a constraint, the trait is TypeIs<value,rule>. */
#include <stdlib.h>
#include <string.h>

#include "dialect/import/cpp_text.h"
#include "dialect/import/import.h"

typedef struct known_trait {
  const char *cpp;
  const char *name;
} known_trait;

static const known_trait known_traits[] = {
#define TRAIT(cpp, name) {cpp, name},
#include "dialect/import/tables/traits_by_predicate.def"
#undef TRAIT
};

/* Predicates have few levels; deeper nesting than this is a cycle. */
enum { NESTING_MAX = 16 };

/* Returns the name with $1 ... replaced by the captures, malloc'd. */
static char *expanded(importer *in, const char *name, const json_t *captures) {
  char *text = import_format(in, "%s", "");
  for (; *name != '\0' && text != NULL; name++) {
    char *longer;
    if (*name != '$') {
      longer = import_format(in, "%s%c", text, *name);
    } else {
      const json_t *value = json_array_get(captures, (size_t)(*++name - '1'));
      const char *word = json_string_value(value);
      longer = word != NULL
                   ? import_format(in, "%s%s", text, word)
                   : import_format(in, "%s%lld", text, (long long)json_integer_value(value));
    }
    free(text);
    text = longer;
  }
  return text;
}

/* Returns the trait for an expression, malloc'd. It is empty if other facts imply the trait, and
 * NULL if no table has the expression. */
static char *known_name(importer *in, const char *clean) {
  json_t *captures = json_array();
  char *name = NULL;
  for (size_t i = 0; i < sizeof known_traits / sizeof *known_traits && name == NULL; i++)
    if (cpp_fits(in, known_traits[i].cpp, clean, captures))
      name = expanded(in, known_traits[i].name, captures);
  json_decref(captures);
  return name;
}

static char *leaf_name(importer *in, const json_t *predicate) {
  const char *expression = import_text(predicate, "predExpr");
  char *clean = expression != NULL ? cpp_clean(in, expression) : NULL;
  char *name = clean != NULL ? known_name(in, clean) : NULL;
  if (name == NULL)
    import_unknown(in, "trait", clean != NULL ? clean : import_record_name(predicate));
  free(clean);
  return name;
}

/* Returns the value that "$res.getType()" or "$_op.getOperand(0).getType()" refers to, malloc'd. */
static char *value_of_type(importer *in, const char *expression) {
  static const char *const patterns[][2] = {{"$_op.get%w(%n).getType()", "$1$2"},
                                            {"$%w.getType()", "$1"}};
  json_t *captures = json_array();
  char *name = NULL;
  for (size_t i = 0; i < sizeof patterns / sizeof *patterns && name == NULL; i++)
    if (cpp_fits(in, patterns[i][0], expression, captures))
      name = expanded(in, patterns[i][1], captures);
  json_decref(captures);
  return name;
}

/* Returns the trait for a constraint on the type of one value. */
static char *type_trait(importer *in, const json_t *predicate) {
  const char *replacement = import_text(predicate, "replacement");
  const json_t *child = json_array_get(import_list(predicate, "children"), 0);
  char *value = replacement != NULL ? value_of_type(in, replacement) : NULL;
  /* import_rule caches constraints by name, so this one gets a name that no record has. */
  char *record_name = import_format(in, "!type %s", import_record_name(predicate));
  json_t *constraint = json_object();
  import_set(in, constraint, "predicate",
             child != NULL ? json_incref((json_t *)child) : json_null());
  if (record_name != NULL)
    import_set_text(in, constraint, "!name", record_name);
  char *rule = import_rule(in, constraint);
  char *name = NULL;
  if (value == NULL)
    import_unknown(in, "trait", replacement != NULL ? replacement : "");
  else if (rule != NULL)
    name = import_format(in, "TypeIs<%s,%s>", value, rule);
  free(rule);
  json_decref(constraint);
  free(record_name);
  free(value);
  return name;
}

void import_predicate(importer *in, const json_t *predicate, json_t *traits) {
  const json_t *lists[NESTING_MAX];
  size_t at[NESTING_MAX], depth = 0;
  for (;;) {
    const char *kind = import_text(json_object_get(predicate, "kind"), "def");
    char *name = NULL;
    if (kind != NULL && strcmp(kind, "PredCombinerAnd") == 0 && depth < NESTING_MAX) {
      lists[depth] = import_list(predicate, "children");
      at[depth++] = 0;
    } else if (kind != NULL && strcmp(kind, "PredCombinerSubstLeaves") == 0) {
      name = type_trait(in, predicate);
    } else {
      name = leaf_name(in, predicate);
    }
    if (name != NULL && *name != '\0')
      import_add_trait(in, traits, name);
    free(name);
    while (depth > 0 && at[depth - 1] >= json_array_size(lists[depth - 1]))
      depth--;
    if (depth == 0)
      return;
    predicate = import_referred(in, json_array_get(lists[depth - 1], at[depth - 1]++));
  }
}
