/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of expressions: numbers, lists and texts. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "dialect/evaluate/expression_functions.h"

typedef varve_evaluation evaluation;
typedef const varve_arguments arguments;
typedef varve_term term;

static void set_number(term *result, int64_t value) { *result = varve_term_of_number(value); }

/* Numbers */

varve_status varve_expression_count(evaluation *e, arguments *a, term *result) {
  term list;
  if (a->items[0].kind == VARVE_TERM_VALUES || a->items[0].kind == VARVE_TERM_ABSENT) {
    set_number(result, a->items[0].count);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (list.kind == VARVE_TERM_LIST)
    set_number(result, list.count);
  return VARVE_STATUS_OK;
}

/* The first argument that is known. */
varve_status varve_expression_known(evaluation *e, arguments *a, term *result) {
  (void)e;
  for (uint32_t i = 0; i < a->count && result->kind == VARVE_TERM_UNKNOWN; i++)
    *result = a->items[i];
  return VARVE_STATUS_OK;
}

varve_status varve_expression_has(evaluation *e, arguments *a, term *result) {
  (void)e;
  const term *of = &a->items[0];
  if (of->kind != VARVE_TERM_UNKNOWN)
    *result = varve_term_of_truth(of->kind != VARVE_TERM_ABSENT &&
                                  (of->kind != VARVE_TERM_VALUES || of->count != 0));
  return VARVE_STATUS_OK;
}

typedef enum folding { FOLD_SUM, FOLD_PRODUCT, FOLD_MIN, FOLD_MAX } folding;

/* Returns false if the result overflows. */
static bool fold_one(folding how, int64_t one, int64_t *to) {
  switch (how) {
  case FOLD_SUM:
    return !__builtin_add_overflow(*to, one, to);
  case FOLD_PRODUCT:
    return !__builtin_mul_overflow(*to, one, to);
  case FOLD_MIN:
    *to = one < *to ? one : *to;
    return true;
  case FOLD_MAX:
    *to = one > *to ? one : *to;
    return true;
  }
  return false;
}

static void fold(folding how, const term *items, uint32_t count, term *result) {
  int64_t total = how == FOLD_PRODUCT ? 1 : 0, one;
  bool has_first = how == FOLD_SUM || how == FOLD_PRODUCT;
  for (uint32_t i = 0; i < count; i++) {
    if (!varve_term_number(&items[i], &one))
      return;
    if (!has_first)
      total = one;
    else if (!fold_one(how, one, &total))
      return;
    has_first = true;
  }
  if (has_first)
    set_number(result, total);
}

/* Of the items of a list, or of the arguments. */
static varve_status fold_list(evaluation *e, arguments *a, folding how, term *result) {
  term list;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (a->count == 1 && list.kind == VARVE_TERM_LIST &&
      varve_work_take(e->input->context, list.count))
    fold(how, list.items, list.count, result);
  else if (a->count > 1)
    fold(how, a->items, a->count, result);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_sum(evaluation *e, arguments *a, term *result) {
  return fold_list(e, a, FOLD_SUM, result);
}

varve_status varve_expression_product(evaluation *e, arguments *a, term *result) {
  return fold_list(e, a, FOLD_PRODUCT, result);
}

varve_status varve_expression_min(evaluation *e, arguments *a, term *result) {
  return fold_list(e, a, FOLD_MIN, result);
}

varve_status varve_expression_max(evaluation *e, arguments *a, term *result) {
  return fold_list(e, a, FOLD_MAX, result);
}

/* The number of bits that number the values below n. */
varve_status varve_expression_log2ceil(evaluation *e, arguments *a, term *result) {
  int64_t n, bits = 0;
  (void)e;
  if (!varve_term_number(&a->items[0], &n) || n < 1)
    return VARVE_STATUS_OK;
  while (bits < 63 && (uint64_t)1 << bits < (uint64_t)n)
    bits++;
  set_number(result, bits);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_bit(evaluation *e, arguments *a, term *result) {
  int64_t x, n;
  (void)e;
  if (varve_term_number(&a->items[0], &x) && varve_term_number(&a->items[1], &n) && n >= 0 &&
      n < 64)
    *result = varve_term_of_truth(((uint64_t)x >> n & 1) != 0);
  return VARVE_STATUS_OK;
}

/* Joining */

/* Returns the bytes of a text or a number, which are at most as many as buffer has, or NULL. */
static const char *text_of(const term *t, char buffer[24], size_t *size) {
  varve_slice text;
  int64_t value;
  if (varve_term_text(t, &text)) {
    *size = text.size;
    return text.data;
  }
  if (t->kind == VARVE_TERM_TRUTH || !varve_term_number(t, &value))
    return NULL;
  *size = (size_t)snprintf(buffer, 24, "%" PRId64, value);
  return buffer;
}

static varve_status join_texts(const evaluation *e, arguments *a, term *result) {
  char buffer[24];
  size_t size = 0, total = 0;
  for (uint32_t i = 0; i < a->count; i++) {
    if (text_of(&a->items[i], buffer, &size) == NULL || size > VARVE_EXPRESSION_ITEMS - total)
      return VARVE_STATUS_OK;
    total += size;
  }
  if (!varve_work_take_bytes(e->input->context, total))
    return VARVE_STATUS_OK;
  char *made = varve_arena_allocate(e->input->arena, total + 1);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  char *to = made;
  for (uint32_t i = 0; i < a->count; i++) {
    const char *from = text_of(&a->items[i], buffer, &size);
    if (size != 0)
      memcpy(to, from, size);
    to += size;
  }
  *result = (term){.kind = VARVE_TERM_TEXT, .text = varve_slice_make(made, total)};
  return VARVE_STATUS_OK;
}

static varve_status join_lists(evaluation *e, const term *lists, uint32_t count, term *result) {
  uint64_t total = 0;
  term *items = NULL;
  for (uint32_t i = 0; i < count; i++)
    total += lists[i].count;
  VARVE_TRY(varve_evaluation_items(e, total, &items));
  if (items == NULL)
    return VARVE_STATUS_OK;
  uint32_t next = 0;
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t j = 0; j < lists[i].count; j++)
      items[next++] = lists[i].items[j];
  *result = varve_term_of_items(items, next);
  return VARVE_STATUS_OK;
}

/* Joins lists, or texts and numbers. */
varve_status varve_expression_concat(evaluation *e, arguments *a, term *result) {
  term lists[VARVE_EXPRESSION_SLOTS];
  for (uint32_t i = 0; i < a->count; i++) {
    VARVE_TRY(varve_argument_list(e, a, i, &lists[i]));
    if (lists[i].kind != VARVE_TERM_LIST)
      return join_texts(e, a, result);
  }
  return join_lists(e, lists, a->count, result);
}

/* Joins the lists in a list. */
varve_status varve_expression_flatten(evaluation *e, arguments *a, term *result) {
  term outer, *lists = NULL;
  VARVE_TRY(varve_argument_list(e, a, 0, &outer));
  if (outer.kind != VARVE_TERM_LIST)
    return VARVE_STATUS_OK;
  arguments items = {outer.items, outer.count};
  VARVE_TRY(varve_evaluation_items(e, outer.count, &lists));
  for (uint32_t i = 0; lists != NULL && i < outer.count; i++) {
    VARVE_TRY(varve_argument_list(e, &items, i, &lists[i]));
    if (lists[i].kind != VARVE_TERM_LIST)
      return VARVE_STATUS_OK;
  }
  return lists == NULL ? VARVE_STATUS_OK : join_lists(e, lists, outer.count, result);
}

/* Parts of lists */

static void take(const term *list, int64_t from, int64_t to, term *result) {
  if (list->kind == VARVE_TERM_LIST && from >= 0 && from <= to && to <= list->count)
    *result = varve_term_of_items(list->items + from, (size_t)(to - from));
}

varve_status varve_expression_slice_of(evaluation *e, arguments *a, term *result) {
  term list;
  int64_t from, to;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (varve_term_number(&a->items[1], &from) && varve_term_number(&a->items[2], &to))
    take(&list, from, to, result);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_drop(evaluation *e, arguments *a, term *result) {
  term list;
  int64_t from;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (varve_term_number(&a->items[1], &from))
    take(&list, from, list.count, result);
  return VARVE_STATUS_OK;
}

/* A list of the pairs of items at the same place. */
varve_status varve_expression_zip(evaluation *e, arguments *a, term *result) {
  term lists[2], *items = NULL;
  for (uint32_t i = 0; i < 2; i++)
    VARVE_TRY(varve_argument_list(e, a, i, &lists[i]));
  if (lists[0].kind != VARVE_TERM_LIST || lists[1].kind != VARVE_TERM_LIST ||
      lists[0].count != lists[1].count)
    return VARVE_STATUS_OK;
  uint32_t count = lists[0].count;
  VARVE_TRY(varve_evaluation_items(e, 3 * (uint64_t)count, &items));
  if (items == NULL)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < count; i++) {
    term *pair = &items[count + 2 * i];
    pair[0] = lists[0].items[i];
    pair[1] = lists[1].items[i];
    items[i] = varve_term_of_items(pair, 2);
  }
  *result = varve_term_of_items(items, count);
  return VARVE_STATUS_OK;
}

/* The numbers from 0 on, one for each item of a list, or below a number. */
varve_status varve_expression_indices(evaluation *e, arguments *a, term *result) {
  term list, *items = NULL;
  int64_t count = -1;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (list.kind == VARVE_TERM_LIST || a->items[0].kind == VARVE_TERM_VALUES)
    count = list.kind == VARVE_TERM_LIST ? list.count : a->items[0].count;
  else if (!varve_term_number(&a->items[0], &count))
    count = -1;
  if (count < 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_evaluation_items(e, (uint64_t)count, &items));
  for (int64_t i = 0; items != NULL && i < count; i++)
    set_number(&items[i], i);
  if (items != NULL)
    *result = varve_term_of_items(items, (size_t)count);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_repeat(evaluation *e, arguments *a, term *result) {
  term *items = NULL;
  int64_t count;
  if (a->items[0].kind == VARVE_TERM_UNKNOWN || !varve_term_number(&a->items[1], &count) ||
      count < 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_evaluation_items(e, (uint64_t)count, &items));
  for (int64_t i = 0; items != NULL && i < count; i++)
    items[i] = a->items[0];
  if (items != NULL)
    *result = varve_term_of_items(items, (size_t)count);
  return VARVE_STATUS_OK;
}

/* The items of the first list, in the order in which the second list names their places. */
varve_status varve_expression_permute(evaluation *e, arguments *a, term *result) {
  term list, order, *items = NULL;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  VARVE_TRY(varve_argument_list(e, a, 1, &order));
  if (list.kind != VARVE_TERM_LIST || order.kind != VARVE_TERM_LIST)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_evaluation_items(e, order.count, &items));
  for (uint32_t i = 0; items != NULL && i < order.count; i++) {
    int64_t at;
    if (!varve_term_number(&order.items[i], &at) || at < 0 || at >= list.count)
      return VARVE_STATUS_OK;
    items[i] = list.items[at];
  }
  if (items != NULL)
    *result = varve_term_of_items(items, order.count);
  return VARVE_STATUS_OK;
}

/* The place of the item whose field has the value. */
varve_status varve_expression_place(evaluation *e, arguments *a, term *result) {
  term list, field;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (list.kind != VARVE_TERM_LIST || a->items[1].kind != VARVE_TERM_TEXT ||
      !varve_work_take(e->input->context, list.count))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < list.count; i++) {
    int is_equal;
    field = (term){.kind = VARVE_TERM_UNKNOWN};
    VARVE_TRY(varve_evaluate_field(e, &list.items[i], a->items[1].text, &field));
    VARVE_TRY(varve_terms_equal(e, &field, &a->items[2], &is_equal));
    if (is_equal == 1) {
      set_number(result, i);
      return VARVE_STATUS_OK;
    }
  }
  return VARVE_STATUS_OK;
}

/* Functions of expressions about the order of the items of lists. */

static int compare_numbers(const void *left, const void *right) {
  int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;
  return (a > b) - (a < b);
}

/* Reads a list of numbers into the arena, sorted on request. *numbers is NULL if an item is no
 * number. */
static varve_status read_numbers(evaluation *e, arguments *a, int64_t **numbers, uint32_t *count) {
  term list;
  *numbers = NULL;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (list.kind != VARVE_TERM_LIST || !varve_work_take(e->input->context, list.count))
    return VARVE_STATUS_OK;
  int64_t *made = varve_arena_allocate_array(e->input->arena, (size_t)list.count + 1, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list.count; i++)
    if (!varve_term_number(&list.items[i], &made[i]))
      return VARVE_STATUS_OK;
  *numbers = made;
  *count = list.count;
  return VARVE_STATUS_OK;
}

/* Whether each number is larger than the one before it. */
varve_status varve_expression_sorted(evaluation *e, arguments *a, term *result) {
  int64_t *numbers;
  uint32_t count;
  VARVE_TRY(read_numbers(e, a, &numbers, &count));
  if (numbers == NULL)
    return VARVE_STATUS_OK;
  bool is_sorted = true;
  for (uint32_t i = 1; i < count; i++)
    is_sorted = is_sorted && numbers[i - 1] < numbers[i];
  *result = varve_term_of_truth(is_sorted);
  return VARVE_STATUS_OK;
}

static int compare_texts(const void *left, const void *right) {
  const varve_slice *a = left, *b = right;
  size_t size = a->size < b->size ? a->size : b->size;
  int order = size == 0 ? 0 : memcmp(a->data, b->data, size);
  return order != 0 ? order : (a->size > b->size) - (a->size < b->size);
}

static varve_status are_texts_distinct(evaluation *e, const term *list, term *result) {
  varve_slice *texts =
      varve_arena_allocate_array(e->input->arena, (size_t)list->count + 1, sizeof *texts);
  if (texts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list->count; i++)
    if (!varve_term_text(&list->items[i], &texts[i]))
      return VARVE_STATUS_OK;
  qsort(texts, list->count, sizeof *texts, compare_texts);
  bool is_distinct = true;
  for (uint32_t i = 1; i < list->count; i++)
    is_distinct = is_distinct && compare_texts(&texts[i - 1], &texts[i]) != 0;
  *result = varve_term_of_truth(is_distinct);
  return VARVE_STATUS_OK;
}

/* Whether no two numbers, or no two texts, are equal. */
varve_status varve_expression_distinct(evaluation *e, arguments *a, term *result) {
  int64_t *numbers;
  uint32_t count;
  term list;
  VARVE_TRY(read_numbers(e, a, &numbers, &count));
  if (numbers == NULL) {
    VARVE_TRY(varve_argument_list(e, a, 0, &list));
    return list.kind == VARVE_TERM_LIST ? are_texts_distinct(e, &list, result) : VARVE_STATUS_OK;
  }
  qsort(numbers, count, sizeof *numbers, compare_numbers);
  bool is_distinct = true;
  for (uint32_t i = 1; i < count; i++)
    is_distinct = is_distinct && numbers[i - 1] != numbers[i];
  *result = varve_term_of_truth(is_distinct);
  return VARVE_STATUS_OK;
}

/* Finds the place of each number from 0 on. *places is NULL if one is missing; *count is
 * UINT32_MAX if this is no list of numbers. */
static varve_status find_places(evaluation *e, arguments *a, term **places, uint32_t *count) {
  int64_t *numbers;
  *places = NULL;
  *count = UINT32_MAX;
  VARVE_TRY(read_numbers(e, a, &numbers, count));
  if (numbers == NULL)
    return VARVE_STATUS_OK;
  term *made = varve_arena_allocate_array(e->input->arena, (size_t)*count + 1, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < *count; i++)
    made[i] = (term){.kind = VARVE_TERM_UNKNOWN};
  for (uint32_t i = 0; i < *count; i++) {
    if (numbers[i] < 0 || numbers[i] >= *count || made[numbers[i]].kind != VARVE_TERM_UNKNOWN)
      return VARVE_STATUS_OK;
    made[numbers[i]] = varve_term_of_number(i);
  }
  *places = made;
  return VARVE_STATUS_OK;
}

varve_status varve_expression_permutation(evaluation *e, arguments *a, term *result) {
  term *places;
  uint32_t count;
  VARVE_TRY(find_places(e, a, &places, &count));
  if (count != UINT32_MAX)
    *result = varve_term_of_truth(places != NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_inverse(evaluation *e, arguments *a, term *result) {
  term *places;
  uint32_t count;
  VARVE_TRY(find_places(e, a, &places, &count));
  if (places != NULL)
    *result = varve_term_of_items(places, count);
  return VARVE_STATUS_OK;
}
