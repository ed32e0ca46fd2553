/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve_module_verify: checks changed modules by all or some rules, whole or in part. */
#include <varve.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct fixture {
  varve_context *context;
  varve_module *module;
  unsigned error_count;
  char rule[64]; /* of the last error */
} fixture;

static int set_up(void **state) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  fixture *f = calloc(1, sizeof(*f));
  assert_non_null(f);
  limits.max_errors = 2;
  options.limits = &limits;
  assert_int_equal(varve_context_create(&options, &f->context), VARVE_STATUS_OK);
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  varve_module_destroy(f->module);
  varve_context_destroy(f->context);
  free(f);
  return 0;
}

static void count_error(void *user, const varve_diagnostic *diagnostic) {
  fixture *f = user;
  if (diagnostic->severity != VARVE_SEVERITY_ERROR)
    return;
  f->error_count++;
  assert_true(diagnostic->rule.size < sizeof(f->rule));
  if (diagnostic->rule.size != 0)
    memcpy(f->rule, diagnostic->rule.data, diagnostic->rule.size);
  f->rule[diagnostic->rule.size] = 0;
}

static void load(fixture *f, const char *text) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.no_verify = true;
  assert_int_equal(
      varve_module_load(f->context, (varve_slice){text, strlen(text)}, &options, &f->module),
      VARVE_STATUS_OK);
}

static varve_status verify(fixture *f, const char *rules, bool is_part) {
  varve_module_verify_options options = {.struct_size = sizeof(varve_module_verify_options)};
  options.sink = (varve_diagnostic_sink){count_error, f};
  options.rules = (varve_slice){rules, strlen(rules)};
  options.is_part = is_part;
  f->error_count = 0;
  f->rule[0] = 0;
  return varve_module_verify(f->module, &options);
}

static void a_module_is_checked_as_it_is_now(void **state) {
  fixture *f = *state;
  load(f, "func.func @f() {\n  return\n}\n");
  assert_int_equal(varve_module_verify(f->module, NULL), VARVE_STATUS_OK);
  varve_operation *function = varve_block_get_first_operation(varve_region_get_first_block(
      varve_operation_get_region(varve_module_get_root(f->module), 0)));
  varve_operation *end = varve_block_get_first_operation(
      varve_region_get_first_block(varve_operation_get_region(function, 0)));
  assert_int_equal(varve_operation_delete(f->module, end), VARVE_STATUS_OK);
  assert_int_equal(verify(f, "", false), VARVE_STATUS_INVALID);
  assert_int_equal(f->error_count, 1);
  assert_string_equal(f->rule, "structure.empty-block");
  assert_int_equal(varve_module_verify(f->module, NULL), VARVE_STATUS_INVALID);
}

static void rules_choose_what_is_checked(void **state) {
  fixture *f = *state;
  load(f, "func.func @f() {\n  \"t.use\"(%0) : (i32) -> ()\n  %0 = \"t.make\"() : () -> i32\n"
          "  return\n}\n");
  assert_int_equal(verify(f, "", false), VARVE_STATUS_INVALID);
  assert_string_equal(f->rule, "ssa.dominance");
  assert_int_equal(verify(f, "-ssa", false), VARVE_STATUS_OK);
  assert_int_equal(verify(f, "symbol", false), VARVE_STATUS_OK);
  assert_int_equal(f->error_count, 0);
  assert_int_equal(verify(f, "sense", false), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(f->error_count, 1);
}

static void a_part_may_use_symbols_that_are_elsewhere(void **state) {
  fixture *f = *state;
  load(f, "func.func @f() {\n  call @g() : () -> ()\n  return\n}\n");
  assert_int_equal(verify(f, "", true), VARVE_STATUS_OK);
  assert_int_equal(verify(f, "", false), VARVE_STATUS_INVALID);
  assert_string_equal(f->rule, "symbol.use");
}

static void no_more_errors_are_reported_than_the_context_allows(void **state) {
  fixture *f = *state;
  load(f, "func.func @a() {\n  \"t.x\"() : () -> ()\n}\n"
          "func.func @b() {\n  \"arith.constant\"() : () -> i32\n  return\n}\n"
          "func.func @c() {\n  \"arith.constant\"() : () -> i32\n  return\n}\n"
          "func.func @d() {\n  \"arith.constant\"() : () -> i32\n  return\n}\n");
  assert_int_equal(verify(f, "", false), VARVE_STATUS_INVALID);
  assert_int_equal(f->error_count, 2);
}

static void wrong_arguments_are_rejected_with_a_message(void **state) {
  fixture *f = *state;
  varve_module_verify_options options = {.struct_size = sizeof(varve_module_verify_options)};
  assert_int_equal(varve_module_verify(NULL, NULL), VARVE_STATUS_BAD_ARGUMENT);
  load(f, "func.func private @f()\n");
  options.struct_size = 1;
  assert_int_equal(varve_module_verify(f->module, &options), VARVE_STATUS_BAD_ARGUMENT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_module_is_checked_as_it_is_now, set_up, tear_down),
      cmocka_unit_test_setup_teardown(rules_choose_what_is_checked, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_part_may_use_symbols_that_are_elsewhere, set_up, tear_down),
      cmocka_unit_test_setup_teardown(no_more_errors_are_reported_than_the_context_allows, set_up,
                                      tear_down),
      cmocka_unit_test_setup_teardown(wrong_arguments_are_rejected_with_a_message, set_up,
                                      tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
