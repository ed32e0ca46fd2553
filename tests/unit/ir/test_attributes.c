/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/attributes.c */
#include "tests/unit/ir_fixture.h"

static const varve_entity *integer(ir_fixture *f, uint32_t width) {
  const varve_entity *type;
  assert_status(varve_integer_type_get(f->context, width, VARVE_SIGNLESS, &type), OK);
  return type;
}

static void strings_may_hold_anything(void **state) {
  ir_fixture *f = *state;
  const varve_entity *string, *typed, *none;
  assert_status(varve_string_get(f->context, VARVE_SLICE("a\0b"), &string), OK);
  assert_slice(varve_string_bytes(string), "a\0b");
  assert_status(varve_typed_string_get(f->context, VARVE_SLICE("a\0b"), f->context->i32, &typed),
                OK);
  assert_ptr_not_equal(string, typed);
  assert_slice(varve_string_bytes(typed), "a\0b");
  assert_status(
      varve_typed_string_get(f->context, VARVE_SLICE("a\0b"), f->context->none_type, &none), OK);
  assert_ptr_equal(string, none);
  assert_status(varve_string_get(f->context, (varve_slice){NULL, 0}, &string), OK);
  assert_ptr_equal(string, f->context->empty_string);
  assert_status(varve_typed_string_get(f->context, VARVE_SLICE("a"), f->context->unit, &typed),
                INVALID);
  assert_status(varve_typed_string_get(f->context, VARVE_SLICE("a"), NULL, &typed), INVALID);
}

static void integers_are_masked_to_their_width(void **state) {
  ir_fixture *f = *state;
  const struct {
    uint32_t width;
    uint64_t words[2];
  } cases[] = {{0, {0, 0}},           {1, {1, 0}},           {12, {0xFFF, 0}},
               {64, {UINT64_MAX, 0}}, {65, {UINT64_MAX, 1}}, {128, {UINT64_MAX, UINT64_MAX}}};
  const uint64_t ones[] = {UINT64_MAX, UINT64_MAX};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    const varve_entity *given, *extended;
    const varve_entity *type = integer(f, cases[i].width);
    assert_status(varve_integer_get(f->context, type, ones, &given), OK);
    assert_int_equal(given->payload_size, cases[i].width > 64 ? 16 : 8);
    assert_memory_equal(varve_integer_words(given), cases[i].words, given->payload_size);
    assert_status(varve_integer_get_i64(f->context, type, -1, &extended), OK);
    assert_ptr_equal(given, extended);
  }
}

static void small_values_fill_wide_integers(void **state) {
  ir_fixture *f = *state;
  const varve_entity *attribute;
  const varve_entity *type = integer(f, VARVE_MAX_INTEGER_WIDTH);
  assert_status(varve_integer_get_i64(f->context, type, 5, &attribute), OK);
  assert_true(varve_integer_words(attribute)[0] == 5);
  assert_true(varve_integer_words(attribute)[1] == 0);
  assert_status(varve_integer_get_i64(f->context, type, -5, &attribute), OK);
  assert_true(varve_integer_words(attribute)[1] == UINT64_MAX);
  assert_true(varve_integer_words(attribute)[(1 << 18) - 1] == UINT64_MAX >> 1);
  assert_true(f->context->scratch.capacity < 1 << 20);
}

static void numbers_need_types_of_numbers(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *wrong[] = {NULL, c->none_type, c->unit, c->unknown_location};
  const uint64_t bits[2] = {0, 0};
  const varve_entity *attribute;
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++) {
    assert_status(varve_integer_get(c, wrong[i], bits, &attribute), INVALID);
    assert_status(varve_integer_get_i64(c, wrong[i], 0, &attribute), INVALID);
    assert_status(varve_float_get(c, wrong[i], bits, &attribute), INVALID);
  }
  assert_status(varve_integer_get(c, c->floats[0], bits, &attribute), INVALID);
  assert_status(varve_float_get(c, c->i32, bits, &attribute), INVALID);
  assert_null(attribute);
  assert_status(varve_integer_get(c, c->index_type, bits, &attribute), OK);
}

