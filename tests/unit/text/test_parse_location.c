/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse/parse_location.c */
#include "tests/unit/parse_fixture.h"

static void every_location_is_read(void **state) {
  static const parse_pair pairs[] = {
      {"loc(unknown)", NULL},
      {"loc(\"f\")", NULL},
      {"loc(\"f\"(unknown))", "loc(\"f\")"},
      {"loc(\"f\"(\"g\":1:2))", NULL},
      {"loc(\"f\":1:2)", NULL},
      {"loc(\"f\":1)", "loc(\"f\":1:0)"},
      {"loc(\"f\":1:2 to :5)", NULL},
      {"loc(\"f\":1:2 to 3:4)", NULL},
      {"loc(\"f\":1:2 to 1:2)", "loc(\"f\":1:2)"},
      {"loc(\"f\":4294967295:4294967295)", NULL},
      {"loc(callsite(\"a\" at \"b\":1:2))", NULL},
      {"loc(fused[\"a\", \"b\"])", NULL},
      {"loc(fused[\"a\", \"a\"])", "loc(\"a\")"},
      {"loc(fused<\"m\">[\"a\", \"b\"])", NULL},
      {"loc(fused<{a = [1]}>[\"a\"])", NULL},
      {"loc(fused[])", "loc(unknown)"},
      {"loc(fused<\"m\">[])", "loc(fused<\"m\">[unknown])"},
  };
  assert_pairs(*state, varve_parse_attribute_text, pairs);
}

static void errors_are_reported_where_mlir_opt_reports_them(void **state) {
  static const parse_fault faults[] = {
      {"loc()", 5, "expected a location"},
      {"loc(\"f\":x)", 9, "expected the line"},
      {"loc(\"f\":1:x)", 11, "expected the column"},
      {"loc(\"f\":4294967296:1)", 9, "32 bits"},
      {"loc(\"f\":1:2 to x)", 15, "expected ':'"},
      {"loc(\"f\"(\"g\")", 12, "expected ')'"},
      {"loc(callsite(\"a\"))", 17, "expected 'at'"},
      {"loc(fused<1[\"a\"])", 12, "expected '>'"},
      {"loc(fused \"a\")", 10, "expected '['"},
      {"loc(fused[\"a\" \"b\"])", 14, "expected ']'"},
      {"loc(#a)", 7, "'#a' is not defined before"},
  };
  assert_faults(*state, varve_parse_attribute_text, faults);
}

/* All these ranges print alike, but their contents differ. */
static void ranges_keep_how_they_were_given(void **state) {
  parse_fixture *f = *state;
  const varve_entity *array =
      parse_alone(f, varve_parse_attribute_text,
                  VARVE_SLICE("[loc(\"f\":1:2), loc(\"f\":1:2 to 1:2), loc(\"f\":1:2 to :2)]"));
  assert_non_null(array);
  assert_ptr_not_equal(array->children[0], array->children[1]);
  assert_ptr_not_equal(array->children[1], array->children[2]);
}

static const varve_entity *first_location(const varve_module *module) {
  return varve_operation_region(module->root, 0)->first->first->location;
}

static void operations_have_the_location_of_their_name(void **state) {
  parse_fixture *f = *state;
  varve_module *module = parse_source(f, VARVE_SLICE("\n %0 = \"a\"() : () -> i1"));
  assert_non_null(module);
  assert_printed(f, first_location(module), "loc(\"f.mlir\":2:7)");
  assert_printed(f, module->root->location, "loc(\"f.mlir\":0:0)");
  varve_module_destroy(module);
  module = parse_source(f, VARVE_SLICE(" module {\n  \"a\"() : () -> ()\n}"));
  assert_non_null(module);
  assert_printed(f, first_location(module), "loc(\"f.mlir\":2:3)");
  assert_printed(f, module->root->location, "loc(\"f.mlir\":1:2)");
  varve_module_destroy(module);
  f->options.no_source_locations = true;
  module = parse_source(f, VARVE_SLICE("\"a\"() : () -> ()"));
  assert_non_null(module);
  assert_ptr_equal(first_location(module), f->context->unknown_location);
  assert_ptr_equal(module->root->location, f->context->unknown_location);
  varve_module_destroy(module);
}

static void arguments_have_the_location_of_their_name(void **state) {
  parse_fixture *f = *state;
  varve_module *module = parse_source(
      f, VARVE_SLICE("\"a\"() ({\n^bb0(%a: i1,\n %b : i1 loc(\"x\")):\n}) : () -> ()"));
  assert_non_null(module);
  const varve_operation *op = varve_operation_region(module->root, 0)->first->first;
  const varve_block *block = varve_operation_region(op, 0)->first;
  assert_printed(f, block->arguments[0]->location, "loc(\"f.mlir\":2:6)");
  assert_printed(f, block->arguments[1]->location, "loc(\"x\")");
  varve_module_destroy(module);
}

static void aliases_may_be_defined_later(void **state) {
  parse_fixture *f = *state;
  varve_module *module = parse_source(f, VARVE_SLICE("\"a\"() ({^bb0(%a: i1 loc(#l)):}) : () -> () "
                                                     "loc(#m)\n#l = loc(\"x\")\n#m = loc(\"y\")"));
  assert_non_null(module);
  const varve_operation *op = varve_operation_region(module->root, 0)->first->first;
  assert_printed(f, op->location, "loc(\"y\")");
  assert_printed(f, varve_operation_region(op, 0)->first->arguments[0]->location, "loc(\"x\")");
  varve_module_destroy(module);
  static const parse_fault faults[] = {
      {"\"a\"() : () -> () loc(#l)", 22, "'#l' is not defined"},
      {"\"a\"() : () -> () loc(#l)\n#l = 1 : i8", 22, "expected a location"},
      {"\"a\"() : () -> () loc(fused[#l])\n#l = loc(\"x\")", 30, "not defined before"},
  };
  assert_source_faults(f, faults, VARVE_COUNT_OF(faults));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(every_location_is_read),
      parse_test(errors_are_reported_where_mlir_opt_reports_them),
      parse_test(ranges_keep_how_they_were_given),
      parse_test(operations_have_the_location_of_their_name),
      parse_test(arguments_have_the_location_of_their_name),
      parse_test(aliases_may_be_defined_later),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
