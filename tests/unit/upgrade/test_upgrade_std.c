/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/upgrade: arith.c, control_flow.c, loops.c, memory.c, tensor.c, views.c, strides.c */
#include <stdio.h>

#include "tests/unit/upgrade_text.h"

static void a_dimension_becomes_an_operand(void **state) {
  (void)state;
  assert_upgrades(VARVE_STEP_2019,
                  "%0:2 = \"a\"() : () -> (memref<?xf32>, tensor<?xf32>)\n"
                  "%1 = \"std.dim\"(%0#0) {index = 0 : i64} : (memref<?xf32>) -> index\n"
                  "%2 = \"std.dim\"(%0#1) {index = 0 : index} : (tensor<?xf32>) -> index\n",
                  "  %0:2 = \"a\"() : () -> (memref<?xf32>, tensor<?xf32>)\n"
                  "  %1 = \"arith.constant\"() {value = 0 : index} : () -> index\n"
                  "  %2 = \"memref.dim\"(%0#0, %1) : (memref<?xf32>, index) -> index\n"
                  "  %3 = \"arith.constant\"() {value = 0 : index} : () -> index\n"
                  "  %4 = \"tensor.dim\"(%0#1, %3) : (tensor<?xf32>, index) -> index\n");
}

static void functions_are_those_of_func(void **state) {
  (void)state;
  assert_upgrades(
      VARVE_STEP_2019,
      "\"func\"() ({^bb0(%a: i32, %b: i32): \"std.return\"(%a) : (i32) -> ()})\n"
      " {sym_name = \"f\", type = (i32, i32) -> i32, arg1 = {d.x}, result0 = {d.y = 1}} : () -> "
      "()\n"
      "\"func\"() ({}) {sym_name = \"g\", type = () -> ()} : () -> ()\n"
      "\"module_terminator\"() : () -> ()\n",
      "  \"func.func\"() ({\n"
      "  ^bb0(%arg0: i32, %arg1: i32):\n"
      "    \"func.return\"(%arg0) : (i32) -> ()\n"
      "  }) {arg_attrs = [{}, {d.x}], function_type = (i32, i32) -> i32, res_attrs = [{d.y = 1 : "
      "i64}], sym_name = \"f\"} : () -> ()\n"
      "  \"func.func\"() ({\n"
      "  }) {function_type = () -> (), sym_name = \"g\", sym_visibility = \"private\"} : () -> "
      "()\n");
}

static void a_return_outside_of_functions_stays(void **state) {
  (void)state;
  assert_upgrades(VARVE_STEP_2019, "\"foo\"() ({ \"std.return\"() : () -> () }) : () -> ()\n",
                  "  \"foo\"() ({\n"
                  "    \"std.return\"() : () -> ()\n"
                  "  }) : () -> ()\n");
}

static void branches_count_their_forwarded_operands(void **state) {
  (void)state;
  assert_upgrades(
      VARVE_STEP_LLVM13,
      "\"foo\"() ({\n"
      "  %0:3 = \"a\"() : () -> (i1, i32, i32)\n"
      "  \"std.cond_br\"(%0#0, %0#1)[^bb1, ^bb2]\n"
      "      {operand_segment_sizes = dense<[1, 1, 0]> : vector<3xi32>} : (i1, i32) -> ()\n"
      "^bb1(%1: i32):\n"
      "  \"std.br\"()[^bb2] : () -> ()\n"
      "^bb2:\n"
      "  \"std.switch\"(%0#1, %0#1, %0#2, %0#2)[^bb1, ^bb2, ^bb1, ^bb1] {case_operand_offsets = "
      "dense<[0, 0, 1]> : vector<3xi32>, case_values = dense<[1, 2, 3]> : vector<3xi32>} : (i32, "
      "i32, i32, i32) -> ()\n"
      "}) : () -> ()\n",
      "  \"foo\"() ({\n"
      "    %0:3 = \"a\"() : () -> (i1, i32, i32)\n"
      "    \"cf.cond_br\"(%0#0, %0#1)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 0>} : "
      "(i1, "
      "i32) -> ()\n"
      "  ^bb1(%1: i32):  // 4 preds: ^bb0, ^bb2, ^bb2, ^bb2\n"
      "    \"cf.br\"()[^bb2] : () -> ()\n"
      "  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2\n"
      "    \"cf.switch\"(%0#1, %0#1, %0#2, %0#2)[^bb1, ^bb2, ^bb1, ^bb1] {case_operand_segments = "
      "array<i32: 0, 1, 1>, case_values = dense<[1, 2, 3]> : vector<3xi32>, operandSegmentSizes = "
      "array<i32: 1, 1, 2>} : (i32, i32, i32, i32) -> ()\n"
      "  }) : () -> ()\n");
}

