/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a dialect's model as IRDL text: one fact per line, entries sorted by the bytes of their
 * names. Each use of a constraint has a value of its own, because two uses of one irdl value must
 * be the same type or attribute. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/import/import.h"

static bool is_identifier(const char *text, const char *also) {
  if (!isalpha((unsigned char)*text) && *text != '_')
    return false;
  for (; *text != '\0'; text++)
    if (!isalnum((unsigned char)*text) && strchr(also, *text) == NULL)
      return false;
  return true;
}

/* Writes a string literal of sigil and text. */
static void put_string(output *out, const char *sigil, const char *text) {
  put_format(out, "\"%s", sigil);
  for (; text != NULL && *text != '\0'; text++) {
    unsigned char c = (unsigned char)*text;
    if (c == '\\')
      put_text("\\\\", out);
    else if (c < ' ' || c > '~' || c == '"')
      put_format(out, "\\%02X", c);
    else
      put_char(c, out);
  }
  put_char('"', out);
}

static void put_name(output *out, const char *name, const char *also) {
  if (is_identifier(name, also))
    put_text(name, out);
  else
    put_string(out, "", name);
}

static void put_symbol(output *out, const char *sigil, const char *name) {
  put_char('@', out);
  if (*sigil == '\0' && is_identifier(name, "_$."))
    put_text(name, out);
  else
    put_string(out, sigil, name);
}

static void put_strings(output *out, const json_t *list) {
  put_char('[', out);
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *element = json_array_get(list, i);
    if (i > 0)
      put_text(", ", out);
    if (json_is_array(element)) {
      /* Only lists of lists of strings are nested, and only once. */
      put_char('[', out);
      for (size_t j = 0; j < json_array_size(element); j++) {
        const char *text = json_string_value(json_array_get(element, j));
        if (j > 0)
          put_text(", ", out);
        put_string(out, "", text != NULL ? text : "");
      }
      put_char(']', out);
    } else {
      const char *text = json_string_value(element);
      put_string(out, "", text != NULL ? text : "");
    }
  }
  put_char(']', out);
}

/* A dictionary that is being written, one entry per line. */
typedef struct dictionary {
  output *out;
  const char *before; /* the opening text, written before the first entry */
  int indent;
  bool has_entries;
} dictionary;

static void begin_entry(dictionary *to, const char *key) {
  put_format(to->out, "%s\n%*s%s", to->has_entries ? "," : to->before, to->indent + 2, "", key);
  to->has_entries = true;
}

static void end_dictionary(const dictionary *to) {
  if (to->has_entries)
    put_format(to->out, "\n%*s}", to->indent, "");
}

/* Returns whether a fact written by hand replaces the imported one. */
static bool is_overruled(const json_t *model, const char *field) {
  const char *key;
  json_t *value;
  json_object_foreach(json_object_get(model, "facts"), key, value) {
    if (strncmp(key, "varve.", 6) == 0 && strcmp(key + 6, field) == 0)
      return true;
  }
  return false;
}

static void put_facts(dictionary *to, const json_t *model) {
  const char *key;
  json_t *value;
  json_object_foreach(json_object_get(model, "facts"), key, value) {
    begin_entry(to, "");
    put_name(to->out, key, "_$.");
    put_format(to->out, " = %s", json_string_value(value));
  }
}

static void put_text_fact(dictionary *to, const json_t *model, const char *field) {
  const char *text = import_text(model, field);
  if (text == NULL || is_overruled(model, field))
    return;
  begin_entry(to, "varve.");
  put_format(to->out, "%s = ", field);
  put_string(to->out, "", text);
}

/* Writes a list of strings on one line, or each item on a line of its own: lists do not fit. */
static void put_list_fact(dictionary *to, const json_t *model, const char *field, bool is_long) {
  const json_t *list = import_list(model, field);
  if (json_array_size(list) == 0 || is_overruled(model, field))
    return;
  begin_entry(to, "varve.");
  put_format(to->out, "%s = ", field);
  if (!is_long && !json_is_array(json_array_get(list, 0))) {
    put_strings(to->out, list);
    return;
  }
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *item = json_array_get(list, i);
    put_format(to->out, "%s\n%*s", i == 0 ? "[" : ",", to->indent + 4, "");
    if (json_is_array(item))
      put_strings(to->out, item);
    else
      put_string(to->out, "", json_string_value(item));
  }
  put_char(']', to->out);
}

