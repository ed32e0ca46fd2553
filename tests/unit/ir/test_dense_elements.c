/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/dense_elements.c */
#include "tests/unit/ir_fixture.h"

static const varve_entity *integer(ir_fixture *f, uint32_t width) {
  const varve_entity *type;
  assert_status(varve_integer_type_get(f->context, width, VARVE_SIGNLESS, &type), OK);
  return type;
}

static const varve_entity *complex_of(ir_fixture *f, const varve_entity *element) {
  const varve_entity *type;
  assert_status(varve_complex_type_get(f->context, element, &type), OK);
  return type;
}

static const varve_entity *opaque(ir_fixture *f) {
  const varve_entity *type;
  assert_status(
      varve_dialect_type_get(f->context, ir_string(f, "d"), VARVE_SLICE("t"), NULL, 0, &type), OK);
  return type;
}

static const varve_entity *tensor(ir_fixture *f, int64_t size, const varve_entity *element) {
  const varve_entity *type;
  assert_status(varve_tensor_type_get(f->context, (varve_dims){&size, 1}, element, NULL, &type),
                OK);
  return type;
}

static const varve_entity *dense(ir_fixture *f, const varve_entity *type, varve_slice data,
                                 bool splat) {
  const varve_entity *attribute;
  assert_true(varve_dense_size_is_valid(type, data.size, splat));
  assert_status(varve_dense_elements_get(f->context, type, data, splat, &attribute), OK);
  return attribute;
}

static void check(const varve_entity *attribute, bool splat, varve_slice data) {
  assert_int_equal(attribute->flags, splat ? VARVE_FLAG_SPLAT : 0);
  assert_int_equal(attribute->payload_size, data.size);
  assert_memory_equal(varve_entity_payload(attribute), data.data, data.size);
}

static void elements_take_whole_bytes(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  assert_int_equal(varve_dense_element_size(c->i1), 0);
  assert_int_equal(varve_dense_element_size(integer(f, 0)), 0);
  assert_int_equal(varve_dense_element_size(integer(f, 7)), 1);
  assert_int_equal(varve_dense_element_size(integer(f, 12)), 2);
  assert_int_equal(varve_dense_element_size(integer(f, 65)), 9);
  assert_int_equal(varve_dense_element_size(c->index_type), 8);
  assert_int_equal(varve_dense_element_size(c->floats[VARVE_FLOAT_F4E2M1FN]), 1);
  assert_int_equal(varve_dense_element_size(c->floats[VARVE_FLOAT_TF32]), 3);
  assert_int_equal(varve_dense_element_size(c->floats[VARVE_FLOAT_F80]), 10);
  assert_int_equal(varve_dense_element_size(complex_of(f, c->i1)), 2);
  assert_int_equal(varve_dense_element_size(complex_of(f, integer(f, 12))), 4);
  assert_int_equal(varve_dense_element_size(opaque(f)), 0);
}

static void equal_elements_become_a_splat(void **state) {
  ir_fixture *f = *state;
  const varve_entity *type = tensor(f, 3, integer(f, 16));
  const varve_entity *splat = dense(f, type, VARVE_SLICE("\1\2"), true);
  check(splat, true, VARVE_SLICE("\1\2"));
  assert_ptr_equal(dense(f, type, VARVE_SLICE("\1\2\1\2\1\2"), false), splat);
  check(dense(f, type, VARVE_SLICE("\1\2\1\2\2\1"), false), false, VARVE_SLICE("\1\2\1\2\2\1"));
  check(dense(f, tensor(f, 1, integer(f, 16)), VARVE_SLICE("\1\2"), false), true,
        VARVE_SLICE("\1\2"));
}

static void zeros_of_two_signs_are_no_splat(void **state) {
  ir_fixture *f = *state;
  varve_slice data = VARVE_SLICE("\0\0\0\0\0\0\0\x80");
  check(dense(f, tensor(f, 2, f->context->floats[VARVE_FLOAT_F32]), data, false), false, data);
}

