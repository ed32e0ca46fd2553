/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/hooks/small_dialects.c, src/hooks/hooks.c, src/text/hook.c */
#include "tests/unit/parse_fixture.h"

#include "hooks/hooks.h"

#include <stdio.h>

#define VALUES                                                                                     \
  "%a = irdl.any\n%b = irdl.any\n%r = irdl.region\n" /* the values that the lines of the tables    \
                                                        may use */
#define PRINTED_VALUES                                                                             \
  "  %0 = \"irdl.any\"() : () -> !irdl.attribute\n"                                                \
  "  %1 = \"irdl.any\"() : () -> !irdl.attribute\n"                                                \
  "  %2 = \"irdl.region\"() : () -> !irdl.region\n"

static void assert_lines(parse_fixture *f, const parse_pair *pairs, size_t count) {
  char source[512], printed[1024];
  for (size_t i = 0; i < count; i++) {
    snprintf(source, sizeof source, "%s%s", VALUES, pairs[i].text);
    snprintf(printed, sizeof printed, "\"builtin.module\"() ({\n%s  %s\n}) : () -> ()\n\n",
             PRINTED_VALUES, pairs[i].printed);
    assert_module(f, source, printed);
  }
}

static void constraints_are_read(void **state) {
  static const parse_pair pairs[] = {
      {"irdl.any {x.y}", "%3 = \"irdl.any\"() {x.y} : () -> !irdl.attribute"},
      {"irdl.is i32", "%3 = \"irdl.is\"() <{expected = i32}> : () -> !irdl.attribute"},
      {"irdl.is unit", "%3 = \"irdl.is\"() <{expected}> : () -> !irdl.attribute"},
      {"irdl.is {a} {b}", "%3 = \"irdl.is\"() <{expected = {a}}> {b} : () -> !irdl.attribute"},
      {"irdl.base @d::@t {x}",
       "%3 = \"irdl.base\"() <{base_ref = @d::@t}> {x} : () -> !irdl.attribute"},
      {"irdl.base \"!d.t\"",
       "%3 = \"irdl.base\"() <{base_name = \"!d.t\"}> : () -> !irdl.attribute"},
      {"irdl.any_of(%a, %b) {x}", "%3 = \"irdl.any_of\"(%0, %1) {x} : (!irdl.attribute, "
                                  "!irdl.attribute) -> !irdl.attribute"},
      {"irdl.all_of(%a)", "%3 = \"irdl.all_of\"(%0) : (!irdl.attribute) -> !irdl.attribute"},
      {"irdl.parametric @d::@t<%a, %a>",
       "%3 = \"irdl.parametric\"(%0, %0) <{base_type = @d::@t}> : (!irdl.attribute, "
       "!irdl.attribute) -> !irdl.attribute"},
      {"irdl.parametric @t<>",
       "%3 = \"irdl.parametric\"() <{base_type = @t}> : () -> !irdl.attribute"},
      {"irdl.c_pred \"x\"", "%3 = \"irdl.c_pred\"() <{pred = \"x\"}> : () -> !irdl.attribute"},
  };
  assert_lines(*state, pairs, VARVE_COUNT_OF(pairs));
}

static void lists_of_names_are_read(void **state) {
  static const parse_pair pairs[] = {
      {"irdl.operands(volatile_: %a, type: optional %b) {x}",
       "\"irdl.operands\"(%0, %1) <{names = [\"volatile_\", \"type\"], variadicity = "
       "#irdl<variadicity_array[ single,  optional]>}> {x} : (!irdl.attribute, !irdl.attribute) -> "
       "()"},
      {"irdl.results(single: single %a, i32: variadic %b)",
       "\"irdl.results\"(%0, %1) <{names = [\"single\", \"i32\"], variadicity = "
       "#irdl<variadicity_array[ single,  variadic]>}> : (!irdl.attribute, !irdl.attribute) -> ()"},
      {"irdl.operands()", "\"irdl.operands\"() <{names = [], variadicity = "
                          "#irdl<variadicity_array[]>}> : () -> ()"},
      {"irdl.parameters(\"a b\": %a)",
       "\"irdl.parameters\"(%0) <{names = [\"a b\"]}> : (!irdl.attribute) -> ()"},
      {"irdl.regions(true: %r, a.B: %r)", "\"irdl.regions\"(%2, %2) <{names = [\"true\", "
                                          "\"a.B\"]}> : (!irdl.region, !irdl.region) -> ()"},
      {"irdl.attributes {\"a\" = %a, \"\" = %a} {x}",
       "\"irdl.attributes\"(%0, %0) <{attributeValueNames = [\"a\", \"\"]}> {x} : "
       "(!irdl.attribute, !irdl.attribute) -> ()"},
      {"irdl.attributes", "\"irdl.attributes\"() <{attributeValueNames = []}> : () -> ()"},
  };
  assert_lines(*state, pairs, VARVE_COUNT_OF(pairs));
}

