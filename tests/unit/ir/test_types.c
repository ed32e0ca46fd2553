/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/types.c */
#include "tests/unit/ir_fixture.h"

static const varve_entity *integer(ir_fixture *f, uint32_t width, varve_signedness signedness) {
  const varve_entity *type;
  assert_status(varve_integer_type_get(f->context, width, signedness, &type), OK);
  return type;
}

static void integers_have_width_and_sign(void **state) {
  ir_fixture *f = *state;
  const varve_entity *si8 = integer(f, 8, VARVE_SIGNED), *type;
  assert_int_equal(varve_integer_type_layout(si8).width, 8);
  assert_int_equal(varve_integer_type_layout(si8).signedness, VARVE_SIGNED);
  assert_ptr_not_equal(si8, integer(f, 8, VARVE_SIGNLESS));
  assert_true(varve_type_is_integer(si8, 8, VARVE_SIGNED));
  assert_false(varve_type_is_integer(si8, 8, VARVE_UNSIGNED));
  assert_false(varve_type_is_integer(f->context->index_type, 64, VARVE_SIGNLESS));
  assert_int_equal(varve_type_bit_width(integer(f, 0, VARVE_SIGNLESS)), 0);
  assert_status(varve_integer_type_get(f->context, VARVE_MAX_INTEGER_WIDTH, VARVE_SIGNLESS, &type),
                OK);
  assert_status(
      varve_integer_type_get(f->context, VARVE_MAX_INTEGER_WIDTH + 1, VARVE_SIGNLESS, &type),
      INVALID);
  assert_null(type);
  assert_status(varve_integer_type_get(f->context, 8, (varve_signedness)3, &type), INVALID);
}

/* One node of each kind, which a hostile file may use as an element type. */
typedef struct elements {
  const varve_entity *integer, *index, *floating, *none, *complex, *function, *tuple, *vector,
      *tensor, *unranked_tensor, *memref, *unranked_memref, *dialect_type, *attribute, *location,
      *affine;
} elements;

static elements make_elements(ir_fixture *f) {
  varve_context *c = f->context;
  varve_dims none = {NULL, 0};
  elements e = {.integer = c->i32,
                .index = c->index_type,
                .floating = c->floats[VARVE_FLOAT_TF32],
                .none = c->none_type,
                .attribute = c->unit,
                .location = c->unknown_location};
  varve_memref_parts memref = {.element = c->i1};
  assert_status(varve_complex_type_get(c, c->i32, &e.complex), OK);
  assert_status(varve_function_type_get(c, NULL, 0, 0, &e.function), OK);
  assert_status(varve_tuple_type_get(c, NULL, 0, &e.tuple), OK);
  assert_status(varve_vector_type_get(c, none, NULL, c->i1, &e.vector), OK);
  assert_status(varve_tensor_type_get(c, none, c->i1, NULL, &e.tensor), OK);
  assert_status(varve_unranked_tensor_type_get(c, c->i1, &e.unranked_tensor), OK);
  assert_status(varve_memref_type_get(c, &memref, &e.memref), OK);
  assert_status(varve_unranked_memref_type_get(c, c->i1, NULL, &e.unranked_memref), OK);
  assert_status(
      varve_dialect_type_get(c, ir_string(f, "d"), VARVE_SLICE("t"), NULL, 0, &e.dialect_type), OK);
  assert_status(varve_affine_dim_get(c, 0, &e.affine), OK);
  return e;
}

