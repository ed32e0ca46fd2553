/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the alternatives of formats for printing: the first branch whose equations hold, whose
 * variables are present, and which loses nothing that another branch would print. */
#include "dialect/infer/operation_equation.h"
#include "dialect/operation_format/operation_part.h"
#include "ir/attributes.h"
#include "text/print_operation/print_operation_by_format.h"

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

static const varve_entity *type_at(const format_run *run, const varve_expression_slot *slot,
                                   uint32_t index) {
  if (slot->kind == VARVE_SYNTAX_RESULT)
    return varve_operation_result(run->op, index)->type;
  const varve_value *value = run->op->operands[index].value;
  return value == NULL ? NULL : value->type;
}

/* All values of an operand or result, or the current item. */
static varve_value_range range_of(const format_run *run, const varve_expression_slot *slot) {
  const varve_loop_state *item =
      slot->is_item ? varve_current_item(run, (varve_syntax_kind)slot->kind, slot->index) : NULL;
  if (item != NULL)
    return (varve_value_range){item->first + item->next, item->next < item->count};
  return slot->kind == VARVE_SYNTAX_OPERAND ? varve_printed_operands(run, slot->index)
                                            : varve_result_range_of(run->op, slot->index);
}

static varve_term term_of_type(const varve_entity *type) {
  if (type == NULL)
    return (varve_term){.kind = VARVE_TERM_UNKNOWN};
  return (varve_term){.kind = VARVE_TERM_ENTITY, .entity = type};
}

static varve_status find_argument_types(const operation_input *in,
                                        const varve_expression_slot *slot, varve_term *term) {
  varve_value_range range;
  const varve_value *value = NULL;
  bool is_single = slot->is_item || !in->run->format->arguments[slot->index].is_list;
  if (is_single) {
    VARVE_TRY(varve_printed_argument(in->run, slot->index, &value));
    if (value != NULL)
      *term = term_of_type(value->type);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_all_arguments(in->run, slot->index, &range));
  varve_term *items =
      varve_arena_allocate_array(in->base.arena, (size_t)range.count + 1, sizeof *items);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < range.count; i++)
    items[i] = term_of_type(varve_argument_value(in->run, slot->index, range.first + i)->type);
  *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = range.count};
  return VARVE_STATUS_OK;
}

static varve_status find_types(const operation_input *in, const varve_expression_slot *slot,
                               varve_term *term) {
  if (slot->kind == VARVE_SYNTAX_ARGUMENT)
    return find_argument_types(in, slot, term);
  if (slot->kind != VARVE_SYNTAX_OPERAND && slot->kind != VARVE_SYNTAX_RESULT)
    return VARVE_STATUS_OK;
  varve_value_range range = range_of(in->run, slot);
  if (slot->is_item && range.count == 0)
    return VARVE_STATUS_OK;
  if ((slot->is_item || record_of(in->run, slot)->variadicity == VARVE_VARIADICITY_SINGLE) &&
      range.count == 1) {
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

/* The text of a value's name, without '%' and what follows a '#'. Numbers are no names unless
 * is_spelled. */
static varve_status name_of(const operation_input *in, const varve_value *value, bool is_spelled,
                            varve_term *term) {
  varve_printer *printer = in->run->printer;
  size_t start = printer->out->size;
  VARVE_TRY(varve_print_value(printer, value));
  varve_slice name =
      varve_slice_make(printer->out->data + start + 1, printer->out->size - start - 1);
  const char *number = memchr(name.data, '#', name.size);
  if (number != NULL)
    name.size = (size_t)(number - name.data);
  if (!is_spelled && (name.size == 0 || varve_char_is(name.data[0], VARVE_CHAR_DIGIT)))
    name.size = 0;
  varve_slice kept = varve_arena_copy(in->base.arena, name);
  printer->out->size = start;
  *term = (varve_term){.kind = VARVE_TERM_TEXT, .text = kept};
  return kept.data == NULL && name.size != 0 ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

static varve_status find_argument_names(const operation_input *in, const varve_expression *e,
                                        varve_term *term) {
  varve_value_range range;
  const varve_value *value = NULL;
  if (e->slot.is_item || !in->run->format->arguments[e->slot.index].is_list) {
    VARVE_TRY(varve_printed_argument(in->run, e->slot.index, &value));
    return value == NULL ? VARVE_STATUS_OK : name_of(in, value, e->number != 0, term);
  }
  VARVE_TRY(varve_all_arguments(in->run, e->slot.index, &range));
  varve_term *items =
      varve_arena_allocate_array(in->base.arena, (size_t)range.count + 1, sizeof *items);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < range.count; i++)
    VARVE_TRY(name_of(in, varve_argument_value(in->run, e->slot.index, range.first + i),
                      e->number != 0, &items[i]));
  *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = range.count};
  return VARVE_STATUS_OK;
}

static varve_status find_operand_names(const operation_input *in, const varve_expression *e,
                                       varve_term *term) {
  varve_value_range range = range_of(in->run, &e->slot);
  bool is_single =
      e->slot.is_item || record_of(in->run, &e->slot)->variadicity == VARVE_VARIADICITY_SINGLE;
  varve_term *items =
      varve_arena_allocate_array(in->base.arena, (size_t)range.count + 1, sizeof *items);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_value *value = in->run->op->operands[range.first + i].value;
    if (value == NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(name_of(in, value, e->number != 0, &items[i]));
  }
  *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = range.count};
  if (is_single && range.count == 1)
    *term = items[0];
  return VARVE_STATUS_OK;
}

