/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers and strings in bulk: dense elements, dense arrays, sparse elements, resources. */
#include "tests/system/interface/entity_fixture.h"

#include <math.h>

#include <varve/attribute.h>
#include <varve/ir.h>

static varve_elements elements_of(const varve_attribute *attribute) {
  varve_elements elements = {.struct_size = sizeof elements};
  OK(varve_attribute_get_elements(attribute, &elements));
  return elements;
}

/* Makes the attribute again from what the accessor returns. */
static varve_elements check_elements(varve_context *context, const char *text) {
  const varve_attribute *attribute = attribute_in(context, text), *made;
  varve_elements elements = elements_of(attribute);
  if (varve_attribute_get_kind(attribute) == VARVE_ATTRIBUTE_KIND_DENSE_ARRAY)
    OK(varve_attribute_make_dense_array(context, elements.element_type, elements.bytes, &made));
  else
    OK(varve_attribute_make_elements(context, varve_attribute_get_type(attribute), &elements,
                                     &made));
  assert_ptr_equal(made, attribute);
  return elements;
}

static void check_integers(varve_context *context, const char *text, int64_t first,
                           int64_t second) {
  varve_elements elements = check_elements(context, text);
  int64_t value;
  assert_int_equal(elements.count, 2);
  OK(varve_elements_get_integer(&elements, 0, &value));
  assert_true(value == first);
  OK(varve_elements_get_integer(&elements, 1, &value));
  assert_true(value == second);
  BAD(varve_elements_get_integer(&elements, 2, &value));
  assert_true(value == 0);
}

static void check_floats(varve_context *context, const char *text, double first, double second) {
  varve_elements elements = check_elements(context, text);
  double value;
  assert_int_equal(elements.count, 2);
  OK(varve_elements_get_float(&elements, 0, &value));
  assert_memory_equal(&value, &first, sizeof value);
  OK(varve_elements_get_float(&elements, 1, &value));
  assert_memory_equal(&value, &second, sizeof value);
  BAD(varve_elements_get_float(&elements, UINT64_MAX, &value));
  assert_true(value == 0);
}

/* Reading */

static void integers_of_any_width_are_read(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  check_integers(c, "dense<[true, false]> : tensor<2xi1>", 1, 0);
  check_integers(c, "dense<[true, false]> : tensor<2xsi1>", -1, 0);
  check_integers(c, "dense<[-8, 7]> : tensor<2xi4>", -8, 7);
  check_integers(c, "dense<[15, 7]> : vector<2xui4>", 15, 7);
  check_integers(c, "dense<[-128, 127]> : tensor<2xi8>", -128, 127);
  check_integers(c, "dense<[255, 0]> : tensor<2xui8>", 255, 0);
  check_integers(c, "dense<[-2147483648, 5]> : tensor<2xi32>", INT32_MIN, 5);
  check_integers(c, "dense<[-1, 9223372036854775807]> : tensor<2xi64>", -1, INT64_MAX);
  check_integers(c, "dense<[-1, 2]> : tensor<2xindex>", -1, 2);
  check_integers(c, "dense<[-1, 2]> : tensor<2xi65>", -1, 2);
  check_integers(c, "dense<[-9223372036854775808, 2]> : tensor<2xi128>", INT64_MIN, 2);
  check_integers(c, "dense<[-1, 9223372036854775807]> : tensor<2xi130>", -1, INT64_MAX);
  check_integers(c, "dense<[-5, 6]> : tensor<2xi256>", -5, 6);
  check_integers(c, "dense<[7, 6]> : tensor<2xui1000>", 7, 6);
  check_integers(c, "dense<0> : tensor<2xi0>", 0, 0);
  check_integers(c, "dense<-3> : tensor<1x2xi16>", -3, -3);
  check_integers(c, "dense<true> : tensor<2xi1>", 1, 1);
  check_integers(c, "array<i1: true, false>", 1, 0);
  check_integers(c, "array<i32: -1, 2>", -1, 2);
  check_integers(c, "array<i64: 1, -9223372036854775808>", 1, INT64_MIN);
}

