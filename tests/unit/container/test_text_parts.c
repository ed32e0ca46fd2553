/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/streams/text_parts.c and the text hooks of <varve/hooks.h>: files are smaller with
 * them, and can be read without them. */
#include "tests/unit/container_fixture.h"
#include "tests/unit/diagnostic_log.h"

#include <varve.h>

#include <stdio.h>

static varve_context *make_context(varve_registry *registry) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  options.registry = registry;
  options.seed = 1;
  assert_status(varve_context_create(&options, &context), OK);
  return context;
}

static varve_module *load(varve_context *context, varve_slice bytes) {
  varve_module *module;
  assert_status(varve_module_load(context, bytes, NULL, &module), OK);
  return module;
}

static varve_bytes *save(varve_module *module, varve_format format) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes;
  options.format = format;
  options.generic_form = true;
  assert_status(varve_module_save(module, &options, &bytes), OK);
  return bytes;
}

static void expect_equal(varve_module *a, varve_module *b) {
  bool is_equal;
  assert_status(varve_module_compare(a, b, NULL, &is_equal, NULL), OK);
  assert_true(is_equal);
}

static void expect_same_hashes(varve_module *a, varve_module *b) {
  varve_module_hashes first, second;
  assert_status(varve_module_hash(a, NULL, &first), OK);
  assert_status(varve_module_hash(b, NULL, &second), OK);
  assert_memory_equal(&first, &second, sizeof(first));
}

/* Writes with the hook and reads without it. Returns the size of the file. */
static size_t round_trip(varve_slice text, unsigned *calls) {
  varve_registry *registry = box_registry("h", calls);
  varve_context *with = make_context(registry), *without = make_context(NULL);
  varve_module *module = load(with, text), *plain = load(without, text);
  varve_bytes *file = save(module, VARVE_FORMAT_VARVE);
  varve_module *read = load(without, varve_bytes_slice(file));
  varve_bytes *expected = save(plain, VARVE_FORMAT_TEXT), *got = save(read, VARVE_FORMAT_TEXT);
  expect_equal(plain, read);
  expect_same_hashes(module, read);
  assert_true(varve_slice_equal(varve_bytes_slice(expected), varve_bytes_slice(got)));
  varve_bytes *again = save(module, VARVE_FORMAT_VARVE);
  assert_true(varve_slice_equal(varve_bytes_slice(file), varve_bytes_slice(again)));
  size_t size = varve_bytes_slice(file).size;
  varve_bytes_destroy(again);
  varve_bytes_destroy(got);
  varve_bytes_destroy(expected);
  varve_bytes_destroy(file);
  varve_module_destroy(read);
  varve_module_destroy(plain);
  varve_module_destroy(module);
  varve_context_destroy(with);
  varve_context_destroy(without);
  varve_registry_destroy(registry);
  return size;
}

static void text_stored_in_parts_is_read_without_the_hook(void **state) {
  (void)state;
  static const char *const texts[] = {
      "\"a.b\"() {x = #h.pair<i32, 4>, y = #h.pair<4, i32>} : () -> !h.of<i32, [f32, i32]>",
      "\"a.b\"() {x = #h.pair<i32, 4> : i64, y = #h<i32 , i32>} : () -> (!h<i32>, !h.plain)",
      "\"a.b\"() {x = #h.of<!h.of<i32>, \"a,b>\", tensor<4xi32>, i32>} : () -> !h.of<!h.of<i32>>",
      "\"a.b\"() : () -> (!h.of<i32, tensor<4xi32>>, !h.of<tensor<4xi32>, i32>, !h.of<\"?\">)",
      "\"a.b\"() : () -> (!h<\"?\">, !h<i32, ?, i32>)"};
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++) {
    unsigned calls = 0;
    (void)round_trip(varve_slice_of(texts[i]), &calls);
    assert_true(calls != 0);
  }
}

static void text_that_the_hook_does_not_know_is_stored_whole(void **state) {
  unsigned calls = 0;
  (void)state;
  (void)round_trip(VARVE_SLICE("\"a.b\"() : () -> !h<?, i32>"), &calls);
  assert_true(calls != 0);
}