static void reductions_are_at_the_end_of_their_loop(void **state) {
  (void)state;
  assert_upgrades(
      VARVE_STEP_LLVM13,
      "%0:2 = \"a\"() : () -> (index, f32)\n"
      "%1 = \"scf.parallel\"(%0#0, %0#0, %0#0, %0#1) ({\n"
      "^bb0(%i: index):\n"
      "  \"scf.reduce\"(%0#1) ({\n"
      "  ^bb0(%x: f32, %y: f32):\n"
      "    \"scf.reduce.return\"(%x) : (f32) -> ()\n"
      "  }) : (f32) -> ()\n"
      "  \"b\"() : () -> ()\n"
      "  \"scf.yield\"() : () -> ()\n"
      "}) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32\n",
      "  %0:2 = \"a\"() : () -> (index, f32)\n"
      "  %1 = \"scf.parallel\"(%0#0, %0#0, %0#0, %0#1) ({\n"
      "  ^bb0(%arg0: index):\n"
      "    \"b\"() : () -> ()\n"
      "    \"scf.reduce\"(%0#1) ({\n"
      "    ^bb0(%arg1: f32, %arg2: f32):\n"
      "      \"scf.reduce.return\"(%arg1) : (f32) -> ()\n"
      "    }) : (f32) -> ()\n"
      "  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32\n");
}

static void allocations_separate_sizes_from_symbols(void **state) {
  (void)state;
  assert_upgrades(
      VARVE_STEP_2019,
      "%0 = \"a\"() : () -> index\n"
      "%1 = \"std.alloc\"(%0, %0) : (index, index) -> memref<?x4xf32, affine_map<(d0, d1)[s0] -> "
      "(d0 + s0, d1)>>\n",
      "  %0 = \"a\"() : () -> index\n"
      "  %1 = \"memref.alloc\"(%0, %0) {operandSegmentSizes = array<i32: 1, 1>} : (index, index) "
      "-> "
      "memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>\n");
}

static void a_full_subview_takes_sizes_from_its_type(void **state) {
  (void)state;
  assert_upgrades(
      VARVE_STEP_2019,
      "%0:2 = \"a\"() : () -> (memref<8x16xf32>, index)\n"
      "%1 = \"std.subview\"(%0#0, %0#1, %0#1, %0#1, %0#1, %0#1, %0#1) : (memref<8x16xf32>, index, "
      "index, index, index, index, index) -> memref<4x?xf32, strided<[16, 1], offset: ?>>\n",
      "  %0:2 = \"a\"() : () -> (memref<8x16xf32>, index)\n"
      "  %1 = \"memref.subview\"(%0#0, %0#1, %0#1, %0#1, %0#1, %0#1) {operandSegmentSizes = "
      "array<i32: 1, 2, 1, 2>, static_offsets = array<i64: -9223372036854775808, "
      "-9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = "
      "array<i64: -9223372036854775808, -9223372036854775808>} : (memref<8x16xf32>, index, index, "
      "index, index, index) -> memref<4x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + "
      "d1 * s2)>>\n"
      "  %2 = \"memref.cast\"(%1) : (memref<4x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + "
      "s0 + d1 * s2)>>) -> memref<4x?xf32, strided<[16, 1], offset: ?>>\n");
}

static void an_empty_subview_is_detected_by_its_types(void **state) {
  (void)state;
  assert_upgrades(VARVE_STEP_2019,
                  "%0 = \"a\"() : () -> memref<8x16xf32>\n"
                  "%1 = \"std.subview\"(%0) : (memref<8x16xf32>) -> memref<2x3xf32, strided<[32, "
                  "1], offset: 19>>\n",
                  "  %0 = \"a\"() : () -> memref<8x16xf32>\n"
                  "  %1 = \"memref.subview\"(%0) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, "
                  "static_offsets = array<i64: 1, 3>, static_sizes = array<i64: 2, 3>, "
                  "static_strides = array<i64: 2, 1>} : (memref<8x16xf32>) -> memref<2x3xf32, "
                  "strided<[32, 1], offset: 19>>\n");
}