static void integers_that_do_not_fit_are_reported(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  static const char *const texts[] = {
      "dense<[18446744073709551615, 1]> : tensor<2xui64>",
      "dense<[9223372036854775808, 1]> : tensor<2xi65>",
      "dense<[-9223372036854775809, 1]> : tensor<2xi65>",
      "dense<[-340282366920938463463374607431768211455, 1]> : tensor<2xi200>",
      "dense<[340282366920938463463374607431768211456, 1]> : tensor<2xi200>",
      "dense<[9223372036854775808, 1]> : tensor<2xi200>",
      "dense<[9223372036854775808, 1]> : tensor<2xui129>"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    varve_elements elements = check_elements(c, texts[i]);
    int64_t value = 1;
    FAILS(varve_elements_get_integer(&elements, 0, &value), LIMIT_EXCEEDED);
    assert_true(value == 0);
    OK(varve_elements_get_integer(&elements, 1, &value));
    assert_true(value == 1);
  }
}

static void floats_of_any_format_are_read(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  check_floats(c, "dense<[1.5, -6.0]> : tensor<2xf4E2M1FN>", 1.5, -6.0);
  check_floats(c, "dense<[7.5, -0.125]> : tensor<2xf6E2M3FN>", 7.5, -0.125);
  check_floats(c, "dense<[448.0, -0.0]> : tensor<2xf8E4M3FN>", 448.0, -0.0);
  check_floats(c, "dense<[0x7C, 0xFC]> : tensor<2xf8E5M2>", INFINITY, -INFINITY);
  check_floats(c, "dense<[2.0, 0.5]> : tensor<2xf8E8M0FNU>", 2.0, 0.5);
  check_floats(c, "dense<[1.0, -2.0]> : tensor<2xbf16>", 1.0, -2.0);
  check_floats(c, "dense<[6.0e-8, 65504.0]> : tensor<2xf16>", 0x1p-24, 65504.0);
  check_floats(c, "dense<[1.0, -1.0]> : tensor<2xtf32>", 1.0, -1.0);
  check_floats(c, "dense<[0.5, 0x7F800000]> : tensor<2xf32>", 0.5, INFINITY);
  check_floats(c, "dense<[0.1, -0.1]> : tensor<2xf64>", 0.1, -0.1);
  check_floats(c, "dense<[0.1, -0.1]> : tensor<2xf80>", 0.1, -0.1);
  check_floats(c, "dense<[0.1, -0.1]> : tensor<2xf128>", 0.1, -0.1);
  check_floats(c, "dense<2.5> : vector<2xf32>", 2.5, 2.5);
  check_floats(c, "array<f32: 1.0, 2.0>", 1.0, 2.0);
  check_floats(c, "array<f64: 0.1, 2.0>", 0.1, 2.0);
}

static void complex_numbers_are_two_numbers(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  varve_elements elements =
      check_elements(c, "dense<[(1.0, -2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>");
  double value;
  int64_t number;
  assert_int_equal(elements.element_size, 8);
  BAD(varve_elements_get_float(&elements, 0, &value));
  elements.element_type = varve_type_get_element_type(elements.element_type);
  elements.element_size /= 2;
  elements.count *= 2;
  OK(varve_elements_get_float(&elements, 1, &value));
  assert_true(value == -2.0);
  elements = check_elements(c, "dense<[(true, false), (true, true)]> : tensor<2xcomplex<i1>>");
  assert_false(elements.is_packed);
  assert_int_equal(elements.element_size, 2);
  BAD(varve_elements_get_integer(&elements, 0, &number));
}

static void assert_form(varve_elements elements, uint64_t count, bool is_splat, size_t size) {
  assert_int_equal(elements.count, count);
  assert_int_equal(elements.is_splat, is_splat);
  assert_int_equal(elements.bytes.size, size);
}

