/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/sparse_elements.c */
#include "tests/unit/ir_fixture.h"

enum { MAX_INDICES = 4 };

typedef struct sparse_case {
  int64_t index_shape[2];
  size_t index_rank;
  uint8_t indices[MAX_INDICES]; /* one for each index, or one for a splat */
  int64_t value_count;
  varve_status expected;
} sparse_case;

static const varve_entity *make_indices(ir_fixture *f, const sparse_case *given, bool splat) {
  varve_dims dims = {given->index_shape, given->index_rank};
  char data[8 * MAX_INDICES] = {0};
  uint64_t count;
  const varve_entity *type;
  const varve_entity *attribute;
  assert_true(varve_dims_count(dims, &count) && count <= MAX_INDICES);
  if (splat)
    count = 1;
  for (size_t i = 0; i < count; i++)
    data[8 * i] = (char)given->indices[i];
  assert_status(varve_tensor_type_get(f->context, dims, f->context->i64, NULL, &type), OK);
  assert_status(varve_dense_elements_get(
                    f->context, type, varve_slice_make(data, 8 * (size_t)count), splat, &attribute),
                OK);
  return attribute;
}

static const varve_entity *make_values(ir_fixture *f, const varve_entity *element, int64_t count) {
  const varve_entity *type;
  const varve_entity *attribute;
  assert_status(varve_tensor_type_get(f->context, (varve_dims){&count, 1}, element, NULL, &type),
                OK);
  assert_status(
      varve_dense_elements_get(f->context, type, VARVE_SLICE("\1\0\0\0"), true, &attribute), OK);
  return attribute;
}

static const varve_entity *shaped(ir_fixture *f, size_t rank) {
  const int64_t sizes[] = {2, 3};
  const varve_entity *type;
  assert_status(
      varve_tensor_type_get(f->context, (varve_dims){sizes, rank}, f->context->i32, NULL, &type),
      OK);
  return type;
}

static void check(ir_fixture *f, size_t rank, const sparse_case *given, bool splat) {
  const varve_entity *attribute;
  const varve_entity *indices = make_indices(f, given, splat);
  const varve_entity *values = make_values(f, f->context->i32, given->value_count);
  assert_int_equal(
      varve_sparse_elements_get(f->context, shaped(f, rank), indices, values, &attribute),
      given->expected);
  assert_true((given->expected == VARVE_STATUS_OK) == (attribute != NULL));
}

static void indices_must_be_in_bounds(void **state) {
  ir_fixture *f = *state;
  static const sparse_case cases[] = {
      {{2, 2}, 2, {0, 0, 1, 2}, 2, VARVE_STATUS_OK},
      {{2, 2}, 2, {0, 0, 1, 3}, 2, VARVE_STATUS_INVALID},
      {{2, 2}, 2, {2, 0, 1, 2}, 2, VARVE_STATUS_INVALID},
      {{1, 2}, 2, {1, 2}, 1, VARVE_STATUS_OK},
      {{0, 2}, 2, {0}, 0, VARVE_STATUS_OK},
      {{2, 2}, 2, {0, 0, 1, 2}, 3, VARVE_STATUS_INVALID},
      {{4, 1}, 2, {0, 0, 0, 1}, 4, VARVE_STATUS_INVALID},
      {{2}, 1, {0, 1}, 2, VARVE_STATUS_INVALID},
      {{0}, 1, {0}, 0, VARVE_STATUS_INVALID},
      {{0}, 0, {0}, 1, VARVE_STATUS_INVALID},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++)
    check(f, 2, &cases[i], false);
}

static void a_list_of_indices_is_for_rank_one(void **state) {
  ir_fixture *f = *state;
  static const sparse_case cases[] = {{{2}, 1, {0, 1}, 2, VARVE_STATUS_OK},
                                      {{2}, 1, {0, 2}, 2, VARVE_STATUS_INVALID},
                                      {{2, 1}, 2, {1, 0}, 2, VARVE_STATUS_OK},
                                      {{0}, 1, {0}, 0, VARVE_STATUS_OK}};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++)
    check(f, 1, &cases[i], false);
}

static void a_splat_index_applies_to_each_dimension(void **state) {
  ir_fixture *f = *state;
  static const sparse_case inside = {{2, 2}, 2, {1}, 2, VARVE_STATUS_OK};
  static const sparse_case outside = {{2, 2}, 2, {2}, 2, VARVE_STATUS_INVALID};
  static const sparse_case scalar = {{1, 0}, 2, {9}, 1, VARVE_STATUS_OK};
  check(f, 2, &inside, true);
  check(f, 2, &outside, true);
  check(f, 0, &scalar, true);
}

static void wrong_parts_are_rejected(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  static const sparse_case good = {{2, 2}, 2, {1}, 2, VARVE_STATUS_OK};
  const int64_t dynamic = VARVE_DYNAMIC;
  const varve_entity *open_type;
  const varve_entity *indices = make_indices(f, &good, true), *values = make_values(f, c->i32, 2),
                     *attribute;
  assert_status(varve_tensor_type_get(c, (varve_dims){&dynamic, 1}, c->i32, NULL, &open_type), OK);
  const varve_entity *types[] = {NULL, c->i32, c->unit, open_type};
  for (size_t i = 0; i < VARVE_COUNT_OF(types); i++)
    assert_status(varve_sparse_elements_get(c, types[i], indices, values, &attribute), INVALID);
  const varve_entity *wrong[] = {NULL, c->i32, c->unit,
                                 make_values(f, c->floats[VARVE_FLOAT_F32], 2)};
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++) {
    assert_status(varve_sparse_elements_get(c, shaped(f, 2), wrong[i], values, &attribute),
                  INVALID);
    assert_status(varve_sparse_elements_get(c, shaped(f, 2), indices, wrong[i], &attribute),
                  INVALID);
    assert_null(attribute);
  }
}

static void values_may_be_strings(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  static const sparse_case good = {{2, 1}, 2, {0, 1}, 2, VARVE_STATUS_OK};
  const int64_t size = 2;
  varve_dims dims = {&size, 1};
  const varve_entity *text = ir_string(f, "s"), *element, *type, *values, *attribute;
  assert_status(varve_dialect_type_get(c, text, VARVE_SLICE("t"), NULL, 0, &element), OK);
  assert_status(varve_tensor_type_get(c, dims, element, NULL, &type), OK);
  assert_status(varve_dense_strings_get(c, type, (varve_string_list){&text, 1}, &values), OK);
  assert_status(
      varve_sparse_elements_get(c, type, make_indices(f, &good, false), values, &attribute), OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(indices_must_be_in_bounds),
      ir_test(a_list_of_indices_is_for_rank_one),
      ir_test(a_splat_index_applies_to_each_dimension),
      ir_test(wrong_parts_are_rejected),
      ir_test(values_may_be_strings),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
