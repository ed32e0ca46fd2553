/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* <varve/file.h>: reading by parts gives the same results for files of all forms. */
#include "tests/system/interface/file_fixture.h"

static const char small_text[] =
    "module @root attributes {my.attr = 1 : i32} {\n"
    "  func.func private @declared(i32) -> i32\n"
    "  memref.global @weights : memref<4xf32> = dense_resource<weights>\n"
    "  module @inner attributes {sym_visibility = \"nested\"} {\n"
    "    func.func @f(%a: i32) -> i32 {\n"
    "      return %a : i32\n"
    "    }\n"
    "    module @deep {\n"
    "      func.func @g() {\n"
    "        return\n"
    "      }\n"
    "    }\n"
    "  }\n"
    "  \"toy.box\"() ({\n"
    "    \"toy.item\"() {sym_name = \"odd name\"} : () -> ()\n"
    "  }) {sym_name = \"box\"} : () -> ()\n"
    "  \"toy.none\"() : () -> ()\n"
    "  func.func @f(%a: i32) -> i32 {\n"
    "    %0 = call @declared(%a) : (i32) -> i32\n"
    "    return %0 : i32\n"
    "  }\n"
    "}\n"
    "{-# dialect_resources: { builtin: { weights: \"0x0400000001020304050607080910111213141516\", "
    "other: \"0x01000000AA\" } } #-}\n";

static const char small_list[] = "@declared func.func 1 0 0\n"
                                 "@weights memref.global 0 0 1\n"
                                 "@inner builtin.module 2 0 2\n"
                                 "@inner::@f func.func 0 1 2\n"
                                 "@inner::@deep builtin.module 0 1 2\n"
                                 "@inner::@deep::@g func.func 0 2 2\n"
                                 "@box toy.box 0 0 3\n"
                                 "@box::@\"odd name\" toy.item 0 1 3\n"
                                 "@f func.func 0 0 5\n";

static void all_forms_list_the_same(void **state) {
  fixture *f = *state;
  for (size_t i = 0; i < FORM_COUNT; i++) {
    open_form(f, small_text, &forms[i]);
    assert_list(f, small_list);
    assert_list(f, small_list);
  }
  assert_int_equal(f->errors, 0);
}

static const char only_f[] = "module @root attributes {my.attr = 1 : i32} {\n"
                             "  func.func @f(%arg0: i32) -> i32 {\n"
                             "    %0 = call @declared(%arg0) : (i32) -> i32\n"
                             "    return %0 : i32\n"
                             "  }\n"
                             "}\n";
static const char only_weights[] =
    "module @root attributes {my.attr = 1 : i32} {\n"
    "  memref.global @weights : memref<4xf32> = dense_resource<weights>\n"
    "}\n"
    "\n"
    "{-#\n"
    "  dialect_resources: {\n"
    "    builtin: {\n"
    "      weights: \"0x0400000001020304050607080910111213141516\"\n"
    "    }\n"
    "  }\n"
    "#-}\n";

static void all_forms_read_the_same_symbols(void **state) {
  fixture *f = *state;
  for (size_t i = 0; i < FORM_COUNT; i++) {
    open_form(f, small_text, &forms[i]);
    assert_reads(f, "@f", only_f);
    assert_reads(f, "f", only_f);
    assert_reads(f, "@weights", only_weights);
    varve_module *module;
    assert_int_equal(varve_file_read_symbol(f->file, slice_of("@inner::@deep::@g"), &module),
                     VARVE_STATUS_OK);
    char *text = print(module);
    assert_non_null(strstr(text, "module @inner"));
    assert_non_null(strstr(text, "func @f"));
    assert_null(strstr(text, "@declared"));
    free(text);
    varve_module_destroy(module);
  }
  assert_int_equal(f->errors, 0);
}

