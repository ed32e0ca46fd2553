/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine expressions, affine maps and integer sets: what they consist of, and making them without
 * text. */
#include "tests/system/interface/entity_fixture.h"

#include <varve/affine.h>

typedef const varve_affine_expression *expression;

static expression dim(varve_context *context, uint32_t position) {
  expression made;
  OK(varve_affine_make_dim(context, position, &made));
  return made;
}

static expression symbol(varve_context *context, uint32_t position) {
  expression made;
  OK(varve_affine_make_symbol(context, position, &made));
  return made;
}

static expression constant(varve_context *context, int64_t value) {
  expression made;
  OK(varve_affine_make_constant(context, value, &made));
  return made;
}

static expression binary(varve_context *context, varve_affine_kind kind, expression lhs,
                         expression rhs) {
  expression made;
  OK(varve_affine_make_binary(context, (varve_affine_operands){kind, lhs, rhs}, &made));
  return made;
}

/* Returns the only result of a map with two dimensions and a symbol. */
static expression expression_in(varve_context *context, const char *text) {
  char map[128];
  (void)snprintf(map, sizeof map, "affine_map<(d0, d1)[s0] -> (%s)>", text);
  return varve_attribute_get_expression(attribute_in(context, map), 0);
}

static void expressions_have_positions_constants_and_operands(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  expression d1 = dim(c, 1), s0 = symbol(c, 0), five = constant(c, 5);
  assert_ptr_equal(d1, expression_in(c, "d1"));
  assert_int_equal(varve_affine_get_kind(d1), VARVE_AFFINE_KIND_DIM);
  assert_int_equal(varve_affine_get_position(d1), 1);
  assert_ptr_equal(s0, expression_in(c, "s0"));
  assert_int_equal(varve_affine_get_kind(s0), VARVE_AFFINE_KIND_SYMBOL);
  assert_int_equal(varve_affine_get_position(s0), 0);
  assert_ptr_equal(five, expression_in(c, "5"));
  assert_int_equal(varve_affine_get_kind(five), VARVE_AFFINE_KIND_CONSTANT);
  assert_int_equal(varve_affine_get_constant(five), 5);
  assert_true(varve_affine_get_constant(constant(c, INT64_MIN)) == INT64_MIN);
  static const char *const texts[] = {"d1 + s0", "d1 * s0", "d1 mod s0", "d1 floordiv s0",
                                      "d1 ceildiv s0"};
  for (int i = 0; i < 5; i++) {
    varve_affine_kind kind = (varve_affine_kind)(VARVE_AFFINE_KIND_ADD + i);
    expression made = binary(c, kind, d1, s0);
    assert_ptr_equal(made, expression_in(c, texts[i]));
    assert_int_equal(varve_affine_get_kind(made), kind);
    assert_ptr_equal(varve_affine_get_lhs(made), d1);
    assert_ptr_equal(varve_affine_get_rhs(made), s0);
  }
}

static void expressions_are_simplified_as_upstream_does(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  expression d0 = dim(c, 0), two = constant(c, 2), zero = constant(c, 0);
  assert_ptr_equal(binary(c, VARVE_AFFINE_KIND_ADD, two, constant(c, 3)), constant(c, 5));
  assert_ptr_equal(binary(c, VARVE_AFFINE_KIND_ADD, two, d0), expression_in(c, "d0 + 2"));
  assert_ptr_equal(binary(c, VARVE_AFFINE_KIND_ADD, d0, zero), d0);
  assert_ptr_equal(binary(c, VARVE_AFFINE_KIND_MUL, d0, zero), zero);
  assert_ptr_equal(binary(c, VARVE_AFFINE_KIND_MOD, constant(c, -1), two), constant(c, 1));
  assert_ptr_equal(binary(c, VARVE_AFFINE_KIND_FLOORDIV, constant(c, -1), two), constant(c, -1));
  assert_ptr_equal(binary(c, VARVE_AFFINE_KIND_CEILDIV, constant(c, 3), two), two);
}