static void floats_keep_their_bits(void **state) {
  ir_fixture *f = *state;
  const struct {
    varve_float_kind kind;
    uint64_t bits[2];
  } cases[] = {{VARVE_FLOAT_F4E2M1FN, {0xF, 0}},
               {VARVE_FLOAT_TF32, {0x7FFFF, 0}},
               {VARVE_FLOAT_F64, {UINT64_MAX, 0}},
               {VARVE_FLOAT_F80, {UINT64_MAX, 0xFFFF}},
               {VARVE_FLOAT_F128, {UINT64_MAX, UINT64_MAX}}};
  const uint64_t ones[2] = {UINT64_MAX, UINT64_MAX};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    const varve_entity *attribute;
    const varve_entity *type = f->context->floats[cases[i].kind];
    assert_status(varve_float_get(f->context, type, ones, &attribute), OK);
    assert_int_equal(attribute->payload_size, 16);
    assert_memory_equal(varve_entity_payload(attribute), cases[i].bits, 16);
  }
}

static void booleans_are_integers_of_one_bit(void **state) {
  ir_fixture *f = *state;
  const varve_entity *attribute;
  assert_status(varve_bool_get(f->context, true, &attribute), OK);
  assert_ptr_equal(attribute->children[0], f->context->i1);
  assert_true(varve_integer_words(attribute)[0] == 1);
}

/* These nodes are not the value of any attribute. */
static void parts_of_other_attributes_are_no_values(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *handle, *dim, *joined, *attribute;
  const varve_entity *dictionaries[] = {c->empty_dictionary, c->empty_dictionary};
  varve_entity_parts parts = {
      .kind = VARVE_KIND_OPERATION_ATTRIBUTES, .child_count = 2, .children = dictionaries};
  assert_status(varve_entity_intern(c, &parts, &joined), OK);
  assert_status(varve_resource_handle_get(c, ir_string(f, "d"), ir_string(f, "k"), &handle), OK);
  assert_status(varve_affine_dim_get(c, 0, &dim), OK);
  const varve_entity *wrong[] = {NULL, handle, dim, joined, c->i32};
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++) {
    const varve_entity *elements[] = {c->unit, wrong[i]};
    const varve_entity *entry[] = {c->empty_string, wrong[i]};
    assert_status(varve_array_get(c, elements, 2, &attribute), INVALID);
    assert_status(varve_dictionary_get(c, entry, 1, NULL, &attribute), INVALID);
    assert_status(varve_distinct_create(c, wrong[i], &attribute), INVALID);
    assert_null(attribute);
  }
  assert_status(varve_array_get(c, &c->unknown_location, 1, &attribute), OK);
}

static void type_attributes_hold_types(void **state) {
  ir_fixture *f = *state;
  const varve_entity *attribute;
  assert_status(varve_type_attribute_get(f->context, f->context->i32, &attribute), OK);
  assert_ptr_equal(attribute->children[0], f->context->i32);
  assert_status(varve_type_attribute_get(f->context, f->context->unit, &attribute), INVALID);
  assert_status(varve_type_attribute_get(f->context, NULL, &attribute), INVALID);
}

static void expect_type(const varve_entity *attribute, const varve_entity *type, bool is_elements) {
  assert_ptr_equal(varve_attribute_type(attribute), type);
  assert_int_equal(varve_attribute_is_elements(attribute), is_elements);
}

