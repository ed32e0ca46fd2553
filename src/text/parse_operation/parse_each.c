/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses each(...) of formats: the items, and the columns that they make; the arguments of entry
 * blocks; and puts attributes together from the parts that a format names. */
#include "dialect/operation_format/operation_part.h"
#include "text/parse_operation/parse_operation_by_format.h"

typedef varve_syntax_column column;

static const varve_syntax_column *columns_of(const varve_operation_draft *draft,
                                             const varve_syntax_loop *loop) {
  return &draft->format->columns[loop->first_column];
}

static varve_format_slot *loop_slot(const varve_parser *parser, const varve_operation_draft *draft,
                                    uint32_t loop) {
  const varve_operation_format *format = draft->format;
  return varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE,
                         format->clause_count + format->equation_count + loop);
}

static varve_format_slot *column_slot(const varve_parser *parser,
                                      const varve_operation_draft *draft, const column *of) {
  varve_syntax_element element = {.kind = of->kind, .index = of->index};
  if (!of->is_type)
    return varve_element_slot(parser, draft, &element);
  return varve_find_slot(parser, draft,
                         of->kind == VARVE_SYNTAX_OPERAND ? VARVE_SLOT_OPERAND_TYPE
                                                          : VARVE_SLOT_RESULT_TYPE,
                         of->index);
}

/* Columns */

static const varve_format_slot *item_at(const varve_parser *parser, const varve_format_slot *slot,
                                        const varve_syntax_loop *loop, size_t item,
                                        uint32_t which) {
  return &VARVE_VECTOR_AT(&parser->operation.items, varve_format_slot,
                          slot->first + item * loop->column_count + which);
}

static varve_vector *stack_of(varve_parser *parser, const column *of) {
  if (of->is_type)
    return &parser->nodes;
  switch (of->kind) {
  case VARVE_SYNTAX_OPERAND:
    return &parser->operands;
  case VARVE_SYNTAX_REGION:
    return &parser->operation.regions;
  case VARVE_SYNTAX_SUCCESSOR:
    return &parser->operation.successors;
  default:
    return &parser->arguments;
  }
}

/* Copies the entries of a column, item by item, to the end of its stack. */
static varve_status gather(varve_parser *parser, const varve_operation_draft *draft,
                           const varve_syntax_loop *loop, uint32_t which,
                           const varve_format_slot *items) {
  const column *of = columns_of(draft, loop) + which;
  varve_vector *stack = stack_of(parser, of);
  varve_format_slot made = {.first = stack->count, .place = items->place, .is_set = true};
  for (size_t i = 0; i < items->count; i++) {
    const varve_format_slot *item = item_at(parser, items, loop, i, which);
    VARVE_TRY(varve_vector_reserve(stack, item->count));
    if (item->count != 0)
      memcpy((char *)stack->data + stack->count * stack->element_size,
             (const char *)stack->data + item->first * stack->element_size,
             item->count * stack->element_size);
    stack->count += item->count;
  }
  made.count = stack->count - made.first;
  *column_slot(parser, draft, of) = made;
  return VARVE_STATUS_OK;
}

/* The copies of the columns replace the entries in the order of the text: an operation's stacks
 * have each entry once. */
static void close_gap(varve_parser *parser, const varve_operation_draft *draft,
                      const varve_syntax_loop *loop, varve_syntax_kind kind, size_t end) {
  varve_vector *stack = stack_of(parser, &(column){.kind = kind});
  size_t size = stack->element_size, moved = stack->count - end;
  if (moved == 0)
    return;
  memmove((char *)stack->data + (end - moved) * size, (char *)stack->data + end * size,
          moved * size);
  stack->count -= moved;
  for (uint32_t i = 0; i < loop->column_count; i++) {
    const column *of = columns_of(draft, loop) + i;
    if (of->kind == kind && !of->is_type)
      column_slot(parser, draft, of)->first -= moved;
  }
}

/* The value of an item, which an item that does not write the column has by default. */
static const varve_entity *value_of(const column *of, const varve_format_slot *item) {
  return item->attribute != NULL ? item->attribute : of->usual;
}

