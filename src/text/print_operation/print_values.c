/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The values of a format's variables when an operation is printed: attributes, parts, items of
 * loops, arguments of entry blocks, and the terms of equations. */
#include "dialect/infer/operation_terms.h"
#include "dialect/operation_format/operation_part.h"
#include "dialect/properties/operation_properties.h"
#include "ir/attributes.h"
#include "text/print_operation/print_operation_by_format.h"

/* Properties and operands */

static const varve_property_definition *property_at(const varve_format_run *run, uint32_t index) {
  return &run->format->definition->properties[index];
}

/* Returns NULL if the property is absent. */
const varve_entity *varve_printed_property(const varve_format_run *run, uint32_t property) {
  const varve_entity *properties = varve_operation_inherent(run->op);
  return properties == NULL
             ? NULL
             : varve_dictionary_find_key(properties, property_at(run, property)->key);
}

varve_value_range varve_printed_operands(const varve_format_run *run, uint32_t operand) {
  varve_printer *printer = run->printer;
  if (operand >= VARVE_PRINT_RANGES)
    return varve_operand_range_of(run->op, operand);
  if (printer->format.ranges_of != run->op)
    varve_operand_ranges_of(run->op, printer->format.ranges, VARVE_PRINT_RANGES);
  printer->format.ranges_of = run->op;
  return printer->format.ranges[operand];
}

