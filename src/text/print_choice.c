/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the alternatives of formats for printing: the first branch whose equations hold, whose
 * variables are present, and which loses nothing that another branch would print. */
#include "dialect/operation_equation.h"
#include "ir/attributes.h"
#include "text/print_operation_by_format.h"

typedef varve_format_run format_run;

/* Terms of an operation */

typedef struct operation_input {
  varve_expression_input base;
  const format_run *run;
} operation_input;

static const varve_value_record *record_of(const format_run *run,
                                           const varve_expression_slot *slot) {
  const varve_operation_definition *definition = run->format->definition;
  varve_record_list list = slot->kind == VARVE_SYNTAX_OPERAND ? definition->record->operands
                                                              : definition->record->results;
  return &definition->values[list.first + slot->index];
}

static const varve_type *type_at(const format_run *run, const varve_expression_slot *slot,
                                 uint32_t index) {
  if (slot->kind == VARVE_SYNTAX_RESULT)
    return varve_operation_result(run->op, index)->type;
  const varve_value *value = run->op->operands[index].value;
  return value == NULL ? NULL : value->type;
}

static varve_value_range range_of(const format_run *run, const varve_expression_slot *slot) {
  return slot->kind == VARVE_SYNTAX_OPERAND ? varve_operand_range_of(run->op, slot->index)
                                            : varve_result_range_of(run->op, slot->index);
}

static varve_term term_of_type(const varve_type *type) {
  if (type == NULL)
    return (varve_term){.kind = VARVE_TERM_UNKNOWN};
  return (varve_term){.kind = VARVE_TERM_ENTITY, .entity = type};
}

static varve_status find_types(const operation_input *in, const varve_expression_slot *slot,
                               varve_term *term) {
  if (slot->kind != VARVE_SYNTAX_OPERAND && slot->kind != VARVE_SYNTAX_RESULT)
    return VARVE_STATUS_OK;
  varve_value_range range = range_of(in->run, slot);
  if (record_of(in->run, slot)->variadicity == VARVE_VARIADICITY_SINGLE && range.count == 1) {
    *term = term_of_type(type_at(in->run, slot, range.first));
    return VARVE_STATUS_OK;
  }
  varve_term *items =
      varve_arena_allocate_array(in->base.arena, (size_t)range.count + 1, sizeof *items);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < range.count; i++)
    items[i] = term_of_type(type_at(in->run, slot, range.first + i));
  *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = range.count};
  return VARVE_STATUS_OK;
}

static varve_term count_term(uint32_t count) {
  return (varve_term){.kind = VARVE_TERM_VALUES, .count = count};
}

static uint32_t count_blocks(const format_run *run, uint32_t region) {
  varve_value_range range = varve_region_range_of(run->op, region);
  uint32_t count = 0;
  for (uint32_t i = 0; i < range.count; i++)
    count += varve_operation_region(run->op, range.first + i)->first != NULL;
  return count;
}

static varve_status find_term(const varve_expression_input *input, const varve_expression *e,
                              varve_term *term) {
  const operation_input *in = (const operation_input *)input;
  const format_run *run = in->run;
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  if (e->kind == VARVE_EXPRESSION_CASE)
    return varve_equation_case(input, run->format, e, term);
  if (e->kind == VARVE_EXPRESSION_TYPES)
    return find_types(in, &e->slot, term);
  switch (e->slot.kind) {
  case VARVE_SYNTAX_ATTRIBUTE: {
    const varve_attribute *value = varve_printed_property(run, e->slot.index);
    *term = varve_term_of(value);
    return VARVE_STATUS_OK;
  }
  case VARVE_SYNTAX_OPERANDS:
    *term = count_term(run->op->operand_count);
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_RESULTS:
    *term = count_term(varve_operation_result_count(run->op));
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_RESULT:
    *term = count_term(range_of(run, &e->slot).count);
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_REGION:
    *term = count_term(count_blocks(run, e->slot.index));
    return VARVE_STATUS_OK;
  default:
    return VARVE_STATUS_OK;
  }
}

/* Equations */

