/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/text_spelling.c */
#include "tests/unit/unit.h"

#include "base/text_spelling.h"

/* Returns the text for the names that are similar to the requested one. */
static const char *similar_to(const char *requested, const char *const *names, size_t count,
                              varve_similar_text *text) {
  varve_similar_names similar = {.requested = varve_slice_of(requested)};
  for (size_t i = 0; i < count; i++)
    varve_similar_names_offer(&similar, varve_slice_of(names[i]));
  return varve_similar_names_print(&similar, text);
}

static void the_nearest_names_are_kept(void **state) {
  (void)state;
  static const char *const names[] = {"help",  "--help", "addi",    "addf",  "andi",
                                      "addui", "addi",   "version", "verify"};
  static const char *const cases[][2] = {
      {"hlep", "; did you mean 'help'?"},
      {"add", "; did you mean 'addi' or 'addf'?"},
      {"adi", "; did you mean 'addi' or 'andi'?"},
      {"versoin", "; did you mean 'version'?"},
      {"verfy", "; did you mean 'verify'?"},
      {"ver", ""},
      {"canonicalize", ""},
      {"", ""},
  };
  varve_similar_text text;
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++)
    assert_string_equal(similar_to(cases[i][0], names, VARVE_COUNT_OF(names), &text), cases[i][1]);
}

static void long_names_are_never_similar(void **state) {
  (void)state;
  char name[100];
  varve_similar_text text;
  memset(name, 'x', sizeof name);
  name[99] = 0;
  const char *const names[] = {name};
  assert_string_equal(similar_to(name, names, 1, &text), "");
  assert_string_equal(similar_to(name + 50, names, 1, &text), "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_nearest_names_are_kept),
      cmocka_unit_test(long_names_are_never_similar),
  };
  return cmocka_run_group_tests_name("similar_names", tests, NULL, NULL);
}