static void element_types_are_checked_as_upstream_does(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  elements e = make_elements(f);
  const struct {
    const varve_entity *element;
    bool complex, vector, tensor, memref;
  } cases[] = {
      {e.integer, 1, 1, 1, 1},      {e.index, 0, 1, 1, 1},
      {e.floating, 1, 1, 1, 1},     {e.none, 0, 0, 0, 0},
      {e.complex, 0, 0, 1, 1},      {e.function, 0, 0, 0, 0},
      {e.tuple, 0, 0, 0, 0},        {e.vector, 0, 0, 1, 1},
      {e.tensor, 0, 0, 0, 0},       {e.unranked_tensor, 0, 0, 0, 0},
      {e.memref, 0, 0, 0, 1},       {e.unranked_memref, 0, 0, 0, 1},
      {e.dialect_type, 0, 1, 1, 1}, {e.attribute, 0, 0, 0, 0},
      {e.location, 0, 0, 0, 0},     {e.affine, 0, 0, 0, 0},
      {NULL, 0, 0, 0, 0},
  };
  int64_t size = 2;
  varve_dims dims = {&size, 1};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    const varve_entity *element = cases[i].element, *type;
    varve_memref_parts memref = {.dims = dims, .element = element};
    varve_status answers[2] = {VARVE_STATUS_INVALID, VARVE_STATUS_OK};
    assert_int_equal(varve_complex_type_get(c, element, &type), answers[cases[i].complex]);
    assert_int_equal(varve_vector_type_get(c, dims, NULL, element, &type),
                     answers[cases[i].vector]);
    assert_int_equal(varve_tensor_type_get(c, dims, element, NULL, &type),
                     answers[cases[i].tensor]);
    assert_int_equal(varve_unranked_tensor_type_get(c, element, &type), answers[cases[i].tensor]);
    assert_int_equal(varve_memref_type_get(c, &memref, &type), answers[cases[i].memref]);
    assert_int_equal(varve_unranked_memref_type_get(c, element, NULL, &type),
                     answers[cases[i].memref]);
    assert_true(cases[i].memref == (type != NULL));
  }
}

static void dimensions_are_checked(void **state) {
  ir_fixture *f = *state;
  const struct {
    int64_t size;
    bool vector, tensor;
  } cases[] = {{2, 1, 1},         {0, 0, 1},
               {-1, 0, 0},        {VARVE_DYNAMIC, 0, 1},
               {INT64_MAX, 1, 1}, {INT64_MIN + 1, 0, 0}};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    int64_t sizes[2] = {3, cases[i].size};
    varve_dims dims = {sizes, 2};
    varve_memref_parts memref = {.dims = dims, .element = f->context->i32};
    varve_status answers[2] = {VARVE_STATUS_INVALID, VARVE_STATUS_OK};
    const varve_entity *type;
    assert_int_equal(varve_vector_type_get(f->context, dims, NULL, f->context->i32, &type),
                     answers[cases[i].vector]);
    assert_int_equal(varve_tensor_type_get(f->context, dims, f->context->i32, NULL, &type),
                     answers[cases[i].tensor]);
    assert_int_equal(varve_memref_type_get(f->context, &memref, &type), answers[cases[i].tensor]);
  }
}

static void functions_and_tuples_hold_types_only(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *types[] = {c->i1, c->none_type, c->i32}, *type, *other;
  assert_status(varve_function_type_get(c, types, 1, 2, &type), OK);
  assert_int_equal(varve_function_type_num_inputs(type), 1);
  assert_int_equal(type->child_count, 3);
  assert_status(varve_function_type_get(c, types, 2, 1, &other), OK);
  assert_ptr_not_equal(type, other);
  assert_status(varve_function_type_get(c, types, UINT32_MAX, 2, &type), LIMIT_EXCEEDED);
  types[1] = c->unit;
  assert_status(varve_function_type_get(c, types, 1, 2, &type), INVALID);
  assert_status(varve_tuple_type_get(c, types, 3, &type), INVALID);
  types[1] = NULL;
  assert_status(varve_function_type_get(c, types, 1, 2, &type), INVALID);
  assert_status(varve_tuple_type_get(c, types, 3, &type), INVALID);
  assert_null(type);
}

