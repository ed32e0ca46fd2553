/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Resolves what records say of records of other files, once all files are read: C++ classes of
 * dialects and operations, and enums. Until then models have the C++ names: a trait "HasParent<%A>"
 * or a terminator "%A" names an operation by its class, and a rule "enum<@a::B>" an enum by its
 * path. Leaves out what is built in. */
#include <ctype.h>
#include <string.h>

#include <varve/dialect.h>

#include "dialect/import/import.h"

/* --- dialects */

/* Returns whether a list of classes ("memref::MemRefDialect, ::mlir::tensor::TensorDialect")
 * contains the class at this path. Namespaces before the last may be omitted. */
static bool names_class(const char *list, const char *path) {
  const char *class_name = strrchr(path, ':');
  if (class_name == NULL || class_name - path < 3)
    return false;
  const char *start = class_name - 1;
  while (start > path && start[-1] != ':')
    start--;
  size_t size = strlen(start);
  for (const char *at = strstr(list, start); at != NULL; at = strstr(at + 1, start)) {
    bool is_start = at == list || strchr(": ,", at[-1]) != NULL;
    if (is_start && (at[size] == '\0' || strchr(" ,", at[size]) != NULL))
      return true;
  }
  return false;
}

/* Replaces the C++ classes of dependencies by dialect names. Drops dialects that no file defines.
 */
static void settle_depends(importer *in, json_t *dialect) {
  json_t *classes = json_incref(json_object_get(dialect, "depends"));
  json_object_del(dialect, "depends");
  json_t *names = json_array();
  const char *key;
  json_t *name;
  json_object_foreach(in->classes, key, name) {
    for (size_t i = 0; i < json_array_size(classes); i++) {
      const char *text = json_string_value(json_array_get(classes, i));
      if (text != NULL && names_class(text, key))
        import_append(names, json_incref(name));
    }
  }
  json_decref(classes);
  if (json_array_size(names) != 0)
    import_set(dialect, "depends", names);
  else
    json_decref(names);
}

/* --- enums */

/* Returns a name for the enum at this path that no other enum of the dialect has: the
 * last part of the path; if that is taken, with the part before it or a number. */
static char *free_enum_name(const json_t *taken, const char *path) {
  const char *colon = strrchr(path, ':'), *last = colon != NULL ? colon + 1 : path;
  const char *end = last - path > 2 ? last - 2 : path, *start = end;
  while (start > path && start[-1] != ':')
    start--;
  char *name = import_format("%s", last);
  for (unsigned i = 1; json_object_get(taken, name) != NULL; i++) {
    name = i == 1 ? import_format("%.*s_%s", (int)(end - start), start, last)
                  : import_format("%s_%u", last, i);
  }
  return name;
}

/* Returns the name of the enum in the dialect, which needs each enum that its rules name: an enum
 * of another dialect is copied. */
static const char *enum_name(importer *in, json_t *dialect, const char *path) {
  json_t *names = json_object_get(dialect, "enum_names");
  json_t *enums = json_object_get(dialect, "enums");
  const char *known = import_text(names, path);
  json_t *model = json_object_get(in->enums, path);
  if (known != NULL)
    return known;
  char *name = free_enum_name(enums, path);
  import_set_text(names, path, name);
  if (model != NULL)
    import_set(enums, name, json_incref(model));
  else if (model == NULL && strchr(path, ':') != NULL) /* others are enums of the facts */
    import_unknown(in, "enum", path);
  return import_text(names, path);
}

/* Replaces the paths of enums in a rule by their names in the dialect. Returns the rule.
 */
static char *settled_rule(importer *in, json_t *dialect, const char *rule) {
  char *text = import_format("%s", "");
  for (const char *at = rule; *at != '\0';) {
    size_t plain = strcspn(at, "@") + (at[strcspn(at, "@")] == '@');
    const char *start = at + plain, *end = start;
    bool is_name = plain > 0 && start[-1] == '@';
    while (is_name && (isalnum((unsigned char)*end) || strchr("_:", *end) != NULL) && *end != '\0')
      end++;
    char *path = import_format("%.*s", (int)(end - start), start);
    const char *name = *path != '\0' ? enum_name(in, dialect, path) : "";
    text = import_format("%s%.*s%s", text, (int)plain, at, name != NULL ? name : "");
    at = end;
  }
  return text;
}

