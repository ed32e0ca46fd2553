/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints each(...) of formats item by item, and arguments of entry blocks. The state of the open
 * loops is on printer->format.loops: an entry for the loop, then one for each of its columns. */
#include "dialect/operation_format/operation_part.h"
#include "text/print_operation/print_operation_by_format.h"

/* Arguments */

varve_status varve_put_argument(const varve_format_run *run, const varve_syntax_element *element) {
  const varve_value *value = NULL;
  if (element->is_typed) {
    /* %a: type, %b: type */
    varve_value_range range;
    VARVE_TRY(varve_all_arguments(run, element->index, &range));
    for (uint32_t i = 0; i < range.count; i++) {
      if (i != 0)
        VARVE_PUT(run->printer, ", ");
      VARVE_TRY(varve_print_region_argument(
          run->printer, varve_argument_value(run, element->index, range.first + i)));
    }
    return VARVE_STATUS_OK;
  }
  varve_mark_item(run, VARVE_SYNTAX_ARGUMENT, element->index);
  if (!varve_has_entry_block(run, element->index)) {
    /* A declaration has no block: its arguments have the names that equations give, or numbers. */
    const varve_operation_format *format = run->format;
    for (uint32_t i = 0; i < format->equation_count; i++) {
      const varve_syntax_equation *equation = &format->equations[i];
      const varve_entity *name = NULL;
      if (equation->value->kind != VARVE_EXPRESSION_NAME || !equation->is_item ||
          equation->value->slot.kind != VARVE_SYNTAX_ARGUMENT ||
          equation->value->slot.index != element->index)
        continue;
      VARVE_TRY(varve_find_printed(run, equation->index, &name));
      if (name == NULL || name->kind != VARVE_KIND_STRING)
        continue;
      VARVE_TRY(varve_put_char(run->printer, '%'));
      return varve_put(run->printer, varve_string_bytes(name));
    }
    VARVE_PUT(run->printer, "%arg");
    return varve_put_unsigned(run->printer, varve_current_number(run));
  }
  VARVE_TRY(varve_printed_argument(run, element->index, &value));
  return value == NULL ? VARVE_STATUS_UNSUPPORTED : varve_print_value(run->printer, value);
}

/* What MLIR's printOptionalLocationSpecifier prints: in contrast to the location of an argument of
 * a block, it may be an alias. */
static varve_status put_specifier(const varve_format_run *run, const varve_syntax_element *element,
                                  const varve_entity *location) {
  if (location == NULL || (element->is_known && location->kind == VARVE_KIND_UNKNOWN_LOCATION))
    return VARVE_STATUS_OK;
  return varve_print_trailing_location(run->printer, location);
}

/* Locations are lost where they are not printed, and so are attributes that are locations. */
static varve_status put_attribute_location(const varve_format_run *run,
                                           const varve_syntax_element *element) {
  const varve_entity *location = NULL;
  varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  VARVE_TRY(varve_find_printed(run, element[1].index, &location));
  if (location != NULL && !varve_is_location(location))
    return VARVE_STATUS_UNSUPPORTED;
  return put_specifier(run, element, location);
}

/* The text has one location for an argument and an attribute: they must be equal. */
varve_status varve_put_location(const varve_format_run *run, const varve_syntax_element *element) {
  const varve_syntax_element *of = element + 1, *end = &run->format->elements[element->next];
  const varve_entity *location = NULL;
  const varve_value *value = NULL;
  if (element->is_implied)
    return VARVE_STATUS_OK;
  if (of->kind == VARVE_SYNTAX_ATTRIBUTE)
    return put_attribute_location(run, element);
  VARVE_TRY(varve_printed_argument(run, of->index, &value));
  if (end - of > 1) {
    VARVE_TRY(varve_find_printed(run, of[1].index, &location));
    varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, of[1].index);
    if (value == NULL || location == NULL || !varve_is_location(location) ||
        (run->printer->options.debug_info && varve_value_argument(value)->location != location))
      return VARVE_STATUS_UNSUPPORTED;
  }
  if (value == NULL || element->is_absent)
    return VARVE_STATUS_OK;
  return location != NULL || element->is_known
             ? put_specifier(run, element, varve_value_argument(value)->location)
             : varve_print_argument_location(run->printer, value);
}

