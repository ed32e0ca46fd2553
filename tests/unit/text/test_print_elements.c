/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_elements.c */
#include "tests/unit/print_fixture.h"

static void elements_are_nested_by_shape(void **state) {
  static const char *const attributes[] = {
      "dense<[[true, false], [true, true]]> : tensor<2x2xi1>",
      "dense<1> : tensor<1000xi8>",
      "dense<> : tensor<0xi32>",
      "dense<> : tensor<2x0xf32>",
      "dense<[[[1], [2]]]> : tensor<1x2x1xi32>",
      "dense<[255, 1]> : tensor<2xui8>",
      "dense<[1, -1]> : vector<2xsi4>",
      "dense<[0, 0]> : tensor<2xi0>",
      "dense<[1, -2]> : tensor<2xindex>",
      "dense<[-1, 18446744073709551615]> : tensor<2xi65>",
      "dense<[0x7F800000, 1.500000e+00]> : tensor<2xf32>",
      "dense<1.000000e+00> : tensor<bf16>",
      "dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>",
      "dense<[(1,2), (3,-4)]> : tensor<2xcomplex<i8>>",
      "dense<\"a\"> : tensor<2x!foo.s>",
      "dense<[\"a\\22\", \"b\"]> : tensor<2x!foo.s>",
      "sparse<[[0, 1], [2, 3]], [1, 2]> : tensor<4x4xi32>",
      "sparse<[[0, 1], [2, 3]], 5> : tensor<4x4xi32>",
      "sparse<> : tensor<4xi32>",
  };
  print_check_attributes(*state, attributes, VARVE_COUNT_OF(attributes));
}

static void dense_arrays_are_flat(void **state) {
  static const char *const attributes[] = {
      "array<i1>",       "array<i1: true, false>",    "array<i8: -1>",
      "array<i16: 255>", "array<i64: 1, -2>",         "array<f32: 1.000000e+00, 0x7FC00000>",
      "array<f64>",      "array<bf16: 1.500000e+00>", "array<i0: 0, 0>",
  };
  print_check_attributes(*state, attributes, VARVE_COUNT_OF(attributes));
}

static void more_than_a_hundred_elements_become_hex(void **state) {
  ir_fixture *f = *state;
  char data[101] = {0};
  const varve_entity *type;
  const varve_entity *attribute;
  varve_buffer out;
  data[100] = (char)0xAB;
  const int64_t count = sizeof data;
  assert_status(varve_integer_type_get(f->context, 8, VARVE_SIGNLESS, &type), OK);
  assert_status(varve_vector_type_get(f->context, (varve_dims){&count, 1}, NULL, type, &type), OK);
  assert_status(varve_dense_elements_get(f->context, type, varve_slice_make(data, sizeof data),
                                         false, &attribute),
                OK);
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, attribute, &out), OK);
  const char *end = "00AB\"> : vector<101xi8>";
  assert_memory_equal(out.data, "dense<\"0x0000", 13);
  assert_memory_equal(out.data + out.size - strlen(end), end, strlen(end));
  varve_buffer_release(&out);
}

static void check_elided(ir_fixture *f, int64_t limit, const char *attribute, bool is_elided) {
  char text[512], expected[512];
  varve_print_options options = print_local;
  options.elide_elements_if_larger = limit;
  const char *type = strstr(attribute, " : ");
  (void)snprintf(text, sizeof text, "\"a\"() {x = %s} : () -> ()", attribute);
  (void)snprintf(expected, sizeof expected,
                 "\"builtin.module\"() ({\n  \"a\"() {x = %s%s} : () -> ()\n}) : () -> ()\n",
                 is_elided ? "dense_resource<__elided__>" : attribute, is_elided ? type : "");
  print_check(f, text, options, expected);
}

static void large_elements_are_elided(void **state) {
  ir_fixture *f = *state;
  check_elided(f, 2, "dense<[1, 2, 3]> : tensor<3xi8>", true);
  check_elided(f, 3, "dense<[1, 2, 3]> : tensor<3xi8>", false);
  check_elided(f, 0, "dense<7> : tensor<3xi8>", false);
  check_elided(f, 0, "dense<> : tensor<0xi8>", false);
  check_elided(f, 1, "dense<[\"a\", \"b\"]> : tensor<2x!foo.s>", true);
  check_elided(f, 3, "sparse<[[0, 1], [2, 3]], 5> : tensor<4x4xi32>", true);
  check_elided(f, 4, "sparse<[[0, 1], [2, 3]], 5> : tensor<4x4xi32>", false);
  check_elided(f, 0, "array<i8: 1, 2, 3>", false);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(elements_are_nested_by_shape),
      ir_test(dense_arrays_are_flat),
      ir_test(more_than_a_hundred_elements_become_hex),
      ir_test(large_elements_are_elided),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