static varve_status make_list(varve_parser *parser, const varve_operation_draft *draft,
                              const varve_syntax_loop *loop, uint32_t which,
                              const varve_format_slot *items) {
  const column *of = columns_of(draft, loop) + which;
  varve_format_slot *slot = column_slot(parser, draft, of);
  size_t first = parser->nodes.count;
  bool are_usual = of->usual != NULL && (!of->is_kept || items->count == 0);
  for (size_t i = 0; i < items->count; i++) {
    const varve_entity *value = value_of(of, item_at(parser, items, loop, i, which));
    are_usual = are_usual && value == of->usual;
    if (value != NULL)
      VARVE_TRY(varve_push_node(parser, value));
  }
  *slot = (varve_format_slot){.place = items->place, .attribute = of->if_none, .is_set = true};
  if (are_usual || (of->is_sparse && parser->nodes.count == first))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_list_make(parser->context, &draft->format->attributes[of->index],
                            (const varve_entity *const *)parser->nodes.data + first,
                            (uint32_t)(parser->nodes.count - first), &slot->attribute));
  varve_vector_truncate(&parser->nodes, first);
  return VARVE_STATUS_OK;
}

/* Makes the items of a column whose parts the text has. */
static varve_status join_items(varve_parser *parser, const varve_operation_draft *draft,
                               const varve_syntax_loop *loop, uint32_t which,
                               const varve_format_slot *items) {
  const varve_operation_format *format = draft->format;
  uint32_t of = columns_of(draft, loop)[which].index;
  uint32_t properties = format->definition->property_count;
  const varve_syntax_part *any = NULL;
  for (uint32_t part = 0; part < format->part_count && any == NULL; part++)
    if (format->parts[part].of == of && format->parts[part].is_of_items)
      any = &format->parts[part];
  for (size_t i = 0; any != NULL && i < items->count; i++) {
    const varve_entity *fields[VARVE_SYNTAX_FIELDS] = {NULL};
    for (uint32_t j = 0; j < loop->column_count; j++) {
      const column *field = columns_of(draft, loop) + j;
      uint32_t part = field->index - properties;
      if (field->kind == VARVE_SYNTAX_ATTRIBUTE && field->index >= properties &&
          format->parts[part].of == of && format->parts[part].is_of_items)
        fields[format->parts[part].field] = item_at(parser, items, loop, i, j)->attribute;
    }
    varve_format_slot *item = &VARVE_VECTOR_AT(&parser->operation.items, varve_format_slot,
                                               items->first + i * loop->column_count + which);
    VARVE_TRY(varve_part_make(parser->context, any, fields, &item->attribute));
    if (item->attribute == NULL)
      return VARVE_INVALID_ERROR(parser, items->place, "the items do not make '%.*s' of '%.*s'",
                                 VARVE_FORMAT_SLICE(format->attributes[of].property->name),
                                 VARVE_FORMAT_SLICE(draft->name->text));
  }
  return VARVE_STATUS_OK;
}

/* Names that were not known before the end of the loop */

static bool is_number_column(const column *of, const varve_syntax_element *element) {
  return of->kind == VARVE_SYNTAX_ATTRIBUTE && !of->is_implied && of->index == element[1].index;
}

static varve_status take_names(varve_parser *parser, const varve_operation_draft *draft,
                               const varve_syntax_loop *loop, const varve_syntax_element *element,
                               varve_numbered_names *names) {
  const varve_format_slot *items =
      loop_slot(parser, draft, (uint32_t)(loop - draft->format->loops));
  if (element->kind == VARVE_SYNTAX_AGAIN)
    return varve_take_argument_names(
        parser, varve_find_slot(parser, draft, VARVE_SLOT_ARGUMENT, element->index), names);
  VARVE_TRY(varve_begin_names(parser, items->count, names));
  for (uint32_t which = 0; which < loop->column_count; which++) {
    const column *of = columns_of(draft, loop) + which;
    if (of->kind != VARVE_SYNTAX_ATTRIBUTE || of->index != element->index)
      continue;
    for (size_t i = 0; i < items->count; i++) {
      const varve_entity *name = value_of(of, item_at(parser, items, loop, i, which));
      if (name != NULL)
        varve_add_name(names, name);
    }
  }
  varve_sort_names(names);
  return VARVE_STATUS_OK;
}