static void bytes_have_the_form_that_the_header_states(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  varve_elements elements = check_elements(c, "dense<[1, -2]> : tensor<2xi16>");
  assert_form(elements, 2, false, 4);
  assert_memory_equal(elements.bytes.data, "\1\0\xFE\xFF", 4);
  assert_int_equal(elements.element_size, 2);
  elements = check_elements(c, "dense<[1, -2]> : tensor<2xi4>");
  assert_form(elements, 2, false, 2);
  assert_memory_equal(elements.bytes.data, "\1\xE", 2);
  elements = check_elements(
      c, "dense<[true, false, true, true, false, false, false, false, true]> : tensor<9xi1>");
  assert_form(elements, 9, false, 2);
  assert_true(elements.is_packed && elements.element_size == 0);
  assert_memory_equal(elements.bytes.data, "\xD\1", 2);
  elements = check_elements(c, "dense<true> : tensor<9xi1>");
  assert_form(elements, 9, true, 1);
  assert_form(check_elements(c, "dense<3> : tensor<4x5xi64>"), 20, true, 8);
  assert_form(check_elements(c, "dense<> : tensor<4x0xi64>"), 0, false, 0);
  assert_form(check_elements(c, "dense<1.0> : tensor<f32>"), 1, true, 4);
  assert_form(check_elements(c, "dense<0> : tensor<7xi0>"), 7, false, 0);
  assert_form(check_elements(c, "array<i8>"), 0, false, 0);
  assert_form(check_elements(c, "array<i0>"), 0, false, 0);
  assert_form(elements_of(attribute_in(c, "array<i0: 0, 0>")), 2, false, 0);
}

/* Making */

static void make(varve_context *context, const char *type, varve_slice bytes, bool is_splat,
                 const char *text) {
  const varve_attribute *made;
  varve_elements elements = {.struct_size = sizeof elements, .is_splat = is_splat, .bytes = bytes};
  OK(varve_attribute_make_elements(context, type_in(context, type), &elements, &made));
  assert_ptr_equal(made, attribute_in(context, text));
}

static void equal_elements_become_a_splat(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  make(c, "tensor<2xi16>", (varve_slice){"\1\0\1\0", 4}, false, "dense<1> : tensor<2xi16>");
  make(c, "tensor<2xi16>", (varve_slice){"\1\0", 2}, true, "dense<1> : tensor<2xi16>");
  make(c, "tensor<9xi1>", (varve_slice){"\xFF\xFF", 2}, false, "dense<true> : tensor<9xi1>");
  make(c, "tensor<9xi1>", (varve_slice){"\0", 1}, true, "dense<false> : tensor<9xi1>");
  make(c, "tensor<2xi4>", (varve_slice){"\x51\xF2", 2}, false, "dense<[1, 2]> : tensor<2xi4>");
  make(c, "tensor<0xf32>", (varve_slice){NULL, 0}, false, "dense<> : tensor<0xf32>");
}

static void elements_that_do_not_fit_are_rejected(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  const varve_attribute *made = attribute_in(c, "1");
  varve_elements elements = {.struct_size = sizeof elements, .bytes = {"\1\2\3", 3}};
  static const char *const types[] = {
      "tensor<2xi8>",  "tensor<4xi8>",
      "tensor<*xi8>",  "tensor<?xi8>",
      "f32",           "tensor<3x!a.b>",
      "tensor<25xi1>", "tensor<16xi1>",
      "!a.b",          "tensor<9223372036854775807x9223372036854775807xi8>"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    FAILS(varve_attribute_make_elements(c, type_in(c, types[i]), &elements, &made), INVALID);
    assert_null(made);
  }
  const varve_type *type = type_in(c, "tensor<3xi8>");
  OK(varve_attribute_make_elements(c, type, &elements, &made));
  BAD(varve_attribute_make_elements(c, type_in(f->other, "tensor<3xi8>"), &elements, &made));
  assert_null(made);
  BAD(varve_attribute_make_elements(c, NULL, &elements, &made));
  BAD(varve_attribute_make_elements(c, type, NULL, &made));
  BAD(varve_attribute_make_elements(c, type, &elements, NULL));
  BAD(varve_attribute_make_elements(NULL, type, &elements, &made));
  elements.bytes = NO_BYTES;
  BAD(varve_attribute_make_elements(c, type, &elements, &made));
  elements.struct_size = 0;
  BAD(varve_attribute_make_elements(c, type, &elements, &made));
}

