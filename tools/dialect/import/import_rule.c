/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts constraints of ODS to rules. The meaning of a constraint is its predicate, a tree with
 * C++ in its leaves. rules_by_predicate.def maps the C++ to rules. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/import/import.h"
#include "dialect/import/rule_expression.h"

typedef struct rule_pair {
  const char *cpp;
  const char *rule;
} rule_pair;

static const rule_pair leaves[] = {
#define LEAF(cpp, rule) {cpp, rule},
#include "dialect/import/tables/rules_by_predicate.def"
};

static const rule_pair wraps[] = {
#define WRAP(cpp, rule) {cpp, rule},
#include "dialect/import/tables/rules_by_predicate.def"
};

enum { LEAF_COUNT = sizeof leaves / sizeof *leaves, WRAP_COUNT = sizeof wraps / sizeof *wraps };

/* C++ that the lists lack becomes RULE_UNKNOWN. */
static json_t *predicate_rule(importer *in, const json_t *predicate, unsigned depth);

/* Replaces each captured class by its rule (%c), or each trait or interface by its last name (%w).
 */
static bool resolve_captures(importer *in, const char *pattern, json_t *captures) {
  size_t index = 0;
  for (const char *at = strchr(pattern, '%'); at != NULL; at = strchr(at + 2, '%'), index++) {
    const char *text = json_string_value(json_array_get(captures, index));
    json_t *resolved = NULL;
    if (text == NULL) {
      if (at[1] == 'n' || at[1] == 'l')
        continue;
      return false;
    }
    if (at[1] == 'c')
      resolved = import_class_rule(in, text);
    else if (at[1] == 'w')
      resolved = json_string(cpp_last_name(text));
    else
      continue;
    if (resolved == NULL || json_array_set_new(captures, index, resolved) != 0)
      return false;
  }
  return true;
}

/* Returns an object to keep while a file is read. Classes are looked up in the namespace of the
 * dialect first, so each dialect has its own. */
static json_t *dialect_cache(importer *in, const char *name) {
  char *own = import_format("%s of %s", name, in->dialect != NULL ? in->dialect : "");
  return import_cache(in, own);
}

/* Reports C++ that the lists lack. */
static json_t *unknown_rule(importer *in, const char *kind, const char *text) {
  import_unknown(in, kind, text);
  return rule_name(RULE_UNKNOWN);
}

static json_t *leaf_rule(importer *in, const char *clean) {
  json_t *captures = json_array(), *rule = NULL;
  for (size_t i = 0; i < LEAF_COUNT; i++) {
    if (!cpp_fits(leaves[i].cpp, clean, captures))
      continue;
    if (resolve_captures(in, leaves[i].cpp, captures))
      rule = rule_normalize_all(in, rule_parse(in, leaves[i].rule, captures));
    break;
  }
  json_decref(captures);
  return rule != NULL ? rule : unknown_rule(in, "predicate", clean);
}

static json_t *wrapped_rule(importer *in, const char *clean, json_t *inner) {
  json_t *captures = json_array(), *rule = NULL;
  for (size_t i = 0; i < WRAP_COUNT && rule == NULL; i++) {
    if (!cpp_fits(wraps[i].cpp, clean, captures))
      continue;
    json_t *outer = rule_parse(in, wraps[i].rule, NULL);
    /* The arguments of the table's rule are $0 and captures. */
    for (size_t j = 1; j < json_array_size(outer); j++) {
      const char *place = rule_head(json_array_get(outer, j));
      size_t index = place[0] == '$' ? strtoul(place + 1, NULL, 10) : 0;
      const json_t *value = index == 0 ? inner : json_array_get(captures, index - 1);
      (void)json_array_set(outer, j, (json_t *)value);
    }
    rule = rule_normalize(in, outer);
  }
  json_decref(captures);
  json_decref(inner);
  return rule != NULL ? rule : unknown_rule(in, "predicate around another", clean);
}

static json_t *only_child_rule(importer *in, const json_t *predicate, unsigned depth) {
  const json_t *child = import_referred(in, json_array_get(import_list(predicate, "children"), 0));
  return predicate_rule(in, child, depth + 1);
}

/* SubstLeaves applies its predicate to another expression, unless that is only another name. */
static json_t *substituted_rule(importer *in, const json_t *predicate, unsigned depth) {
  const char *replacement = import_text(predicate, "replacement");
  json_t *inner = only_child_rule(in, predicate, depth);
  if (inner == NULL || replacement == NULL || strstr(replacement, "$_self") == NULL)
    return inner;
  char *clean = cpp_clean(replacement);
  return wrapped_rule(in, clean, inner);
}

