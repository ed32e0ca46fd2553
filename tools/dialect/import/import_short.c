/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types that declarative formats write without their dialect. For a value that ODS constrains to a
 * C++ class, upstream calls the class to print the type: those of `varve.short_classes`, in the
 * facts of the dialect, omit "!dialect.". So type($x) becomes short(type($x)). The types of
 * variadic and optional values are printed in full. */
#include <stdlib.h>
#include <string.h>

#include "dialect/import/import.h"

static void add_classes(importer *in, const json_t *dag, json_t *classes) {
  const json_t *list = import_list(dag, "args");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *record = import_argument(in, dag, i);
    const json_t *base = import_record_of(in, record, "baseType");
    const char *class_name = import_text(base != NULL ? base : record, "cppType");
    const char *name = json_string_value(json_array_get(json_array_get(list, i), 1));
    bool is_single = !import_is(record, "Variadic") && !import_is(record, "Optional");
    if (class_name != NULL && name != NULL && is_single && import_is(record, "TypeConstraint"))
      import_set_text(in, classes, name,
                      strncmp(class_name, "::", 2) == 0 ? class_name + 2 : class_name);
  }
}

void import_value_classes(importer *in, const json_t *record, json_t *model) {
  json_t *classes = json_object();
  add_classes(in, json_object_get(record, "arguments"), classes);
  add_classes(in, json_object_get(record, "results"), classes);
  import_set(in, model, "classes", classes);
}

/* Returns whether the value at "$name)" is of one of the classes: the list is text of an array of
 * strings. */
static bool is_short(const importer *in, const json_t *model, const char *name, const char *list) {
  size_t size = strcspn(name, ")");
  char *key = import_format((importer *)in, "%.*s", (int)size, name);
  const char *found = key != NULL ? import_text(json_object_get(model, "classes"), key) : NULL;
  char *quoted = found != NULL ? import_format((importer *)in, "\"%s\"", found) : NULL;
  bool is_it = quoted != NULL && strstr(list, quoted) != NULL;
  free(quoted);
  free(key);
  return is_it;
}

/* Returns the size of a directive's arguments with their brackets, which begin at text. */
static size_t arguments_size(const char *text) {
  size_t depth = 0, i = 0;
  for (; text[i] != '\0'; i++) {
    depth += text[i] == '(';
    if (text[i] == ')' && --depth == 0)
      return i + 1;
  }
  return i;
}

/* Returns the size of the part of the format that stays as it is: what is in other directives, or
 * one character. */
static size_t kept_size(const char *at) {
  static const char *const directives[] = {"custom<", "qualified(", "ref(", "functional-type("};
  for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
    if (strncmp(at, directives[i], strlen(directives[i])) == 0) {
      size_t head = strcspn(at, "(");
      return head + arguments_size(at + head);
    }
  return 1;
}

static void shorten(importer *in, json_t *model, const char *list) {
  static const char directive[] = "type($";
  const char *format = import_text(model, "format");
  if (format == NULL)
    return;
  char *made = import_format(in, "%s", "");
  for (const char *at = format; *at != '\0' && made != NULL;) {
    size_t size = kept_size(at);
    bool is_type = strncmp(at, directive, sizeof directive - 1) == 0;
    if (is_type)
      size = arguments_size(at + 4) + 4;
    bool is_it = is_type && is_short(in, model, at + sizeof directive - 1, list);
    char *longer = import_format(in, is_it ? "%sshort(%.*s)" : "%s%.*s", made, (int)size, at);
    free(made);
    made = longer;
    at += size;
  }
  if (made != NULL)
    import_set_text(in, model, "format", made);
  free(made);
}

void import_shorten(importer *in, json_t *dialect) {
  static const char fact[] = "varve.short_classes";
  json_t *facts = json_object_get(dialect, "facts");
  const char *list = import_text(facts, fact);
  const char *key;
  json_t *model;
  if (list == NULL)
    return;
  json_object_foreach(json_object_get(dialect, "operations"), key, model) {
    shorten(in, model, list);
  }
  (void)json_object_del(facts, fact);
}
