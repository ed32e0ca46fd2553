/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Merges facts that ODS lacks from FOLDER/<dialect>.facts.mlir, a definition written by hand. Its
 * varve.* attributes of the dialect, operations, types and attributes replace those of the model.
 * It also adds directives, enums, types and attributes that ODS lacks, with their parameters, and
 * operations with their operands, results, regions and successors, if it lists them. The lists
 * replace those of the model; attributes that it lists are added to those of the model.
 * varve.removes of the dialect or of an operation lists what ODS has and this release has not.
 * varve.facts_of of the dialect, {"llvm16/spirv" = ["!array"]}, names entries of other files that
 * hold for this release, too, so that only one file has them. */
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/import/import.h"

/* State while one file is merged. */
typedef struct facts {
  importer *in;
  const char *path;
  varve_context *context;
  json_t *dialect;
  bool of_other_release; /* entries that the model lacks are ignored */
  bool only_forms;       /* of other releases: how operations are written that ODS does not say */
  bool without_checks;   /* the checks of other releases are not those of this one */
} facts;

static varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

/* Returns a string attribute of an operation, or NULL if it is missing. */
static char *text_of(const varve_operation *op, const char *name) {
  const varve_attribute *attribute = varve_operation_get_attribute(op, slice_of(name));
  varve_slice text;
  if (attribute == NULL || varve_attribute_get_string(attribute, &text) != VARVE_STATUS_OK)
    return NULL;
  return import_format("%.*s", (int)text.size, text.data);
}

/* Returns the text at a place of an array of strings, or an empty one. */
static varve_slice text_at(const varve_attribute *list, uint32_t index) {
  varve_slice text = {"", 0};
  if (list != NULL && index < varve_attribute_get_element_count(list) &&
      varve_attribute_get_string(varve_attribute_get_element(list, index), &text) !=
          VARVE_STATUS_OK)
    text = (varve_slice){"", 0};
  return text;
}

/* Returns whether an array of strings has the text. */
static bool has_text(const varve_attribute *list, varve_slice text) {
  for (uint32_t i = 0; list != NULL && i < varve_attribute_get_element_count(list); i++) {
    varve_slice item = text_at(list, i);
    if (import_is_same(item, text))
      return true;
  }
  return false;
}

static bool lists_text(const varve_operation *op, const char *key, varve_slice text) {
  return has_text(varve_operation_get_attribute(op, slice_of(key)), text);
}

/* Returns the rule of a constraint, or NULL if it accepts everything. */
static char *rule_of(const varve_operation *constraint) {
  char *rule = text_of(constraint, "varve.rule");
  return rule != NULL ? rule : text_of(constraint, "base_name");
}

/* Returns "single", "optional" or "variadic" for an operand or result, from the text of the list in
 * #irdl<variadicity_array[...]>. */
static const char *variadicity_of(varve_slice list, uint32_t index) {
  static const char *const words[] = {"single", "optional", "variadic"};
  size_t at = 0;
  while (at < list.size && list.data[at] != '[')
    at++;
  for (; index > 0 && at < list.size; at++)
    index -= list.data[at] == ',';
  while (at < list.size && (list.data[at] == '[' || list.data[at] == ' '))
    at++;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    size_t size = strlen(words[i]);
    if (list.size - at >= size && memcmp(list.data + at, words[i], size) == 0)
      return words[i];
  }
  return words[0];
}

static void set_variadicity(const facts *from, const varve_operation *op, uint32_t index,
                            json_t *operand) {
  const varve_attribute *list = varve_operation_get_attribute(op, slice_of("variadicity"));
  varve_bytes *bytes = NULL;
  if (list == NULL || varve_attribute_print(from->context, list, &bytes) != VARVE_STATUS_OK)
    return;
  import_set_text(operand, "variadicity", variadicity_of(varve_bytes_slice(bytes), index));
  varve_bytes_destroy(bytes);
}