/* Finds the values of a column that an item writes: as many as the equation says. */
varve_status varve_range_with_count(const varve_format_run *run,
                                    const varve_syntax_element *element, varve_value_range *range,
                                    uint32_t *group) {
  const varve_loop_state *state = varve_find_column(run, element->kind, element->index);
  const varve_expression *number = run->format->equations[element->first_anchor].value;
  uint32_t count = 0;
  VARVE_TRY(varve_count_printed(run, number, &count));
  *group = 0;
  if (element->sets_count)
    varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, number->slot.index);
  if (element->group != 0)
    VARVE_TRY(varve_count_printed(run, run->format->equations[element->group - 1].value, group));
  if (*group != 0 && count > UINT32_MAX / *group)
    return VARVE_STATUS_UNSUPPORTED;
  count *= *group == 0 ? 1 : *group;
  if (state == NULL || count > state->count - state->next)
    return VARVE_STATUS_UNSUPPORTED;
  *range = (varve_value_range){state->first + state->next, count};
  varve_mark_items(run, element->kind, element->index, count);
  return VARVE_STATUS_OK;
}

bool varve_take_item_region(const varve_format_run *run, const varve_syntax_element *custom,
                            varve_print_call *call) {
  for (const varve_syntax_element *at = custom + 1; at < run->format->elements + custom->next;
       at++) {
    const varve_loop_state *state =
        at->is_item ? varve_find_column(run, at->kind, at->index) : NULL;
    if (state == NULL || at->kind != VARVE_SYNTAX_REGION)
      continue;
    call->item = (varve_value_range){state->first + state->next, 1};
    varve_mark_item(run, at->kind, at->index);
    return state->next < state->count;
  }
  return true;
}

/* What the format does not write */

/* Returns whether the parts that the format names make the value: it has nothing else. */
static varve_status is_sum_of_parts(const varve_format_run *run, uint32_t of, bool are_items,
                                    const varve_entity *value, bool *is_it) {
  const varve_operation_format *format = run->format;
  const varve_entity *fields[VARVE_SYNTAX_FIELDS] = {NULL}, *made = NULL;
  const varve_syntax_part *any = NULL;
  *is_it = true;
  for (uint32_t i = 0; i < format->part_count; i++) {
    const varve_syntax_part *part = &format->parts[i];
    if (part->of != of || part->is_of_items != are_items)
      continue;
    any = part;
    VARVE_TRY(varve_part_of(run->printer->context, part, value, &fields[part->field]));
  }
  if (any == NULL || value == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_part_make(run->printer->context, any, fields, &made));
  *is_it = made == value;
  return VARVE_STATUS_OK;
}

/* Returns whether the arguments that a format does not write have the types of the others. */
static varve_status are_same(const varve_format_run *run, uint32_t argument, bool *are_they) {
  uint32_t other = run->format->arguments[argument].same_as - 1;
  varve_value_range range, expected;
  VARVE_TRY(varve_all_arguments(run, argument, &range));
  VARVE_TRY(varve_all_arguments(run, other, &expected));
  *are_they = range.count == expected.count;
  for (uint32_t i = 0; i < range.count && *are_they; i++)
    *are_they = varve_argument_value(run, argument, range.first + i)->type ==
                varve_argument_value(run, other, expected.first + i)->type;
  return VARVE_STATUS_OK;
}

/* Returns whether a part before this one is of the same attribute. */
static bool has_earlier_part(const varve_operation_format *format, uint32_t part) {
  for (uint32_t i = 0; i < part; i++)
    if (format->parts[i].of == format->parts[part].of && !format->parts[i].is_of_items)
      return true;
  return false;
}

