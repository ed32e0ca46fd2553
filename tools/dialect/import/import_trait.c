/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names the traits of an operation, type or attribute: by their record, or if it is anonymous, by
 * their class with the arguments in <...>. Segment sizes and terminators become facts of their own.
 */
#include <ctype.h>
#include <string.h>

#include "dialect/import/import.h"

/* Lists of traits may be nested; deeper nesting than this is a cycle. */
enum { LISTS_MAX = 16 };

/* Returns the last name of a C++ path. */
static char *last_name(const char *path, size_t size) {
  while (size > 0 && isspace((unsigned char)path[size - 1]))
    size--;
  size_t start = size;
  while (start > 0 && path[start - 1] != ':' && !isspace((unsigned char)path[start - 1]))
    start--;
  return import_format("%.*s", (int)(size - start), path + start);
}

/* Converts "A, ns::B" to "%A,%ns::B", for import_settle. Numbers remain. */
static char *class_names(const char *classes, size_t size) {
  char *names = import_format("%s", "");
  for (size_t i = 0; i < size;) {
    const char *comma = memchr(classes + i, ',', size - i);
    size_t end = comma != NULL ? (size_t)(comma - classes) : size, last = end;
    while (i < last && isspace((unsigned char)classes[i]))
      i++;
    while (last > i && isspace((unsigned char)classes[last - 1]))
      last--;
    bool is_class = i < last && !isdigit((unsigned char)classes[i]);
    names = import_format("%s%s%s%.*s", names, *names != '\0' ? "," : "", is_class ? "%" : "",
                          (int)(last - i), classes + i);
    i = end + 1;
  }
  return names;
}

/* Returns the arguments of "HasParent<A, B>::Impl", or NULL. */
static const char *native_arguments(const char *native, size_t *size) {
  const char *open = native != NULL ? strchr(native, '<') : NULL;
  const char *close = open != NULL ? strrchr(open, '>') : NULL;
  if (close == NULL)
    return NULL;
  *size = (size_t)(close - open) - 1;
  return open + 1;
}

/* Returns the name of a native trait with arguments. */
static char *parametric_trait(const json_t *trait) {
  const char *native = import_text(trait, "trait");
  size_t size;
  const char *arguments = native_arguments(native, &size);
  if (arguments == NULL)
    return import_format("%s", native != NULL ? native : "");
  char *names = class_names(arguments, size);
  return import_format("%.*s<%s>", (int)(arguments - 1 - native), native, names);
}

/* Returns the most specific class of a record. */
static const char *class_of(const json_t *record) {
  const json_t *classes = import_list(record, "!superclasses");
  size_t count = json_array_size(classes);
  return count != 0 ? json_string_value(json_array_get(classes, count - 1)) : NULL;
}

/* Returns "Class<a,b>" for a list of texts. */
static char *with_texts(const char *class_name, const json_t *texts) {
  char *text = import_format("%s", class_name);
  for (size_t i = 0; i < json_array_size(texts); i++) {
    const char *value = json_string_value(json_array_get(texts, i));
    text = import_format("%s%s%s", text, i == 0 ? "<" : ",", value != NULL ? value : "");
  }
  if (json_array_size(texts) == 0)
    return text;
  return import_format("%s>", text);
}

/* Returns the class of a trait about values, and which values it is about. */
static char *predicate_trait(const json_t *trait) {
  const char *lhs = import_text(trait, "lhs"), *rhs = import_text(trait, "rhs");
  if (lhs != NULL && rhs != NULL)
    return import_format("%s<%s,%s>", class_of(trait), lhs, rhs);
  return with_texts(class_of(trait), import_list(trait, "values"));
}

/* Returns whether a trait has only a predicate. */
static bool is_bare_predicate(const json_t *trait) {
  static const char *const classes[] = {"PredOpTrait", "PredTrait", "TypeIs"};
  const char *class_name = import_is_anonymous(trait) ? class_of(trait) : NULL;
  for (size_t i = 0; class_name != NULL && i < sizeof classes / sizeof *classes; i++)
    if (strcmp(class_name, classes[i]) == 0)
      return true;
  return false;
}

/* Returns "MemoryEffects<Read,Write<Resource>>". */
static char *effects_trait(importer *in, const json_t *trait) {
  const json_t *effects = import_list(trait, "effects");
  json_t *names = json_array();
  for (size_t i = 0; i < json_array_size(effects); i++) {
    const json_t *effect = import_referred(in, json_array_get(effects, i));
    const char *class_name = import_text(effect, "effect");
    const char *resource = import_text(effect, "resource");
    char *name = last_name(class_name != NULL ? class_name : "",
                           class_name != NULL ? strlen(class_name) : 0);
    char *where =
        last_name(resource != NULL ? resource : "", resource != NULL ? strlen(resource) : 0);
    bool is_default = *where == '\0' || strcmp(where, "DefaultResource") == 0;
    char *text = import_format(is_default ? "%s" : "%s<%s>", name, where);
    import_append_text(names, text);
  }
  char *text = with_texts("MemoryEffects", names);
  json_decref(names);
  return text;
}

