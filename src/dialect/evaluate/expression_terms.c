/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Terms, the values of expressions: what they hold, and when they are equal. */
#include "dialect/evaluate/expression_functions.h"
#include "dialect/operation_format/operation_format_compile.h"
#include "dialect/rule/rule_text.h"

typedef varve_term term;

/* What terms hold */

bool varve_term_is(const term *t, varve_kind kind) {
  return t->kind == VARVE_TERM_ENTITY && t->entity->kind == kind;
}

const varve_entity *varve_term_type(const term *t) {
  if (t->kind != VARVE_TERM_ENTITY)
    return NULL;
  if (t->entity->kind == VARVE_KIND_TYPE)
    return t->entity->children[0];
  return varve_is_type(t->entity) ? t->entity : NULL;
}

bool varve_term_number(const term *t, int64_t *value) {
  *value = t->number;
  if (t->kind == VARVE_TERM_NUMBER || t->kind == VARVE_TERM_TRUTH)
    return true;
  if (!varve_term_is(t, VARVE_KIND_INTEGER) || !varve_integer_of(t->entity, value))
    return false;
  if (varve_type_bit_width(t->entity->children[0]) == 1)
    *value &= 1; /* true is 1 in expressions */
  return true;
}

bool varve_term_text(const term *t, varve_slice *text) {
  *text = t->text;
  if (t->kind == VARVE_TERM_TEXT)
    return true;
  if (!varve_term_is(t, VARVE_KIND_STRING))
    return false;
  *text = varve_string_bytes(t->entity);
  return true;
}

/* The items of an array or dense array, which have a rule if the array has one. */
static varve_status read_items(const varve_expression_input *in, const term *of, uint64_t count,
                               term *list) {
  const varve_entity *array = of->entity;
  varve_slice rule = varve_rule_of_items(of->text);
  term *items =
      varve_arena_allocate_array(in->arena, count == 0 ? 1 : (size_t)count, sizeof *items);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint64_t i = 0; i < count; i++) {
    items[i] = array->kind == VARVE_KIND_ARRAY ? varve_term_of_entity(array->children[i])
               : array->children[0]->kind == VARVE_KIND_INTEGER_TYPE
                   ? varve_term_of_number(varve_dense_array_i64(array, i))
                   : (term){.kind = VARVE_TERM_UNKNOWN};
    if (array->kind == VARVE_KIND_ARRAY)
      items[i].text = rule;
  }
  *list = varve_term_of_items(items, (size_t)count);
  return VARVE_STATUS_OK;
}

varve_status varve_term_list(const varve_expression_input *in, const term *t, term *list) {
  const term given = *t; /* list may be t */
  bool is_array = varve_term_is(&given, VARVE_KIND_ARRAY);
  bool is_dense = varve_term_is(&given, VARVE_KIND_DENSE_ARRAY);
  if (given.kind == VARVE_TERM_LIST) {
    *list = given;
    return VARVE_STATUS_OK;
  }
  *list = (term){.kind = VARVE_TERM_UNKNOWN};
  if (given.entity == NULL || (!is_array && !is_dense))
    return VARVE_STATUS_OK;
  uint64_t count = is_array ? given.entity->child_count : varve_dense_array_count(given.entity);
  return count > VARVE_EXPRESSION_ITEMS || !varve_work_take(in->context, count)
             ? VARVE_STATUS_OK
             : read_items(in, &given, count, list);
}

varve_status varve_argument_list(varve_evaluation *e, const varve_arguments *arguments,
                                 uint32_t index, term *list) {
  return varve_term_list(e->input, &arguments->items[index], list);
}

