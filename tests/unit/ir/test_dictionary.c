/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/dictionary.c */
#include "tests/unit/ir_fixture.h"

enum { MANY = 5000 };

static void names_are_sorted_by_bytes(void **state) {
  ir_fixture *f = *state;
  const varve_entity *unit = f->context->unit, *dictionary;
  const varve_entity *entries[] = {ir_string(f, "b"),    unit, ir_string(f, "ab"), unit,
                                   ir_string(f, "\xC3"), unit, ir_string(f, ""),   unit,
                                   ir_string(f, "B"),    unit, ir_string(f, "a"),  unit};
  static const char *const expected[] = {"", "B", "a", "ab", "b", "\xC3"};
  assert_status(varve_dictionary_get(f->context, entries, 6, NULL, &dictionary), OK);
  assert_int_equal(varve_dictionary_size(dictionary), 6);
  for (uint32_t i = 0; i < 6; i++)
    assert_ptr_equal(varve_dictionary_name(dictionary, i), ir_string(f, expected[i]));
}

static const varve_entity *number_name(ir_fixture *f, uint32_t number) {
  char text[] = "n00000";
  for (int i = 5; i > 0; i--, number /= 10)
    text[i] = (char)('0' + number % 10);
  return ir_string(f, text);
}

static void any_order_gives_the_same_node(void **state) {
  ir_fixture *f = *state;
  static const varve_entity *entries[2 * MANY];
  const varve_entity *first = NULL, *dictionary;
  const uint32_t steps[] = {1, 7, 1999, MANY - 1};
  for (size_t k = 0; k < VARVE_COUNT_OF(steps); k++) {
    for (uint32_t i = 0; i < MANY; i++) {
      uint32_t number = (uint32_t)((uint64_t)i * steps[k] % MANY);
      entries[2 * i] = entries[2 * i + 1] = number_name(f, number);
    }
    assert_status(varve_dictionary_get(f->context, entries, MANY, NULL, &dictionary), OK);
    if (first == NULL)
      first = dictionary;
    assert_ptr_equal(dictionary, first);
  }
  for (uint32_t i = 0; i < MANY; i++)
    assert_ptr_equal(varve_dictionary_find(first, varve_string_bytes(number_name(f, i))),
                     number_name(f, i));
}

static void a_key_is_found_in_small_and_large_dictionaries(void **state) {
  ir_fixture *f = *state;
  enum { LARGE = 100 };
  const varve_entity *entries[2 * LARGE], *dictionary = NULL;
  for (uint32_t i = 0; i < LARGE; i++)
    entries[2 * i] = entries[2 * i + 1] = number_name(f, i);
  for (uint32_t count = 0; count < LARGE; count++) {
    assert_status(varve_dictionary_get(f->context, entries, count, NULL, &dictionary), OK);
    for (uint32_t i = 0; i < LARGE; i++)
      assert_ptr_equal(varve_dictionary_find_key(dictionary, number_name(f, i)),
                       i < count ? number_name(f, i) : NULL);
  }
}

static void a_missing_key_is_not_found(void **state) {
  ir_fixture *f = *state;
  const varve_entity *dictionary = ir_dictionary(f, "m", f->context->unit);
  static const char *const absent[] = {"", "a", "l", "mm", "n", "M"};
  for (size_t i = 0; i < VARVE_COUNT_OF(absent); i++)
    assert_null(varve_dictionary_find(dictionary, varve_slice_of(absent[i])));
  assert_ptr_equal(varve_dictionary_find(dictionary, VARVE_SLICE("m")), f->context->unit);
  assert_null(varve_dictionary_find(f->context->empty_dictionary, VARVE_SLICE("m")));
}

static void there_is_one_empty_dictionary(void **state) {
  ir_fixture *f = *state;
  const varve_entity *dictionary;
  assert_status(varve_dictionary_get(f->context, NULL, 0, NULL, &dictionary), OK);
  assert_ptr_equal(dictionary, f->context->empty_dictionary);
}

static void a_duplicate_name_is_reported(void **state) {
  ir_fixture *f = *state;
  const varve_entity *unit = f->context->unit;
  const varve_entity *entries[] = {
      ir_string(f, "b"), unit, ir_string(f, "c"), unit,
      ir_string(f, "a"), unit, ir_string(f, "c"), f->context->empty_string};
  const varve_entity *dictionary, *duplicate;
  assert_status(varve_dictionary_get(f->context, entries, 4, &duplicate, &dictionary), INVALID);
  assert_ptr_equal(duplicate, ir_string(f, "c"));
  assert_null(dictionary);
  assert_status(varve_dictionary_get(f->context, entries, 4, NULL, &dictionary), INVALID);
  assert_status(varve_dictionary_get(f->context, entries, 3, &duplicate, &dictionary), OK);
  assert_null(duplicate);
}

static void names_are_strings_without_type(void **state) {
  ir_fixture *f = *state;
  const varve_entity *typed, *dictionary, *duplicate;
  assert_status(varve_typed_string_get(f->context, VARVE_SLICE("a"), f->context->i32, &typed), OK);
  const varve_entity *wrong[] = {typed, f->context->unit, f->context->i32, NULL};
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++) {
    const varve_entity *entry[] = {wrong[i], f->context->unit};
    assert_status(varve_dictionary_get(f->context, entry, 1, &duplicate, &dictionary), INVALID);
    assert_null(duplicate);
  }
  assert_status(varve_dictionary_get(f->context, NULL, UINT32_MAX, NULL, &dictionary),
                LIMIT_EXCEEDED);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(names_are_sorted_by_bytes),
      ir_test(any_order_gives_the_same_node),
      ir_test(a_key_is_found_in_small_and_large_dictionaries),
      ir_test(a_missing_key_is_not_found),
      ir_test(there_is_one_empty_dictionary),
      ir_test(a_duplicate_name_is_reported),
      ir_test(names_are_strings_without_type),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
