/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Maps an operation's operands and results to those of its definition: by segments, or because
 * all variadic ones have the same size. */
#include "dialect/operation_values.h"

#include "dialect/segments.h"

/* The records of one kind, and the number of values that the operation has for them. */
typedef struct value_list {
  const varve_value_record *records;
  uint32_t record_count;
  uint32_t count;
  const varve_entity *sizes; /* array<i32>; NULL: the variadic records share the remaining values */
} value_list;

static value_list list_of(const varve_operation *op, varve_record_list list, uint32_t count) {
  const varve_value_record *values = op->name->definition->values;
  return (value_list){.records = values + list.first, .record_count = list.count, .count = count};
}

/* Returns the sizes of operands or results. In a dictionary the attribute may be anything. */
static const varve_entity *sizes_of(const varve_operation *op, bool are_operands) {
  const varve_entity *inherent = varve_operation_inherent(op);
  const varve_operation_definition *definition = op->name->definition;
  const varve_entity *sizes = NULL;
  for (uint32_t i = 0; inherent != NULL && i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    if (property->kind == VARVE_PROPERTY_SEGMENTS &&
        varve_segments_are_of_operands(property->name) == are_operands)
      sizes = varve_dictionary_find_key(inherent, property->key);
  }
  const varve_segment_totals totals = {op->operand_count, varve_operation_result_count(op)};
  if (definition->in_dictionary && varve_segments_find_fault(definition, inherent, totals) != NULL)
    return NULL;
  return sizes;
}

static value_list operands_of(const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  value_list list = list_of(op, definition->record->operands, op->operand_count);
  if (definition->has_operand_segments)
    list.sizes = sizes_of(op, true);
  return list;
}

static value_list results_of(const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  value_list list = list_of(op, definition->record->results, varve_operation_result_count(op));
  if (definition->has_result_segments)
    list.sizes = sizes_of(op, false);
  return list;
}

static value_list regions_of(const varve_operation *op) {
  return list_of(op, op->name->definition->record->regions, varve_operation_region_count(op));
}

static value_list successors_of(const varve_operation *op) {
  return list_of(op, op->name->definition->record->successors, varve_operation_successor_count(op));
}

static uint32_t count_single(const value_list *list) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < list->record_count; i++)
    count += list->records[i].variadicity == VARVE_VARIADICITY_SINGLE;
  return count;
}

/* Returns the size of each variadic record of a list without sizes. */
static uint32_t shared_size(const value_list *list) {
  uint32_t single = count_single(list);
  return single == list->record_count ? 0 : (list->count - single) / (list->record_count - single);
}

static varve_value_range range_at(const value_list *list, uint32_t index) {
  varve_value_range range = {0, 0};
  if (index >= list->record_count)
    return (varve_value_range){list->count, 0};
  /* One value each: all are single, or the variadic ones share as many values as there are. */
  if (list->sizes == NULL && list->count == list->record_count)
    return (varve_value_range){index, 1};
  uint32_t shared = list->sizes == NULL ? shared_size(list) : 0;
  for (uint32_t i = 0; i <= index; i++) {
    range.first += range.count;
    if (list->sizes != NULL)
      range.count = (uint32_t)varve_segments_at(list->sizes, i);
    else
      range.count = list->records[i].variadicity == VARVE_VARIADICITY_SINGLE ? 1 : shared;
  }
  return range;
}

varve_value_range varve_operand_range_of(const varve_operation *op, uint32_t operand) {
  value_list list = operands_of(op);
  return range_at(&list, operand);
}

void varve_operand_ranges_of(const varve_operation *op, varve_value_range *ranges, uint32_t count) {
  value_list list = operands_of(op);
  uint32_t first = 0, shared = list.sizes == NULL ? shared_size(&list) : 0;
  for (uint32_t i = 0; i < count && i < list.record_count; i++) {
    bool is_single = list.records[i].variadicity == VARVE_VARIADICITY_SINGLE;
    ranges[i].first = first;
    ranges[i].count = list.sizes != NULL ? (uint32_t)varve_segments_at(list.sizes, i)
                      : is_single        ? 1
                                         : shared;
    first += ranges[i].count;
  }
}

varve_value_range varve_result_range_of(const varve_operation *op, uint32_t result) {
  value_list list = results_of(op);
  return range_at(&list, result);
}

varve_value_range varve_region_range_of(const varve_operation *op, uint32_t region) {
  value_list list = regions_of(op);
  return range_at(&list, region);
}

varve_value_range varve_successor_range_of(const varve_operation *op, uint32_t successor) {
  value_list list = successors_of(op);
  return range_at(&list, successor);
}

static bool is_allowed(const varve_value_record *record, uint32_t size) {
  switch (record->variadicity) {
  case VARVE_VARIADICITY_SINGLE:
    return size == 1;
  case VARVE_VARIADICITY_OPTIONAL:
    return size <= 1;
  default:
    return true;
  }
}

/* Checks the sizes, if there are any: one for each record, and their sum is the count. */
static bool list_fits(const value_list *list) {
  uint32_t single = count_single(list), open = list->record_count - single;
  if (list->sizes == NULL &&
      (list->count < single ||
       (open == 0 ? list->count != single : (list->count - single) % open != 0)))
    return false;
  uint32_t shared = list->sizes == NULL ? shared_size(list) : 0;
  for (uint32_t i = 0; i < list->record_count; i++) {
    bool is_single = list->records[i].variadicity == VARVE_VARIADICITY_SINGLE;
    uint32_t size = is_single ? 1 : shared;
    if (list->sizes != NULL)
      size = (uint32_t)varve_segments_at(list->sizes, i);
    if (!is_allowed(&list->records[i], size))
      return false;
  }
  return true;
}

static bool has_required(const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_entity *properties = varve_operation_inherent(op);
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    bool is_needed =
        property->kind == VARVE_PROPERTY_REQUIRED || property->kind == VARVE_PROPERTY_NATIVE;
    if (is_needed &&
        (properties == NULL || varve_dictionary_find_key(properties, property->key) == NULL))
      return false;
  }
  return true;
}

bool varve_operation_fits(const varve_operation *op) {
  const varve_entity *properties = varve_operation_inherent(op);
  if (properties != NULL && properties->kind != VARVE_KIND_DICTIONARY)
    return false;
  const varve_segment_totals totals = {op->operand_count, varve_operation_result_count(op)};
  if (varve_segments_find_fault(op->name->definition, properties, totals) != NULL)
    return false;
  const value_list lists[] = {operands_of(op), results_of(op), regions_of(op), successors_of(op)};
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++)
    if (!list_fits(&lists[i]))
      return false;
  return has_required(op);
}