varve_status varve_parts_suffice(const varve_format_run *run, bool *do_they) {
  const varve_operation_format *format = run->format;
  *do_they = true;
  for (uint32_t i = 0; i < format->argument_count && *do_they; i++)
    if (format->arguments[i].same_as != 0)
      VARVE_TRY(are_same(run, i, do_they));
  for (uint32_t i = 0; i < format->part_count && *do_they; i++) {
    const varve_entity *value = NULL;
    if (format->parts[i].is_of_items || format->parts[i].of == UINT32_MAX ||
        has_earlier_part(format, i))
      continue;
    VARVE_TRY(varve_find_printed(run, format->parts[i].of, &value));
    if (value != NULL)
      VARVE_TRY(is_sum_of_parts(run, format->parts[i].of, false, value, do_they));
  }
  return VARVE_STATUS_OK;
}

/* Loops */

static varve_value_range values_of(const varve_format_run *run, const varve_syntax_column *column) {
  switch (column->kind) {
  case VARVE_SYNTAX_OPERAND:
    return varve_printed_operands(run, column->index);
  case VARVE_SYNTAX_RESULT:
    return varve_result_range_of(run->op, column->index);
  case VARVE_SYNTAX_REGION:
    return varve_region_range_of(run->op, column->index);
  default:
    return varve_successor_range_of(run->op, column->index);
  }
}

/* Returns whether the parser makes a list of its items: not if the text cannot tell an absent list
 * from an empty one, or from one of which all items are usual. */
static varve_status is_list_explicit(const varve_format_run *run, const varve_syntax_column *column,
                                     const varve_entity *list, bool *is_kept) {
  const varve_entity *item = column->usual;
  *is_kept = true;
  if (column->if_none != NULL || (list == NULL && (item != NULL || column->is_sparse)))
    return VARVE_STATUS_OK;
  if (column->is_kept || column->is_sparse || item == NULL) {
    bool may_be_empty = !column->is_kept && !column->is_sparse;
    *is_kept = list == NULL ? column->index >= run->format->definition->property_count
                            : may_be_empty || varve_list_size(list) != 0;
    return VARVE_STATUS_OK;
  }
  for (uint32_t i = 0; i < varve_list_size(list) && item == column->usual; i++)
    VARVE_TRY(varve_list_item(run->printer->context, list, i, &item));
  *is_kept = item != column->usual;
  return VARVE_STATUS_OK;
}

/* Returns whether the text may drop a list that is empty or has only usual items: as MLIR does with
 * empty attributes of arguments. */
static bool may_drop(const varve_syntax_column *column) {
  return column->usual != NULL && column->usual->kind == VARVE_KIND_DICTIONARY &&
         varve_dictionary_size(column->usual) == 0 && !column->is_kept && !column->is_sparse;
}

static varve_status begin_column(const varve_format_run *run, const varve_syntax_column *column,
                                 varve_loop_state *state) {
  varve_value_range range = {0};
  *state = (varve_loop_state){.usual = column->usual};
  if (column->is_implied)
    return VARVE_STATUS_OK;
  if (column->kind == VARVE_SYNTAX_ATTRIBUTE) {
    bool is_kept = true;
    VARVE_TRY(varve_find_printed(run, column->index, &state->list));
    VARVE_TRY(is_list_explicit(run, column, state->list, &is_kept));
    if (!is_kept && !may_drop(column))
      return VARVE_STATUS_UNSUPPORTED;
    if (!is_kept || (column->if_none != NULL && state->list == column->if_none))
      state->list = NULL;
    state->count = varve_list_size(state->list);
    return VARVE_STATUS_OK;
  }
  if (column->kind == VARVE_SYNTAX_ARGUMENT)
    VARVE_TRY(varve_printed_arguments(run, column->index, &range));
  else
    range = values_of(run, column);
  state->first = range.first;
  state->count = range.count;
  return VARVE_STATUS_OK;
}

/* Begins an item. Fails if an equation of the item does not hold. */
static varve_status begin_item(const varve_format_run *run, uint32_t each) {
  bool hold;
  const varve_syntax_loop *loop = &run->format->loops[run->format->elements[each].index];
  run->frame->element = each + 1;
  if (run->frame->is_checked)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_elements_hold(run, each + 1, run->format->elements[each].next, &hold));
  for (uint32_t i = 0; i < loop->column_count && hold && run->format->part_count != 0; i++) {
    const varve_syntax_column *column = &run->format->columns[loop->first_column + i];
    const varve_entity *value = NULL;
    if (column->kind != VARVE_SYNTAX_ATTRIBUTE || column->is_implied)
      continue;
    VARVE_TRY(varve_find_printed(run, column->index, &value));
    VARVE_TRY(is_sum_of_parts(run, column->index, true, value, &hold));
  }
  return hold ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