/* Returns the record name of the interface in DeclareOpInterfaceMethods<...>. */
static char *interface_name(importer *in, const json_t *trait) {
  const char *cpp_name = import_text(trait, "cppInterfaceName");
  const json_t *names = import_list(json_object_get(in->records, "!instanceof"), "OpInterface");
  for (size_t i = 0; cpp_name != NULL && i < json_array_size(names); i++) {
    const char *name = json_string_value(json_array_get(names, i));
    const json_t *other = name != NULL ? import_find(in, name) : NULL;
    const char *other_name = import_text(other, "cppInterfaceName");
    if (other_name != NULL && !import_is_anonymous(other) && strcmp(other_name, cpp_name) == 0 &&
        !import_is(other, "DeclareOpInterfaceMethods"))
      return import_format("%s", name);
  }
  return import_format("%s", cpp_name != NULL ? cpp_name : "");
}

/* Returns the name of a trait, or NULL if it has none. */
static char *trait_name(importer *in, const json_t *trait) {
  if (import_is(trait, "DeclareInterfaceMethods"))
    return interface_name(in, trait);
  if (!import_is_anonymous(trait))
    return import_format("%s", import_record_name(trait));
  if (import_is(trait, "ParamNativeTrait"))
    return parametric_trait(trait);
  if (import_is(trait, "SideEffectsTraitBase"))
    return effects_trait(in, trait);
  if (import_is(trait, "PredTrait"))
    return predicate_trait(trait);
  const char *native = import_text(trait, "trait");
  return native != NULL ? last_name(native, strlen(native)) : NULL;
}

/* Returns today's name of a trait that an older release calls otherwise. */
static const char *name_of_today(const char *name) {
  static const char *const renamed[][2] = {{"BranchWeightOpInterface", "WeightedBranchOpInterface"},
                                           {"CExpression", "CExpressionInterface"},
                                           {"NoSideEffect", "Pure"},
                                           {"RecursiveSideEffects", "RecursiveMemoryEffects"}};
  for (size_t i = 0; i < sizeof renamed / sizeof renamed[0]; i++)
    if (strcmp(name, renamed[i][0]) == 0)
      return renamed[i][1];
  return name;
}

/* Records traits that definitions express as other facts. Returns whether the trait is one. */
static bool import_fact(const json_t *trait, json_t *model) {
  const char *native = import_text(trait, "trait");
  if (native == NULL)
    return false;
  if (strcmp(native, "AttrSizedOperandSegments") == 0) {
    import_set(model, "operand_segments", json_true());
    return true;
  }
  if (strcmp(native, "AttrSizedResultSegments") == 0) {
    import_set(model, "result_segments", json_true());
    return true;
  }
  static const char terminator[] = "SingleBlockImplicitTerminator<";
  if (strncmp(native, terminator, sizeof(terminator) - 1) != 0)
    return false;
  size_t size;
  const char *arguments = native_arguments(native, &size);
  char *name = arguments != NULL ? class_names(arguments, size) : NULL;
  if (name != NULL)
    import_set_text(model, "terminator", name);
  return name != NULL;
}

void import_add_trait(json_t *traits, const char *name) {
  for (size_t i = 0; i < json_array_size(traits); i++) {
    const char *other = json_string_value(json_array_get(traits, i));
    if (other != NULL && strcmp(other, name) == 0)
      return;
  }
  import_append_text(traits, name);
}

/* Returns whether a list has a trait of this C++ class. */
static bool lists_trait(const importer *in, const json_t *list, const char *native) {
  const json_t *traits = import_list(list, "traits");
  for (size_t i = 0; i < json_array_size(traits); i++) {
    const char *other = import_text(import_referred(in, json_array_get(traits, i)), "trait");
    if (other != NULL && strcmp(other, native) == 0)
      return true;
  }
  return false;
}

/* Returns whether the trait is equivalent to its items: an anonymous list, or one that says what
 * regions are. */
static bool is_transparent(const importer *in, const json_t *trait) {
  return import_is(trait, "TraitList") &&
         (import_is_anonymous(trait) || import_is(trait, "SingleBlockImplicitTerminator") ||
          lists_trait(in, trait, "HasOnlyGraphRegion"));
}

