/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/hooks/shared/function_signature.c, src/hooks/shared/structured_parts.c,
 * src/hooks/structured/affine_loops.c */
#include "tests/unit/parse_fixture.h"

#define MODULE(body) "\"builtin.module\"() ({\n" body "}) : () -> ()\n\n"

static void signatures_are_read(void **state) {
  parse_fixture *f = *state;
  assert_module(
      f, "func.func private @f(i32 {a}, f32) -> (i1 {b})",
      MODULE("  \"func.func\"() <{arg_attrs = [{a}, {}], function_type = (i32, f32) -> i1, "
             "res_attrs = [{b}], sym_name = \"f\", sym_visibility = \"private\"}> ({\n"
             "  }) : () -> ()\n"));
  assert_module(f, "func.func private @f() -> ()",
                MODULE("  \"func.func\"() <{function_type = () -> (), sym_name = \"f\", "
                       "sym_visibility = \"private\"}> ({\n  }) : () -> ()\n"));
  assert_module(f, "func.func @f(%a: i32) { \"j\"(%a) : (i32) -> () }",
                MODULE("  \"func.func\"() <{function_type = (i32) -> (), sym_name = \"f\"}> ({\n"
                       "  ^bb0(%arg0: i32):\n    \"j\"(%arg0) : (i32) -> ()\n  }) : () -> ()\n"));
}

static void errors_in_signatures_have_their_location(void **state) {
  static const parse_fault faults[] = {
      {"func.func @f(i32, %a: i32)", 19, "have no names"},
      {"func.func @f(%a: i32, i32)", 23, "have names"},
      {"func.func @f(%a#1: i32)", 16, "no result number"},
      {"func.func @f() attributes {sym_name = \"g\"}", 16, "'sym_name' is implied by the form"},
      {"func.func @f() {}", 16, "one without body has no braces"},
      {"func.func @f(%a: i32, %a: i32) {}", 23, "'%a' is defined already"},
      {"func.func @f(i32, ...)", 18, "expected a type"},
  };
  assert_source_faults(*state, faults, VARVE_COUNT_OF(faults));
}

/* mlir-opt crashes on the first one. */
static void a_token_that_is_produced_needs_its_ordering(void **state) {
  static const parse_fault faults[] = {
      {"%0:2 = ml_program.global_load_graph @g : i32", 40, "expected 'ordering'"},
      {"%0:2 = ml_program.global_load_graph @g ordering() : i32", 49, "expected '->'"},
      {"ml_program.global @g : i32", 19, "'public', 'private' or 'nested'"},
  };
  assert_source_faults(*state, faults, VARVE_COUNT_OF(faults));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(signatures_are_read),
      parse_test(errors_in_signatures_have_their_location),
      parse_test(a_token_that_is_produced_needs_its_ordering),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
