/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints again(%a, $i) and named(NAMES, $i), numbers that are
 * written as names. */
#include <stdlib.h>

#include "dialect/infer/operation_terms.h"
#include "dialect/operation_format/operation_part.h"
#include "text/format_rules.h"
#include "text/print_operation/print_operation_by_format.h"

/* Back references */

/* An operand that is written again is the first one that has its value. */
static bool is_first_operand(const varve_format_run *run, varve_value_range range,
                             uint32_t number) {
  enum { MOST = 4096 }; /* each operand that is written again takes so many comparisons at most */
  const varve_use *operands = run->op->operands + range.first;
  for (uint32_t i = 0; i < number && number <= MOST; i++)
    if (operands[i].value == operands[number].value)
      return false;
  return number <= MOST;
}

/* A declaration may have any arguments. */
varve_status varve_argument_number_fits(const varve_format_run *run, uint32_t argument,
                                        uint32_t number, bool *it_does) {
  varve_value_range range;
  VARVE_TRY(varve_all_arguments(run, argument, &range));
  *it_does = !varve_has_entry_block(run, argument) || number < range.count;
  return VARVE_STATUS_OK;
}

varve_status varve_put_numbered_argument(const varve_format_run *run, uint32_t argument,
                                         uint32_t number) {
  varve_value_range range;
  if (!varve_has_entry_block(run, argument)) {
    VARVE_PUT(run->printer, "%arg");
    return varve_put_unsigned(run->printer, number);
  }
  VARVE_TRY(varve_all_arguments(run, argument, &range));
  if (number >= range.count)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_value(run->printer, varve_argument_value(run, argument, range.first + number));
}

/* Finds the number of an argument or operand. */
static varve_status find_back_reference(const varve_format_run *run,
                                        const varve_syntax_element *element, bool *is_it,
                                        uint32_t *number) {
  const varve_entity *value = NULL;
  *is_it = &run->format->elements[element->next] == element + 1;
  if (*is_it)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_printed(run, element[1].index, &value));
  const varve_term term = {.kind = VARVE_TERM_ENTITY, .entity = value};
  int64_t found;
  if (value == NULL || !varve_term_number(&term, &found) || found < 0 || found > UINT32_MAX)
    return VARVE_STATUS_OK;
  *number = (uint32_t)found;
  if (element->is_operand) {
    varve_value_range range = varve_printed_operands(run, element->index);
    *is_it = *number < range.count && is_first_operand(run, range, *number);
    return VARVE_STATUS_OK;
  }
  return varve_argument_number_fits(run, element->index, *number, is_it);
}

varve_status varve_back_reference_fits(const varve_format_run *run,
                                       const varve_syntax_element *element, bool *it_does) {
  uint32_t number = 0;
  return find_back_reference(run, element, it_does, &number);
}

varve_status varve_put_back_reference(const varve_format_run *run,
                                      const varve_syntax_element *element) {
  uint32_t number = 0;
  bool is_it = false;
  VARVE_TRY(find_back_reference(run, element, &is_it, &number));
  if (&run->format->elements[element->next] != element + 1)
    varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  if (!is_it)
    return VARVE_STATUS_UNSUPPORTED;
  if (element->is_operand) {
    varve_value_range range = varve_printed_operands(run, element->index);
    const varve_value *value =
        number < range.count ? run->op->operands[range.first + number].value : NULL;
    return value == NULL ? VARVE_STATUS_UNSUPPORTED : varve_print_value(run->printer, value);
  }
  return varve_put_numbered_argument(run, element->index, number);
}

/* References by name */

static int compare_addresses(const void *left, const void *right) {
  uintptr_t a = (uintptr_t) * (const varve_entity *const *)left;
  uintptr_t b = (uintptr_t) * (const varve_entity *const *)right;
  return (a > b) - (a < b);
}

