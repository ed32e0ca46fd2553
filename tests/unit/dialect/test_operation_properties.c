/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/properties/operation_properties.c. The expected rows are those of mlir-opt 22. */
#include <stdio.h>

#include "tests/unit/definition_fixture.h"

#include "dialect/properties/operation_properties.h"

static int setup(void **state) {
  int failed = ir_setup(state);
  if (failed != 0)
    return failed;
  varve_registry_attach(varve_registry_builtin(), ((ir_fixture *)*state)->context);
  varve_text_attach(((ir_fixture *)*state)->context);
  return 0;
}

/* Makes a dictionary with these one-letter or "sym_..." names, separated by blanks, each with this
 * value. Returns NULL for NULL. */
static const varve_entity *dictionary_of(ir_fixture *f, const char *names,
                                         const varve_entity *value) {
  const varve_entity *entries[32];
  const varve_entity *dictionary;
  uint32_t count = 0;
  if (names == NULL)
    return NULL;
  while (*names != 0) {
    size_t size = strcspn(names, " ");
    assert_status(varve_string_get(f->context, varve_slice_make(names, size), &entries[2 * count]),
                  OK);
    entries[2 * count++ + 1] = value;
    names += size + (names[size] == ' ');
  }
  assert_status(varve_dictionary_get(f->context, entries, count, NULL, &dictionary), OK);
  return dictionary;
}

typedef struct split_row {
  const char *op;
  const char *given;
  const char *properties;
  const char *expected_dictionary;
  const char *expected_properties;
  const char *conflict;
  const char *kept;
} split_row;

static void check_name(ir_fixture *f, const varve_entity *found, const char *expected) {
  assert_ptr_equal(found, expected == NULL ? NULL : ir_string(f, expected));
}

static void attributes_become_properties_or_discardable(void **state) {
  ir_fixture *f = *state;
  static const split_row rows[] = {
      {"t.op", NULL, NULL, NULL, NULL, NULL, NULL},
      {"t.op", "", "", NULL, "", NULL, NULL},
      {"t.op", "sym_name", "sym_name", "sym_name", "sym_name", NULL, NULL},
      {"builtin.module", NULL, NULL, NULL, NULL, NULL, NULL},
      {"builtin.module", "", "", NULL, NULL, NULL, NULL},
      {"builtin.module", "a", "sym_name", "a", "sym_name", NULL, NULL},
      {"builtin.module", "sym_name", NULL, NULL, "sym_name", NULL, NULL},
      {"builtin.module", "a sym_name z", NULL, "a z", "sym_name", NULL, NULL},
      {"builtin.module", "sym_name", "sym_visibility", NULL, "sym_name sym_visibility", NULL, NULL},
      {"builtin.module", "a", "b sym_name z", "a b z", "sym_name", NULL, "b"},
      {"builtin.module", NULL, "b", "b", NULL, NULL, "b"},
      {"func.func", "b function_type no_inline", "sym_name", "b",
       "function_type no_inline sym_name", NULL, NULL},
      {"func.return", "a sym_name", NULL, "a sym_name", NULL, NULL, NULL},
      {"builtin.unrealized_conversion_cast", "x", NULL, "x", NULL, NULL, NULL},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    const varve_entity *unit = f->context->unit;
    varve_attribute_split split;
    assert_status(varve_split_attributes(f->context, ir_name(f, rows[i].op),
                                         dictionary_of(f, rows[i].given, unit),
                                         dictionary_of(f, rows[i].properties, unit), &split),
                  OK);
    assert_ptr_equal(split.dictionary, dictionary_of(f, rows[i].expected_dictionary, unit));
    assert_ptr_equal(split.properties, dictionary_of(f, rows[i].expected_properties, unit));
    check_name(f, split.conflict, rows[i].conflict);
    check_name(f, split.kept, rows[i].kept);
    assert_null(split.unknown);
  }
}