static void scalable_dimensions_follow_the_sizes(void **state) {
  ir_fixture *f = *state;
  int64_t sizes[] = {4, 8, 16};
  uint8_t flags[] = {0, 7, 0}, none[] = {0, 0, 0};
  const varve_entity *type, *fixed, *plain;
  varve_dims dims = {sizes, 3};
  assert_status(varve_vector_type_get(f->context, dims, flags, f->context->i32, &type), OK);
  assert_int_equal(varve_type_dims(type).rank, 3);
  assert_memory_equal(varve_type_dims(type).sizes, sizes, sizeof sizes);
  const uint8_t expected[] = {0, 1, 0};
  assert_memory_equal(varve_vector_type_scalable(type), expected, 3);
  assert_status(varve_vector_type_get(f->context, dims, none, f->context->i32, &fixed), OK);
  assert_status(varve_vector_type_get(f->context, dims, NULL, f->context->i32, &plain), OK);
  assert_ptr_equal(fixed, plain);
  assert_null(varve_vector_type_scalable(plain));
  assert_ptr_not_equal(type, plain);
}

static const varve_entity *integer_attribute(ir_fixture *f, const varve_entity *type,
                                             int64_t value) {
  const varve_entity *attribute;
  assert_status(varve_integer_get_i64(f->context, type, value, &attribute), OK);
  return attribute;
}

static void memory_space_zero_is_omitted(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  int64_t size = 2;
  varve_memref_parts parts = {.dims = {&size, 1}, .element = c->i32};
  const varve_entity *plain, *type;
  assert_status(varve_memref_type_get(c, &parts, &plain), OK);
  assert_null(varve_memref_type_space(plain));
  const varve_entity *types[] = {c->i64, c->i1, c->index_type, integer(f, 200, VARVE_SIGNED)};
  for (size_t i = 0; i < VARVE_COUNT_OF(types); i++) {
    parts.space = integer_attribute(f, types[i], 0);
    assert_status(varve_memref_type_get(c, &parts, &type), OK);
    assert_ptr_equal(type, plain);
    parts.space = integer_attribute(f, types[i], 1);
    assert_status(varve_memref_type_get(c, &parts, &type), OK);
    assert_ptr_equal(varve_memref_type_space(type), parts.space);
    assert_status(varve_unranked_memref_type_get(c, c->i32, parts.space, &type), OK);
    assert_ptr_equal(varve_memref_type_space(type), parts.space);
  }
}

static void memory_spaces_are_checked(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *opaque, *array;
  assert_status(
      varve_dialect_attribute_get(c, ir_string(f, "d"), VARVE_SLICE("x"), NULL, 0, &opaque), OK);
  assert_status(varve_array_get(c, NULL, 0, &array), OK);
  const struct {
    const varve_entity *space;
    varve_status answer;
  } cases[] = {{ir_string(f, "s"), VARVE_STATUS_OK},
               {c->empty_dictionary, VARVE_STATUS_OK},
               {opaque, VARVE_STATUS_OK},
               {c->unit, VARVE_STATUS_INVALID},
               {array, VARVE_STATUS_INVALID},
               {c->unknown_location, VARVE_STATUS_INVALID},
               {c->i32, VARVE_STATUS_INVALID}};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    const varve_entity *type;
    varve_memref_parts parts = {.element = c->i32, .space = cases[i].space};
    assert_int_equal(varve_memref_type_get(c, &parts, &type), cases[i].answer);
    assert_int_equal(varve_unranked_memref_type_get(c, c->i32, cases[i].space, &type),
                     cases[i].answer);
  }
}

