/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Moves attributes between the two dictionaries of an operation, as mlir-opt 22 does when it
 * parses and prints. */
#include "dialect/properties/operation_properties.h"

#include "base/vector.h"
#include "dialect/properties/native_property.h"
#include "dialect/segments.h"
#include "ir/attributes.h"

static uint32_t size_of(const varve_entity *dictionary) {
  return dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
}

static const varve_entity *unless_empty(const varve_entity *dictionary) {
  return size_of(dictionary) == 0 ? NULL : dictionary;
}

/* Entries are collected in vectors of entities that alternate names and values. */
static varve_status push_entry(varve_vector *entries, const varve_entity *name,
                               const varve_entity *value) {
  const varve_entity *entry[2] = {name, value};
  return varve_vector_append(entries, entry, 2);
}

static varve_status make_dictionary(varve_context *context, const varve_vector *entries,
                                    const varve_entity **dictionary) {
  if (entries->count == 0)
    return VARVE_STATUS_OK;
  /* The number of entries is limited by two dictionaries and a definition, each of which counts
   * in 32 bits. */
  if (entries->count / 2 > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  return varve_dictionary_get(context, entries->data, (uint32_t)(entries->count / 2), NULL,
                              dictionary);
}

/* Searches the entries of a dictionary by names in ascending order. */
typedef struct dictionary_cursor {
  const varve_entity *dictionary; /* or NULL */
  uint32_t next;
} dictionary_cursor;

/* Compares the name of the next entry with this one. The result is positive at the end. */
static int compare_next(const dictionary_cursor *cursor, varve_slice name) {
  if (cursor->next == size_of(cursor->dictionary))
    return 1;
  return varve_slice_compare(
      varve_string_bytes(varve_dictionary_name(cursor->dictionary, cursor->next)), name);
}

static const varve_entity *take_next(dictionary_cursor *cursor) {
  return varve_dictionary_value(cursor->dictionary, cursor->next++);
}

/* Segment sizes */

static varve_slice older_name(const varve_property_definition *segments) {
  return varve_segments_are_of_operands(segments->name) ? VARVE_SLICE("operand_segment_sizes")
                                                        : VARVE_SLICE("result_segment_sizes");
}

static bool is_older_name(const varve_operation_definition *definition, varve_slice name) {
  return (definition->has_operand_segments &&
          varve_slice_equal(name, VARVE_SLICE("operand_segment_sizes"))) ||
         (definition->has_result_segments &&
          varve_slice_equal(name, VARVE_SLICE("result_segment_sizes")));
}

static bool are_sizes(const varve_operation_definition *definition,
                      const varve_property_definition *property, const varve_entity *value) {
  return varve_segments_are_property(value) &&
         varve_segments_count(value) == varve_segments_expected(definition, property->name);
}

/* Returns whether the dictionaries are already sorted correctly. This is the common case and
 * allocates nothing. */
static bool is_split(const varve_operation_definition *definition, const varve_entity *given,
                     const varve_entity *properties) {
  dictionary_cursor inherent = {properties, 0};
  if (definition->native_count != 0)
    return false;
  for (uint32_t i = 0; i < size_of(given); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(given, i));
    if (varve_find_property(definition, name) != NULL || is_older_name(definition, name))
      return false;
  }
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    int order = compare_next(&inherent, property->name);
    if (order < 0 || (order > 0 && property->is_filled_in))
      return false;
    if (order > 0)
      continue;
    const varve_entity *value = take_next(&inherent);
    if (property->kind == VARVE_PROPERTY_SEGMENTS && !are_sizes(definition, property, value))
      return false;
  }
  return inherent.next == size_of(properties);
}

typedef struct sorting {
  varve_context *context;
  const varve_operation_definition *definition;
  dictionary_cursor properties;
  dictionary_cursor given;
  varve_vector inherent;
  varve_vector discardable;
  varve_attribute_split *split;
} sorting;

