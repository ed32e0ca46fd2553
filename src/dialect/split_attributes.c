/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Moves attributes between the two dictionaries of an operation, as mlir-opt 22 does on reading and
 * writing. */
#include "base/vector.h"
#include "dialect/definition.h"
#include "ir/attributes.h"

#include <stdlib.h>

static int compare_properties(const void *key, const void *element) {
  const varve_property_definition *property = element;
  return varve_slice_compare(*(const varve_slice *)key, varve_slice_of(property->name));
}

static bool is_inherent(const varve_operation_definition *definition, varve_slice name) {
  return definition->property_count != 0 &&
         bsearch(&name, definition->properties, definition->property_count,
                 sizeof definition->properties[0], compare_properties) != NULL;
}

static uint32_t size_of(const varve_attribute *dictionary) {
  return dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
}

static const varve_attribute *unless_empty(const varve_attribute *dictionary) {
  return size_of(dictionary) == 0 ? NULL : dictionary;
}

/* Whether the dictionaries are already as they should be: the common case, which makes nothing new.
 */
static bool is_split(const varve_operation_definition *definition, const varve_attribute *given,
                     const varve_attribute *properties) {
  for (uint32_t i = 0; i < size_of(given); i++)
    if (is_inherent(definition, varve_string_bytes(varve_dictionary_name(given, i))))
      return false;
  for (uint32_t i = 0; i < size_of(properties); i++)
    if (!is_inherent(definition, varve_string_bytes(varve_dictionary_name(properties, i))))
      return false;
  return true;
}

/* Entries are collected in vectors of entities: name, value, name, value ... */
static varve_status push_entry(varve_vector *entries, const varve_attribute *dictionary,
                               uint32_t index) {
  return varve_vector_append(entries, dictionary->children + 2 * (size_t)index, 2);
}

static varve_status make_dictionary(varve_context *context, const varve_vector *entries,
                                    const varve_attribute **dictionary) {
  if (entries->count == 0)
    return VARVE_STATUS_OK;
  /* No more entries than the two dictionaries have children, of which each counts in 32 bits. */
  if (entries->count / 2 > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  return varve_dictionary_get(context, entries->data, (uint32_t)(entries->count / 2), NULL,
                              dictionary);
}

typedef struct sorting {
  const varve_operation_definition *definition;
  const varve_attribute *given;
  const varve_attribute *properties;
  varve_vector inherent;
  varve_vector discardable;
} sorting;

static varve_status sort_properties(sorting *s, varve_attribute_split *split) {
  for (uint32_t i = 0; i < size_of(s->properties); i++) {
    const varve_attribute *name = varve_dictionary_name(s->properties, i);
    if (is_inherent(s->definition, varve_string_bytes(name)))
      VARVE_TRY(push_entry(&s->inherent, s->properties, i));
    else if (split->unknown == NULL)
      split->unknown = name;
  }
  return VARVE_STATUS_OK;
}

static varve_status sort_given(sorting *s, varve_attribute_split *split) {
  for (uint32_t i = 0; i < size_of(s->given); i++) {
    const varve_attribute *name = varve_dictionary_name(s->given, i);
    varve_slice bytes = varve_string_bytes(name);
    if (!is_inherent(s->definition, bytes)) {
      VARVE_TRY(push_entry(&s->discardable, s->given, i));
    } else if (s->properties == NULL || varve_dictionary_find(s->properties, bytes) == NULL) {
      VARVE_TRY(push_entry(&s->inherent, s->given, i));
    } else if (split->conflict == NULL) {
      split->conflict = name;
    }
  }
  return VARVE_STATUS_OK;
}

static varve_status sort_attributes(varve_context *context, sorting *s,
                                    varve_attribute_split *split) {
  VARVE_TRY(sort_properties(s, split));
  VARVE_TRY(sort_given(s, split));
  VARVE_TRY(make_dictionary(context, &s->discardable, &split->dictionary));
  return make_dictionary(context, &s->inherent, &split->properties);
}

varve_status varve_split_attributes(varve_context *context, const varve_operation_name *name,
                                    const varve_attribute *given, const varve_attribute *properties,
                                    varve_attribute_split *split) {
  const varve_operation_definition *definition = name->definition;
  *split = (varve_attribute_split){0};
  if (given != NULL && given->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_BAD_ARGUMENT;
  if (definition == NULL) {
    split->dictionary = unless_empty(given);
    split->properties = properties;
    return VARVE_STATUS_OK;
  }
  if (properties != NULL &&
      (definition->property_count == 0 || properties->kind != VARVE_KIND_DICTIONARY))
    return VARVE_STATUS_INVALID;
  if (is_split(definition, given, properties)) {
    split->dictionary = unless_empty(given);
    split->properties = unless_empty(properties);
    return VARVE_STATUS_OK;
  }
  sorting s = {.definition = definition, .given = given, .properties = properties};
  varve_vector_init(&s.inherent, &context->memory, sizeof(const varve_entity *));
  varve_vector_init(&s.discardable, &context->memory, sizeof(const varve_entity *));
  varve_status status = sort_attributes(context, &s, split);
  varve_vector_release(&s.inherent);
  varve_vector_release(&s.discardable);
  if (status != VARVE_STATUS_OK)
    *split = (varve_attribute_split){0};
  return status;
}

static varve_status join_entries(varve_context *context, varve_vector *entries,
                                 const varve_attribute *const dictionaries[2],
                                 const varve_attribute **merged) {
  for (int i = 0; i < 2; i++)
    VARVE_TRY(
        varve_vector_append(entries, dictionaries[i]->children, dictionaries[i]->child_count));
  return make_dictionary(context, entries, merged);
}

varve_status varve_merge_attributes(varve_context *context, const varve_attribute *dictionary,
                                    const varve_attribute *properties,
                                    const varve_attribute **merged,
                                    const varve_attribute **conflict) {
  *merged = NULL;
  *conflict = NULL;
  if ((dictionary != NULL && dictionary->kind != VARVE_KIND_DICTIONARY) ||
      (properties != NULL && properties->kind != VARVE_KIND_DICTIONARY))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (size_of(dictionary) == 0 || size_of(properties) == 0) {
    *merged = size_of(dictionary) == 0 ? unless_empty(properties) : dictionary;
    return VARVE_STATUS_OK;
  }
  for (uint32_t i = 0; i < varve_dictionary_size(properties); i++) {
    const varve_attribute *name = varve_dictionary_name(properties, i);
    if (varve_dictionary_find(dictionary, varve_string_bytes(name)) == NULL)
      continue;
    *conflict = name;
    return VARVE_STATUS_INVALID;
  }
  varve_vector entries;
  varve_vector_init(&entries, &context->memory, sizeof(const varve_entity *));
  const varve_attribute *const both[2] = {dictionary, properties};
  varve_status status = join_entries(context, &entries, both, merged);
  varve_vector_release(&entries);
  return status;
}
