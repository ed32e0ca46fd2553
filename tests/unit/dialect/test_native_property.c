/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/properties/native_property.c. The expected rows are those of mlir-opt 22, for
 * operations of its dialects test, ptr and llvm. */
#include "tests/unit/definition_fixture.h"

#include "dialect/properties/native_property.h"
#include "text/print/printer.h"

static const varve_property_definition *property(definition_fixture *f, const char *op,
                                                 const char *name) {
  const varve_property_definition *found =
      varve_find_property(ir_name(&f->ir, op)->definition, varve_slice_of(name));
  assert_non_null(found);
  return found;
}

static const varve_entity *parse(definition_fixture *f, const char *text) {
  const varve_entity *attribute;
  varve_context *context = f->ir.context;
  assert_status(context->parse_attribute(context, varve_slice_of(text), &attribute), OK);
  return attribute;
}

static void assert_text(definition_fixture *f, const varve_entity *attribute, const char *text) {
  varve_buffer out;
  varve_buffer_init(&out, &f->ir.context->memory);
  assert_status(varve_print_entity(f->ir.context, attribute, &out), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data, text);
  varve_buffer_release(&out);
}

typedef struct native_row {
  const char *property;
  const char *given;
  const char *made; /* NULL: rejected */
} native_row;

static void attributes_get_the_form_that_mlir_opt_gives_them(void **state) {
  definition_fixture *f = *state;
  static const native_row rows[] = {
      {"i", "3 : i64", "3 : i32"},
      {"i", "true", "-1 : i32"},
      {"i", "3 : index", "3 : i32"},
      {"i", "4294967301 : i64", "5 : i32"},
      {"i", "200 : ui8", "-56 : i32"},
      {"i", "1.0", NULL},
      {"i", "unit", NULL},
      {"wide", "-1 : i32", "-1 : i64"},
      {"wide", "99999999999999999999999 : i128", "200376420520689663 : i64"},
      {"mode", "1 : i32", "1 : i8"},
      {"mode", "true", "1 : i8"},
      {"mode", "300 : i32", "44 : i8"},
      {"mode", "\"on\"", NULL},
      {"flag", "true", "true"},
      {"flag", "0 : i1", "false"},
      {"flag", "unit", NULL},
      {"flag", "1 : i32", NULL},
      {"unit", "unit", "unit"},
      {"unit", "true", "unit"},
      {"unit", "false", "false"},
      {"unit", "1 : i32", NULL},
      {"text", "\"q\"", "\"q\""},
      {"text", "\"q\" : i32", "\"q\""},
      {"text", "@q", NULL},
      {"any", "[1.0]", "[1.000000e+00]"},
      {"list", "[]", "[]"},
      {"list", "[[1, 2 : i32], [], [true]]", "[[1 : i32, 2 : i32], [], [-1 : i32]]"},
      {"list", "[1]", NULL},
      {"list", "[[1], [\"a\"]]", NULL},
      {"list", "array<i32: 1>", NULL},
      {"maybe", "[]", "[]"},
      {"maybe", "[8 : i32]", "[8]"},
      {"maybe", "[8, 9]", NULL},
      {"maybe", "[\"a\"]", NULL},
      {"maybe", "8", NULL},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    const varve_entity *made;
    varve_status status = varve_native_property_normalize(
        f->ir.context, property(f, "a.native", rows[i].property), parse(f, rows[i].given), &made);
    if (status != (rows[i].made == NULL ? VARVE_STATUS_INVALID : VARVE_STATUS_OK))
      fail_msg("%s = %s: status %d", rows[i].property, rows[i].given, (int)status);
    if (rows[i].made == NULL)
      assert_null(made);
    else
      assert_text(f, made, rows[i].made);
  }
}

static const varve_entity *parametric(definition_fixture *f, const char *mnemonic,
                                      const varve_entity *parameter) {
  const varve_entity *attribute;
  const varve_entity *parameters[] = {parameter};
  assert_status(varve_parametric_attribute_get(f->ir.context, ir_string(&f->ir, "a"),
                                               varve_slice_of(mnemonic), parameters, 1, &attribute),
                OK);
  return attribute;
}

