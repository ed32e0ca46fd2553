/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/verify/rules.c */
#include "tests/unit/unit.h"

#include "verify/rules.h"

static varve_rule_set parse(const char *list) {
  varve_rule_set set;
  varve_slice unknown;
  assert_status(varve_rule_set_parse(varve_slice_of(list), &set, &unknown), OK);
  return set;
}

static bool has(const char *list, varve_rule rule) {
  varve_rule_set set = parse(list);
  return varve_rule_set_has(&set, rule);
}

static void without_a_list_all_rules_are_enabled(void **state) {
  (void)state;
  for (unsigned rule = 0; rule < VARVE_RULE_COUNT; rule++)
    assert_true(has("", (varve_rule)rule));
}

static void a_list_names_the_enabled_rules(void **state) {
  (void)state;
  assert_true(has("ssa", VARVE_RULE_SSA_DOMINANCE));
  assert_true(has("trait,ssa.dominance", VARVE_RULE_SSA_DOMINANCE));
  assert_false(has("ssa.dominance", VARVE_RULE_SSA_ISOLATED));
  assert_false(has("ssa", VARVE_RULE_SYMBOL_NAME));
  assert_false(has("ssa,-ssa.isolated", VARVE_RULE_SSA_ISOLATED));
}

static void a_list_that_begins_with_minus_names_the_disabled_rules(void **state) {
  (void)state;
  assert_false(has("-ssa", VARVE_RULE_SSA_DOMINANCE));
  assert_true(has("-ssa", VARVE_RULE_SYMBOL_NAME));
  assert_true(has("-ssa,ssa.isolated", VARVE_RULE_SSA_ISOLATED));
}

static void text_that_is_not_a_rule_is_rejected(void **state) {
  (void)state;
  static const char *const lists[] = {"s", "ssa.",      "ssa.dominanc", "ssa.dominances",
                                      "-", "ssa,,trait"};
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++) {
    varve_rule_set set;
    varve_slice unknown;
    assert_status(varve_rule_set_parse(varve_slice_of(lists[i]), &set, &unknown), INVALID);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(without_a_list_all_rules_are_enabled),
      cmocka_unit_test(a_list_names_the_enabled_rules),
      cmocka_unit_test(a_list_that_begins_with_minus_names_the_disabled_rules),
      cmocka_unit_test(text_that_is_not_a_rule_is_rejected),
  };
  return cmocka_run_group_tests_name("rules", tests, NULL, NULL);
}