static void properties_take_precedence_over_the_dictionary(void **state) {
  ir_fixture *f = *state;
  varve_attribute_split split;
  const varve_entity *properties = dictionary_of(f, "sym_name", f->context->unit);
  assert_status(varve_split_attributes(f->context, ir_name(f, "builtin.module"),
                                       dictionary_of(f, "a sym_name", f->context->empty_dictionary),
                                       properties, &split),
                OK);
  assert_ptr_equal(split.properties, properties);
  assert_ptr_equal(split.dictionary, dictionary_of(f, "a", f->context->empty_dictionary));
  check_name(f, split.conflict, "sym_name");
  assert_null(split.unknown);
}

static void attributes_that_cannot_be_properties_are_rejected(void **state) {
  ir_fixture *f = *state;
  varve_attribute_split split;
  const varve_operation_name *module = ir_name(f, "builtin.module");
  assert_status(varve_split_attributes(f->context, module, NULL, f->context->unit, &split),
                INVALID);
  assert_status(varve_split_attributes(f->context, ir_name(f, "func.return"), NULL,
                                       f->context->empty_dictionary, &split),
                INVALID);
  assert_status(varve_split_attributes(f->context, module, f->context->unit, NULL, &split),
                BAD_ARGUMENT);
  assert_status(
      varve_split_attributes(f->context, ir_name(f, "t.op"), NULL, f->context->unit, &split), OK);
  assert_ptr_equal(split.properties, f->context->unit);
}

static void dictionaries_are_merged(void **state) {
  ir_fixture *f = *state;
  const varve_entity *unit = f->context->unit, *merged, *conflict;
  const varve_entity *ac = dictionary_of(f, "a c", unit), *b = dictionary_of(f, "b", unit);
  const varve_entity *empty = f->context->empty_dictionary;
  assert_status(varve_merge_attributes(f->context, ac, b, &merged, &conflict), OK);
  assert_ptr_equal(merged, dictionary_of(f, "a b c", unit));
  assert_status(varve_merge_attributes(f->context, ac, NULL, &merged, &conflict), OK);
  assert_ptr_equal(merged, ac);
  assert_status(varve_merge_attributes(f->context, empty, b, &merged, &conflict), OK);
  assert_ptr_equal(merged, b);
  assert_status(varve_merge_attributes(f->context, NULL, empty, &merged, &conflict), OK);
  assert_null(merged);
  assert_status(
      varve_merge_attributes(f->context, b, dictionary_of(f, "a b", unit), &merged, &conflict),
      INVALID);
  assert_null(merged);
  check_name(f, conflict, "b");
  assert_status(varve_merge_attributes(f->context, b, unit, &merged, &conflict), BAD_ARGUMENT);
}

static void failing_allocations_leave_nothing(void **state) {
  ir_fixture *f = *state;
  const varve_entity *given = dictionary_of(f, "a sym_name", f->context->unit);
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    varve_attribute_split split;
    const varve_operation_name *name = ir_name(f, "builtin.module");
    f->allocator.fail_at = f->allocator.calls + i;
    status = varve_split_attributes(f->context, name, given, NULL, &split);
    f->allocator.fail_at = 0;
    assert_int_equal(split.properties == NULL, status != VARVE_STATUS_OK);
    assert_int_equal(split.dictionary == NULL, status != VARVE_STATUS_OK);
  }
}

/* Texts of the attributes in braces and in <...>, and of both after the split. NULL: none. */
typedef struct text_row {
  const char *op;
  const char *given;
  const char *properties;
  const char *expected_dictionary;
  const char *expected_properties; /* if the status is INVALID, the name of the wrong attribute */
} text_row;

static const varve_entity *parse(definition_fixture *f, const char *text) {
  const varve_entity *attribute;
  varve_context *context = f->ir.context;
  if (text == NULL)
    return NULL;
  assert_status(context->parse_attribute(context, varve_slice_of(text), &attribute), OK);
  return attribute;
}

static varve_status split_texts(definition_fixture *f, const text_row *row,
                                varve_attribute_split *split) {
  return varve_split_attributes(f->ir.context, ir_name(&f->ir, row->op), parse(f, row->given),
                                parse(f, row->properties), split);
}

