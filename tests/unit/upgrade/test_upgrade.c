/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/upgrade/driver/upgrade.c, edit.c, convert.c */
#include "tests/unit/upgrade_text.h"

static void a_step_begins_with_the_era_that_is_named(void **state) {
  (void)state;
  static const char text[] = "%0:2 = \"a\"() : () -> (i32, i32)\n"
                             "%1 = \"std.divis\"(%0#0, %0#1) : (i32, i32) -> i32\n";
  assert_upgrades(VARVE_STEP_2019, text,
                  "  %0:2 = \"a\"() : () -> (i32, i32)\n"
                  "  %1 = \"arith.divsi\"(%0#0, %0#1) : (i32, i32) -> i32\n");
  assert_upgrades(VARVE_STEP_2020, text,
                  "  %0:2 = \"a\"() : () -> (i32, i32)\n"
                  "  %1 = \"std.divis\"(%0#0, %0#1) : (i32, i32) -> i32\n");
}

static void operations_of_others_are_left_alone(void **state) {
  (void)state;
  assert_upgrades(VARVE_STEP_2019, "\"foo.addi\"() {a = 1, b} : () -> ()\n",
                  "  \"foo.addi\"() {a = 1 : i64, b} : () -> ()\n");
}

static void rules_are_counted(void **state) {
  (void)state;
  varve_context *context;
  assert_status(varve_context_create(NULL, &context), OK);
  upgraded_text result = upgrade_text(context, VARVE_STEP_LLVM13,
                                      "%0 = \"std.constant\"() {value = 1.0 : f32} : () -> f32\n"
                                      "%1 = \"std.addf\"(%0, %0) : (f32, f32) -> f32\n"
                                      "%2 = \"std.absf\"(%1) : (f32) -> f32\n");
  assert_status(result.status, OK);
  assert_int_equal(result.outcome.counts[VARVE_UPGRADE_CONSTANT], 1);
  assert_int_equal(result.outcome.counts[VARVE_UPGRADE_ARITH], 2);
  assert_int_equal(result.outcome.skipped.count, 0);
  assert_slice(varve_upgrade_rule_id(VARVE_UPGRADE_ARITH), "arith");
  upgraded_text_release(&result);
  varve_context_destroy(context);
}

static void an_operation_without_upgrade_is_reported_with_its_location(void **state) {
  (void)state;
  varve_context *context;
  assert_status(varve_context_create(NULL, &context), OK);
  upgraded_text result =
      upgrade_text(context, VARVE_STEP_2019, "\n  %0 = \"std.constant\"() {value} : () -> none\n");
  assert_status(result.status, OK);
  assert_int_equal(result.outcome.skipped.count, 1);
  assert_int_equal(result.outcome.counts[VARVE_UPGRADE_CONSTANT], 0);
  const varve_skipped_operation *left =
      &VARVE_VECTOR_AT(&result.outcome.skipped, varve_skipped_operation, 0);
  assert_slice(left->name, "std.constant");
  assert_slice(left->place.file, "test");
  assert_int_equal(left->place.line, 2);
  assert_int_equal(left->place.column, 8);
  upgraded_text_release(&result);
  varve_context_destroy(context);
}

static void no_memory_is_an_error(void **state) {
  (void)state;
  for (size_t fail_at = 1;; fail_at++) {
    test_allocator allocator = {.fail_at = fail_at};
    const varve_allocator hook = {test_resize, &allocator};
    varve_context_options options = {.struct_size = sizeof(varve_context_options)};
    options.allocator = &hook;
    varve_context *context;
    if (varve_context_create(&options, &context) != VARVE_STATUS_OK)
      continue;
    upgraded_text result = upgrade_text(
        context, VARVE_STEP_2019,
        "%0:2 = \"a\"() ({ \"std.constant\"() {value} : () -> none }) : () -> (i32, i32)\n"
        "%1 = \"std.divis\"(%0#0, %0#1) : (i32, i32) -> i32\n");
    varve_status status = result.status;
    upgraded_text_release(&result);
    varve_context_destroy(context);
    assert_int_equal(allocator.live, 0);
    if (status == VARVE_STATUS_OK)
      return;
    assert_status(status, OUT_OF_MEMORY);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_step_begins_with_the_era_that_is_named),
      cmocka_unit_test(operations_of_others_are_left_alone),
      cmocka_unit_test(rules_are_counted),
      cmocka_unit_test(an_operation_without_upgrade_is_reported_with_its_location),
      cmocka_unit_test(no_memory_is_an_error),
  };
  return cmocka_run_group_tests_name("upgrade", tests, NULL, NULL);
}