/* Returns whether the loop printed all that its columns have. */
static bool is_exhausted(const varve_format_run *run, size_t first, uint32_t loop) {
  uint32_t items = varve_loop_state_at(run, first)->count;
  for (uint32_t i = 0; i < run->format->loops[loop].column_count; i++) {
    const varve_syntax_column *column = varve_column_of(run, loop, i);
    const varve_loop_state *state = varve_loop_state_at(run, first + 1 + i);
    if (column->kind == VARVE_SYNTAX_ARGUMENT && !varve_has_entry_block(run, column->index))
      continue;
    if (column->is_implied || (column->is_sparse && state->list == NULL))
      continue;
    if (column->is_sparse && state->count == 0)
      return false;
    if (column->is_kept && state->list != NULL && items == 0)
      return false;
    if (column->usual != NULL ? state->list != NULL && state->count != items
                              : state->next != state->count)
      return false;
  }
  return true;
}

static varve_status end_loop(const varve_format_run *run, size_t first, uint32_t each) {
  bool is_whole = is_exhausted(run, first, run->format->elements[each].index);
  varve_vector_truncate(&run->printer->format.loops, first);
  run->frame->element = run->format->elements[each].next;
  return is_whole ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

/* The columns are read before the loop is open, because its items hide them. */
varve_status varve_print_each(const varve_format_run *run) {
  uint32_t each = (uint32_t)run->frame->element;
  const varve_syntax_element *element = &run->format->elements[each];
  const varve_syntax_loop *loop = &run->format->loops[element->index];
  varve_vector *loops = &run->printer->format.loops;
  size_t first = loops->count;
  VARVE_TRY(varve_vector_reserve(loops, 1 + (size_t)loop->column_count));
  for (uint32_t i = 0; i < loop->column_count; i++)
    VARVE_TRY(begin_column(run, varve_column_of(run, element->index, i),
                           varve_loop_state_at(run, first + 1 + i)));
  *varve_loop_state_at(run, first) = (varve_loop_state){
      .loop = element->index, .count = varve_loop_state_at(run, first + 1)->count};
  loops->count += 1 + (size_t)loop->column_count;
  varve_cover_printed(run->format->coverage, each, varve_loop_state_at(run, first)->count == 0);
  if (varve_loop_state_at(run, first)->count != 0)
    return begin_item(run, each);
  return loop->needs_items ? VARVE_STATUS_UNSUPPORTED : end_loop(run, first, each);
}

static varve_status put_separator(const varve_format_run *run, const varve_syntax_loop *loop) {
  if (loop->separator.size == 0)
    return VARVE_STATUS_OK;
  if (varve_format_space_literal(&run->frame->spacing, loop->separator))
    VARVE_TRY(varve_put_char(run->printer, ' '));
  VARVE_TRY(varve_put(run->printer, loop->separator));
  if (!loop->is_spaced)
    return VARVE_STATUS_OK;
  run->frame->spacing = (varve_format_spacing){0};
  return varve_put_char(run->printer, ' ');
}

varve_status varve_print_item_end(const varve_format_run *run) {
  uint32_t each = run->format->elements[run->frame->element].next;
  uint32_t number = run->format->elements[each].index;
  const varve_syntax_loop *loop = &run->format->loops[number];
  size_t first = run->frame->first_loop;
  for (uint32_t i = 0; i < loop->column_count; i++) {
    varve_loop_state *state = varve_loop_state_at(run, first + 1 + i);
    state->next += varve_column_of(run, number, i)->usual != NULL ? 1 : state->written;
    state->written = 0;
  }
  if (++varve_loop_state_at(run, first)->next >= varve_loop_state_at(run, first)->count)
    return end_loop(run, first, each);
  VARVE_TRY(varve_print_check(run->printer));
  VARVE_TRY(put_separator(run, loop));
  return begin_item(run, each);
}