/* Sets the default that varve.defaults has for the name. */
static void set_default(const facts *from, const varve_operation *op, varve_slice name,
                        json_t *parameter) {
  const varve_attribute *defaults = varve_operation_get_attribute(op, slice_of("varve.defaults"));
  varve_bytes *bytes = NULL;
  for (uint32_t i = 0; defaults != NULL && i < varve_attribute_get_element_count(defaults); i++) {
    varve_slice key = varve_attribute_get_name(defaults, i);
    if (!import_is_same(key, name) ||
        varve_attribute_print(from->context, varve_attribute_get_element(defaults, i), &bytes) !=
            VARVE_STATUS_OK)
      continue;
    varve_slice text = varve_bytes_slice(bytes);
    import_set(parameter, "default", json_stringn(text.data, text.size));
    varve_bytes_destroy(bytes);
  }
}

/* Adds a model to a list, or its members to the model of the same name, which stays in its place:
 * the order of properties is that of bytecode. */
static void put_named(json_t *list, json_t *model) {
  const char *name = json_string_value(json_object_get(model, "name"));
  for (size_t i = 0; name != NULL && i < json_array_size(list); i++) {
    json_t *known = json_array_get(list, i);
    const char *other = json_string_value(json_object_get(known, "name"));
    if (other == NULL || strcmp(name, other) != 0)
      continue;
    if (json_object_get(model, "default") != NULL) /* not optional, unless the facts say so, too */
      (void)json_object_del(known, "optional");
    if (json_object_update(known, model) != 0)
      import_fail();
    json_decref(model);
    return;
  }
  import_append(list, model);
}

/* Makes a parameter, operand, result or attribute of item `index` of a list of the facts. */
static json_t *make_value(const facts *from, const varve_operation *op,
                          const varve_attribute *names, uint32_t index) {
  json_t *value = json_object();
  varve_slice name = text_at(names, index);
  import_set(value, "name", json_stringn(name.data, name.size));
  const varve_operation *constraint =
      varve_value_get_operation(varve_operation_get_operand(op, index));
  char *rule = constraint != NULL ? rule_of(constraint) : NULL;
  if (rule != NULL)
    import_set_text(value, "rule", rule);
  if (lists_text(op, "varve.optional", name))
    import_set(value, "optional", json_true());
  set_default(from, op, name, value);
  return value;
}

/* Adds the attributes of an operation that ODS lacks. */
static void take_attributes(const facts *from, const varve_operation *op, json_t *model) {
  const varve_attribute *names = varve_operation_get_attribute(op, slice_of("attributeValueNames"));
  json_t *list = json_object_get(model, "properties");
  for (uint32_t i = 0; names != NULL && i < varve_operation_get_operand_count(op); i++)
    put_named(list, make_value(from, op, names, i));
}

/* Sets the parameters of a type or attribute, or the operands or results of an operation. */
static void take_values(const facts *from, const varve_operation *op, const char *field,
                        json_t *model) {
  const varve_attribute *names = varve_operation_get_attribute(op, slice_of("names"));
  json_t *values = json_array();
  for (uint32_t i = 0; i < varve_operation_get_operand_count(op); i++) {
    json_t *value = make_value(from, op, names, i);
    if (strcmp(field, "parameters") != 0)
      set_variadicity(from, op, i, value);
    import_append(values, value);
  }
  import_set(model, field, values);
}

/* Returns the rule of a region, or NULL if it matches any region. */
static char *rule_of_region(const facts *from, const varve_operation *region) {
  const varve_attribute *count = varve_operation_get_attribute(region, slice_of("numberOfBlocks"));
  varve_bytes *bytes = NULL;
  if (count == NULL || varve_attribute_print(from->context, count, &bytes) != VARVE_STATUS_OK)
    return text_of(region, "varve.rule");
  varve_slice text = varve_bytes_slice(bytes); /* such as "1 : i32" */
  size_t digits = 0;
  while (digits < text.size && text.data[digits] >= '0' && text.data[digits] <= '9')
    digits++;
  char *rule = import_format("SizedRegion<%.*s>", (int)digits, text.data);
  varve_bytes_destroy(bytes);
  return rule;
}

