/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse_operation/parse_operation.c, src/text/parse_operation/parse_region.c,
 * src/text/parse/parse_names.c, src/text/parse_operation/parse_custom.c */
#include "tests/unit/parse_fixture.h"

#define MODULE(body) "\"builtin.module\"() ({\n" body "}) : () -> ()\n\n"

static void operations_are_read(void **state) {
  parse_fixture *f = *state;
  assert_module(f, "", "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n\n");
  assert_module(f, "\"a\"() : () -> ()", MODULE("  \"a\"() : () -> ()\n"));
  assert_module(f,
                "%a:2, %b = \"x.y\"() <{p = 1 : i8}> {q} : () -> (i1, i2, i3)\n"
                "\"x.z\"(%b, %a#1, %a#0, %a) : (i3, i2, i1, i1) -> ()",
                MODULE("  %0:3 = \"x.y\"() <{p = 1 : i8}> {q} : () -> (i1, i2, i3)\n"
                       "  \"x.z\"(%0#2, %0#1, %0#0, %0#0) : (i3, i2, i1, i1) -> ()\n"));
  assert_module(f, "\"a\\22\"() <unit> : () -> ()", MODULE("  \"a\\22\"() <unit> : () -> ()\n"));
  assert_module(f, "!f = (i1) -> i2\n%1 = \"a\"(%0) : !f\n%0 = \"b\"() : () -> i1",
                MODULE("  %0 = \"a\"(%1) : (i1) -> i2\n  %1 = \"b\"() : () -> i1\n"));
}

static void regions_are_read(void **state) {
  parse_fixture *f = *state;
  assert_module(
      f, "\"a\"() ({}, {\"b\"() : () -> ()}, {^x: }) : () -> ()",
      MODULE("  \"a\"() ({\n  }, {\n    \"b\"() : () -> ()\n  }, {\n  ^bb0:\n  }) : () -> ()\n"));
  assert_module(
      f,
      "\"a\"() ({\n^x(%a: i1, %b: i2): \"j\"(%b)[^z, ^y] : (i2) -> ()\n"
      "^y: \"j\"()[^z] : () -> ()\n^z: \"k\"(%a) : (i1) -> ()\n}) : () -> ()",
      MODULE(
          "  \"a\"() ({\n  ^bb0(%arg0: i1, %arg1: i2):\n    \"j\"(%arg1)[^bb2, ^bb1] : (i2) -> ()\n"
          "  ^bb1:  // pred: ^bb0\n    \"j\"()[^bb2] : () -> ()\n"
          "  ^bb2:  // 2 preds: ^bb0, ^bb1\n    \"k\"(%arg0) : (i1) -> ()\n  }) : () -> ()\n"));
}

static void custom_forms_of_builtin_are_read(void **state) {
  parse_fixture *f = *state;
  assert_module(f, "module {}", "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n\n");
  assert_module(
      f, "builtin.module @\"a b\" attributes {x.y = 1 : i8} {\n\"a\"() : () -> ()\n} loc(\"q\")",
      "\"builtin.module\"() <{sym_name = \"a b\"}> ({\n  \"a\"() : () -> ()\n}) {x.y = 1 : i8} : "
      "() -> ()\n\n");
  assert_module(
      f, "module @a attributes {sym_name = \"b\"} {\"a\"() : () -> ()}",
      "\"builtin.module\"() <{sym_name = \"b\"}> ({\n  \"a\"() : () -> ()\n}) : () -> ()\n\n");
  assert_module(
      f,
      "%0:2 = \"a\"() : () -> (i1, i2)\n"
      "%1:2 = unrealized_conversion_cast %0#0, %0#1 : i1, i2 to i3, i4 {x}\n"
      "%2 = builtin.unrealized_conversion_cast to i5",
      MODULE(
          "  %0:2 = \"a\"() : () -> (i1, i2)\n"
          "  %1:2 = \"builtin.unrealized_conversion_cast\"(%0#0, %0#1) {x} : (i1, i2) -> (i3, i4)\n"
          "  %2 = \"builtin.unrealized_conversion_cast\"() : () -> i5\n"));
}

