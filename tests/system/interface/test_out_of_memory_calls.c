/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every allocation fails in turn in the calls that test_out_of_memory.c does not cover: building
 * and changing modules, reading files by parts, upgrading, verifying, hashing, packing,
 * definitions. tests/system/interface/out-of-memory-calls.sh compares the public functions with
 * those that are named here. */
#include "tests/system/interface/failing_work.h"

#include <unistd.h>

#include <varve/file.h>
#include <varve/ir.h>
#include <varve/upgrade.h>

#define TEXT(literal) ((varve_slice){literal, sizeof(literal) - 1})
#define TRY(call)                                                                                  \
  do {                                                                                             \
    varve_status try_status = (call);                                                              \
    if (try_status != VARVE_STATUS_OK)                                                             \
      return try_status;                                                                           \
  } while (0)

static const varve_diagnostic_sink nobody = {NULL, NULL};

static varve_status make_attributes(varve_context *context, const varve_attribute **dictionary) {
  const varve_type *i32;
  const varve_attribute *key, *seven, *type, *pair[2], *parsed;
  varve_named_attribute entry = {.name = TEXT("value")};
  varve_bytes *text;
  TRY(varve_type_parse(context, TEXT("i32"), nobody, &i32));
  TRY(varve_type_print(context, i32, &text));
  varve_bytes_destroy(text);
  TRY(varve_attribute_make_string(context, TEXT("value"), NULL, &key));
  TRY(varve_attribute_make_integer(context, i32, 7, &seven));
  TRY(varve_attribute_make_type(context, i32, &type));
  TRY(varve_attribute_parse(context, TEXT("[{a = dense<[1, 2]> : tensor<2xi8>}, @s::@t]"), nobody,
                            &parsed));
  TRY(varve_attribute_print(context, parsed, &text));
  varve_bytes_destroy(text);
  pair[0] = type;
  pair[1] = parsed;
  TRY(varve_attribute_make_array(context, (varve_attribute_list){pair, 2}, &entry.value));
  return varve_attribute_make_dictionary(context, &entry, 1, dictionary);
}

/* Builds two operations in a block, one of which uses the other, copies them, and changes both. */
static varve_status change_module(varve_context *context, varve_module *module) {
  const varve_attribute *dictionary;
  const varve_type *i32;
  varve_block *body =
      varve_region_get_first_block(varve_operation_get_region(varve_module_get_root(module), 0));
  varve_block *inner;
  varve_operation *value, *use, *copy;
  varve_value *argument;
  varve_operation_description d = {.struct_size = sizeof(d), .name = TEXT("t.value")};
  TRY(make_attributes(context, &dictionary));
  TRY(varve_type_parse(context, TEXT("i32"), nobody, &i32));
  d.dictionary = dictionary;
  d.result_types = &i32;
  d.result_count = 1;
  TRY(varve_operation_build(module, &d, &value));
  TRY(varve_operation_insert(value, body, NULL));
  varve_value *operands[] = {varve_operation_get_result(value, 0),
                             varve_operation_get_result(value, 0)};
  d = (varve_operation_description){.struct_size = sizeof(d), .name = TEXT("t.use")};
  d.operands = operands;
  d.operand_count = 1;
  d.region_count = 1;
  TRY(varve_operation_build(module, &d, &use));
  TRY(varve_operation_insert(use, body, NULL));
  TRY(varve_region_append_block(module, varve_operation_get_region(use, 0), &inner));
  TRY(varve_block_append_argument(module, inner, i32, NULL, &argument));
  TRY(varve_operation_copy(module, use, &copy));
  TRY(varve_operation_insert(copy, body, use));
  TRY(varve_operation_replace_operands(module, copy, operands, 2));
  TRY(varve_operation_set_attribute(module, copy, TEXT("more"), dictionary));
  TRY(varve_operation_detach(use));
  return varve_operation_delete(module, use);
}

