/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse/parse_elements.c, src/text/parse/parse_array.c */
#include "tests/unit/parse_fixture.h"

static void every_spelling_is_read(void **state) {
  static const parse_pair pairs[] = {
      {"dense<1> : tensor<2xi8>", NULL},
      {"dense<[1, -1]> : tensor<2xi8>", NULL},
      {"dense<[[1, 2], [3, 4]]> : vector<2x2xindex>", NULL},
      {"dense<[1, 1]> : tensor<2xi8>", "dense<1> : tensor<2xi8>"},
      {"dense<true> : tensor<9xi1>", NULL},
      {"dense<[true, false, 1]> : tensor<3xi1>", "dense<[true, false, true]> : tensor<3xi1>"},
      {"dense<[1.5, -0.0]> : tensor<2xf32>",
       "dense<[1.500000e+00, -0.000000e+00]> : tensor<2xf32>"},
      {"dense<0x7F800000> : tensor<2xf32>", NULL},
      {"dense<\"0x0100000002000000\"> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi32>"},
      {"dense<\"0x01000000\"> : tensor<2xi32>", "dense<1> : tensor<2xi32>"},
      {"dense<\"0xFF\"> : tensor<100xi1>", "dense<true> : tensor<100xi1>"},
      {"dense<\"0x05\"> : tensor<3xi1>", "dense<[true, false, true]> : tensor<3xi1>"},
      {"dense<(1, 2)> : tensor<2xcomplex<i8>>", "dense<(1,2)> : tensor<2xcomplex<i8>>"},
      {"dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>",
       "dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : "
       "tensor<2xcomplex<f32>>"},
      {"dense<> : tensor<0x3xi8>", NULL},
      {"dense<[]> : tensor<0xi8>", "dense<> : tensor<0xi8>"},
      {"dense<[[], []]> : tensor<2x0xi8>", "dense<> : tensor<2x0xi8>"},
      {"dense<[\"a\", \"b\\22\"]> : tensor<2x!a.s>", NULL},
      {"dense<\"0x\"> : tensor<2x!a.s>", NULL},
      {"dense<1> : memref<i8>", NULL},
      {"dense<[-1, 340282366920938463463374607431768211455]> : tensor<2xi129>", NULL},
      {"array<i8>", NULL},
      {"array<i32: 1, -2, 0x10>", "array<i32: 1, -2, 16>"},
      {"array<i1: true, false>", NULL},
      {"array<bf16: 1.0, 0x7FC0>", "array<bf16: 1.000000e+00, 0x7FC0>"},
      {"dense_resource<key> : tensor<2xi8>", NULL},
      {"dense_resource<\"a b\"> : memref<?xi8>", NULL},
      {"sparse<> : tensor<2x2xi8>", NULL},
      {"sparse<0, 1> : tensor<2xi8>", NULL},
      {"sparse<[[0, 1], [1, 0]], [5, 6]> : tensor<2x2xi8>", NULL},
      {"sparse<[0, 1], 5> : tensor<2xi8>", NULL},
      {"sparse<[0, 1], \"0x0506\"> : tensor<2xi8>", "sparse<[0, 1], [5, 6]> : tensor<2xi8>"},
  };
  assert_pairs(*state, varve_parse_attribute_text, pairs);
}