/* --- values of constraints */

/* Names of values within one operation, type or attribute. */
typedef struct scope {
  importer *in;
  output *out;
  json_t *taken;
} scope;

/* Returns a value name like the given one that is free in the scope. The scope owns it. */
static const char *value_name(scope *names, const char *like) {
  char *name = import_format("%s%s", isalpha((unsigned char)*like) ? "" : "_", like);
  for (char *c = name; c != NULL && *c != '\0'; c++)
    if (!isalnum((unsigned char)*c))
      *c = '_';
  for (unsigned i = 1; json_object_get(names->taken, name) != NULL; i++) {
    char *other = import_format("%s_%u", like, i);
    name = other;
  }
  import_set_text(names->taken, name, name);
  const char *kept = json_string_value(json_object_get(names->taken, name));
  return kept != NULL ? kept : "_";
}

static void put_constraint(scope *names, json_t *item) {
  const char *rule = import_text(item, "rule");
  const char *value = value_name(names, import_text(item, "name"));
  import_set_text(item, "value", value);
  put_format(names->out, "    %%%s = ", value);
  if (rule == NULL) {
    put_text("irdl.any\n", names->out);
    return;
  }
  bool is_base = (*rule == '!' || *rule == '#') && is_identifier(rule + 1, "_.$");
  put_text(is_base ? "irdl.base " : "irdl.any {varve.rule = ", names->out);
  put_string(names->out, "", rule);
  put_text(is_base ? "\n" : "}\n", names->out);
}

static void put_constraints(scope *names, const json_t *items) {
  for (size_t i = 0; i < json_array_size(items); i++)
    put_constraint(names, json_array_get(items, i));
}

/* Writes the names of the items in which a field is set. */
static void put_marked(dictionary *to, const char *key, const json_t *items, const char *field) {
  bool is_open = false;
  for (size_t i = 0; i < json_array_size(items); i++) {
    const json_t *item = json_array_get(items, i);
    if (!import_flag(item, field))
      continue;
    if (!is_open) {
      begin_entry(to, key);
      put_text(" = [", to->out);
    } else {
      put_text(", ", to->out);
    }
    is_open = true;
    put_string(to->out, "", import_text(item, "name"));
  }
  if (is_open)
    put_char(']', to->out);
}

/* Writes name = value for the items that have the field. */
static void put_values(dictionary *to, const char *key, const json_t *items, const char *field) {
  bool is_open = false, is_string = strcmp(field, "default") != 0;
  for (size_t i = 0; i < json_array_size(items); i++) {
    const json_t *item = json_array_get(items, i);
    const char *text = import_text(item, field);
    if (text == NULL)
      continue;
    if (!is_open)
      begin_entry(to, key);
    put_format(to->out, "%s\n%*s", is_open ? "," : " = {", to->indent + 4, "");
    is_open = true;
    put_name(to->out, import_text(item, "name"), "_$.");
    put_text(" = ", to->out);
    if (is_string)
      put_string(to->out, "", text);
    else
      put_text(text, to->out);
  }
  if (is_open)
    put_char('}', to->out);
}

/* Writes "(name: %value, ...)", each on a line of its own. */
static void put_named_values(output *out, const char *operation, const json_t *items) {
  put_format(out, "    irdl.%s(", operation);
  for (size_t i = 0; i < json_array_size(items); i++) {
    const json_t *item = json_array_get(items, i);
    const char *variadicity = import_text(item, "variadicity");
    const char *mark = "";
    if (variadicity != NULL && strcmp(variadicity, "optional") == 0)
      mark = "optional ";
    else if (variadicity != NULL && strcmp(variadicity, "single") != 0)
      mark = "variadic ";
    put_format(out, "%s\n      ", i == 0 ? "" : ",");
    put_name(out, import_text(item, "name"), "_$.");
    put_format(out, ": %s%%%s", mark, import_text(item, "value"));
  }
  put_char(')', out);
}