static void missing_symbols_are_not_found(void **state) {
  static const char *const paths[] = {
      "@nothing", "nothing", "@g", "@inner::@g", "@f::@f", "@box::@x", "@inner::@deep::@g::@h"};
  fixture *f = *state;
  varve_module *module;
  uint64_t operation;
  for (size_t i = 0; i < FORM_COUNT; i++) {
    open_form(f, small_text, &forms[i]);
    for (size_t k = 0; k < sizeof(paths) / sizeof(paths[0]); k++) {
      assert_int_equal(varve_file_read_symbol(f->file, slice_of(paths[k]), &module),
                       VARVE_STATUS_NOT_FOUND);
      assert_null(module);
    }
    assert_int_equal(varve_file_find(f->file, slice_of("g"), &operation, NULL),
                     VARVE_STATUS_NOT_FOUND);
    assert_int_equal(varve_file_read_operation(f->file, 6, &module), VARVE_STATUS_NOT_FOUND);
    assert_int_equal(varve_file_read_symbol(f->file, slice_of("@f::f"), &module),
                     VARVE_STATUS_BAD_ARGUMENT);
  }
  assert_int_equal(f->errors, 0);
}

static void operations_are_read_by_number(void **state) {
  static const uint64_t numbers[] = {0, 4, 5}, descending[] = {4, 4};
  fixture *f = *state;
  varve_module *module;
  varve_file_selection selection = {.struct_size = sizeof(varve_file_selection)};
  for (size_t i = 0; i < FORM_COUNT; i++) {
    open_form(f, small_text, &forms[i]);
    selection.operations = numbers;
    selection.count = 3;
    assert_int_equal(varve_file_read_selection(f->file, &selection, &module), VARVE_STATUS_OK);
    assert_prints(module, "module @root attributes {my.attr = 1 : i32} {\n"
                          "  func.func private @declared(i32) -> i32\n"
                          "  \"toy.none\"() : () -> ()\n"
                          "  func.func @f(%arg0: i32) -> i32 {\n"
                          "    %0 = call @declared(%arg0) : (i32) -> i32\n"
                          "    return %0 : i32\n"
                          "  }\n"
                          "}\n");
    selection.operations = descending;
    selection.count = 2;
    assert_int_equal(varve_file_read_selection(f->file, &selection, &module),
                     VARVE_STATUS_BAD_ARGUMENT);
    selection.count = 0;
    assert_int_equal(varve_file_read_selection(f->file, &selection, &module), VARVE_STATUS_OK);
    assert_int_equal(varve_module_get_resource_count(module), 0);
    assert_prints(module, "module @root attributes {my.attr = 1 : i32} {\n}\n");
    selection.all_resources = true;
    assert_int_equal(varve_file_read_selection(f->file, &selection, &module), VARVE_STATUS_OK);
    assert_true(varve_module_get_resource_count(module) >= 1);
    varve_module_destroy(module);
    selection.all_resources = false;
    assert_int_equal(varve_file_read_module(f->file, &module), VARVE_STATUS_OK);
    assert_non_null(varve_module_get_root(module));
    varve_module_destroy(module);
  }
}

static void the_first_of_several_symbols_with_one_name_is_read(void **state) {
  static const char twice[] = "\"t.first\"() {sym_name = \"a\"} : () -> ()\n"
                              "\"t.second\"() {sym_name = \"a\"} : () -> ()\n"
                              "\"t.other\"() {sym_name = \"b\"} : () -> ()\n";
  fixture *f = *state;
  uint64_t operation;
  size_t count;
  for (size_t i = 0; i < FORM_COUNT; i++) {
    open_form(f, twice, &forms[i]);
    assert_int_equal(varve_file_find(f->file, slice_of("a"), &operation, &count), VARVE_STATUS_OK);
    assert_int_equal(operation, 0);
    assert_int_equal(count, 2);
    assert_int_equal(varve_file_find(f->file, slice_of("b"), &operation, &count), VARVE_STATUS_OK);
    assert_int_equal(operation, 2);
    assert_int_equal(count, 1);
    assert_reads(f, "@a", "module {\n  \"t.first\"() {sym_name = \"a\"} : () -> ()\n}\n");
  }
}

static void the_dependencies_of_an_operation_are_included(void **state) {
  static const char text[] =
      "module {\n"
      "  %0 = \"t.value\"() : () -> i32\n"
      "  %1 = \"t.other\"(%0) : (i32) -> i32\n"
      "  \"t.symbol\"() ({ \"t.use\"(%0) : (i32) -> () }) {sym_name = \"s\"} "
      ": () -> ()\n"
      "}\n";
  fixture *f = *state;
  varve_module *module;
  for (size_t i = 0; i < FORM_COUNT; i++) {
    open_form(f, text, &forms[i]);
    assert_int_equal(varve_file_read_symbol(f->file, slice_of("@s"), &module), VARVE_STATUS_OK);
    char *printed = print(module);
    assert_non_null(strstr(printed, "t.value"));
    assert_null(strstr(printed, "t.other"));
    assert_non_null(strstr(printed, "t.use"));
    free(printed);
    varve_module_destroy(module);
  }
}