static void take_regions(const facts *from, const varve_operation *op, json_t *model) {
  const varve_attribute *names = varve_operation_get_attribute(op, slice_of("names"));
  json_t *regions = json_array();
  for (uint32_t i = 0; i < varve_operation_get_operand_count(op); i++) {
    json_t *region = json_object();
    varve_slice name = text_at(names, i);
    const varve_operation *constraint =
        varve_value_get_operation(varve_operation_get_operand(op, i));
    char *rule = constraint != NULL ? rule_of_region(from, constraint) : NULL;
    import_set(region, "name", json_stringn(name.data, name.size));
    if (rule != NULL)
      import_set_text(region, "rule", rule);
    if (lists_text(op, "varve.variadic", name))
      import_set(region, "variadic", json_true());
    import_append(regions, region);
  }
  import_set(model, "regions", regions);
}

static void take_successors(const varve_operation *op, json_t *model) {
  const varve_attribute *names = varve_operation_get_attribute(op, slice_of("names"));
  json_t *successors = json_array();
  for (uint32_t i = 0; names != NULL && i < varve_attribute_get_element_count(names); i++) {
    json_t *successor = json_object();
    varve_slice name = text_at(names, i);
    import_set(successor, "name", json_stringn(name.data, name.size));
    if (lists_text(op, "variadic", name))
      import_set(successor, "variadic", json_true());
    import_append(successors, successor);
  }
  import_set(model, "successors", successors);
}

/* A list that says nothing of segments leaves them as ODS has them. */
static void take_segments(const varve_operation *op, const char *field, json_t *model) {
  if (varve_operation_get_attribute(op, slice_of("varve.segments")) != NULL)
    import_set(model, field, json_true());
}

/* Takes a list of an operation. Returns whether it is one of operands, results or regions. */
static bool take_list(const facts *from, const varve_operation *op, json_t *model) {
  if (import_is_text(varve_operation_get_name(op), "irdl.operands")) {
    take_values(from, op, "operands", model);
    take_segments(op, "operand_segments", model);
  } else if (import_is_text(varve_operation_get_name(op), "irdl.results")) {
    take_values(from, op, "results", model);
    take_segments(op, "result_segments", model);
  } else if (import_is_text(varve_operation_get_name(op), "irdl.regions")) {
    take_regions(from, op, model);
  } else if (import_is_text(varve_operation_get_name(op), "irdl.attributes")) {
    take_attributes(from, op, model);
    return false;
  } else if (import_is_text(varve_operation_get_name(op), "varve.successors")) {
    take_successors(op, model);
    return false;
  } else {
    return false;
  }
  return true;
}

/* Sets the operands, results, regions, successors or parameters that the facts list, and adds
 * attributes. Returns whether they list operands, results, regions or parameters. */
static bool take_lists(const facts *from, const varve_operation *op, bool is_operation,
                       json_t *model) {
  bool is_listed = false;
  for (const varve_operation *inner = import_first_in(op); inner != NULL;
       inner = varve_operation_get_next(inner)) {
    if (is_operation) {
      is_listed |= take_list(from, inner, model);
    } else if (import_is_text(varve_operation_get_name(inner), "irdl.parameters")) {
      is_listed = true;
      take_values(from, inner, "parameters", model);
    }
  }
  return is_listed;
}

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

static int fault(const facts *from, const char *what, const char *name) {
  message_fault(from->path, "%s: %s", what, name);
  return EXIT_MALFORMED;
}

static bool has_form(const varve_operation *op) {
  return varve_operation_get_attribute(op, slice_of("varve.format")) != NULL ||
         varve_operation_get_attribute(op, slice_of("varve.syntax")) != NULL;
}

/* A format describes what C++ does upstream, and a hook what a format cannot describe: each
 * replaces the other, in ODS and in earlier facts. */
static void overrule(json_t *model, json_t *kept, const char *name) {
  bool is_format = strcmp(name, "varve.format") == 0;
  if (!is_format && strcmp(name, "varve.syntax") != 0)
    return;
  (void)json_object_del(model, is_format ? "syntax" : "format");
  (void)json_object_del(kept, is_format ? "varve.syntax" : "varve.format");
}