static void stray_bits_are_cleared(void **state) {
  ir_fixture *f = *state;
  const varve_entity *i12 = integer(f, 12);
  check(dense(f, tensor(f, 2, i12), VARVE_SLICE("\xFE\xFF\1\2"), false), false,
        VARVE_SLICE("\xFE\x0F\1\2"));
  check(dense(f, tensor(f, 2, i12), VARVE_SLICE("\1\xF2\1\2"), false), true, VARVE_SLICE("\1\2"));
  check(dense(f, tensor(f, 2, i12), VARVE_SLICE("\1\xF2"), true), true, VARVE_SLICE("\1\2"));
  check(dense(f, tensor(f, 2, complex_of(f, f->context->i1)), VARVE_SLICE("\3\2\1\1"), false),
        false, VARVE_SLICE("\1\0\1\1"));
  check(dense(f, tensor(f, 2, f->context->floats[VARVE_FLOAT_TF32]), VARVE_SLICE("\1\2\xFF\1\2\7"),
              false),
        true, VARVE_SLICE("\1\2\7"));
}

static void booleans_are_packed(void **state) {
  ir_fixture *f = *state;
  const varve_entity *i1 = f->context->i1;
  check(dense(f, tensor(f, 9, i1), VARVE_SLICE("\x55\xFF"), false), false, VARVE_SLICE("\x55\1"));
  check(dense(f, tensor(f, 9, i1), VARVE_SLICE("\xFF\1"), false), true, VARVE_SLICE("\xFF"));
  check(dense(f, tensor(f, 9, i1), VARVE_SLICE("\0\xFE"), false), true, VARVE_SLICE("\0"));
  check(dense(f, tensor(f, 9, i1), VARVE_SLICE("\1"), true), true, VARVE_SLICE("\xFF"));
  check(dense(f, tensor(f, 9, i1), VARVE_SLICE("\xFE"), true), true, VARVE_SLICE("\0"));
  check(dense(f, tensor(f, 8, i1), VARVE_SLICE("\xFE"), false), false, VARVE_SLICE("\xFE"));
  check(dense(f, tensor(f, 3, i1), VARVE_SLICE("\7"), false), true, VARVE_SLICE("\xFF"));
  check(dense(f, tensor(f, 0, i1), VARVE_SLICE(""), false), false, VARVE_SLICE(""));
}

static void no_elements_and_a_splat_of_none_differ(void **state) {
  ir_fixture *f = *state;
  const varve_entity *type = tensor(f, 0, f->context->i32);
  check(dense(f, type, VARVE_SLICE(""), false), false, VARVE_SLICE(""));
  check(dense(f, type, VARVE_SLICE("\1\0\0\0"), true), true, VARVE_SLICE("\1\0\0\0"));
}

static void elements_of_no_width_have_no_data(void **state) {
  ir_fixture *f = *state;
  const varve_entity *type = tensor(f, 2, integer(f, 0));
  check(dense(f, type, VARVE_SLICE(""), false), false, VARVE_SLICE(""));
  check(dense(f, type, VARVE_SLICE(""), true), false, VARVE_SLICE(""));
  assert_false(varve_dense_size_is_valid(type, 1, false));
}

static void huge_shapes_may_be_splats(void **state) {
  ir_fixture *f = *state;
  const int64_t sizes[] = {INT64_MAX, INT64_MAX, INT64_MAX};
  const varve_entity *type, *vector;
  assert_status(
      varve_tensor_type_get(f->context, (varve_dims){sizes, 3}, f->context->i32, NULL, &type), OK);
  assert_status(
      varve_vector_type_get(f->context, (varve_dims){sizes, 1}, NULL, f->context->i1, &vector), OK);
  check(dense(f, type, VARVE_SLICE("\1\2\3\4"), true), true, VARVE_SLICE("\1\2\3\4"));
  check(dense(f, vector, VARVE_SLICE("\xFF"), true), true, VARVE_SLICE("\xFF"));
  assert_false(varve_dense_size_is_valid(type, 0, false));
  assert_false(varve_dense_size_is_valid(type, 4, false));
  assert_false(varve_dense_size_is_valid(vector, 1, false));
  assert_true(varve_dense_size_is_valid(vector, UINT64_C(1) << 60, false));
  const varve_entity *bytes = tensor(f, INT64_C(1) << 62, f->context->i32);
  assert_false(varve_dense_size_is_valid(bytes, 0, false));
}

