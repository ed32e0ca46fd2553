/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The choice of the era in which an input is read, without packs. */
#include "tests/system/interface/file_fixture.h"

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static varve_era_choice *choose(const char *text) {
  varve_era_choice *choice;
  OK(varve_era_choice_create(NULL, text_of(text), &choice));
  return choice;
}

typedef struct notes {
  unsigned count;
  char message[128];
} notes;

static void note(void *user, const varve_diagnostic *diagnostic) {
  notes *n = user;
  assert_int_equal(diagnostic->severity, VARVE_SEVERITY_NOTE);
  n->count++;
  (void)snprintf(n->message, sizeof n->message, "%.*s", (int)diagnostic->message.size,
                 diagnostic->message.data);
}

static void words_decide_nothing(void **state) {
  (void)state;
  notes n = {.count = 0};
  varve_era_choice *choice = choose("// flow.\nmodule attributes {torch.a = \"check.me\"} {}\n");
  assert_string_equal(varve_era_choice_get_era(choice).data, "llvm22");
  assert_true(varve_era_choice_is_final(choice));
  varve_era_choice_report(choice, text_of("in.mlir"), (varve_diagnostic_sink){note, &n});
  assert_int_equal(n.count, 0);
  varve_era_choice_destroy(choice);
}

static void text_is_read_again_at_most_twice(void **state) {
  (void)state;
  const char *text = "module {\n  \"a.b\"() : () -> ()\n  =\n}\n";
  const varve_diagnostic error = {
      .severity = VARVE_SEVERITY_ERROR, .line = 3, .column = 3, .message = text_of("expected")};
  varve_era_choice *choice = choose(text);
  unsigned again = 0;
  while (varve_era_choice_read_again(choice, text_of(text), VARVE_STATUS_SYNTAX, &error)) {
    notes n = {.count = 0};
    assert_string_not_equal(varve_era_choice_get_era(choice).data, "llvm22");
    varve_era_choice_report(choice, text_of("in.mlir"), (varve_diagnostic_sink){note, &n});
    assert_int_equal(n.count, 1);
    assert_non_null(strstr(n.message, "read as LLVM"));
    assert_in_range(++again, 1, 2);
  }
  assert_in_range(again, 1, 2);
  assert_string_equal(varve_era_choice_get_era(choice).data, "llvm22");
  varve_era_choice_destroy(choice);
}

static void nothing_is_chosen_for_null(void **state) {
  (void)state;
  varve_era_choice *choice;
  assert_int_equal(varve_era_choice_create(NULL, text_of(""), NULL), VARVE_STATUS_BAD_ARGUMENT);
  OK(varve_era_choice_create(NULL, text_of(""), &choice));
  assert_false(varve_era_choice_is_exact(choice));
  varve_era_choice_destroy(choice);
  varve_era_choice_destroy(NULL);
  assert_string_equal(varve_era_choice_get_era(NULL).data, "llvm22");
  assert_false(varve_era_choice_is_exact(NULL));
  assert_true(varve_era_choice_is_final(NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(words_decide_nothing),
                                     cmocka_unit_test(text_is_read_again_at_most_twice),
                                     cmocka_unit_test(nothing_is_chosen_for_null)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