/* Returns whether the facts of another release do not count for this one. */
static bool is_ignored(const facts *from, varve_slice key) {
  if (import_is_text(key, "varve.removes") || import_is_text(key, "varve.facts_of"))
    return true;
  if (from->only_forms)
    return !import_is_text(key, "varve.format") && !import_is_text(key, "varve.syntax") &&
           !import_is_text(key, "varve.arguments") && !import_is_text(key, "varve.locals");
  return from->without_checks && import_is_text(key, "varve.require");
}

/* Copies the varve.* attributes of an operation as text, under their names. */
static varve_status take_facts(const facts *from, const varve_operation *op, json_t *model) {
  const varve_attribute *dictionary = varve_operation_get_dictionary(op);
  json_t *kept = json_object_get(model, "facts");
  if (kept == NULL) {
    kept = json_object();
    import_set(model, "facts", kept);
  }
  if (has_form(op)) {
    (void)json_object_del(kept, "varve.arguments");
    (void)json_object_del(kept, "varve.locals");
  }
  for (uint32_t i = 0; dictionary != NULL && i < varve_attribute_get_element_count(dictionary);
       i++) {
    varve_slice key = varve_attribute_get_name(dictionary, i);
    varve_bytes *bytes;
    if (is_ignored(from, key))
      continue;
    varve_status status =
        varve_attribute_print(from->context, varve_attribute_get_element(dictionary, i), &bytes);
    if (status != VARVE_STATUS_OK)
      return status;
    varve_slice value = varve_bytes_slice(bytes);
    char *name = import_format("%.*s", (int)key.size, key.data);
    char *text = import_format("%.*s", (int)value.size, value.data);
    if (name != NULL) {
      import_set_text(kept, name, text);
      overrule(model, kept, name);
    }
    varve_bytes_destroy(bytes);
  }
  return VARVE_STATUS_OK;
}

/* Adds an operation, type or attribute that ODS lacks. Returns NULL if the entry does not list its
 * contents. */
static json_t *add_model(const facts *from, const varve_operation *op, json_t *models,
                         const char *name) {
  static const char *const lists[] = {"operands", "results", "regions", "successors", "properties"};
  bool is_operation = import_is_text(varve_operation_get_name(op), "irdl.operation");
  json_t *model = json_object();
  for (size_t i = 0; is_operation && i < sizeof lists / sizeof lists[0]; i++)
    import_set(model, lists[i], json_array());
  bool is_said =
      take_lists(from, op, is_operation, model) || (!is_operation && !from->of_other_release);
  if (is_said)
    import_set(models, name, model);
  else
    json_decref(model);
  return is_said ? model : NULL;
}

/* Adds a directive or an enum: it has only facts. An enum replaces that of ODS. */
static int take_operation(const facts *from, const varve_operation *op, const char *kind) {
  char *name = text_of(op, "sym_name");
  json_t *operations = json_object_get(from->dialect, kind);
  json_t *model = json_object();
  if (operations == NULL) {
    operations = json_object();
    import_set(from->dialect, kind, operations);
  }
  import_set_text(model, "kind", kind);
  int code = name == NULL ? fault(from, "sym_name is missing", kind)
                          : exit_code_of(take_facts(from, op, model));
  if (name != NULL && strcmp(kind, "varve.enum") == 0)
    (void)json_object_del(json_object_get(from->dialect, "enums"), name);
  import_set(operations, name == NULL ? "" : name, model);
  return code;
}

/* Returns whether ODS and the facts of this release do not say how the operation is written. */
static bool lacks_form(const json_t *model) {
  const json_t *kept = json_object_get(model, "facts");
  return json_object_get(model, "syntax") != NULL ||
         json_object_get(kept, "varve.format") != NULL ||
         json_object_get(kept, "varve.syntax") != NULL;
}