static void put_operands(output *out, const json_t *model, const char *field) {
  const json_t *items = import_list(model, field);
  if (json_array_size(items) == 0)
    return;
  bool is_operands = strcmp(field, "operands") == 0;
  put_named_values(out, field, items);
  dictionary to = {out, " {", 4, false};
  if (import_flag(model, is_operands ? "operand_segments" : "result_segments"))
    begin_entry(&to, "varve.segments");
  put_values(&to, "varve.nested", items, "segments");
  end_dictionary(&to);
  put_char('\n', out);
}

static void put_properties(output *out, const json_t *model) {
  const json_t *items = import_list(model, "properties");
  if (json_array_size(items) == 0)
    return;
  put_text("    irdl.attributes {", out);
  for (size_t i = 0; i < json_array_size(items); i++) {
    const json_t *item = json_array_get(items, i);
    put_format(out, "%s\n      ", i == 0 ? "" : ",");
    put_string(out, "", import_text(item, "name"));
    put_format(out, " = %%%s", import_text(item, "value"));
  }
  put_text("\n    }", out);
  dictionary to = {out, " {", 4, false};
  put_marked(&to, "varve.optional", items, "optional");
  put_values(&to, "varve.defaults", items, "default");
  put_values(&to, "varve.native", items, "native");
  end_dictionary(&to);
  put_char('\n', out);
}

/* irdl itself describes regions with a number of blocks; other rules are attributes of varve. */
static void put_regions(scope *names, const json_t *model) {
  const json_t *items = import_list(model, "regions");
  if (json_array_size(items) == 0)
    return;
  for (size_t i = 0; i < json_array_size(items); i++) {
    json_t *item = json_array_get(items, i);
    const char *rule = import_text(item, "rule");
    const char *value = value_name(names, import_text(item, "name"));
    import_set_text(item, "value", value);
    put_format(names->out, "    %%%s = irdl.region", value);
    unsigned size;
    int end = 0;
    if (rule != NULL && sscanf(rule, "SizedRegion<%u>%n", &size, &end) == 1 && end > 0 &&
        rule[end] == '\0') {
      put_format(names->out, " with size %u", size);
    } else if (rule != NULL) {
      put_text(" {varve.rule = ", names->out);
      put_string(names->out, "", rule);
      put_char('}', names->out);
    }
    put_char('\n', names->out);
  }
  put_named_values(names->out, "regions", items);
  dictionary to = {names->out, " {", 4, false};
  put_marked(&to, "varve.variadic", items, "variadic");
  end_dictionary(&to);
  put_char('\n', names->out);
}

static void put_successors(output *out, const json_t *model) {
  const json_t *items = import_list(model, "successors");
  if (json_array_size(items) == 0)
    return;
  put_text("    \"varve.successors\"() {names = [", out);
  for (size_t i = 0; i < json_array_size(items); i++) {
    if (i > 0)
      put_text(", ", out);
    put_string(out, "", import_text(json_array_get(items, i), "name"));
  }
  put_text("], variadic = [", out);
  bool is_first = true;
  for (size_t i = 0; i < json_array_size(items); i++) {
    const json_t *item = json_array_get(items, i);
    if (!import_flag(item, "variadic"))
      continue;
    if (!is_first)
      put_text(", ", out);
    is_first = false;
    put_string(out, "", import_text(item, "name"));
  }
  put_text("]} : () -> ()\n", out);
}

/* --- entries of a dialect */

static void write_operation(importer *in, const char *name, const json_t *model, output *out) {
  put_text("  irdl.operation ", out);
  put_symbol(out, "", name);
  dictionary to = {out, " attributes {", 2, false};
  put_text_fact(&to, model, "format");
  if (import_text(model, "format") != NULL || is_overruled(model, "format"))
    put_text_fact(&to, model, "printer");
  put_text_fact(&to, model, "syntax");
  put_list_fact(&to, model, "traits", false);
  put_list_fact(&to, model, "let", true);
  put_text_fact(&to, model, "terminator");
  put_text_fact(&to, model, "default_dialect");
  put_facts(&to, model);
  end_dictionary(&to);
  put_text(" {\n", out);
  scope names = {in, out, json_object()};
  put_constraints(&names, import_list(model, "operands"));
  put_constraints(&names, import_list(model, "results"));
  put_constraints(&names, import_list(model, "properties"));
  put_operands(out, model, "operands");
  put_operands(out, model, "results");
  put_properties(out, model);
  put_regions(&names, model);
  put_successors(out, model);
  json_decref(names.taken);
  put_text("  }\n", out);
}

