/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the numbers of regions, results, successors and operands, and the sizes of groups, in the
 * order of mlir-opt and with its messages. After these checks, functions such as
 * varve_operand_range_of may be called. */
#include "dialect/segments.h"
#include "ir/attributes.h"
#include "verify/verifier.h"

static varve_status check_regions(varve_verifier *v, const varve_counted *c) {
  if (varve_count_fits(c))
    return VARVE_STATUS_OK;
  if (varve_counts_vary(c))
    return VARVE_OP_FAULT(v, "expected % or more regions", VARVE_NUMBER(c->single));
  if (c->single == 0)
    return varve_op_fault(v, "requires zero regions");
  if (c->single == 1)
    return varve_op_fault(v, "requires one region");
  return VARVE_OP_FAULT(v, "expected % regions", VARVE_NUMBER(c->single));
}

static varve_status check_results(varve_verifier *v, const varve_counted *c) {
  if (varve_count_fits(c))
    return VARVE_STATUS_OK;
  if (varve_counts_vary(c))
    return VARVE_OP_FAULT(v, "expected % or more results", VARVE_NUMBER(c->single));
  if (c->single == 0)
    return varve_op_fault(v, "requires zero results");
  if (c->single == 1)
    return varve_op_fault(v, "requires one result");
  return VARVE_OP_FAULT(v, "expected % results", VARVE_NUMBER(c->single));
}

static varve_status check_successors(varve_verifier *v, const varve_counted *c) {
  if (varve_count_fits(c))
    return VARVE_STATUS_OK;
  if (varve_counts_vary(c))
    return VARVE_OP_FAULT(v, "requires at least % successors but found %", VARVE_NUMBER(c->single),
                          VARVE_NUMBER(c->count));
  if (c->single == 0)
    return VARVE_OP_FAULT(v, "requires 0 successors but found %", VARVE_NUMBER(c->count));
  return VARVE_OP_FAULT(v, "requires % successors but found %", VARVE_NUMBER(c->single),
                        VARVE_NUMBER(c->count));
}

static varve_status check_operands(varve_verifier *v, const varve_counted *c) {
  if (varve_count_fits(c))
    return VARVE_STATUS_OK;
  if (varve_counts_vary(c))
    return VARVE_OP_FAULT(v, "expected % or more operands, but found %", VARVE_NUMBER(c->single),
                          VARVE_NUMBER(c->count));
  if (c->single == 0)
    return varve_op_fault(v, "requires zero operands");
  if (c->single == 1)
    return varve_op_fault(v, "requires a single operand");
  return VARVE_OP_FAULT(v, "expected % operands, but found %", VARVE_NUMBER(c->single),
                        VARVE_NUMBER(c->count));
}

static const varve_value_record *record_at(const varve_counted *c, uint32_t index) {
  return &c->definition->values[c->list.first + index];
}

/* Checks groups without sizes, which share the remaining values evenly. noun: "operand" or
 * "result". */
static varve_status check_groups(varve_verifier *v, const varve_counted *c, const char *noun) {
  uint32_t open = c->list.count - c->single, rest = c->count - c->single;
  uint32_t index = 0;
  if (open == 0)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < c->list.count; i++) {
    uint32_t variadicity = record_at(c, i)->variadicity;
    uint32_t size = variadicity == VARVE_VARIADICITY_SINGLE ? 1 : rest / open;
    if (variadicity == VARVE_VARIADICITY_OPTIONAL && size > 1)
      return VARVE_OP_FAULT(v, "% group starting at #% requires 0 or 1 element, but found %",
                            VARVE_TEXT(varve_slice_of(noun)), VARVE_NUMBER(index),
                            VARVE_NUMBER(size));
    index += size;
  }
  return VARVE_STATUS_OK;
}

typedef struct group_sizes {
  const char *noun;
  varve_slice name; /* of the attribute */
} group_sizes;

