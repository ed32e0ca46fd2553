/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes the definition of an operation name when a context first uses the name: copies the record,
 * sorts the properties into the order in which they are searched and written, and compiles the
 * facts about names. */
#include "dialect/definition_cache.h"
#include "dialect/properties/operation_properties.h"
#include "dialect/registry/registry.h"
#include "dialect/segments.h"
#include "dialect/uses/value_names.h"
#include "ir/attributes.h"

static inline bool is_below(const varve_property_definition *a,
                            const varve_property_definition *b) {
  return varve_slice_compare(a->name, b->name) < 0;
}

static void swap(varve_property_definition *a, varve_property_definition *b) {
  varve_property_definition kept = *a;
  *a = *b;
  *b = kept;
}

static void sift_down(varve_property_definition *heap, uint32_t root, uint32_t count) {
  for (uint32_t child; root < count / 2; root = child) {
    child = 2 * root + 1;
    if (child + 1 < count && is_below(&heap[child], &heap[child + 1]))
      child++;
    if (!is_below(&heap[root], &heap[child]))
      return;
    swap(&heap[root], &heap[child]);
  }
}

/* Heap sort for long lists: qsort may allocate memory that is not counted. */
static void sort(varve_property_definition *properties, uint32_t count) {
  enum { FEW = 24 };
  if (count <= FEW) {
    /* For short lists. */
    for (uint32_t i = 1; i < count; i++) {
      uint32_t place = i;
      while (place > 0 && is_below(&properties[i], &properties[place - 1]))
        place--;
      if (place == i)
        continue;
      varve_property_definition kept = properties[i];
      memmove(&properties[place + 1], &properties[place], (i - place) * sizeof(*properties));
      properties[place] = kept;
    }
    return;
  }
  for (uint32_t root = count / 2; root-- > 0;)
    sift_down(properties, root, count);
  for (uint32_t end = count; end-- > 1;) {
    swap(&properties[0], &properties[end]);
    sift_down(properties, 0, end);
  }
}

static varve_property_definition of_record(const varve_definition_tables *tables,
                                           varve_property_record record) {
  varve_property_definition property = {.name = varve_table_text(tables, record.name),
                                        .kind = VARVE_PROPERTY_REQUIRED,
                                        .native = varve_table_text(tables, record.native),
                                        .default_value =
                                            varve_table_text(tables, record.default_value),
                                        .constraint = record.constraint};
  if (record.native != 0)
    property.kind = VARVE_PROPERTY_NATIVE;
  else if (record.is_optional != 0 || record.default_value != 0)
    property.kind = VARVE_PROPERTY_OPTIONAL;
  property.is_filled_in =
      record.native != 0 || (record.is_optional == 0 && record.default_value != 0);
  return property;
}

static varve_property_definition segments(varve_era era, bool are_operands) {
  return (varve_property_definition){.name = varve_segments_name(era, are_operands),
                                     .kind = VARVE_PROPERTY_SEGMENTS,
                                     .is_filled_in = true};
}

/* The most properties that a blob may lack: each is a reading of the blob. */
enum { MOST_LATER = 64 };

/* Fills *made except for its natives. properties has room for all properties. */
static varve_status fill_properties(varve_context *context, varve_operation_definition *made,
                                    varve_property_definition *properties) {
  const varve_definition_tables *tables = made->dialect->tables;
  varve_record_list list = made->record->properties;
  bool fills_dictionary = varve_era_has(context->era, VARVE_HAS_DEFAULTS_IN_DICTIONARY);
  uint32_t count = 0;
  if ((made->record->flags & VARVE_OPERATION_IS_DYNAMIC) != 0)
    list.count = 0;
  while (count < list.count) {
    varve_property_definition *property = &properties[count];
    *property = of_record(tables, varve_property_record_at(tables, list.first + count));
    property->order = count++;
    if (property->kind != VARVE_PROPERTY_NATIVE)
      continue;
    made->native_count++;
    property->enumeration =
        varve_find_enum_in_rule(made->dialect, varve_constraint_rule(tables, property->constraint));
  }
  if (made->has_operand_segments)
    properties[count++] = segments(context->era, true);
  if (made->has_result_segments)
    properties[count++] = segments(context->era, false);
  sort(properties, count);
  for (uint32_t i = 0; i < count; i++) {
    VARVE_TRY(varve_string_get(context, properties[i].name, &properties[i].key));
    if (made->in_dictionary)
      properties[i].is_filled_in = fills_dictionary && properties[i].is_filled_in &&
                                   properties[i].kind != VARVE_PROPERTY_SEGMENTS;
    made->has_defaults = made->has_defaults || properties[i].is_filled_in;
  }
  made->properties = properties;
  made->property_count = made->later = count;
  const varve_property_definition *later =
      varve_find_property(made, varve_find_text_fact(tables, made->record->facts, "later"));
  if (later != NULL)
    made->later = count - later->order > MOST_LATER ? count - MOST_LATER : later->order;
  return VARVE_STATUS_OK;
}