static void modules_outlive_their_file(void **state) {
  fixture *f = *state;
  varve_load_options load = load_options(f);
  for (size_t i = 0; i < FORM_COUNT; i++) {
    varve_module *module;
    write_form(f, slice_of(small_text), &forms[i]);
    assert_int_equal(
        varve_file_open_bytes(f->context, varve_bytes_slice(f->bytes), &load, &f->file),
        VARVE_STATUS_OK);
    assert_int_equal(varve_file_read_symbol(f->file, slice_of("@weights"), &module),
                     VARVE_STATUS_OK);
    varve_file_close(f->file);
    f->file = NULL;
    assert_prints(module, only_weights);
  }
}

static void resources_of_a_file_in_memory_are_used_in_place(void **state) {
  fixture *f = *state;
  varve_module *module;
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_file_selection selection = {.struct_size = sizeof(varve_file_selection)};
  enum { SIZE = 1 << 20 };
  char *text = calloc(1, 2 * SIZE + 100);
  assert_non_null(text);
  strcpy(text, "{-# dialect_resources: {builtin: {w: \"0x04000000");
  memset(text + strlen(text), '1', 2 * SIZE);
  memcpy(text + strlen(text), "\"}} #-}\n", 9);
  assert_int_equal(varve_module_load(f->context, slice_of(text), NULL, &module), VARVE_STATUS_OK);
  free(text);
  save.format = VARVE_FORMAT_VARVE;
  save.resource_codec = VARVE_RESOURCE_CODEC_NONE;
  assert_int_equal(varve_module_save(module, &save, &f->bytes), VARVE_STATUS_OK);
  varve_module_destroy(module);
  varve_slice bytes = varve_bytes_slice(f->bytes);
  assert_int_equal(varve_file_open_bytes(f->context, bytes, NULL, &f->file), VARVE_STATUS_OK);
  selection.all_resources = true;
  assert_int_equal(varve_file_read_selection(f->file, &selection, &module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_get_resource(module, 0, &item), VARVE_STATUS_OK);
  assert_int_equal(item.data.size, SIZE);
  assert_true(item.data.data > bytes.data);
  assert_true(item.data.data < bytes.data + bytes.size);
  varve_module_destroy(module);
}

static void a_callback_can_end_the_listing(void **state) {
  fixture *f = *state;
  for (size_t i = 0; i < FORM_COUNT; i++) {
    unsigned calls = 0;
    open_form(f, small_text, &forms[i]);
    assert_int_equal(varve_file_list(f->file, refuse_one, &calls), VARVE_STATUS_NOT_FOUND);
    assert_int_equal(calls, 3);
  }
}

static void wrong_arguments_are_rejected(void **state) {
  fixture *f = *state;
  varve_file *file;
  varve_module *module;
  varve_file_source source = {.struct_size = sizeof(varve_file_source)};
  uint64_t operation;
  assert_int_equal(varve_file_open(f->context, NULL, NULL, &file), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_file_open(NULL, "x", NULL, &file), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_file_open_bytes(f->context, (varve_slice){NULL, 1}, NULL, &file),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_file_open_source(f->context, &source, NULL, &file),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_null(file);
  assert_int_equal(varve_file_list(NULL, list_one, f), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_file_find(NULL, slice_of("a"), &operation, NULL),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_file_read_symbol(NULL, slice_of("@a"), &module),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_file_read_module(NULL, &module), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_file_get_format(NULL), VARVE_FORMAT_UNKNOWN);
  assert_int_equal(varve_file_open(f->context, "/nothing/there", NULL, &file), VARVE_STATUS_IO);
  varve_file_close(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      file_test(all_forms_list_the_same),
      file_test(all_forms_read_the_same_symbols),
      file_test(missing_symbols_are_not_found),
      file_test(operations_are_read_by_number),
      file_test(the_first_of_several_symbols_with_one_name_is_read),
      file_test(the_dependencies_of_an_operation_are_included),
      file_test(modules_outlive_their_file),
      file_test(resources_of_a_file_in_memory_are_used_in_place),
      file_test(a_callback_can_end_the_listing),
      file_test(wrong_arguments_are_rejected),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