static void dense_arrays_that_do_not_fit_are_rejected(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  const varve_attribute *made = attribute_in(c, "1");
  const varve_type *i16 = type_in(c, "i16");
  static const char *const types[] = {"i16", "i4", "index", "tensor<3xi8>", "!a.b", "none"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    FAILS(varve_attribute_make_dense_array(c, type_in(c, types[i]), TEXT("abc"), &made), INVALID);
    assert_null(made);
  }
  BAD(varve_attribute_make_dense_array(c, type_in(f->other, "i16"), TEXT("ab"), &made));
  BAD(varve_attribute_make_dense_array(c, NULL, TEXT("ab"), &made));
  BAD(varve_attribute_make_dense_array(c, i16, NO_BYTES, &made));
  BAD(varve_attribute_make_dense_array(NULL, i16, TEXT("ab"), &made));
  BAD(varve_attribute_make_dense_array(c, i16, TEXT("ab"), NULL));
  OK(varve_attribute_make_dense_array(c, type_in(c, "i1"), (varve_slice){"\1\2\xFF", 3}, &made));
  assert_ptr_equal(made, attribute_in(c, "array<i1: true, false, true>"));
}

/* Structs that callers fill in. */
static void structs_whose_members_do_not_fit_together_are_rejected(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  const varve_elements good = elements_of(attribute_in(c, "dense<[1, 2]> : tensor<2xi16>"));
  varve_elements wrong[8];
  int64_t number;
  double value;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    wrong[i] = good;
  wrong[0].struct_size = 0;
  wrong[1].element_type = NULL;
  wrong[2].element_type = type_in(c, "tensor<2xi16>");
  wrong[3].element_size = UINT32_MAX;
  wrong[4].bytes = (varve_slice){NULL, 4};
  wrong[5].is_packed = true;
  wrong[6].element_type = type_in(c, "i16777215");
  wrong[7].element_size = 0;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    BAD(varve_elements_get_integer(&wrong[i], 0, &number));
    BAD(varve_elements_get_float(&wrong[i], 0, &value));
  }
  wrong[0] = good;
  wrong[0].count = UINT64_MAX;
  OK(varve_elements_get_integer(&wrong[0], 1, &number));
  BAD(varve_elements_get_integer(&wrong[0], 2, &number));
  BAD(varve_elements_get_integer(&wrong[0], UINT64_MAX - 1, &number));
  wrong[0].is_splat = true;
  OK(varve_elements_get_integer(&wrong[0], UINT64_MAX - 1, &number));
  assert_true(number == 1);
  BAD(varve_elements_get_float(&good, 0, &value));
  BAD(varve_elements_get_integer(&good, 0, NULL));
  BAD(varve_elements_get_float(&good, 0, NULL));
  BAD(varve_elements_get_integer(NULL, 0, &number));
  BAD(varve_elements_get_float(NULL, 0, &value));
}

static void attributes_without_elements_have_none(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  static const char *const texts[] = {"1", "[1]", "dense<[\"a\", \"b\"]> : tensor<2x!a.b>",
                                      "dense_resource<x> : tensor<2xi8>"};
  varve_elements elements;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    elements = (varve_elements){.struct_size = sizeof elements, .count = 5};
    BAD(varve_attribute_get_elements(attribute_in(c, texts[i]), &elements));
    assert_true(elements.count == 0 && elements.bytes.data == NULL);
    assert_int_equal(elements.struct_size, sizeof elements);
  }
  BAD(varve_attribute_get_elements(NULL, &elements));
  BAD(varve_attribute_get_elements(attribute_in(c, "array<i8: 1>"), NULL));
  elements.struct_size = 3;
  BAD(varve_attribute_get_elements(attribute_in(c, "array<i8: 1>"), &elements));
}

/* Strings and sparse elements */

