/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/registry.c */
#include "tests/unit/definition_fixture.h"

static void every_built_in_dialect_is_found_by_its_name(void **state) {
  (void)state;
  varve_definition_tables tables, found;
  const varve_registry *registry = varve_registry_builtin();
  const varve_dialect_record *record;
  varve_slice name = VARVE_SLICE("");
  size_t count = 0;
  while ((record = varve_registry_next_dialect(registry, name, &tables)) != NULL) {
    varve_slice next = varve_table_text(&tables, record->name);
    assert_true(varve_slice_compare(name, next) < 0);
    name = next;
    count++;
    assert_ptr_equal(varve_registry_find_dialect(registry, name, &found), record);
    assert_ptr_equal(found.strings, tables.strings);
  }
  assert_in_range(count, 51, 60);
}

static void other_names_are_not_found(void **state) {
  (void)state;
  static const char *const names[] = {"", "a", "ari", "arith2", "stablehlo", "LLVM", "zzz"};
  varve_definition_tables tables;
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    assert_null(
        varve_registry_find_dialect(varve_registry_builtin(), varve_slice_of(names[i]), &tables));
  assert_null(
      varve_registry_find_dialect(varve_registry_builtin(), VARVE_SLICE("func\0"), &tables));
}

static void loaded_dialects_stand_beside_built_in_ones(void **state) {
  const definition_fixture *f = *state;
  varve_definition_tables tables;
  assert_non_null(varve_registry_find_dialect(f->registry, VARVE_SLICE("arith"), &tables));
  assert_non_null(varve_registry_find_dialect(f->registry, VARVE_SLICE("b"), &tables));
  assert_slice(varve_slice_of(tables.strings + tables.dialects[1].name), "b");
  const varve_dialect_record *next =
      varve_registry_next_dialect(f->registry, VARVE_SLICE("async"), &tables);
  assert_slice(varve_table_text(&tables, next->name), "b");
}

static void a_registry_may_be_without_the_built_in_ones(void **state) {
  const definition_fixture *f = *state;
  varve_registry *registry;
  varve_slice conflict;
  varve_definition_tables tables;
  assert_status(varve_registry_make(&f->ir.context->memory, false, &registry), OK);
  assert_null(varve_registry_find_dialect(registry, VARVE_SLICE("arith"), &tables));
  assert_null(varve_registry_next_dialect(registry, VARVE_SLICE(""), &tables));
  assert_status(small_load(registry, &conflict), OK);
  assert_non_null(varve_registry_find_dialect(registry, VARVE_SLICE("a"), &tables));
  assert_null(varve_registry_find_dialect(registry, VARVE_SLICE("arith"), &tables));
  varve_registry_free(registry);
  varve_registry_free(NULL);
}

static void a_dialect_is_taken_once(void **state) {
  const definition_fixture *f = *state;
  varve_slice conflict;
  size_t live = f->ir.allocator.live;
  static small_tables again;
  small_fill(&again);
  varve_loaded_tables loaded = {.tables = small_view(&again)};
  assert_status(varve_registry_take(f->registry, &loaded, &conflict), INVALID);
  assert_slice(conflict, "a");
  assert_int_equal(f->ir.allocator.live, live);
}

static void failing_allocations_leave_nothing(void **state) {
  (void)state;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, i);
    varve_registry *registry;
    varve_slice conflict;
    status = varve_registry_make(&memory, true, &registry);
    assert_int_equal(registry == NULL, status != VARVE_STATUS_OK);
    if (status == VARVE_STATUS_OK)
      status = small_load(registry, &conflict);
    varve_registry_free(registry);
    assert_int_equal(allocator.live, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_built_in_dialect_is_found_by_its_name),
      cmocka_unit_test(other_names_are_not_found),
      definition_test(loaded_dialects_stand_beside_built_in_ones),
      definition_test(a_registry_may_be_without_the_built_in_ones),
      definition_test(a_dialect_is_taken_once),
      cmocka_unit_test(failing_allocations_leave_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
