/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Regions against irdl.region. */
#include "ir/attributes.h"
#include "verify/verifier.h"

static uint64_t count_blocks(const varve_region *region) {
  uint64_t count = 0;
  for (const varve_block *block = region->first; block != NULL; block = block->next)
    count++;
  return count;
}

/* The record's text is made by definitions/, which has checked the number. */
static uint64_t wanted_blocks(varve_slice text) {
  uint64_t count = 0;
  for (size_t i = 0; i < text.size; i++)
    count = count * 10 + (uint64_t)(text.data[i] - '0');
  return count;
}

/* Faults of an argument are reported at the argument. */
varve_status varve_check_region_arguments(varve_verifier *v,
                                          const varve_dialect_definition *dialect,
                                          const varve_constraint_record *record, uint32_t number) {
  const varve_block *entry = varve_operation_region(v->op, number)->first;
  uint32_t count = entry == NULL ? 0 : entry->argument_count;
  const varve_record_list *wanted = &record->arguments;
  v->location = count == 0 ? NULL : entry->arguments[0]->location;
  if (count != wanted->count) {
    const int64_t numbers[] = {number, wanted->count, count};
    return varve_fault(v, "expected region # to have # arguments but got #", numbers);
  }
  for (uint32_t i = 0; i < count; i++) {
    v->location = entry->arguments[i]->location;
    VARVE_TRY(varve_check_constraint(v, dialect,
                                     varve_table_number(dialect->tables, wanted->first + i),
                                     entry->arguments[i]->value.type));
  }
  v->location = NULL;
  return VARVE_STATUS_OK;
}

static varve_status check_region(varve_verifier *v, const varve_dialect_definition *dialect,
                                 uint32_t constraint, uint32_t number) {
  const varve_constraint_record record = varve_constraint_record_at(dialect->tables, constraint);
  varve_slice blocks = varve_table_text(dialect->tables, record.text);
  if (record.kind != VARVE_CONSTRAINT_REGION)
    return VARVE_STATUS_OK;
  if (blocks.size != 0) {
    const int64_t numbers[] = {number, (int64_t)wanted_blocks(blocks),
                               (int64_t)count_blocks(varve_operation_region(v->op, number))};
    if (numbers[1] != numbers[2])
      return varve_fault(v, "expected region # to have # block(s) but got #", numbers);
  }
  return record.constrains_arguments ? varve_check_region_arguments(v, dialect, &record, number)
                                     : VARVE_STATUS_OK;
}

static bool is_variadic(const varve_value_record *region) {
  return region->variadicity != VARVE_VARIADICITY_SINGLE;
}

/* Only the last region can be one of several. */
static varve_status check_region_count(varve_verifier *verifier, const varve_value_record *values,
                                       varve_record_list regions) {
  uint32_t count = varve_operation_region_count(verifier->op);
  bool is_open = regions.count != 0 && is_variadic(&values[regions.first + regions.count - 1]);
  if (is_open ? count >= regions.count - 1 : count == regions.count)
    return VARVE_STATUS_OK;
  const int64_t numbers[] = {regions.count, count};
  VARVE_TRY(varve_fault_operation(verifier));
  return varve_fault(verifier, "unexpected number of regions: expected # but got #", numbers);
}

varve_status varve_check_regions(varve_verifier *verifier,
                                 const varve_operation_definition *definition) {
  varve_record_list regions = definition->record->regions;
  VARVE_TRY(check_region_count(verifier, definition->values, regions));
  for (uint32_t i = 0; i < varve_operation_region_count(verifier->op); i++) {
    uint32_t index = i < regions.count ? i : regions.count - 1;
    VARVE_TRY(check_region(verifier, definition->dialect,
                           definition->values[regions.first + index].constraint, i));
  }
  return VARVE_STATUS_OK;
}
