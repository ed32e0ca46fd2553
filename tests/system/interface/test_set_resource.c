/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* <varve/ir.h>: resources that a program adds to a module. */
#include "tests/system/interface/failing_work.h"

#include <varve/ir.h>

#define OK(call) assert_int_equal(call, VARVE_STATUS_OK)
#define BAD(call) assert_int_equal(call, VARVE_STATUS_BAD_ARGUMENT)

typedef struct fixture {
  varve_context *context;
  varve_module *module;
  unsigned released;
} fixture;

static varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static const char text[] =
    "\"t.a\"() {r = dense_resource<w> : tensor<2xi16>} : () -> ()\n"
    "{-# dialect_resources: { builtin: { w: \"0x0200000001000200\" } } #-}\n";

static int set_up(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  assert_non_null(f);
  OK(varve_context_create(NULL, &f->context));
  OK(varve_module_load(f->context, slice_of(text), NULL, &f->module));
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  varve_module_destroy(f->module);
  varve_context_destroy(f->context);
  free(f);
  return 0;
}

static void count_release(void *user) { ++*(unsigned *)user; }

static varve_release releasing(fixture *f) {
  return (varve_release){.function = count_release, .user = &f->released};
}

static varve_resource_item blob(const char *key, const char *bytes, size_t size) {
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  item.group = slice_of("builtin");
  item.key = slice_of(key);
  item.has_data = true;
  item.alignment = 8;
  item.data = (varve_slice){bytes, size};
  return item;
}

/* Returns the resource with this key. */
static varve_resource_item get(const fixture *f, const char *key) {
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  for (size_t i = 0; i < varve_module_get_resource_count(f->module); i++) {
    OK(varve_module_get_resource(f->module, i, &item));
    if (item.key.size == strlen(key) && memcmp(item.key.data, key, item.key.size) == 0)
      return item;
  }
  fail_msg("no resource %s", key);
  return item;
}

static void assert_data(varve_resource_item item, const char *bytes, size_t size) {
  assert_true(item.has_data);
  assert_int_equal(item.data.size, size);
  assert_memory_equal(item.data.data, bytes, size);
}

static void bytes_are_copied(void **state) {
  fixture *f = *state;
  char bytes[] = "\3\0\4\0";
  varve_resource_item item = blob("w", bytes, 4);
  OK(varve_module_set_resource(f->module, &item, NULL));
  bytes[0] = 9;
  assert_int_equal(varve_module_get_resource_count(f->module), 1);
  assert_data(get(f, "w"), "\3\0\4\0", 4);
  assert_int_equal(get(f, "w").alignment, 8);
  item = blob("new", "x", 1);
  OK(varve_module_set_resource(f->module, &item, NULL));
  assert_int_equal(varve_module_get_resource_count(f->module), 2);
  assert_data(get(f, "new"), "x", 1);
}

static void borrowed_bytes_are_used_in_place_and_released_once(void **state) {
  fixture *f = *state;
  static const char bytes[] = "\5\0\6\0";
  const varve_release release = releasing(f), nothing = {NULL, NULL};
  varve_resource_item item = blob("w", bytes, 4);
  OK(varve_module_set_resource(f->module, &item, &release));
  assert_ptr_equal(get(f, "w").data.data, bytes);
  OK(varve_module_set_resource(f->module, &item, &nothing));
  assert_int_equal(f->released, 0);
  varve_module *copy;
  OK(varve_module_copy(f->module, f->context, &copy));
  varve_module_destroy(f->module);
  assert_int_equal(f->released, 1);
  f->module = copy;
  assert_data(get(f, "w"), bytes, 4);
  assert_ptr_not_equal(get(f, "w").data.data, bytes);
}

/* Saves and loads the module in a format. */
static void reload(fixture *f, varve_format format) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes;
  save.format = format;
  OK(varve_module_save(f->module, &save, &bytes));
  varve_module_destroy(f->module);
  OK(varve_module_load(f->context, varve_bytes_slice(bytes), NULL, &f->module));
  varve_bytes_destroy(bytes);
}

