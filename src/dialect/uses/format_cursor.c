/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the elements of a format that are printed for an entity. */
#include "dialect/entity_format/format.h"
#include "dialect/evaluate/entity_expressions.h"
#include "ir/attributes.h"
#include "ir/types.h"

/* The parts of an entity that are printed. */
typedef struct printed {
  varve_context *context;
  const varve_assembly_format *format;
  const varve_entity *entity;
  const varve_format_cursor *cursor;
} printed;

static const varve_entity *value_of(const printed *p, uint32_t slot) {
  return varve_format_value(p->format, p->entity, slot, p->cursor);
}

static varve_status is_shown(const printed *p, uint32_t slot, bool *shown) {
  const varve_entity *value = NULL, *absent = NULL;
  *shown = true;
  if (!p->format->parameters[slot].may_be_absent)
    return VARVE_STATUS_OK;
  value = value_of(p, slot);
  *shown = false;
  if (value->kind == VARVE_KIND_ABSENT)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_format_default(p->context, p->format, slot, &absent));
  *shown = value != absent;
  return VARVE_STATUS_OK;
}

static varve_status any_anchor_is_shown(const printed *p, const varve_format_element *element,
                                        bool *shown) {
  *shown = false;
  for (uint32_t i = 0; !*shown && i < element->anchor_count; i++)
    VARVE_TRY(is_shown(p, p->format->anchors[element->first_anchor + i], shown));
  return VARVE_STATUS_OK;
}

/* Alternatives */

/* In exact text, a width is that of the signless type that the parser makes of it. */
static bool is_wide(const printed *p, const varve_entity *value) {
  return value->kind == VARVE_KIND_INTEGER_TYPE &&
         (!p->cursor->is_exact || varve_integer_type_layout(value).signedness == VARVE_SIGNLESS);
}

static varve_status holds(const printed *p, const varve_format_condition *condition,
                          bool *is_true) {
  const varve_entity *expected = condition->constant;
  if (condition->kind == VARVE_FORMAT_PLACED) {
    varve_vector items;
    varve_vector_init(&items, &p->context->memory, sizeof(int64_t));
    varve_status status =
        varve_format_find_places(p->format, p->entity, condition->slot, &items, is_true);
    varve_vector_release(&items);
    return status;
  }
  const varve_entity *value = value_of(p, condition->slot);
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  switch (condition->kind) {
  case VARVE_FORMAT_EQUALS:
    if (condition->value != NULL) {
      /* The value that a LET gives the slot. *expected is NULL if it is not known. */
      varve_entity_input input;
      varve_arena arena;
      varve_arena_init(&arena, &p->context->memory);
      varve_entity_input_init(&input, p->context, &arena);
      varve_entity_input_take(&input, p->entity);
      varve_status status = varve_entity_solve(&input, &p->format->parameters[condition->slot].rule,
                                               condition->value, &expected);
      varve_arena_release(&arena);
      VARVE_TRY(status);
    } else if (condition->constant == NULL)
      VARVE_TRY(varve_format_moved(p->context, value_of(p, condition->other), condition->offset,
                                   &expected));
    *is_true = value == expected;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_PRESENT:
    *is_true = value->kind != VARVE_KIND_ABSENT;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_FILLED:
    *is_true = value->kind != VARVE_KIND_ABSENT &&
               (value->kind != VARVE_KIND_ARRAY || value->child_count != 0) &&
               (value->kind != VARVE_KIND_DENSE_ARRAY || value->payload_size != 0);
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_FITS:
    *is_true = varve_parameter_rule_accepts(p->format->elements[condition->other].rule, value);
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_WIDE:
    *is_true = is_wide(p, value);
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_OMITTED:
  case VARVE_FORMAT_PLACED:
    break;
  }
  VARVE_TRY(is_shown(p, condition->slot, is_true));
  *is_true = !*is_true;
  return VARVE_STATUS_OK;
}

/* Finds the first alternative whose conditions hold. */
static varve_status choose(const printed *p, uint32_t one, uint32_t *next) {
  for (uint32_t branch = one + 1; branch != 0; branch = p->format->elements[branch].next) {
    const varve_format_element *element = &p->format->elements[branch];
    bool fits = true;
    for (uint32_t i = 0; fits && i < element->condition_count; i++)
      VARVE_TRY(holds(p, &p->format->conditions[element->first_condition + i], &fits));
    *next = branch + 1;
    if (fits)
      return VARVE_STATUS_OK;
  }
  return VARVE_STATUS_BAD_ARGUMENT;
}