static varve_status make_default(varve_context *context,
                                 const varve_operation_definition *definition,
                                 const varve_property_definition *property,
                                 const varve_entity **value) {
  if (property->kind == VARVE_PROPERTY_SEGMENTS) {
    size_t size;
    if (!varve_multiply_size(varve_segments_expected(definition, property->name), sizeof(int32_t),
                             &size))
      return VARVE_STATUS_LIMIT_EXCEEDED;
    char *zeros = varve_memory_resize(&context->memory, NULL, 0, size + 1);
    if (zeros == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    memset(zeros, 0, size + 1);
    varve_status status =
        varve_dense_array_get(context, context->i32, varve_slice_make(zeros, size), value);
    varve_memory_free(&context->memory, zeros, size + 1);
    return status;
  }
  if (property->default_value.size == 0)
    return varve_native_property_zero(context, property, value);
  if (context->parse_attribute == NULL)
    return VARVE_STATUS_INTERNAL;
  VARVE_TRY(varve_definition_attribute(context, property->default_value, value));
  return property->kind == VARVE_PROPERTY_NATIVE
             ? varve_native_property_normalize(context, property, *value, value)
             : VARVE_STATUS_OK;
}

varve_status varve_property_default(varve_context *context,
                                    const varve_operation_definition *definition,
                                    const varve_property_definition *property,
                                    const varve_entity **value) {
  const varve_entity **known = &definition->memory->defaults[property - definition->properties];
  *value = NULL;
  if (*known == NULL) {
    /* A default that cannot be read is ignored: a native property is zero, another one is absent.
     */
    const varve_entity *made = NULL;
    varve_status status = make_default(context, definition, property, &made);
    if (status == VARVE_STATUS_INVALID)
      status = property->kind == VARVE_PROPERTY_NATIVE
                   ? varve_native_property_zero(context, property, &made)
                   : varve_absent_get(context, &made);
    VARVE_TRY(status);
    *known = made;
  }
  if (*known != NULL && (*known)->kind != VARVE_KIND_ABSENT)
    *value = *known;
  return VARVE_STATUS_OK;
}

static void note(const varve_entity **first, const varve_entity *name) {
  if (*first == NULL)
    *first = name;
}

/* Passes the entries before this name. In <...> they are unknown; in braces they are
 * discardable. Older names are handled at their own place in the order. */
static varve_status pass_below(sorting *s, const varve_slice *name) {
  while (s->properties.next < size_of(s->properties.dictionary) &&
         (name == NULL || compare_next(&s->properties, *name) < 0)) {
    const varve_entity *key = varve_dictionary_name(s->properties.dictionary, s->properties.next++);
    if (!is_older_name(s->definition, varve_string_bytes(key)))
      note(&s->split->unknown, key);
  }
  while (s->given.next < size_of(s->given.dictionary) &&
         (name == NULL || compare_next(&s->given, *name) < 0)) {
    const varve_entity *key = varve_dictionary_name(s->given.dictionary, s->given.next);
    const varve_entity *value = take_next(&s->given);
    if (!is_older_name(s->definition, varve_string_bytes(key)))
      VARVE_TRY(push_entry(&s->discardable, key, value));
  }
  return VARVE_STATUS_OK;
}

/* In braces the older name wins, because mlir-opt processes it later. */
static const varve_entity *choose_sizes(sorting *s, const varve_property_definition *property,
                                        const varve_entity *newer) {
  const varve_entity *candidates[2] = {NULL, newer};
  if (s->given.dictionary != NULL)
    candidates[0] = varve_dictionary_find(s->given.dictionary, older_name(property));
  for (int i = 0; i < 2; i++) {
    if (candidates[i] == NULL)
      continue;
    if (are_sizes(s->definition, property, candidates[i]))
      return candidates[i];
    note(&s->split->useless, property->key);
  }
  return NULL;
}

/* Takes the value of the property from the braces. */
static const varve_entity *take_from_braces(sorting *s, const varve_property_definition *property) {
  if (property->kind == VARVE_PROPERTY_NATIVE)
    return NULL;
  const varve_entity *value = NULL;
  if (compare_next(&s->given, property->name) == 0)
    value = take_next(&s->given);
  return property->kind == VARVE_PROPERTY_SEGMENTS ? choose_sizes(s, property, value) : value;
}

/* Takes the value of the property from <...>. */
static varve_status take_from_properties(sorting *s, const varve_property_definition *property,
                                         const varve_entity **value) {
  *value = NULL;
  if (compare_next(&s->properties, property->name) == 0)
    *value = take_next(&s->properties);
  else if (property->kind == VARVE_PROPERTY_SEGMENTS && s->properties.dictionary != NULL)
    *value = varve_dictionary_find(s->properties.dictionary, older_name(property));
  if (*value == NULL)
    return VARVE_STATUS_OK;
  if (property->kind == VARVE_PROPERTY_NATIVE)
    return varve_native_property_normalize(s->context, property, *value, value);
  return property->kind != VARVE_PROPERTY_SEGMENTS || are_sizes(s->definition, property, *value)
             ? VARVE_STATUS_OK
             : VARVE_STATUS_INVALID;
}

static varve_status sort_property(sorting *s, const varve_property_definition *property) {
  const varve_entity *value;
  VARVE_TRY(pass_below(s, &property->name));
  varve_status status = take_from_properties(s, property, &value);
  const varve_entity *in_braces = take_from_braces(s, property);
  if (status == VARVE_STATUS_OK && value != NULL && in_braces != NULL)
    note(&s->split->conflict, property->key);
  if (status == VARVE_STATUS_OK && value == NULL)
    value = in_braces;
  if (status == VARVE_STATUS_OK && value == NULL && property->is_filled_in)
    status = varve_property_default(s->context, s->definition, property, &value);
  if (status == VARVE_STATUS_INVALID)
    s->split->fault = property;
  VARVE_TRY(status);
  return value == NULL ? VARVE_STATUS_OK : push_entry(&s->inherent, property->key, value);
}

static varve_status sort_attributes(sorting *s) {
  for (uint32_t i = 0; i < s->definition->property_count; i++)
    VARVE_TRY(sort_property(s, &s->definition->properties[i]));
  VARVE_TRY(pass_below(s, NULL));
  VARVE_TRY(make_dictionary(s->context, &s->discardable, &s->split->dictionary));
  return make_dictionary(s->context, &s->inherent, &s->split->properties);
}

static varve_status split_defined(sorting *s) {
  varve_memory *memory = &s->context->memory;
  varve_vector_init(&s->inherent, memory, sizeof(const varve_entity *));
  varve_vector_init(&s->discardable, memory, sizeof(const varve_entity *));
  varve_status status = sort_attributes(s);
  varve_vector_release(&s->inherent);
  varve_vector_release(&s->discardable);
  if (status != VARVE_STATUS_OK) {
    *s->split = (varve_attribute_split){.fault = s->split->fault};
    return status;
  }
  *s->definition->memory = (varve_property_memory){.defaults = s->definition->memory->defaults,
                                                   .given = s->given.dictionary,
                                                   .properties = s->properties.dictionary,
                                                   .split = *s->split,
                                                   .has_split = true};
  return VARVE_STATUS_OK;
}

/* Fills defaults into the dictionary of an operation that keeps all attributes there. */
static varve_status fill_dictionary(varve_context *context,
                                    const varve_operation_definition *definition,
                                    varve_vector *entries, const varve_entity **dictionary) {
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    const varve_entity *value = NULL;
    if (!property->is_filled_in ||
        (*dictionary != NULL && varve_dictionary_find(*dictionary, property->name) != NULL))
      continue;
    VARVE_TRY(varve_property_default(context, definition, property, &value));
    if (value != NULL)
      VARVE_TRY(push_entry(entries, property->key, value));
  }
  if (entries->count == 0)
    return VARVE_STATUS_OK;
  if (*dictionary != NULL)
    VARVE_TRY(varve_vector_append(entries, (*dictionary)->children, (*dictionary)->child_count));
  return make_dictionary(context, entries, dictionary);
}