static varve_status types_hold(const operation_input *in, const varve_syntax_equation *equation,
                               const varve_term *value, bool *holds) {
  const varve_expression_slot slot = {equation->kind, equation->index};
  varve_value_range range = range_of(in->run, &slot);
  const varve_type *type = varve_term_type(value);
  *holds = type != NULL || (value->kind == VARVE_TERM_LIST && value->count == range.count);
  for (uint32_t i = 0; i < range.count && *holds; i++) {
    const varve_type *expected = type != NULL ? type : varve_term_type(&value->items[i]);
    *holds = expected != NULL && type_at(in->run, &slot, range.first + i) == expected;
  }
  return VARVE_STATUS_OK;
}

static varve_status equation_holds(const operation_input *in, const varve_syntax_equation *equation,
                                   bool *holds) {
  varve_term value;
  const varve_attribute *expected = NULL;
  VARVE_TRY(varve_expression_evaluate(&in->base, equation->value, &value));
  if (equation->is_type)
    return types_hold(in, equation, &value, holds);
  VARVE_TRY(varve_equation_attribute(&in->base, in->run->format, equation->index, &value, &expected,
                                     holds));
  *holds = *holds && expected == varve_printed_property(in->run, equation->index);
  return VARVE_STATUS_OK;
}

/* Checks an equation or a condition, with memory of its own. */
static varve_status check(const format_run *run, uint32_t index, bool is_condition, bool *holds) {
  const varve_syntax_equation *equation = &run->format->equations[index];
  varve_arena arena;
  varve_arena_init(&arena, &run->printer->context->memory);
  const operation_input in = {
      .base = {.context = run->printer->context, .arena = &arena, .find = find_term}, .run = run};
  varve_status status = is_condition ? varve_expression_holds(&in.base, equation->value, holds)
                                     : equation_holds(&in, equation, holds);
  varve_arena_release(&arena);
  return status;
}

varve_status varve_equation_implies(const format_run *run, uint32_t property, bool *is_implied) {
  *is_implied = false;
  for (uint32_t i = 0; i < run->format->equation_count && !*is_implied; i++)
    if (run->format->equations[i].is_default && run->format->equations[i].index == property)
      VARVE_TRY(check(run, i, false, is_implied));
  return VARVE_STATUS_OK;
}

/* Checks the equations among elements, but not those of nested branches. */
static varve_status elements_hold(const format_run *run, uint32_t first, uint32_t end, bool *hold) {
  const varve_syntax_element *elements = run->format->elements;
  *hold = true;
  for (uint32_t i = first; i < end && *hold; i = varve_syntax_behind(elements, i)) {
    bool is_let = elements[i].kind == VARVE_SYNTAX_LET;
    if (is_let && run->format->equations[elements[i].index].is_default)
      continue;
    if (is_let || elements[i].kind == VARVE_SYNTAX_WHEN)
      VARVE_TRY(check(run, elements[i].index, !is_let, hold));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_equations_hold(const format_run *run, bool *hold) {
  *hold = true;
  if (run->format->equation_count == 0)
    return VARVE_STATUS_OK;
  return elements_hold(run, 0, run->format->element_count, hold);
}

/* Branches */

static varve_status fits(const format_run *run, uint32_t element, bool *it_does) {
  const varve_syntax_branch *branch = &run->format->branches[run->format->elements[element].index];
  const varve_syntax_element *anchors = run->format->anchors;
  bool is_present = true;
  *it_does = false;
  for (uint32_t i = 0; i < branch->needed_count && is_present; i++)
    VARVE_TRY(varve_anchor_is_present(run, &anchors[branch->first_needed + i], &is_present));
  if (!is_present)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < branch->barred_count; i++) {
    VARVE_TRY(varve_anchor_is_present(run, &anchors[branch->first_barred + i], &is_present));
    if (is_present)
      return VARVE_STATUS_OK;
  }
  return elements_hold(run, element + 1, run->format->elements[element].next, it_does);
}

varve_status varve_print_format_one(const format_run *run) {
  const varve_syntax_element *elements = run->format->elements;
  uint32_t one = (uint32_t)run->frame->element;
  for (uint32_t i = one + 1; i < elements[one].next; i = elements[i].next) {
    bool it_does;
    VARVE_TRY(fits(run, i, &it_does));
    if (!it_does)
      continue;
    run->frame->element = i + 1;
    return VARVE_STATUS_OK;
  }
  return VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_print_format_if(const format_run *run) {
  const varve_syntax_element *element = &run->format->elements[run->frame->element];
  bool holds;
  VARVE_TRY(check(run, element->index, true, &holds));
  run->frame->element = holds ? run->frame->element + 1 : element->next;
  return VARVE_STATUS_OK;
}