/* Items */

/* Goes to the first item, or to the next one. */
static varve_status enter_item(const printed *p, uint32_t each, varve_format_cursor *cursor) {
  const varve_format_element *element = &p->format->elements[each];
  const varve_entity *array = value_of(p, element->index);
  uint32_t *row = &cursor->rows[p->format->parameters[element->index].depth];
  bool is_first = cursor->element == each;
  if (array == NULL || array->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_BAD_ARGUMENT;
  *row = is_first ? 0 : *row + 1;
  if (is_first)
    varve_cover_printed(p->format->coverage, each, array->child_count == 0);
  cursor->element = *row < array->child_count ? cursor->element + 1 : element->next;
  return VARVE_STATUS_OK;
}

static varve_status choose_separator(const printed *p, varve_format_cursor *cursor) {
  const varve_format_element *element = &p->format->elements[cursor->element];
  uint32_t row = cursor->rows[p->format->parameters[element->index].depth];
  if (cursor->separator != cursor->element) {
    /* Computes the place of the item that has the second separator before it; -1: none has. */
    int64_t *place = &cursor->place;
    varve_entity_input input;
    varve_arena arena;
    varve_term term = {.kind = VARVE_TERM_UNKNOWN};
    varve_arena_init(&arena, &p->context->memory);
    varve_entity_input_init(&input, p->context, &arena);
    varve_entity_input_take(&input, p->entity);
    varve_status status = varve_expression_evaluate(&input.base, element->value, &term);
    if (status != VARVE_STATUS_OK || !varve_term_number(&term, place))
      *place = -1;
    varve_arena_release(&arena);
    VARVE_TRY(status);
  }
  cursor->separator = cursor->element;
  cursor->element = cursor->place == row ? element->next : cursor->element + 1;
  return VARVE_STATUS_OK;
}

/* Moves the cursor, unless its element prints text. */
static varve_status move(const printed *p, varve_format_cursor *cursor) {
  const varve_format_element *element = &p->format->elements[cursor->element];
  bool shown = true;
  switch (element->kind) {
  case VARVE_FORMAT_VARIABLE:
  case VARVE_FORMAT_FIELD:
    if (!element->is_required)
      VARVE_TRY(is_shown(p, element->index, &shown));
    cursor->element += !shown;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_KEY:
    VARVE_TRY(any_anchor_is_shown(p, element, &shown));
    cursor->element = shown || element->is_shown ? cursor->element : element->next;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_CLAUSE:
    VARVE_TRY(any_anchor_is_shown(p, element, &shown));
    if (shown)
      varve_cover_printed(p->format->coverage, cursor->element, false);
    cursor->element = shown ? cursor->element + 1 : element->next;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_ANY:
  case VARVE_FORMAT_CLAUSE_END:
    cursor->element++;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_GROUP:
    VARVE_TRY(any_anchor_is_shown(p, element, &shown));
    varve_cover_printed(p->format->coverage, cursor->element, shown == element->is_inverted);
    cursor->element = shown != element->is_inverted ? cursor->element + 1 : element->next;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_JUMP:
    cursor->element = element->next;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_ONE:
    VARVE_TRY(choose(p, cursor->element, &cursor->element));
    varve_cover_printed(p->format->coverage, cursor->element - 1, false);
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_LET:
    varve_cover_printed(p->format->coverage, cursor->element, false);
    cursor->element++;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_EACH:
    return enter_item(p, cursor->element, cursor);
  case VARVE_FORMAT_EACH_NEXT:
    return enter_item(p, element->index, cursor);
  case VARVE_FORMAT_SEPARATOR:
    return choose_separator(p, cursor);
  default:
    return VARVE_STATUS_OK;
  }
}

varve_status varve_format_seek(varve_context *context, const varve_assembly_format *format,
                               const varve_entity *entity, varve_format_cursor *cursor) {
  uint32_t before = UINT32_MAX;
  while (cursor->element < format->element_count && cursor->element != before) {
    const printed p = {context, format, entity, cursor};
    before = cursor->element;
    VARVE_TRY(move(&p, cursor));
  }
  return VARVE_STATUS_OK;
}