/* Removes the property of this name. */
static void remove_property(json_t *model, const char *name) {
  json_t *list = json_object_get(model, "properties");
  for (size_t i = json_array_size(list); i-- > 0;) {
    const char *other = json_string_value(json_object_get(json_array_get(list, i), "name"));
    if (other != NULL && strcmp(name, other) == 0)
      (void)json_array_remove(list, i);
  }
}

/* Removes "operation d.x", "type x", "attribute x" or "enum x" of the dialect, or "attribute x" of
 * an operation. Splits the entry. */
static void remove_entry(const facts *from, json_t *model, char *entry) {
  static const char *const groups[][2] = {{"operation", "operations"},
                                          {"type", "types"},
                                          {"attribute", "attributes"},
                                          {"enum", "enums"}};
  char *name = strchr(entry, ' ');
  if (name == NULL)
    return;
  *name++ = '\0';
  if (model != from->dialect) {
    remove_property(model, name);
    return;
  }
  const char *dialect = import_text(from->dialect, "name");
  size_t size = strlen(dialect);
  bool is_operation = strcmp(entry, "operation") == 0;
  if (is_operation && (strncmp(name, dialect, size) != 0 || name[size] != '.'))
    return;
  for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
    if (strcmp(entry, groups[i][0]) == 0)
      (void)json_object_del(json_object_get(model, groups[i][1]),
                            name + (is_operation ? size + 1 : 0));
}

/* Removes what varve.removes lists, if ODS has it. */
static void take_removals(const facts *from, const varve_operation *op, json_t *model) {
  const varve_attribute *list = varve_operation_get_attribute(op, slice_of("varve.removes"));
  for (uint32_t i = 0;
       !from->of_other_release && list != NULL && i < varve_attribute_get_element_count(list);
       i++) {
    varve_slice text = text_at(list, i);
    char *entry = import_format("%.*s", (int)text.size, text.data);
    remove_entry(from, model, entry);
  }
}

/* Merges the definition of an operation, type or attribute. */
static int take_definition(const facts *from, const varve_operation *op, json_t *models,
                           const char *name) {
  json_t *model = json_object_get(models, name);
  if (model == NULL) {
    model = add_model(from, op, models, name);
    if (model == NULL && !from->of_other_release)
      return fault(from, "ODS does not define the operation of these facts", name);
  } else {
    take_removals(from, op, model);
    (void)take_lists(from, op, import_is_text(varve_operation_get_name(op), "irdl.operation"),
                     model);
  }
  return model != NULL ? exit_code_of(take_facts(from, op, model)) : 0;
}

/* Merges one entry of the dialect. */
static int take_entry(const facts *from, const varve_operation *op) {
  if (import_is_text(varve_operation_get_name(op),
                     "varve.directive")) /* a difference has those of its base */
    return from->of_other_release ? 0 : take_operation(from, op, "varve.directive");
  if (import_is_text(varve_operation_get_name(op), "varve.rule"))
    return from->of_other_release ? 0 : take_operation(from, op, "varve.rule");
  if (import_is_text(varve_operation_get_name(op), "varve.enum"))
    return from->only_forms ? 0 : take_operation(from, op, "varve.enum");
  bool is_type = import_is_text(varve_operation_get_name(op), "irdl.type"),
       is_attribute = import_is_text(varve_operation_get_name(op), "irdl.attribute");
  char *symbol = text_of(op, "sym_name");
  if (symbol == NULL || (!is_type && !is_attribute &&
                         !import_is_text(varve_operation_get_name(op), "irdl.operation"))) {
    return fault(
        from, "facts can describe only operations, types, attributes, directives, rules and enums",
        "irdl.dialect");
  }
  const char *group = is_type ? "types" : is_attribute ? "attributes" : "operations";
  const char *name = symbol + ((is_type && *symbol == '!') || (is_attribute && *symbol == '#'));
  json_t *models = json_object_get(from->dialect, group);
  json_t *model = json_object_get(models, name);
  int code = 0;
  if (!from->only_forms)
    code = take_definition(from, op, models, name);
  else if (model != NULL && lacks_form(model) && has_form(op))
    code = exit_code_of(take_facts(from, op, model));
  return code;
}

