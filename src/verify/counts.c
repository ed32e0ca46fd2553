/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the numbers of regions, results, successors and operands, and the segment sizes of groups
 * of operands and results, in the order of mlir-opt and with its messages. After these checks,
 * functions such as varve_operand_range_of may be called. */
#include "dialect/segments.h"
#include "ir/attributes.h"
#include "verify/verifier.h"

/* Messages for a wrong number. The first '%' of a message, if there is one, becomes the required
 * number, and the second '%' the actual number. */
typedef struct count_messages {
  const char *more; /* the required number is a minimum */
  const char *zero;
  const char *one;
  const char *exact; /* the required number is above 1 */
} count_messages;

static varve_status check_count(varve_verifier *v, const varve_counted *c,
                                const count_messages *messages) {
  if (varve_count_fits(c))
    return VARVE_STATUS_OK;
  const char *message = varve_counts_vary(c) ? messages->more
                        : c->single == 0     ? messages->zero
                        : c->single == 1     ? messages->one
                                             : messages->exact;
  if (strchr(message, '%') == NULL)
    return varve_op_fault(v, message);
  return VARVE_OP_FAULT(v, message, VARVE_NUMBER(c->single), VARVE_NUMBER(c->count));
}

/* Gets the attribute with the segment sizes, and checks these sizes and their sum. */
static varve_status check_sizes(varve_verifier *v, const varve_counted *c, const char *noun,
                                varve_slice name, const varve_entity **sizes) {
  const varve_entity *properties = varve_operation_inherent(v->op), *value = NULL;
  uint64_t sum = 0;
  if (properties != NULL && properties->kind == VARVE_KIND_DICTIONARY)
    value = varve_dictionary_find(properties, name);
  if (value == NULL ||
      !(varve_era_has(v->context->era, VARVE_HAS_DENSE_ARRAYS) ? varve_segments_are_property(value)
                                                               : varve_segments_are_sizes(value)))
    return VARVE_OP_FAULT(v, "attribute '%' is expected to be an array of i32", VARVE_TEXT(name));
  if (varve_segments_count(value) != c->list.count)
    return VARVE_OP_FAULT(v,
                          "'%' attribute for specifying % segments must have % elements, but got %",
                          VARVE_TEXT(name), VARVE_TEXT(varve_slice_of(noun)),
                          VARVE_NUMBER(c->list.count), VARVE_NUMBER(varve_segments_count(value)));
  for (uint32_t i = 0; i < c->list.count; i++) {
    if (varve_segments_at(value, i) < 0)
      return VARVE_OP_FAULT(v, "'%' attribute cannot have negative elements", VARVE_TEXT(name));
    sum += (uint32_t)varve_segments_at(value, i);
  }
  if (sum != c->count)
    return VARVE_OP_FAULT(
        v, "% count (%) does not match with the total size (%) specified in attribute '%'",
        VARVE_TEXT(varve_slice_of(noun)), VARVE_NUMBER(c->count), VARVE_NUMBER(sum),
        VARVE_TEXT(name));
  *sizes = value;
  return VARVE_STATUS_OK;
}

/* Checks the sizes of the groups of operands or results (noun). If !has_sizes, no attribute has the
 * sizes, and all optional and variadic groups get the same number of values. */
static varve_status check_segments(varve_verifier *v, const varve_counted *c, const char *noun,
                                   bool has_sizes) {
  uint32_t open = c->list.count - c->single, index = 0;
  const varve_entity *sizes = NULL;
  v->rule = VARVE_RULE_STRUCTURE_SEGMENTS;
  if (has_sizes)
    VARVE_TRY(check_sizes(
        v, c, noun, varve_segments_name(v->context->era, strcmp(noun, "operand") == 0), &sizes));
  for (uint32_t i = 0; i < c->list.count; i++) {
    uint32_t variadicity = varve_counted_at(c, i)->variadicity;
    uint32_t size = sizes != NULL ? (uint32_t)varve_segments_at(sizes, i)
                    : variadicity == VARVE_VARIADICITY_SINGLE ? 1
                                                              : (c->count - c->single) / open;
    if (variadicity == VARVE_VARIADICITY_OPTIONAL && size > 1)
      return VARVE_OP_FAULT(v, "% group starting at #% requires 0 or 1 element, but found %",
                            VARVE_TEXT(varve_slice_of(noun)), VARVE_NUMBER(index),
                            VARVE_NUMBER(size));
    index += size;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_check_counts(varve_verifier *v, const varve_operation_definition *definition) {
  static const count_messages region_messages = {"expected % or more regions",
                                                 "requires zero regions", "requires one region",
                                                 "expected % regions"};
  static const count_messages result_messages = {"expected % or more results",
                                                 "requires zero results", "requires one result",
                                                 "expected % results"};
  static const count_messages successor_messages = {
      "requires at least % successors but found %", "requires % successors but found %",
      "requires % successors but found %", "requires % successors but found %"};
  static const count_messages operand_messages = {
      "expected % or more operands, but found %", "requires zero operands",
      "requires a single operand", "expected % operands, but found %"};
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
  VARVE_TRY(check_count(v, &regions, &region_messages));
  v->rule = VARVE_RULE_STRUCTURE_RESULTS;
  VARVE_TRY(check_count(v, &results, &result_messages));
  v->rule = VARVE_RULE_STRUCTURE_SUCCESSORS;
  VARVE_TRY(check_count(v, &successors, &successor_messages));
  v->rule = VARVE_RULE_STRUCTURE_OPERANDS;
  VARVE_TRY(check_count(v, &operands, &operand_messages));
  VARVE_TRY(check_segments(v, &operands, "operand", definition->has_operand_segments));
  return check_segments(v, &results, "result", definition->has_result_segments);
}
