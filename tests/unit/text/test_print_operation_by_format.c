/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print_operation/print_operation_by_format.c, print_attribute_by_form.c, print_custom.c
 */
#include "tests/unit/print_fixture.h"

/* Prints source, which is the body of a module, and expects this text. */
static void check(ir_fixture *f, const char *source, const char *expected) {
  char text[4096], whole[4096];
  int size = snprintf(text, sizeof text, "\"builtin.module\"() ({\n%s}) : () -> ()\n", source);
  assert_in_range(size, 1, sizeof text - 1);
  size = snprintf(whole, sizeof whole, "module {\n%s}\n\n", expected);
  assert_in_range(size, 1, sizeof whole - 1);
  varve_module *module = print_parse(f, text);
  print_check_module(module, print_pretty, whole);
  varve_module_destroy(module);
}

static void variables_and_types_are_printed(void **state) {
  check(*state,
        "%0:2 = \"t.v\"() : () -> (i32, memref<?xf32>)\n"
        "%1 = \"t.i\"() : () -> index\n"
        "%2 = \"arith.cmpi\"(%0#0, %0#0) <{predicate = 2 : i64}> : (i32, i32) -> i1\n"
        "%3 = \"memref.load\"(%0#1, %1) {t.x} : (memref<?xf32>, index) -> f32\n",
        "  %0:2 = \"t.v\"() : () -> (i32, memref<?xf32>)\n"
        "  %1 = \"t.i\"() : () -> index\n"
        "  %2 = arith.cmpi slt, %0#0, %0#0 : i32\n"
        "  %3 = memref.load %0#1[%1] {t.x} : memref<?xf32>\n");
}

static void groups_are_printed_when_their_anchor_is_there(void **state) {
  check(*state,
        "%0 = \"t.v\"() : () -> i32\n"
        "%1 = \"arith.addi\"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> "
        "i32\n"
        "%2 = \"arith.addi\"(%0, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32\n"
        "%3 = \"llvm.add\"(%0, %0) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32\n"
        "%4 = \"llvm.add\"(%0, %0) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32\n",
        "  %0 = \"t.v\"() : () -> i32\n"
        "  %1 = arith.addi %0, %0 : i32\n"
        "  %2 = arith.addi %0, %0 overflow<nsw> : i32\n"
        "  %3 = llvm.add %0, %0 overflow<nsw, nuw> : i32\n"
        "  %4 = llvm.add %0, %0 : i32\n");
}

static void successors_are_printed(void **state) {
  check(*state,
        "\"t.r\"() ({\n"
        "  %0 = \"t.v\"() : () -> i1\n"
        "  \"cf.cond_br\"(%0, %0)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) "
        "-> ()\n"
        "^a(%1: i1):\n"
        "  \"cf.br\"()[^b] : () -> ()\n"
        "^b:\n"
        "  \"t.end\"() : () -> ()\n"
        "}) : () -> ()\n",
        "  \"t.r\"() ({\n"
        "    %0 = \"t.v\"() : () -> i1\n"
        "    cf.cond_br %0, ^bb1(%0 : i1), ^bb2\n"
        "  ^bb1(%1: i1):  // pred: ^bb0\n"
        "    cf.br ^bb2\n"
        "  ^bb2:  // 2 preds: ^bb0, ^bb1\n"
        "    \"t.end\"() : () -> ()\n"
        "  }) : () -> ()\n");
}

/* If a custom form cannot represent the operation, the generic form is printed: a missing
 * property, a wrong number of operands or regions, an attribute with the name of a property, a
 * dynamic size without operand. */
static void operations_that_their_form_cannot_express_are_generic(void **state) {
  static const char *const operations[] = {
      "  %1 = \"arith.cmpi\"(%0, %0) : (i32, i32) -> i1\n",
      "  %2 = \"arith.muli\"(%0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i32\n",
      "  %3 = \"arith.andi\"(%0, %0) ({\n  }) : (i32, i32) -> i32\n",
      "  %4 = \"arith.cmpi\"(%0, %0) <{predicate = \"slt\"}> : (i32, i32) -> i1\n",
      "  %sharding = \"shard.sharding\"() <{grid = @g, operandSegmentSizes = array<i32: 0, 0>, "
      "split_axes "
      "= "
      "#shard<axisarray[[0]]>, static_halo_sizes = array<i64: 4, -9223372036854775808>, "
      "static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding\n",
  };
  char text[2048] = "  %0 = \"t.v\"() : () -> i32\n";
  for (size_t i = 0; i < VARVE_COUNT_OF(operations); i++)
    strcat(text, operations[i]);
  check(*state, text, text);
}

static void aliases_are_made_for_printed_attributes(void **state) {
  ir_fixture *f = *state;
  const char *text = "#map = affine_map<(d0) -> (d0)>\n"
                     "#map1 = affine_map<(d0) -> (d0 + 1)>\n"
                     "\"builtin.module\"() ({\n"
                     "  \"t.a\"() {m = #map1} : () -> ()\n"
                     "}) {t.m = #map} : () -> ()\n";
  varve_module *module = print_parse(f, text);
  print_check_module(module, print_pretty,
                     "#map = affine_map<(d0) -> (d0)>\n"
                     "#map1 = affine_map<(d0) -> (d0 + 1)>\n"
                     "module attributes {t.m = #map} {\n"
                     "  \"t.a\"() {m = #map1} : () -> ()\n"
                     "}\n\n");
  varve_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(variables_and_types_are_printed),
      ir_test(groups_are_printed_when_their_anchor_is_there),
      ir_test(successors_are_printed),
      ir_test(operations_that_their_form_cannot_express_are_generic),
      ir_test(aliases_are_made_for_printed_attributes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