static varve_status build(varve_context *context, varve_slice input) {
  varve_module *module;
  varve_module_hashes hashes;
  (void)input;
  TRY(varve_module_create_empty(context, &module));
  varve_status status = change_module(context, module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_set_dialect_version(module, TEXT("t"), TEXT("1.2"));
  if (status == VARVE_STATUS_OK)
    status = varve_module_verify(module, NULL);
  if (status == VARVE_STATUS_OK)
    status = varve_module_hash(module, NULL, &hashes);
  if (status == VARVE_STATUS_OK)
    status = varve_module_strip_debug_info(module);
  varve_module_destroy(module);
  return status;
}

static void building_and_changing_modules(void **state) {
  (void)state;
  fail_each_allocation(TEXT(""), build);
}

/* Moves constants into resources and back. */
static varve_status place(varve_context *context, varve_slice input) {
  varve_module *module;
  varve_place_options options = {.struct_size = sizeof(varve_place_options)};
  options.larger_than = 1;
  TRY(varve_module_load(context, input, NULL, &module));
  varve_status status = varve_module_place_resources(module, &options);
  options.place = VARVE_RESOURCES_INLINE;
  if (status == VARVE_STATUS_OK)
    status = varve_module_place_resources(module, &options);
  varve_module_destroy(module);
  return status;
}

static void placing_resources(void **state) {
  (void)state;
  fail_each_allocation(TEXT("\"t.a\"() {v = dense<[1, 2, 3, 4]> : tensor<4xi32>} : () -> ()\n"),
                       place);
}

/* Files */

static varve_status count_symbol(void *user, const varve_file_symbol *symbol) {
  (void)symbol;
  ++*(size_t *)user;
  return VARVE_STATUS_OK;
}

static varve_status read_parts(varve_file *file) {
  varve_file_selection selection = {.struct_size = sizeof(varve_file_selection)};
  const uint64_t first[] = {0, 1};
  size_t symbols = 0, found = 0;
  uint64_t operation;
  varve_module *module;
  TRY(varve_file_list(file, count_symbol, &symbols));
  TRY(varve_file_find(file, TEXT("f"), &operation, &found));
  TRY(varve_file_read_symbol(file, TEXT("@f"), &module));
  varve_module_destroy(module);
  TRY(varve_file_read_operation(file, 1, &module));
  varve_module_destroy(module);
  selection.operations = first;
  selection.count = 2;
  TRY(varve_file_read_selection(file, &selection, &module));
  varve_module_destroy(module);
  TRY(varve_file_read_module(file, &module));
  varve_module_destroy(module);
  TRY(varve_file_check(file, NULL, &module));
  varve_module_destroy(module);
  assert_int_equal(symbols, 2);
  return VARVE_STATUS_OK;
}

static varve_status open_and_read(varve_context *context, varve_slice input) {
  varve_file *file;
  TRY(varve_file_open_bytes(context, input, NULL, &file));
  varve_status status = read_parts(file);
  varve_file_close(file);
  return status;
}

/* Returns a file in this form. */
static void read_parts_of(varve_save_options save) {
  static const char text[] = "func.func @f(%a: i32) -> i32 { return %a : i32 }\n"
                             "func.func private @g(i32)\n";
  varve_context *context;
  varve_module *module;
  varve_bytes *bytes;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  assert_int_equal(varve_module_load(context, TEXT(text), NULL, &module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_save(module, &save, &bytes), VARVE_STATUS_OK);
  fail_each_allocation(varve_bytes_slice(bytes), open_and_read);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static void reading_files_by_parts(void **state) {
  (void)state;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.group_size = 1;
  read_parts_of(save);
  save.layout = VARVE_LAYOUT_MAPPED;
  read_parts_of(save);
  save = (varve_save_options){.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_BYTECODE;
  read_parts_of(save);
}

/* The path of a module file whose bodies are read on demand. */
static char path[] = "/tmp/varve-test-XXXXXX";

static varve_status read_lazily(varve_context *context) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_module *module;
  varve_bytes *bytes;
  varve_file *file;
  load.lazy_bodies = true;
  TRY(varve_bytes_load_file(context, path, nobody, &bytes));
  varve_bytes_destroy(bytes);
  TRY(varve_file_open(context, path, NULL, &file));
  varve_file_close(file);
  TRY(varve_module_load_file(context, path, &load, &module));
  varve_operation *first = varve_block_get_first_operation(
      varve_region_get_first_block(varve_operation_get_region(varve_module_get_root(module), 0)));
  varve_status status = varve_operation_read_regions(first);
  if (status == VARVE_STATUS_OK)
    status = varve_module_read_bodies(module);
  varve_module_destroy(module);
  return status;
}

static varve_status save_and_read(varve_context *context, varve_slice input) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_module *module;
  save.format = VARVE_FORMAT_BYTECODE;
  TRY(varve_module_load(context, input, NULL, &module));
  varve_status status = varve_module_save_file(module, path, &save);
  varve_module_destroy(module);
  return status == VARVE_STATUS_OK ? read_lazily(context) : status;
}

static void saving_files_and_reading_bodies_later(void **state) {
  (void)state;
  int descriptor = mkstemp(path);
  assert_true(descriptor >= 0);
  (void)close(descriptor);
  fail_each_allocation(TEXT("func.func @f(%a: i32) -> i32 { return %a : i32 }\n"
                            "func.func @g() { return }\n"),
                       save_and_read);
  (void)unlink(path);
}

/* Upgrades a module of 2019, which has a context of its own. */
static varve_status upgrade(varve_context *target, varve_slice input) {
  varve_registry_options of_2019 = {.struct_size = sizeof(varve_registry_options)};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_registry *registry;
  varve_context *context;
  varve_module *module, *upgraded;
  of_2019.era = TEXT("2019");
  assert_int_equal(varve_registry_create(&of_2019, &registry), VARVE_STATUS_OK);
  options.registry = registry;
  assert_int_equal(varve_context_create(&options, &context), VARVE_STATUS_OK);
  assert_int_equal(varve_module_load(context, input, NULL, &module), VARVE_STATUS_OK);
  varve_status status = varve_module_upgrade(module, NULL, target, &upgraded);
  assert_true((upgraded != NULL) == (status == VARVE_STATUS_OK));
  varve_module_destroy(upgraded);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
  return status;
}

/* Converts a module of the context to LLVM 16, which has a context of its own. */
static varve_status retarget(varve_context *context, varve_slice input) {
  varve_registry_options of_llvm16 = {.struct_size = sizeof(varve_registry_options)};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_registry *registry;
  varve_context *target;
  varve_module *module, *converted = NULL;
  of_llvm16.era = TEXT("llvm16");
  assert_int_equal(varve_registry_create(&of_llvm16, &registry), VARVE_STATUS_OK);
  options.registry = registry;
  assert_int_equal(varve_context_create(&options, &target), VARVE_STATUS_OK);
  varve_status status = varve_module_load(context, input, NULL, &module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_retarget(module, NULL, target, &converted);
  assert_true((converted != NULL) == (status == VARVE_STATUS_OK));
  varve_module_destroy(converted);
  varve_module_destroy(module);
  varve_context_destroy(target);
  varve_registry_destroy(registry);
  return status;
}

static void retargeting(void **state) {
  (void)state;
  fail_each_allocation(TEXT("func.func @f(%a: memref<4xf32>, %b: f32) {\n"
                            "  %0 = arith.maximumf %b, %b : f32\n"
                            "  %1 = memref.assume_alignment %a, 16 : memref<4xf32>\n"
                            "  return\n}\n"),
                       retarget);
}

static void upgrading(void **state) {
  (void)state;
  fail_each_allocation(TEXT("func @f(%a: i32) -> i32 {\n  %0 = addi %a, %a : i32\n"
                            "  return %0 : i32\n}\n"),
                       upgrade);
}

static varve_status apply_rules(varve_context *context, varve_slice input) {
  varve_rules_options options = {.struct_size = sizeof(varve_rules_options)};
  varve_module *module;
  options.from = TEXT("old");
  options.to = TEXT("new");
  TRY(varve_module_load(context, input, NULL, &module));
  varve_status status = varve_module_apply_rules(module, &options);
  varve_module_destroy(module);
  return status;
}

static void applying_rules(void **state) {
  (void)state;
  static const char definitions[] =
      "irdl.dialect @old attributes {varve.set = \"own\", varve.unknown = [\"operations\"]} {\n"
      "  \"varve.upgrade\"() {from = \"old\", to = \"new\", operation = \"old.op\",\n"
      "    becomes = \"new.op\", move = {a = \"b\"}, set = {c = \"1\"}} : () -> ()\n"
      "}\n";
  varve_registry *registry;
  assert_int_equal(varve_registry_create(NULL, &registry), VARVE_STATUS_OK);
  assert_int_equal(varve_registry_load(registry, TEXT(definitions), NULL), VARVE_STATUS_OK);
  fail_each_allocation_in(registry, TEXT("\"old.op\"() {a = 2 : i64} : () -> ()\n"), apply_rules);
  varve_registry_destroy(registry);
}

/* Packing */

static varve_status pack(varve_context *context, varve_slice input) {
  varve_bytes *wrapped, *unwrapped;
  TRY(varve_zstd_wrap(context, input, 1, &wrapped));
  varve_status status = varve_zstd_unwrap(context, varve_bytes_slice(wrapped), NULL, &unwrapped);
  varve_bytes_destroy(unwrapped);
  varve_bytes_destroy(wrapped);
  return status;
}

static varve_status train(varve_context *context, varve_slice input) {
  varve_training_options options = {.struct_size = sizeof(varve_training_options)};
  varve_module *module;
  varve_bytes *bytes;
  TRY(varve_module_load(context, input, NULL, &module));
  options.modules = &module;
  options.count = 1;
  options.no_builtin_dictionary = true;
  varve_status status = varve_dictionary_train(context, &options, &bytes);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  return status;
}

static void packing_and_training(void **state) {
  (void)state;
  fail_each_allocation(TEXT("\"t.a\"() {a = 1 : i32} : () -> ()\n"), pack);
  fail_each_allocation(TEXT("\"t.a\"() {a = 1 : i32} : () -> ()\n"), train);
}

/* Counting */

static varve_status count_part(void *user, const varve_format_part *part) {
  *(uint64_t *)user += part->read + part->printed;
  return VARVE_STATUS_OK;
}

static varve_status count_uses(varve_context *context, varve_slice input) {
  varve_module *module;
  varve_bytes *text = NULL;
  uint64_t uses = 0;
  TRY(varve_context_count_formats(context, true));
  TRY(varve_module_load(context, input, NULL, &module));
  varve_status status = varve_module_save(module, NULL, &text);
  varve_bytes_destroy(text);
  varve_module_destroy(module);
  if (status == VARVE_STATUS_OK)
    status = varve_context_visit_format(context, VARVE_DEFINITION_OPERATION, TEXT("func.return"),
                                        count_part, &uses);
  if (status == VARVE_STATUS_OK)
    assert_int_equal(uses, 4); /* the format, and its group is absent */
  return status == VARVE_STATUS_OK
             ? varve_context_visit_format(context, VARVE_DEFINITION_ATTRIBUTE,
                                          TEXT("arith.fastmath"), count_part, &uses)
             : status;
}

static void counting_uses_of_formats(void **state) {
  (void)state;
  fail_each_allocation(TEXT("func.func @f() {\n  return\n}\n"), count_uses);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(building_and_changing_modules),
      cmocka_unit_test(placing_resources),
      cmocka_unit_test(reading_files_by_parts),
      cmocka_unit_test(saving_files_and_reading_bodies_later),
      cmocka_unit_test(upgrading),
      cmocka_unit_test(retargeting),
      cmocka_unit_test(applying_rules),
      cmocka_unit_test(packing_and_training),
      cmocka_unit_test(counting_uses_of_formats),
  };
  return cmocka_run_group_tests_name("out_of_memory_calls", tests, NULL, NULL);
}