varve_status varve_name_of_item(const varve_format_run *run, uint32_t index, uint32_t number,
                                const varve_entity **name) {
  varve_loop_state *state = varve_find_column(run, VARVE_SYNTAX_ATTRIBUTE, index);
  *name = NULL;
  if (state == NULL || state->list == NULL || state->list->kind != VARVE_KIND_ARRAY ||
      number >= state->list->child_count)
    return VARVE_STATUS_OK;
  if (!state->is_checked) {
    /* Equal strings have one address. */
    uint32_t count = state->list->child_count;
    size_t size = ((size_t)count + 1) * sizeof(const varve_entity *);
    const varve_entity **items = varve_memory_resize(&run->printer->context->memory, NULL, 0, size);
    if (items == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    if (count != 0)
      memcpy(items, state->list->children, count * sizeof(const varve_entity *));
    qsort(items, count, sizeof(const varve_entity *), compare_addresses);
    state->is_checked = state->are_distinct = true;
    for (uint32_t i = 1; i < count; i++)
      state->are_distinct = state->are_distinct && items[i] != items[i - 1];
    varve_memory_free(&run->printer->context->memory, items, size);
  }
  const varve_entity *found = state->list->children[number];
  if (state->are_distinct && found->kind == VARVE_KIND_STRING && found->child_count == 0)
    *name = found;
  return VARVE_STATUS_OK;
}

/* The numbers of an element: those of a list, or the only one. */
static uint32_t count_numbers(const varve_format_run *run, const varve_syntax_element *element,
                              const varve_entity *value) {
  if (value == NULL || !varve_has_number_items(run->format, element))
    return value != NULL;
  return value->kind == VARVE_KIND_ARRAY ? value->child_count : 0;
}

static bool number_at(const varve_format_run *run, const varve_syntax_element *element,
                      const varve_entity *value, uint32_t index, uint32_t *number) {
  varve_term term = {.kind = VARVE_TERM_ENTITY, .entity = value};
  int64_t found;
  if (varve_has_number_items(run->format, element))
    term.entity = value->children[index];
  if (!varve_term_number(&term, &found) || found < 0 || found > UINT32_MAX)
    return false;
  *number = (uint32_t)found;
  return true;
}

static varve_status find_text(const varve_format_run *run, const varve_syntax_element *element,
                              uint32_t number, varve_slice *text, bool *fits) {
  const varve_entity *name = NULL;
  if (!element->is_item) {
    /* The text of name `number`. *fits is false if it is missing or another one like it follows. */
    varve_term names;
    varve_slice other;
    const varve_expression_input input = {.context = run->printer->context,
                                          .arena = &run->printer->format.terms};
    *fits = false;
    VARVE_TRY(varve_evaluate_printed(run, element->index, &names));
    VARVE_TRY(varve_term_list(&input, &names, &names));
    if (names.kind != VARVE_TERM_LIST || number >= names.count ||
        !varve_term_text(&names.items[number], text))
      return VARVE_STATUS_OK;
    *fits = true;
    for (uint32_t i = number + 1; i < names.count && *fits; i++)
      *fits = !varve_term_text(&names.items[i], &other) || !varve_slice_equal(other, *text);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_name_of_item(run, element->index, number, &name));
  *fits = name != NULL;
  if (name != NULL)
    *text = varve_string_bytes(name);
  return VARVE_STATUS_OK;
}

varve_status varve_name_reference_fits(const varve_format_run *run,
                                       const varve_syntax_element *element, bool *it_does) {
  const varve_entity *value = NULL;
  varve_slice text;
  varve_arena_mark mark;
  varve_status status = VARVE_STATUS_OK;
  uint32_t number = 0;
  VARVE_TRY(varve_find_printed(run, element[1].index, &value));
  uint32_t count = count_numbers(run, element, value);
  *it_does = value != NULL;
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  for (uint32_t i = 0; i < count && *it_does && status == VARVE_STATUS_OK; i++) {
    *it_does = number_at(run, element, value, i, &number);
    if (*it_does)
      status = element->kind == VARVE_SYNTAX_AGAIN
                   ? varve_argument_number_fits(run, element->index, number, it_does)
                   : find_text(run, element, number, &text, it_does);
  }
  varve_arena_reset(&run->printer->format.terms, mark);
  return status;
}

static varve_status put_name(const varve_format_run *run, const varve_syntax_element *element,
                             uint32_t number) {
  varve_slice text = {0};
  bool fits = false;
  varve_arena_mark mark;
  if (element->kind == VARVE_SYNTAX_AGAIN)
    return varve_put_numbered_argument(run, element->index, number);
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = find_text(run, element, number, &text, &fits);
  if (status == VARVE_STATUS_OK)
    status = fits ? varve_put_keyword(run->printer, text) : VARVE_STATUS_UNSUPPORTED;
  varve_arena_reset(&run->printer->format.terms, mark);
  return status;
}

varve_status varve_put_name_reference(const varve_format_run *run,
                                      const varve_syntax_element *element) {
  const varve_entity *value = NULL;
  uint32_t number = 0;
  if (element->kind == VARVE_SYNTAX_AGAIN && !element->is_item)
    return varve_put_back_reference(run, element);
  VARVE_TRY(varve_find_printed(run, element[1].index, &value));
  varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  if (value == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  uint32_t count = count_numbers(run, element, value);
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(run->printer, ", ");
    if (!number_at(run, element, value, i, &number))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(put_name(run, element, number));
  }
  return VARVE_STATUS_OK;
}
