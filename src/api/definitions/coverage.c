/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/coverage.h: reports how often the parts of formats were read and printed, and how
 * often checks were true and false. */
#include <varve/coverage.h>

#include <string.h>

#include "api/options.h"
#include "dialect/codes/entity_code.h"
#include "dialect/operation_format/operation_format.h"
#include "dialect/uses/requirement.h"

varve_status varve_context_count_formats(varve_context *context, bool is_on) {
  return context == NULL ? VARVE_STATUS_BAD_ARGUMENT : varve_coverage_turn(context, is_on);
}

/* A format of an operation, or of a type or attribute. */
typedef struct any_format {
  const varve_format_coverage *coverage; /* NULL: there is no format */
  const varve_syntax_element *syntax;
  const varve_format_element *elements;
  const varve_code_list *codes;
  const varve_requirements *checks;
} any_format;

typedef struct visitor {
  varve_format_part_function *visit;
  void *user;
} visitor;

static varve_status visit_part(const visitor *v, varve_format_part_kind kind,
                               const varve_element_coverage *at, bool is_absent) {
  const varve_format_part part = {.kind = kind,
                                  .offset = at->offset,
                                  .text = at->text,
                                  .read = at->read[is_absent],
                                  .printed = at->printed[is_absent]};
  return v->visit(v->user, &part);
}

/* Visits both outcomes of a choice. The second half of a group or IF has a place of its own, after
 * its JUMP. */
static varve_status visit_both(const visitor *v, varve_format_part_kind kind,
                               const varve_element_coverage *at,
                               const varve_element_coverage *half) {
  varve_element_coverage second = *at;
  if (half != NULL) {
    second.offset = half->offset;
    second.text = half->text;
  }
  VARVE_TRY(visit_part(v, kind, at, false));
  return visit_part(v, kind + 1, &second, true);
}

/* *is_choice: one of two outcomes happens. FORMAT: the element is not a part. */
static varve_format_part_kind kind_of(const any_format *format, uint32_t i, bool *is_choice) {
  static const struct {
    int syntax, element;
    varve_format_part_kind kind;
    bool is_choice;
  } kinds[] = {{VARVE_SYNTAX_BRANCH, VARVE_FORMAT_BRANCH, VARVE_FORMAT_PART_ALTERNATIVE, false},
               {VARVE_SYNTAX_IF, -1, VARVE_FORMAT_PART_THEN, true},
               {VARVE_SYNTAX_GROUP, VARVE_FORMAT_GROUP, VARVE_FORMAT_PART_PRESENT, true},
               {VARVE_SYNTAX_CLAUSE, VARVE_FORMAT_CLAUSE, VARVE_FORMAT_PART_CLAUSE, false},
               {VARVE_SYNTAX_EACH, VARVE_FORMAT_EACH, VARVE_FORMAT_PART_ITEMS, true},
               {VARVE_SYNTAX_LET, VARVE_FORMAT_LET, VARVE_FORMAT_PART_EQUATION, false}};
  int found = format->syntax != NULL ? (int)format->syntax[i].kind : (int)format->elements[i].kind;
  for (size_t k = 0; k < VARVE_COUNT_OF(kinds); k++)
    if (found == (format->syntax != NULL ? kinds[k].syntax : kinds[k].element)) {
      *is_choice = kinds[k].is_choice;
      return kinds[k].kind;
    }
  return VARVE_FORMAT_PART_FORMAT;
}

/* Returns the JUMP before the second half of a group or IF, or NULL. */
static const varve_element_coverage *second_half(const any_format *format, uint32_t i) {
  uint32_t next = format->syntax != NULL ? format->syntax[i].next : format->elements[i].next;
  bool is_jump = format->syntax != NULL ? format->syntax[next - 1].kind == VARVE_SYNTAX_JUMP &&
                                              format->syntax[next - 1].next > next
                                        : format->elements[next - 1].kind == VARVE_FORMAT_JUMP &&
                                              format->elements[next - 1].next > next;
  return is_jump ? &format->coverage->elements[next - 1] : NULL;
}

