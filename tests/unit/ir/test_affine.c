/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/affine.c */
#include "tests/unit/ir_fixture.h"

#include "ir/affine.h"

static const varve_entity *dim(ir_fixture *f, uint32_t position) {
  const varve_entity *expression;
  assert_status(varve_affine_dim_get(f->context, position, &expression), OK);
  return expression;
}

static const varve_entity *symbol(ir_fixture *f, uint32_t position) {
  const varve_entity *expression;
  assert_status(varve_affine_symbol_get(f->context, position, &expression), OK);
  return expression;
}

static const varve_entity *constant(ir_fixture *f, int64_t value) {
  const varve_entity *expression;
  assert_status(varve_affine_constant_get(f->context, value, &expression), OK);
  return expression;
}

static const varve_entity *binary(ir_fixture *f, varve_kind kind, const varve_entity *lhs,
                                  const varve_entity *rhs) {
  const varve_entity *expression;
  assert_status(varve_affine_binary_get(f->context, kind, lhs, rhs, &expression), OK);
  return expression;
}

static void expressions_are_classified_as_symbolic(void **state) {
  ir_fixture *f = *state;
  const varve_entity *d = dim(f, 0), *s = symbol(f, 0), *c = constant(f, 5);
  const struct {
    const varve_entity *expression;
    bool symbolic;
  } cases[] = {
      {d, false},
      {s, true},
      {c, true},
      {binary(f, VARVE_KIND_AFFINE_ADD, d, s), false},
      {binary(f, VARVE_KIND_AFFINE_ADD, s, c), true},
      {binary(f, VARVE_KIND_AFFINE_MUL, d, c), false},
      {binary(f, VARVE_KIND_AFFINE_MUL, d, s), false},
      {binary(f, VARVE_KIND_AFFINE_MUL, d, d), false},
      {binary(f, VARVE_KIND_AFFINE_MOD, d, c), false},
      {binary(f, VARVE_KIND_AFFINE_MOD, s, s), true},
      {binary(f, VARVE_KIND_AFFINE_FLOORDIV, c, d), false},
      {binary(f, VARVE_KIND_AFFINE_CEILDIV, s, c), true},
      {binary(f, VARVE_KIND_AFFINE_ADD, binary(f, VARVE_KIND_AFFINE_MOD, s, s), d), false},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    assert_int_equal(varve_affine_is_symbolic_or_constant(cases[i].expression), cases[i].symbolic);
  }
}

static void divisors_are_found(void **state) {
  ir_fixture *f = *state;
  const varve_entity *d = dim(f, 3);
  const varve_entity *d12 = binary(f, VARVE_KIND_AFFINE_MUL, d, constant(f, -12));
  const varve_entity *sum = binary(f, VARVE_KIND_AFFINE_ADD, d12, constant(f, 8));
  const struct {
    const varve_entity *expression;
    int64_t divisor;
  } cases[] = {
      {d, 1},
      {constant(f, -7), 7},
      {constant(f, INT64_MIN), INT64_MIN},
      {d12, 12},
      {sum, 4},
      {binary(f, VARVE_KIND_AFFINE_MOD, sum, constant(f, 6)), 2},
      {binary(f, VARVE_KIND_AFFINE_CEILDIV, sum, constant(f, -2)), 2},
      {binary(f, VARVE_KIND_AFFINE_CEILDIV, sum, constant(f, 3)), 1},
      {binary(f, VARVE_KIND_AFFINE_FLOORDIV, sum, constant(f, 0)), 1},
      {binary(f, VARVE_KIND_AFFINE_FLOORDIV, sum, symbol(f, 0)), 1},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++)
    assert_true(varve_affine_facts_of(cases[i].expression).divisor == cases[i].divisor);
}

static void maps_have_room_for_what_they_use(void **state) {
  ir_fixture *f = *state;
  const varve_entity *sum = binary(f, VARVE_KIND_AFFINE_ADD, dim(f, 2), symbol(f, 1)), *map;
  for (uint32_t dims = 0; dims < 5; dims++)
    for (uint32_t symbols = 0; symbols < 4; symbols++) {
      varve_affine_space space = {dims, symbols};
      varve_status expected = dims > 2 && symbols > 1 ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
      const uint8_t equality = 1;
      assert_int_equal(varve_integer_set_get(f->context, space, &sum, 1, &equality, &map),
                       expected);
      assert_int_equal(varve_affine_map_get(f->context, space, &sum, 1, &map), expected);
      if (map != NULL) {
        assert_int_equal(varve_affine_attribute_space(map).num_dims, dims);
        assert_int_equal(varve_affine_attribute_space(map).num_symbols, symbols);
      }
    }
}

