/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Merges facts that ODS lacks from FOLDER/<dialect>.facts.mlir, a definition written by hand. Its
 * varve.* attributes of the dialect, operations, types and attributes replace those of the model.
 * It also adds directives, enums, types and attributes that ODS lacks, with their parameters, and
 * operations with their operands, results, regions and successors, if it lists them. The lists
 * replace those of the model; attributes that it lists are added to those of the model.
 * varve.removes of the dialect or of an operation lists what ODS has and this release has not. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <varve/ir.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/import/import_facts.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

static bool is_name(varve_slice own, const char *name) {
  return own.size == strlen(name) && memcmp(own.data, name, own.size) == 0;
}

static int fault(const facts *from, const char *what, const char *name) {
  message_fault(from->path, "%s: %s", what, name);
  return EXIT_MALFORMED;
}

static bool has_form(const varve_operation *op) {
  return varve_operation_get_attribute(op, facts_slice_of("varve.format")) != NULL ||
         varve_operation_get_attribute(op, facts_slice_of("varve.syntax")) != NULL;
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
  if (is_name(key, "varve.removes"))
    return true;
  if (from->only_forms)
    return !is_name(key, "varve.format") && !is_name(key, "varve.syntax") &&
           !is_name(key, "varve.arguments") && !is_name(key, "varve.locals");
  return from->of_other_release && is_name(key, "varve.require"); /* its checks are not known */
}

/* Copies the varve.* attributes of an operation as text, under their names. */
static varve_status take_facts(const facts *from, const varve_operation *op, json_t *model) {
  const varve_attribute *dictionary = varve_operation_get_dictionary(op);
  json_t *kept = json_object_get(model, "facts");
  if (kept == NULL) {
    kept = json_object();
    import_set(from->in, model, "facts", kept);
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
    char *name = import_format(from->in, "%.*s", (int)key.size, key.data);
    char *text = import_format(from->in, "%.*s", (int)value.size, value.data);
    if (name != NULL && text != NULL) {
      import_set_text(from->in, kept, name, text);
      overrule(model, kept, name);
    }
    free(text);
    free(name);
    varve_bytes_destroy(bytes);
  }
  return VARVE_STATUS_OK;
}

/* Adds an operation, type or attribute that ODS lacks. Returns NULL if the entry does not list its
 * contents. */
static json_t *add_model(const facts *from, const varve_operation *op, json_t *models,
                         const char *name) {
  static const char *const lists[] = {"operands", "results", "regions", "successors", "properties"};
  bool is_operation = facts_is_named(op, "irdl.operation");
  json_t *model = json_object();
  for (size_t i = 0; is_operation && i < sizeof lists / sizeof lists[0]; i++)
    import_set(from->in, model, lists[i], json_array());
  bool is_said =
      facts_take_lists(from, op, is_operation, model) || (!is_operation && !from->of_other_release);
  if (is_said)
    import_set(from->in, models, name, model);
  else
    json_decref(model);
  return is_said ? model : NULL;
}

/* Adds a directive or an enum: it has only facts. An enum replaces that of ODS. */
static int take_operation(const facts *from, const varve_operation *op, const char *kind) {
  char *name = facts_text_of(from, op, "sym_name");
  json_t *operations = json_object_get(from->dialect, kind);
  json_t *model = json_object();
  if (operations == NULL) {
    operations = json_object();
    import_set(from->in, from->dialect, kind, operations);
  }
  import_set_text(from->in, model, "kind", kind);
  int code = name == NULL ? fault(from, "sym_name is missing", kind)
                          : exit_code_of(take_facts(from, op, model));
  if (name != NULL && strcmp(kind, "varve.enum") == 0)
    (void)json_object_del(json_object_get(from->dialect, "enums"), name);
  import_set(from->in, operations, name == NULL ? "" : name, model);
  free(name);
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
  const varve_attribute *list = varve_operation_get_attribute(op, facts_slice_of("varve.removes"));
  for (uint32_t i = 0;
       !from->of_other_release && list != NULL && i < varve_attribute_get_element_count(list);
       i++) {
    varve_slice text = facts_text_at(list, i);
    char *entry = import_format(from->in, "%.*s", (int)text.size, text.data);
    if (entry != NULL)
      remove_entry(from, model, entry);
    free(entry);
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
    (void)facts_take_lists(from, op, facts_is_named(op, "irdl.operation"), model);
  }
  return model != NULL ? exit_code_of(take_facts(from, op, model)) : 0;
}

/* Merges one entry of the dialect. */
static int take_entry(const facts *from, const varve_operation *op) {
  if (facts_is_named(op, "varve.directive")) /* a difference has those of its base */
    return from->of_other_release ? 0 : take_operation(from, op, "varve.directive");
  if (facts_is_named(op, "varve.rule"))
    return from->of_other_release ? 0 : take_operation(from, op, "varve.rule");
  if (facts_is_named(op, "varve.enum"))
    return from->only_forms ? 0 : take_operation(from, op, "varve.enum");
  bool is_type = facts_is_named(op, "irdl.type"),
       is_attribute = facts_is_named(op, "irdl.attribute");
  char *symbol = facts_text_of(from, op, "sym_name");
  if (symbol == NULL || (!is_type && !is_attribute && !facts_is_named(op, "irdl.operation"))) {
    free(symbol);
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
  free(symbol);
  return code;
}

static int take_module(facts *from, const varve_module *module) {
  const varve_operation *root = varve_module_get_root(module);
  for (const varve_operation *op = facts_first_in(root); op != NULL;
       op = varve_operation_get_next(op)) {
    char *name = facts_is_named(op, "irdl.dialect") ? facts_text_of(from, op, "sym_name") : NULL;
    bool is_it = name != NULL && strcmp(name, import_text(from->dialect, "name")) == 0;
    free(name);
    if (!is_it)
      return fault(from, "the facts must be those of dialect", import_text(from->dialect, "name"));
    take_removals(from, op, from->dialect);
    int code = from->only_forms ? 0 : exit_code_of(take_facts(from, op, from->dialect));
    for (const varve_operation *entry = facts_first_in(op); entry != NULL && code == 0;
         entry = varve_operation_get_next(entry))
      code = take_entry(from, entry);
    if (code != 0)
      return code;
  }
  return 0;
}

static int read_facts(facts *from) {
  varve_limits limits = settings_limits(&from->in->settings->shared);
  varve_context_options context_options = {.struct_size = sizeof(varve_context_options)};
  context_options.limits = &limits;
  varve_status status = varve_context_create(&context_options, &from->context);
  if (status != VARVE_STATUS_OK)
    return exit_code_of(status);
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink = sink;
  varve_module *module;
  status = varve_module_load_file(from->context, from->path, &options, &module);
  int code = status == VARVE_STATUS_OK ? take_module(from, module) : exit_code_of(status);
  varve_module_destroy(module);
  varve_context_destroy(from->context);
  return code;
}

int import_facts(importer *in, json_t *dialect, const char *folder, bool of_other_release) {
  bool only_forms = of_other_release && in->settings->no_base_facts;
  char *path = import_format(in, "%s/%s.facts.mlir", folder, import_text(dialect, "name"));
  if (path == NULL)
    return EXIT_USAGE;
  facts from = {.in = in,
                .path = path,
                .dialect = dialect,
                .of_other_release = of_other_release,
                .only_forms = only_forms};
  int code = access(path, F_OK) == 0 ? read_facts(&from) : 0;
  free(path);
  return code;
}