static void a_view_gets_its_offset_and_loses_its_layout(void **state) {
  (void)state;
  assert_upgrades(
      VARVE_STEP_2019,
      "%0 = \"a\"() : () -> memref<64xi8>\n"
      "%1 = \"std.view\"(%0) : (memref<64xi8>) -> memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * "
      "4 + d1 + s0)>>\n",
      "  %0 = \"a\"() : () -> memref<64xi8>\n"
      "  %1 = \"arith.constant\"() {value = 0 : index} : () -> index\n"
      "  %2 = \"memref.view\"(%0, %1) : (memref<64xi8>, index) -> memref<4x4xf32>\n"
      "  %3 = \"memref.cast\"(%2) : (memref<4x4xf32>) -> memref<4x4xf32, affine_map<(d0, d1)[s0] "
      "-> "
      "(d0 * 4 + d1 + s0)>>\n");
}

static void elements_are_extracted_by_the_type_that_has_them(void **state) {
  (void)state;
  assert_upgrades(VARVE_STEP_2019,
                  "%0:4 = \"a\"() : () -> (tensor<4xf32>, vector<4xf32>, tensor<*xf32>, index)\n"
                  "%1 = \"std.extract_element\"(%0#0, %0#3) : (tensor<4xf32>, index) -> f32\n"
                  "%2 = \"std.extract_element\"(%0#1, %0#3) : (vector<4xf32>, index) -> f32\n"
                  "%3 = \"std.extract_element\"(%0#2, %0#3) : (tensor<*xf32>, index) -> f32\n",
                  "  %0:4 = \"a\"() : () -> (tensor<4xf32>, vector<4xf32>, tensor<*xf32>, index)\n"
                  "  %1 = \"tensor.extract\"(%0#0, %0#3) : (tensor<4xf32>, index) -> f32\n"
                  "  %2 = \"vector.extract\"(%0#1, %0#3) {static_position = array<i64: "
                  "-9223372036854775808>} : "
                  "(vector<4xf32>, index) -> f32\n"
                  "  %3 = \"tensor.cast\"(%0#2) : (tensor<*xf32>) -> tensor<?xf32>\n"
                  "  %4 = \"tensor.extract\"(%3, %0#3) : (tensor<?xf32>, index) -> f32\n");
}

static void tensors_in_memory_are_of_bufferization(void **state) {
  (void)state;
  assert_upgrades(
      VARVE_STEP_2019,
      "%0 = \"a\"() : () -> memref<4xf32>\n"
      "%1 = \"std.tensor_load\"(%0) : (memref<4xf32>) -> tensor<4xf32>\n"
      "\"std.tensor_store\"(%1, %0) : (tensor<4xf32>, memref<4xf32>) -> ()\n",
      "  %0 = \"a\"() : () -> memref<4xf32>\n"
      "  %1 = \"bufferization.to_tensor\"(%0) : (memref<4xf32>) -> tensor<4xf32>\n"
      "  \"bufferization.materialize_in_destination\"(%1, %0) {writable} : (tensor<4xf32>, "
      "memref<4xf32>) -> ()\n");
}

static void an_expansion_has_the_shape_of_its_result(void **state) {
  (void)state;
  assert_upgrades(
      VARVE_STEP_LLVM13,
      "%0 = \"a\"() : () -> tensor<?x4xf32>\n"
      "%1 = \"linalg.tensor_expand_shape\"(%0) {reassociation = [[0, 1], [2]]} : "
      "(tensor<?x4xf32>) -> tensor<?x3x4xf32>\n",
      "  %0 = \"a\"() : () -> tensor<?x4xf32>\n"
      "  %1 = \"arith.constant\"() {value = 0 : index} : () -> index\n"
      "  %2 = \"tensor.dim\"(%0, %1) : (tensor<?x4xf32>, index) -> index\n"
      "  %3 = \"arith.constant\"() {value = 3 : index} : () -> index\n"
      "  %4 = \"arith.divui\"(%2, %3) : (index, index) -> index\n"
      "  %5 = \"tensor.expand_shape\"(%0, %4) {reassociation = [[0, 1], [2]], static_output_shape "
      "= "
      "array<i64: -9223372036854775808, 3, 4>} : (tensor<?x4xf32>, index) -> tensor<?x3x4xf32>\n");
}