static void layouts_have_the_rank_of_the_memref(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  int64_t sizes[] = {2, 3}, strides[] = {0, -1};
  varve_memref_parts parts = {.dims = {sizes, 2}, .element = c->i32};
  const varve_entity *plain, *type;
  const varve_entity *identity, *strided;
  assert_status(varve_memref_type_get(c, &parts, &plain), OK);
  for (uint32_t rank = 0; rank < 4; rank++) {
    varve_status expected = rank == 2 ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
    assert_status(varve_affine_identity_map_get(c, rank, &identity), OK);
    parts.layout = identity;
    assert_int_equal(varve_memref_type_get(c, &parts, &type), expected);
    if (rank == 2)
      assert_ptr_equal(type, plain);
  }
  for (size_t rank = 0; rank < 3; rank++) {
    varve_status expected = rank == 2 ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
    assert_status(varve_strided_layout_get(c, 5, (varve_dims){strides, rank}, &strided), OK);
    parts.layout = strided;
    assert_int_equal(varve_memref_type_get(c, &parts, &type), expected);
  }
  assert_ptr_equal(varve_memref_type_layout(type), strided);
  const varve_entity *wrong[] = {c->unit, c->i32, c->empty_string, c->unknown_location};
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++) {
    parts.layout = wrong[i];
    assert_status(varve_memref_type_get(c, &parts, &type), INVALID);
  }
}

static void encodings_are_attributes(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *type;
  const varve_entity *handle;
  varve_dims none = {NULL, 0};
  assert_status(varve_tensor_type_get(c, none, c->i1, c->unit, &type), OK);
  assert_ptr_equal(varve_tensor_type_encoding(type), c->unit);
  assert_status(varve_tensor_type_get(c, none, c->i1, c->i1, &type), INVALID);
  assert_status(varve_resource_handle_get(c, ir_string(f, "d"), ir_string(f, "k"), &handle), OK);
  assert_status(varve_tensor_type_get(c, none, c->i1, handle, &type), INVALID);
  assert_status(varve_tensor_type_get(c, none, c->i1, NULL, &type), OK);
  assert_null(varve_tensor_type_encoding(type));
}

static void questions_to_other_types_have_answers(void **state) {
  ir_fixture *f = *state;
  const varve_entity *type = f->context->i32;
  assert_false(varve_is_shaped_type(type));
  assert_false(varve_is_ranked_type(type));
  assert_int_equal(varve_type_dims(type).rank, 0);
  assert_null(varve_type_element(type));
  assert_null(varve_vector_type_scalable(type));
  assert_null(varve_tensor_type_encoding(type));
  assert_null(varve_memref_type_layout(type));
  assert_null(varve_memref_type_space(type));
  assert_int_equal(varve_type_bit_width(f->context->none_type), 0);
  assert_int_equal(varve_type_bit_width(f->context->index_type), 64);
}

static void elements_are_counted_unless_too_many(void **state) {
  (void)state;
  uint64_t count;
  const int64_t shapes[][3] = {{2, 3, 4},
                               {INT64_MAX, INT64_MAX, 0},
                               {INT64_C(1) << 32, INT64_C(1) << 31, 1},
                               {INT64_C(1) << 32, INT64_C(1) << 32, 1},
                               {0, VARVE_DYNAMIC, 1}};
  assert_true(varve_dims_count((varve_dims){shapes[0], 3}, &count) && count == 24);
  assert_true(varve_dims_count((varve_dims){shapes[0], 0}, &count) && count == 1);
  assert_true(varve_dims_count((varve_dims){shapes[1], 3}, &count) && count == 0);
  assert_true(varve_dims_count((varve_dims){shapes[2], 3}, &count) && count == UINT64_C(1) << 63);
  assert_false(varve_dims_count((varve_dims){shapes[3], 3}, &count));
  assert_false(varve_dims_count((varve_dims){shapes[4], 3}, &count));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(integers_have_width_and_sign),
      ir_test(element_types_are_checked_as_upstream_does),
      ir_test(dimensions_are_checked),
      ir_test(functions_and_tuples_hold_types_only),
      ir_test(scalable_dimensions_follow_the_sizes),
      ir_test(memory_space_zero_is_omitted),
      ir_test(memory_spaces_are_checked),
      ir_test(layouts_have_the_rank_of_the_memref),
      ir_test(encodings_are_attributes),
      ir_test(questions_to_other_types_have_answers),
      cmocka_unit_test(elements_are_counted_unless_too_many),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