static void errors_are_reported_where_mlir_opt_reports_them(void **state) {
  static const parse_fault faults[] = {
      {"dense 1", 6, "expected '<'"},
      {"dense<[[1,2],[3]]> : tensor<2x2xi32>", 17, "equally many"},
      {"dense<[1,[3]]> : tensor<2x2xi32>", 13, "equally many"},
      {"dense<[[1],3]> : tensor<2x2xi32>", 13, "equally many"},
      {"dense<[1 2]> : tensor<2xi32>", 9, "',' or ']'"},
      {"dense<[x]> : tensor<2xi32>", 8, "expected an element"},
      {"dense<1>", 8, "expected ':'"},
      {"dense<1> : i32", 1, "a type with a shape"},
      {"dense<1> : tensor<?xi32>", 1, "whose shape is known"},
      {"dense<1> : tensor<*xi32>", 1, "whose shape is known"},
      {"dense<[1]> : tensor<2xi32>", 1, "the shape of the type"},
      {"dense<[]> : tensor<0x4xi32>", 1, "the shape of the type"},
      {"dense<> : tensor<4xi32>", 1, "found no elements"},
      {"dense<[1, 300]> : tensor<2xi8>", 11, "out of range"},
      {"dense<[1, 2.0]> : tensor<2xi8>", 11, "this is a float"},
      {"dense<[1.0, 2]> : tensor<2xf32>", 13, "unexpected decimal integer literal for a float"},
      {"dense<true> : tensor<2xi8>", 7, "i1 only"},
      {"dense<\"0xzz\"> : tensor<2xi8>", 7, "hex digits"},
      {"dense<\"0x010203\"> : tensor<2xi8>", 1, "3 bytes"},
      {"dense<1> : tensor<2xcomplex<i8>>", 1, "found 1 numbers"},
      {"dense<[(1, 2), 3]> : tensor<2xcomplex<i8>>", 1, "3 numbers"},
      {"dense<[1]> : tensor<1x!a.s>", 1, "must be strings"},
      {"array<i7>", 7, "whole bytes"},
      {"array<index>", 7, "integers or floats"},
      {"array<i8: >", 11, "expected an element"},
      {"array<i8: 300>", 14, "out of range"},
      {"array<i8: 1, 2.>", 14, "expected an element"},
      {"sparse<0, > : tensor<1xi8>", 11, "expected an element"},
      {"array<i1: 1>", 12, "'true' or 'false'"},
      {"dense_resource<1> : tensor<2xi8>", 16, "key of a resource"},
      {"dense_resource<a> : i8", 19, "a type with a shape"},
      {"sparse<[[0, 2]], [5]> : tensor<2x2xi8>", 1, "outside of the shape"},
      {"sparse<[[0, 1]], [5, 6]> : tensor<2x2xi8>", 1, "do not fit"},
      {"dense<[1, 2]> : tensor<4294967296x4294967296xi8>", 1, "more than 2^64 - 1 elements"},
  };
  assert_faults(*state, varve_parse_attribute_text, faults);
}

static void elements_are_packed_as_bytecode_has_them(void **state) {
  parse_fixture *f = *state;
  static const struct {
    const char *text;
    const char *bytes;
    size_t size;
  } cases[] = {
      {"dense<[1, 0, 1, 1, 0, 0, 0, 1, 1]> : tensor<9xi1>", "\x8D\x01", 2},
      {"dense<[-2, 1]> : tensor<2xi12>", "\xFE\x0F\x01\x00", 4},
      {"dense<[(1, 0), (0, 1)]> : tensor<2xcomplex<i1>>", "\x01\x00\x00\x01", 4},
      {"dense<[1.0, 2.0]> : tensor<2xf8E5M2>", "\x3C\x40", 2},
      {"array<i16: 258, -1>", "\x02\x01\xFF\xFF", 4},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    const varve_entity *node =
        parse_alone(f, varve_parse_attribute_text, varve_slice_of(cases[i].text));
    assert_non_null(node);
    assert_int_equal(node->payload_size, cases[i].size);
    assert_memory_equal(varve_entity_payload(node), cases[i].bytes, cases[i].size);
  }
}

static void lists_nest_up_to_the_limit(void **state) {
  parse_fixture *f = *state;
  varve_slice deep = parse_nest("dense<[[[", "", "", 1);
  assert_null(parse_alone(f, varve_parse_attribute_text, deep));
  free((char *)deep.data);
  deep = parse_nest("[", "1", "]", 2000);
  varve_buffer text;
  varve_buffer_init(&text, &f->context->memory);
  assert_status(varve_buffer_append(&text, VARVE_SLICE("dense<")), OK);
  assert_status(varve_buffer_append(&text, deep), OK);
  assert_status(varve_buffer_append(&text, VARVE_SLICE("> : tensor<i8>")), OK);
  assert_null(parse_alone(f, varve_parse_attribute_text, varve_buffer_slice(&text)));
  assert_non_null(strstr(f->message, "limit of 1000 levels"));
  varve_buffer_release(&text);
  free((char *)deep.data);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(every_spelling_is_read),
      parse_test(errors_are_reported_where_mlir_opt_reports_them),
      parse_test(elements_are_packed_as_bytecode_has_them),
      parse_test(lists_nest_up_to_the_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
