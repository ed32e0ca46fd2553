/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/operation_properties.c; every row was tried with mlir-opt 22. */
#include "tests/unit/ir_fixture.h"

#include "dialect/operation_properties.h"
#include "dialect/registry.h"
#include "text/attach.h"

static int setup(void **state) {
  int failed = ir_setup(state);
  if (failed != 0)
    return failed;
  varve_registry_attach(varve_registry_builtin(), ((ir_fixture *)*state)->context);
  varve_text_attach(((ir_fixture *)*state)->context);
  return 0;
}

/* A dictionary of unit attributes with these one-letter or "sym_..." names, separated by blanks;
 * NULL for NULL. value: what they hold. */
static const varve_attribute *dictionary_of(ir_fixture *f, const char *names,
                                            const varve_attribute *value) {
  const varve_entity *entries[32];
  const varve_attribute *dictionary;
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
  const char *unknown;
} split_row;

static void check_name(ir_fixture *f, const varve_attribute *found, const char *expected) {
  assert_ptr_equal(found, expected == NULL ? NULL : ir_string(f, expected));
}

static void attributes_go_where_they_belong(void **state) {
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
      {"builtin.module", "a", "b sym_name z", "a", "sym_name", NULL, "b"},
      {"builtin.module", NULL, "b", NULL, NULL, NULL, "b"},
      {"func.func", "b function_type no_inline", "sym_name", "b",
       "function_type no_inline sym_name", NULL, NULL},
      {"func.return", "a sym_name", NULL, "a sym_name", NULL, NULL, NULL},
      {"builtin.unrealized_conversion_cast", "x", NULL, "x", NULL, NULL, NULL},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    const varve_attribute *unit = f->context->unit;
    varve_attribute_split split;
    assert_status(varve_split_attributes(f->context, ir_name(f, rows[i].op),
                                         dictionary_of(f, rows[i].given, unit),
                                         dictionary_of(f, rows[i].properties, unit), &split),
                  OK);
    assert_ptr_equal(split.dictionary, dictionary_of(f, rows[i].expected_dictionary, unit));
    assert_ptr_equal(split.properties, dictionary_of(f, rows[i].expected_properties, unit));
    check_name(f, split.conflict, rows[i].conflict);
    check_name(f, split.unknown, rows[i].unknown);
  }
}

static void properties_win_over_braces(void **state) {
  ir_fixture *f = *state;
  varve_attribute_split split;
  const varve_attribute *properties = dictionary_of(f, "sym_name", f->context->unit);
  assert_status(varve_split_attributes(f->context, ir_name(f, "builtin.module"),
                                       dictionary_of(f, "a sym_name", f->context->empty_dictionary),
                                       properties, &split),
                OK);
  assert_ptr_equal(split.properties, properties);
  assert_ptr_equal(split.dictionary, dictionary_of(f, "a", f->context->empty_dictionary));
  check_name(f, split.conflict, "sym_name");
  assert_null(split.unknown);
}

static void what_cannot_be_properties_is_refused(void **state) {
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
  const varve_attribute *unit = f->context->unit, *merged, *conflict;
  const varve_attribute *ac = dictionary_of(f, "a c", unit), *b = dictionary_of(f, "b", unit);
  const varve_attribute *empty = f->context->empty_dictionary;
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
  const varve_attribute *given = dictionary_of(f, "a sym_name", f->context->unit);
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

int main(void) {
#define TEST(function) cmocka_unit_test_setup_teardown(function, setup, ir_teardown)
  const struct CMUnitTest tests[] = {
      TEST(attributes_go_where_they_belong),      TEST(properties_win_over_braces),
      TEST(what_cannot_be_properties_is_refused), TEST(dictionaries_are_merged),
      TEST(failing_allocations_leave_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
