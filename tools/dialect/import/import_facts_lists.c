/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The lists of facts written by hand: operands, results, regions, successors, attributes and
 * parameters. */
#include <stdlib.h>
#include <string.h>

#include "dialect/import/import_facts.h"

varve_slice facts_slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

bool facts_is_named(const varve_operation *op, const char *name) {
  varve_slice own = varve_operation_get_name(op);
  return own.size == strlen(name) && memcmp(own.data, name, own.size) == 0;
}

char *facts_text_of(const facts *from, const varve_operation *op, const char *name) {
  const varve_attribute *attribute = varve_operation_get_attribute(op, facts_slice_of(name));
  varve_slice text;
  if (attribute == NULL || varve_attribute_get_string(attribute, &text) != VARVE_STATUS_OK)
    return NULL;
  return import_format(from->in, "%.*s", (int)text.size, text.data);
}

varve_slice facts_text_at(const varve_attribute *list, uint32_t index) {
  varve_slice text = {"", 0};
  if (list != NULL && index < varve_attribute_get_element_count(list) &&
      varve_attribute_get_string(varve_attribute_get_element(list, index), &text) !=
          VARVE_STATUS_OK)
    text = (varve_slice){"", 0};
  return text;
}

bool facts_lists(const varve_operation *op, const char *key, varve_slice text) {
  const varve_attribute *list = varve_operation_get_attribute(op, facts_slice_of(key));
  for (uint32_t i = 0; list != NULL && i < varve_attribute_get_element_count(list); i++) {
    varve_slice item = facts_text_at(list, i);
    if (item.size == text.size && memcmp(item.data, text.data, text.size) == 0)
      return true;
  }
  return false;
}

const varve_operation *facts_first_in(const varve_operation *op) {
  if (varve_operation_get_region_count(op) == 0)
    return NULL;
  const varve_block *block = varve_region_get_first_block(varve_operation_get_region(op, 0));
  return block != NULL ? varve_block_get_first_operation(block) : NULL;
}

/* Returns the rule of a constraint, malloc'd, or NULL if it accepts everything. */
static char *rule_of(const facts *from, const varve_operation *constraint) {
  char *rule = facts_text_of(from, constraint, "varve.rule");
  return rule != NULL ? rule : facts_text_of(from, constraint, "base_name");
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
  const varve_attribute *list = varve_operation_get_attribute(op, facts_slice_of("variadicity"));
  varve_bytes *bytes = NULL;
  if (list == NULL || varve_attribute_print(from->context, list, &bytes) != VARVE_STATUS_OK)
    return;
  import_set_text(from->in, operand, "variadicity",
                  variadicity_of(varve_bytes_slice(bytes), index));
  varve_bytes_destroy(bytes);
}

/* Sets the default that varve.defaults has for the name. */
static void set_default(const facts *from, const varve_operation *op, varve_slice name,
                        json_t *parameter) {
  const varve_attribute *defaults =
      varve_operation_get_attribute(op, facts_slice_of("varve.defaults"));
  varve_bytes *bytes = NULL;
  for (uint32_t i = 0; defaults != NULL && i < varve_attribute_get_element_count(defaults); i++) {
    varve_slice key = varve_attribute_get_name(defaults, i);
    if (key.size != name.size || memcmp(key.data, name.data, name.size) != 0 ||
        varve_attribute_print(from->context, varve_attribute_get_element(defaults, i), &bytes) !=
            VARVE_STATUS_OK)
      continue;
    varve_slice text = varve_bytes_slice(bytes);
    import_set(from->in, parameter, "default", json_stringn(text.data, text.size));
    varve_bytes_destroy(bytes);
  }
}

/* Adds a model to a list, or its members to the model of the same name, which stays in its place:
 * the order of properties is that of bytecode. */
static void put_named(const facts *from, json_t *list, json_t *model) {
  const char *name = json_string_value(json_object_get(model, "name"));
  for (size_t i = 0; name != NULL && i < json_array_size(list); i++) {
    json_t *known = json_array_get(list, i);
    const char *other = json_string_value(json_object_get(known, "name"));
    if (other == NULL || strcmp(name, other) != 0)
      continue;
    if (json_object_get(model, "default") != NULL) /* not optional, unless the facts say so, too */
      (void)json_object_del(known, "optional");
    if (json_object_update(known, model) != 0)
      from->in->is_out_of_memory = true;
    json_decref(model);
    return;
  }
  import_append(from->in, list, model);
}

/* Makes a parameter, operand, result or attribute of item `index` of a list of the facts. */
static json_t *make_value(const facts *from, const varve_operation *op,
                          const varve_attribute *names, uint32_t index) {
  json_t *value = json_object();
  varve_slice name = facts_text_at(names, index);
  import_set(from->in, value, "name", json_stringn(name.data, name.size));
  const varve_operation *constraint =
      varve_value_get_operation(varve_operation_get_operand(op, index));
  char *rule = constraint != NULL ? rule_of(from, constraint) : NULL;
  if (rule != NULL)
    import_set_text(from->in, value, "rule", rule);
  if (facts_lists(op, "varve.optional", name))
    import_set(from->in, value, "optional", json_true());
  set_default(from, op, name, value);
  free(rule);
  return value;
}