/* The name of the first result is that of the operation. */
static varve_status find_names(const operation_input *in, const varve_expression *e,
                               varve_term *term) {
  if (e->slot.kind == VARVE_SYNTAX_ARGUMENT)
    return find_argument_names(in, e, term);
  if (e->slot.kind == VARVE_SYNTAX_OPERAND)
    return find_operand_names(in, e, term);
  if (e->slot.kind != VARVE_SYNTAX_RESULTS && e->slot.kind != VARVE_SYNTAX_RESULT)
    return VARVE_STATUS_OK;
  uint32_t first = e->slot.kind == VARVE_SYNTAX_RESULT ? range_of(in->run, &e->slot).first : 0;
  if (first < varve_operation_result_count(in->run->op))
    return name_of(in, varve_operation_result(in->run->op, first), e->number != 0, term);
  *term = (varve_term){.kind = VARVE_TERM_TEXT};
  return VARVE_STATUS_OK;
}

static varve_status find_attribute(const operation_input *in, const varve_expression_slot *slot,
                                   varve_term *term) {
  const varve_entity *value = NULL;
  VARVE_TRY(varve_find_printed(in->run, slot->index, &value));
  *term = varve_term_of(value);
  return VARVE_STATUS_OK;
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
  if (e->kind == VARVE_EXPRESSION_NAME)
    return find_names(in, e, term);
  varve_value_range arguments = {0};
  switch (e->slot.kind) {
  case VARVE_SYNTAX_ATTRIBUTE:
    return find_attribute(in, &e->slot, term);
  case VARVE_SYNTAX_ARGUMENT:
    VARVE_TRY(varve_printed_arguments(run, e->slot.index, &arguments));
    *term = count_term(arguments.count);
    return VARVE_STATUS_OK;
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

/* Those of a declaration have no types of their own. */
static varve_status argument_types_hold(const operation_input *in,
                                        const varve_expression_slot *slot, const varve_term *value,
                                        bool *holds) {
  varve_term types = {.kind = VARVE_TERM_UNKNOWN};
  const varve_entity *type = varve_term_type(value);
  *holds = !varve_has_entry_block(in->run, slot->index);
  if (*holds)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_argument_types(in, slot, &types));
  if (types.kind != VARVE_TERM_LIST || type == NULL) {
    *holds = varve_term_compare(in->base.context, &types, value) == 1;
    return VARVE_STATUS_OK;
  }
  *holds = true;
  for (uint32_t i = 0; i < types.count && *holds; i++)
    *holds = types.items[i].entity == type;
  return VARVE_STATUS_OK;
}

static varve_status types_hold(const operation_input *in, const varve_syntax_equation *equation,
                               const varve_term *value, bool *holds) {
  const varve_expression_slot slot = {equation->kind, equation->index, equation->is_item};
  const varve_entity *type = varve_term_type(value);
  if (equation->kind == VARVE_SYNTAX_ARGUMENT)
    return argument_types_hold(in, &slot, value, holds);
  varve_value_range range = range_of(in->run, &slot);
  /* The parser makes one result of one type, because no text has the number of results. */
  if (type != NULL)
    *holds = equation->kind == VARVE_SYNTAX_OPERAND || range.count == 1;
  else
    *holds = value->kind == VARVE_TERM_LIST && value->count == range.count;
  for (uint32_t i = 0; i < range.count && *holds; i++) {
    const varve_entity *expected = type != NULL ? type : varve_term_type(&value->items[i]);
    *holds = expected != NULL && type_at(in->run, &slot, range.first + i) == expected;
  }
  return VARVE_STATUS_OK;
}

/* The printer gives an argument of a declaration the name that an equation takes from it. */
static bool names_declaration(const format_run *run, const varve_syntax_equation *equation,
                              bool *holds) {
  *holds = equation->value->kind == VARVE_EXPRESSION_NAME &&
           equation->value->slot.kind == VARVE_SYNTAX_ARGUMENT &&
           !varve_has_entry_block(run, equation->value->slot.index);
  return *holds;
}

static bool operands_hold(const format_run *run, const varve_syntax_equation *equation) {
  varve_value_range left = varve_printed_operands(run, equation->index);
  varve_value_range right = varve_printed_operands(run, equation->value->slot.index);
  return left.count == 1 && right.count == 1 &&
         run->op->operands[left.first].value == run->op->operands[right.first].value;
}

static varve_status equation_holds(const operation_input *in, const varve_syntax_equation *equation,
                                   bool *holds) {
  varve_term value;
  const varve_entity *expected = NULL, *found = NULL;
  if (!equation->is_type && equation->kind == VARVE_SYNTAX_OPERAND) {
    *holds = operands_hold(in->run, equation);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_expression_evaluate(&in->base, equation->value, &value));
  if (equation->is_type)
    return types_hold(in, equation, &value, holds);
  if (names_declaration(in->run, equation, holds))
    return VARVE_STATUS_OK;
  const varve_attribute_syntax *syntax =
      varve_syntax_of_attribute(in->run->format, equation->index, equation->is_item);
  VARVE_TRY(varve_equation_attribute(&in->base, syntax, &value, &expected, holds));
  VARVE_TRY(varve_find_printed(in->run, equation->index, &found));
  *holds = *holds && expected == found;
  return VARVE_STATUS_OK;
}

varve_status varve_begin_terms(varve_printer *printer, varve_arena_mark *mark) {
  /* One byte keeps the first chunk of the arena when everything after it is released. */
  if (varve_arena_get_mark(&printer->terms).next == NULL &&
      varve_arena_allocate(&printer->terms, 0) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *mark = varve_arena_get_mark(&printer->terms);
  return VARVE_STATUS_OK;
}

static operation_input input_of(const format_run *run) {
  return (operation_input){
      .base = {.context = run->printer->context, .arena = &run->printer->terms, .find = find_term},
      .run = run};
}

/* Finds the value of count($x) for operands. */
static bool find_count(const format_run *run, const varve_expression *e, int64_t *count) {
  if (e->kind == VARVE_EXPRESSION_NUMBER) {
    *count = e->number;
    return true;
  }
  if (e->kind != VARVE_EXPRESSION_FUNCTION || e->number != VARVE_FUNCTION_COUNT_OF ||
      e->arguments[0]->kind != VARVE_EXPRESSION_SLOT ||
      e->arguments[0]->slot.kind != VARVE_SYNTAX_OPERAND || e->arguments[0]->slot.is_item)
    return false;
  *count = varve_printed_operands(run, e->arguments[0]->slot.index).count;
  return true;
}

/* Evaluates count($x) = 1 without terms. Returns false for other conditions. */
static bool compare_counts(const format_run *run, const varve_expression *e, bool *holds) {
  int64_t left, right;
  if (e->kind != VARVE_EXPRESSION_OPERATOR || e->number != VARVE_OPERATOR_EQUAL ||
      !find_count(run, e->arguments[0], &left) || !find_count(run, e->arguments[1], &right))
    return false;
  *holds = left == right;
  return true;
}

/* Checks an equation or a condition. */
static varve_status check(const format_run *run, uint32_t index, bool is_condition, bool *holds) {
  const varve_syntax_equation *equation = &run->format->equations[index];
  const operation_input in = input_of(run);
  varve_arena_mark mark;
  if (is_condition && compare_counts(run, equation->value, holds))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = is_condition ? varve_expression_holds(&in.base, equation->value, holds)
                                     : equation_holds(&in, equation, holds);
  varve_arena_reset(&run->printer->terms, mark);
  return status;
}

static void count_equation(const format_run *run, uint32_t index) {
  varve_format_coverage *coverage = run->format->coverage;
  if (coverage != NULL && coverage->lets[index] != 0)
    varve_cover_printed(coverage, coverage->lets[index] - 1, false);
}

varve_status varve_equation_implies(const format_run *run, uint32_t property, bool *is_implied) {
  *is_implied = false;
  for (uint32_t i = 0; i < run->format->equation_count && !*is_implied; i++)
    if (run->format->equations[i].is_default && !run->format->equations[i].is_shown &&
        run->format->equations[i].index == property) {
      VARVE_TRY(check(run, i, false, is_implied));
      if (*is_implied)
        count_equation(run, i);
    }
  return VARVE_STATUS_OK;
}

varve_status varve_elements_hold(const format_run *run, uint32_t first, uint32_t end, bool *hold) {
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
      VARVE_TRY(varve_again_fits(run, &elements[i], hold));
    else if (elements[i].kind == VARVE_SYNTAX_AGAIN || elements[i].kind == VARVE_SYNTAX_NAMED)
      VARVE_TRY(varve_named_fits(run, &elements[i], hold));
    if (elements[i].kind == VARVE_SYNTAX_APPLIED)
      VARVE_TRY(varve_applied_fits(run, &elements[i], hold));
    if (is_let || elements[i].kind == VARVE_SYNTAX_WHEN)
      VARVE_TRY(check(run, elements[i].index, !is_let, hold));
    if (is_let && *hold)
      count_equation(run, elements[i].index);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_equations_hold(const format_run *run, bool *hold) {
  *hold = true;
  if (run->format->equation_count == 0)
    return VARVE_STATUS_OK;
  return varve_elements_hold(run, 0, run->format->element_count, hold);
}

/* Branches */

/* Returns whether a variable is present that only another branch writes. A declaration has the
 * arguments that a branch writes, but loses none. */
static varve_status loses(const format_run *run, const varve_syntax_branch *branch, bool *it_does) {
  *it_does = false;
  for (uint32_t i = 0; i < branch->barred_count && !*it_does; i++) {
    const varve_syntax_element *barred = &run->format->anchors[branch->first_barred + i];
    VARVE_TRY(varve_anchor_is_present(run, barred, it_does));
    *it_does = *it_does &&
               (barred->kind != VARVE_SYNTAX_ARGUMENT || varve_has_entry_block(run, barred->index));
  }
  return VARVE_STATUS_OK;
}

static varve_status fits(const format_run *run, uint32_t element, bool *it_does) {
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
static bool choose_again(const format_run *run) {
  varve_print_operation *frame = run->frame;
  if (!frame->is_checked || frame->choice >= frame->choice_end)
    return false;
  uint32_t chosen = VARVE_VECTOR_AT(&run->printer->choices, uint32_t, frame->choice);
  if (chosen <= frame->element || chosen > run->format->elements[frame->element].next)
    return false;
  frame->element = chosen;
  frame->choice++;
  return true;
}

/* Notes the choice, unless other operations were printed in between. */
static varve_status choose(const format_run *run, uint32_t element) {
  run->frame->element = element;
  return run->frame->step != 0 && !run->printer->is_rehearsing
             ? VARVE_STATUS_OK
             : varve_vector_push(&run->printer->choices, &element);
}

varve_status varve_print_format_one(const format_run *run) {
  const varve_syntax_element *elements = run->format->elements;
  uint32_t one = (uint32_t)run->frame->element;
  if (choose_again(run))
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

varve_status varve_print_format_if(const format_run *run) {
  const varve_syntax_element *elements = run->format->elements;
  uint32_t at = (uint32_t)run->frame->element, end = elements[at].next;
  bool holds, hold, is_lost;
  if (choose_again(run))
    return VARVE_STATUS_OK;
  VARVE_TRY(check(run, elements[at].index, true, &holds));
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

varve_status varve_evaluate_printed(const format_run *run, uint32_t equation, varve_term *term) {
  const operation_input in = input_of(run);
  return varve_expression_evaluate(&in.base, run->format->equations[equation].value, term);
}

varve_status varve_count_printed(const format_run *run, const varve_expression *expression,
                                 uint32_t *count) {
  varve_term term;
  int64_t number;
  varve_arena_mark mark;
  const operation_input in = input_of(run);
  if (find_count(run, expression, &number) && number >= 0 && number <= UINT32_MAX) {
    *count = (uint32_t)number;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = varve_expression_evaluate(&in.base, expression, &term);
  bool is_count = status == VARVE_STATUS_OK && varve_term_number(&term, &number) && number >= 0 &&
                  number <= UINT32_MAX;
  *count = is_count ? (uint32_t)number : 0;
  varve_arena_reset(&run->printer->terms, mark);
  return status == VARVE_STATUS_OK && !is_count ? VARVE_STATUS_UNSUPPORTED : status;
}

varve_status varve_local_value(const format_run *run, uint32_t index, const varve_entity **value) {
  varve_term term;
  bool is_known;
  varve_arena_mark mark;
  const operation_input in = input_of(run);
  const varve_operation_format *format = run->format;
  varve_print_known *known = &run->printer->locals[index % VARVE_PRINT_KNOWN];
  bool is_in_loop = run->frame->first_loop < run->printer->loops.count; /* items hide their lists */
  *value = known->value;
  if (!is_in_loop && known->op == run->op && known->index == index)
    return VARVE_STATUS_OK;
  *value = NULL;
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = varve_expression_evaluate(
      &in.base, format->parts[index - format->definition->property_count].value, &term);
  if (status == VARVE_STATUS_OK)
    status =
        varve_equation_attribute(&in.base, &format->attributes[index], &term, value, &is_known);
  varve_arena_reset(&run->printer->terms, mark);
  if (!is_in_loop && status == VARVE_STATUS_OK)
    *known = (varve_print_known){.op = run->op, .index = index, .value = *value};
  return status;
}