static varve_status number_column(varve_parser *parser, const varve_operation_draft *draft,
                                  const varve_syntax_loop *loop,
                                  const varve_syntax_element *element) {
  const varve_format_slot items =
      *loop_slot(parser, draft, (uint32_t)(loop - draft->format->loops));
  varve_numbered_names names;
  varve_arena_mark mark;
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_status status = take_names(parser, draft, loop, element, &names);
  for (uint32_t which = 0; which < loop->column_count; which++)
    for (size_t i = 0; i < items.count && status == VARVE_STATUS_OK; i++)
      if (is_number_column(columns_of(draft, loop) + which, element))
        status = varve_number_names(parser, draft, element, &names,
                                    &VARVE_VECTOR_AT(&parser->operation.items, varve_format_slot,
                                                     items.first + i * loop->column_count + which));
  varve_arena_reset(&parser->scratch, mark);
  return status;
}

static varve_status finish_columns(varve_parser *parser, const varve_operation_draft *draft,
                                   uint32_t number) {
  static const varve_syntax_kind stacks[] = {VARVE_SYNTAX_OPERAND, VARVE_SYNTAX_REGION,
                                             VARVE_SYNTAX_SUCCESSOR, VARVE_SYNTAX_ARGUMENT};
  const varve_syntax_loop *loop = &draft->format->loops[number];
  const varve_format_slot items = *loop_slot(parser, draft, number);
  size_t ends[VARVE_COUNT_OF(stacks)];
  for (size_t i = 0; i < VARVE_COUNT_OF(stacks); i++)
    ends[i] = stack_of(parser, &(column){.kind = stacks[i]})->count;
  for (uint32_t i = 0; i < loop->column_count; i++)
    if (columns_of(draft, loop)[i].kind != VARVE_SYNTAX_ATTRIBUTE)
      VARVE_TRY(gather(parser, draft, loop, i, &items));
  /* Copies the operands that each item repeats to the end of the stack. */
  const varve_syntax_element *elements = draft->format->elements;
  for (uint32_t k = loop->element + 1; k < elements[loop->element].next; k++) {
    if (!elements[k].is_same || elements[k].kind != VARVE_SYNTAX_OPERAND)
      continue;
    varve_format_slot *slot = varve_element_slot(parser, draft, &elements[k]);
    if (slot->count == 0)
      continue;
    const varve_operand_use use =
        VARVE_VECTOR_AT(&parser->operands, varve_operand_use, slot->first);
    slot->first = parser->operands.count;
    VARVE_TRY(varve_vector_push(&parser->operands, &use));
  }
  /* Replaces the names in the columns of again(...) and named(...) by their numbers. */
  for (uint32_t j = loop->element + 1; j < elements[loop->element].next; j++)
    if ((elements[j].kind == VARVE_SYNTAX_AGAIN || elements[j].kind == VARVE_SYNTAX_LISTED_NAME) &&
        elements[j].is_item)
      VARVE_TRY(number_column(parser, draft, loop, &elements[j]));
  for (uint32_t i = 0; i < loop->column_count; i++)
    if (columns_of(draft, loop)[i].kind == VARVE_SYNTAX_ATTRIBUTE) {
      VARVE_TRY(join_items(parser, draft, loop, i, &items));
      VARVE_TRY(make_list(parser, draft, loop, i, &items));
    }
  size_t moved = parser->operands.count - ends[0];
  for (uint32_t n = loop->element + 1; n < elements[loop->element].next; n++)
    if (elements[n].is_same && elements[n].kind == VARVE_SYNTAX_OPERAND &&
        varve_element_slot(parser, draft, &elements[n])->count != 0)
      varve_element_slot(parser, draft, &elements[n])->first -= moved;
  for (size_t i = 0; i < VARVE_COUNT_OF(stacks); i++)
    close_gap(parser, draft, loop, stacks[i], ends[i]);
  varve_vector_truncate(&parser->operation.items, items.first);
  return VARVE_STATUS_OK;
}

/* Items */

