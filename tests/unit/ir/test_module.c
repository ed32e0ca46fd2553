/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/module.c */
#include "tests/unit/ir_fixture.h"

#include <stdio.h>

typedef struct counted_keeper {
  varve_keeper keeper;
  int *released;
} counted_keeper;

static void count_release(varve_keeper *keeper) { ++*((counted_keeper *)keeper)->released; }

static void keepers_are_released_with_the_module(void **state) {
  ir_fixture *f = *state;
  varve_module *module;
  int released = 0;
  counted_keeper keepers[3];
  assert_status(varve_module_create(f->context, &module), OK);
  for (int i = 0; i < 3; i++) {
    keepers[i] = (counted_keeper){{NULL, count_release}, &released};
    varve_module_keep(module, &keepers[i].keeper);
  }
  assert_int_equal(released, 0);
  varve_module_destroy(module);
  assert_int_equal(released, 3);
  varve_module_destroy(NULL);
}

static varve_resource blob(ir_fixture *f, const char *key, varve_slice data) {
  return (varve_resource){.group = ir_string(f, "builtin"),
                          .key = ir_string(f, key),
                          .kind = VARVE_RESOURCE_BLOB,
                          .has_data = data.data != NULL,
                          .alignment = 8,
                          .data = data};
}

static const varve_entity *handle_of(ir_fixture *f, const char *key) {
  const varve_entity *handle;
  assert_status(
      varve_resource_handle_get(f->context, ir_string(f, "builtin"), ir_string(f, key), &handle),
      OK);
  return handle;
}

static void resources_are_found_by_handle(void **state) {
  ir_fixture *f = *state;
  char key[16];
  for (int i = 0; i < 1000; i++) {
    snprintf(key, sizeof key, "blob%d", i);
    varve_resource resource = blob(f, key, VARVE_SLICE("data"));
    assert_status(varve_module_add_resource(f->module, &resource, false), OK);
  }
  const varve_resource *found = varve_module_find_resource(f->module, handle_of(f, "blob567"));
  assert_ptr_equal(found, &VARVE_VECTOR_AT(&f->module->dialect_resources, varve_resource, 567));
  assert_ptr_equal(found->handle, handle_of(f, "blob567"));
  assert_null(varve_module_find_resource(f->module, handle_of(f, "blob1000")));
  assert_null(varve_module_find_resource(f->module, NULL));
}

static void data_replaces_a_declaration(void **state) {
  ir_fixture *f = *state;
  varve_resource declared = blob(f, "a", (varve_slice){NULL, 0});
  varve_resource one = blob(f, "a", VARVE_SLICE("one")), two = blob(f, "a", VARVE_SLICE("two"));
  assert_status(varve_module_add_resource(f->module, &declared, false), OK);
  const varve_resource *found = varve_module_find_resource(f->module, handle_of(f, "a"));
  assert_false(found->has_data);
  assert_status(varve_module_add_resource(f->module, &one, false), OK);
  assert_slice(found->data, "one");
  assert_status(varve_module_add_resource(f->module, &declared, false), OK);
  assert_slice(found->data, "one");
  assert_status(varve_module_add_resource(f->module, &two, false), OK);
  assert_slice(found->data, "two");
  assert_int_equal(f->module->dialect_resources.count, 1);
}

static void external_resources_are_kept_in_order(void **state) {
  ir_fixture *f = *state;
  varve_resource resource = blob(f, "a", VARVE_SLICE("one")), nameless = {.has_data = false};
  assert_status(varve_module_add_resource(f->module, &resource, true), OK);
  assert_status(varve_module_add_resource(f->module, &resource, true), OK);
  assert_status(varve_module_add_resource(f->module, &nameless, true), BAD_ARGUMENT);
  assert_int_equal(f->module->external_resources.count, 2);
  assert_null(VARVE_VECTOR_AT(&f->module->external_resources, varve_resource, 0).handle);
  assert_null(varve_module_find_resource(f->module, handle_of(f, "a")));
}

static void failing_allocations_add_no_resource(void **state) {
  ir_fixture *f = *state;
  for (size_t i = 1;; i++) {
    varve_resource resource = blob(f, "fails", VARVE_SLICE("data"));
    f->allocator.fail_at = f->allocator.calls + i;
    varve_status status = varve_module_add_resource(f->module, &resource, false);
    f->allocator.fail_at = 0;
    if (status == VARVE_STATUS_OK)
      break;
    assert_int_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
    assert_int_equal(f->module->dialect_resources.count, 0);
    assert_null(varve_module_find_resource(f->module, handle_of(f, "fails")));
  }
  assert_int_equal(f->module->dialect_resources.count, 1);
}

/* A body that puts a block with an operation into both regions, or fails. */
typedef struct test_body {
  varve_lazy_body body;
  ir_fixture *fixture;
  int calls;
  bool fails;
} test_body;

static varve_status read_body(varve_lazy_body *body, varve_operation *op) {
  test_body *test = (test_body *)body;
  test->calls++;
  if (test->fails)
    return VARVE_STATUS_CORRUPT;
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    ir_append(ir_block(test->fixture, varve_operation_region(op, i)), ir_define(test->fixture));
  return VARVE_STATUS_OK;
}

static void lazy_bodies_are_read_once(void **state) {
  ir_fixture *f = *state;
  test_body body = {.body = {read_body}, .fixture = f, .fails = true};
  varve_operation *op =
      ir_append(ir_root(f), ir_make(f, "t.lazy", (varve_operation_state){.region_count = 2}));
  for (uint32_t i = 0; i < 2; i++)
    varve_operation_region(op, i)->lazy = &body.body;
  assert_status(varve_module_materialize(f->module), CORRUPT);
  assert_non_null(varve_operation_region(op, 1)->lazy);
  body.fails = false;
  assert_status(varve_module_materialize(f->module), OK);
  assert_status(varve_module_materialize(f->module), OK);
  assert_int_equal(body.calls, 2);
  assert_non_null(varve_operation_region(op, 1)->first);
  assert_null(varve_operation_region(op, 0)->lazy);
  assert_null(varve_operation_region(op, 1)->lazy);
}

static void a_failing_allocation_creates_no_module(void **state) {
  ir_fixture *f = *state;
  varve_module *module;
  f->allocator.fail_at = f->allocator.calls + 1;
  assert_status(varve_module_create(f->context, &module), OUT_OF_MEMORY);
  f->allocator.fail_at = 0;
  assert_null(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(keepers_are_released_with_the_module),
      ir_test(resources_are_found_by_handle),
      ir_test(data_replaces_a_declaration),
      ir_test(external_resources_are_kept_in_order),
      ir_test(failing_allocations_add_no_resource),
      ir_test(lazy_bodies_are_read_once),
      ir_test(a_failing_allocation_creates_no_module),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
