/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* dialects/test: operations of which only the names are known. */
#include "tests/unit/ir_fixture.h"

#include "dialect/registry/registry.h"

static void listed_operations_are_registered_without_definition(void **state) {
  static const char *const listed[] = {"test.SingleBlockImplicitTerminator", "test.addi",
                                       "test.wrapping_region"};
  ir_fixture *f = *state;
  varve_registry_attach(varve_registry_builtin(), f->context);
  for (size_t i = 0; i < VARVE_COUNT_OF(listed); i++) {
    const varve_operation_name *name = ir_name(f, listed[i]);
    assert_true(name->is_registered);
    assert_null(name->definition);
  }
}

static void others_of_the_dialect_are_not(void **state) {
  ir_fixture *f = *state;
  varve_registry_attach(varve_registry_builtin(), f->context);
  static const char *const others[] = {"test.op", "test.", "tests.addi", "test"};
  for (size_t i = 0; i < VARVE_COUNT_OF(others); i++)
    assert_false(ir_name(f, others[i])->is_registered);
}

static void dialects_without_names_accept_any_operation(void **state) {
  ir_fixture *f = *state;
  varve_registry_attach(varve_registry_builtin(), f->context);
  assert_true(ir_name(f, "test_dyn.anything")->is_registered);
  assert_true(ir_name(f, "test_irdl_to_cpp.anything")->is_registered);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(listed_operations_are_registered_without_definition),
      ir_test(others_of_the_dialect_are_not),
      ir_test(dialects_without_names_accept_any_operation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