static void begin_item(varve_parser *parser, const varve_operation_draft *draft,
                       const varve_syntax_loop *loop) {
  for (uint32_t i = 0; i < loop->column_count; i++)
    *column_slot(parser, draft, columns_of(draft, loop) + i) = (varve_format_slot){0};
  for (uint32_t i = 0; i < loop->equation_count; i++)
    *varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE,
                     draft->format->clause_count + loop->first_equation + i) =
        (varve_format_slot){0};
}

static bool at_item(const varve_parser *parser, const varve_operation_draft *draft,
                    const varve_syntax_loop *loop) {
  return varve_begins_branch(parser, draft->format, &draft->format->branches[loop->starts]);
}

/* Consumes the separator if an item follows it, or must follow. */
static bool accept_separator(varve_parser *parser, const varve_operation_draft *draft,
                             const varve_syntax_loop *loop) {
  const varve_parser_place start = varve_parser_mark(parser);
  if (loop->separator.size == 0)
    return at_item(parser, draft, loop);
  if (!varve_at_literal(parser, loop->separator))
    return false;
  varve_advance(parser);
  if (loop->needs_items || at_item(parser, draft, loop))
    return true;
  varve_parser_return(parser, &start);
  return false;
}

varve_status varve_enter_each(varve_parser *parser, varve_operation_draft *draft) {
  const varve_syntax_element *element = &draft->format->elements[draft->element];
  const varve_syntax_loop *loop = &draft->format->loops[element->index];
  varve_format_slot *slot = loop_slot(parser, draft, element->index);
  *slot =
      (varve_format_slot){.first = parser->operation.items.count, .place = parser->token.text.data};
  begin_item(parser, draft, loop);
  bool is_empty = !loop->needs_items && !at_item(parser, draft, loop);
  varve_cover_read(draft->format->coverage, draft->element, is_empty);
  if (!is_empty) {
    slot->is_set = true;
    draft->element++;
    return VARVE_STATUS_OK;
  }
  draft->element = element->next;
  return finish_columns(parser, draft, element->index);
}

varve_status varve_end_item(varve_parser *parser, varve_operation_draft *draft) {
  const varve_operation_format *format = draft->format;
  uint32_t each = format->elements[draft->element].next;
  uint32_t number = format->elements[each].index;
  const varve_syntax_loop *loop = &format->loops[number];
  VARVE_TRY(varve_solve_some_equations(parser, draft, loop->first_equation, loop->equation_count));
  for (uint32_t i = 0; i < loop->column_count; i++)
    VARVE_TRY(varve_vector_push(&parser->operation.items,
                                column_slot(parser, draft, columns_of(draft, loop) + i)));
  loop_slot(parser, draft, number)->count++;
  begin_item(parser, draft, loop);
  if (accept_separator(parser, draft, loop)) {
    draft->element = each + 1;
    return VARVE_STATUS_OK;
  }
  draft->element = format->elements[each].next;
  return finish_columns(parser, draft, number);
}

static varve_status report_same(varve_parser *parser, const varve_operation_draft *draft,
                                const char *place) {
  return VARVE_SYNTAX_ERROR(parser, place,
                            "each item of '%.*s' must repeat what the first one has here",
                            VARVE_FORMAT_SLICE(draft->name->text));
}

varve_status varve_parse_same(varve_parser *parser, const varve_operation_draft *draft,
                              const varve_syntax_element *element) {
  const varve_format_slot *slot = varve_element_slot(parser, draft, element);
  const char *place = parser->token.text.data;
  const varve_entity *type = NULL;
  varve_operand_use use;
  if (slot->count != 1)
    return report_same(parser, draft, place);
  if (element->kind == VARVE_SYNTAX_TYPE) {
    VARVE_TRY(varve_parse_type(parser, &type));
    bool is_it = type == VARVE_VECTOR_AT(&parser->nodes, const varve_entity *, slot->first);
    return is_it ? VARVE_STATUS_OK : report_same(parser, draft, place);
  }
  VARVE_TRY(varve_parse_value_use(parser, &use));
  bool is_it = use.name == VARVE_VECTOR_AT(&parser->operands, varve_operand_use, slot->first).name;
  return is_it ? VARVE_STATUS_OK : report_same(parser, draft, place);
}

