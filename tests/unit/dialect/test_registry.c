/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/registry/registry.c */
#include "tests/unit/definition_fixture.h"

static varve_slice name_of(const varve_found_dialect *found) {
  return varve_table_text(&found->tables,
                          varve_dialect_record_at(&found->tables, found->index).name);
}

static void every_built_in_dialect_is_found_by_its_name(void **state) {
  (void)state;
  varve_found_dialect next, found;
  const varve_registry *registry = varve_registry_builtin();
  varve_slice name = VARVE_SLICE("");
  size_t count = 0;
  while (varve_registry_next_dialect(registry, name, &next)) {
    varve_slice next_name = name_of(&next);
    assert_true(varve_slice_compare(name, next_name) < 0);
    name = next_name;
    count++;
    assert_true(varve_registry_find_dialect(registry, name, &found));
    assert_ptr_equal(found.tables.strings, next.tables.strings);
    assert_int_equal(found.set, next.set);
    assert_int_equal(found.index, next.index);
  }
  assert_in_range(count, 51, 60);
}

static void other_names_are_not_found(void **state) {
  (void)state;
  static const char *const names[] = {"", "a", "ari", "arith2", "stablehlo", "LLVM", "zzz"};
  varve_found_dialect found;
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    assert_false(
        varve_registry_find_dialect(varve_registry_builtin(), varve_slice_of(names[i]), &found));
  assert_false(
      varve_registry_find_dialect(varve_registry_builtin(), VARVE_SLICE("func\0"), &found));
}

static void loaded_dialects_coexist_with_built_in_ones(void **state) {
  const definition_fixture *f = *state;
  varve_found_dialect found;
  assert_true(varve_registry_find_dialect(f->registry, VARVE_SLICE("arith"), &found));
  assert_true(varve_registry_find_dialect(f->registry, VARVE_SLICE("b"), &found));
  assert_int_equal(found.index, 1);
  assert_slice(name_of(&found), "b");
  assert_true(varve_registry_next_dialect(f->registry, VARVE_SLICE("async"), &found));
  assert_slice(name_of(&found), "b");
}

static void a_registry_may_omit_the_built_in_dialects(void **state) {
  const definition_fixture *f = *state;
  varve_registry *registry;
  varve_dialect_conflict conflict;
  varve_found_dialect found;
  assert_status(varve_registry_make(&f->ir.context->memory, false, &registry), OK);
  assert_false(varve_registry_find_dialect(registry, VARVE_SLICE("arith"), &found));
  assert_false(varve_registry_next_dialect(registry, VARVE_SLICE(""), &found));
  assert_status(small_load(registry, &conflict), OK);
  assert_true(varve_registry_find_dialect(registry, VARVE_SLICE("a"), &found));
  assert_false(varve_registry_find_dialect(registry, VARVE_SLICE("arith"), &found));
  varve_registry_free(registry);
  varve_registry_free(NULL);
}

static void a_dialect_moves_into_the_registry_once(void **state) {
  const definition_fixture *f = *state;
  varve_dialect_conflict conflict;
  size_t live = f->ir.allocator.live;
  static small_tables again;
  small_fill(&again);
  varve_loaded_tables loaded = {.tables = small_view(&again)};
  assert_status(varve_registry_take(f->registry, &loaded, &conflict), INVALID);
  assert_slice(conflict.name, "a");
  assert_false(conflict.is_missing);
  assert_int_equal(f->ir.allocator.live, live);
}

static void failing_allocations_leave_nothing(void **state) {
  (void)state;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, i);
    varve_registry *registry;
    varve_dialect_conflict conflict;
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
      definition_test(loaded_dialects_coexist_with_built_in_ones),
      definition_test(a_registry_may_omit_the_built_in_dialects),
      definition_test(a_dialect_moves_into_the_registry_once),
      cmocka_unit_test(failing_allocations_leave_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