static void an_assumption_has_a_result(void **state) {
  (void)state;
  assert_upgrades(VARVE_STEP_2020,
                  "%0 = \"a\"() : () -> memref<4xf32>\n"
                  "\"std.assume_alignment\"(%0) {alignment = 16 : i32} : (memref<4xf32>) -> ()\n"
                  "\"b\"() : () -> ()\n",
                  "  %0 = \"a\"() : () -> memref<4xf32>\n"
                  "  %1 = \"memref.assume_alignment\"(%0) {alignment = 16 : i32} : "
                  "(memref<4xf32>) -> memref<4xf32>\n"
                  "  \"b\"() : () -> ()\n");
}

/* No combination of operands, results and attributes crashes the upgrade. */
static void malformed_operations_do_not_crash_the_upgrade(void **state) {
  (void)state;
  static const char *const names[] = {"std.dim",
                                      "std.alloc",
                                      "std.view",
                                      "std.subview",
                                      "std.cond_br",
                                      "std.switch",
                                      "std.splat",
                                      "std.rank",
                                      "std.extract_element",
                                      "scf.parallel",
                                      "memref.subview",
                                      "memref.reinterpret_cast",
                                      "tensor.insert_slice",
                                      "memref.view",
                                      "tensor.expand_shape",
                                      "memref.tensor_store",
                                      "std.constant",
                                      "memref.assume_alignment",
                                      "func",
                                      "module_terminator",
                                      "std.return"};
  static const char *const rest[] = {
      "() : () -> ()", "(%0) : (i32) -> i32", "(%0, %0) : (i32, i32) -> (i32, i32)",
      "() ({}) {static_sizes = [-1, \"x\"], reassociation = [[9], 1], type = 1, sym_name} : () -> "
      "memref<4xf32>",
      "(%1) {static_sizes = 1, static_strides = [1], static_offsets = [], reassociation = [[1], "
      "[2, 0]], index = 7 : index, value = [1]} : (memref<?xf32>) -> memref<?x?xf32>"};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    for (size_t j = 0; j < VARVE_COUNT_OF(rest); j++) {
      char text[512];
      varve_context *context;
      assert_status(varve_context_create(NULL, &context), OK);
      int size = snprintf(text, sizeof(text),
                          "%%0 = \"a\"() : () -> i32\n%%1 = \"a\"() : () -> memref<?xf32>\n"
                          "\"%s\"%s\n",
                          names[i], rest[j]);
      assert_in_range(size, 1, sizeof(text) - 1);
      upgraded_text result = upgrade_text(context, VARVE_STEP_2019, text);
      upgraded_text_release(&result);
      varve_context_destroy(context);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_dimension_becomes_an_operand),
      cmocka_unit_test(functions_are_those_of_func),
      cmocka_unit_test(a_return_outside_of_functions_stays),
      cmocka_unit_test(branches_count_their_forwarded_operands),
      cmocka_unit_test(reductions_are_at_the_end_of_their_loop),
      cmocka_unit_test(allocations_separate_sizes_from_symbols),
      cmocka_unit_test(a_full_subview_takes_sizes_from_its_type),
      cmocka_unit_test(an_empty_subview_is_detected_by_its_types),
      cmocka_unit_test(a_view_gets_its_offset_and_loses_its_layout),
      cmocka_unit_test(elements_are_extracted_by_the_type_that_has_them),
      cmocka_unit_test(tensors_in_memory_are_of_bufferization),
      cmocka_unit_test(an_expansion_has_the_shape_of_its_result),
      cmocka_unit_test(an_assumption_has_a_result),
      cmocka_unit_test(malformed_operations_do_not_crash_the_upgrade),
  };
  return cmocka_run_group_tests_name("upgrade of std", tests, NULL, NULL);
}