varve_status varve_is_usual_property(const varve_format_run *run, uint32_t property,
                                     const varve_entity *value, bool *is_it) {
  const varve_property_definition *definition = property_at(run, property);
  const varve_entity *usual = NULL;
  *is_it = false;
  if (definition->kind != VARVE_PROPERTY_NATIVE && definition->default_value.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(
      varve_property_default(run->printer->context, run->format->definition, definition, &usual));
  *is_it = value == usual;
  return VARVE_STATUS_OK;
}

/* Open loops */

/* Loops do not nest, and those of operations in a region end before it does. */
static bool has_open_loop(const varve_format_run *run) {
  return run->frame->first_loop < run->printer->format.loops.count;
}

varve_loop_state *varve_find_column(const varve_format_run *run, varve_syntax_kind kind,
                                    uint32_t index) {
  size_t first = run->frame->first_loop;
  if (!has_open_loop(run))
    return NULL;
  uint32_t loop = varve_loop_state_at(run, first)->loop;
  for (uint32_t i = 0; i < run->format->loops[loop].column_count; i++) {
    const varve_syntax_column *column = varve_column_of(run, loop, i);
    if (column->kind == kind && column->index == index && !column->is_implied)
      return varve_loop_state_at(run, first + 1 + i);
  }
  return NULL;
}

uint32_t varve_current_number(const varve_format_run *run) {
  return has_open_loop(run) ? varve_loop_state_at(run, run->frame->first_loop)->next : 0;
}

/* A part of an item belongs to the column of the items. */
void varve_mark_items(const varve_format_run *run, varve_syntax_kind kind, uint32_t index,
                      uint32_t count) {
  uint32_t properties = run->format->definition->property_count;
  while (kind == VARVE_SYNTAX_ATTRIBUTE && index >= properties &&
         run->format->parts[index - properties].is_of_items)
    index = run->format->parts[index - properties].of;
  varve_loop_state *state = varve_find_column(run, kind, index);
  if (state != NULL)
    state->written = count;
}

void varve_mark_item(const varve_format_run *run, varve_syntax_kind kind, uint32_t index) {
  varve_mark_items(run, kind, index, 1);
}

/* Attributes, parts and items */

/* The path from a property to a part has a limit, because each part is of an earlier one. */
varve_status varve_find_printed(const varve_format_run *run, uint32_t index,
                                const varve_entity **value) {
  uint32_t path[VARVE_SYNTAX_PARTS], depth = 0;
  uint32_t properties = run->format->definition->property_count;
  const varve_loop_state *state = varve_find_column(run, VARVE_SYNTAX_ATTRIBUTE, index);
  while (state == NULL && index >= properties && depth < VARVE_SYNTAX_PARTS) {
    if (run->format->parts[index - properties].of == UINT32_MAX)
      break;
    path[depth++] = index - properties;
    index = run->format->parts[index - properties].of;
    state = varve_find_column(run, VARVE_SYNTAX_ATTRIBUTE, index);
  }
  if (state != NULL) {
    *value = state->usual;
    if (state->next < state->count) {
      VARVE_TRY(varve_list_item(run->printer->context, state->list, state->next, value));
    }
  } else if (index < properties)
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
static const varve_block *entry_of(const varve_format_run *run, uint32_t region) {
  varve_value_range range = varve_region_range_of(run->op, region);
  const varve_loop_state *item = varve_find_column(run, VARVE_SYNTAX_REGION, region);
  uint32_t at = item == NULL ? 0 : item->next;
  return at >= range.count ? NULL : varve_operation_region(run->op, range.first + at)->first;
}

bool varve_has_entry_block(const varve_format_run *run, uint32_t argument) {
  return entry_of(run, run->format->arguments[argument].region) != NULL;
}

/* Finds which arguments of the entry block are those of one in varve.arguments. The one without a
 * count has what the others leave. */
static varve_status find_arguments(const varve_format_run *run, uint32_t argument,
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

varve_status varve_all_arguments(const varve_format_run *run, uint32_t argument,
                                 varve_value_range *range) {
  varve_print_known *known = &run->printer->format.arguments[argument % VARVE_PRINT_KNOWN];
  if (varve_find_column(run, VARVE_SYNTAX_REGION, run->format->arguments[argument].region) != NULL)
    return find_arguments(run, argument, range); /* each item has others */
  if (known->op != run->op || known->index != argument) {
    VARVE_TRY(find_arguments(run, argument, range));
    *known = (varve_print_known){.op = run->op, .index = argument, .range = *range};
  }
  *range = known->range;
  return VARVE_STATUS_OK;
}

const varve_value *varve_argument_value(const varve_format_run *run, uint32_t argument,
                                        uint32_t number) {
  return &entry_of(run, run->format->arguments[argument].region)->arguments[number]->value;
}

varve_status varve_printed_arguments(const varve_format_run *run, uint32_t argument,
                                     varve_value_range *range) {
  const varve_loop_state *state = varve_find_column(run, VARVE_SYNTAX_ARGUMENT, argument);
  if (state == NULL)
    return varve_all_arguments(run, argument, range);
  *range = (varve_value_range){state->first + state->next, state->next < state->count};
  return VARVE_STATUS_OK;
}

varve_status varve_printed_argument(const varve_format_run *run, uint32_t argument,
                                    const varve_value **value) {
  varve_value_range range;
  VARVE_TRY(varve_printed_arguments(run, argument, &range));
  *value = range.count == 1 && varve_has_entry_block(run, argument)
               ? varve_argument_value(run, argument, range.first)
               : NULL;
  return VARVE_STATUS_OK;
}

/* Presence */

/* A list of regions is present if any of them has a block. */
static bool region_is_present(const varve_format_run *run, varve_value_range range) {
  for (uint32_t i = 0; i < range.count; i++)
    if (varve_operation_region(run->op, range.first + i)->first != NULL)
      return true;
  return false;
}

varve_status varve_anchor_is_present(const varve_format_run *run,
                                     const varve_syntax_element *anchor, bool *is_it) {
  const varve_operation *op = run->op;
  const varve_operation_definition *definition = run->format->definition;
  const varve_loop_state *item = varve_find_column(run, anchor->kind, anchor->index);
  varve_value_range range;
  if (anchor->kind == VARVE_SYNTAX_ATTRIBUTE) {
    uint32_t index = anchor->index;
    bool *is_present = is_it;
    const varve_loop_state *present_item = varve_find_column(run, VARVE_SYNTAX_ATTRIBUTE, index);
    const varve_entity *value = NULL;
    bool is_usual = false;
    VARVE_TRY(varve_find_printed(run, index, &value));
    if (present_item != NULL)
      is_usual = value == present_item->usual;
    else if (value != NULL && index < run->format->definition->property_count)
      VARVE_TRY(varve_is_usual_property(run, index, value, &is_usual));
    *is_present = value != NULL && !is_usual;
    return VARVE_STATUS_OK;
  }
  *is_it = item != NULL && item->next < item->count;
  if (item != NULL && anchor->kind != VARVE_SYNTAX_ARGUMENT)
    return VARVE_STATUS_OK;
  switch (anchor->kind) {
  case VARVE_SYNTAX_ARGUMENT:
    VARVE_TRY(varve_printed_arguments(run, anchor->index, &range));
    *is_it = range.count != 0 || !varve_has_entry_block(run, anchor->index);
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_OPERAND:
    *is_it = varve_printed_operands(run, anchor->index).count != 0;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_RESULT:
    *is_it = varve_result_range_of(op, anchor->index).count != 0;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_SUCCESSOR:
    *is_it = varve_successor_range_of(op, anchor->index).count != 0;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_REGION:
    *is_it = definition->values[definition->record->regions.first + anchor->index].variadicity ==
                     VARVE_VARIADICITY_SINGLE
                 ? region_is_present(run, varve_region_range_of(op, anchor->index))
                 : varve_region_range_of(op, anchor->index).count != 0;
    return VARVE_STATUS_OK;
  default:
    return VARVE_STATUS_INTERNAL;
  }
}

/* Terms of an operation */

typedef struct operation_input {
  varve_expression_input base;
  const varve_format_run *run;
} operation_input;

static const varve_value_record *record_of(const varve_format_run *run,
                                           const varve_expression_slot *slot) {
  const varve_operation_definition *definition = run->format->definition;
  varve_record_list list = slot->kind == VARVE_SYNTAX_OPERAND ? definition->record->operands
                                                              : definition->record->results;
  return &definition->values[list.first + slot->index];
}

static const varve_entity *type_at(const varve_format_run *run, const varve_expression_slot *slot,
                                   uint32_t index) {
  if (slot->kind == VARVE_SYNTAX_RESULT)
    return varve_operation_result(run->op, index)->type;
  const varve_value *value = run->op->operands[index].value;
  return value == NULL ? NULL : value->type;
}

/* All values of an operand or result, or the current item. */
static varve_value_range range_of(const varve_format_run *run, const varve_expression_slot *slot) {
  const varve_loop_state *item =
      slot->is_item ? varve_find_column(run, (varve_syntax_kind)slot->kind, slot->index) : NULL;
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

static varve_term count_term(uint32_t count) {
  return (varve_term){.kind = VARVE_TERM_VALUES, .count = count};
}

static uint32_t count_blocks(const varve_format_run *run, uint32_t region) {
  varve_value_range range = varve_region_range_of(run->op, region);
  uint32_t count = 0;
  for (uint32_t i = 0; i < range.count; i++)
    count += varve_operation_region(run->op, range.first + i)->first != NULL;
  return count;
}

/* The text of a value's name, without '%' and what follows a '#'. Numbers are no names unless
 * allows_numbers. */
static varve_status name_of(const operation_input *in, const varve_value *value,
                            bool allows_numbers, varve_term *term) {
  varve_printer *printer = in->run->printer;
  size_t start = printer->out->size;
  VARVE_TRY(varve_print_value(printer, value));
  varve_slice name =
      varve_slice_make(printer->out->data + start + 1, printer->out->size - start - 1);
  const char *number = memchr(name.data, '#', name.size);
  if (number != NULL)
    name.size = (size_t)(number - name.data);
  if (!allows_numbers && (name.size == 0 || varve_char_is(name.data[0], VARVE_CHAR_DIGIT)))
    name.size = 0;
  varve_slice kept = varve_arena_copy(in->base.arena, name);
  printer->out->size = start;
  *term = (varve_term){.kind = VARVE_TERM_TEXT, .text = kept};
  return kept.data == NULL && name.size != 0 ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

/* The name of the first result is that of the operation. */
static varve_status find_names(const operation_input *in, const varve_expression *e,
                               varve_term *term) {
  if (e->slot.kind == VARVE_SYNTAX_ARGUMENT) {
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
  if (e->slot.kind == VARVE_SYNTAX_OPERAND) {
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
  if (e->slot.kind != VARVE_SYNTAX_RESULTS && e->slot.kind != VARVE_SYNTAX_RESULT)
    return VARVE_STATUS_OK;
  uint32_t first = e->slot.kind == VARVE_SYNTAX_RESULT ? range_of(in->run, &e->slot).first : 0;
  if (first < varve_operation_result_count(in->run->op))
    return name_of(in, varve_operation_result(in->run->op, first), e->number != 0, term);
  *term = (varve_term){.kind = VARVE_TERM_TEXT};
  return VARVE_STATUS_OK;
}

static varve_status find_term(const varve_expression_input *input, const varve_expression *e,
                              varve_term *term) {
  const operation_input *in = (const operation_input *)input;
  const varve_format_run *run = in->run;
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  if (e->kind == VARVE_EXPRESSION_CASE)
    return varve_equation_case(input, run->format, e, term);
  if (e->kind == VARVE_EXPRESSION_TYPES) {
    if (e->slot.kind == VARVE_SYNTAX_ARGUMENT)
      return find_argument_types(in, &e->slot, term);
    if (e->slot.kind != VARVE_SYNTAX_OPERAND && e->slot.kind != VARVE_SYNTAX_RESULT)
      return VARVE_STATUS_OK;
    varve_value_range range = range_of(in->run, &e->slot);
    if (e->slot.is_item && range.count == 0)
      return VARVE_STATUS_OK;
    if ((e->slot.is_item ||
         record_of(in->run, &e->slot)->variadicity == VARVE_VARIADICITY_SINGLE) &&
        range.count == 1) {
      *term = term_of_type(type_at(in->run, &e->slot, range.first));
      return VARVE_STATUS_OK;
    }
    varve_term *items =
        varve_arena_allocate_array(in->base.arena, (size_t)range.count + 1, sizeof *items);
    if (items == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < range.count; i++)
      items[i] = term_of_type(type_at(in->run, &e->slot, range.first + i));
    *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = range.count};
    return VARVE_STATUS_OK;
  }
  if (e->kind == VARVE_EXPRESSION_NAME)
    return find_names(in, e, term);
  varve_value_range arguments = {0};
  switch (e->slot.kind) {
  case VARVE_SYNTAX_ATTRIBUTE: {
    const varve_entity *value = NULL;
    VARVE_TRY(varve_find_printed(in->run, e->slot.index, &value));
    *term = varve_term_of(value);
    return VARVE_STATUS_OK;
  }
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

static varve_status types_hold(const operation_input *in, const varve_syntax_equation *equation,
                               const varve_term *value, bool *holds) {
  const varve_expression_slot slot = {equation->kind, equation->index, equation->is_item};
  const varve_entity *type = varve_term_type(value);
  if (equation->kind == VARVE_SYNTAX_ARGUMENT) {
    /* Those of a declaration have no types of their own. */
    varve_term types = {.kind = VARVE_TERM_UNKNOWN};
    const varve_entity *hold_type = varve_term_type(value);
    *holds = !varve_has_entry_block(in->run, slot.index);
    if (*holds)
      return VARVE_STATUS_OK;
    VARVE_TRY(find_argument_types(in, &slot, &types));
    if (types.kind != VARVE_TERM_LIST || hold_type == NULL) {
      *holds = varve_term_compare(in->base.context, &types, value) == 1;
      return VARVE_STATUS_OK;
    }
    *holds = true;
    for (uint32_t i = 0; i < types.count && *holds; i++)
      *holds = types.items[i].entity == hold_type;
    return VARVE_STATUS_OK;
  }
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
static bool names_declaration(const varve_format_run *run, const varve_syntax_equation *equation,
                              bool *holds) {
  *holds = equation->value->kind == VARVE_EXPRESSION_NAME &&
           equation->value->slot.kind == VARVE_SYNTAX_ARGUMENT &&
           !varve_has_entry_block(run, equation->value->slot.index);
  return *holds;
}

static bool operands_hold(const varve_format_run *run, const varve_syntax_equation *equation) {
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
  if (varve_arena_get_mark(&printer->format.terms).next == NULL &&
      varve_arena_allocate(&printer->format.terms, 0) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *mark = varve_arena_get_mark(&printer->format.terms);
  return VARVE_STATUS_OK;
}

static operation_input input_of(const varve_format_run *run) {
  return (operation_input){.base = {.context = run->printer->context,
                                    .arena = &run->printer->format.terms,
                                    .find = find_term},
                           .run = run};
}

/* Finds the value of count($x) for operands. */
static bool find_count(const varve_format_run *run, const varve_expression *e, int64_t *count) {
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
static bool compare_counts(const varve_format_run *run, const varve_expression *e, bool *holds) {
  int64_t left, right;
  if (e->kind != VARVE_EXPRESSION_OPERATOR || e->number != VARVE_OPERATOR_EQUAL ||
      !find_count(run, e->arguments[0], &left) || !find_count(run, e->arguments[1], &right))
    return false;
  *holds = left == right;
  return true;
}

varve_status varve_check_equation(const varve_format_run *run, uint32_t index, bool is_condition,
                                  bool *holds) {
  const varve_syntax_equation *equation = &run->format->equations[index];
  const operation_input in = input_of(run);
  varve_arena_mark mark;
  if (is_condition && compare_counts(run, equation->value, holds))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = is_condition ? varve_expression_is_true(&in.base, equation->value, holds)
                                     : equation_holds(&in, equation, holds);
  varve_arena_reset(&run->printer->format.terms, mark);
  return status;
}

varve_status varve_evaluate_printed(const varve_format_run *run, uint32_t equation,
                                    varve_term *term) {
  const operation_input in = input_of(run);
  return varve_expression_evaluate(&in.base, run->format->equations[equation].value, term);
}

varve_status varve_count_printed(const varve_format_run *run, const varve_expression *expression,
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
  varve_arena_reset(&run->printer->format.terms, mark);
  return status == VARVE_STATUS_OK && !is_count ? VARVE_STATUS_UNSUPPORTED : status;
}

varve_status varve_local_value(const varve_format_run *run, uint32_t index,
                               const varve_entity **value) {
  varve_term term;
  bool is_known;
  varve_arena_mark mark;
  const operation_input in = input_of(run);
  const varve_operation_format *format = run->format;
  varve_print_known *known = &run->printer->format.locals[index % VARVE_PRINT_KNOWN];
  bool is_in_loop =
      run->frame->first_loop < run->printer->format.loops.count; /* items hide their lists */
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
  varve_arena_reset(&run->printer->format.terms, mark);
  if (!is_in_loop && status == VARVE_STATUS_OK)
    *known = (varve_print_known){.op = run->op, .index = index, .value = *value};
  return status;
}
