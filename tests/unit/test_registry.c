/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/registry.c */
#include "tests/unit/ir_fixture.h"

#include "dialect/definition.h"

static void built_in_operations_are_found(void **state) {
  (void)state;
  static const struct {
    const char *name;
    uint32_t property_count;
    bool is_isolated;
  } rows[] = {
      {"builtin.module", 2, true}, {"builtin.unrealized_conversion_cast", 0, false},
      {"func.call", 4, false},     {"func.func", 6, true},
      {"func.return", 0, false},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    const varve_operation_definition *found =
        varve_registry_find(varve_registry_builtin(), varve_slice_of(rows[i].name));
    assert_non_null(found);
    assert_string_equal(found->name, rows[i].name);
    assert_int_equal(found->property_count, rows[i].property_count);
    assert_int_equal(found->is_isolated_from_above, rows[i].is_isolated);
    for (uint32_t p = 1; p < found->property_count; p++)
      assert_true(strcmp(found->properties[p - 1].name, found->properties[p].name) < 0);
  }
}

static void other_operations_are_not(void **state) {
  (void)state;
  static const char *const names[] = {"", "func", "func.", "func.fun", "func.funcs", "arith.addi"};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    assert_null(varve_registry_find(varve_registry_builtin(), varve_slice_of(names[i])));
  assert_null(varve_registry_find(varve_registry_builtin(), VARVE_SLICE("func.func\0")));
}

static void a_context_asks_its_registry(void **state) {
  ir_fixture *f = *state;
  assert_null(ir_name(f, "func.call")->definition);
  varve_registry_attach(varve_registry_builtin(), f->context);
  assert_string_equal(ir_name(f, "func.func")->definition->name, "func.func");
  assert_null(ir_name(f, "t.op")->definition);
}

static void empty_properties_of_a_defined_operation_are_none(void **state) {
  ir_fixture *f = *state;
  varve_registry_attach(varve_registry_builtin(), f->context);
  const varve_operation_state empty = {.properties = f->context->empty_dictionary};
  assert_null(ir_make(f, "builtin.module", empty)->attributes);
  assert_non_null(ir_make(f, "t.op", empty)->attributes);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(built_in_operations_are_found),
      cmocka_unit_test(other_operations_are_not),
      ir_test(a_context_asks_its_registry),
      ir_test(empty_properties_of_a_defined_operation_are_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
