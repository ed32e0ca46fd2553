/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/streams/read_vocabulary.c: the built-in vocabulary, in contexts with and
 * without built-in dialects. */
#include "tests/unit/diagnostic_log.h"

#include <stdio.h>

#include "container/file/read_file.h"
#include "container/file/write_file.h"
#include "ir/module.h"

/* Writes the module of the text, without locations, as a small file with the built-in
 * vocabulary. */
static void write_text(varve_slice text, varve_buffer *file) {
  varve_context *context;
  varve_module *module;
  varve_container_write_options options = {.level = 1};
  assert_status(varve_context_create(NULL, &context), OK);
  assert_status(varve_module_load(context, text, NULL, &module), OK);
  assert_status(varve_module_strip_debug_info(module), OK);
  assert_status(varve_container_write(module, &options, file), OK);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static varve_status read_bare(varve_slice file, diagnostic_log *h) {
  varve_context *context;
  varve_module *module;
  varve_container_read_options options = {.sink = {log_diagnostic, h}};
  *h = (diagnostic_log){.count = 0};
  assert_status(varve_context_make(NULL, &context), OK);
  varve_status status = varve_container_read(context, file, &options, &module);
  assert_int_equal(module != NULL, status == VARVE_STATUS_OK);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status;
}

static void no_node_needs_a_definition(void **state) {
  (void)state;
  static const varve_slice texts[] = {
      VARVE_SLICE_INIT("\"test.op\"() {value = 1 : i32} : () -> tensor<4x8xf32>"),
      VARVE_SLICE_INIT("\"test.op\"() {value = #arith.fastmath<none>} : () -> ()"),
      VARVE_SLICE_INIT("\"test.op\"() {value = [#arith.overflow<none>]} : () -> ()"),
      VARVE_SLICE_INIT("func.func @f(%a: f32) { %0 = arith.addf %a, %a : f32 return }")};
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++) {
    varve_buffer file;
    diagnostic_log h;
    varve_buffer_init(&file, &memory);
    write_text(texts[i], &file);
    assert_status(read_bare(varve_buffer_slice(&file), &h), OK);
    assert_int_equal(h.count, 0);
    varve_buffer_release(&file);
  }
}

static void a_context_creates_them_once(void **state) {
  (void)state;
  varve_context *context;
  varve_module *module;
  varve_container_write_options options = {.level = 1};
  varve_buffer file;
  assert_status(varve_context_create(NULL, &context), OK);
  varve_buffer_init(&file, &context->memory);
  assert_status(varve_module_load(context, VARVE_SLICE("module {}"), NULL, &module), OK);
  const varve_kept *kept_before = context->kept;
  assert_status(varve_container_write(module, &options, &file), OK);
  assert_ptr_not_equal(context->kept, kept_before);
  assert_ptr_equal(context->kept->next, kept_before);
  uint32_t entity_count = context->entity_count;
  assert_status(varve_container_write(module, &options, &file), OK);
  assert_ptr_equal(context->kept->next, kept_before);
  assert_int_equal(context->entity_count, entity_count);
  varve_buffer_release(&file);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_node_needs_a_definition),
      cmocka_unit_test(a_context_creates_them_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
