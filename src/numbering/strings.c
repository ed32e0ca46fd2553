/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers strings in the order of their first use while a module is written.
 * format-spec/bytecode.md: string order. */
#include "ir/attributes.h"
#include "numbering/numbering.h"

/* A string with a type gets the number of the one without, because only the bytes count. */
static varve_status number_string(varve_numbering *n, const varve_entity *string) {
  const varve_entity *plain = string;
  if (varve_id_table_get(&n->string_numbers, string->id) != 0)
    return VARVE_STATUS_OK;
  if (string->child_count != 0)
    VARVE_TRY(varve_string_get(n->context, varve_string_bytes(string), &plain));
  uint32_t number = varve_id_table_get(&n->string_numbers, plain->id);
  if (number == 0) {
    VARVE_TRY(varve_vector_push(&n->strings, &plain));
    number = (uint32_t)n->strings.count;
    VARVE_TRY(varve_id_table_set(&n->string_numbers, plain->id, number));
  }
  return varve_id_table_set(&n->string_numbers, string->id, number);
}

static varve_status number_names(varve_numbering *n) {
  for (size_t i = 0; i < n->dialects.count; i++)
    VARVE_TRY(number_string(n, VARVE_VECTOR_AT(&n->dialects, const varve_entity *, i)));
  for (size_t i = 0; i < n->names.count; i++) {
    const varve_entity *suffix;
    const varve_operation_name *name = VARVE_VECTOR_AT(&n->names, varve_numbered_item, i).item;
    VARVE_TRY(varve_string_get(n->context, varve_name_suffix(name), &suffix));
    VARVE_TRY(number_string(n, suffix));
  }
  return VARVE_STATUS_OK;
}

static varve_status number_coded_strings(varve_numbering *n, const varve_entity *entity) {
  size_t count;
  const varve_coded_field *fields = varve_numbering_coded(n, entity, &count);
  for (size_t i = 0; i < count; i++)
    if (fields[i].letter == 'S')
      VARVE_TRY(number_string(n, fields[i].entity));
  return VARVE_STATUS_OK;
}

/* Types refer to no strings directly. */
static varve_status number_entity_strings(varve_numbering *n) {
  for (size_t i = 0; i < n->attributes.count; i++) {
    const varve_entity *entity = VARVE_VECTOR_AT(&n->attributes, varve_numbered_item, i).item;
    if (entity->kind == VARVE_KIND_DIALECT_ATTRIBUTE)
      VARVE_TRY(number_coded_strings(n, entity));
    else if (entity->kind == VARVE_KIND_STRING)
      VARVE_TRY(number_string(n, entity));
    else if (entity->kind == VARVE_KIND_DENSE_STRING_ELEMENTS)
      for (uint32_t child = 1; child < entity->child_count; child++)
        VARVE_TRY(number_string(n, entity->children[child]));
  }
  return VARVE_STATUS_OK;
}

/* No property of upstream is a string, so this walk serves definitions from elsewhere. */
static varve_status number_property_strings(varve_numbering *n) {
  varve_property_cursor cursor;
  varve_property_field field;
  varve_operation *root = n->module->root;
  if (!n->has_property_strings)
    return VARVE_STATUS_OK;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    if (varve_property_cursor_init(&cursor, n->options.properties, op))
      while (varve_property_cursor_next(&cursor, &field))
        if (field.kind == VARVE_PROPERTY_FIELD_STRING)
          VARVE_TRY(number_string(n, field.attribute));
  return VARVE_STATUS_OK;
}

static varve_status number_value(varve_numbering *n, varve_numbered_resource *numbered) {
  const varve_resource *resource = numbered->resource;
  const varve_entity *value;
  if (n->options.elide_resource_data || resource == NULL || !resource->has_data ||
      resource->kind != VARVE_RESOURCE_STRING)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_string_get(n->context, resource->data, &value));
  VARVE_TRY(number_string(n, value));
  numbered->value = varve_number_of_string(n, value);
  return VARVE_STATUS_OK;
}

/* For each group, numbers the values, then its name (external groups only), then the keys. */
static varve_status number_resource_strings(varve_numbering *n, const varve_vector *resources,
                                            const varve_vector *names) {
  varve_numbered_resource *all = resources->data;
  varve_resource_group group = {0};
  while (varve_next_resource_group(resources, names, &group)) {
    for (size_t i = group.first; i < group.end; i++)
      VARVE_TRY(number_value(n, &all[i]));
    if (names != NULL)
      VARVE_TRY(number_string(n, VARVE_VECTOR_AT(names, const varve_entity *, group.number)));
    for (size_t i = group.first; i < group.end; i++)
      VARVE_TRY(number_string(n, all[i].key));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_numbering_number_strings(varve_numbering *numbering) {
  VARVE_TRY(varve_id_table_reserve(&numbering->string_numbers, numbering->context->entity_count));
  VARVE_TRY(number_names(numbering));
  VARVE_TRY(number_entity_strings(numbering));
  VARVE_TRY(number_property_strings(numbering));
  VARVE_TRY(number_resource_strings(numbering, &numbering->external_resources,
                                    &numbering->external_groups));
  return number_resource_strings(numbering, &numbering->resources, NULL);
}
