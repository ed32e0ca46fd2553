/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The alternatives of irdl.any_of in dialects as irdl makes them at run time. The first that is met
 * is taken for good, so upstream refuses those of which two might be met: one that takes anything,
 * and two for parameters of the same type or attribute. */
#include "definitions/read.h"

/* Constraints that are looked at; more are taken on trust. */
enum { MOST_VISITS = 1024 };

typedef struct alternatives {
  const varve_tables_builder *builder;
  varve_vector *pending; /* uint32_t: constraints */
  varve_vector bases;    /* base: what the alternatives so far are for */
  size_t visits;
} alternatives;

typedef struct base {
  varve_text name;
  uint32_t alternative;
} base;

static const varve_constraint_record *record_at(const alternatives *a, uint32_t index) {
  return &VARVE_VECTOR_AT(&a->builder->tables[VARVE_TABLE_constraints], varve_constraint_record,
                          index);
}

static varve_status push_arguments(alternatives *a, varve_record_list list, uint32_t count) {
  const uint32_t *numbers = a->builder->tables[VARVE_TABLE_numbers].data;
  if (count == 0)
    return VARVE_STATUS_OK;
  return varve_vector_append(a->pending, numbers + list.first, count);
}

static varve_status add_base(alternatives *a, varve_text name, uint32_t alternative,
                             bool *is_wrong) {
  for (size_t i = 0; i < a->bases.count; i++) {
    base known = VARVE_VECTOR_AT(&a->bases, base, i);
    *is_wrong = *is_wrong || (known.name == name && known.alternative != alternative);
  }
  base added = {name, alternative};
  return varve_vector_push(&a->bases, &added);
}

static varve_status look_at(alternatives *a, uint32_t index, uint32_t alternative, bool *is_wrong) {
  const varve_constraint_record *record = record_at(a, index);
  switch ((varve_constraint_kind)record->kind) {
  case VARVE_CONSTRAINT_ANY:
    *is_wrong = true;
    return VARVE_STATUS_OK;
  case VARVE_CONSTRAINT_ALL_OF:
    return push_arguments(a, record->arguments, 1);
  case VARVE_CONSTRAINT_ANY_OF:
    return push_arguments(a, record->arguments, record->arguments.count);
  case VARVE_CONSTRAINT_PARAMETRIC:
    return add_base(a, record->text, alternative, is_wrong);
  case VARVE_CONSTRAINT_RULE:
  case VARVE_CONSTRAINT_IS:
  case VARVE_CONSTRAINT_BASE:
  case VARVE_CONSTRAINT_REGION:
    break;
  }
  return VARVE_STATUS_OK;
}

static varve_status look_at_all(alternatives *a, varve_record_list list, bool *is_wrong) {
  for (uint32_t i = 0; i < list.count && !*is_wrong; i++) {
    varve_vector_truncate(a->pending, 0);
    VARVE_TRY(push_arguments(a, (varve_record_list){list.first + i, 1}, 1));
    while (a->pending->count != 0 && !*is_wrong && a->visits++ < MOST_VISITS) {
      uint32_t index = VARVE_VECTOR_LAST(a->pending, uint32_t);
      varve_vector_truncate(a->pending, a->pending->count - 1);
      VARVE_TRY(look_at(a, index, i, is_wrong));
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_check_any_of(varve_definition_reader *reader, const varve_operation *op,
                                varve_record_list arguments) {
  alternatives a = {.builder = &reader->builder, .pending = &reader->list};
  bool is_wrong = false;
  varve_vector_init(&a.bases, reader->memory, sizeof(base));
  varve_status status = look_at_all(&a, arguments, &is_wrong);
  varve_vector_release(&a.bases);
  VARVE_TRY(status);
  if (!is_wrong)
    return VARVE_STATUS_OK;
  return varve_definition_fault(reader, op,
                                "any_of constraints are not in the correct form: one takes "
                                "anything, or two are for parameters of the same base");
}
