/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_alias.c */
#include "tests/unit/print_fixture.h"

/* Prints a text with aliases and expects the same text. */
static void check_same(ir_fixture *f, varve_print_options options, const char *text) {
  print_check(f, text, options, text);
}

static void deeper_ones_come_later_then_by_name(void **state) {
  check_same(
      *state, print_plain,
      "#loc = loc(\"x\")\n"
      "#map = affine_map<() -> (3)>\n"
      "#map1 = affine_map<(d0) -> (d0 * 2)>\n"
      "#set = affine_set<() : (0 == 0)>\n"
      "#distinct = distinct[0]<#loc>\n"
      "#distinct1 = distinct[1]<#map>\n"
      "#loc1 = loc(\"n\"(#loc))\n"
      "\"builtin.module\"() ({\n"
      "  \"a\"() {a = #distinct, b = #distinct1, c = #map1, d = #loc1, e = [#set, {f = #map}], "
      "g = memref<4xf32, #map1>, h = tensor<4xf32, #map>} : () -> ()\n"
      "}) : () -> ()\n\n");
}

static void bodies_of_regions_come_before_their_operation(void **state) {
  check_same(*state, print_plain,
             "#map = affine_map<(d0) -> (d0 + 1)>\n"
             "#map1 = affine_map<() -> (2)>\n"
             "#map2 = affine_map<() -> (3)>\n"
             "#map3 = affine_map<() -> (1)>\n"
             "\"builtin.module\"() ({\n"
             "  %0 = \"a\"() ({\n"
             "  ^bb0(%arg0: memref<4xf32, #map>):\n"
             "    \"b\"() {x = #map1} : () -> ()\n"
             "  }) {y = #map3} : () -> tensor<f32, #map2>\n"
             "}) : () -> ()\n\n");
}

static void properties_of_unknown_operations_are_not_checked(void **state) {
  check_same(*state, print_plain,
             "#map = affine_map<() -> (2)>\n"
             "\"builtin.module\"() ({\n"
             "  \"a\"() <{x = affine_map<() -> (1)>, y = #map}> {z = #map} : () -> ()\n"
             "  \"b\"() <{}> : () -> ()\n"
             "}) : () -> ()\n\n");
}

static void properties_and_attributes_are_found_by_name(void **state) {
  check_same(*state, print_plain,
             "#map = affine_map<() -> (3)>\n"
             "#map1 = affine_map<() -> (1)>\n"
             "#map2 = affine_map<() -> (2)>\n"
             "\"builtin.module\"() ({\n"
             "  \"func.func\"() <{arg_attrs = [{x.a = #map}], function_type = (i32) -> (), "
             "sym_name = \"f\"}> ({\n"
             "  ^bb0(%arg0: i32):\n"
             "    \"func.return\"() : () -> ()\n"
             "  }) {b.c = #map1, z.z = #map2} : () -> ()\n"
             "}) : () -> ()\n\n");
}

#define LONG_TUPLE(type)                                                                           \
  "tuple<" type ", " type ", " type ", " type ", " type ", " type ", " type ", " type ", " type    \
  ", " type ", " type ", " type ", " type ", " type ", " type ", " type ", " type ">"

static void long_tuples_have_names_once_they_are_defined(void **state) {
  check_same(*state, print_plain,
             "!tuple = " LONG_TUPLE(
                 "i1") "\n"
                       "!tuple1 = tuple<"
                       "!tuple, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>\n"
                       "\"builtin.module\"() ({\n"
                       "  %0:2 = \"a\"() {x = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, "
                       "i1, i1, i1, i1, i1>} : "
                       "() -> (!tuple1, !tuple)\n"
                       "}) : () -> ()\n\n");
}

static void locations_of_operations_are_defined_at_the_end(void **state) {
  check_same(*state, print_debug,
             "#loc2 = loc(\"aaa\":1:2)\n"
             "#loc3 = loc(unknown)\n"
             "#loc4 = loc(\"b\")\n"
             "#loc5 = loc(\"arg\"(#loc2))\n"
             "\"builtin.module\"() ({\n"
             "  \"a\"() ({\n"
             "  ^bb0(%arg0: i32 loc(\"arg\"(#loc2)), %arg1: i32 loc(unknown)):\n"
             "    \"b\"() {x = #loc4} : () -> () loc(#loc5)\n"
             "  }) : () -> () loc(#loc1)\n"
             "  \"c\"() : () -> () loc(#loc6)\n"
             "}) : () -> () loc(#loc)\n"
             "#di_file = #llvm.di_file<\"q\" in \"b\">\n"
             "#loc = loc(\"m\")\n"
             "#loc1 = loc(\"a\":1:1)\n"
             "#loc6 = loc(fused<#di_file>[#loc4])\n\n");
}

static void depth_counts_attributes_kept_as_text(void **state) {
  check_same(*state, print_plain,
             "#di_file = #llvm.di_file<\"a\" in \"b\">\n"
             "#loc = loc(unknown)\n"
             "#tbaa_root = #llvm.tbaa_root<id = \"r\">\n"
             "#loc1 = loc(fused<#di_file>[#loc])\n"
             "#loc2 = loc(fused<#loc1>[#loc])\n"
             "#tbaa_type_desc = #llvm.tbaa_type_desc<id = \"d\", members = {<#tbaa_root, 0>}>\n"
             "\"builtin.module\"() ({\n"
             "  \"a\"() {x = #tbaa_type_desc, y = #loc2} : () -> ()\n"
             "}) : () -> ()\n\n");
}

static void shared_nodes_are_visited_once(void **state) {
  ir_fixture *f = *state;
  const varve_entity *location;
  varve_block *block = ir_root(f);
  assert_status(varve_name_location_get(f->context, ir_string(f, "a"), f->context->unknown_location,
                                        &location),
                OK);
  for (int i = 0; i < 64; i++) {
    const varve_entity *inner = location;
    assert_status(varve_call_site_location_get(f->context, inner, inner, &location), OK);
  }
  ir_append(block, ir_make(f, "t.a", (varve_operation_state){.location = location}));
  varve_buffer out;
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_module(f->module, &print_debug, &out), OK);
  assert_in_range(out.size, 64 * 30, 64 * 60);
  varve_buffer_release(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(deeper_ones_come_later_then_by_name),
      ir_test(bodies_of_regions_come_before_their_operation),
      ir_test(properties_of_unknown_operations_are_not_checked),
      ir_test(properties_and_attributes_are_found_by_name),
      ir_test(long_tuples_have_names_once_they_are_defined),
      ir_test(locations_of_operations_are_defined_at_the_end),
      ir_test(depth_counts_attributes_kept_as_text),
      ir_test(shared_nodes_are_visited_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