static void regions_are_read(void **state) {
  static const parse_pair pairs[] = {
      {"irdl.region {x}", "%3 = \"irdl.region\"() {x} : () -> !irdl.region"},
      {"irdl.region()", "%3 = \"irdl.region\"() <{constrainedArguments}> : () -> !irdl.region"},
      {"irdl.region(%a, %b) with size 0x3",
       "%3 = \"irdl.region\"(%0, %1) <{constrainedArguments, numberOfBlocks = 3 : i32}> : "
       "(!irdl.attribute, !irdl.attribute) -> !irdl.region"},
      {"irdl.region with size -1",
       "%3 = \"irdl.region\"() <{numberOfBlocks = -1 : i32}> : () -> !irdl.region"},
  };
  assert_lines(*state, pairs, VARVE_COUNT_OF(pairs));
}

static void bodies_need_no_terminator_and_may_be_left_out(void **state) {
  assert_module(
      *state,
      "irdl.dialect @d attributes {varve.set = \"x\"} {\n"
      "  irdl.operation @mlir.zero\n"
      "  irdl.type @\"!ptr\" { %0 = irdl.any irdl.parameters(a: %0) } loc(\"l\")\n"
      "  irdl.attribute @a attributes {} {}\n"
      "}",
      "\"builtin.module\"() ({\n"
      "  \"irdl.dialect\"() <{sym_name = \"d\"}> ({\n"
      "    \"irdl.operation\"() <{sym_name = \"mlir.zero\"}> ({\n    ^bb0:\n    }) : () -> ()\n"
      "    \"irdl.type\"() <{sym_name = \"!ptr\"}> ({\n"
      "      %0 = \"irdl.any\"() : () -> !irdl.attribute\n"
      "      \"irdl.parameters\"(%0) <{names = [\"a\"]}> : (!irdl.attribute) -> ()\n"
      "    }) : () -> ()\n"
      "    \"irdl.attribute\"() <{sym_name = \"a\"}> ({\n    ^bb0:\n    }) : () -> ()\n"
      "  }) {varve.set = \"x\"} : () -> ()\n"
      "}) : () -> ()\n\n");
}

/* The offset is in the last line. */
static void errors_have_their_location(void **state) {
  static const parse_fault faults[] = {
      {"irdl.dialect \"x\"", 14, "expected a symbol name"},
      {"irdl.type @x {%0 = irdl.any", 27, "expected"},
      {VALUES "irdl.operands", 13, "expected '('"},
      {VALUES "irdl.operands(3: %a)", 15, "expected ')'"},
      {VALUES "irdl.operands(a: foo %a)", 17, "expected the name of a value"},
      {VALUES "irdl.operands(a: %a,)", 20, "expected ')'"},
      {VALUES "irdl.regions(a: single %r)", 16, "expected the name of a value"},
      {VALUES "irdl.regions(a: %a)", 17, "its type is '!irdl.attribute'"},
      {VALUES "irdl.attributes {}", 18, "expected an attribute"},
      {VALUES "irdl.attributes {\"a\": %a}", 21, "expected '='"},
      {VALUES "irdl.base 3", 10, "expected an operation"},
      {VALUES "irdl.parametric \"a\"<%a>", 17, "expected a symbol for 'base_type'"},
      {VALUES "irdl.parametric @d::@t(%a)", 23, "expected '<'"},
      {VALUES "irdl.any_of %a", 12, "expected '('"},
      {VALUES "irdl.any_of(%a,)", 16, "expected the name of a value"},
      {VALUES "irdl.region with", 16, "expected 'size'"},
      {VALUES "irdl.region with size 4294967296", 23, ""},
      {VALUES "irdl.c_pred foo", 12, "expected an attribute"},
      {VALUES "irdl.foo", 1, "has no operation 'irdl.foo'"},
  };
  assert_source_faults(*state, faults, VARVE_COUNT_OF(faults));
}

static void hooks_ascend_by_name(void **state) {
  (void)state;
  varve_context context = {0};
  const varve_hook_table *table = &varve_hooks;
  for (size_t i = 0; i < table->operation_count; i++) {
    const varve_operation_hook *hook = &table->operations[i];
    const varve_operation_name name = {.text = hook->name};
    assert_ptr_equal(varve_find_operation_hook(&context, &name), hook);
    if (i != 0)
      assert_true(varve_slice_compare(hook[-1].name, hook->name) < 0);
  }
  const varve_operation_name none = {.text = VARVE_SLICE("irdl.an")};
  assert_null(varve_find_operation_hook(&context, &none));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(constraints_are_read),
      parse_test(lists_of_names_are_read),
      parse_test(regions_are_read),
      parse_test(bodies_need_no_terminator_and_may_be_left_out),
      parse_test(errors_have_their_location),
      cmocka_unit_test(hooks_ascend_by_name),
  };
  return cmocka_run_group_tests_name("irdl", tests, NULL, NULL);
}