static void elements_may_be_strings(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  const varve_type *type = type_in(c, "tensor<2x!a.b>");
  const varve_attribute *strings[] = {attribute_in(c, "\"a\""), attribute_in(c, "\"b\"")};
  const varve_attribute *equal[] = {strings[0], strings[0]}, *made;
  OK(varve_attribute_make_string_elements(c, type, (varve_attribute_list){strings, 2}, &made));
  assert_ptr_equal(made, attribute_in(c, "dense<[\"a\", \"b\"]> : tensor<2x!a.b>"));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_DENSE_STRING_ELEMENTS);
  assert_int_equal(varve_attribute_get_element_count(made), 2);
  assert_ptr_equal(varve_attribute_get_element(made, 1), strings[1]);
  assert_null(varve_attribute_get_element(made, 2));
  assert_ptr_equal(varve_attribute_get_type(made), type);
  OK(varve_attribute_make_string_elements(c, type, (varve_attribute_list){equal, 2}, &made));
  assert_ptr_equal(made, attribute_in(c, "dense<\"a\"> : tensor<2x!a.b>"));
  assert_int_equal(varve_attribute_get_element_count(made), 1);
  OK(varve_attribute_make_string_elements(c, type, (varve_attribute_list){equal, 1}, &made));
  assert_ptr_equal(made, attribute_in(c, "dense<\"a\"> : tensor<2x!a.b>"));
  BAD(varve_attribute_make_string_elements(c, type, (varve_attribute_list){NULL, 0}, &made));
  assert_null(made);
  BAD(varve_attribute_make_string_elements(c, type, (varve_attribute_list){NULL, 2}, &made));
  const varve_attribute *wrong[] = {strings[0], attribute_in(c, "1")};
  BAD(varve_attribute_make_string_elements(c, type, (varve_attribute_list){wrong, 2}, &made));
  BAD(varve_attribute_make_string_elements(c, NULL, (varve_attribute_list){strings, 2}, &made));
  BAD(varve_attribute_make_string_elements(c, type_in(f->other, "tensor<2x!a.b>"),
                                           (varve_attribute_list){strings, 2}, &made));
  BAD(varve_attribute_make_string_elements(NULL, type, (varve_attribute_list){strings, 2}, &made));
  BAD(varve_attribute_make_string_elements(c, type, (varve_attribute_list){strings, 2}, NULL));
}

static void sparse_elements_have_indices_and_values(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  const varve_type *type = type_in(c, "tensor<3x4xi32>");
  const varve_attribute *sparse =
      attribute_in(c, "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>");
  const varve_attribute *indices = varve_attribute_get_indices(sparse), *made;
  const varve_attribute *values = varve_attribute_get_values(sparse);
  assert_int_equal(varve_attribute_get_kind(sparse), VARVE_ATTRIBUTE_KIND_SPARSE_ELEMENTS);
  assert_ptr_equal(varve_attribute_get_type(sparse), type);
  assert_ptr_equal(indices, attribute_in(c, "dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>"));
  assert_ptr_equal(values, attribute_in(c, "dense<[1, 5]> : tensor<2xi32>"));
  OK(varve_attribute_make_sparse_elements(c, type, indices, values, &made));
  assert_ptr_equal(made, sparse);
  BAD(varve_attribute_make_sparse_elements(c, type, values, indices, &made));
  assert_null(made);
  BAD(varve_attribute_make_sparse_elements(c, type, NULL, values, &made));
  BAD(varve_attribute_make_sparse_elements(c, type, indices, NULL, &made));
  BAD(varve_attribute_make_sparse_elements(c, NULL, indices, values, &made));
  BAD(varve_attribute_make_sparse_elements(c, type, indices, attribute_in(f->other, "1"), &made));
  BAD(varve_attribute_make_sparse_elements(NULL, type, indices, values, &made));
  BAD(varve_attribute_make_sparse_elements(c, type, indices, values, NULL));
}

/* Resources */