static void errors_are_reported_where_mlir_opt_reports_them(void **state) {
  static const parse_fault faults[] = {
      {"42", 1, "expected an operation"},
      {"i32", 1, "expected an operation"},
      {"}", 1, "expected an operation"},
      {"%a \"b\"() : () -> ()", 3, "expected '='"},
      {"%a:x = \"b\"() : () -> ()", 4, "number of results"},
      {"%a:0 = \"b\"() : () -> ()", 4, "at least 1"},
      {"%a = \"b\"() : () -> ()", 1, "1 result is named, but the operation has 0"},
      {"%a:2 = \"b\"() : () -> i1", 1, "2 results are named, but the operation has 1"},
      {"\"\"() : () -> ()", 1, "needs a name"},
      {"\"a\\00\"() : () -> ()", 1, "NUL"},
      {"\"a\" : () -> ()", 4, "expected '('"},
      {"\"a\"(%) : () -> ()", 5, "value name"},
      {"\"a\"(%x#y) : (i1) -> ()", 7, "number of a result"},
      {"\"a\"() : i1", 9, "must be a function type"},
      {"\"a\"() : (i1) -> ()", 9, "0 operands but 1 operand type"},
      {"\"a\"(%x) : (i1) -> ()", 5, "'%x' is not defined"},
      {"\"a\"(%x, %x) : (i1, i2) -> ()", 9, "used with type 'i2', but its type is 'i1'"},
      {"\"a\"(%x) : (i1) -> ()\n%x = \"b\"() : () -> i2", 1,
       "'i2', but was used before with type 'i1'"},
      {"%x = \"b\"() : () -> i1\n%x = \"b\"() : () -> i1", 1, "'%x' is defined already"},
      {"%x = \"b\"() : () -> i1\n\"a\"(%x#1) : (i1) -> ()", 5, "no result number 1"},
      {"%x = \"b\"() : () -> i1\n\"a\"() ({ %x = \"b\"() : () -> i1 }) : () -> ()", 10,
       "defined already"},
      {"\"a\"() ({ \"j\"()[^x] : () -> () }) : () -> ()", 16, "no block '^x'"},
      {"\"a\"() ({ ^x: ^x: }) : () -> ()", 14, "'^x' is defined already"},
      {"\"a\"() ({ ^x(%a: i1, %a: i1): }) : () -> ()", 21, "'%a' is defined already"},
      {"\"a\"() ({ ^x(%a): }) : () -> ()", 15, "expected ':'"},
      {"\"a\"() ({ ^x }) : () -> ()", 12, "expected ':'"},
      {"\"a\"()[^x] : () -> ()", 7, "outside of regions"},
      {"\"a\"() ({ \"j\"()[] : () -> () }) : () -> ()", 16, "name of a block"},
      {"\"a\"() ({", 8, "expected an operation"},
      {"\"a\"() <{} : () -> ()", 10, "expected '>'"},
      {"\"builtin.module\"() <unit> ({}) : () -> ()", 1, "cannot have the properties"},
      {"module @a", 9, "expected '{'"},
      {"unrealized_conversion_cast %a : i1, i2 to i3", 28, "1 operand, but 2 operand types"},
      {"func.unheard_of @f()", 1, "has no operation 'func.unheard_of'"},
      {"stablehlo.add %a", 1, "dialect 'stablehlo' is not loaded"},
      {"frobnicate", 1, "'frobnicate' is unknown"},
  };
  assert_source_faults(*state, faults, VARVE_COUNT_OF(faults));
}

/* Names end with their region. They may be used before they are defined. */
static void names_have_scopes(void **state) {
  parse_fixture *f = *state;
  varve_module *module = parse_source(
      f,
      VARVE_SLICE("\"r\"() ({ \"u\"(%x) : (i1) -> ()\n %y = \"d\"() : () -> i1 }) : () -> ()\n"
                  "\"r\"() ({ %y = \"d\"() : () -> i2 }, { %y = \"d\"() : () -> i3 }) : () -> ()\n"
                  "%x = \"d\"() : () -> i1"));
  assert_non_null(module);
  varve_module_destroy(module);
  static const parse_fault faults[] = {
      {"\"r\"() ({ %y = \"d\"() : () -> i1 }) : () -> () \"u\"(%y) : (i1) -> ()", 50,
       "'%y' is not defined"},
      {"\"r\"() ({ ^x: \"j\"()[^y] : () -> () }, { ^y: }) : () -> ()", 20, "no block '^y'"},
  };
  assert_source_faults(f, faults, VARVE_COUNT_OF(faults));
}

static const char *owner_of(const varve_use *use) { return use->owner->name->text.data; }

/* The newest use comes first. Uses before the definition are moved one by one, which reverses
 * them. */
static void uses_are_linked_in_the_order_of_upstream(void **state) {
  parse_fixture *f = *state;
  varve_module *module =
      parse_source(f, VARVE_SLICE("\"a\"(%x) : (i1) -> ()\n\"b\"(%x) : (i1) -> ()\n"
                                  "%x = \"d\"(%x) : (i1) -> i1\n"
                                  "\"e\"(%x) ({ \"f\"(%x) : (i1) -> () }) : (i1) -> ()"));
  assert_non_null(module);
  const varve_operation *d = varve_operation_region(module->root, 0)->first->first->next->next;
  const varve_use *use = varve_operation_result(d, 0)->first_use;
  static const char order[] = "efabd";
  for (size_t i = 0; order[i] != 0; i++, use = use->next) {
    assert_non_null(use);
    assert_int_equal(owner_of(use)[0], order[i]);
  }
  assert_null(use);
  varve_module_destroy(module);
}

static void the_root_is_the_only_module(void **state) {
  parse_fixture *f = *state;
  assert_module(f, "module {} module {}",
                MODULE("  \"builtin.module\"() ({\n  ^bb0:\n  }) : () -> ()\n"
                       "  \"builtin.module\"() ({\n  ^bb0:\n  }) : () -> ()\n"));
  f->options.no_implicit_module = true;
  assert_module(f, "\"a\"() : () -> ()", "\"a\"() : () -> ()\n\n");
  assert_null(parse_source(f, VARVE_SLICE("\"a\"() : () -> () \"b\"() : () -> ()")));
  assert_non_null(strstr(f->message, "exactly one operation"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(operations_are_read),
      parse_test(regions_are_read),
      parse_test(custom_forms_of_builtin_are_read),
      parse_test(errors_are_reported_where_mlir_opt_reports_them),
      parse_test(names_have_scopes),
      parse_test(uses_are_linked_in_the_order_of_upstream),
      parse_test(the_root_is_the_only_module),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