static json_t *concatenated_rule(importer *in, const json_t *predicate, unsigned depth) {
  json_t *inner = only_child_rule(in, predicate, depth);
  const char *prefix = import_text(predicate, "prefix"), *suffix = import_text(predicate, "suffix");
  if (inner == NULL || prefix == NULL || suffix == NULL) {
    json_decref(inner);
    return rule_name(RULE_UNKNOWN);
  }
  char *text = import_format("%s@%s", prefix, suffix);
  char *clean = cpp_clean(text);
  return wrapped_rule(in, clean, inner);
}

static json_t *combined_rule(importer *in, const json_t *predicate, const char *head,
                             unsigned depth) {
  const json_t *children = import_list(predicate, "children");
  if (json_array_size(children) > RULE_MAX_SIZE)
    return unknown_rule(in, "predicate", "too large");
  json_t *rule = rule_name(head);
  for (size_t i = 0; i < json_array_size(children); i++) {
    const json_t *child = import_referred(in, json_array_get(children, i));
    json_t *part = predicate_rule(in, child, depth + 1);
    if (part == NULL) {
      json_decref(rule);
      return NULL;
    }
    import_append(rule, part);
  }
  return rule_normalize(in, rule);
}

static json_t *new_predicate_rule(importer *in, const json_t *predicate, unsigned depth) {
  const char *cpp = import_text(predicate, "predExpr");
  if (cpp != NULL) {
    char *clean = cpp_clean(cpp);
    return leaf_rule(in, clean);
  }
  const char *kind = import_text(json_object_get(predicate, "kind"), "def");
  if (kind == NULL)
    return rule_name(RULE_UNKNOWN);
  if (strcmp(kind, "PredCombinerAnd") == 0)
    return combined_rule(in, predicate, "AllOf", depth);
  if (strcmp(kind, "PredCombinerOr") == 0)
    return combined_rule(in, predicate, "AnyOf", depth);
  if (strcmp(kind, "PredCombinerSubstLeaves") == 0)
    return substituted_rule(in, predicate, depth);
  if (strcmp(kind, "PredCombinerConcat") == 0)
    return concatenated_rule(in, predicate, depth);
  json_t *child = only_child_rule(in, predicate, depth);
  return child != NULL ? rule_normalize(in, rule_of("Not", child)) : NULL;
}

/* Counts the names, integers and strings of an expression, up to the limit. */
static size_t expression_size(const json_t *expression, size_t limit) {
  size_t size = 1;
  for (size_t i = 1; i < json_array_size(expression) && size < limit; i++)
    size += expression_size(json_array_get(expression, i), limit - size);
  return size;
}

/* Converts each predicate once, because predicates are shared. Sharing can make an expression grow
 * exponentially, so its size is limited. */
static json_t *predicate_rule(importer *in, const json_t *predicate, unsigned depth) {
  if (depth >= RULE_MAX_DEPTH || predicate == NULL)
    return rule_name(RULE_UNKNOWN);
  json_t *known = dialect_cache(in, "predicates");
  const char *name = import_record_name(predicate);
  json_t *rule = json_object_get(known, name);
  if (rule != NULL)
    return json_deep_copy(rule);
  rule = new_predicate_rule(in, predicate, depth);
  if (rule != NULL && expression_size(rule, RULE_MAX_SIZE) >= RULE_MAX_SIZE) {
    json_decref(rule);
    rule = unknown_rule(in, "predicate", "too large");
  }
  if (rule != NULL)
    import_set(known, name, json_deep_copy(rule));
  return rule;
}

/* --- constraints */

static json_t *constraint_rule(importer *in, const json_t *record, unsigned depth);

/* Combines the rules of the constraints in a list of records into one. */
static json_t *listed_rule(importer *in, const json_t *list, json_t *rule, unsigned depth) {
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *part = import_referred(in, json_array_get(list, i));
    import_append(rule, constraint_rule(in, part, depth + 1));
  }
  return rule_normalize(in, rule);
}

/* Returns the rule of the C++ class that a constraint names, or NULL. */
static json_t *storage_rule(importer *in, const json_t *record) {
  const char *field = import_is(record, "TypeConstraint") ? "cppType" : "storageType";
  const char *class_name = import_text(record, field);
  json_t *rule = class_name != NULL ? import_class_rule(in, class_name) : NULL;
  if (!rule_has_unknown(rule))
    return rule;
  json_decref(rule);
  return NULL;
}

/* Returns what is known of a constraint with C++ that the lists lack: the rule that its fields
 * imply, or the known parts of its predicate. Takes ownership of rule. */