static void positions_must_be_countable(void **state) {
  ir_fixture *f = *state;
  const varve_entity *expression;
  assert_status(varve_affine_dim_get(f->context, UINT32_MAX, &expression), INVALID);
  assert_status(varve_affine_symbol_get(f->context, UINT32_MAX, &expression), INVALID);
  assert_null(expression);
  assert_status(varve_affine_dim_get(f->context, UINT32_MAX - 1, &expression), OK);
}

static void wrong_parts_are_rejected(void **state) {
  ir_fixture *f = *state;
  const varve_entity *d = dim(f, 0), *made;
  const varve_entity *wrong[] = {NULL, f->context->i32, f->context->unit,
                                 f->context->unknown_location};
  const uint8_t equality = 0;
  varve_affine_space space = {1, 1};
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++) {
    const varve_entity *results[] = {d, wrong[i]};
    assert_status(varve_affine_binary_get(f->context, VARVE_KIND_AFFINE_ADD, d, wrong[i], &made),
                  INVALID);
    assert_status(varve_affine_binary_get(f->context, VARVE_KIND_AFFINE_MUL, wrong[i], d, &made),
                  INVALID);
    assert_status(varve_affine_map_get(f->context, space, results, 2, &made), INVALID);
    assert_status(varve_integer_set_get(f->context, space, wrong + i, 1, &equality, &made),
                  INVALID);
    assert_null(made);
  }
  assert_status(varve_affine_binary_get(f->context, VARVE_KIND_AFFINE_DIM, d, d, &made), INVALID);
  assert_status(varve_affine_binary_get(f->context, VARVE_KIND_COUNT, d, d, &made), INVALID);
  assert_status(varve_integer_set_get(f->context, space, NULL, 0, NULL, &made), INVALID);
}

static void identity_maps_are_known(void **state) {
  ir_fixture *f = *state;
  const varve_entity *map, *swapped[] = {dim(f, 1), dim(f, 0)},
                           *straight[] = {dim(f, 0), dim(f, 1)};
  for (uint32_t rank = 0; rank < 100; rank += 33) {
    assert_status(varve_affine_identity_map_get(f->context, rank, &map), OK);
    assert_int_equal(map->child_count, rank);
    assert_true(varve_affine_map_is_identity(map));
  }
  assert_status(varve_affine_map_get(f->context, (varve_affine_space){2, 0}, swapped, 2, &map), OK);
  assert_false(varve_affine_map_is_identity(map));
  assert_status(varve_affine_map_get(f->context, (varve_affine_space){3, 0}, straight, 2, &map),
                OK);
  assert_false(varve_affine_map_is_identity(map));
  /* As in upstream, unused symbols do not matter. */
  assert_status(varve_affine_map_get(f->context, (varve_affine_space){2, 1}, straight, 2, &map),
                OK);
  assert_true(varve_affine_map_is_identity(map));
}

static void sets_keep_which_constraints_are_equalities(void **state) {
  ir_fixture *f = *state;
  const varve_entity *constraints[] = {dim(f, 0), symbol(f, 0), constant(f, 1)}, *set, *other;
  const uint8_t given[] = {0, 9, 1}, kept[] = {0, 1, 1}, different[] = {1, 1, 1};
  varve_affine_space space = {1, 1};
  assert_status(varve_integer_set_get(f->context, space, constraints, 3, given, &set), OK);
  assert_memory_equal(varve_integer_set_equalities(set), kept, 3);
  assert_status(varve_integer_set_get(f->context, space, constraints, 3, kept, &other), OK);
  assert_ptr_equal(set, other);
  assert_status(varve_integer_set_get(f->context, space, constraints, 3, different, &other), OK);
  assert_ptr_not_equal(set, other);
}

static void depth_is_limited(void **state) {
  ir_fixture *f = *state;
  f->context->limits.max_depth = 100;
  const varve_entity *expression = dim(f, 0), *next = NULL;
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 1; status == VARVE_STATUS_OK; i++) {
    status =
        varve_affine_binary_get(f->context, VARVE_KIND_AFFINE_ADD, expression, dim(f, i), &next);
    if (status == VARVE_STATUS_OK)
      expression = next;
  }
  assert_int_equal(status, VARVE_STATUS_LIMIT_EXCEEDED);
  assert_int_equal(expression->depth, 100);
  assert_null(next);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(expressions_are_classified_as_symbolic),
      ir_test(divisors_are_found),
      ir_test(maps_have_room_for_what_they_use),
      ir_test(positions_must_be_countable),
      ir_test(wrong_parts_are_rejected),
      ir_test(identity_maps_are_known),
      ir_test(sets_keep_which_constraints_are_equalities),
      ir_test(depth_is_limited),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