#define SIZES(a, b) "operandSegmentSizes = array<i32: " #a ", " #b ">"
#define OLDER_SIZES(a, b) "operand_segment_sizes = array<i32: " #a ", " #b ">"
#define PLAIN(sizes) "{m = 7 : i32, " sizes "}"

static void sizes_of_segments_are_found_under_both_names(void **state) {
  definition_fixture *f = *state;
  static const text_row rows[] = {
      {"a.plain", NULL, NULL, NULL, PLAIN(SIZES(0, 0))},
      {"a.plain", "{" SIZES(1, 2) "}", NULL, NULL, PLAIN(SIZES(1, 2))},
      {"a.plain", NULL, "{" SIZES(1, 2) "}", NULL, PLAIN(SIZES(1, 2))},
      {"a.plain", "{x, " OLDER_SIZES(1, 2) "}", NULL, "{x}", PLAIN(SIZES(1, 2))},
      {"a.plain", NULL, "{" OLDER_SIZES(1, 2) "}", NULL, PLAIN(SIZES(1, 2))},
      {"a.plain", NULL, "{" SIZES(1, 2) ", " OLDER_SIZES(3, 4) "}", NULL, PLAIN(SIZES(1, 2))},
      {"a.plain", "{" SIZES(1, 2) ", " OLDER_SIZES(3, 4) "}", NULL, NULL, PLAIN(SIZES(3, 4))},
      {"a.plain", "{" SIZES(1, 2) "}", "{" OLDER_SIZES(3, 4) "}", NULL, PLAIN(SIZES(3, 4))},
      {"a.plain", "{" OLDER_SIZES(1, 2) "}", "{}", NULL, PLAIN(SIZES(1, 2))},
      {"a.plain", "{resultSegmentSizes = 1, result_segment_sizes = 2}", NULL,
       "{resultSegmentSizes = 1, result_segment_sizes = 2}", PLAIN(SIZES(0, 0))},
      {"a.native", "{" OLDER_SIZES(1, 2) "}", NULL, "{" OLDER_SIZES(1, 2) "}",
       "{flag = false, i = 5 : i32, list = [], maybe = [3], mode = 0 : i8, text = \"\", "
       "unit = false, wide = 0}"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    varve_attribute_split split;
    assert_status(split_texts(f, &rows[i], &split), OK);
    assert_ptr_equal(split.dictionary, parse(f, rows[i].expected_dictionary));
    assert_ptr_equal(split.properties, parse(f, rows[i].expected_properties));
    assert_null(split.unknown);
    assert_null(split.useless);
  }
}

static void wrong_sizes_count_for_nothing_in_braces(void **state) {
  definition_fixture *f = *state;
  static const char *const wrong[] = {
      "operandSegmentSizes = [1, 2]",
      "operandSegmentSizes = array<i64: 1, 2>",
      "operandSegmentSizes = array<i32: 1>",
      "operand_segment_sizes = dense<[1, 2]> : vector<2xi32>",
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++) {
    char text[128];
    varve_attribute_split split;
    text_row row = {"a.plain", text, NULL, NULL, NULL};
    snprintf(text, sizeof text, "{%s}", wrong[i]);
    assert_status(split_texts(f, &row, &split), OK);
    assert_ptr_equal(split.properties, parse(f, PLAIN(SIZES(0, 0))));
    assert_ptr_equal(split.useless, ir_string(&f->ir, "operandSegmentSizes"));
    row = (text_row){"a.plain", NULL, text, NULL, NULL};
    assert_status(split_texts(f, &row, &split), INVALID);
    assert_slice(split.fault->name, "operandSegmentSizes");
    assert_null(split.properties);
  }
  varve_attribute_split split;
  const text_row both = {"a.plain", "{operandSegmentSizes = 1, " OLDER_SIZES(1, 2) "}", NULL, NULL,
                         NULL};
  assert_status(split_texts(f, &both, &split), OK);
  assert_ptr_equal(split.properties, parse(f, PLAIN(SIZES(1, 2))));
}

static void defaults_are_filled_in(void **state) {
  definition_fixture *f = *state;
  static const text_row rows[] = {
      {"a.plain", "{z = 1}", "{" SIZES(0, 0) "}", NULL, "{m = 7 : i32, " SIZES(0, 0) ", z = 1}"},
      {"a.plain", "{m = 2}", "{" SIZES(0, 0) "}", NULL, "{m = 2, " SIZES(0, 0) "}"},
      {"a.plain", "{b, c = 3}", "{m = 4, " SIZES(0, 0) "}", NULL,
       "{b, c = 3, m = 4, " SIZES(0, 0) "}"},
  };
  for (int pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
      varve_attribute_split split;
      assert_status(split_texts(f, &rows[i], &split), OK);
      assert_ptr_equal(split.dictionary, NULL);
      assert_ptr_equal(split.properties, parse(f, rows[i].expected_properties));
    }
}

static void native_properties_are_taken_from_properties_only(void **state) {
  definition_fixture *f = *state;
  varve_attribute_split split;
  const text_row row = {"a.native", "{i = 1 : i32, x}", "{any = @a, mode = true, unit, y}", NULL,
                        NULL};
  for (int pass = 0; pass < 2; pass++) {
    assert_status(split_texts(f, &row, &split), OK);
    assert_ptr_equal(split.dictionary, parse(f, "{i = 1 : i32, x, y}"));
    assert_ptr_equal(split.properties,
                     parse(f, "{any = @a, flag = false, i = 5 : i32, list = [], maybe = [3], "
                              "mode = 1 : i8, text = \"\", unit, wide = 0}"));
    assert_ptr_equal(split.kept, ir_string(&f->ir, "y"));
    assert_null(split.unknown);
    assert_null(split.conflict);
  }
  const text_row wrong = {"a.native", NULL, "{mode = \"on\"}", NULL, NULL};
  assert_status(split_texts(f, &wrong, &split), INVALID);
  assert_slice(split.fault->name, "mode");
  assert_slice(varve_slice_of(varve_property_expectation(split.fault)),
               "an integer attribute or one of its enum");
}

static void a_default_that_is_not_an_attribute_is_ignored(void **state) {
  definition_fixture *f = *state;
  varve_attribute_split split;
  const text_row row = {"a.broken", NULL, NULL, NULL, NULL};
  assert_status(split_texts(f, &row, &split), OK);
  assert_null(split.fault);
}

static void failing_allocations_leave_defaults_for_later(void **state) {
  definition_fixture *f = *state;
  const varve_operation_name *name = ir_name(&f->ir, "a.native");
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  varve_attribute_split split;
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    f->ir.allocator.fail_at = f->ir.allocator.calls + i;
    status = varve_split_attributes(f->ir.context, name, NULL, NULL, &split);
    f->ir.allocator.fail_at = 0;
    assert_int_equal(split.properties == NULL, status != VARVE_STATUS_OK);
    assert_null(split.fault);
  }
  assert_int_equal(varve_dictionary_size(split.properties), 8);
}

int main(void) {
#define TEST(function) cmocka_unit_test_setup_teardown(function, setup, ir_teardown)
  const struct CMUnitTest tests[] = {
      TEST(attributes_become_properties_or_discardable),
      TEST(properties_take_precedence_over_the_dictionary),
      TEST(attributes_that_cannot_be_properties_are_rejected),
      TEST(dictionaries_are_merged),
      TEST(failing_allocations_leave_nothing),
      definition_test(sizes_of_segments_are_found_under_both_names),
      definition_test(wrong_sizes_count_for_nothing_in_braces),
      definition_test(defaults_are_filled_in),
      definition_test(native_properties_are_taken_from_properties_only),
      definition_test(a_default_that_is_not_an_attribute_is_ignored),
      definition_test(failing_allocations_leave_defaults_for_later),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
