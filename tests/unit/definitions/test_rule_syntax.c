/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The grammars of rules and of native encodings. */
#include "tests/unit/definitions_fixture.h"

static void rules_are_names_with_arguments(void **state) {
  (void)state;
  static const char *const rules[] = {
      "AnyType",
      "_a1",
      "AnyOf<I32, I64>",
      "Min<-5>",
      "Enum<@CmpIPredicate>",
      "ArrayOf<@\x23iterator_type>",
      "Base<!llvm.ptr>",
      "#a.b-c$d",
      "Text<\"a,>\\\"<\">",
      "A< B < 1 , \"\" > , C<> >",
      " A ",
  };
  static const bool is_rule[] = {true, true, true, true, true, true, true, true, true, false, true};
  for (size_t i = 0; i < VARVE_COUNT_OF(rules); i++) {
    varve_rule_fault fault;
    if (varve_rule_check(varve_slice_of(rules[i]), &fault) != is_rule[i])
      fail_msg("%s", rules[i]);
  }
}

static void errors_have_their_location(void **state) {
  (void)state;
  static const struct {
    const char *rule;
    unsigned position;
    const char *text;
  } faults[] = {
      {"", 1, "a name is expected"},
      {"1", 1, "a name is expected"},
      {"A<", 3, "a name is expected"},
      {"A<1", 4, "',' or '>' is expected"},
      {"A<1,>", 5, "a name is expected"},
      {"A<->", 4, "a digit is expected"},
      {"A<\"x>", 6, "the string has no end"},
      {"A<\"x\\", 6, "the string has no end"},
      {"A<1>>", 5, "expected the end of the rule"},
      {"A B", 3, "expected the end of the rule"},
      {"\"x\"", 1, "a name is expected"},
      {"@", 2, "a name is expected"},
      {"A.b", 2, "expected the end of the rule"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(faults); i++) {
    varve_rule_fault fault;
    assert_false(varve_rule_check(varve_slice_of(faults[i].rule), &fault));
    if (fault.position != faults[i].position || strcmp(fault.text, faults[i].text) != 0)
      fail_msg("%s: %s at %u", faults[i].rule, fault.text, fault.position);
  }
}

static void no_prefix_crashes_the_parser(void **state) {
  (void)state;
  static const char rule[] = "A<B<-12, \"a\\\"b\">, @C, !d.e<#f>, \"\">";
  for (size_t size = 0; size < sizeof rule; size++) {
    varve_rule_fault fault;
    bool is_whole = size == sizeof rule - 1;
    char *copy = malloc(size + 1);
    assert_non_null(copy);
    memcpy(copy, rule, size);
    assert_int_equal(varve_rule_check(varve_slice_make(copy, size), &fault), is_whole || size == 1);
    free(copy);
  }
}

static void deep_rules_are_rejected(void **state) {
  (void)state;
  varve_rule_fault fault;
  for (size_t depth = VARVE_RULE_MAX_DEPTH; depth <= VARVE_RULE_MAX_DEPTH + 1; depth++) {
    varve_slice rule = parse_nest("A<", "1", ">", depth);
    assert_int_equal(varve_rule_check(rule, &fault), depth == VARVE_RULE_MAX_DEPTH);
    free((void *)(uintptr_t)rule.data);
  }
  assert_string_equal(fault.text, "the rule is nested too deep");
}

static void fields_of_records_have_names(void **state) {
  (void)state;
  static const struct {
    const char *rule;
    unsigned position; /* 0: no fault */
  } samples[] = {
      {"array<record<a: i32, b : array<record<c:enum<@E>>>>>", 0},
      {"record<array<i32>>", 13},
      {"record<i32>", 11},
      {"record<a: i32, 4>", 16},
      {"record<>", 8},
      {"array<a: i32>", 8},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(samples); i++) {
    varve_rule_fault fault;
    bool is_rule = varve_rule_check(varve_slice_of(samples[i].rule), &fault);
    assert_int_equal(is_rule, samples[i].position == 0);
    if (!is_rule)
      assert_int_equal(fault.position, samples[i].position);
  }
}

static void names_of_fields_are_no_rules(void **state) {
  (void)state;
  varve_rule_name name = {.at = 0};
  varve_slice rule = VARVE_SLICE("record<mine: i32, yours : array<Theirs>>");
  assert_true(varve_rule_next_unknown(rule, &name));
  assert_slice(name.text, "Theirs");
  assert_false(varve_rule_next_unknown(rule, &name));
}

static void names_that_are_no_rules_are_found(void **state) {
  (void)state;
  varve_rule_name name = {.at = 0};
  varve_slice rule =
      VARVE_SLICE("AllOf<Mine<-1, \"Not\\\"This\">, !d.t, enum<@E>, i32, AnyOf<Yours, I1>>");
  assert_true(varve_rule_next_unknown(rule, &name));
  assert_slice(name.text, "Mine");
  assert_int_equal(name.position, 7);
  assert_true(varve_rule_next_unknown(rule, &name));
  assert_slice(name.text, "Yours");
  assert_false(varve_rule_next_unknown(rule, &name));
}

static void native_encodings(void **state) {
  (void)state;
  static const char *const good[] = {"i32",
                                     "i64",
                                     "enum",
                                     "bool",
                                     "unit",
                                     "string",
                                     "attribute",
                                     "array<i64>",
                                     "array<array<string>>",
                                     "optional<array<attribute>>"};
  static const char *const bad[] = {"",        "i8",        "i32 ", "array",          "array<",
                                    "array<>", "array<i32", "i32>", "optional<i32>>", "array<x>"};
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++)
    assert_true(varve_is_native_encoding(varve_slice_of(good[i])));
  for (size_t i = 0; i < VARVE_COUNT_OF(bad); i++)
    assert_false(varve_is_native_encoding(varve_slice_of(bad[i])));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rules_are_names_with_arguments),
      cmocka_unit_test(errors_have_their_location),
      cmocka_unit_test(no_prefix_crashes_the_parser),
      cmocka_unit_test(deep_rules_are_rejected),
      cmocka_unit_test(fields_of_records_have_names),
      cmocka_unit_test(names_of_fields_are_no_rules),
      cmocka_unit_test(names_that_are_no_rules_are_found),
      cmocka_unit_test(native_encodings),
  };
  return cmocka_run_group_tests_name("rule_syntax", tests, NULL, NULL);
}