size_t varve_item_number(const varve_parser *parser, const varve_operation_draft *draft,
                         uint32_t element) {
  const varve_operation_format *format = draft->format;
  for (uint32_t i = 0; i < format->loop_count; i++)
    if (format->loops[i].element < element &&
        element < format->elements[format->loops[i].element].next)
      return loop_slot(parser, draft, i)->count;
  return 0;
}

/* Arguments of entry blocks */

varve_status varve_parse_argument(varve_parser *parser, const varve_operation_draft *draft,
                                  const varve_syntax_element *element) {
  varve_format_slot *slot = varve_element_slot(parser, draft, element);
  if (element->is_typed) {
    /* %a: type, %b: type, or nothing */
    varve_format_slot made = {
        .first = parser->arguments.count, .place = parser->token.text.data, .is_set = true};
    if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME)) {
      do {
        VARVE_TRY(varve_parse_region_argument(parser, true));
        made.count++;
      } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    }
    *slot = made;
    return VARVE_STATUS_OK;
  }
  *slot = (varve_format_slot){.first = parser->arguments.count,
                              .count = 1,
                              .place = parser->token.text.data,
                              .is_set = true};
  return varve_parse_region_argument(parser, false);
}

static varve_region_argument *argument_of(varve_parser *parser, const varve_operation_draft *draft,
                                          const varve_syntax_element *element) {
  const varve_format_slot *slot =
      varve_find_slot(parser, draft, VARVE_SLOT_ARGUMENT, element->index);
  return slot->count == 0 ? NULL : varve_region_argument_at(parser, slot->first);
}

varve_status varve_parse_argument_type(varve_parser *parser, const varve_operation_draft *draft,
                                       const varve_syntax_element *element) {
  const varve_entity *type = NULL;
  if (element->is_short) {
    VARVE_TRY(varve_parse_short_type(parser, draft->format->definition->dialect));
    type = varve_top_node(parser);
    varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  } else {
    VARVE_TRY(varve_parse_type(parser, &type));
  }
  varve_region_argument *argument = argument_of(parser, draft, element + 1);
  if (argument != NULL)
    argument->type = type;
  return VARVE_STATUS_OK;
}

/* An attribute that is a location must be complete: its alias cannot come later. */
static varve_status parse_attribute_location(varve_parser *parser,
                                             const varve_operation_draft *draft,
                                             const varve_syntax_element *element) {
  const varve_entity *location = NULL;
  varve_slice deferred = {0};
  varve_format_slot *slot = varve_element_slot(parser, draft, element + 1);
  const char *place = parser->token.text.data;
  if (element->is_implied)
    VARVE_TRY(varve_file_location_at(parser, place, &location));
  else
    VARVE_TRY(varve_parse_trailing_location(parser, &location, &deferred));
  if (deferred.size != 0)
    return VARVE_INVALID_ERROR(parser, place, "location '%.*s' is not defined before this place",
                               VARVE_FORMAT_SLICE(deferred));
  if (location != NULL)
    *slot = (varve_format_slot){.place = place, .attribute = location, .is_set = true};
  return VARVE_STATUS_OK;
}

varve_status varve_parse_location_of(varve_parser *parser, varve_operation_draft *draft,
                                     const varve_syntax_element *element) {
  const varve_syntax_element *of = element + 1, *end = &draft->format->elements[element->next];
  const varve_entity *location = NULL;
  varve_slice deferred = {0};
  const char *place = parser->token.text.data;
  if (of == end) {
    draft->location_start = place;
    return VARVE_STATUS_OK;
  }
  if (of->kind == VARVE_SYNTAX_ATTRIBUTE)
    return parse_attribute_location(parser, draft, element);
  VARVE_TRY(varve_parse_trailing_location(parser, &location, &deferred));
  if (end - of > 1 && deferred.size != 0)
    return VARVE_INVALID_ERROR(parser, place, "location '%.*s' is not defined before this place",
                               VARVE_FORMAT_SLICE(deferred));
  if (end - of > 1 && location != NULL)
    *varve_element_slot(parser, draft, of + 1) =
        (varve_format_slot){.place = place, .attribute = location, .is_set = true};
  varve_region_argument *argument = argument_of(parser, draft, of);
  if (argument != NULL && (location != NULL || deferred.size != 0)) {
    argument->location = location;
    argument->deferred = deferred;
  }
  return VARVE_STATUS_OK;
}

