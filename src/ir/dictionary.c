/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dictionaries. Entries are sorted once, when a dictionary is made, and found by bisection. */
#include "base/search.h"
#include "ir/attributes.h"
#include "ir/children.h"
#include "ir/operation.h"

typedef struct entry {
  const varve_entity *name;
  const varve_entity *value;
} entry;

static int compare_names(const varve_entity *a, const varve_entity *b) {
  return varve_slice_compare(varve_string_bytes(a), varve_string_bytes(b));
}

bool varve_dictionary_is_ascending(varve_entity_list entries, uint32_t count) {
  for (uint32_t i = 1; i < count; i++)
    if (compare_names(entries[2 * (size_t)i - 2], entries[2 * (size_t)i]) >= 0)
      return false;
  return true;
}

/* Merges the runs [0, middle) and [middle, count) of source into target. */
static void merge(const entry *source, size_t middle, size_t count, entry *target) {
  size_t left = 0, right = middle;
  for (size_t i = 0; i < count; i++) {
    bool take_right = left == middle ||
                      (right < count && compare_names(source[right].name, source[left].name) < 0);
    target[i] = source[take_right ? right++ : left++];
  }
}

/* Merge sort between two arrays, from runs of one entry upwards. Returns the array with the result.
 */
static entry *sort_entries(entry *entries, entry *spare, size_t count) {
  for (size_t run = 1; run < count; run *= 2) {
    for (size_t start = 0; start < count; start += 2 * run) {
      size_t left = count - start < run ? count - start : run;
      size_t both = count - start < 2 * run ? count - start : 2 * run;
      merge(entries + start, left, both, spare + start);
    }
    entry *sorted = spare;
    spare = entries;
    entries = sorted;
  }
  return entries;
}

static varve_status intern_sorted(varve_context *context, varve_entity_list entries, uint32_t count,
                                  const varve_entity **attribute) {
  varve_entity_parts parts = {
      .kind = VARVE_KIND_DICTIONARY, .child_count = 2 * count, .children = entries};
  return varve_entity_intern(context, &parts, attribute);
}

static const varve_entity *find_duplicate(const entry *entries, uint32_t count) {
  for (uint32_t i = 1; i < count; i++)
    if (entries[i - 1].name == entries[i].name)
      return entries[i].name;
  return NULL;
}

static varve_status sort_and_intern(varve_context *context, varve_entity_list given, uint32_t count,
                                    const varve_entity **duplicate,
                                    const varve_entity **attribute) {
  size_t size;
  if (!varve_multiply_size(count, 2 * sizeof(entry), &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  entry *entries = varve_scratch_take(context, size);
  if (entries == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(entries, given, size / 2);
  entries = sort_entries(entries, entries + count, count);
  const varve_entity *twice = find_duplicate(entries, count);
  if (duplicate != NULL)
    *duplicate = twice;
  varve_status status = VARVE_STATUS_INVALID;
  if (twice == NULL)
    status = intern_sorted(context, (varve_entity_list)entries, count, attribute);
  varve_scratch_give(context);
  return status;
}

varve_status varve_dictionary_get(varve_context *context, varve_entity_list entries,
                                  uint32_t entry_count, const varve_entity **duplicate,
                                  const varve_entity **attribute) {
  *attribute = NULL;
  if (duplicate != NULL)
    *duplicate = NULL;
  if (entry_count > UINT32_MAX / 2)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  for (uint32_t i = 0; i < entry_count; i++)
    if (!varve_child_is_string(entries[2 * (size_t)i]) ||
        !varve_child_is_attribute(entries[2 * (size_t)i + 1]))
      return VARVE_STATUS_INVALID;
  if (varve_dictionary_is_ascending(entries, entry_count))
    return intern_sorted(context, entries, entry_count, attribute);
  return sort_and_intern(context, entries, entry_count, duplicate, attribute);
}

varve_status varve_dictionary_get_ascending(varve_context *context, varve_entity_list entries,
                                            uint32_t entry_count, const varve_entity **attribute) {
  *attribute = NULL;
  for (uint32_t i = 0; i < entry_count; i++)
    if (!varve_child_is_attribute(entries[2 * (size_t)i + 1]))
      return VARVE_STATUS_INVALID;
  return intern_sorted(context, entries, entry_count, attribute);
}

const varve_entity *varve_dictionary_find_key(const varve_entity *dictionary,
                                              const varve_entity *key) {
  enum { FEW = 16 };
  uint32_t count = varve_dictionary_size(dictionary);
  if (count > FEW)
    return varve_dictionary_find(dictionary, varve_string_bytes(key));
  for (uint32_t i = 0; i < count; i++)
    if (varve_dictionary_name(dictionary, i) == key)
      return varve_dictionary_value(dictionary, i);
  return NULL;
}

const varve_entity *varve_dictionary_find(const varve_entity *dictionary, varve_slice name) {
  uint32_t at;
  int order = 1;
  VARVE_SEARCH(
      uint32_t, at, varve_dictionary_size(dictionary),
      order = varve_slice_compare(varve_string_bytes(varve_dictionary_name(dictionary, at)), name));
  return order == 0 ? varve_dictionary_value(dictionary, at) : NULL;
}

const varve_entity *varve_operation_property(const varve_operation *op, varve_slice name) {
  const varve_entity *properties = varve_operation_properties(op);
  bool has_names = properties != NULL && properties->kind == VARVE_KIND_DICTIONARY;
  return has_names ? varve_dictionary_find(properties, name) : NULL;
}

const varve_entity *varve_operation_discardable(const varve_operation *op, varve_slice name) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  return dictionary == NULL ? NULL : varve_dictionary_find(dictionary, name);
}

const varve_entity *varve_operation_attribute(const varve_operation *op, varve_slice name) {
  const varve_entity *property = varve_operation_property(op, name);
  return property != NULL ? property : varve_operation_discardable(op, name);
}