static varve_status visit_parts(const visitor *v, const any_format *format) {
  const varve_format_coverage *coverage = format->coverage;
  const varve_element_coverage *whole = &coverage->elements[coverage->element_count];
  const varve_format_part part = {.text = whole->text,
                                  .read = whole->read[0],
                                  .printed = whole->printed[0],
                                  .printed_generic = coverage->printed_generic};
  VARVE_TRY(v->visit(v->user, &part));
  for (uint32_t i = 0; i < coverage->element_count; i++) {
    bool is_choice = false;
    varve_format_part_kind kind = kind_of(format, i, &is_choice);
    const varve_element_coverage *half = NULL;
    if (kind == VARVE_FORMAT_PART_FORMAT)
      continue;
    if (kind == VARVE_FORMAT_PART_THEN || kind == VARVE_FORMAT_PART_PRESENT)
      half = second_half(format, i);
    VARVE_TRY(is_choice ? visit_both(v, kind, &coverage->elements[i], half)
                        : visit_part(v, kind, &coverage->elements[i], false));
  }
  return VARVE_STATUS_OK;
}

static varve_status find_of_operation(varve_context *context, varve_slice name,
                                      any_format *format) {
  const varve_operation_name *interned = NULL;
  const varve_operation_format *found = NULL;
  varve_format_fault fault;
  VARVE_TRY(varve_operation_name_get(context, name, &interned));
  if (interned->definition == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_requirements(
      context, (varve_requirement_subject){.operation = interned->definition}, &format->checks));
  varve_status status = varve_find_operation_format(context, interned->definition, &found, &fault);
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_UNSUPPORTED)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  if (found != NULL) {
    format->coverage = found->coverage;
    format->syntax = found->elements;
  }
  return VARVE_STATUS_OK;
}

static varve_status find_of_entity(varve_context *context, varve_slice name, bool is_type,
                                   any_format *format) {
  const varve_entity_definition *definition = NULL;
  const char *dot = memchr(name.data, '.', name.size);
  if (dot == NULL)
    return VARVE_STATUS_OK;
  size_t size = (size_t)(dot - name.data);
  VARVE_TRY(varve_find_entity(context, varve_slice_make(name.data, size),
                              varve_slice_make(dot + 1, name.size - size - 1), is_type,
                              &definition));
  if (definition == NULL || definition->format == NULL)
    return VARVE_STATUS_OK;
  if (definition->record->syntax != 0)
    *format = (any_format){.coverage = definition->format->coverage,
                           .elements = definition->format->elements};
  VARVE_TRY(varve_entity_codes(context, definition, &format->codes));
  return varve_find_requirements(context, (varve_requirement_subject){.entity = definition},
                                 &format->checks);
}

varve_status varve_context_visit_format(varve_context *context, varve_definition_kind kind,
                                        varve_slice name, varve_format_part_function *visit,
                                        void *user) {
  any_format format = {0};
  bool is_operation = kind == VARVE_DEFINITION_OPERATION;
  if (context == NULL || visit == NULL || !varve_slice_is_sound(name) ||
      (!is_operation && kind != VARVE_DEFINITION_TYPE && kind != VARVE_DEFINITION_ATTRIBUTE))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (!varve_is_operation_name(name))
    return VARVE_STATUS_OK;
  VARVE_TRY(is_operation ? find_of_operation(context, name, &format)
                         : find_of_entity(context, name, kind == VARVE_DEFINITION_TYPE, &format));
  const visitor v = {visit, user};
  if (format.coverage != NULL)
    VARVE_TRY(visit_parts(&v, &format));
  for (uint32_t i = 0; format.codes != NULL && i < format.codes->count; i++)
    if (format.codes->rows[i].coverage != NULL)
      VARVE_TRY(visit_part(&v, VARVE_FORMAT_PART_CODE, format.codes->rows[i].coverage, false));
  for (uint32_t i = 0; format.checks != NULL && i < format.checks->count; i++)
    if (format.checks->rows[i].coverage != NULL)
      VARVE_TRY(visit_part(&v, VARVE_FORMAT_PART_CHECK, format.checks->rows[i].coverage, false));
  return VARVE_STATUS_OK;
}
