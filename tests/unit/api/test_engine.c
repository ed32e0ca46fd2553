/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/registry/knowledge.h: the engine without any knowledge of dialects. */
#include <varve/module.h>
#include <varve/upgrade.h>

#include "dialect/registry/knowledge.h"
#include "tests/unit/unit.h"

const varve_knowledge varve_known = {.sets = NULL};

static const char text[] = "\"builtin.module\"() ({\n"
                           "  \"func.func\"() ({\n"
                           "  ^bb0(%arg0: i32):\n"
                           "    %0 = \"arith.addi\"(%arg0, %arg0) {overflow} : (i32, i32) -> i32\n"
                           "    \"func.return\"(%0) : (i32) -> ()\n"
                           "  }) {function_type = (i32) -> i32, sym_name = \"f\"} : () -> ()\n"
                           "}) : () -> ()\n\n";

static varve_bytes *save(varve_module *module, varve_format format) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes = NULL;
  options.format = format;
  options.generic_form = format == VARVE_FORMAT_TEXT;
  assert_int_equal(varve_module_save(module, &options, &bytes), VARVE_STATUS_OK);
  return bytes;
}

static varve_module *load(varve_context *context, varve_slice bytes) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  varve_module *module = NULL;
  assert_int_equal(varve_module_load(context, bytes, &options, &module), VARVE_STATUS_OK);
  return module;
}

static void reads_and_writes(varve_format format) {
  varve_context *context = NULL;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_module *module = load(context, (varve_slice){text, sizeof text - 1});
  varve_bytes *stored = save(module, format);
  varve_module *again = load(context, varve_bytes_slice(stored));
  varve_bytes *printed = save(again, VARVE_FORMAT_TEXT);
  varve_slice got = varve_bytes_slice(printed);
  assert_int_equal(got.size, sizeof text - 1);
  assert_memory_equal(got.data, text, got.size);
  varve_bytes_destroy(printed);
  varve_bytes_destroy(stored);
  varve_module_destroy(again);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static void generic_text_is_read_without_knowledge(void **state) {
  (void)state;
  reads_and_writes(VARVE_FORMAT_TEXT);
}

static void bytecode_is_read_without_knowledge(void **state) {
  (void)state;
  reads_and_writes(VARVE_FORMAT_BYTECODE);
}

static void containers_are_read_without_knowledge(void **state) {
  (void)state;
  reads_and_writes(VARVE_FORMAT_VARVE);
}

static void upgrades_are_refused_without_knowledge(void **state) {
  varve_context *context = NULL, *target = NULL;
  varve_module *upgraded = NULL;
  (void)state;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  assert_int_equal(varve_context_create(NULL, &target), VARVE_STATUS_OK);
  varve_module *module = load(context, (varve_slice){text, sizeof text - 1});
  assert_int_equal(varve_module_upgrade(module, NULL, target, &upgraded), VARVE_STATUS_UNSUPPORTED);
  varve_module_destroy(module);
  varve_context_destroy(target);
  varve_context_destroy(context);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(generic_text_is_read_without_knowledge),
      cmocka_unit_test(bytecode_is_read_without_knowledge),
      cmocka_unit_test(containers_are_read_without_knowledge),
      cmocka_unit_test(upgrades_are_refused_without_knowledge),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