static void wrong_expressions_are_rejected(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  expression d0 = dim(c, 0), there = dim(f->other, 0), made = d0;
  const varve_affine_operands wrong[] = {
      {VARVE_AFFINE_KIND_CONSTANT, d0, d0}, {VARVE_AFFINE_KIND_NONE_OF_THESE, d0, d0},
      {(varve_affine_kind)99, d0, d0},      {(varve_affine_kind)-1, d0, d0},
      {VARVE_AFFINE_KIND_ADD, NULL, d0},    {VARVE_AFFINE_KIND_ADD, d0, NULL},
      {VARVE_AFFINE_KIND_ADD, there, d0},   {VARVE_AFFINE_KIND_ADD, d0, there}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    BAD(varve_affine_make_binary(c, wrong[i], &made));
    assert_null(made);
  }
  const varve_affine_operands good = {VARVE_AFFINE_KIND_ADD, d0, d0};
  BAD(varve_affine_make_binary(NULL, good, &made));
  BAD(varve_affine_make_binary(c, good, NULL));
  BAD(varve_affine_make_dim(c, UINT32_MAX, &made));
  assert_null(made);
  BAD(varve_affine_make_dim(NULL, 0, &made));
  BAD(varve_affine_make_dim(c, 0, NULL));
  BAD(varve_affine_make_symbol(c, UINT32_MAX, &made));
  BAD(varve_affine_make_symbol(NULL, 0, &made));
  BAD(varve_affine_make_symbol(c, 0, NULL));
  BAD(varve_affine_make_constant(NULL, 0, &made));
  BAD(varve_affine_make_constant(c, 0, NULL));
}

static void what_an_expression_lacks_is_empty(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  expression others[] = {NULL, constant(c, 7), dim(c, 7)};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    assert_null(varve_affine_get_lhs(others[i]));
    assert_null(varve_affine_get_rhs(others[i]));
  }
  assert_int_equal(varve_affine_get_kind(NULL), VARVE_AFFINE_KIND_NONE_OF_THESE);
  assert_int_equal(varve_affine_get_position(NULL), 0);
  assert_int_equal(varve_affine_get_position(others[1]), 0);
  assert_int_equal(varve_affine_get_constant(NULL), 0);
  assert_int_equal(varve_affine_get_constant(others[2]), 0);
}

static void expressions_are_printed(void **state) {
  const fixture *f = *state;
  varve_bytes *bytes;
  expression d0 = dim(f->context, 0);
  OK(varve_affine_print(f->context, expression_in(f->context, "(d0 + s0) * -2 mod 3"), &bytes));
  assert_text(varve_bytes_slice(bytes), "((d0 + s0) * -2) mod 3");
  varve_bytes_destroy(bytes);
  BAD(varve_affine_print(f->context, NULL, &bytes));
  assert_null(bytes);
  BAD(varve_affine_print(NULL, d0, &bytes));
  BAD(varve_affine_print(f->context, d0, NULL));
  BAD(varve_affine_print(f->other, binary(f->context, VARVE_AFFINE_KIND_ADD, d0, d0), &bytes));
}

/* Maps and sets */

static void maps_have_counts_and_results(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  expression results[] = {dim(c, 1), symbol(c, 0)};
  const varve_attribute *made;
  varve_affine_parts parts = {.struct_size = sizeof parts,
                              .dim_count = 2,
                              .symbol_count = 1,
                              .expressions = results,
                              .expression_count = 2};
  OK(varve_attribute_make_affine_map(c, &parts, &made));
  assert_ptr_equal(made, attribute_in(c, "affine_map<(d0, d1)[s0] -> (d1, s0)>"));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_AFFINE_MAP);
  assert_int_equal(varve_attribute_get_dim_count(made), 2);
  assert_int_equal(varve_attribute_get_symbol_count(made), 1);
  assert_int_equal(varve_attribute_get_expression_count(made), 2);
  assert_ptr_equal(varve_attribute_get_expression(made, 1), results[1]);
  assert_null(varve_attribute_get_expression(made, 2));
  assert_false(varve_attribute_is_equality(made, 0));
  parts = (varve_affine_parts){.struct_size = sizeof parts};
  OK(varve_attribute_make_affine_map(c, &parts, &made));
  assert_ptr_equal(made, attribute_in(c, "affine_map<() -> ()>"));
}