static void resource_elements_name_a_resource(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  const varve_type *type = type_in(c, "tensor<2xi8>");
  const varve_attribute *handle, *other_handle, *made;
  OK(varve_attribute_make_resource_handle(c, TEXT("builtin"), TEXT("a key"), &handle));
  assert_int_equal(varve_attribute_get_kind(handle), VARVE_ATTRIBUTE_KIND_RESOURCE_HANDLE);
  assert_text(varve_attribute_get_resource_dialect(handle), "builtin");
  OK(varve_attribute_make_resource_elements(c, type, handle, &made));
  assert_ptr_equal(made, attribute_in(c, "dense_resource<\"a key\"> : tensor<2xi8>"));
  assert_text(varve_attribute_get_resource_key(made), "a key");
  assert_text(varve_attribute_get_resource_dialect(made), "builtin");
  assert_ptr_equal(varve_attribute_get_type(made), type);
  BAD(varve_attribute_make_resource_elements(c, type, NULL, &made));
  assert_null(made);
  BAD(varve_attribute_make_resource_elements(c, type, attribute_in(c, "1"), &made));
  BAD(varve_attribute_make_resource_elements(c, type_in(c, "i8"), handle, &made));
  BAD(varve_attribute_make_resource_elements(c, NULL, handle, &made));
  BAD(varve_attribute_make_resource_elements(NULL, type, handle, &made));
  BAD(varve_attribute_make_resource_elements(c, type, handle, NULL));
  /* Text could not tell that it is a resource of another dialect. */
  OK(varve_attribute_make_resource_handle(c, TEXT("a"), TEXT("a key"), &other_handle));
  BAD(varve_attribute_make_resource_elements(c, type, other_handle, &made));
  BAD(varve_attribute_make_resource_handle(c, NO_BYTES, TEXT("x"), &made));
  BAD(varve_attribute_make_resource_handle(c, TEXT("builtin"), NO_BYTES, &made));
  BAD(varve_attribute_make_resource_handle(NULL, TEXT("builtin"), TEXT("x"), &made));
  BAD(varve_attribute_make_resource_handle(c, TEXT("builtin"), TEXT("x"), NULL));
}

static const char with_resources[] =
    "{-# dialect_resources: { builtin: { three: \"0x04000000010203\", bits: \"0x040000000D01\",\n"
    "nine: \"0x04000000010001010000000001\", wide: \"0x0400000041F2\", nothing: \"0x04000000\"\n"
    "} } #-}\n";

static varve_status get(varve_module *module, varve_context *context, const char *text,
                        varve_elements *elements) {
  *elements = (varve_elements){.struct_size = sizeof *elements, .count = 77};
  return varve_module_get_elements(module, attribute_in(context, text), elements);
}

static int64_t number_at(const varve_elements *elements, uint64_t index) {
  int64_t value;
  OK(varve_elements_get_integer(elements, index, &value));
  return value;
}

static void elements_are_read_from_resources(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  varve_module *module;
  varve_elements e;
  OK(varve_module_load(c, slice_of(with_resources), NULL, &module));
  OK(get(module, c, "dense_resource<three> : tensor<3xi8>", &e));
  assert_form(e, 3, false, 3);
  assert_true(number_at(&e, 2) == 3);
  /* Booleans are bits, or bytes as JAX writes them. */
  OK(get(module, c, "dense_resource<bits> : tensor<9xi1>", &e));
  assert_form(e, 9, false, 2);
  assert_true(e.is_packed && number_at(&e, 0) == 1 && number_at(&e, 1) == 0);
  assert_true(number_at(&e, 8) == 1);
  OK(get(module, c, "dense_resource<nine> : tensor<9xi1>", &e));
  assert_form(e, 9, false, 9);
  assert_true(!e.is_packed && e.element_size == 1);
  assert_true(number_at(&e, 0) == 1 && number_at(&e, 1) == 0 && number_at(&e, 8) == 1);
  /* Bits beyond the width, which the file may set, do not count. */
  OK(get(module, c, "dense_resource<wide> : tensor<2xi4>", &e));
  assert_true(number_at(&e, 0) == 1 && number_at(&e, 1) == 2);
  OK(get(module, c, "dense_resource<nothing> : tensor<0x5xf32>", &e));
  assert_form(e, 0, false, 0);
  OK(get(module, c, "dense<[1, 2]> : tensor<2xi8>", &e));
  assert_form(e, 2, false, 2);
  varve_module_destroy(module);
}