static void typed_attributes_give_their_type(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const int64_t one = 1;
  const varve_entity *attribute;
  const varve_entity *tensor, *number = c->floats[VARVE_FLOAT_F32];
  const uint64_t bits[2] = {0, 0};
  assert_status(varve_tensor_type_get(c, (varve_dims){&one, 1}, c->i32, NULL, &tensor), OK);
  assert_status(varve_dense_elements_get(c, tensor, VARVE_SLICE("abcd"), true, &attribute), OK);
  expect_type(attribute, tensor, true);
  assert_status(varve_type_attribute_get(c, tensor, &attribute), OK);
  expect_type(attribute, tensor, false);
  assert_status(varve_integer_get_i64(c, c->i32, 5, &attribute), OK);
  expect_type(attribute, c->i32, false);
  assert_status(varve_float_get(c, number, bits, &attribute), OK);
  expect_type(attribute, number, false);
  assert_status(varve_typed_string_get(c, VARVE_SLICE("a"), c->i32, &attribute), OK);
  expect_type(attribute, c->i32, false);
  expect_type(c->empty_string, NULL, false);
  expect_type(c->unit, NULL, false);
  assert_status(varve_dense_array_get(c, c->i32, VARVE_SLICE("abcd"), &attribute), OK);
  expect_type(attribute, NULL, false);
}

static void symbols_nest_one_level(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *leaf, *nested, *attribute;
  assert_status(varve_symbol_ref_get(c, ir_string(f, "b"), NULL, 0, &leaf), OK);
  assert_status(varve_symbol_ref_get(c, ir_string(f, "a"), &leaf, 1, &nested), OK);
  assert_int_equal(nested->child_count, 2);
  assert_ptr_equal(nested->children[1], leaf);
  assert_status(varve_symbol_ref_get(c, ir_string(f, "a"), &nested, 1, &attribute), INVALID);
  assert_status(varve_symbol_ref_get(c, ir_string(f, "a"), &c->empty_string, 1, &attribute),
                INVALID);
  assert_status(varve_symbol_ref_get(c, c->unit, NULL, 0, &attribute), INVALID);
  assert_status(varve_symbol_ref_get(c, NULL, NULL, 0, &attribute), INVALID);
}

static void strided_layouts_hold_offset_and_strides(void **state) {
  ir_fixture *f = *state;
  const int64_t strides[] = {VARVE_DYNAMIC, -3, 0};
  const varve_entity *attribute;
  assert_status(varve_strided_layout_get(f->context, 7, (varve_dims){strides, 3}, &attribute), OK);
  const int64_t expected[] = {7, VARVE_DYNAMIC, -3, 0};
  assert_int_equal(attribute->payload_size, sizeof expected);
  assert_memory_equal(varve_entity_payload(attribute), expected, sizeof expected);
  assert_status(varve_strided_layout_get(f->context, 0, (varve_dims){NULL, 0}, &attribute), OK);
  assert_int_equal(attribute->payload_size, 8);
}

static void handles_and_distincts_check_their_parts(void **state) {
  ir_fixture *f = *state;
  const varve_entity *one, *two;
  assert_status(varve_resource_handle_get(f->context, ir_string(f, "d"), f->context->unit, &one),
                INVALID);
  assert_status(varve_resource_handle_get(f->context, NULL, ir_string(f, "k"), &one), INVALID);
  assert_status(varve_distinct_create(f->context, f->context->unit, &one), OK);
  assert_status(varve_distinct_create(f->context, f->context->unit, &two), OK);
  assert_ptr_not_equal(one, two);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(strings_may_hold_anything),
      ir_test(integers_are_masked_to_their_width),
      ir_test(small_values_fill_wide_integers),
      ir_test(numbers_need_types_of_numbers),
      ir_test(floats_keep_their_bits),
      ir_test(booleans_are_integers_of_one_bit),
      ir_test(parts_of_other_attributes_are_no_values),
      ir_test(type_attributes_hold_types),
      ir_test(typed_attributes_give_their_type),
      ir_test(symbols_nest_one_level),
      ir_test(strided_layouts_hold_offset_and_strides),
      ir_test(handles_and_distincts_check_their_parts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