/* Adds the attributes of an operation that ODS lacks. */
static void take_attributes(const facts *from, const varve_operation *op, json_t *model) {
  const varve_attribute *names =
      varve_operation_get_attribute(op, facts_slice_of("attributeValueNames"));
  json_t *list = json_object_get(model, "properties");
  for (uint32_t i = 0; names != NULL && i < varve_operation_get_operand_count(op); i++)
    put_named(from, list, make_value(from, op, names, i));
}

/* Sets the parameters of a type or attribute, or the operands or results of an operation. */
static void take_values(const facts *from, const varve_operation *op, const char *field,
                        json_t *model) {
  const varve_attribute *names = varve_operation_get_attribute(op, facts_slice_of("names"));
  json_t *values = json_array();
  for (uint32_t i = 0; i < varve_operation_get_operand_count(op); i++) {
    json_t *value = make_value(from, op, names, i);
    if (strcmp(field, "parameters") != 0)
      set_variadicity(from, op, i, value);
    import_append(from->in, values, value);
  }
  import_set(from->in, model, field, values);
}

/* Returns the rule of a region, malloc'd, or NULL if it matches any region. */
static char *rule_of_region(const facts *from, const varve_operation *region) {
  const varve_attribute *count =
      varve_operation_get_attribute(region, facts_slice_of("numberOfBlocks"));
  varve_bytes *bytes = NULL;
  if (count == NULL || varve_attribute_print(from->context, count, &bytes) != VARVE_STATUS_OK)
    return facts_text_of(from, region, "varve.rule");
  varve_slice text = varve_bytes_slice(bytes); /* such as "1 : i32" */
  size_t digits = 0;
  while (digits < text.size && text.data[digits] >= '0' && text.data[digits] <= '9')
    digits++;
  char *rule = import_format(from->in, "SizedRegion<%.*s>", (int)digits, text.data);
  varve_bytes_destroy(bytes);
  return rule;
}

static void take_regions(const facts *from, const varve_operation *op, json_t *model) {
  const varve_attribute *names = varve_operation_get_attribute(op, facts_slice_of("names"));
  json_t *regions = json_array();
  for (uint32_t i = 0; i < varve_operation_get_operand_count(op); i++) {
    json_t *region = json_object();
    varve_slice name = facts_text_at(names, i);
    const varve_operation *constraint =
        varve_value_get_operation(varve_operation_get_operand(op, i));
    char *rule = constraint != NULL ? rule_of_region(from, constraint) : NULL;
    import_set(from->in, region, "name", json_stringn(name.data, name.size));
    if (rule != NULL)
      import_set_text(from->in, region, "rule", rule);
    if (facts_lists(op, "varve.variadic", name))
      import_set(from->in, region, "variadic", json_true());
    import_append(from->in, regions, region);
    free(rule);
  }
  import_set(from->in, model, "regions", regions);
}

static void take_successors(const facts *from, const varve_operation *op, json_t *model) {
  const varve_attribute *names = varve_operation_get_attribute(op, facts_slice_of("names"));
  json_t *successors = json_array();
  for (uint32_t i = 0; names != NULL && i < varve_attribute_get_element_count(names); i++) {
    json_t *successor = json_object();
    varve_slice name = facts_text_at(names, i);
    import_set(from->in, successor, "name", json_stringn(name.data, name.size));
    if (facts_lists(op, "variadic", name))
      import_set(from->in, successor, "variadic", json_true());
    import_append(from->in, successors, successor);
  }
  import_set(from->in, model, "successors", successors);
}

/* A list that says nothing of segments leaves them as ODS has them. */
static void take_segments(const facts *from, const varve_operation *op, const char *field,
                          json_t *model) {
  if (varve_operation_get_attribute(op, facts_slice_of("varve.segments")) != NULL)
    import_set(from->in, model, field, json_true());
}

/* Takes a list of an operation. Returns whether it is one of operands, results or regions. */
static bool take_list(const facts *from, const varve_operation *op, json_t *model) {
  if (facts_is_named(op, "irdl.operands")) {
    take_values(from, op, "operands", model);
    take_segments(from, op, "operand_segments", model);
  } else if (facts_is_named(op, "irdl.results")) {
    take_values(from, op, "results", model);
    take_segments(from, op, "result_segments", model);
  } else if (facts_is_named(op, "irdl.regions")) {
    take_regions(from, op, model);
  } else if (facts_is_named(op, "irdl.attributes")) {
    take_attributes(from, op, model);
    return false;
  } else if (facts_is_named(op, "varve.successors")) {
    take_successors(from, op, model);
    return false;
  } else {
    return false;
  }
  return true;
}

bool facts_take_lists(const facts *from, const varve_operation *op, bool is_operation,
                      json_t *model) {
  bool is_listed = false;
  for (const varve_operation *inner = facts_first_in(op); inner != NULL;
       inner = varve_operation_get_next(inner)) {
    if (is_operation) {
      is_listed |= take_list(from, inner, model);
    } else if (facts_is_named(inner, "irdl.parameters")) {
      is_listed = true;
      take_values(from, inner, "parameters", model);
    }
  }
  return is_listed;
}