static void sizes_that_do_not_fit_are_rejected(void **state) {
  ir_fixture *f = *state;
  const varve_entity *types[] = {tensor(f, 9, f->context->i1), tensor(f, 2, f->context->i32),
                                 tensor(f, 2, complex_of(f, f->context->i32))};
  const size_t full[] = {2, 8, 16}, one[] = {1, 4, 8};
  static const char data[20];
  for (size_t i = 0; i < VARVE_COUNT_OF(types); i++) {
    for (size_t size = 0; size < sizeof data; size++) {
      const varve_entity *attribute;
      varve_slice bytes = varve_slice_make(data, size);
      varve_status answers[2] = {VARVE_STATUS_INVALID, VARVE_STATUS_OK};
      assert_int_equal(varve_dense_elements_get(f->context, types[i], bytes, false, &attribute),
                       answers[size == full[i]]);
      assert_int_equal(varve_dense_elements_get(f->context, types[i], bytes, true, &attribute),
                       answers[size == one[i]]);
    }
  }
}

static void only_static_shapes_of_numbers_have_elements(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *unranked, *nested;
  const varve_entity *attribute;
  assert_status(varve_unranked_tensor_type_get(c, c->i32, &unranked), OK);
  assert_status(varve_vector_type_get(c, (varve_dims){NULL, 0}, NULL, c->i32, &nested), OK);
  const varve_entity *wrong[] = {NULL,
                                 c->i32,
                                 c->unit,
                                 tensor(f, VARVE_DYNAMIC, c->i32),
                                 unranked,
                                 tensor(f, 1, opaque(f)),
                                 tensor(f, 1, nested)};
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++) {
    assert_status(varve_dense_elements_get(c, wrong[i], VARVE_SLICE("\1\2\3\4"), true, &attribute),
                  INVALID);
    assert_false(varve_dense_size_is_valid(wrong[i], 4, true));
    assert_null(attribute);
  }
  int64_t size = 1;
  varve_memref_parts parts = {.dims = {&size, 1}, .element = c->i32};
  const varve_entity *memref;
  assert_status(varve_memref_type_get(c, &parts, &memref), OK);
  assert_status(varve_dense_elements_get(c, memref, VARVE_SLICE("\1\2\3\4"), true, &attribute), OK);
}

static void strings_become_a_splat_when_equal(void **state) {
  ir_fixture *f = *state;
  const varve_entity *type = tensor(f, 3, opaque(f));
  const varve_entity *a = ir_string(f, "a"), *b = ir_string(f, "b");
  const varve_entity *equal[] = {a, a, a}, *different[] = {a, a, b},
                     *wrong[] = {a, a, f->context->unit};
  const varve_entity *splat, *attribute;
  assert_status(varve_dense_strings_get(f->context, type, (varve_string_list){&a, 1}, &splat), OK);
  assert_int_equal(splat->flags, VARVE_FLAG_SPLAT);
  assert_int_equal(splat->child_count, 2);
  assert_status(
      varve_dense_strings_get(f->context, type, (varve_string_list){equal, 3}, &attribute), OK);
  assert_ptr_equal(splat, attribute);
  assert_status(
      varve_dense_strings_get(f->context, type, (varve_string_list){different, 3}, &attribute), OK);
  assert_int_equal(attribute->flags, 0);
  assert_int_equal(attribute->child_count, 4);
  assert_status(
      varve_dense_strings_get(f->context, type, (varve_string_list){wrong, 3}, &attribute),
      INVALID);
  assert_status(
      varve_dense_strings_get(f->context, type, (varve_string_list){different, 2}, &attribute),
      INVALID);
  assert_status(varve_dense_strings_get(f->context, type, (varve_string_list){NULL, 0}, &attribute),
                INVALID);
  type = tensor(f, 0, opaque(f));
  assert_status(varve_dense_strings_get(f->context, type, (varve_string_list){NULL, 0}, &attribute),
                OK);
  assert_int_equal(attribute->flags, 0);
}

