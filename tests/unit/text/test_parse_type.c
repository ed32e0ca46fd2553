/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse/parse_type.c */
#include "tests/unit/parse_fixture.h"

static void every_type_is_read(void **state) {
  static const parse_pair pairs[] = {
      {"i32", NULL},
      {"si8", NULL},
      {"ui16", NULL},
      {"i0", NULL},
      {"i16777215", NULL},
      {"index", NULL},
      {"none", NULL},
      {"bf16", NULL},
      {"f8E4M3B11FNUZ", NULL},
      {"tf32", NULL},
      {"f128", NULL},
      {"complex< f32 >", "complex<f32>"},
      {"tuple<>", NULL},
      {"tuple<i1, tuple<f32>>", NULL},
      {"() -> ()", NULL},
      {"(i32) -> i32", NULL},
      {"(i32, f32) -> (i1, i2)", NULL},
      {"() -> ((i1) -> i2)", NULL},
      {"vector<f32>", NULL},
      {"vector<4x[8]x2xi1>", NULL},
      {"vector< 4 x [ 8 ] x i1>", "vector<4x[8]xi1>"},
      {"tensor<i32>", NULL},
      {"tensor<0xf32>", NULL},
      {"tensor<0x0x?xi32>", NULL},
      {"tensor<4x?x8xf32>", NULL},
      {"tensor<4 x ? x8x f32>", "tensor<4x?x8xf32>"},
      {"tensor<9223372036854775807xi8>", NULL},
      {"tensor<*xf32>", NULL},
      {"tensor<2xi32, \"enc\">", NULL},
      {"tensor<2xi32, [1, {a = i32}]>", NULL},
      {"tensor<2xi32, >", "tensor<2xi32>"},
      {"tensor<2xcomplex<f32>>", NULL},
      {"tensor<2xvector<2xi8>>", NULL},
      {"memref<f32>", NULL},
      {"memref<4x?xf32>", NULL},
      {"memref<4xf32, 0>", "memref<4xf32>"},
      {"memref<4xf32, 3>", NULL},
      {"memref<4xf32, \"vram\">", NULL},
      {"memref<4xf32, affine_map<(d0) -> (d0)>>", "memref<4xf32>"},
      {"memref<4xf32, affine_map<(d0) -> (d0 * 2)>, 1 : i32>", NULL},
      {"memref<?x4xf32, strided<[?, 1], offset: ?>, 2 : i8>", NULL},
      {"memref<*xf32>", NULL},
      {"memref<*xmemref<2xi8>, #x.y>", NULL},
      {"!a.b", NULL},
      {"!a.b<c [\"]\"] -> x>", NULL},
  };
  assert_pairs(*state, varve_parse_type_text, pairs);
}

static void errors_are_reported_where_mlir_opt_reports_them(void **state) {
  static const parse_fault faults[] = {
      {"", 1, "expected a type"},
      {"foo", 1, "'foo' is not a type"},
      {"i32 i32", 5, "unexpected text"},
      {"i16777216", 1, "at most 16777215 bits"},
      {"i99999999999999999999", 1, "at most"},
      {"tensor<4xi32", 12, "expected '>'"},
      {"tensor 4", 7, "expected '<'"},
      {"tensor<4 i32>", 9, "expected 'x'"},
      {"tensor<4.5xi32>", 8, "expected a type"},
      {"tensor<4x4.5xi32>", 10, "expected a dimension or a type"},
      {"tensor<9223372036854775808xi8>", 8, "63 bits"},
      {"tensor<2xtuple<>>", 10, "elements of a tensor"},
      {"tensor<*xi8, 1>", 15, "unranked tensor"},
      {"vector<?xi32>", 8, "expected a type"},
      {"vector<0xi32>", 1, "greater than 0"},
      {"vector<[4xi32>", 10, "expected ']'"},
      {"vector<2xtensor<i8>>", 1, "elements of a vector"},
      {"complex<index>", 9, "complex number"},
      {"tuple<i8,>", 10, "expected a type"},
      {"(i8, i8", 7, "expected ')'"},
      {"(i8) i8", 5, "expected '->'"},
      {"memref<2xtensor<i8>>", 10, "elements of a memref"},
      {"memref<2xi8, 1, 2>", 18, "one memory space"},
      {"memref<2xi8, 1, affine_map<(d0) -> (d0)>>", 41, "must follow the layout"},
      {"memref<*xi8, affine_map<(d0) -> (d0)>>", 38, "cannot have a layout"},
      {"memref<2x2xi8, affine_map<(d0) -> (d0)>>", 1, "2 dimensions"},
      {"memref<2xi8, strided<[1, 1]>>", 1, "its layout has 2"},
      {"memref<2xi8, @a>", 1, "memory space cannot be"},
  };
  assert_faults(*state, varve_parse_type_text, faults);
}

/* Repeated text takes the short path, if the source is large enough. */
static void text_seen_before_means_the_same(void **state) {
  parse_fixture *f = *state;
  varve_slice many =
      parse_nest("tuple<tensor<4xf32>, tensor<4xf32>, vector<2xi8>, !a.b<c>, ", "i1", ">", 100);
  const varve_entity *type = parse_alone(f, varve_parse_type_text, many);
  const varve_entity *tensor = parse_alone(f, varve_parse_type_text, VARVE_SLICE("tensor<4xf32>"));
  assert_non_null(type);
  for (int i = 0; i < 100; i++, type = type->children[4]) {
    assert_ptr_equal(type->children[0], tensor);
    assert_ptr_equal(type->children[1], tensor);
    assert_int_equal(type->children[3]->kind, VARVE_KIND_DIALECT_TYPE);
  }
  free((char *)many.data);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(every_type_is_read),
      parse_test(errors_are_reported_where_mlir_opt_reports_them),
      parse_test(text_seen_before_means_the_same),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