varve_status varve_evaluation_items(varve_evaluation *e, uint64_t count, term **items) {
  *items = NULL;
  if (count > VARVE_EXPRESSION_ITEMS || !varve_work_take(e->input->context, count))
    return VARVE_STATUS_OK;
  *items =
      varve_arena_allocate_array(e->input->arena, count == 0 ? 1 : (size_t)count, sizeof(term));
  return *items == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

int varve_term_truth(const term *t) {
  int64_t value;
  if (t->kind == VARVE_TERM_TRUTH)
    return t->number != 0;
  if (varve_term_is(t, VARVE_KIND_UNIT))
    return 1;
  if (t->kind == VARVE_TERM_ABSENT)
    return 0;
  return varve_term_is(t, VARVE_KIND_INTEGER) && varve_term_number(t, &value) ? value != 0 : -1;
}

/* Attributes of terms */

/* A list contains lists only as deep as its expression nests, but the same list may be in it often.
 */
varve_status varve_term_attribute(const varve_expression_input *in, const term *t,
                                  const varve_entity **value) {
  *value = NULL;
  switch (t->kind) {
  case VARVE_TERM_ENTITY:
    if (varve_is_type(t->entity))
      return varve_type_attribute_get(in->context, t->entity, value);
    *value = t->entity;
    return VARVE_STATUS_OK;
  case VARVE_TERM_TEXT:
    return varve_string_get(in->context, t->text, value);
  case VARVE_TERM_TRUTH:
    return varve_integer_get_i64(in->context, in->context->i1, t->number, value);
  case VARVE_TERM_NUMBER:
    return varve_integer_get_i64(in->context, in->context->i64, t->number, value);
  case VARVE_TERM_LIST:
    if (!varve_work_take(in->context, (uint64_t)t->count + 1))
      return VARVE_STATUS_OK;
    const varve_entity **items =
        varve_arena_allocate_array(in->arena, (size_t)t->count + 1, sizeof(const varve_entity *));
    if (items == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < t->count; i++) {
      VARVE_TRY(varve_term_attribute(in, &t->items[i], &items[i]));
      if (items[i] == NULL)
        return VARVE_STATUS_OK;
    }
    return varve_array_get(in->context, items, t->count, value);
  default:
    return VARVE_STATUS_OK;
  }
}

/* Comparison */

int varve_term_compare(varve_context *context, const term *a, const term *b) {
  int64_t x, y;
  varve_slice s, t;
  if (a->kind == VARVE_TERM_UNKNOWN || b->kind == VARVE_TERM_UNKNOWN ||
      !varve_work_take(context, 1))
    return -1;
  if (a->kind == VARVE_TERM_ABSENT || b->kind == VARVE_TERM_ABSENT)
    return a->kind == b->kind;
  if (a->kind == VARVE_TERM_LIST && b->kind == VARVE_TERM_LIST) {
    int all = 1;
    if (a->count != b->count)
      return 0;
    for (uint32_t i = 0; i < a->count && all != 0; i++) {
      int one = varve_term_compare(context, &a->items[i], &b->items[i]);
      all = one == 1 ? all : one;
    }
    return all;
  }
  if (varve_term_type(a) != NULL && varve_term_type(b) != NULL)
    return varve_term_type(a) == varve_term_type(b);
  if (a->kind == VARVE_TERM_ENTITY && b->kind == VARVE_TERM_ENTITY)
    return a->entity == b->entity;
  if (varve_term_number(a, &x) && varve_term_number(b, &y))
    return a->kind == VARVE_TERM_TRUTH || b->kind == VARVE_TERM_TRUTH ? (x != 0) == (y != 0)
                                                                      : x == y;
  if (varve_term_text(a, &s) && varve_term_text(b, &t)) {
    if (s.size != t.size)
      return 0;
    return varve_work_take_bytes(context, s.size) ? varve_slice_equal(s, t) : -1;
  }
  if ((varve_term_is(a, VARVE_KIND_UNIT) && b->kind == VARVE_TERM_TRUTH) ||
      (varve_term_is(b, VARVE_KIND_UNIT) && a->kind == VARVE_TERM_TRUTH))
    return a->kind == VARVE_TERM_TRUTH ? a->number != 0 : b->number != 0;
  return 0;
}

varve_status varve_terms_equal(varve_evaluation *e, const term *left, const term *right,
                               int *result) {
  term a = *left, b = *right;
  if (a.kind == VARVE_TERM_ABSENT && b.kind == VARVE_TERM_TRUTH)
    a = varve_term_of_truth(false);
  if (b.kind == VARVE_TERM_ABSENT && a.kind == VARVE_TERM_TRUTH)
    b = varve_term_of_truth(false);
  if (a.kind == VARVE_TERM_LIST && b.kind == VARVE_TERM_ENTITY)
    VARVE_TRY(varve_term_list(e->input, &b, &b));
  else if (b.kind == VARVE_TERM_LIST && a.kind == VARVE_TERM_ENTITY)
    VARVE_TRY(varve_term_list(e->input, &a, &a));
  *result = varve_term_compare(e->input->context, &a, &b);
  return VARVE_STATUS_OK;
}