static void arrays_are_checked_and_cleaned(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *attribute;
  assert_status(varve_dense_array_get(c, c->i1, VARVE_SLICE("\1\0\xFF"), &attribute), OK);
  assert_memory_equal(varve_entity_payload(attribute), "\1\0\1", 3);
  assert_int_equal(varve_dense_array_count(attribute), 3);
  assert_status(
      varve_dense_array_get(c, c->floats[VARVE_FLOAT_F80], VARVE_SLICE("0123456789"), &attribute),
      OK);
  assert_int_equal(varve_dense_array_count(attribute), 1);
  assert_status(varve_dense_array_get(c, c->i32, VARVE_SLICE(""), &attribute), OK);
  assert_int_equal(varve_dense_array_count(attribute), 0);
  assert_status(varve_dense_array_get(c, c->i32, VARVE_SLICE("12345"), &attribute), INVALID);
  assert_status(varve_dense_array_get(c, integer(f, 0), VARVE_SLICE("1"), &attribute), INVALID);
  assert_status(varve_dense_array_get(c, integer(f, 0), VARVE_SLICE(""), &attribute), INVALID);
  assert_status(varve_dense_array_of_empty_get(c, integer(f, 0), 3, &attribute), OK);
  assert_int_equal(varve_dense_array_count(attribute), 3);
  assert_int_equal(varve_dense_array_bytes(attribute).size, 0);
  assert_status(varve_dense_array_of_empty_get(c, c->i1, 3, &attribute), INVALID);
  const varve_entity *wrong[] = {NULL,
                                 c->unit,
                                 c->index_type,
                                 integer(f, 12),
                                 c->floats[VARVE_FLOAT_TF32],
                                 complex_of(f, c->i32)};
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++)
    assert_status(varve_dense_array_get(c, wrong[i], VARVE_SLICE(""), &attribute), INVALID);
}

static void resources_need_a_shaped_type_and_a_handle(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *handle, *attribute;
  const varve_entity *type = tensor(f, VARVE_DYNAMIC, opaque(f));
  assert_status(varve_resource_handle_get(c, ir_string(f, "d"), ir_string(f, "k"), &handle), OK);
  assert_status(varve_dense_resource_get(c, type, handle, &attribute), OK);
  assert_status(varve_dense_resource_get(c, c->i32, handle, &attribute), INVALID);
  assert_status(varve_dense_resource_get(c, handle, handle, &attribute), INVALID);
  assert_status(varve_dense_resource_get(c, type, c->unit, &attribute), INVALID);
  assert_status(varve_dense_resource_get(c, type, NULL, &attribute), INVALID);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(elements_take_whole_bytes),
      ir_test(equal_elements_become_a_splat),
      ir_test(zeros_of_two_signs_are_no_splat),
      ir_test(stray_bits_are_cleared),
      ir_test(booleans_are_packed),
      ir_test(no_elements_and_a_splat_of_none_differ),
      ir_test(elements_of_no_width_have_no_data),
      ir_test(huge_shapes_may_be_splats),
      ir_test(sizes_that_do_not_fit_are_rejected),
      ir_test(only_static_shapes_of_numbers_have_elements),
      ir_test(strings_become_a_splat_when_equal),
      ir_test(arrays_are_checked_and_cleaned),
      ir_test(resources_need_a_shaped_type_and_a_handle),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