/* Parts of attributes */

static varve_format_slot *part_slot(const varve_parser *parser, const varve_operation_draft *draft,
                                    uint32_t part) {
  return varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE,
                         draft->format->definition->property_count + part);
}

static bool is_any_part_given(const varve_parser *parser, const varve_operation_draft *draft,
                              uint32_t of) {
  const varve_syntax_part *parts = draft->format->parts;
  for (uint32_t i = 0; i < draft->format->part_count; i++)
    if (parts[i].of == of && !parts[i].is_of_items && part_slot(parser, draft, i)->is_set)
      return true;
  return false;
}

static varve_status make_whole(varve_parser *parser, const varve_operation_draft *draft,
                               uint32_t of) {
  const varve_operation_format *format = draft->format;
  const varve_syntax_part *any = NULL;
  const varve_entity *fields[VARVE_SYNTAX_FIELDS] = {NULL};
  for (uint32_t i = 0; i < format->part_count; i++) {
    const varve_syntax_part *part = &format->parts[i];
    if (part->of != of || part->is_of_items)
      continue;
    any = part;
    fields[part->field] = part_slot(parser, draft, i)->attribute;
  }
  varve_format_slot *whole = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, of);
  if (any == NULL || whole->is_set)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_part_make(parser->context, any, fields, &whole->attribute));
  whole->is_set = true;
  if (whole->attribute != NULL)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start,
                             "the parts in the text do not make '%.*s' of '%.*s'",
                             VARVE_FORMAT_SLICE(format->attributes[of].property->name),
                             VARVE_FORMAT_SLICE(draft->name->text));
}

/* Returns whether no earlier part is of the same attribute. */
static bool is_first_part(const varve_operation_format *format, uint32_t part) {
  for (uint32_t i = 0; i < part; i++)
    if (format->parts[i].of == format->parts[part].of && !format->parts[i].is_of_items)
      return false;
  return !format->parts[part].is_of_items && format->parts[part].of != UINT32_MAX;
}

/* A part of a part has the higher number, and is joined before it. */
varve_status varve_join_parts(varve_parser *parser, const varve_operation_draft *draft) {
  for (uint32_t i = 0; i < draft->format->part_count; i++) {
    uint32_t index = draft->format->definition->property_count + i;
    const varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, index);
    if (draft->format->parts[i].kind == VARVE_PART_DISCARDABLE && slot->attribute != NULL)
      VARVE_TRY(varve_add_attribute(parser, draft->format->attributes[index].property->name,
                                    slot->attribute));
  }
  for (uint32_t i = draft->format->part_count; i-- > 0;)
    if (is_first_part(draft->format, i) &&
        is_any_part_given(parser, draft, draft->format->parts[i].of))
      VARVE_TRY(make_whole(parser, draft, draft->format->parts[i].of));
  return VARVE_STATUS_OK;
}

/* Groups with a count */

/* Returns whether the literal follows the value at the current token. An empty literal means
 * another value. */
static bool is_value_before(varve_parser *parser, varve_slice literal) {
  const varve_parser_place start = varve_parser_mark(parser);
  bool is_it = varve_at(parser, VARVE_TOKEN_PERCENT_NAME);
  varve_advance(parser);
  if (varve_at(parser, VARVE_TOKEN_HASH_NAME)) /* %x#1 */
    varve_advance(parser);
  is_it = is_it && (literal.size != 0 ? varve_at_literal(parser, literal)
                                      : varve_at(parser, VARVE_TOKEN_PERCENT_NAME));
  varve_parser_return(parser, &start);
  return is_it;
}

static uint32_t skip_whitespace(const varve_operation_format *format, uint32_t element) {
  while (element < format->element_count &&
         format->elements[element].kind == VARVE_SYNTAX_WHITESPACE)
    element++;
  return element;
}

/* In ($a^ `?`)? $b a value belongs to the group only if the literal follows it, and in ($a^)? $b
 * only if another value does. */
