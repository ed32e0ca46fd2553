/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the alternatives of formats for printing: the first branch whose equations hold, whose
 * variables are present, and which loses nothing that another branch would print. */
#include "dialect/infer/operation_terms.h"
#include "dialect/operation_format/operation_part.h"
#include "ir/attributes.h"
#include "text/print_operation/print_operation_by_format.h"

static void count_equation(const varve_format_run *run, uint32_t index) {
  varve_format_coverage *coverage = run->format->coverage;
  if (coverage != NULL && coverage->lets[index] != 0)
    varve_cover_printed(coverage, coverage->lets[index] - 1, false);
}

varve_status varve_equation_implies(const varve_format_run *run, uint32_t property,
                                    bool *is_implied) {
  *is_implied = false;
  for (uint32_t i = 0; i < run->format->equation_count && !*is_implied; i++)
    if (run->format->equations[i].is_default && !run->format->equations[i].is_shown &&
        run->format->equations[i].index == property) {
      VARVE_TRY(varve_check_equation(run, i, false, is_implied));
      if (*is_implied)
        count_equation(run, i);
    }
  return VARVE_STATUS_OK;
}

varve_status varve_elements_hold(const varve_format_run *run, uint32_t first, uint32_t end,
                                 bool *hold) {
  const varve_syntax_element *elements = run->format->elements;
  *hold = true;
  while (first < end && *hold) {
    uint32_t i = elements[first].next_check;
    if (i >= end)
      break;
    first = varve_syntax_behind(elements, i);
    bool is_let = elements[i].kind == VARVE_SYNTAX_LET;
    if (is_let && run->format->equations[elements[i].index].is_default)
      continue;
    if (elements[i].kind == VARVE_SYNTAX_AGAIN && !elements[i].is_item)
      VARVE_TRY(varve_back_reference_fits(run, &elements[i], hold));
    else if (elements[i].kind == VARVE_SYNTAX_AGAIN || elements[i].kind == VARVE_SYNTAX_LISTED_NAME)
      VARVE_TRY(varve_name_reference_fits(run, &elements[i], hold));
    if (elements[i].kind == VARVE_SYNTAX_ONLY_OPERATION)
      VARVE_TRY(varve_payload_operation_fits(run, &elements[i], hold));
    if (is_let || elements[i].kind == VARVE_SYNTAX_WHEN)
      VARVE_TRY(varve_check_equation(run, elements[i].index, !is_let, hold));
    if (is_let && *hold)
      count_equation(run, elements[i].index);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_equations_hold(const varve_format_run *run, bool *hold) {
  *hold = true;
  if (run->format->equation_count == 0)
    return VARVE_STATUS_OK;
  return varve_elements_hold(run, 0, run->format->element_count, hold);
}

/* Branches */

/* Returns whether a variable is present that only another branch writes. A declaration has the
 * arguments that a branch writes, but loses none. */
static varve_status loses(const varve_format_run *run, const varve_syntax_branch *branch,
                          bool *it_does) {
  *it_does = false;
  for (uint32_t i = 0; i < branch->barred_count && !*it_does; i++) {
    const varve_syntax_element *barred = &run->format->anchors[branch->first_barred + i];
    VARVE_TRY(varve_anchor_is_present(run, barred, it_does));
    *it_does = *it_does &&
               (barred->kind != VARVE_SYNTAX_ARGUMENT || varve_has_entry_block(run, barred->index));
  }
  return VARVE_STATUS_OK;
}

static varve_status fits(const varve_format_run *run, uint32_t element, bool *it_does) {
  const varve_syntax_branch *branch = &run->format->branches[run->format->elements[element].index];
  const varve_syntax_element *anchors = run->format->anchors;
  bool is_present = true, is_lost;
  *it_does = false;
  for (uint32_t i = 0; i < branch->needed_count && is_present; i++)
    VARVE_TRY(varve_anchor_is_present(run, &anchors[branch->first_needed + i], &is_present));
  if (!is_present)
    return VARVE_STATUS_OK;
  VARVE_TRY(loses(run, branch, &is_lost));
  if (is_lost)
    return VARVE_STATUS_OK;
  return varve_elements_hold(run, element + 1, run->format->elements[element].next, it_does);
}

/* Goes to the element that was chosen when the operation was checked. Returns false if it is being
 * checked, so that no choice is known. */
static bool repeat_choice(const varve_format_run *run) {
  varve_print_operation *frame = run->frame;
  if (!frame->is_checked || frame->choice >= frame->choice_end)
    return false;
  uint32_t chosen = VARVE_VECTOR_AT(&run->printer->operations.choices, uint32_t, frame->choice);
  if (chosen <= frame->element || chosen > run->format->elements[frame->element].next)
    return false;
  frame->element = chosen;
  frame->choice++;
  return true;
}

/* Notes the choice, unless other operations were printed in between. */
static varve_status choose(const varve_format_run *run, uint32_t element) {
  run->frame->element = element;
  return run->frame->step != 0 && !run->printer->is_rehearsing
             ? VARVE_STATUS_OK
             : varve_vector_push(&run->printer->operations.choices, &element);
}

varve_status varve_print_format_one(const varve_format_run *run) {
  const varve_syntax_element *elements = run->format->elements;
  uint32_t one = (uint32_t)run->frame->element;
  if (repeat_choice(run))
    return VARVE_STATUS_OK;
  for (uint32_t i = one + 1; i < elements[one].next; i = elements[i].next) {
    bool it_does;
    VARVE_TRY(fits(run, i, &it_does));
    if (!it_does)
      continue;
    varve_cover_printed(run->format->coverage, i, false);
    return choose(run, i + 1);
  }
  return VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_print_format_if(const varve_format_run *run) {
  const varve_syntax_element *elements = run->format->elements;
  uint32_t at = (uint32_t)run->frame->element, end = elements[at].next;
  bool holds, hold, is_lost;
  if (repeat_choice(run))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_check_equation(run, elements[at].index, true, &holds));
  VARVE_TRY(loses(run, &run->format->branches[elements[at].first_anchor + !holds], &is_lost));
  if (is_lost)
    return VARVE_STATUS_UNSUPPORTED;
  varve_cover_printed(run->format->coverage, at, !holds);
  if (!holds)
    end = varve_syntax_behind(elements, at);
  VARVE_TRY(choose(run, holds ? at + 1 : elements[at].next));
  VARVE_TRY(varve_elements_hold(run, run->frame->element, end, &hold));
  return hold ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}
