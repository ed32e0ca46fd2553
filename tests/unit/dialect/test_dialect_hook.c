/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/registry/dialect_hook.c */
#include "tests/unit/unit.h"

#include "dialect/registry/dialect_hook.h"

typedef struct fixture {
  test_allocator allocator;
  varve_memory memory;
  varve_registry *registry;
} fixture;

static int setup(void **state) {
  fixture *f = calloc(1, sizeof *f);
  if (f == NULL)
    return 1;
  f->memory = test_memory(&f->allocator, 0);
  if (varve_registry_make(&f->memory, false, &f->registry) != VARVE_STATUS_OK)
    return 1;
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_registry_free(f->registry);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

static varve_status keep(fixture *f, varve_dialect_hook_kind kind, varve_slice dialect) {
  return varve_registry_keep_dialect_hook(
      f->registry, (varve_dialect_hook_key){kind, dialect},
      varve_slice_make(kind == VARVE_DIALECT_HOOK_TEXT ? "text" : "vers", 4));
}

static const char *find(const fixture *f, varve_dialect_hook_kind kind, varve_slice dialect) {
  return varve_registry_find_dialect_hook(f->registry, (varve_dialect_hook_key){kind, dialect});
}

static void each_kind_of_a_dialect_is_kept(void **state) {
  fixture *f = *state;
  varve_slice toy = VARVE_SLICE("toy");
  assert_null(find(f, VARVE_DIALECT_HOOK_TEXT, toy));
  assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, toy), OK);
  assert_null(find(f, VARVE_DIALECT_HOOK_VERSION, toy));
  assert_status(keep(f, VARVE_DIALECT_HOOK_VERSION, toy), OK);
  assert_memory_equal(find(f, VARVE_DIALECT_HOOK_TEXT, toy), "text", 4);
  assert_memory_equal(find(f, VARVE_DIALECT_HOOK_VERSION, toy), "vers", 4);
  assert_null(find(f, VARVE_DIALECT_HOOK_TEXT, VARVE_SLICE("to")));
}

static void a_second_one_is_rejected(void **state) {
  fixture *f = *state;
  assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, VARVE_SLICE("toy")), OK);
  assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, VARVE_SLICE("toy")), BAD_ARGUMENT);
  assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, VARVE_SLICE("toy2")), OK);
}

static void names_have_1_to_127_bytes(void **state) {
  fixture *f = *state;
  char name[128];
  memset(name, 'n', sizeof name);
  assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, VARVE_SLICE("")), BAD_ARGUMENT);
  assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, varve_slice_make(name, 128)), BAD_ARGUMENT);
  assert_null(find(f, VARVE_DIALECT_HOOK_TEXT, varve_slice_make(name, 128)));
  assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, varve_slice_make(name, 127)), OK);
  assert_memory_equal(find(f, VARVE_DIALECT_HOOK_TEXT, varve_slice_make(name, 127)), "text", 4);
}

static void a_frozen_registry_rejects_definitions(void **state) {
  fixture *f = *state;
  varve_registry_freeze(f->registry);
  assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, VARVE_SLICE("toy")), BAD_ARGUMENT);
}

static void running_out_of_memory_leaves_nothing(void **state) {
  fixture *f = *state;
  for (size_t more = 1; more <= 2; more++) {
    f->allocator.fail_at = f->allocator.calls + more;
    size_t live = f->allocator.live;
    assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, VARVE_SLICE("toy")), OUT_OF_MEMORY);
    assert_int_equal(f->allocator.live, live);
    assert_null(find(f, VARVE_DIALECT_HOOK_TEXT, VARVE_SLICE("toy")));
  }
  f->allocator.fail_at = 0;
  assert_status(keep(f, VARVE_DIALECT_HOOK_TEXT, VARVE_SLICE("toy")), OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(each_kind_of_a_dialect_is_kept, setup, teardown),
      cmocka_unit_test_setup_teardown(a_second_one_is_rejected, setup, teardown),
      cmocka_unit_test_setup_teardown(names_have_1_to_127_bytes, setup, teardown),
      cmocka_unit_test_setup_teardown(a_frozen_registry_rejects_definitions, setup, teardown),
      cmocka_unit_test_setup_teardown(running_out_of_memory_leaves_nothing, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