static void resources_that_do_not_fit_are_reported(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  varve_module *module;
  varve_elements e;
  OK(varve_module_load(c, slice_of(with_resources), NULL, &module));
  FAILS(get(module, c, "dense_resource<absent> : tensor<3xi8>", &e), NOT_FOUND);
  assert_true(e.count == 0 && e.element_type == NULL && e.bytes.data == NULL);
  static const char *const texts[] = {
      "dense_resource<three> : tensor<2xi8>",
      "dense_resource<three> : tensor<4xi8>",
      "dense_resource<three> : tensor<?xi8>",
      "dense_resource<three> : tensor<*xi8>",
      "dense_resource<three> : tensor<3x!a.b>",
      "dense_resource<nothing> : tensor<1xi8>",
      "dense_resource<three> : tensor<9223372036854775807x9223372036854775807xi8>"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    FAILS(get(module, c, texts[i], &e), INVALID);
    assert_true(e.count == 0 && e.element_type == NULL && e.bytes.data == NULL);
  }
  FAILS(get(module, f->other, "dense_resource<three> : tensor<3xi8>", &e), NOT_FOUND);
  BAD(get(NULL, c, "dense_resource<three> : tensor<3xi8>", &e));
  BAD(get(module, c, "[1]", &e));
  BAD(varve_module_get_elements(module, NULL, &e));
  BAD(varve_module_get_elements(module, attribute_in(c, "dense_resource<three> : tensor<3xi8>"),
                                NULL));
  varve_module_destroy(module);
}

/* A type of a dialect whose definition names its shape. */
static const char tile[] =
    "irdl.dialect @t attributes {varve.set = \"t\"} {\n"
    "  irdl.type @tile attributes {varve.format = \"`<` shaped($shape, $element) `>`\","
    " varve.shaped = [\"shape\", \"element\"]} {\n"
    "    %0 = irdl.any {varve.rule = \"array<i64>\"}\n"
    "    %1 = irdl.any {varve.rule = \"type\"}\n"
    "    irdl.parameters(shape: %0, element: %1) } }\n";

static void types_of_dialects_may_have_elements(void **state) {
  (void)state;
  varve_registry *registry;
  varve_context *c;
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_load(registry, slice_of(tile), NULL));
  varve_context_options options = {.struct_size = sizeof options, .registry = registry};
  OK(varve_context_create(&options, &c));
  const varve_attribute *attribute = attribute_in(c, "dense<[1, 2]> : !t.tile<2xi16>");
  assert_int_equal(varve_attribute_get_kind(attribute), VARVE_ATTRIBUTE_KIND_DENSE_ELEMENTS);
  assert_ptr_equal(varve_attribute_get_type(attribute), type_in(c, "!t.tile<2xi16>"));
  check_integers(c, "dense<[1, 2]> : !t.tile<2xi16>", 1, 2);
  check_floats(c, "dense<2.5> : !t.tile<1x2xf32>", 2.5, 2.5);
  varve_context_destroy(c);
  varve_registry_destroy(registry);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(integers_of_any_width_are_read),
      cmocka_unit_test(integers_that_do_not_fit_are_reported),
      cmocka_unit_test(floats_of_any_format_are_read),
      cmocka_unit_test(complex_numbers_are_two_numbers),
      cmocka_unit_test(bytes_have_the_form_that_the_header_states),
      cmocka_unit_test(equal_elements_become_a_splat),
      cmocka_unit_test(elements_that_do_not_fit_are_rejected),
      cmocka_unit_test(dense_arrays_that_do_not_fit_are_rejected),
      cmocka_unit_test(structs_whose_members_do_not_fit_together_are_rejected),
      cmocka_unit_test(attributes_without_elements_have_none),
      cmocka_unit_test(elements_may_be_strings),
      cmocka_unit_test(sparse_elements_have_indices_and_values),
      cmocka_unit_test(resource_elements_name_a_resource),
      cmocka_unit_test(elements_are_read_from_resources),
      cmocka_unit_test(resources_that_do_not_fit_are_reported),
      cmocka_unit_test(types_of_dialects_may_have_elements),
  };
  return cmocka_run_group_tests_name("elements", tests, set_up_contexts, tear_down_contexts);
}
