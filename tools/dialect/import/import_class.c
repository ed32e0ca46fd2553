/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds what the records or a table say about C++ classes. */

#include <string.h>

#include "dialect/import/import.h"
#include "dialect/import/rule_expression.h"

typedef struct class_pair {
  const char *cpp;
  const char *rule;
} class_pair;

static const class_pair class_rules[] = {
#define CLASS(cpp, rule) {cpp, rule},
#include "dialect/import/tables/rules_by_predicate.def"
};

static const class_pair parameter_rules[] = {
#define PARAMETER(cpp, rule) {cpp, rule},
#include "dialect/import/tables/rules_by_predicate.def"
};

enum {
  CLASS_COUNT = sizeof class_rules / sizeof *class_rules,
  PARAMETER_COUNT = sizeof parameter_rules / sizeof *parameter_rules
};

static const char *find_pair(const class_pair *pairs, size_t count, const char *cpp) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(pairs[i].cpp, cpp) == 0)
      return pairs[i].rule;
  return NULL;
}

/* --- classes that records define */

static void add_class(importer *in, json_t *index, const char *name_space, const char *name,
                      const json_t *record) {
  const char *dialect = import_dialect_name(in, record, "dialect");
  if (name == NULL || name[0] == '\0')
    return;
  if (dialect != NULL) /* other files do not have the record that it refers to */
    import_set_text((json_t *)record, "!dialect", dialect);
  char *whole = import_format("%s::%s", name_space != NULL ? name_space : "", name);
  char *clean = cpp_clean(whole);
  import_set(index, clean, json_incref((json_t *)record));
  import_set(json_object_get(in->cache, "classes"), clean, json_incref((json_t *)record));
}

static const json_t *instances(const importer *in, const char *class_name) {
  return import_list(json_object_get(in->records, "!instanceof"), class_name);
}

static void add_definitions(importer *in, json_t *index, const char *class_name) {
  const json_t *list = instances(in, class_name);
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *record = import_find(in, json_string_value(json_array_get(list, i)));
    add_class(in, index, NULL, import_text(record, "cppType"), record);
  }
}

static void add_interfaces(importer *in, json_t *index) {
  const json_t *list = instances(in, "Interface");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *record = import_find(in, json_string_value(json_array_get(list, i)));
    add_class(in, index, import_text(record, "cppNamespace"),
              import_text(record, "cppInterfaceName"), record);
  }
}

/* Indexes each enum by its own C++ type and by that of its attribute class. */
static void add_enums(importer *in, json_t *index) {
  const json_t *list = instances(in, "EnumInfo");
  if (list == NULL)
    list = instances(in, "EnumAttrInfo");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *record = import_find(in, json_string_value(json_array_get(list, i)));
    const char *name_space = import_text(record, "cppNamespace");
    add_class(in, index, name_space, import_text(record, "className"), record);
    if (import_flag(record, "genSpecializedAttr"))
      add_class(in, index, name_space, import_text(record, "specializedAttrClassName"), record);
  }
}

json_t *import_cache(importer *in, const char *name) {
  json_t *file = json_object_get(in->cache, "file");
  const char *path = import_text(file, "path");
  if (path == NULL || strcmp(path, in->path) != 0) {
    import_set(in->cache, "file", json_object());
    file = json_object_get(in->cache, "file");
    import_set_text(file, "path", in->path);
  }
  json_t *found = json_object_get(file, name);
  if (found == NULL) {
    import_set(file, name, json_object());
    found = json_object_get(file, name);
  }
  return found;
}

/* Returns the records of this file by their class names. Those of earlier files are kept too,
 * because some files use attributes of files that they do not include. */
static json_t *class_index(importer *in) {
  json_t *index = import_cache(in, "classes");
  if (json_object_get(in->cache, "classes") == NULL)
    import_set(in->cache, "classes", json_object());
  if (json_object_size(index) == 0) {
    add_enums(in, index);
    add_interfaces(in, index);
    add_definitions(in, index, "AttrDef");
    add_definitions(in, index, "TypeDef");
  }
  return index;
}

