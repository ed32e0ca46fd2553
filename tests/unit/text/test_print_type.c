/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_type.c */
#include "tests/unit/print_fixture.h"

static void every_builtin_type_is_spelled_as_mlir_does(void **state) {
  static const char *const types[] = {
      "i1",
      "i0",
      "si4",
      "ui8",
      "i16777215",
      "index",
      "none",
      "f4E2M1FN",
      "f6E2M3FN",
      "f6E3M2FN",
      "f8E5M2",
      "f8E4M3",
      "f8E4M3FN",
      "f8E5M2FNUZ",
      "f8E4M3FNUZ",
      "f8E4M3B11FNUZ",
      "f8E3M4",
      "f8E8M0FNU",
      "bf16",
      "f16",
      "tf32",
      "f32",
      "f64",
      "f80",
      "f128",
      "complex<si3>",
      "tuple<>",
      "tuple<i1, tuple<index>, f32>",
      "vector<f32>",
      "vector<4xf32>",
      "vector<[4]x4x[2]xi8>",
      "vector<2x!foo.bar>",
      "tensor<f32>",
      "tensor<?x0x2xindex>",
      "tensor<*xi1>",
      "tensor<4xf32, \"enc\">",
      "tensor<4xf32, {a = 1 : i64, b}>",
      "tensor<2xcomplex<f64>>",
      "tensor<2xvector<2xf32>>",
  };
  print_check_attributes(*state, types, VARVE_COUNT_OF(types));
}

static void memrefs_omit_defaults(void **state) {
  ir_fixture *f = *state;
  static const char *const types[] = {
      "memref<f32>",
      "memref<?x4xf32>",
      "memref<?x4xf32, strided<[?, 1], offset: ?>>",
      "memref<4xf32, strided<[1]>>",
      "memref<4x4xf32, strided<[4, 1], offset: 3>, 1>",
      "memref<4xf32, affine_map<(d0) -> (d0 + 2)>>",
      "memref<4xf32, affine_map<(d0) -> (d0 + 2)>, 2 : i32>",
      "memref<*xf32>",
      "memref<*xf32, 2 : i32>",
      "memref<2xf32, 3>",
      "memref<2xi8, #foo.space<1>>",
  };
  print_check_attributes(f, types, VARVE_COUNT_OF(types));
  print_check(f, "\"a\"() {x = memref<2xf32, affine_map<(d0) -> (d0)>, 0>} : () -> ()", print_local,
              "\"builtin.module\"() ({\n  \"a\"() {x = memref<2xf32>} : () -> ()\n}) : () -> ()\n");
}

static void functions_have_parentheses_where_they_are_needed(void **state) {
  static const char *const types[] = {
      "() -> ()",
      "(i32) -> ()",
      "() -> i32",
      "() -> (i32, i64)",
      "(i1, i2) -> tuple<>",
      "() -> (() -> ())",
      "(() -> i1) -> (() -> (() -> i1), i2)",
  };
  print_check_attributes(*state, types, VARVE_COUNT_OF(types));
}

static void deep_types_need_no_stack(void **state) {
  enum { DEPTH = 100000 };
  ir_fixture *f = *state;
  const varve_entity *type = f->context->i1;
  varve_buffer out;
  for (int i = 0; i < DEPTH; i++) {
    const varve_entity *inner = type;
    assert_status(varve_tuple_type_get(f->context, &inner, 1, &type), OK);
  }
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, type, &out), OK);
  assert_int_equal(out.size, DEPTH * strlen("tuple<>") + strlen("i1"));
  assert_memory_equal(out.data, "tuple<tuple<", 12);
  varve_buffer_release(&out);
}

/* 2^64 leaves, 64 nodes. */
static void shared_types_end_at_the_limit(void **state) {
  ir_fixture *f = *state;
  const varve_entity *type = f->context->i1;
  f->context->limits.max_output = 1 << 20;
  for (int i = 0; i < 64; i++) {
    const varve_entity *pair[] = {type, type};
    assert_status(varve_tuple_type_get(f->context, pair, 2, &type), OK);
  }
  varve_buffer out;
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, type, &out), LIMIT_EXCEEDED);
  assert_in_range(out.size, 0, 1 << 20);
  varve_buffer_release(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(every_builtin_type_is_spelled_as_mlir_does),
      ir_test(memrefs_omit_defaults),
      ir_test(functions_have_parentheses_where_they_are_needed),
      ir_test(deep_types_need_no_stack),
      ir_test(shared_types_end_at_the_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