static varve_status split_in_dictionary(varve_context *context,
                                        const varve_operation_definition *definition,
                                        const varve_entity *const given[2],
                                        varve_attribute_split *split) {
  VARVE_TRY(
      varve_merge_attributes(context, given[0], given[1], &split->dictionary, &split->conflict));
  if (!definition->has_defaults)
    return VARVE_STATUS_OK;
  varve_vector entries;
  varve_vector_init(&entries, &context->memory, sizeof(const varve_entity *));
  varve_status status = fill_dictionary(context, definition, &entries, &split->dictionary);
  varve_vector_release(&entries);
  return status;
}

static bool is_unknown(const varve_operation_definition *definition, const varve_entity *given,
                       const varve_entity *key) {
  varve_slice name = varve_string_bytes(key);
  return varve_find_property(definition, name) == NULL && !is_older_name(definition, name) &&
         (given == NULL || varve_dictionary_find(given, name) == NULL);
}

static varve_status push_entries(varve_vector *entries, const varve_entity *dictionary) {
  for (uint32_t i = 0; i < size_of(dictionary); i++)
    VARVE_TRY(push_entry(entries, varve_dictionary_name(dictionary, i),
                         varve_dictionary_value(dictionary, i)));
  return VARVE_STATUS_OK;
}

varve_status varve_split_attributes(varve_context *context, const varve_operation_name *name,
                                    const varve_entity *given, const varve_entity *properties,
                                    varve_attribute_split *split) {
  const varve_operation_definition *definition = name->definition;
  *split = (varve_attribute_split){0};
  if (given != NULL && given->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_BAD_ARGUMENT;
  if (definition == NULL && !varve_era_has(context->era, VARVE_HAS_PROPERTIES))
    return varve_merge_attributes(context, given, properties, &split->dictionary, &split->conflict);
  if (definition == NULL) {
    split->dictionary = unless_empty(given);
    split->properties = properties;
    return VARVE_STATUS_OK;
  }
  if (definition->in_dictionary)
    return split_in_dictionary(context, definition, (const varve_entity *[]){given, properties},
                               split);
  if (properties != NULL &&
      (!varve_operation_has_blob(definition) || properties->kind != VARVE_KIND_DICTIONARY))
    return VARVE_STATUS_INVALID;
  const varve_property_memory *memory = definition->memory;
  if (memory->has_split && memory->given == given && memory->properties == properties) {
    *split = memory->split;
    return VARVE_STATUS_OK;
  }
  if (is_split(definition, given, properties)) {
    split->dictionary = unless_empty(given);
    split->properties = unless_empty(properties);
    return VARVE_STATUS_OK;
  }
  sorting s = {.context = context,
               .definition = definition,
               .properties = {properties, 0},
               .given = {given, 0},
               .split = split};
  const varve_entity *kept = NULL;
  if (properties != NULL) {
    /* Moves unknown properties to the discardable attributes; *kept is the first one, or NULL. */
    varve_vector moved, left;
    varve_vector_init(&moved, &s.context->memory, sizeof(const varve_entity *));
    varve_vector_init(&left, &s.context->memory, sizeof(const varve_entity *));
    varve_status status = push_entries(&moved, given);
    for (uint32_t i = 0; i < size_of(properties) && status == VARVE_STATUS_OK; i++) {
      const varve_entity *key = varve_dictionary_name(properties, i);
      bool is_it = is_unknown(s.definition, given, key);
      if (is_it)
        note(&kept, key);
      status = push_entry(is_it ? &moved : &left, key, varve_dictionary_value(properties, i));
    }
    if (status == VARVE_STATUS_OK && kept != NULL)
      status =
          varve_dictionary_get(s.context, moved.data, (uint32_t)(moved.count / 2), NULL, &given);
    if (status == VARVE_STATUS_OK && kept != NULL)
      status =
          varve_dictionary_get(s.context, left.data, (uint32_t)(left.count / 2), NULL, &properties);
    varve_vector_release(&moved);
    varve_vector_release(&left);
    VARVE_TRY(status);
    s.given.dictionary = given;
    s.properties.dictionary = properties;
  }
  varve_status status = split_defined(&s);
  split->kept = kept;
  return status;
}

const char *varve_property_expectation(const varve_property_definition *property) {
  return property->kind == VARVE_PROPERTY_SEGMENTS
             ? "array<i32: ...> with as many sizes as there are segments"
             : varve_native_property_expectation(property);
}

static varve_status join_entries(varve_context *context, varve_vector *entries,
                                 const varve_entity *const dictionaries[2],
                                 const varve_entity **merged) {
  for (int i = 0; i < 2; i++)
    VARVE_TRY(
        varve_vector_append(entries, dictionaries[i]->children, dictionaries[i]->child_count));
  return make_dictionary(context, entries, merged);
}

varve_status varve_merge_attributes(varve_context *context, const varve_entity *dictionary,
                                    const varve_entity *properties, const varve_entity **merged,
                                    const varve_entity **conflict) {
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
    const varve_entity *name = varve_dictionary_name(properties, i);
    if (varve_dictionary_find(dictionary, varve_string_bytes(name)) == NULL)
      continue;
    *conflict = name;
    return VARVE_STATUS_INVALID;
  }
  varve_vector entries;
  varve_vector_init(&entries, &context->memory, sizeof(const varve_entity *));
  const varve_entity *const both[2] = {dictionary, properties};
  varve_status status = join_entries(context, &entries, both, merged);
  varve_vector_release(&entries);
  return status;
}
