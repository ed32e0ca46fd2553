/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks operations against definitions that were loaded at run time. */
#include "dialect/registry/registry.h"
#include "dialect/segments.h"
#include "ir/attributes.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

/* The operands or results of an operation, and how they are divided into groups: each operand or
 * result definition has one group. */
typedef struct value_group {
  varve_verifier *verifier;
  const varve_dialect_definition *dialect;
  const varve_value_record *values;
  varve_record_list list;
  const char *noun; /* "operand" */
  const char *segments_name;
  bool are_results;
  uint32_t count; /* number of values of the operation */
  uint32_t open;  /* number of definitions that are optional or variadic */
  bool has_segments;
  const varve_entity *segments; /* array<i32>; NULL: each open group has "rest" values */
  uint32_t rest;
} value_group;

static const varve_value_record *record_at(const value_group *group, uint32_t index) {
  return &group->values[group->list.first + index];
}

/* Reports text. Replaces each '@' by "operand" or "result", and each '#' by the next of numbers. */
static varve_status report(const value_group *group, const char *text, const int64_t *numbers) {
  return varve_fault_about(group->verifier, group->noun, text, numbers);
}

static varve_status check_segment_sum(const value_group *group) {
  uint64_t sum = 0;
  for (uint32_t i = 0; i < group->list.count; i++) {
    int32_t size = varve_segments_at(group->segments, i);
    uint32_t variadicity = record_at(group, i)->variadicity;
    const int64_t numbers[] = {i};
    if (variadicity == VARVE_VARIADICITY_SINGLE && size != 1)
      return report(group, "element # in '@SegmentSizes' attribute must be equal to 1", numbers);
    if (variadicity == VARVE_VARIADICITY_OPTIONAL && size > 1)
      return report(group, "element # in '@SegmentSizes' attribute must be equal to 0 or 1",
                    numbers);
    sum += (uint32_t)varve_segments_at(group->segments, i);
  }
  if (sum == group->count)
    return VARVE_STATUS_OK;
  return report(group,
                "sum of elements in '@SegmentSizes' attribute must be equal to the number of @s",
                NULL);
}

static varve_status check_segments(value_group *group) {
  const varve_entity *segments =
      varve_operation_attribute(group->verifier->op, varve_slice_of(group->segments_name));
  if (segments == NULL)
    return report(group, "'@SegmentSizes' attribute is expected but not provided", NULL);
  if (segments->kind != VARVE_KIND_DENSE_ARRAY ||
      segments->children[0] != group->verifier->context->i32)
    return report(group, "'@SegmentSizes' attribute is expected to be a dense i32 array", NULL);
  const int64_t counts[] = {group->list.count, (int64_t)varve_dense_array_count(segments)};
  if (counts[0] != counts[1])
    return report(group,
                  "'@SegmentSizes' attribute for specifying @ segments must have # elements, but "
                  "got #",
                  counts);
  group->segments = segments;
  for (uint32_t i = 0; i < group->list.count; i++)
    if (varve_segments_at(segments, i) < 0)
      return report(group,
                    "'@SegmentSizes' attribute for specifying @ segments must have non-negative "
                    "values",
                    NULL);
  return check_segment_sum(group);
}

/* Checks the number of values if there are no segment sizes. Either at most one definition is
 * optional or variadic, or a trait gives all such definitions the same number of values. */
static varve_status check_count(value_group *group) {
  uint32_t least = group->list.count - group->open;
  const int64_t at_least[] = {least, group->count};
  const int64_t at_most[] = {group->list.count, group->count};
  if (group->open == 0 && group->count != least)
    return report(group, "op expects exactly # @s, but got #", at_least);
  if (group->open == 0)
    return VARVE_STATUS_OK;
  if (group->count < least)
    return report(group, "op expects at least # @s, but got #", at_least);
  group->rest = (group->count - least) / group->open;
  for (uint32_t i = 0; i < group->list.count; i++)
    if (record_at(group, i)->variadicity == VARVE_VARIADICITY_OPTIONAL && group->rest > 1)
      return report(group, "op expects at most # @s, but got #", at_most);
  return VARVE_STATUS_OK;
}

static varve_status check_sizes(value_group *group) {
  group->open = 0;
  for (uint32_t i = 0; i < group->list.count; i++)
    group->open += record_at(group, i)->variadicity != VARVE_VARIADICITY_SINGLE;
  return group->has_segments ? check_segments(group) : check_count(group);
}

static uint32_t size_at(const value_group *group, uint32_t index) {
  if (group->segments != NULL)
    return (uint32_t)varve_segments_at(group->segments, index);
  return record_at(group, index)->variadicity == VARVE_VARIADICITY_SINGLE ? 1 : group->rest;
}

