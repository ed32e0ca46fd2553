/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints each(...) of formats item by item, and arguments of entry blocks. The state of the open
 * loops is on printer->loops: an entry for the loop, then one for each of its columns. */
#include <stdlib.h>

#include "dialect/operation_format/operation_part.h"
#include "text/print_operation/print_operation_by_format.h"

typedef varve_format_run format_run;
typedef varve_loop_state loop_state;

static loop_state *state_at(const format_run *run, size_t index) {
  return &VARVE_VECTOR_AT(&run->printer->loops, loop_state, index);
}

static const varve_syntax_column *column_of(const format_run *run, uint32_t loop, uint32_t which) {
  return &run->format->columns[run->format->loops[loop].first_column + which];
}

/* Loops do not nest, and those of operations in a region end before it does. */
static bool has_open_loop(const format_run *run) {
  return run->frame->first_loop < run->printer->loops.count;
}

static loop_state *find_column(const format_run *run, varve_syntax_kind kind, uint32_t index) {
  size_t first = run->frame->first_loop;
  if (!has_open_loop(run))
    return NULL;
  uint32_t loop = state_at(run, first)->loop;
  for (uint32_t i = 0; i < run->format->loops[loop].column_count; i++) {
    const varve_syntax_column *column = column_of(run, loop, i);
    if (column->kind == kind && column->index == index && !column->is_implied)
      return state_at(run, first + 1 + i);
  }
  return NULL;
}

const varve_loop_state *varve_current_item(const format_run *run, varve_syntax_kind kind,
                                           uint32_t index) {
  return find_column(run, kind, index);
}

uint32_t varve_current_number(const format_run *run) {
  return has_open_loop(run) ? state_at(run, run->frame->first_loop)->next : 0;
}

/* A part of an item belongs to the column of the items. */
void varve_mark_items(const format_run *run, varve_syntax_kind kind, uint32_t index,
                      uint32_t count) {
  uint32_t properties = run->format->definition->property_count;
  while (kind == VARVE_SYNTAX_ATTRIBUTE && index >= properties &&
         run->format->parts[index - properties].is_of_items)
    index = run->format->parts[index - properties].of;
  loop_state *state = find_column(run, kind, index);
  if (state != NULL)
    state->written = count;
}

void varve_mark_item(const format_run *run, varve_syntax_kind kind, uint32_t index) {
  varve_mark_items(run, kind, index, 1);
}

/* Values of attributes, parts and items */

static varve_status item_value(const format_run *run, const loop_state *state,
                               const varve_entity **value) {
  *value = state->usual;
  if (state->next >= state->count)
    return VARVE_STATUS_OK;
  return varve_list_item(run->printer->context, state->list, state->next, value);
}

/* The path from a property to a part has a limit, because each part is of an earlier one. */
varve_status varve_find_printed(const format_run *run, uint32_t index, const varve_entity **value) {
  uint32_t path[VARVE_SYNTAX_PARTS], depth = 0;
  uint32_t properties = run->format->definition->property_count;
  const loop_state *state = find_column(run, VARVE_SYNTAX_ATTRIBUTE, index);
  while (state == NULL && index >= properties && depth < VARVE_SYNTAX_PARTS) {
    if (run->format->parts[index - properties].of == UINT32_MAX)
      break;
    path[depth++] = index - properties;
    index = run->format->parts[index - properties].of;
    state = find_column(run, VARVE_SYNTAX_ATTRIBUTE, index);
  }
  if (state != NULL)
    VARVE_TRY(item_value(run, state, value));
  else if (index < properties)
    *value = varve_printed_property(run, index);
  else if (run->format->parts[index - properties].kind == VARVE_PART_LOCAL)
    VARVE_TRY(varve_local_value(run, index, value));
  else
    *value = varve_operation_discardable(run->op, run->format->attributes[index].property->name);
  while (depth-- > 0 && *value != NULL)
    VARVE_TRY(
        varve_part_of(run->printer->context, &run->format->parts[path[depth]], *value, value));
  return VARVE_STATUS_OK;
}

/* Arguments */

/* Of variadic regions the one of the current item. */
static const varve_block *entry_of(const format_run *run, uint32_t region) {
  varve_value_range range = varve_region_range_of(run->op, region);
  const loop_state *item = find_column(run, VARVE_SYNTAX_REGION, region);
  uint32_t at = item == NULL ? 0 : item->next;
  return at >= range.count ? NULL : varve_operation_region(run->op, range.first + at)->first;
}

bool varve_has_entry_block(const format_run *run, uint32_t argument) {
  return entry_of(run, run->format->arguments[argument].region) != NULL;
}

