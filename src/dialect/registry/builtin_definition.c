/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compares the definition of an operation with the built-in one, record by record. */
#include "dialect/registry/builtin_definition.h"

#include "dialect/registry/registry.h"
#include "dialect/tables/part_records.h"

/* The tables of the built-in definition and of the other one. */
typedef struct both {
  const varve_definition_tables *builtin;
  const varve_definition_tables *other;
} both;

static bool same_text(const both *tables, varve_text builtin, varve_text other) {
  return varve_slice_equal(varve_table_text(tables->builtin, builtin),
                           varve_table_text(tables->other, other));
}

/* Goes no deeper than the built-in constraint does. */
static bool same_constraint(const both *tables, uint32_t builtin, uint32_t other) {
  varve_constraint_record a = varve_constraint_record_at(tables->builtin, builtin);
  varve_constraint_record b = varve_constraint_record_at(tables->other, other);
  if (a.kind != b.kind || a.arguments.count != b.arguments.count ||
      a.constrains_arguments != b.constrains_arguments || !same_text(tables, a.text, b.text))
    return false;
  for (uint32_t i = 0; i < a.arguments.count; i++)
    if (!same_constraint(tables, varve_table_number(tables->builtin, a.arguments.first + i),
                         varve_table_number(tables->other, b.arguments.first + i)))
      return false;
  return true;
}

static bool same_values(const both *tables, varve_record_list builtin, varve_record_list other) {
  if (builtin.count != other.count)
    return false;
  for (uint32_t i = 0; i < builtin.count; i++) {
    varve_value_record a = varve_value_record_at(tables->builtin, builtin.first + i);
    varve_value_record b = varve_value_record_at(tables->other, other.first + i);
    if (a.variadicity != b.variadicity || !same_text(tables, a.name, b.name) ||
        !same_text(tables, a.segments, b.segments) ||
        !same_constraint(tables, a.constraint, b.constraint))
      return false;
  }
  return true;
}

static bool same_properties(const both *tables, varve_record_list builtin,
                            varve_record_list other) {
  if (builtin.count != other.count)
    return false;
  for (uint32_t i = 0; i < builtin.count; i++) {
    varve_property_record a = varve_property_record_at(tables->builtin, builtin.first + i);
    varve_property_record b = varve_property_record_at(tables->other, other.first + i);
    if (a.is_optional != b.is_optional || !same_text(tables, a.name, b.name) ||
        !same_text(tables, a.native, b.native) ||
        !same_text(tables, a.default_value, b.default_value) ||
        !same_constraint(tables, a.constraint, b.constraint))
      return false;
  }
  return true;
}

static bool same_operation(const both *tables, const varve_operation_record *builtin,
                           const varve_operation_record *other) {
  return builtin->flags == other->flags &&
         same_values(tables, builtin->operands, other->operands) &&
         same_values(tables, builtin->results, other->results) &&
         same_values(tables, builtin->regions, other->regions) &&
         same_values(tables, builtin->successors, other->successors) &&
         same_properties(tables, builtin->properties, other->properties);
}

/* The record in the tables; that of the definition has lists of its own. */
static bool find_record(const varve_dialect_definition *part, varve_slice name,
                        varve_operation_record *record) {
  uint32_t index = 0;
  if (!varve_part_find(part, VARVE_RECORD_OPERATION, name, &index))
    return false;
  *record = varve_operation_record_at(part->tables, index);
  return true;
}

bool varve_is_like_builtin(const varve_context *context,
                           const varve_operation_definition *definition) {
  const varve_registry *registry = varve_registry_of_era(context->era);
  varve_found_dialect found;
  varve_operation_record builtin, other;
  if (varve_registry_has_tables(registry, definition->dialect->name, definition->dialect->tables))
    return true;
  if (!varve_registry_find_dialect(registry, definition->dialect->name, &found))
    return false;
  varve_dialect_record record = varve_dialect_record_at(&found.tables, found.index);
  const varve_dialect_definition part = {.tables = &found.tables, .record = &record};
  const both tables = {&found.tables, definition->dialect->tables};
  return find_record(&part, definition->name, &builtin) &&
         find_record(definition->dialect, definition->name, &other) &&
         same_operation(&tables, &builtin, &other);
}