static void splitting_into_parts_makes_files_smaller(void **state) {
  (void)state;
  static char text[1 << 16];
  static const char *const names[] = {"affine_layout", "column_major", "distributed",
                                      "element_wise",  "fragmented",   "quantized",
                                      "replicated",    "scattered"};
  size_t size = 0;
  for (unsigned i = 0; i < 512; i++)
    size += (size_t)snprintf(text + size, sizeof(text) - size,
                             "\"a.b\"() {x = #%s.of<%s, %s, %s>} : () -> ()\n", "h", names[i % 8],
                             names[i / 8 % 8], names[i / 64 % 8]);
  unsigned calls = 0;
  size_t split = round_trip(varve_slice_make(text, size), &calls);
  for (char *at = strstr(text, "#h."); at != NULL; at = strstr(at, "#h."))
    at[1] = 'k';
  size_t whole = round_trip(varve_slice_make(text, size), &calls);
  if (split * 10 > whole * 9)
    fail_msg("%zu bytes in parts, %zu as a whole", split, whole);
}

static void a_hook_that_fails_ends_writing(void **state) {
  (void)state;
  varve_registry *registry = box_registry("h", NULL);
  varve_context *context = make_context(registry);
  varve_module *module = load(context, VARVE_SLICE("\"a.b\"() {x = #h<? i32>} : () -> ()"));
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes;
  diagnostic_log said = {.text = ""};
  options.sink = (varve_diagnostic_sink){log_diagnostic, &said};
  options.format = VARVE_FORMAT_VARVE;
  assert_status(varve_module_save(module, &options, &bytes), UNSUPPORTED);
  assert_null(bytes);
  assert_string_equal(said.text, "the text hook of dialect h failed: well-formed but unsupported");
  options.format = VARVE_FORMAT_TEXT;
  assert_status(varve_module_save(module, &options, &bytes), OK);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

static varve_status add_bad_parts(void *user, varve_slice text, bool is_type,
                                  varve_text_parts *parts) {
  (void)user;
  (void)is_type;
  assert_status(varve_text_parts_add(parts, 0, 0), BAD_ARGUMENT);
  assert_status(varve_text_parts_add(parts, 0, text.size + 1), BAD_ARGUMENT);
  assert_status(varve_text_parts_add(parts, SIZE_MAX, 1), BAD_ARGUMENT);
  assert_status(varve_text_parts_add(parts, 1, SIZE_MAX), BAD_ARGUMENT);
  assert_status(varve_text_parts_add(parts, 2, 2), OK);
  assert_status(varve_text_parts_add(parts, 3, 2), BAD_ARGUMENT);
  assert_status(varve_text_parts_add(parts, 0, 1), BAD_ARGUMENT);
  assert_status(varve_text_parts_add(NULL, 5, 1), BAD_ARGUMENT);
  return VARVE_STATUS_OK;
}

static void parts_are_in_order_and_within_the_text(void **state) {
  (void)state;
  varve_registry *registry;
  assert_status(varve_registry_create(NULL, &registry), OK);
  varve_text_hook hook = {sizeof(hook), {"h", 1}, add_bad_parts, NULL};
  assert_status(varve_registry_add_text_hook(registry, &hook), OK);
  varve_context *context = make_context(registry);
  varve_module *module = load(context, VARVE_SLICE("\"a.b\"() : () -> !h.of<i32>"));
  varve_bytes_destroy(save(module, VARVE_FORMAT_VARVE));
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

static void a_dialect_has_one_hook(void **state) {
  (void)state;
  static char name[200];
  varve_registry *registry = box_registry("h", NULL);
  varve_text_hook hook = {sizeof(hook), {"h", 1}, box_split, NULL};
  assert_status(varve_registry_add_text_hook(registry, &hook), BAD_ARGUMENT);
  hook.dialect = varve_slice_make("", 0);
  assert_status(varve_registry_add_text_hook(registry, &hook), BAD_ARGUMENT);
  memset(name, 'n', sizeof(name));
  hook.dialect = varve_slice_make(name, 128);
  assert_status(varve_registry_add_text_hook(registry, &hook), BAD_ARGUMENT);
  hook.dialect = varve_slice_make(name, 127);
  assert_status(varve_registry_add_text_hook(registry, &hook), OK);
  hook.dialect = varve_slice_make("i", 1);
  hook.split = NULL;
  assert_status(varve_registry_add_text_hook(registry, &hook), BAD_ARGUMENT);
  hook.split = box_split;
  varve_context *context = make_context(registry);
  assert_status(varve_registry_add_text_hook(registry, &hook), BAD_ARGUMENT);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_stored_in_parts_is_read_without_the_hook),
      cmocka_unit_test(text_that_the_hook_does_not_know_is_stored_whole),
      cmocka_unit_test(splitting_into_parts_makes_files_smaller),
      cmocka_unit_test(a_hook_that_fails_ends_writing),
      cmocka_unit_test(parts_are_in_order_and_within_the_text),
      cmocka_unit_test(a_dialect_has_one_hook),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