static json_t *known_rule(importer *in, const json_t *record, json_t *rule, unsigned depth) {
  const json_t *base = import_record_of(in, record, "baseAttr");
  const json_t *allowed = import_list(record, "allowedTypes");
  if (allowed == NULL)
    allowed = import_list(record, "allowedAttributes");
  const json_t *element = import_record_of(in, record, "elementAttr");
  const json_t *confined = base != NULL ? import_list(record, "attrConstraints") : NULL;
  if (allowed == NULL && element == NULL && confined == NULL) {
    json_t *named = storage_rule(in, record);
    rule = rule_known_part(in, rule);
    if (named == NULL || rule == NULL)
      return rule;
    json_t *both = rule_of("AllOf", named);
    import_append(both, rule);
    return rule_normalize(in, both);
  }
  json_decref(rule);
  if (allowed != NULL)
    return listed_rule(in, allowed, rule_name(import_is(record, "AllOfType") ? "AllOf" : "AnyOf"),
                       depth);
  if (element != NULL)
    return rule_normalize(in, rule_of("ArrayOf", constraint_rule(in, element, depth + 1)));
  json_t *all = rule_of("AllOf", constraint_rule(in, base, depth + 1));
  return listed_rule(in, confined, all, depth);
}

/* The rule of a property is that of its storage type. */
static json_t *property_rule(importer *in, const json_t *record) {
  const json_t *enumeration = import_record_of(in, record, "enum");
  if (enumeration != NULL)
    return import_enum_rule(enumeration);
  if (import_is(record, "_cls_UnitProp"))
    return rule_name("UnitAttr");
  const char *storage = import_text(record, "storageType");
  json_t *rule = storage != NULL ? import_parameter_rule(in, storage, NULL) : NULL;
  return rule != NULL ? rule : rule_name("AnyType");
}

static json_t *new_constraint_rule(importer *in, const json_t *record, unsigned depth) {
  if (import_is(record, "StrEnumAttr")) /* LLVM 13 stores the word itself */
    return rule_name("StrAttr");
  if (import_is_enum(record))
    return import_enum_rule(record);
  /* Formats print it unlike other string attributes. */
  if (strcmp(import_record_name(record), "SymbolNameAttr") == 0)
    return rule_name("SymbolNameAttr");
  if (import_is(record, "Property"))
    return property_rule(in, record);
  const json_t *predicate = import_record_of(in, record, "predicate");
  if (predicate == NULL)
    return rule_name("AnyType");
  /* A definition without further conditions is its own rule; several may share a C++ class. */
  if (import_is(record, "AttrOrTypeDef") && import_text(record, "mnemonic") != NULL &&
      import_text(predicate, "predExpr") != NULL)
    return import_definition_rule(in, record);
  json_t *rule = predicate_rule(in, predicate, 0);
  return rule_has_unknown(rule) ? known_rule(in, record, rule, depth) : rule;
}

static json_t *constraint_rule(importer *in, const json_t *record, unsigned depth) {
  if (record == NULL || depth >= RULE_MAX_DEPTH)
    return rule_name("AnyType");
  json_t *known = dialect_cache(in, "rules");
  const char *name = import_record_name(record);
  json_t *rule = json_object_get(known, name);
  if (rule != NULL)
    return json_deep_copy(rule);
  rule = new_constraint_rule(in, record, depth);
  if (rule != NULL && expression_size(rule, RULE_MAX_SIZE) >= RULE_MAX_SIZE) {
    json_decref(rule);
    rule = rule_name("AnyType");
  }
  if (rule != NULL)
    import_set(known, name, json_deep_copy(rule));
  return rule;
}

/* Returns the record inside wrappers that do not change the rule. */
static const json_t *wrapped_record(const importer *in, const json_t *record) {
  static const struct {
    const char *class_name, *field;
  } wrappers[] = {
      {"OpVariable", "constraint"},
      {"OptionalAttr", "baseAttr"},
      {"DefaultValuedAttr", "baseAttr"},
      {"DefaultValuedOptionalAttr", "baseAttr"},
      {"Variadic", "baseType"},
      {"Optional", "baseType"},
      {"DefaultValuedProp", "baseProperty"},
  };
  for (size_t i = 0; i < sizeof wrappers / sizeof *wrappers; i++)
    if (import_is(record, wrappers[i].class_name))
      return import_record_of(in, record, wrappers[i].field);
  return NULL;
}

char *import_rule(importer *in, const json_t *record) {
  const json_t *inner;
  for (unsigned depth = 0; depth < RULE_MAX_DEPTH; depth++) {
    inner = wrapped_record(in, record);
    if (inner == NULL)
      break;
    record = inner;
  }
  json_t *rule = constraint_rule(in, record, 0);
  char *text = rule != NULL && !rule_is_any(rule) ? rule_print(rule) : NULL;
  json_decref(rule);
  return text;
}