void import_index_classes(importer *in) { (void)class_index(in); }

/* Returns the only class in the space whose name ends with ::name, or NULL if several do. */
static const json_t *find_by_end(json_t *index, const char *space, const char *name) {
  const json_t *found = NULL;
  const char *key;
  json_t *value;
  size_t length = strlen(name);
  json_object_foreach(index, key, value) {
    size_t key_length = strlen(key);
    if (strncmp(key, space, strlen(space)) != 0 || key_length < length + 2 ||
        strcmp(key + key_length - length, name) != 0 ||
        strncmp(key + key_length - length - 2, "::", 2) != 0)
      continue;
    if (found != NULL)
      return NULL;
    found = value;
  }
  return found;
}

/* Looks for the class in the namespace, then in those around it, then for a unique end. Both are
 * clean text (cpp_text.h). A name without namespace is not that of a class beside this
 * namespace. */
static const json_t *find_in(json_t *index, const char *space, const char *name) {
  const json_t *found = NULL;
  size_t size = strlen(space);
  while (found == NULL && size > 0) {
    char *path = import_format("%.*s::%s", (int)size, space, name);
    found = json_object_get(index, path);
    while (size > 0 && space[size - 1] != ':')
      size--;
    size -= size > 1 ? 2 : size;
  }
  if (found == NULL)
    found = json_object_get(index, name);
  return found != NULL ? found : find_by_end(index, strstr(name, "::") != NULL ? "" : space, name);
}

const json_t *import_find_class(importer *in, const char *type, const char *name_space) {
  json_t *index = class_index(in);
  if (name_space == NULL)
    name_space = in->space != NULL ? in->space : "";
  char *clean = cpp_clean(type), *space = cpp_clean(name_space);
  const json_t *found = find_in(index, space, clean);
  return found != NULL ? found : find_in(json_object_get(in->cache, "classes"), space, clean);
}

const json_t *import_find_enum(importer *in, const char *type, const char *name_space) {
  const json_t *record = import_find_class(in, type, name_space);
  return import_is_enum(record) ? record : NULL;
}

/* --- rules */

json_t *import_enum_rule(const json_t *record) {
  char *path = import_enum_path(record);
  char *reference = import_format("@%s", path);
  return rule_of("enum", rule_name(reference));
}

json_t *import_definition_rule(importer *in, const json_t *record) {
  const char *dialect = import_dialect_name(in, record, "dialect");
  const char *name = import_text(record, "mnemonic");
  if (dialect == NULL || name == NULL) {
    /* Its dialect prints it in C++, so its text does not say that it is of this class. */
    import_unknown(in, "class without a mnemonic", import_record_name(record));
    return rule_name(RULE_UNKNOWN);
  }
  char *reference =
      import_format("%c%s.%s", import_is(record, "TypeDef") ? '!' : '#', dialect, name);
  return rule_name(reference);
}

static json_t *record_rule(importer *in, const json_t *record) {
  if (record == NULL)
    return NULL;
  if (import_is_enum(record))
    return import_enum_rule(record);
  if (import_is(record, "Interface"))
    return rule_of("Implements", json_string(import_text(record, "cppInterfaceName")));
  return import_definition_rule(in, record);
}

/* Returns the name of the dialect in a C++ namespace, or NULL if no record has the namespace. */
static const char *dialect_of_namespace(const importer *in, const char *name, size_t length) {
  const json_t *list = instances(in, "Dialect");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *record = import_find(in, json_string_value(json_array_get(list, i)));
    const char *whole = import_text(record, "cppNamespace");
    const char *last = whole != NULL ? strrchr(whole, ':') : NULL;
    if (last != NULL && strlen(last + 1) == length && strncmp(last + 1, name, length) == 0)
      return import_text(record, "name");
  }
  return NULL;
}

/* Returns the rule that the table has for a class, or NULL. The table uses today's dialect names
 * and namespaces; spirv was named spv until LLVM 15. */