static void write_entity(importer *in, const char *name, const json_t *model, output *out) {
  bool is_type = import_flag(model, "is_type");
  put_format(out, "  irdl.%s ", is_type ? "type" : "attribute");
  put_symbol(out, is_type ? "!" : "#", name);
  dictionary to = {out, " attributes {", 2, false};
  put_text_fact(&to, model, "format");
  put_text_fact(&to, model, "syntax");
  put_list_fact(&to, model, "traits", false);
  put_text_fact(&to, model, "alias");
  put_facts(&to, model);
  end_dictionary(&to);
  put_text(" {\n", out);
  const json_t *items = import_list(model, "parameters");
  if (json_array_size(items) != 0) {
    scope names = {in, out, json_object()};
    put_constraints(&names, items);
    put_named_values(out, "parameters", items);
    dictionary more = {out, " {", 4, false};
    put_marked(&more, "varve.optional", items, "optional");
    put_values(&more, "varve.defaults", items, "default");
    put_marked(&more, "varve.self_type", items, "self_type");
    end_dictionary(&more);
    put_char('\n', out);
    json_decref(names.taken);
  }
  put_text("  }\n", out);
}

static void write_enum(importer *in, const char *name, const json_t *model, output *out) {
  (void)in;
  const char *storage = import_text(model, "storage");
  put_text("  \"varve.enum\"() {\n    sym_name = ", out);
  put_string(out, "", name);
  put_format(out, ",\n    storage = %s,\n    cases = [", storage);
  const json_t *cases = import_list(model, "cases");
  for (size_t i = 0; i < json_array_size(cases); i++) {
    const json_t *pair = json_array_get(cases, i);
    put_format(out, "%s\n      [", i == 0 ? "" : ",");
    put_string(out, "", json_string_value(json_array_get(pair, 0)));
    put_format(out, ", %lld : %s]", (long long)json_integer_value(json_array_get(pair, 1)),
               storage);
  }
  put_text("\n    ]", out);
  static const char *const flags[] = {"bits", "groups", "quoted"};
  for (size_t i = 0; i < sizeof(flags) / sizeof(flags[0]); i++)
    if (import_flag(model, flags[i]))
      put_format(out, ",\n    %s", flags[i]);
  const char *separator = import_text(model, "separator");
  if (separator != NULL) {
    put_text(",\n    separator = ", out);
    put_string(out, "", separator);
  }
  put_text("\n  } : () -> ()\n", out);
}

static int compare_names(const void *a, const void *b) {
  const char *const *left = a, *const *right = b;
  return strcmp(*left, *right);
}

typedef void (*write_function)(importer *in, const char *name, const json_t *model, output *out);

/* Writes the members of an object sorted by name. */
static void write_sorted(importer *in, const json_t *models, write_function write, output *out) {
  size_t count = json_object_size(models), i = 0;
  const char **names = import_memory(count * sizeof(*names));
  const char *key;
  json_t *model;
  json_object_foreach((json_t *)models, key, model) { names[i++] = key; }
  qsort(names, count, sizeof(*names), compare_names);
  for (i = 0; i < count; i++)
    write(in, names[i], json_object_get(models, names[i]), out);
}

/* Writes a directive or an enum of the facts. */
static void write_by_facts(importer *in, const char *name, const json_t *model, output *out) {
  const char *key;
  json_t *value;
  (void)in;
  (void)name; /* one of the facts */
  put_format(out, "  \"%s\"() {", import_text(model, "kind"));
  bool is_next = false;
  json_object_foreach(json_object_get(model, "facts"), key, value) {
    put_format(out, "%s\n    %s = %s", is_next ? "," : "", key, json_string_value(value));
    is_next = true;
  }
  put_text("\n  } : () -> ()\n", out);
}

static void mark_types(const json_t *types) {
  const char *key;
  json_t *model;
  json_object_foreach((json_t *)types, key, model) { import_set(model, "is_type", json_true()); }
}

