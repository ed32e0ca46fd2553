/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/dialect_nodes.c */
#include "tests/unit/ir_fixture.h"

static void text_and_references_make_the_node(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *references[] = {c->i1, c->unit}, *swapped[] = {c->unit, c->i1};
  const varve_entity *type, *same, *other;
  varve_slice text = VARVE_SLICE("pair<\0, \0>");
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), text, references, 2, &type), OK);
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), text, references, 2, &same), OK);
  assert_ptr_equal(type, same);
  assert_int_equal(type->child_count, 3);
  assert_ptr_equal(type->children[0], ir_string(f, "d"));
  assert_ptr_equal(type->children[2], c->unit);
  assert_int_equal(type->payload_size, text.size);
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), text, swapped, 2, &other), OK);
  assert_ptr_not_equal(type, other);
  assert_status(varve_dialect_attribute_get(c, ir_string(f, "d"), text, references, 2, &other), OK);
  assert_ptr_not_equal(type, other);
  assert_true(varve_is_attribute(other));
}

static void each_reference_has_a_hole_in_the_text(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *references[] = {c->i1, c->unit}, *type;
  varve_slice text = VARVE_SLICE("one<\0>");
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), text, references, 2, &type), INVALID);
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), text, references, 0, &type), INVALID);
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), text, references, 1, &type), OK);
}

static void types_may_have_an_integer_type_that_they_do_not_spell(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *hidden[] = {c->i1};
  const varve_entity *type, *plain;
  varve_slice text = VARVE_SLICE("one<u1>");
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), text, hidden, 1, &type), OK);
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), text, NULL, 0, &plain), OK);
  assert_ptr_not_equal(type, plain);
}

static void wrong_children_are_rejected(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *dim, *handle, *typed, *type;
  assert_status(varve_affine_dim_get(c, 0, &dim), OK);
  assert_status(varve_resource_handle_get(c, ir_string(f, "d"), ir_string(f, "k"), &handle), OK);
  assert_status(varve_typed_string_get(c, VARVE_SLICE("d"), c->i32, &typed), OK);
  const varve_entity *wrong[] = {dim, handle, NULL};
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++)
    assert_status(
        varve_dialect_attribute_get(c, ir_string(f, "d"), VARVE_SLICE("\0"), wrong + i, 1, &type),
        INVALID);
  assert_status(varve_dialect_type_get(c, typed, VARVE_SLICE("x"), NULL, 0, &type), INVALID);
  assert_status(varve_dialect_type_get(c, NULL, VARVE_SLICE("x"), NULL, 0, &type), INVALID);
  assert_status(varve_dialect_type_get(c, c->i32, VARVE_SLICE("x"), NULL, 0, &type), INVALID);
  assert_null(type);
}

static void parameters_make_another_node_than_text(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *absent;
  const varve_entity *parametric, *same, *text;
  assert_status(varve_absent_get(c, &absent), OK);
  const varve_entity *parameters[] = {c->i1, absent};
  assert_status(
      varve_parametric_type_get(c, ir_string(f, "d"), VARVE_SLICE("x"), parameters, 2, &parametric),
      OK);
  assert_true(varve_entity_is_parametric(parametric));
  assert_int_equal(varve_parameter_count(parametric), 2);
  assert_ptr_equal(varve_parameter(parametric, 1), absent);
  assert_status(
      varve_parametric_type_get(c, ir_string(f, "d"), VARVE_SLICE("x"), parameters, 2, &same), OK);
  assert_ptr_equal(parametric, same);
  assert_status(varve_parametric_type_get(c, ir_string(f, "d"), VARVE_SLICE("x"), NULL, 0, &same),
                OK);
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), VARVE_SLICE("x"), NULL, 0, &text), OK);
  assert_ptr_not_equal(same, text);
  assert_false(varve_entity_is_parametric(text));
}

static void absent_is_no_value(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *absent, *array;
  const varve_entity *type;
  assert_status(varve_absent_get(c, &absent), OK);
  assert_status(varve_array_get(c, &absent, 1, &array), INVALID);
  assert_status(varve_dialect_type_get(c, ir_string(f, "d"), VARVE_SLICE("\0"), &absent, 1, &type),
                INVALID);
  assert_status(varve_parametric_type_get(c, NULL, VARVE_SLICE("x"), &absent, 1, &type), INVALID);
  assert_status(varve_parametric_type_get(c, ir_string(f, "d"), VARVE_SLICE(""), &absent, 1, &type),
                INVALID);
}

static varve_status make_type(ir_fixture *f, const char *dialect, const char *text) {
  const varve_entity *type;
  return varve_dialect_type_get(f->context, ir_string(f, dialect), varve_slice_of(text), NULL, 0,
                                &type);
}

static void text_that_closes_its_brackets_early_is_rejected(void **state) {
  static const char *const texts[] = {">",    "a>",     "a<",       "a<(>)",       "a]",
                                      "\"",   "a<\"b>", "\"a\\q\"", "\"a\nb\"",    "a<b-",
                                      "a<->", "a -",    "a} evil{", "t<1>> !d.t<", "{)"};
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    assert_int_equal(make_type(*state, "d", texts[i]), VARVE_STATUS_INVALID);
}

static void text_with_matching_brackets_is_accepted(void **state) {
  static const char *const texts[] = {"",          "a",          "a<b>",      "a-",     "()->x",
                                      "a<b -> c>", "\"<\"",      "\"\\\"<\"", "a // b", "a\nb",
                                      "[{(<>)}]",  "\"a\\22b\"", "a<->>",     "1 - 2"};
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    assert_int_equal(make_type(*state, "d", texts[i]), VARVE_STATUS_OK);
}

static void names_that_text_cannot_express_are_rejected(void **state) {
  static const char *const names[] = {"", "1", "a.b", "a b", "a<", "a-b", "\n"};
  ir_fixture *f = *state;
  const varve_entity *type;
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    assert_int_equal(make_type(f, names[i], "x"), VARVE_STATUS_INVALID);
  assert_int_equal(make_type(f, "_a$1", "x"), VARVE_STATUS_OK);
  assert_status(
      varve_parametric_type_get(f->context, ir_string(f, "d"), VARVE_SLICE("x<"), NULL, 0, &type),
      INVALID);
  assert_status(
      varve_parametric_type_get(f->context, ir_string(f, "d "), VARVE_SLICE("x"), NULL, 0, &type),
      INVALID);
}

static void a_reference_is_not_found_in_a_string(void **state) {
  ir_fixture *f = *state;
  const varve_entity *node = f->context->i1;
  const varve_entity *type;
  assert_status(varve_dialect_type_get(f->context, ir_string(f, "d"), VARVE_SLICE("a<\"\0\">"),
                                       &node, 1, &type),
                INVALID);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(text_and_references_make_the_node),
      ir_test(each_reference_has_a_hole_in_the_text),
      ir_test(types_may_have_an_integer_type_that_they_do_not_spell),
      ir_test(wrong_children_are_rejected),
      ir_test(parameters_make_another_node_than_text),
      ir_test(absent_is_no_value),
      ir_test(text_that_closes_its_brackets_early_is_rejected),
      ir_test(text_with_matching_brackets_is_accepted),
      ir_test(names_that_text_cannot_express_are_rejected),
      ir_test(a_reference_is_not_found_in_a_string),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