/* Finds which arguments of the entry block are those of one in varve.arguments. The one without a
 * count has what the others leave. */
static varve_status find_arguments(const format_run *run, uint32_t argument,
                                   varve_value_range *range) {
  const varve_syntax_argument *arguments = run->format->arguments;
  const varve_block *entry = entry_of(run, arguments[argument].region);
  uint32_t known = 0;
  bool has_open = false, is_open_before = false;
  *range = (varve_value_range){0};
  if (entry == NULL)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < run->format->argument_count; i++) {
    uint32_t count = 0;
    if (arguments[i].region != arguments[argument].region)
      continue;
    if (i == argument) {
      range->first = known;
      is_open_before = has_open;
    }
    if (arguments[i].count == NULL)
      has_open = true;
    else
      VARVE_TRY(varve_count_printed(run, arguments[i].count, &count));
    if (count > entry->argument_count - known)
      return VARVE_STATUS_UNSUPPORTED;
    if (i == argument)
      range->count = count;
    known += count;
  }
  uint32_t rest = entry->argument_count - known;
  if (rest != 0 && !has_open)
    return VARVE_STATUS_UNSUPPORTED;
  if (is_open_before)
    range->first += rest;
  if (arguments[argument].count == NULL)
    range->count = rest;
  return VARVE_STATUS_OK;
}

varve_status varve_all_arguments(const format_run *run, uint32_t argument,
                                 varve_value_range *range) {
  varve_print_known *known = &run->printer->arguments[argument % VARVE_PRINT_KNOWN];
  if (find_column(run, VARVE_SYNTAX_REGION, run->format->arguments[argument].region) != NULL)
    return find_arguments(run, argument, range); /* each item has others */
  if (known->op != run->op || known->index != argument) {
    VARVE_TRY(find_arguments(run, argument, range));
    *known = (varve_print_known){.op = run->op, .index = argument, .range = *range};
  }
  *range = known->range;
  return VARVE_STATUS_OK;
}

const varve_value *varve_argument_value(const format_run *run, uint32_t argument, uint32_t number) {
  return &entry_of(run, run->format->arguments[argument].region)->arguments[number]->value;
}

varve_status varve_printed_arguments(const format_run *run, uint32_t argument,
                                     varve_value_range *range) {
  const loop_state *state = find_column(run, VARVE_SYNTAX_ARGUMENT, argument);
  if (state == NULL)
    return varve_all_arguments(run, argument, range);
  *range = (varve_value_range){state->first + state->next, state->next < state->count};
  return VARVE_STATUS_OK;
}

varve_status varve_printed_argument(const format_run *run, uint32_t argument,
                                    const varve_value **value) {
  varve_value_range range;
  VARVE_TRY(varve_printed_arguments(run, argument, &range));
  *value = range.count == 1 && varve_has_entry_block(run, argument)
               ? varve_argument_value(run, argument, range.first)
               : NULL;
  return VARVE_STATUS_OK;
}

