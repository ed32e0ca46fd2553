/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of expressions about the order of the items of lists. */
#include <stdlib.h>

#include "dialect/evaluate/expression_functions.h"

typedef varve_evaluation evaluation;
typedef const varve_arguments arguments;
typedef varve_term term;

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
