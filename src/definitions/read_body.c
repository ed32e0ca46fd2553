/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the body of an operation, type or attribute: constraints, and the lists that use them. */
#include "definitions/read.h"

typedef varve_status read_part_function(varve_definition_body *body, const varve_operation *op);

typedef struct body_part {
  const char *name;
  read_part_function *read;
  size_t seen; /* offset of the list that was read */
  bool is_of_operations;
} body_part;

static const body_part parts[] = {
    {"irdl.operands", varve_read_operands, offsetof(varve_definition_body, seen_operands), true},
    {"irdl.results", varve_read_results, offsetof(varve_definition_body, seen_results), true},
    {"irdl.regions", varve_read_regions, offsetof(varve_definition_body, seen_regions), true},
    {"irdl.attributes", varve_read_properties, offsetof(varve_definition_body, seen_attributes),
     true},
    {"varve.successors", varve_read_successors, offsetof(varve_definition_body, seen_successors),
     true},
    {"irdl.parameters", varve_read_parameters, offsetof(varve_definition_body, seen_parameters),
     false},
};

static const body_part *find_part(const varve_operation *op) {
  for (size_t i = 0; i < VARVE_COUNT_OF(parts); i++)
    if (varve_has_operation_name(op, parts[i].name))
      return parts + i;
  return NULL;
}

static varve_status read_part(varve_definition_body *body, const body_part *part,
                              const varve_operation *op) {
  const varve_operation **seen = (const varve_operation **)(void *)((char *)body + part->seen);
  if (part->is_of_operations != body->is_operation)
    return varve_definition_fault(body->reader, op, "%s is not allowed in %.*s", part->name,
                                  VARVE_FORMAT_SLICE(body->owner->name->text));
  if (*seen != NULL)
    return varve_definition_fault(body->reader, op, "%.*s has a second %s",
                                  VARVE_FORMAT_SLICE(body->owner->name->text), part->name);
  *seen = op;
  varve_status status = part->read(body, op);
  body->has_unknown_lists |= varve_definition_goes_on(body->reader, status);
  return status;
}

static varve_status read_one(varve_definition_body *body, varve_operation *op) {
  varve_slice dialect = varve_string_bytes(op->name->dialect);
  const body_part *part = find_part(op);
  if (varve_is_constraint(op))
    return varve_read_constraint(body, op);
  if (part != NULL)
    return read_part(body, part, op);
  if (varve_slice_equal(dialect, VARVE_SLICE("irdl")) ||
      varve_slice_equal(dialect, VARVE_SLICE("varve")))
    return varve_definition_fault_as(
        body->reader, VARVE_STATUS_UNSUPPORTED, op, "%.*s is not allowed in %.*s",
        VARVE_FORMAT_SLICE(op->name->text), VARVE_FORMAT_SLICE(body->owner->name->text));
  return VARVE_STATUS_OK;
}

static varve_status read_operations(varve_definition_body *body) {
  for (varve_operation *op = body->block->first; op != NULL; op = op->next)
    VARVE_TRY(varve_definition_go_on(body->reader, read_one(body, op)));
  return VARVE_STATUS_OK;
}

/* Finds the only block of a definition; NULL if it has none. */
static varve_status find_block(varve_definition_body *body) {
  const varve_operation *op = body->owner;
  varve_region *region =
      varve_operation_region_count(op) == 1 ? varve_operation_region(op, 0) : NULL;
  if (varve_operation_region_count(op) > 1 || op->operand_count != 0 ||
      varve_operation_result_count(op) != 0 ||
      (region != NULL && region->first != NULL && region->first != region->last))
    return varve_definition_fault(body->reader, op,
                                  "%.*s has one region of one block, no operands and no results",
                                  VARVE_FORMAT_SLICE(op->name->text));
  body->block = region == NULL ? NULL : region->first;
  return VARVE_STATUS_OK;
}

varve_status varve_read_definition_body(varve_definition_body *body) {
  varve_definition_reader *reader = body->reader;
  varve_vector_init(&body->values, reader->memory, sizeof(varve_read_value));
  varve_vector_init(&body->bases, reader->memory, sizeof(varve_text));
  varve_vector_init(&body->value_kinds, reader->memory, sizeof(const char *));
  varve_name_set_init(&body->value_names, reader->memory);
  varve_tables_builder_begin_scope(&reader->builder);
  varve_status status = find_block(body);
  body->has_unknown_lists = varve_definition_goes_on(reader, status);
  VARVE_TRY(varve_definition_go_on(reader, status));
  return body->block == NULL ? VARVE_STATUS_OK : read_operations(body);
}

void varve_definition_body_release(varve_definition_body *body) {
  varve_vector_release(&body->values);
  varve_vector_release(&body->bases);
  varve_vector_release(&body->value_kinds);
  varve_name_set_release(&body->value_names);
}
