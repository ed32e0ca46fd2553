/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sorts from the order of discovery to the final order. format-spec/bytecode.md: sorting, grouping,
 * string order. */
#include "ir/attributes.h"
#include "numbering/contents.h"
#include "numbering/numbering.h"
#include "numbering/sort.h"

/* Entries to sort, and scratch memory of the same size. */
typedef struct sorting {
  varve_memory *memory;
  varve_sort_entry *entries;
  varve_sort_entry *scratch;
  size_t count;
} sorting;

static varve_status sorting_create(sorting *s, varve_memory *memory, size_t count) {
  size_t size;
  *s = (sorting){.memory = memory, .count = count};
  if (!varve_multiply_size(count, 2 * sizeof(varve_sort_entry), &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  s->entries = varve_memory_resize(memory, NULL, 0, size == 0 ? 1 : size);
  if (s->entries == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  s->scratch = s->entries + count;
  return VARVE_STATUS_OK;
}

static void sorting_release(sorting *s) {
  size_t size = 2 * s->count * sizeof(varve_sort_entry);
  varve_memory_free(s->memory, s->entries, size == 0 ? 1 : size);
}

/* Moves the elements of a vector to the order of the sorted entries. */
static varve_status arrange(varve_vector *vector, const sorting *s) {
  varve_vector arranged;
  varve_vector_init(&arranged, s->memory, vector->element_size);
  VARVE_TRY(varve_vector_reserve(&arranged, vector->count));
  for (size_t i = 0; i < s->count; i++)
    memcpy((char *)arranged.data + i * vector->element_size,
           (char *)vector->data + s->entries[i].value * vector->element_size, vector->element_size);
  arranged.count = vector->count;
  varve_vector_release(vector);
  *vector = arranged;
  return VARVE_STATUS_OK;
}

/* Groups entries in windows by dialect, with upstream's window sizes; from the third on these do
 * not match the range of a longer varint. The dialect of a window's last entry comes first in the
 * next window. */
static void group_by_dialect(const varve_numbered_item *items, const sorting *s) {
  uint64_t favoured = 0, size = 0;
  unsigned bits = 0;
  for (size_t first = 0, count; first < s->count; first += count) {
    bits += 7;
    size = ((uint64_t)1 << bits) - size;
    size_t left = s->count - first;
    count = left < size ? left : (size_t)size;
    for (size_t i = first; i < first + count; i++) {
      uint64_t dialect = items[s->entries[i].value].dialect;
      s->entries[i].key = dialect == favoured ? 0 : 1 + dialect;
    }
    varve_sort(s->entries + first, s->scratch, count);
    favoured = items[s->entries[first + count - 1].value].dialect;
  }
}

/* Sorts by number of uses, the most used first, then by dialect in each window. */
static varve_status sort_items(varve_numbering *n, varve_vector *vector) {
  const varve_numbered_item *items = vector->data;
  sorting s;
  VARVE_TRY(sorting_create(&s, &n->context->memory, vector->count));
  for (size_t i = 0; i < s.count; i++)
    s.entries[i] = (varve_sort_entry){UINT32_MAX - items[i].count, i};
  varve_sort(s.entries, s.scratch, s.count);
  group_by_dialect(items, &s);
  varve_status status = arrange(vector, &s);
  sorting_release(&s);
  return status;
}

static varve_status number_entities(varve_numbering *n, const varve_vector *items) {
  for (size_t i = 0; i < items->count; i++) {
    const varve_entity *entity = VARVE_VECTOR_AT(items, varve_numbered_item, i).item;
    VARVE_TRY(varve_id_table_set(&n->entity_numbers, entity->id, (uint32_t)i + 1));
  }
  return VARVE_STATUS_OK;
}

static bool has_data(const varve_numbered_resource *resource) {
  return resource->resource != NULL && resource->resource->has_data;
}

/* Sorts by dialect, resources with data first. */
static varve_status sort_resources(varve_numbering *n) {
  varve_vector *vector = &n->resources;
  sorting s;
  VARVE_TRY(sorting_create(&s, &n->context->memory, vector->count));
  for (size_t i = 0; i < s.count; i++) {
    const varve_numbered_resource *resource = &VARVE_VECTOR_AT(vector, varve_numbered_resource, i);
    s.entries[i] = (varve_sort_entry){2 * (uint64_t)resource->group + !has_data(resource), i};
  }
  varve_sort(s.entries, s.scratch, s.count);
  varve_status status = arrange(vector, &s);
  sorting_release(&s);
  return status;
}

static varve_status number_resources(varve_numbering *n) {
  for (size_t i = 0; i < n->resources.count; i++) {
    const varve_entity *handle = VARVE_VECTOR_AT(&n->resources, varve_numbered_resource, i).handle;
    VARVE_TRY(varve_id_table_set(&n->entity_numbers, handle->id, (uint32_t)i + 1));
  }
  return VARVE_STATUS_OK;
}

bool varve_next_resource_group(const varve_vector *resources, const varve_vector *names,
                               varve_resource_group *group) {
  const varve_numbered_resource *all = resources->data;
  group->first = group->end;
  if (names == NULL ? group->end == resources->count : group->next == names->count)
    return false;
  group->number = names == NULL ? all[group->end].group : group->next++;
  while (group->end < resources->count && all[group->end].group == group->number)
    group->end++;
  return true;
}

static varve_status find_external_group(varve_numbering *n, varve_id_table *groups,
                                        const varve_entity *name, uint32_t *group) {
  *group = varve_id_table_get(groups, name->id);
  if (*group == 0) {
    VARVE_TRY(varve_vector_push(&n->external_groups, &name));
    *group = (uint32_t)n->external_groups.count;
    VARVE_TRY(varve_id_table_set(groups, name->id, *group));
  }
  *group -= 1;
  return VARVE_STATUS_OK;
}

/* Orders groups by appearance, then by their first entry. Entries of a group keep the module's
 * order. */
static varve_status find_external_groups(varve_numbering *n, varve_id_table *groups) {
  const varve_vector *externals = &n->module->external_resources;
  const varve_vector *names = &n->module->external_groups;
  uint32_t group;
  for (size_t i = 0; i < names->count; i++)
    VARVE_TRY(
        find_external_group(n, groups, VARVE_VECTOR_AT(names, const varve_entity *, i), &group));
  for (size_t i = 0; i < externals->count; i++) {
    const varve_resource *resource = &VARVE_VECTOR_AT(externals, varve_resource, i);
    VARVE_TRY(find_external_group(n, groups, resource->group, &group));
    varve_numbered_resource added = {.resource = resource, .key = resource->key, .group = group};
    VARVE_TRY(varve_vector_push(&n->external_resources, &added));
  }
  return VARVE_STATUS_OK;
}

static varve_status sort_external_resources(varve_numbering *n) {
  varve_id_table groups;
  sorting s;
  varve_vector *vector = &n->external_resources;
  varve_id_table_init(&groups, &n->context->memory);
  varve_status status = find_external_groups(n, &groups);
  varve_id_table_release(&groups);
  VARVE_TRY(status);
  VARVE_TRY(sorting_create(&s, &n->context->memory, vector->count));
  for (size_t i = 0; i < s.count; i++)
    s.entries[i] = (varve_sort_entry){VARVE_VECTOR_AT(vector, varve_numbered_resource, i).group, i};
  varve_sort(s.entries, s.scratch, s.count);
  status = arrange(vector, &s);
  sorting_release(&s);
  return status;
}

varve_status varve_numbering_sort(varve_numbering *numbering) {
  VARVE_TRY(sort_items(numbering, &numbering->names));
  for (size_t i = 0; i < numbering->names.count; i++) {
    const varve_operation_name *name =
        VARVE_VECTOR_AT(&numbering->names, varve_numbered_item, i).item;
    VARVE_TRY(varve_id_table_set(&numbering->name_numbers, name->id, (uint32_t)i + 1));
  }
  VARVE_TRY(sort_items(numbering, &numbering->attributes));
  VARVE_TRY(number_entities(numbering, &numbering->attributes));
  VARVE_TRY(sort_items(numbering, &numbering->types));
  VARVE_TRY(number_entities(numbering, &numbering->types));
  VARVE_TRY(sort_resources(numbering));
  VARVE_TRY(number_resources(numbering));
  return sort_external_resources(numbering);
}

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
  for (size_t i = 0; i < numbering->dialects.count; i++)
    VARVE_TRY(
        number_string(numbering, VARVE_VECTOR_AT(&numbering->dialects, const varve_entity *, i)));
  for (size_t i = 0; i < numbering->names.count; i++) {
    const varve_entity *suffix;
    const varve_operation_name *name =
        VARVE_VECTOR_AT(&numbering->names, varve_numbered_item, i).item;
    VARVE_TRY(varve_string_get(numbering->context, varve_name_suffix(name), &suffix));
    VARVE_TRY(number_string(numbering, suffix));
  }
  VARVE_TRY(number_entity_strings(numbering));
  VARVE_TRY(number_property_strings(numbering));
  VARVE_TRY(number_resource_strings(numbering, &numbering->external_resources,
                                    &numbering->external_groups));
  return number_resource_strings(numbering, &numbering->resources, NULL);
}