void import_write(importer *in, const json_t *dialect, output *out) {
  mark_types(json_object_get(dialect, "types"));
  put_text("irdl.dialect ", out);
  put_symbol(out, "", import_text(dialect, "name"));
  dictionary to = {out, " attributes {", 0, false};
  put_text_fact(&to, dialect, "set");
  put_text_fact(&to, dialect, "base");
  put_list_fact(&to, dialect, "removes", true);
  if (import_flag(dialect, "removed"))
    begin_entry(&to, "varve.removed");
  if (import_flag(dialect, "extends"))
    begin_entry(&to, "varve.extends");
  put_list_fact(&to, dialect, "depends", false);
  put_list_fact(&to, dialect, "unknown", false);
  put_list_fact(&to, dialect, "discardable", false);
  put_facts(&to, dialect);
  end_dictionary(&to);
  put_text(" {\n", out);
  write_sorted(in, json_object_get(dialect, "enums"), write_enum, out);
  write_sorted(in, json_object_get(dialect, "varve.enum"), write_by_facts, out);
  write_sorted(in, json_object_get(dialect, "varve.directive"), write_by_facts, out);
  write_sorted(in, json_object_get(dialect, "varve.rule"), write_by_facts, out);
  write_sorted(in, json_object_get(dialect, "types"), write_entity, out);
  write_sorted(in, json_object_get(dialect, "attributes"), write_entity, out);
  write_sorted(in, json_object_get(dialect, "operations"), write_operation, out);
  put_text("}\n", out);
}

/* Types that declarative formats write without their dialect. For a value that ODS constrains to a
 * C++ class, upstream calls the class to print the type: those of `varve.short_classes`, in the
 * facts of the dialect, omit "!dialect.". So type($x) becomes short(type($x)). The types of
 * variadic and optional values are printed in full. */

static void add_classes(importer *in, const json_t *dag, json_t *classes) {
  const json_t *list = import_list(dag, "args");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *record = import_argument(in, dag, i);
    const json_t *base = import_record_of(in, record, "baseType");
    const char *class_name = import_text(base != NULL ? base : record, "cppType");
    const char *name = json_string_value(json_array_get(json_array_get(list, i), 1));
    bool is_single = !import_is(record, "Variadic") && !import_is(record, "Optional");
    if (class_name != NULL && name != NULL && is_single && import_is(record, "TypeConstraint"))
      import_set_text(classes, name,
                      strncmp(class_name, "::", 2) == 0 ? class_name + 2 : class_name);
  }
}

void import_value_classes(importer *in, const json_t *record, json_t *model) {
  json_t *classes = json_object();
  add_classes(in, json_object_get(record, "arguments"), classes);
  add_classes(in, json_object_get(record, "results"), classes);
  import_set(model, "classes", classes);
}

/* Returns whether the value at "$name)" is of one of the classes: the list is text of an array of
 * strings. */
static bool is_short(const json_t *model, const char *name, const char *list) {
  size_t size = strcspn(name, ")");
  char *key = import_format("%.*s", (int)size, name);
  const char *found = import_text(json_object_get(model, "classes"), key);
  char *quoted = found != NULL ? import_format("\"%s\"", found) : NULL;
  bool is_it = quoted != NULL && strstr(list, quoted) != NULL;
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

static void shorten(json_t *model, const char *list) {
  static const char directive[] = "type($";
  const char *format = import_text(model, "format");
  if (format == NULL)
    return;
  char *made = import_format("%s", "");
  for (const char *at = format; *at != '\0';) {
    size_t size = kept_size(at);
    bool is_type = strncmp(at, directive, sizeof directive - 1) == 0;
    if (is_type)
      size = arguments_size(at + 4) + 4;
    bool is_it = is_type && is_short(model, at + sizeof directive - 1, list);
    made = import_format(is_it ? "%sshort(%.*s)" : "%s%.*s", made, (int)size, at);
    at += size;
  }
  import_set_text(model, "format", made);
}

void import_shorten(json_t *dialect) {
  static const char fact[] = "varve.short_classes";
  json_t *facts = json_object_get(dialect, "facts");
  const char *list = import_text(facts, fact);
  const char *key;
  json_t *model;
  if (list == NULL)
    return;
  json_object_foreach(json_object_get(dialect, "operations"), key, model) { shorten(model, list); }
  (void)json_object_del(facts, fact);
}
