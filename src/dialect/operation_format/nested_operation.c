/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Joins the definitions of two operations, of which one holds the other: see nested_operation.h. */
#include "dialect/operation_format/nested_operation.h"

#include "dialect/operation_values.h"
#include "dialect/properties/operation_properties.h"
#include "ir/attributes.h"

#define REFUSE(lexer, ...) varve_format_refuse(lexer, (lexer)->text.data, __VA_ARGS__)

static varve_slice value_name(const varve_operation_definition *definition, varve_record_list list,
                              uint32_t index) {
  return varve_table_text(definition->dialect->tables, definition->values[list.first + index].name);
}

static bool find_region(const varve_operation_definition *definition, varve_slice name,
                        uint32_t *region) {
  varve_record_list list = definition->record->regions;
  for (*region = 0; *region < list.count; ++*region)
    if (varve_slice_equal(value_name(definition, list, *region), name))
      return true;
  return false;
}

static bool are_regions_single(const varve_operation_definition *definition) {
  varve_record_list list = definition->record->regions;
  for (uint32_t i = 0; i < list.count; i++)
    if (definition->values[list.first + i].variadicity != VARVE_VARIADICITY_SINGLE)
      return false;
  return true;
}

/* Appends the records of a list to the values of the joined definition, except for one. */
static void append(varve_value_record *values, varve_record_list *joined,
                   const varve_operation_definition *from, varve_record_list list) {
  for (uint32_t i = 0; i < list.count; i++)
    values[joined->first + joined->count++] = from->values[list.first + i];
}

/* A joined definition, with what it needs, in one allocation. */
typedef struct joined_parts {
  varve_nested_operation nested;
  varve_operation_name name;
  varve_operation_definition definition;
  varve_operation_record record;
  varve_property_memory memory;
  const struct varve_inference_plan *plan;
  const struct varve_requirements *requirements;
} joined_parts;

static varve_status join(varve_context *context, const varve_operation_name *name,
                         varve_nested_operation nested, const varve_nested_operation **made) {
  const varve_operation_definition *outer = name->definition, *inner = nested.name->definition;
  size_t count = (size_t)outer->record->operands.count + outer->record->results.count +
                 outer->record->regions.count + outer->record->successors.count +
                 inner->record->operands.count + inner->record->regions.count;
  joined_parts *parts = varve_arena_allocate(&context->arena, sizeof *parts);
  varve_value_record *values = varve_arena_allocate_array(&context->arena, count, sizeof *values);
  size_t properties = outer->property_count;
  const varve_entity **defaults =
      varve_arena_allocate_array(&context->arena, properties, sizeof(const varve_entity *));
  if (parts == NULL || values == NULL || defaults == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(defaults, 0, properties * sizeof(const varve_entity *));
  *parts = (joined_parts){.nested = nested,
                          .name = *name,
                          .definition = *outer,
                          .record = *outer->record,
                          .memory = {.defaults = defaults}};
  /* values has room for all values of both. */
  const varve_operation_record *from = outer->record;
  varve_record_list before = from->regions, after = from->regions;
  before.count = nested.region;
  after.first += nested.region + 1;
  after.count -= nested.region + 1;
  parts->record.operands = (varve_record_list){0};
  append(values, &parts->record.operands, outer, from->operands);
  append(values, &parts->record.operands, inner, inner->record->operands);
  parts->record.results = (varve_record_list){.first = parts->record.operands.count};
  append(values, &parts->record.results, outer, from->results);
  parts->record.regions =
      (varve_record_list){.first = parts->record.results.first + parts->record.results.count};
  append(values, &parts->record.regions, outer, before);
  append(values, &parts->record.regions, outer, after);
  append(values, &parts->record.regions, inner, inner->record->regions);
  parts->record.successors =
      (varve_record_list){.first = parts->record.regions.first + parts->record.regions.count};
  append(values, &parts->record.successors, outer, from->successors);
  parts->definition.record = &parts->record;
  parts->definition.values = values;
  parts->definition.memory = &parts->memory;
  parts->definition.inference_plan = &parts->plan;
  parts->definition.requirements = &parts->requirements;
  parts->name.definition = &parts->definition;
  parts->nested.joined = &parts->name;
  *made = &parts->nested;
  return VARVE_STATUS_OK;
}

varve_status varve_find_nested_operation(varve_context *context,
                                         const varve_operation_definition *definition,
                                         varve_format_lexer *lexer,
                                         const varve_nested_operation **nested) {
  const varve_operation_name *outer = NULL;
  const varve_entity *fact = NULL;
  varve_nested_operation made = {.region_count = definition->record->regions.count};
  varve_slice text =
      varve_find_fact(definition->dialect->tables, definition->record->facts, "holds");
  *nested = NULL;
  if (text.size == 0 || context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_definition_attribute(context, text, &fact));
  if (!(fact->kind == VARVE_KIND_ARRAY && fact->child_count == 2 &&
        fact->children[0]->kind == VARVE_KIND_STRING &&
        fact->children[1]->kind == VARVE_KIND_STRING))
    return REFUSE(lexer, "varve.holds is not [\"region\", \"operation\"]");
  if (!find_region(definition, varve_string_bytes(fact->children[0]), &made.region))
    return REFUSE(lexer, "varve.holds: '%.*s' is no region",
                  VARVE_FORMAT_SLICE(varve_string_bytes(fact->children[0])));
  VARVE_TRY(varve_operation_name_get(context, varve_string_bytes(fact->children[1]), &made.name));
  VARVE_TRY(varve_operation_name_get(context, definition->name, &outer));
  const varve_operation_definition *inner = made.name->definition;
  if (inner == NULL || inner->dialect != definition->dialect || inner == definition)
    return REFUSE(lexer, "varve.holds: '%.*s' is no other operation of the dialect",
                  VARVE_FORMAT_SLICE(made.name->text));
  if (inner->property_count != 0 || inner->record->results.count != 0 ||
      inner->record->successors.count != 0)
    return REFUSE(lexer, "varve.holds: '%.*s' has attributes, results or successors",
                  VARVE_FORMAT_SLICE(made.name->text));
  if (inner->record->operands.count != 0 && definition->record->operands.count != 0)
    return REFUSE(lexer, "varve.holds: only one of the two operations may have operands");
  VARVE_TRY(are_regions_single(definition)
                ? VARVE_STATUS_OK
                : REFUSE(lexer, "varve.holds: the operation has variadic regions"));
  if (outer->definition != definition) /* its dialect is switched off */
    return VARVE_STATUS_OK;
  made.has_operands = made.name->definition->record->operands.count != 0;
  return join(context, outer, made, nested);
}

static bool has_attributes(const varve_operation *op) {
  const varve_entity *properties = varve_operation_properties(op);
  return varve_operation_dictionary(op) != NULL ||
         (properties != NULL && properties->child_count != 0);
}

const varve_operation *varve_nested_operation_of(const varve_nested_operation *nested,
                                                 const varve_operation *op) {
  const varve_region *region = varve_operation_region(op, nested->region);
  const varve_block *block = region->first;
  const varve_operation *inner = block == NULL ? NULL : block->first;
  if (inner == NULL || block->next != NULL || block->argument_count != 0 || inner->next != NULL ||
      inner->name != nested->name || has_attributes(inner) || !varve_operation_fits(inner))
    return NULL;
  return inner;
}