/* A declaration has no block: its arguments have the names that equations give, or numbers. */
static varve_status put_declared(const format_run *run, uint32_t argument) {
  const varve_operation_format *format = run->format;
  for (uint32_t i = 0; i < format->equation_count; i++) {
    const varve_syntax_equation *equation = &format->equations[i];
    const varve_entity *name = NULL;
    if (equation->value->kind != VARVE_EXPRESSION_NAME || !equation->is_item ||
        equation->value->slot.kind != VARVE_SYNTAX_ARGUMENT ||
        equation->value->slot.index != argument)
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

/* %a: type, %b: type */
static varve_status put_typed_arguments(const format_run *run, uint32_t argument) {
  varve_value_range range;
  VARVE_TRY(varve_all_arguments(run, argument, &range));
  for (uint32_t i = 0; i < range.count; i++) {
    if (i != 0)
      VARVE_PUT(run->printer, ", ");
    VARVE_TRY(varve_print_region_argument(run->printer,
                                          varve_argument_value(run, argument, range.first + i)));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_put_argument(const format_run *run, const varve_syntax_element *element) {
  const varve_value *value = NULL;
  if (element->is_typed)
    return put_typed_arguments(run, element->index);
  varve_mark_item(run, VARVE_SYNTAX_ARGUMENT, element->index);
  if (!varve_has_entry_block(run, element->index))
    return put_declared(run, element->index);
  VARVE_TRY(varve_printed_argument(run, element->index, &value));
  return value == NULL ? VARVE_STATUS_UNSUPPORTED : varve_print_value(run->printer, value);
}

/* An operand that is written again is the first one that has its value. */
static bool is_first_operand(const format_run *run, varve_value_range range, uint32_t number) {
  enum { MOST = 4096 }; /* each operand that is written again takes so many comparisons at most */
  const varve_use *operands = run->op->operands + range.first;
  for (uint32_t i = 0; i < number && number <= MOST; i++)
    if (operands[i].value == operands[number].value)
      return false;
  return number <= MOST;
}

/* A declaration may have any arguments. */
varve_status varve_argument_number_fits(const format_run *run, uint32_t argument, uint32_t number,
                                        bool *it_does) {
  varve_value_range range;
  VARVE_TRY(varve_all_arguments(run, argument, &range));
  *it_does = !varve_has_entry_block(run, argument) || number < range.count;
  return VARVE_STATUS_OK;
}

varve_status varve_put_numbered_argument(const format_run *run, uint32_t argument,
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
static varve_status find_again(const format_run *run, const varve_syntax_element *element,
                               bool *is_it, uint32_t *number) {
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

varve_status varve_again_fits(const format_run *run, const varve_syntax_element *element,
                              bool *it_does) {
  uint32_t number = 0;
  return find_again(run, element, it_does, &number);
}

static varve_status put_repeated_operand(const format_run *run, uint32_t operand, uint32_t number) {
  varve_value_range range = varve_printed_operands(run, operand);
  const varve_value *value =
      number < range.count ? run->op->operands[range.first + number].value : NULL;
  return value == NULL ? VARVE_STATUS_UNSUPPORTED : varve_print_value(run->printer, value);
}

varve_status varve_put_again_argument(const format_run *run, const varve_syntax_element *element) {
  uint32_t number = 0;
  bool is_it = false;
  VARVE_TRY(find_again(run, element, &is_it, &number));
  if (&run->format->elements[element->next] != element + 1)
    varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  if (!is_it)
    return VARVE_STATUS_UNSUPPORTED;
  if (element->is_operand)
    return put_repeated_operand(run, element->index, number);
  return varve_put_numbered_argument(run, element->index, number);
}

/* What MLIR's printOptionalLocationSpecifier prints: in contrast to the location of an argument of
 * a block, it may be an alias. */
static varve_status put_specifier(const format_run *run, const varve_syntax_element *element,
                                  const varve_entity *location) {
  if (location == NULL || (element->is_known && location->kind == VARVE_KIND_UNKNOWN_LOCATION))
    return VARVE_STATUS_OK;
  return varve_print_trailing_location(run->printer, location);
}

/* Locations are lost where they are not printed, and so are attributes that are locations. */
static varve_status put_attribute_location(const format_run *run,
                                           const varve_syntax_element *element) {
  const varve_entity *location = NULL;
  varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  VARVE_TRY(varve_find_printed(run, element[1].index, &location));
  if (location != NULL && !varve_is_location(location))
    return VARVE_STATUS_UNSUPPORTED;
  return put_specifier(run, element, location);
}

/* The text has one location for an argument and an attribute: they must be equal. */
varve_status varve_put_location(const format_run *run, const varve_syntax_element *element) {
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

/* Names of items */

static int compare_addresses(const void *left, const void *right) {
  uintptr_t a = (uintptr_t) * (const varve_entity *const *)left;
  uintptr_t b = (uintptr_t) * (const varve_entity *const *)right;
  return (a > b) - (a < b);
}

/* Equal strings have one address. */
static varve_status check_distinct(varve_memory *memory, loop_state *state) {
  uint32_t count = state->list->child_count;
  size_t size = ((size_t)count + 1) * sizeof(const varve_entity *);
  const varve_entity **items = varve_memory_resize(memory, NULL, 0, size);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (count != 0)
    memcpy(items, state->list->children, count * sizeof(const varve_entity *));
  qsort(items, count, sizeof(const varve_entity *), compare_addresses);
  state->is_checked = state->are_distinct = true;
  for (uint32_t i = 1; i < count; i++)
    state->are_distinct = state->are_distinct && items[i] != items[i - 1];
  varve_memory_free(memory, items, size);
  return VARVE_STATUS_OK;
}

varve_status varve_name_of_item(const format_run *run, uint32_t index, uint32_t number,
                                const varve_entity **name) {
  loop_state *state = find_column(run, VARVE_SYNTAX_ATTRIBUTE, index);
  *name = NULL;
  if (state == NULL || state->list == NULL || state->list->kind != VARVE_KIND_ARRAY ||
      number >= state->list->child_count)
    return VARVE_STATUS_OK;
  if (!state->is_checked)
    VARVE_TRY(check_distinct(&run->printer->context->memory, state));
  const varve_entity *found = state->list->children[number];
  if (state->are_distinct && found->kind == VARVE_KIND_STRING && found->child_count == 0)
    *name = found;
  return VARVE_STATUS_OK;
}

/* Finds the values of a column that an item writes: as many as the equation says. */
varve_status varve_counted_range(const format_run *run, const varve_syntax_element *element,
                                 varve_value_range *range, uint32_t *group) {
  const loop_state *state = find_column(run, element->kind, element->index);
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

bool varve_take_item_region(const format_run *run, const varve_syntax_element *custom,
                            varve_print_call *call) {
  for (const varve_syntax_element *at = custom + 1; at < run->format->elements + custom->next;
       at++) {
    const loop_state *state = at->is_item ? find_column(run, at->kind, at->index) : NULL;
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
static varve_status is_sum_of_parts(const format_run *run, uint32_t of, bool are_items,
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
static varve_status are_same(const format_run *run, uint32_t argument, bool *are_they) {
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

varve_status varve_parts_suffice(const format_run *run, bool *do_they) {
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

static varve_value_range values_of(const format_run *run, const varve_syntax_column *column) {
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
static varve_status is_list_kept(const format_run *run, const varve_syntax_column *column,
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

static varve_status begin_column(const format_run *run, const varve_syntax_column *column,
                                 loop_state *state) {
  varve_value_range range = {0};
  *state = (loop_state){.usual = column->usual};
  if (column->is_implied)
    return VARVE_STATUS_OK;
  if (column->kind == VARVE_SYNTAX_ATTRIBUTE) {
    bool is_kept = true;
    VARVE_TRY(varve_find_printed(run, column->index, &state->list));
    VARVE_TRY(is_list_kept(run, column, state->list, &is_kept));
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
static varve_status begin_item(const format_run *run, uint32_t each) {
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
static bool is_exhausted(const format_run *run, size_t first, uint32_t loop) {
  uint32_t items = state_at(run, first)->count;
  for (uint32_t i = 0; i < run->format->loops[loop].column_count; i++) {
    const varve_syntax_column *column = column_of(run, loop, i);
    const loop_state *state = state_at(run, first + 1 + i);
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

static varve_status end_loop(const format_run *run, size_t first, uint32_t each) {
  bool is_whole = is_exhausted(run, first, run->format->elements[each].index);
  varve_vector_truncate(&run->printer->loops, first);
  run->frame->element = run->format->elements[each].next;
  return is_whole ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

/* The columns are read before the loop is open, because its items hide them. */
varve_status varve_print_each(const format_run *run) {
  uint32_t each = (uint32_t)run->frame->element;
  const varve_syntax_element *element = &run->format->elements[each];
  const varve_syntax_loop *loop = &run->format->loops[element->index];
  varve_vector *loops = &run->printer->loops;
  size_t first = loops->count;
  VARVE_TRY(varve_vector_reserve(loops, 1 + (size_t)loop->column_count));
  for (uint32_t i = 0; i < loop->column_count; i++)
    VARVE_TRY(begin_column(run, column_of(run, element->index, i), state_at(run, first + 1 + i)));
  *state_at(run, first) =
      (loop_state){.loop = element->index, .count = state_at(run, first + 1)->count};
  loops->count += 1 + (size_t)loop->column_count;
  varve_cover_printed(run->format->coverage, each, state_at(run, first)->count == 0);
  if (state_at(run, first)->count != 0)
    return begin_item(run, each);
  return loop->needs_items ? VARVE_STATUS_UNSUPPORTED : end_loop(run, first, each);
}

static varve_status put_separator(const format_run *run, const varve_syntax_loop *loop) {
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

varve_status varve_print_item_end(const format_run *run) {
  uint32_t each = run->format->elements[run->frame->element].next;
  uint32_t number = run->format->elements[each].index;
  const varve_syntax_loop *loop = &run->format->loops[number];
  size_t first = run->frame->first_loop;
  for (uint32_t i = 0; i < loop->column_count; i++) {
    loop_state *state = state_at(run, first + 1 + i);
    state->next += column_of(run, number, i)->usual != NULL ? 1 : state->written;
    state->written = 0;
  }
  if (++state_at(run, first)->next >= state_at(run, first)->count)
    return end_loop(run, first, each);
  VARVE_TRY(varve_print_check(run->printer));
  VARVE_TRY(put_separator(run, loop));
  return begin_item(run, each);
}