static varve_status fill_natives(varve_context *context, varve_operation_definition *made) {
  const varve_definition_tables *tables = made->dialect->tables;
  varve_record_list list = made->record->properties;
  if (made->native_count == 0)
    return VARVE_STATUS_OK;
  uint32_t *natives =
      varve_arena_allocate_array(&context->arena, made->native_count, sizeof *natives);
  if (natives == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  made->natives = natives;
  for (uint32_t i = 0; i < list.count; i++) {
    varve_property_record record = varve_property_record_at(tables, list.first + i);
    if (record.native != 0)
      *natives++ = (uint32_t)(varve_find_property(made, varve_table_text(tables, record.name)) -
                              made->properties);
  }
  return VARVE_STATUS_OK;
}

/* Appends the records of a list to the copied records, and moves the list there. */
static void take_values(const varve_definition_tables *tables, varve_record_list *list,
                        varve_value_record *values, uint32_t *count) {
  for (uint32_t i = 0; i < list->count; i++)
    values[*count + i] = varve_value_record_at(tables, list->first + i);
  list->first = *count;
  *count += list->count;
}

static varve_status fill_values(varve_context *context, const varve_definition_tables *tables,
                                varve_operation_record *record, const varve_value_record **values) {
  varve_record_list *lists[] = {&record->operands, &record->results, &record->regions,
                                &record->successors};
  size_t most = 0;
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++)
    most += lists[i]->count;
  varve_value_record *made = varve_arena_allocate_array(&context->arena, most, sizeof *made);
  if (most > UINT32_MAX || made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  uint32_t count = 0;
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++)
    take_values(tables, lists[i], made, &count);
  *values = made;
  return VARVE_STATUS_OK;
}

/* The parts of a definition, in one allocation. */
typedef struct definition_parts {
  varve_operation_definition definition;
  varve_operation_record record;
  varve_property_memory memory;
  const struct varve_inference_plan *plan;
  const struct varve_requirements *requirements;
} definition_parts;

/* Returns whether the dictionary has all attributes of the operations of a dialect. Dialects got
 * properties one by one; most have them since LLVM 18. */
static bool is_without_properties(const varve_context *context,
                                  const varve_dialect_definition *dialect) {
  const varve_dialect_definition *first = dialect->first;
  varve_era_fact usual = first->is_of_pack ? VARVE_HAS_LAYOUTS : VARVE_HAS_PROPERTIES;
  varve_era since = varve_era_facts[usual].first, named;
  if (varve_era_find(varve_find_text_fact(first->tables, first->record->facts, "properties"),
                     &named))
    since = named;
  return varve_era_is_before(context->era, since);
}

static varve_status make(varve_context *context, const varve_dialect_definition *dialect,
                         const varve_operation_record *record, definition_parts *parts) {
  const varve_definition_tables *tables = dialect->tables;
  size_t most = (size_t)record->properties.count + 2;
  varve_property_definition *properties =
      varve_arena_allocate_array(&context->arena, most, sizeof *properties);
  const varve_entity **defaults =
      varve_arena_allocate_array(&context->arena, most, sizeof(const varve_entity *));
  if (properties == NULL || defaults == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  bool has_properties = (record->flags & VARVE_OPERATION_IS_DYNAMIC) == 0;
  memset(defaults, 0, most * sizeof(const varve_entity *));
  parts->memory = (varve_property_memory){.defaults = defaults};
  parts->record = *record;
  parts->plan = NULL;
  parts->requirements = NULL;
  parts->definition = (varve_operation_definition){
      .dialect = dialect,
      .record = &parts->record,
      .name = varve_table_text(tables, record->name),
      .memory = &parts->memory,
      .inference_plan = &parts->plan,
      .requirements = &parts->requirements,
      .has_operand_segments =
          has_properties && (record->flags & VARVE_OPERATION_OPERAND_SEGMENTS) != 0,
      .has_result_segments =
          has_properties && (record->flags & VARVE_OPERATION_RESULT_SEGMENTS) != 0,
      .has_body = varve_find_fact(tables, record->facts, "body").size != 0,
      .has_maps = varve_find_fact(tables, record->facts, "maps").size != 0,
      .in_dictionary = is_without_properties(context, dialect),
      .is_isolated_from_above = varve_has_trait(tables, record->traits, "IsolatedFromAbove")};
  VARVE_TRY(fill_values(context, tables, &parts->record, &parts->definition.values));
  VARVE_TRY(fill_properties(context, &parts->definition, properties));
  VARVE_TRY(fill_natives(context, &parts->definition));
  return varve_value_names_make(context, &parts->definition, &parts->definition.value_names);
}

/* Sets the definition of an operation name if the context has one. It is NULL if only the name is
 * known. */
static varve_status define_operation(varve_context *context, varve_operation_name *name) {
  varve_found_operation found;
  VARVE_TRY(varve_find_operation_record(context, name, &found));
  if (found.part == NULL)
    return VARVE_STATUS_OK;
  const varve_definition_tables *tables = found.part->tables;
  varve_operation_record record = varve_operation_record_at(tables, found.index);
  if ((record.flags & VARVE_OPERATION_NAME_ONLY) != 0)
    return VARVE_STATUS_OK;
  definition_parts *parts = varve_arena_allocate(&context->arena, sizeof *parts);
  if (parts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(make(context, found.part, &record, parts));
  parts->definition.place = varve_table_place(tables, VARVE_TABLE_operations, found.index);
  name->definition = &parts->definition;
  return VARVE_STATUS_OK;
}

void varve_registry_attach(const varve_registry *registry, varve_context *context) {
  varve_context_set_registry(context, registry);
  context->find_definition = define_operation;
}