static void settle_rules(importer *in, json_t *dialect, const json_t *items) {
  for (size_t i = 0; i < json_array_size(items); i++) {
    json_t *item = json_array_get(items, i);
    const char *rule = import_text(item, "rule");
    char *settled =
        rule != NULL && strchr(rule, '@') != NULL ? settled_rule(in, dialect, rule) : NULL;
    if (settled != NULL)
      import_set_text(item, "rule", settled);
  }
}

/* Adds the enums that belong to the dialect. */
static void add_own_enums(importer *in, json_t *dialect) {
  const char *path, *name = import_text(dialect, "name");
  json_t *home;
  json_object_foreach(in->enum_homes, path, home) {
    if (strcmp(json_string_value(home), name) == 0)
      enum_name(in, dialect, path);
  }
}

/* --- operations */

/* Returns the operation with the class ns::name, where ns is the namespace or one around it. */
static const char *find_around(importer *in, const char *space, const char *class_name) {
  const char *found = NULL;
  size_t size = strlen(space);
  while (found == NULL && size > 0) {
    char *path = import_format("%.*s::%s", (int)size, space, class_name);
    found = import_text(in->operations, path);
    while (size > 0 && space[size - 1] != ':')
      size--;
    size -= size > 1 ? 2 : size;
  }
  return found != NULL ? found : import_text(in->operations, class_name);
}

/* Returns the only operation whose class ends with ::name, or NULL if several do. */
static const char *find_by_end(const importer *in, const char *class_name) {
  const char *path, *found = NULL;
  json_t *name;
  size_t size = strlen(class_name);
  json_object_foreach(in->operations, path, name) {
    size_t length = strlen(path);
    if (length < size + 2 || strcmp(path + length - size, class_name) != 0 ||
        strncmp(path + length - size - 2, "::", 2) != 0)
      continue;
    if (found != NULL)
      return NULL;
    found = json_string_value(name);
  }
  return found;
}

/* Appends a C++ name as MLIR writes names: ForOp becomes for_op. */
static char *put_lower(char *to, const char *name, size_t size) {
  for (size_t i = 0; i < size; i++) {
    if (i > 0 && isupper((unsigned char)name[i]) && !isupper((unsigned char)name[i - 1]))
      *to++ = '_';
    *to++ = (char)tolower((unsigned char)name[i]);
  }
  return to;
}

/* Returns the built-in operation that has the class by convention: ::scf::ForOp is
 * scf.for. NULL if there is no such operation. */
static char *find_built_in(importer *in, const char *path) {
  const char *colon = strrchr(path, ':');
  size_t size = colon != NULL ? strlen(colon + 1) : 0;
  if (in->settings->no_builtin || size < 3 || strcmp(colon + size - 1, "Op") != 0 ||
      colon - path < 2)
    return NULL;
  const char *end = colon - 1, *start = end;
  while (start > path && start[-1] != ':')
    start--;
  char *name = import_memory(2 * strlen(start) + 1);
  char *to = put_lower(name, start, (size_t)(end - start));
  *to++ = '.';
  to = put_lower(to, colon + 1, size - 2);
  varve_slice slice = {name, (size_t)(to - name)};
  *to = '\0';
  if (varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, slice).record != NULL)
    return name;
  return NULL;
}

/* Returns the operation of a C++ class that a record in the namespace names, or NULL. */
static char *operation_of_class(importer *in, const char *space, const char *class_name) {
  static const char *const usual[][2] = {{"ModuleOp", "builtin.module"}, {"FuncOp", "func.func"}};
  bool is_absolute = strncmp(class_name, "::", 2) == 0;
  const char *path = is_absolute ? class_name + 2 : class_name;
  const char *found = find_around(in, is_absolute ? "" : space, path);
  if (in->has_nameless_builtin && strcmp(path, "FuncOp") == 0)
    found = "func";
  for (size_t i = 0; found == NULL && i < sizeof usual / sizeof usual[0]; i++)
    if (strcmp(path, usual[i][0]) == 0 ||
        (strncmp(path, "mlir::", 6) == 0 && strcmp(path + 6, usual[i][0]) == 0))
      found = usual[i][1];
  if (found == NULL)
    found = find_by_end(in, path);
  return found != NULL ? import_format("%s", found) : find_built_in(in, path);
}

/* Reports a trait with a class that is not an operation of these files or built in. */
static void report_trait(importer *in, const char *trait) {
  char *text = import_format("%s", trait), *to = text;
  for (const char *at = trait; *at != '\0'; at++)
    if (*at != '%')
      *to++ = *at;
  *to = '\0';
  import_unknown(in, "operation of a trait", text);
}