static json_t *listed_rule(importer *in, const char *cpp) {
  const char *rule = find_pair(class_rules, CLASS_COUNT, cpp);
  size_t length = strcspn(cpp, ":");
  if (rule == NULL)
    return NULL;
  bool is_in_namespace = (rule[0] == '!' || rule[0] == '#') &&
                         strncmp(rule + 1, cpp, length) == 0 && rule[length + 1] == '.';
  const char *dialect = is_in_namespace ? dialect_of_namespace(in, cpp, length) : NULL;
  if (dialect == NULL)
    return rule_normalize_all(in, rule_parse(in, rule, NULL));
  char *renamed = import_format("%c%s%s", rule[0], dialect, rule + 1 + length);
  json_t *parsed = rule_parse(in, renamed, NULL);
  return rule_normalize_all(in, parsed);
}

static json_t *one_class_rule(importer *in, const char *name) {
  json_t *rule = listed_rule(in, name);
  return rule != NULL ? rule : record_rule(in, import_find_class(in, name, NULL));
}

json_t *import_class_rule(importer *in, const char *classes) {
  json_t *any = rule_name("AnyOf");
  for (const char *at = classes; *at != '\0';) {
    size_t length = strcspn(at, ",");
    char *name = import_format("%.*s", (int)length, at);
    char *clean = cpp_clean(name);
    json_t *rule = one_class_rule(in, clean);
    if (rule == NULL) {
      json_decref(any);
      return NULL;
    }
    import_append(any, rule);
    at += length;
    at += strspn(at, ", ");
  }
  return rule_normalize(in, any);
}

/* Returns the text in the <> of the template of this name, or NULL for other types. */
static char *template_argument(const char *type, const char *name) {
  size_t length = strlen(name);
  if (strncmp(type, name, length) != 0 || type[length] != '<')
    return NULL;
  const char *end = strrchr(type, '>');
  if (end == NULL)
    return NULL;
  return import_format("%.*s", (int)(end - (type + length + 1)), type + length + 1);
}

/* Returns the rule of a parameter whose class a record defines: an attribute, a type, or an enum.
 */
static json_t *class_parameter_rule(importer *in, const char *type, const char *name_space) {
  json_t *rule = listed_rule(in, type);
  if (rule != NULL)
    return rule;
  const json_t *record = import_find_class(in, type, name_space);
  if (import_is(record, "Interface"))
    return rule_name(import_is(record, "TypeInterface") ? "type" : "attribute");
  rule = record_rule(in, record);
  if (!rule_is(rule, RULE_UNKNOWN))
    return rule;
  json_decref(rule);
  return rule_name(import_is(record, "TypeDef") ? "type" : "attribute");
}

/* Looks up the type in the table as it is, then within the namespace. */
static const char *parameter_pair(const char *type, const char *name_space) {
  char *whole = import_format("%s::%s", name_space != NULL ? name_space : "", type);
  char *clean = cpp_clean(whole);
  const char *known = find_pair(parameter_rules, PARAMETER_COUNT, type);
  if (known == NULL)
    known = find_pair(parameter_rules, PARAMETER_COUNT, clean);
  return known;
}

bool import_is_known_parameter(const char *name) {
  return find_pair(parameter_rules, PARAMETER_COUNT, name) != NULL;
}

json_t *import_parameter_rule(importer *in, const char *type, const char *name_space) {
  static const char *const templates[] = {"ArrayRef", "SmallVector", "std::optional"};
  char *clean = cpp_clean(type), *argument = NULL;
  size_t i = 0;
  for (; i < 3 && argument == NULL; i++)
    argument = template_argument(clean, templates[i]);
  json_t *rule = NULL;
  const char *known = parameter_pair(clean, name_space);
  if (argument != NULL && strcmp(argument, "char") == 0)
    rule = rule_name("bytes");
  else if (argument != NULL)
    rule = import_parameter_rule(in, argument, name_space);
  else if (known != NULL)
    rule = rule_name(known);
  else
    rule = class_parameter_rule(in, clean, name_space);
  if (argument != NULL && i < 3 && rule != NULL && !rule_is(rule, "bytes"))
    rule = rule_of("array", rule);
  return rule;
}