void import_traits(importer *in, const json_t *record, json_t *model) {
  const json_t *lists[LISTS_MAX];
  size_t at[LISTS_MAX], depth = 1;
  lists[0] = import_list(record, "traits");
  at[0] = 0;
  json_t *traits = json_array();
  while (depth > 0) {
    if (at[depth - 1] >= json_array_size(lists[depth - 1])) {
      depth--;
      continue;
    }
    const json_t *trait = import_referred(in, json_array_get(lists[depth - 1], at[depth - 1]++));
    if (trait == NULL || import_fact(trait, model))
      continue;
    if (is_transparent(in, trait)) {
      if (depth < LISTS_MAX) {
        lists[depth] = import_list(trait, "traits");
        at[depth++] = 0;
      }
      continue;
    }
    if (is_bare_predicate(trait)) {
      import_predicate(in, import_record_of(in, trait, "predicate"), traits);
      continue;
    }
    char *name = trait_name(in, trait);
    if (name != NULL && *name != '\0')
      import_add_trait(traits, name_of_today(name));
  }
  if (json_array_size(traits) != 0)
    import_set(model, "traits", traits);
  else
    json_decref(traits);
}

/* Imports traits that are predicates on an operation. Each leaf of the predicate becomes a trait
 * with a name of Varve. If a type must satisfy a constraint, the trait is TypeIs<value,rule>. */

typedef struct known_trait {
  const char *cpp;
  const char *name;
} known_trait;

static const known_trait known_traits[] = {
#define TRAIT(cpp, name) {cpp, name},
#include "dialect/import/tables/traits_by_predicate.def"
};

/* Predicates have few levels; deeper nesting than this is a cycle. */
enum { NESTING_MAX = 16 };

/* Returns the name with $1 ... replaced by the captures. */
static char *expanded(const char *name, const json_t *captures) {
  char *text = import_format("%s", "");
  for (; *name != '\0'; name++) {
    char *longer;
    if (*name != '$') {
      longer = import_format("%s%c", text, *name);
    } else {
      const json_t *value = json_array_get(captures, (size_t)(*++name - '1'));
      const char *word = json_string_value(value);
      longer = word != NULL ? import_format("%s%s", text, word)
                            : import_format("%s%lld", text, (long long)json_integer_value(value));
    }
    text = longer;
  }
  return text;
}

/* Returns the trait for an expression. It is empty if other facts imply the trait, and
 * NULL if no table has the expression. */
static char *known_name(const char *clean) {
  json_t *captures = json_array();
  char *name = NULL;
  for (size_t i = 0; i < sizeof known_traits / sizeof *known_traits && name == NULL; i++)
    if (cpp_fits(known_traits[i].cpp, clean, captures))
      name = expanded(known_traits[i].name, captures);
  json_decref(captures);
  return name;
}

static char *leaf_name(importer *in, const json_t *predicate) {
  const char *expression = import_text(predicate, "predExpr");
  char *clean = expression != NULL ? cpp_clean(expression) : NULL;
  char *name = clean != NULL ? known_name(clean) : NULL;
  if (name == NULL)
    import_unknown(in, "trait", clean != NULL ? clean : import_record_name(predicate));
  return name;
}

/* Returns the value that "$res.getType()" or "$_op.getOperand(0).getType()" refers to. */
static char *value_of_type(const char *expression) {
  static const char *const patterns[][2] = {{"$_op.get%w(%n).getType()", "$1$2"},
                                            {"$%w.getType()", "$1"}};
  json_t *captures = json_array();
  char *name = NULL;
  for (size_t i = 0; i < sizeof patterns / sizeof *patterns && name == NULL; i++)
    if (cpp_fits(patterns[i][0], expression, captures))
      name = expanded(patterns[i][1], captures);
  json_decref(captures);
  return name;
}

/* Returns the trait for a constraint on the type of one value. */
static char *type_trait(importer *in, const json_t *predicate) {
  const char *replacement = import_text(predicate, "replacement");
  const json_t *child = json_array_get(import_list(predicate, "children"), 0);
  char *value = replacement != NULL ? value_of_type(replacement) : NULL;
  /* import_rule caches constraints by name, so this one gets a name that no record has. */
  char *record_name = import_format("!type %s", import_record_name(predicate));
  json_t *constraint = json_object();
  import_set(constraint, "predicate", child != NULL ? json_incref((json_t *)child) : json_null());
  import_set_text(constraint, "!name", record_name);
  char *rule = import_rule(in, constraint);
  char *name = NULL;
  if (value == NULL)
    import_unknown(in, "trait", replacement != NULL ? replacement : "");
  else if (rule != NULL)
    name = import_format("TypeIs<%s,%s>", value, rule);
  json_decref(constraint);
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
      import_add_trait(traits, name);
    while (depth > 0 && at[depth - 1] >= json_array_size(lists[depth - 1]))
      depth--;
    if (depth == 0)
      return;
    predicate = import_referred(in, json_array_get(lists[depth - 1], at[depth - 1]++));
  }
}