static const varve_entity *type_at(const value_group *group, uint32_t index) {
  const varve_operation *op = group->verifier->op;
  return group->are_results ? varve_operation_result(op, index)->type
                            : varve_operation_operand(op, index)->type;
}

static varve_status check_types(const value_group *group) {
  uint32_t index = 0;
  for (uint32_t i = 0; i < group->list.count; i++)
    for (uint32_t left = size_at(group, i); left > 0; left--)
      VARVE_TRY(varve_check_constraint(group->verifier, group->dialect,
                                       record_at(group, i)->constraint, type_at(group, index++)));
  return VARVE_STATUS_OK;
}

/* Checks attributes in order of declaration, so that the first fault is reported. Native properties
 * were checked when they were read. */
static varve_status check_attributes(varve_verifier *verifier,
                                     const varve_operation_definition *definition) {
  const varve_definition_tables *tables = definition->dialect->tables;
  varve_record_list list = definition->record->properties;
  for (uint32_t i = 0; i < list.count; i++) {
    varve_property_record record = varve_property_record_at(tables, list.first + i);
    varve_slice name = varve_table_text(tables, record.name);
    const varve_entity *value = varve_operation_attribute(verifier->op, name);
    bool may_be_absent = record.is_optional || record.default_value != 0;
    if (record.native != 0 || (value == NULL && may_be_absent))
      continue;
    if (value == NULL) {
      VARVE_TRY(varve_fault_operation(verifier));
      VARVE_TRY(varve_fault_text(verifier, "attribute \""));
      VARVE_TRY(varve_fault_slice(verifier, name));
      return varve_fault(verifier, "\" is expected but not provided", NULL);
    }
    VARVE_TRY(varve_check_constraint(verifier, definition->dialect, record.constraint, value));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_check_successors(varve_verifier *verifier) {
  const varve_operation_definition *definition = verifier->op->name->definition;
  if (varve_operation_successor_count(verifier->op) == 0 || definition == NULL ||
      !varve_is_loaded(verifier, definition->dialect) ||
      varve_has_trait(definition->dialect->tables, definition->record->traits, "Terminator"))
    return VARVE_STATUS_OK;
  return varve_fault(verifier, "successors in non-terminator", NULL);
}

static varve_status check_values(varve_verifier *verifier,
                                 const varve_operation_definition *definition) {
  const varve_operation_record *record = definition->record;
  value_group operands = {.verifier = verifier,
                          .dialect = definition->dialect,
                          .values = definition->values,
                          .list = record->operands,
                          .noun = "operand",
                          .segments_name = "operandSegmentSizes",
                          .count = verifier->op->operand_count,
                          .has_segments = record->flags & VARVE_OPERATION_OPERAND_SEGMENTS};
  value_group results = {.verifier = verifier,
                         .dialect = definition->dialect,
                         .values = definition->values,
                         .list = record->results,
                         .noun = "result",
                         .segments_name = "resultSegmentSizes",
                         .are_results = true,
                         .count = varve_operation_result_count(verifier->op),
                         .has_segments = record->flags & VARVE_OPERATION_RESULT_SEGMENTS};
  VARVE_TRY(check_sizes(&operands));
  VARVE_TRY(check_sizes(&results));
  VARVE_TRY(check_attributes(verifier, definition));
  VARVE_TRY(check_types(&operands));
  return check_types(&results);
}

varve_status varve_check_operation(varve_verifier *verifier) {
  const varve_operation_definition *definition = verifier->op->name->definition;
  if (definition == NULL) {
    const varve_dialect_definition *dialect = NULL;
    const varve_operation_name *name = verifier->op->name;
    VARVE_TRY(varve_find_dialect(verifier->context, varve_string_bytes(name->dialect), &dialect));
    if (name->is_registered || name->is_undefined || dialect == NULL ||
        !varve_is_loaded(verifier, dialect) ||
        (dialect->record->flags & VARVE_DIALECT_UNKNOWN_OPERATIONS) != 0)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_fault_text(verifier, "unregistered operation '"));
    VARVE_TRY(varve_fault_slice(verifier, name->text));
    VARVE_TRY(varve_fault_text(verifier, "' found in dialect ('"));
    VARVE_TRY(varve_fault_slice(verifier, dialect->name));
    return varve_fault(verifier, "') that does not allow unknown operations", NULL);
  }
  if (!varve_is_loaded(verifier, definition->dialect))
    return VARVE_STATUS_OK;
  varve_begin_scope(verifier);
  varve_status values = check_values(verifier, definition);
  if (values != VARVE_STATUS_OK && values != VARVE_STATUS_INVALID)
    return values;
  verifier->location = NULL;
  varve_status regions = varve_check_regions(verifier, definition);
  verifier->location = NULL;
  return regions != VARVE_STATUS_OK ? regions : values;
}
