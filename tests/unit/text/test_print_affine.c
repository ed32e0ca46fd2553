/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_affine.c */
#include "tests/unit/print_fixture.h"

static void expressions_have_the_fewest_parentheses(void **state) {
  static const char *const expressions[] = {
      "d0 - d1",
      "-d0",
      "d0 - d1 * 2",
      "d0 - (d1 + s0)",
      "-(d0 + d1)",
      "(d0 + d1) * 3",
      "d0 - 5",
      "((d0 floordiv 4) * 4) mod 3",
      "d0 ceildiv 2 - d1 mod 4",
      "-d0 - d1",
      "-(d0 - d1) + 3",
      "d0 - ((-d1) floordiv 2) * 3",
      "-9223372036854775807",
      "d0 - 9223372036854775807",
      "d0 - d1 * 9223372036854775807",
      "((d0 mod 3) floordiv 2) ceildiv 5",
      "d0 * s0",
      "-(d0 floordiv 2) + d1",
      "d0 - d1 floordiv 2",
      "d0 + d1 * 2 + s0 * 3 + 7",
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(expressions); i++) {
    char map[256];
    (void)snprintf(map, sizeof map, "affine_map<(d0, d1)[s0] -> (%s)>", expressions[i]);
    print_check_attribute(*state, map);
  }
}

static void maps_and_sets_name_their_space(void **state) {
  static const char *const attributes[] = {
      "affine_map<() -> ()>",
      "affine_map<()[s0] -> ()>",
      "affine_map<(d0, d1, d2) -> (d1, 0, d0)>",
      "affine_map<(d0)[s0, s1] -> (d0 + s1)>",
      "affine_set<() : (0 == 0)>",
      "affine_set<(d0)[s0, s1] : (d0 - s0 >= 0, d0 == 0, 1 == 0)>",
  };
  print_check_attributes(*state, attributes, VARVE_COUNT_OF(attributes));
}

static const varve_entity *binary(ir_fixture *f, varve_kind kind, const varve_entity *lhs,
                                  int64_t rhs) {
  const varve_entity *constant, *made;
  assert_status(varve_affine_constant_get(f->context, rhs, &constant), OK);
  assert_status(varve_affine_binary_get(f->context, kind, lhs, constant, &made), OK);
  return made;
}

static void check_text(ir_fixture *f, const varve_entity *entity, const char *expected) {
  varve_buffer out;
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, entity, &out), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data, expected);
  varve_buffer_release(&out);
}

/* The negation of this number overflows: text cannot express it, but bytecode can. */
static void the_smallest_number_keeps_its_sign(void **state) {
  ir_fixture *f = *state;
  const varve_entity *dim;
  assert_status(varve_affine_dim_get(f->context, 0, &dim), OK);
  check_text(f, binary(f, VARVE_KIND_AFFINE_ADD, dim, INT64_MIN), "d0 - -9223372036854775808");
}

static void deep_expressions_need_no_stack(void **state) {
  enum { DEPTH = 50000 };
  ir_fixture *f = *state;
  const varve_entity *expression;
  varve_buffer out;
  assert_status(varve_affine_dim_get(f->context, 0, &expression), OK);
  for (int i = 0; i < DEPTH; i++) {
    expression = binary(f, VARVE_KIND_AFFINE_FLOORDIV, expression, 2);
    expression = binary(f, VARVE_KIND_AFFINE_ADD, expression, 1);
  }
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, expression, &out), OK);
  assert_true(out.size > DEPTH * strlen(" floordiv 2 + 1"));
  varve_buffer_release(&out);
}

/* Bytecode can declare billions of dimensions in a few bytes. */
static void many_dimensions_end_at_the_limit(void **state) {
  ir_fixture *f = *state;
  const varve_entity *map;
  varve_buffer out;
  varve_affine_space space = {UINT32_MAX - 1, 0};
  f->context->limits.max_output = 1000;
  if (varve_affine_map_get(f->context, space, NULL, 0, &map) != VARVE_STATUS_OK)
    skip();
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, map, &out), LIMIT_EXCEEDED);
  assert_in_range(out.size, 1000, 2000);
  varve_buffer_release(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(expressions_have_the_fewest_parentheses), ir_test(maps_and_sets_name_their_space),
      ir_test(the_smallest_number_keeps_its_sign),      ir_test(deep_expressions_need_no_stack),
      ir_test(many_dimensions_end_at_the_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