static varve_status check_sizes(varve_verifier *v, const varve_counted *c,
                                const group_sizes *sizes) {
  const varve_entity *properties = varve_operation_inherent(v->op);
  const varve_entity *value = NULL;
  uint64_t sum = 0;
  if (properties != NULL && properties->kind == VARVE_KIND_DICTIONARY)
    value = varve_dictionary_find(properties, sizes->name);
  if (value == NULL || !(varve_era_is_before(v->context->era, VARVE_ERA_LLVM16)
                             ? varve_segments_are_sizes(value)
                             : varve_segments_are_property(value)))
    return VARVE_OP_FAULT(v, "attribute '%' is expected to be an array of i32",
                          VARVE_TEXT(sizes->name));
  if (varve_segments_count(value) != c->list.count)
    return VARVE_OP_FAULT(v,
                          "'%' attribute for specifying % segments must have % elements, but got %",
                          VARVE_TEXT(sizes->name), VARVE_TEXT(varve_slice_of(sizes->noun)),
                          VARVE_NUMBER(c->list.count), VARVE_NUMBER(varve_segments_count(value)));
  for (uint32_t i = 0; i < c->list.count; i++) {
    if (varve_segments_at(value, i) < 0)
      return VARVE_OP_FAULT(v, "'%' attribute cannot have negative elements",
                            VARVE_TEXT(sizes->name));
    sum += (uint32_t)varve_segments_at(value, i);
  }
  if (sum != c->count)
    return VARVE_OP_FAULT(
        v, "% count (%) does not match with the total size (%) specified in attribute '%'",
        VARVE_TEXT(varve_slice_of(sizes->noun)), VARVE_NUMBER(c->count), VARVE_NUMBER(sum),
        VARVE_TEXT(sizes->name));
  uint32_t first = 0;
  for (uint32_t i = 0; i < c->list.count; i++) {
    int32_t size = varve_segments_at(value, i);
    uint32_t variadicity = record_at(c, i)->variadicity;
    if (variadicity == VARVE_VARIADICITY_OPTIONAL && size > 1)
      return VARVE_OP_FAULT(v, "% group starting at #% requires 0 or 1 element, but found %",
                            VARVE_TEXT(varve_slice_of(sizes->noun)), VARVE_NUMBER(first),
                            VARVE_NUMBER(size));
    first += (uint32_t)size;
  }
  return VARVE_STATUS_OK;
}

static varve_status check_segments(varve_verifier *v, const varve_counted *operands,
                                   const varve_counted *results) {
  const varve_operation_definition *definition = operands->definition;
  const group_sizes operand_sizes = {"operand", varve_segments_name(v->context->era, true)};
  const group_sizes result_sizes = {"result", varve_segments_name(v->context->era, false)};
  v->rule = VARVE_RULE_STRUCTURE_SEGMENTS;
  if (definition->has_operand_segments)
    VARVE_TRY(check_sizes(v, operands, &operand_sizes));
  else
    VARVE_TRY(check_groups(v, operands, operand_sizes.noun));
  if (definition->has_result_segments)
    return check_sizes(v, results, &result_sizes);
  return check_groups(v, results, result_sizes.noun);
}

varve_status varve_check_counts(varve_verifier *v, const varve_operation_definition *definition) {
  const varve_operation_record *record = definition->record;
  const varve_operation *op = v->op;
  const varve_entity *properties = varve_operation_inherent(op);
  v->rule = VARVE_RULE_DEFINITION_ATTRIBUTE;
  if (properties != NULL && properties->kind != VARVE_KIND_DICTIONARY)
    return varve_op_fault(v, "expected DictionaryAttr to set properties");
  varve_counted regions =
      varve_count_of(definition, record->regions, varve_operation_region_count(op));
  varve_counted results =
      varve_count_of(definition, record->results, varve_operation_result_count(op));
  varve_counted operands = varve_count_of(definition, record->operands, op->operand_count);
  varve_counted successors =
      varve_count_of(definition, record->successors, varve_operation_successor_count(op));
  v->rule = VARVE_RULE_STRUCTURE_REGIONS;
  VARVE_TRY(check_regions(v, &regions));
  v->rule = VARVE_RULE_STRUCTURE_RESULTS;
  VARVE_TRY(check_results(v, &results));
  v->rule = VARVE_RULE_STRUCTURE_SUCCESSORS;
  VARVE_TRY(check_successors(v, &successors));
  v->rule = VARVE_RULE_STRUCTURE_OPERANDS;
  VARVE_TRY(check_operands(v, &operands));
  return check_segments(v, &operands, &results);
}