/* Replaces each %class in a trait by the operation. Returns NULL if one is unknown; the trait may
 * not be used without it. */
static char *settled_trait(importer *in, const char *space, const char *trait) {
  char *text = import_format("%s", "");
  for (const char *at = trait; text != NULL && *at != '\0';) {
    size_t plain = strcspn(at, "%");
    const char *start = at + plain + (at[plain] == '%');
    size_t size = at[plain] == '%' ? strcspn(start, ",>") : 0;
    char *class_name = size > 0 ? import_format("%.*s", (int)size, start) : NULL;
    char *name = class_name != NULL ? operation_of_class(in, space, class_name) : NULL;
    char *longer = class_name == NULL || name != NULL
                       ? import_format("%s%.*s%s", text, (int)plain, at, name != NULL ? name : "")
                       : NULL;
    if (class_name != NULL && name == NULL)
      report_trait(in, trait);
    text = longer;
    at = start + size;
  }
  return text;
}

static void settle_traits(importer *in, json_t *model) {
  const char *own = import_text(model, "name_space"), *space = own != NULL ? own : "";
  const char *terminator = import_text(model, "terminator");
  json_t *traits = json_object_get(model, "traits");
  for (size_t i = 0; i < json_array_size(traits);) {
    const char *trait = json_string_value(json_array_get(traits, i));
    char *settled = strchr(trait, '%') != NULL ? settled_trait(in, space, trait) : NULL;
    if (settled != NULL && json_array_set_new(traits, i, json_string(settled)) != 0)
      import_fail();
    if (settled == NULL && strchr(trait, '%') != NULL)
      json_array_remove(traits, i);
    else
      i++;
  }
  if (terminator == NULL)
    return;
  char *name = settled_trait(in, space, terminator);
  json_object_del(model, "terminator");
  if (name != NULL)
    import_set_text(model, "terminator", name);
}

/* --- built-in dialects */

static bool is_built_in(varve_definition_kind kind, const char *dialect, const char *name) {
  char *whole = import_format("%s%s%s", dialect, name[0] != '\0' ? "." : "", name);
  bool is =
      varve_registry_get_definition(NULL, kind, (varve_slice){whole, strlen(whole)}).record != NULL;
  return is;
}

/* Removes what Varve has itself. The rest of such a dialect extends the built-in one. */
static void omit_built_in(importer *in, json_t *dialect) {
  static const struct {
    const char *group;
    varve_definition_kind kind;
  } groups[] = {{"operations", VARVE_DEFINITION_OPERATION},
                {"types", VARVE_DEFINITION_TYPE},
                {"attributes", VARVE_DEFINITION_ATTRIBUTE}};
  const char *name = import_text(dialect, "name"), *key;
  if (!is_built_in(VARVE_DEFINITION_DIALECT, name, ""))
    return;
  import_set(dialect, "extends", json_true());
  for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++) {
    json_t *models = json_object_get(dialect, groups[i].group), *model;
    void *next;
    json_object_foreach_safe(models, next, key, model) {
      if (!is_built_in(groups[i].kind, name, key))
        continue;
      json_object_del(models, key);
      in->omitted_count++;
    }
  }
}

static void settle_dialect(importer *in, json_t *dialect) {
  static const char *const groups[] = {"operations", "types", "attributes"};
  static const char *const lists[] = {"operands", "results", "properties", "parameters"};
  settle_depends(in, dialect);
  import_set(dialect, "enum_names", json_object());
  if (!import_flag(dialect, "extends"))
    add_own_enums(in, dialect);
  for (size_t group = 0; group < sizeof groups / sizeof groups[0]; group++) {
    const char *key;
    json_t *model;
    json_object_foreach(json_object_get(dialect, groups[group]), key, model) {
      for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        settle_rules(in, dialect, import_list(model, lists[i]));
      if (group == 0)
        settle_traits(in, model);
    }
  }
}

void import_settle(importer *in) {
  const char *key;
  json_t *dialect;
  json_object_foreach(in->dialects, key, dialect) {
    if (in->selected == NULL && !in->settings->no_builtin && in->settings->base == NULL)
      omit_built_in(in, dialect);
  }
  json_object_foreach(in->dialects, key, dialect) { settle_dialect(in, dialect); }
}