static void an_enum_is_taken_from_its_attribute(void **state) {
  definition_fixture *f = *state;
  const varve_property_definition *mode = property(f, "a.native", "mode");
  const varve_entity *made, *one = parse(f, "1 : i64");
  assert_status(
      varve_native_property_normalize(f->ir.context, mode, parametric(f, "the_mode", one), &made),
      OK);
  assert_text(f, made, "1 : i8");
  const varve_entity *others[] = {parametric(f, "pair", one), parametric(f, "unknown", one),
                                  parametric(f, "the_mode", parse(f, "\"on\""))};
  for (size_t i = 0; i < VARVE_COUNT_OF(others); i++)
    assert_status(varve_native_property_normalize(f->ir.context, mode, others[i], &made), INVALID);
}

static void missing_native_properties_are_zero(void **state) {
  definition_fixture *f = *state;
  static const native_row rows[] = {
      {"i", NULL, "0 : i32"},  {"wide", NULL, "0 : i64"}, {"mode", NULL, "0 : i8"},
      {"flag", NULL, "false"}, {"unit", NULL, "false"},   {"text", NULL, "\"\""},
      {"list", NULL, "[]"},    {"maybe", NULL, "[]"},
  };
  const varve_entity *zero;
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    assert_status(
        varve_native_property_zero(f->ir.context, property(f, "a.native", rows[i].property), &zero),
        OK);
    assert_text(f, zero, rows[i].made);
  }
  assert_status(varve_native_property_zero(f->ir.context, property(f, "a.native", "any"), &zero),
                OK);
  assert_null(zero);
}

static void unknown_and_too_deep_encodings_are_unsupported(void **state) {
  definition_fixture *f = *state;
  const varve_entity *made;
  assert_status(varve_native_property_normalize(f->ir.context, property(f, "a.odd", "odd"),
                                                parse(f, "1"), &made),
                UNSUPPORTED);
  assert_status(varve_native_property_zero(f->ir.context, property(f, "a.odd", "odd"), &made),
                UNSUPPORTED);
  assert_status(varve_native_property_normalize(f->ir.context, property(f, "a.odd", "deep"),
                                                parse(f, "[[[[[[[[[1]]]]]]]]]"), &made),
                UNSUPPORTED);
  assert_null(made);
}

/* 2000 * 2000 elements if each use of the inner array were visited. */
static void shared_arrays_are_made_once(void **state) {
  enum { COUNT = 2000 };
  definition_fixture *f = *state;
  varve_context *context = f->ir.context;
  static const varve_entity *items[COUNT];
  const varve_entity *inner, *outer, *made;
  for (uint64_t i = 0; i < COUNT; i++)
    assert_status(varve_integer_get(context, context->i64, &i, &items[i]), OK);
  assert_status(varve_array_get(context, items, COUNT, &inner), OK);
  for (size_t i = 0; i < COUNT; i++)
    items[i] = inner;
  assert_status(varve_array_get(context, items, COUNT, &outer), OK);
  size_t calls = f->ir.allocator.calls;
  assert_status(
      varve_native_property_normalize(context, property(f, "a.native", "list"), outer, &made), OK);
  assert_int_equal(made->child_count, COUNT);
  assert_ptr_equal(made->children[0], made->children[COUNT - 1]);
  assert_text(f, made->children[0]->children[7], "7 : i32");
  assert_true(f->ir.allocator.calls - calls < 100);
}

static void failing_allocations_leave_nothing(void **state) {
  definition_fixture *f = *state;
  const varve_property_definition *list = property(f, "a.native", "list");
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  const varve_entity *given = parse(f, "[[91, 92], [93]]"), *made;
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    f->ir.allocator.fail_at = f->ir.allocator.calls + i;
    status = varve_native_property_normalize(f->ir.context, list, given, &made);
    f->ir.allocator.fail_at = 0;
    assert_int_equal(made == NULL, status != VARVE_STATUS_OK);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      definition_test(attributes_get_the_form_that_mlir_opt_gives_them),
      definition_test(an_enum_is_taken_from_its_attribute),
      definition_test(missing_native_properties_are_zero),
      definition_test(unknown_and_too_deep_encodings_are_unsupported),
      definition_test(shared_arrays_are_made_once),
      definition_test(failing_allocations_leave_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