/* Merges the facts of a module: of its dialect if names is NULL, otherwise only the entries that
 * names lists. */
static int take_module(facts *from, const varve_module *module, const varve_attribute *names);

/* Loads the file at from->path and merges its facts. */
static int read_facts(facts *from, const varve_attribute *names) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink = sink;
  varve_module *module;
  varve_status status = varve_module_load_file(from->context, from->path, &options, &module);
  int code = status == VARVE_STATUS_OK ? take_module(from, module, names) : exit_code_of(status);
  varve_module_destroy(module);
  return code;
}

/* Merges the entries of other files that varve.facts_of lists. */
static int take_facts_of(const facts *from, const varve_operation *op) {
  const varve_attribute *files = varve_operation_get_attribute(op, slice_of("varve.facts_of"));
  const char *folder_end = strrchr(from->path, '/');
  int code = 0;
  for (uint32_t i = 0; files != NULL && i < varve_attribute_get_element_count(files) && code == 0;
       i++) {
    facts other = *from;
    other.without_checks = true;
    varve_slice name = varve_attribute_get_name(files, i);
    char *path = import_format("%.*s/../%.*s.facts.mlir", (int)(folder_end - from->path),
                               from->path, (int)name.size, name.data);
    other.path = path;
    code = read_facts(&other, varve_attribute_get_element(files, i));
  }
  return code;
}

static int take_entries(const facts *from, const varve_operation *op,
                        const varve_attribute *names) {
  uint32_t found = 0;
  int code = 0;
  for (const varve_operation *entry = import_first_in(op); entry != NULL && code == 0;
       entry = varve_operation_get_next(entry)) {
    char *symbol = names != NULL ? text_of(entry, "sym_name") : NULL;
    if (names != NULL && (symbol == NULL || !has_text(names, slice_of(symbol))))
      continue;
    found++;
    code = take_entry(from, entry);
  }
  return code == 0 && names != NULL && found != varve_attribute_get_element_count(names)
             ? fault(from, "the file lacks an entry of varve.facts_of",
                     import_text(from->dialect, "name"))
             : code;
}

static int take_module(facts *from, const varve_module *module, const varve_attribute *names) {
  const varve_operation *root = varve_module_get_root(module);
  for (const varve_operation *op = import_first_in(root); op != NULL;
       op = varve_operation_get_next(op)) {
    char *name = import_is_text(varve_operation_get_name(op), "irdl.dialect")
                     ? text_of(op, "sym_name")
                     : NULL;
    bool is_it =
        name != NULL && (names != NULL || strcmp(name, import_text(from->dialect, "name")) == 0);
    if (!is_it)
      return fault(from, "the facts must be those of dialect", import_text(from->dialect, "name"));
    int code = 0;
    if (names == NULL) {
      take_removals(from, op, from->dialect);
      code = from->only_forms ? 0 : exit_code_of(take_facts(from, op, from->dialect));
      code = code == 0 ? take_facts_of(from, op) : code;
    }
    code = code == 0 ? take_entries(from, op, names) : code;
    if (code != 0)
      return code;
  }
  return 0;
}

int import_facts(importer *in, json_t *dialect, const char *folder, bool of_other_release) {
  bool only_forms = of_other_release && in->settings->no_base_facts;
  char *path = import_format("%s/%s.facts.mlir", folder, import_text(dialect, "name"));
  facts from = {.in = in,
                .path = path,
                .dialect = dialect,
                .of_other_release = of_other_release,
                .without_checks = of_other_release,
                .only_forms = only_forms};
  varve_limits limits = settings_limits(&in->settings->shared);
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.limits = &limits;
  int code = 0;
  if (access(path, F_OK) == 0) {
    varve_status status = varve_context_create(&options, &from.context);
    code = status == VARVE_STATUS_OK ? read_facts(&from, NULL) : exit_code_of(status);
    varve_context_destroy(from.context);
  }
  return code;
}
