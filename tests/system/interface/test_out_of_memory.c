/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every allocation fails in turn. The call returns OUT_OF_MEMORY, frees all memory, and leaves no
 * half-made object. */
#include "tests/system/interface/failing_work.h"

#include <varve/ir.h>

static varve_status read_and_save(varve_context *context, varve_slice input,
                                  const varve_save_options *save) {
  varve_module *module;
  varve_status status = varve_module_load(context, input, NULL, &module);
  if (status != VARVE_STATUS_OK) {
    assert_null(module);
    return status;
  }
  varve_bytes *bytes;
  status = varve_module_save(module, save, &bytes);
  if (status != VARVE_STATUS_OK)
    assert_null(bytes);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  return status;
}

static varve_status to_text(varve_context *context, varve_slice input) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.debug_info = true;
  return read_and_save(context, input, &save);
}

/* The writer is the first to look up definitions, because the verifier does not run. */
static varve_status to_unverified_text(varve_context *context, varve_slice input) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_module *module;
  varve_bytes *bytes = NULL;
  load.no_verify = true;
  varve_status status = varve_module_load(context, input, &load, &module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_save(module, NULL, &bytes);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  return status;
}

static varve_status to_bytecode(varve_context *context, varve_slice input) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_BYTECODE;
  save.allow_lossy = true;
  return read_and_save(context, input, &save);
}

static varve_status to_container(varve_context *context, varve_slice input) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.level = 1;
  save.no_builtin_dictionary = true;
  return read_and_save(context, input, &save);
}

static varve_status to_container_with_dictionary(varve_context *context, varve_slice input) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.level = 1;
  return read_and_save(context, input, &save);
}

static varve_status to_mapped(varve_context *context, varve_slice input) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.layout = VARVE_LAYOUT_MAPPED;
  return read_and_save(context, input, &save);
}

static varve_status to_zstd_frame(varve_context *context, varve_slice input) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.zstd_frame = true;
  return read_and_save(context, input, &save);
}

static varve_status to_copy(varve_context *context, varve_slice input) {
  varve_module *module, *copy;
  varve_status status = varve_module_load(context, input, NULL, &module);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_module_copy(module, context, &copy);
  bool equal = false;
  if (status == VARVE_STATUS_OK)
    status = varve_module_compare(module, copy, NULL, &equal, NULL);
  assert_true(status != VARVE_STATUS_OK || equal);
  varve_module_destroy(copy);
  varve_module_destroy(module);
  return status;
}

/* Checks that all resources are there before the call, and only the used ones after it. */
static varve_status drop_resources(varve_context *context, varve_slice input) {
  varve_module *module;
  varve_status status = varve_module_load(context, input, NULL, &module);
  if (status != VARVE_STATUS_OK)
    return status;
  assert_int_equal(varve_module_get_resource_count(module), 3);
  status = varve_module_drop_unused_resources(module);
  assert_int_equal(varve_module_get_resource_count(module), status == VARVE_STATUS_OK ? 1 : 3);
  varve_module_destroy(module);
  return status;
}

static void fail_each_allocation_of_samples(work_function *work) {
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++) {
    size_t size;
    char *text = sample_file_read(i, &size);
    fail_each_allocation((varve_slice){text, size}, work);
    free(text);
  }
}

static void reading_and_printing_text(void **state) {
  (void)state;
  fail_each_allocation_of_samples(to_text);
}

static void reading_text_and_writing_bytecode(void **state) {
  (void)state;
  fail_each_allocation_of_samples(to_bytecode);
}

static void reading_text_and_writing_a_container(void **state) {
  (void)state;
  fail_each_allocation_of_samples(to_container);
}

/* Each failing allocation makes the dictionary again, so that a small module is enough. */
static void preparing_the_builtin_dictionary(void **state) {
  static const char text[] = "\"t.a\"() : () -> ()\n";
  (void)state;
  fail_each_allocation((varve_slice){text, sizeof(text) - 1}, to_container_with_dictionary);
}

static void copying_and_comparing(void **state) {
  (void)state;
  fail_each_allocation_of_samples(to_copy);
}

/* Allocations fail while a saved module is read again. */
static void fail_reading_of(varve_save_options save, work_function *work) {
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++) {
    size_t size;
    char *text = sample_file_read(i, &size);
    varve_context *context;
    varve_module *module;
    varve_bytes *bytes;
    assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
    assert_int_equal(varve_module_load(context, (varve_slice){text, size}, NULL, &module),
                     VARVE_STATUS_OK);
    assert_int_equal(varve_module_save(module, &save, &bytes), VARVE_STATUS_OK);
    fail_each_allocation(varve_bytes_slice(bytes), work);
    varve_bytes_destroy(bytes);
    varve_module_destroy(module);
    varve_context_destroy(context);
    free(text);
  }
}

static void reading_bytecode(void **state) {
  (void)state;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_BYTECODE;
  save.bytecode_version = 6;
  fail_reading_of(save, to_bytecode);
}

static void reading_a_container(void **state) {
  (void)state;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  fail_reading_of(save, to_text);
  fail_reading_of(save, to_unverified_text);
}

static void reading_and_writing_a_mapped_module(void **state) {
  (void)state;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.layout = VARVE_LAYOUT_MAPPED;
  fail_reading_of(save, to_mapped);
}

static void reading_and_writing_a_zstd_frame(void **state) {
  (void)state;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.zstd_frame = true;
  fail_reading_of(save, to_zstd_frame);
}

static void dropping_resources(void **state) {
  static const char text[] =
      "\"t.a\"() {r = dense_resource<used> : tensor<2xi8>} : () -> ()\n"
      "{-# dialect_resources: { builtin: { a: \"0x0100000009\", used: \"0x040000000102\",\n"
      "b: \"0x010000000304\" } } #-}\n";
  (void)state;
  fail_each_allocation((varve_slice){text, sizeof(text) - 1}, drop_resources);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(reading_and_printing_text),
      cmocka_unit_test(reading_text_and_writing_bytecode),
      cmocka_unit_test(reading_text_and_writing_a_container),
      cmocka_unit_test(preparing_the_builtin_dictionary),
      cmocka_unit_test(copying_and_comparing),
      cmocka_unit_test(reading_bytecode),
      cmocka_unit_test(reading_a_container),
      cmocka_unit_test(reading_and_writing_a_mapped_module),
      cmocka_unit_test(reading_and_writing_a_zstd_frame),
      cmocka_unit_test(dropping_resources),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
