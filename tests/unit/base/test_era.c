/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/era.c */
#include "tests/unit/unit.h"

#include "base/era.h"

static void assert_nearest(const char *word, const char *expected, bool is_known) {
  varve_era era;
  assert_int_equal(varve_era_find_nearest(varve_slice_of(word), &era), is_known);
  assert_string_equal(varve_era_text(era), expected);
}

static void the_default_is_zero(void **state) {
  (void)state;
  assert_int_equal(VARVE_DEFAULT_ERA, 0);
  for (unsigned rank = 0; rank < varve_era_count(); rank++)
    assert_int_equal(varve_era_rank(varve_era_of_rank(rank)), rank);
  assert_int_equal(varve_era_rank(varve_era_newest()), varve_era_count() - 1);
}

static void known_names_are_found(void **state) {
  (void)state;
  for (unsigned rank = 0; rank < varve_era_count(); rank++) {
    const char *word = varve_era_text(varve_era_of_rank(rank));
    assert_nearest(word, word, true);
  }
}

static void of_unknown_names_the_number_decides(void **state) {
  (void)state;
  const char *newest = varve_era_text(varve_era_newest());
  assert_nearest("2018", "2019", false);
  assert_nearest("2021", "llvm13", false);
  assert_nearest("llvm3", "llvm13", false);
  assert_nearest("llvm14-2022-01", "llvm14", false);
  assert_nearest("llvm23", "llvm24-2026-07", false);
  assert_nearest("llvm24", newest, false);
  assert_nearest("llvm24-2031-01", newest, false);
  assert_nearest("llvm24-2026-08-03", newest, false);
  assert_nearest("llvm99999999999999999999", newest, false);
  assert_nearest("llvm", "llvm22", false);
  assert_nearest("unknown", "llvm22", false);
  assert_nearest("", "llvm22", false);
}

static void names_are_cut_to_their_size(void **state) {
  (void)state;
  char word[VARVE_LONGEST_ERA + 2];
  memset(word, 'a', sizeof(word));
  assert_int_equal(strlen(varve_era_name_make(varve_slice_make(word, sizeof(word))).text),
                   VARVE_LONGEST_ERA);
  assert_string_equal(varve_era_name_make(varve_slice_make(NULL, 0)).text, "");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_default_is_zero),
                                     cmocka_unit_test(known_names_are_found),
                                     cmocka_unit_test(of_unknown_names_the_number_decides),
                                     cmocka_unit_test(names_are_cut_to_their_size)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
