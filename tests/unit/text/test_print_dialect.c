/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_dialect.c */
#include "tests/unit/print_fixture.h"

static void bodies_stay_unchanged(void **state) {
  static const char *const attributes[] = {
      "#foo.bar",
      "#foo.bar : i32",
      "#foo.bar<x> : tensor<4xf32>",
      "#foo<\"x y\"> : i32",
      "#foo<x : i32>",
      "#foo<\"\">",
      "#foo.a.b_c<1, [2], {3}>",
      "#foo<_a>",
      "#foo<1>",
      "#foo<a$b>",
      "#foo.x<a->b, \">\">",
      "[#foo.x : i64]",
      "!foo.bar",
      "!foo<\"a b\">",
      "!foo.x<y<z>>",
      "!quant.uniform<i8:f32, 1.000000e+00:17>",
      "#llvm.di_file<\"a\" in \"b\">",
  };
  print_check_attributes(*state, attributes, VARVE_COUNT_OF(attributes));
}

static void simple_bodies_need_no_brackets(void **state) {
  print_check(
      *state, "\"a\"() {x = #foo<x<1>>, y = !foo<z.y>, z = #foo.x : none} : () -> ()", print_local,
      "\"builtin.module\"() ({\n  \"a\"() {x = #foo.x<1>, y = !foo.z.y, z = #foo.x} : () -> ()\n"
      "}) : () -> ()\n");
}

/* If the kind of a parameter is fixed, its name is omitted. */
static void names_within_llvm_are_omitted(void **state) {
  const char *text =
      "#di_file = #llvm.di_file<\"a.c\" in \"/b\">\n"
      "#loop_unroll = #llvm.loop_unroll<disable = true>\n"
      "#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, "
      "file = #di_file, isOptimized = true, emissionKind = Full>\n"
      "#loop_annotation = #llvm.loop_annotation<disableNonforced = true, unroll = #loop_unroll>\n"
      "#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, "
      "scope = #di_file, name = \"f\", subprogramFlags = Definition>\n"
      "\"builtin.module\"() ({\n"
      "  \"a\"() {x = #di_subprogram, y = #loop_annotation} : () -> ()\n"
      "}) : () -> ()\n\n";
  ir_fixture *f = *state;
  print_check(f, text, print_plain, text);
  print_check(
      f, text, print_local,
      "\"builtin.module\"() ({\n"
      "  \"a\"() {x = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, "
      "sourceLanguage = DW_LANG_C, file = <\"a.c\" in \"/b\">, isOptimized = true, "
      "emissionKind = Full>, scope = #llvm.di_file<\"a.c\" in \"/b\">, name = \"f\", "
      "subprogramFlags = Definition>, y = #llvm.loop_annotation<disableNonforced = true, "
      "unroll = <disable = true>>} : () -> ()\n"
      "}) : () -> ()\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(bodies_stay_unchanged),
      ir_test(simple_bodies_need_no_brackets),
      ir_test(names_within_llvm_are_omitted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