static void sets_have_equalities_and_inequalities(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  expression constraints[] = {dim(c, 0), symbol(c, 0)};
  static const bool equalities[] = {false, true};
  const varve_attribute *made;
  varve_affine_parts parts = {.struct_size = sizeof parts,
                              .dim_count = 1,
                              .symbol_count = 1,
                              .expressions = constraints,
                              .expression_count = 2,
                              .is_equality = equalities};
  OK(varve_attribute_make_integer_set(c, &parts, &made));
  assert_ptr_equal(made, attribute_in(c, "affine_set<(d0)[s0] : (d0 >= 0, s0 == 0)>"));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_INTEGER_SET);
  assert_int_equal(varve_attribute_get_expression_count(made), 2);
  assert_ptr_equal(varve_attribute_get_expression(made, 0), constraints[0]);
  assert_false(varve_attribute_is_equality(made, 0));
  assert_true(varve_attribute_is_equality(made, 1));
  assert_false(varve_attribute_is_equality(made, 2));
  parts.is_equality = NULL;
  OK(varve_attribute_make_integer_set(c, &parts, &made));
  assert_ptr_equal(made, attribute_in(c, "affine_set<(d0)[s0] : (d0 >= 0, s0 >= 0)>"));
}

static void refuse(varve_context *context, varve_affine_parts parts) {
  const varve_attribute *made = attribute_in(context, "1");
  parts.struct_size = sizeof parts;
  if (parts.is_equality == NULL)
    BAD(varve_attribute_make_affine_map(context, &parts, &made));
  BAD(varve_attribute_make_integer_set(context, &parts, &made));
  assert_null(made);
}

static void wrong_maps_and_sets_are_rejected(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  expression d3 = dim(c, 3), s3 = symbol(c, 3), there = dim(f->other, 0), nothing = NULL;
  expression sum = binary(c, VARVE_AFFINE_KIND_ADD, d3, s3);
  const varve_attribute *made;
#define ONE(e) .expressions = &(e), .expression_count = 1
  refuse(c, (varve_affine_parts){ONE(d3), .dim_count = 3, .symbol_count = 9});
  refuse(c, (varve_affine_parts){ONE(s3), .dim_count = 9, .symbol_count = 3});
  refuse(c, (varve_affine_parts){ONE(sum), .dim_count = 4, .symbol_count = 3});
  refuse(c, (varve_affine_parts){ONE(there), .dim_count = 4});
  refuse(c, (varve_affine_parts){ONE(nothing), .dim_count = 4});
  refuse(c, (varve_affine_parts){.expression_count = UINT32_MAX});
  varve_affine_parts parts = {
      .struct_size = sizeof parts, ONE(sum), .dim_count = 4, .symbol_count = 4};
  OK(varve_attribute_make_integer_set(c, &parts, &made));
  parts.is_equality = &(const bool){true};
  BAD(varve_attribute_make_affine_map(c, &parts, &made));
  assert_null(made);
  parts.expression_count = 0;
  BAD(varve_attribute_make_integer_set(c, &parts, &made));
  parts = (varve_affine_parts){.struct_size = sizeof parts};
  BAD(varve_attribute_make_affine_map(NULL, &parts, &made));
  BAD(varve_attribute_make_affine_map(c, NULL, &made));
  BAD(varve_attribute_make_affine_map(c, &parts, NULL));
  BAD(varve_attribute_make_integer_set(c, &parts, NULL));
  parts.struct_size = SIZE_MAX;
  BAD(varve_attribute_make_affine_map(c, &parts, &made));
#undef ONE
}

static void other_attributes_are_no_maps(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  const varve_attribute *others[] = {NULL, attribute_in(c, "[1]")};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    assert_int_equal(varve_attribute_get_dim_count(others[i]), 0);
    assert_int_equal(varve_attribute_get_symbol_count(others[i]), 0);
    assert_int_equal(varve_attribute_get_expression_count(others[i]), 0);
    assert_null(varve_attribute_get_expression(others[i], 0));
    assert_false(varve_attribute_is_equality(others[i], 0));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(expressions_have_positions_constants_and_operands),
      cmocka_unit_test(expressions_are_simplified_as_upstream_does),
      cmocka_unit_test(wrong_expressions_are_rejected),
      cmocka_unit_test(what_an_expression_lacks_is_empty),
      cmocka_unit_test(expressions_are_printed),
      cmocka_unit_test(maps_have_counts_and_results),
      cmocka_unit_test(sets_have_equalities_and_inequalities),
      cmocka_unit_test(wrong_maps_and_sets_are_rejected),
      cmocka_unit_test(other_attributes_are_no_maps),
  };
  return cmocka_run_group_tests_name("affine", tests, set_up_contexts, tear_down_contexts);
}