static void all_formats_store_what_was_set(void **state) {
  enum { LARGE = 3 << 20 };
  fixture *f = *state;
  const varve_format formats[] = {VARVE_FORMAT_TEXT, VARVE_FORMAT_BYTECODE, VARVE_FORMAT_VARVE};
  char *large = malloc(LARGE);
  assert_non_null(large);
  for (size_t i = 0; i < LARGE; i++)
    large[i] = (char)(uint8_t)(i * i >> 7);
  for (size_t i = 0; i < 3; i++) {
    const varve_release release = releasing(f);
    varve_resource_item item = blob("w", large, LARGE);
    f->released = 0;
    OK(varve_module_set_resource(f->module, &item, &release));
    reload(f, formats[i]);
    assert_int_equal(f->released, 1);
    assert_data(get(f, "w"), large, LARGE);
  }
  free(large);
}

static void other_kinds_and_external_resources_are_set(void **state) {
  fixture *f = *state;
  varve_resource_item item = blob("name", "text", 4);
  item.is_external = item.is_string = true;
  item.group = slice_of("tool");
  OK(varve_module_set_resource(f->module, &item, NULL));
  item.data = slice_of("more");
  OK(varve_module_set_resource(f->module, &item, NULL));
  item.key = slice_of("flag");
  item.is_string = false;
  item.is_bool = item.bool_value = true;
  OK(varve_module_set_resource(f->module, &item, NULL));
  item = blob("declared", "", 0);
  item.has_data = false;
  OK(varve_module_set_resource(f->module, &item, NULL));
  assert_int_equal(varve_module_get_resource_count(f->module), 4);
  assert_false(get(f, "declared").has_data);
  reload(f, VARVE_FORMAT_VARVE);
  assert_data(get(f, "name"), "more", 4);
  assert_true(get(f, "name").is_external && get(f, "name").is_string);
  assert_true(get(f, "flag").is_bool && get(f, "flag").bool_value);
}

static void wrong_items_are_rejected(void **state) {
  fixture *f = *state;
  const varve_release release = releasing(f);
  varve_resource_item item = blob("k", "x", 1);
  BAD(varve_module_set_resource(NULL, &item, NULL));
  BAD(varve_module_set_resource(f->module, NULL, NULL));
  item = blob("", "x", 1);
  BAD(varve_module_set_resource(f->module, &item, &release));
  item = blob("k", "x", 1);
  item.group.size = 0;
  BAD(varve_module_set_resource(f->module, &item, &release));
  item = blob("k", NULL, 1);
  BAD(varve_module_set_resource(f->module, &item, &release));
  item = blob("k", "x", 1);
  item.alignment = 3;
  BAD(varve_module_set_resource(f->module, &item, &release));
  item = blob("k", "x", 1);
  item.is_bool = item.is_string = true;
  BAD(varve_module_set_resource(f->module, &item, &release));
  item = blob("k", "x", 1);
  item.struct_size = 1;
  BAD(varve_module_set_resource(f->module, &item, &release));
  assert_int_equal(varve_module_get_resource_count(f->module), 1);
  assert_int_equal(f->released, 0);
}

static varve_status set_resources(varve_context *context, varve_slice input) {
  varve_module *module;
  unsigned released = 0;
  const varve_release release = {count_release, &released};
  varve_resource_item item = blob("w", "abcd", 4);
  varve_status status = varve_module_load(context, input, NULL, &module);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_module_set_resource(module, &item, &release);
  bool is_borrowed = status == VARVE_STATUS_OK;
  item.key = slice_of("an external one");
  item.group = slice_of("tool");
  item.is_external = true;
  if (status == VARVE_STATUS_OK)
    status = varve_module_set_resource(module, &item, NULL);
  varve_module_destroy(module);
  assert_int_equal(released, is_borrowed);
  return status;
}

static void a_failing_allocation_releases_nothing_that_was_not_taken(void **state) {
  (void)state;
  fail_each_allocation(slice_of(text), set_resources);
}

int main(void) {
#define POINT(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
  const struct CMUnitTest tests[] = {
      POINT(bytes_are_copied),
      POINT(borrowed_bytes_are_used_in_place_and_released_once),
      POINT(all_formats_store_what_was_set),
      POINT(other_kinds_and_external_resources_are_set),
      POINT(wrong_items_are_rejected),
      cmocka_unit_test(a_failing_allocation_releases_nothing_that_was_not_taken),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