bool varve_is_value_behind_group(varve_parser *parser, const varve_operation_draft *draft,
                                 uint32_t group, uint32_t first) {
  const varve_operation_format *format = draft->format;
  const varve_syntax_element *elements = format->elements;
  uint32_t end = elements[group].next, next = skip_whitespace(format, end);
  if (elements[end - 1].kind == VARVE_SYNTAX_JUMP || next >= format->element_count ||
      elements[next].kind != VARVE_SYNTAX_OPERAND || elements[first].kind != VARVE_SYNTAX_OPERAND)
    return false;
  uint32_t behind = skip_whitespace(format, first + 1);
  if (behind >= end)
    return varve_variadicity_of(draft, varve_record_of(draft)->operands, elements[first].index) ==
               VARVE_VARIADICITY_OPTIONAL &&
           !is_value_before(parser, VARVE_SLICE(""));
  return elements[behind].kind == VARVE_SYNTAX_LITERAL &&
         !is_value_before(parser, elements[behind].text);
}

/* Returns whether another type follows the types after a comma, and the text had the operands. */
static bool are_types_counted(const varve_operation_draft *draft,
                              const varve_syntax_element *element, const varve_format_slot *uses) {
  const varve_syntax_element *next = &draft->format->elements[element->next];
  return element[1].kind == VARVE_SYNTAX_OPERAND && uses->is_set &&
         element->next + 1 < draft->format->element_count && next->kind == VARVE_SYNTAX_LITERAL &&
         varve_slice_equal(next->text, VARVE_SLICE(",")) && next[1].kind == VARVE_SYNTAX_TYPE;
}

varve_status varve_parse_types_of_list(varve_parser *parser, const varve_operation_draft *draft,
                                       const varve_syntax_element *element) {
  size_t count;
  const varve_format_slot *uses = varve_element_slot(parser, draft, element + 1);
  if (uses != NULL && are_types_counted(draft, element, uses)) {
    /* The types of a list of operands before another type: the text has as many as operands. */
    for (size_t i = 0; i < uses->count; i++) {
      if (i != 0)
        VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " between the types"));
      VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
    }
    return VARVE_STATUS_OK;
  }
  return varve_parse_type_list(parser, &count);
}

/* Values that an expression counts */

/* Parses all values, and sets the attribute that is their number, or that of their groups. */
static varve_status parse_and_count(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_syntax_element *element) {
  const varve_expression *number = draft->format->equations[element->first_anchor].value;
  const varve_attribute_syntax *syntax =
      varve_syntax_of_attribute(draft->format, number->slot.index, number->slot.is_item);
  varve_format_slot *slot =
      varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, number->slot.index);
  size_t first = parser->operands.count, count = 0;
  if (element->group != 0) {
    /* %a, (%b, %c): a group has parentheses. */
    count = 0;
    if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME) || varve_at(parser, VARVE_TOKEN_LEFT_PAREN)) {
      do {
        ++count;
        VARVE_TRY(varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)
                      ? varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_PAREN)
                      : varve_parse_operand(parser));
      } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    }
  } else if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand_list(parser));
  if (element->group == 0)
    count = parser->operands.count - first;
  slot->is_set = true;
  return varve_integer_get_i64(parser->context,
                               syntax->type != NULL ? syntax->type : parser->context->i64,
                               (int64_t)count, &slot->attribute);
}

varve_status varve_parse_operands_with_count(varve_parser *parser,
                                             const varve_operation_draft *draft,
                                             const varve_syntax_element *element) {
  varve_arena_mark mark;
  varve_term term;
  int64_t count = -1;
  if (element->sets_count)
    return parse_and_count(parser, draft, element);
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_solve_some_equations(parser, draft, 0, draft->format->equation_count));
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_status status = varve_evaluate_draft(parser, draft, element->first_anchor, &term);
  if (status == VARVE_STATUS_OK && !varve_term_number(&term, &count))
    count = -1;
  varve_arena_reset(&parser->scratch, mark);
  VARVE_TRY(status);
  if (count < 0)
    return VARVE_INVALID_ERROR(parser, place, "the number of values is unknown here");
  for (int64_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and another value"));
    VARVE_TRY(varve_parse_operand(parser));
  }
  return VARVE_STATUS_OK;
}
