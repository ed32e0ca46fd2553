/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* <varve/file.h>: large containers read by parts. Little of the file is read, and damage is found
 * in the parts that are read. */
#include "tests/system/interface/file_fixture.h"

/* A module with enough functions for several groups. */
enum { FUNCTIONS = 4200 };

static void make_large(fixture *f, const char *before, const char *behind) {
  f->text.size = 0;
  append(&f->text, before, strlen(before));
  for (unsigned i = 0; i < FUNCTIONS; i++) {
    char function[400];
    int size =
        snprintf(function, sizeof(function),
                 "  func.func @f%u(%%a: i%u) -> i%u {\n    %%0 = arith.addi %%a, %%a : "
                 "i%u\n    %%1 = arith.muli %%0, %%a : i%u\n    %%2 = call @f%u(%%1) : (i%u) -> "
                 "i%u\n    return %%2 : i%u\n  }\n",
                 i, i % 60 + 1, i % 60 + 1, i % 60 + 1, i % 60 + 1, (i + 60) % FUNCTIONS,
                 i % 60 + 1, i % 60 + 1, i % 60 + 1);
    append(&f->text, function, (size_t)size);
  }
  append(&f->text, behind, strlen(behind));
}

static const form container = {"varve", VARVE_FORMAT_VARVE, 0, false, 500, false};
static const form mapped = {"mapped", VARVE_FORMAT_VARVE, 0, false, 0, true};

static void open_large_as(fixture *f, const form *requested) {
  make_large(f, "module @large attributes {t.x} {\n", "}\n");
  open_form(f, f->text.data, requested);
}

static void open_large(fixture *f) { open_large_as(f, &container); }

static const char function_17[] = "module @large attributes {t.x} {\n"
                                  "  func.func @f17(%arg0: i18) -> i18 {\n"
                                  "    %0 = arith.addi %arg0, %arg0 : i18\n"
                                  "    %1 = arith.muli %0, %arg0 : i18\n"
                                  "    %2 = call @f77(%1) : (i18) -> i18\n"
                                  "    return %2 : i18\n"
                                  "  }\n"
                                  "}\n";

static const char function_18[] = "module @large attributes {t.x} {\n"
                                  "  func.func @f18(%arg0: i19) -> i19 {\n"
                                  "    %0 = arith.addi %arg0, %arg0 : i19\n"
                                  "    %1 = arith.muli %0, %arg0 : i19\n"
                                  "    %2 = call @f78(%1) : (i19) -> i19\n"
                                  "    return %2 : i19\n"
                                  "  }\n"
                                  "}\n";

static void a_large_container_is_opened_by_its_first_bytes(void **state) {
  fixture *f = *state;
  open_large(f);
  assert_true(f->source.bytes.size > 20000);
  assert_true(f->source.bytes_read <= 4096);
  assert_int_equal(f->source.calls, 2);
}

static void reading_a_symbol_reads_its_group(void **state) {
  fixture *f = *state;
  open_large(f);
  uint64_t before = f->source.bytes_read;
  assert_reads(f, "@f17", function_17);
  assert_true(f->source.bytes_read - before < f->source.bytes.size / 2);
  uint64_t calls = f->source.calls;
  assert_reads(f, "@f18", function_18); /* of the same group */
  assert_true(f->source.calls - calls <= 6);
}

static varve_status count_symbols(void *user, const varve_file_symbol *symbol) {
  char expected[20];
  unsigned *count = user;
  snprintf(expected, sizeof(expected), "@f%u", *count);
  assert_int_equal(symbol->path.size, strlen(expected));
  assert_memory_equal(symbol->path.data, expected, symbol->path.size);
  assert_int_equal(symbol->operation, *count);
  ++*count;
  return VARVE_STATUS_OK;
}

static void listing_a_large_container_reads_no_group(void **state) {
  fixture *f = *state;
  unsigned count = 0;
  open_large(f);
  uint64_t before = f->source.bytes_read;
  assert_int_equal(varve_file_list(f->file, count_symbols, &count), VARVE_STATUS_OK);
  assert_int_equal(count, FUNCTIONS);
  assert_true(f->source.bytes_read - before < f->source.bytes.size / 2);
}

/* Reads the tables, a few pages, and a part of the index. */
static void a_mapped_container_is_read_page_by_page(void **state) {
  fixture *f = *state;
  unsigned count = 0;
  open_large_as(f, &mapped);
  uint64_t size = f->source.bytes.size;
  assert_true(size > 80000);
  assert_true(f->source.bytes_read <= 4096);
  assert_reads(f, "@f17", function_17);
  assert_in_range(f->source.bytes_read, 0, 50000);
  uint64_t before = f->source.bytes_read;
  assert_reads(f, "@f17", function_17);
  assert_in_range(f->source.bytes_read - before, 0, 3 << 12); /* of the index */
  assert_int_equal(varve_file_list(f->file, count_symbols, &count), VARVE_STATUS_OK);
  assert_int_equal(count, FUNCTIONS);
  assert_in_range(f->source.bytes_read - before, 0, 30000);
  assert_reads(f, "@f18", function_18);
  assert_int_equal(f->errors, 0);
}

static void every_symbol_is_found(fixture *f) {
  for (unsigned i = 0; i < FUNCTIONS; i += 37) {
    char name[20];
    uint64_t operation;
    size_t count;
    snprintf(name, sizeof(name), "f%u", i);
    assert_int_equal(varve_file_find(f->file, slice_of(name), &operation, &count), VARVE_STATUS_OK);
    assert_int_equal(operation, i);
    assert_int_equal(count, 1);
  }
  uint64_t operation;
  assert_int_equal(varve_file_find(f->file, slice_of("f4200"), &operation, NULL),
                   VARVE_STATUS_NOT_FOUND);
  assert_int_equal(f->errors, 0);
}

static void every_symbol_of_a_large_container_is_found(void **state) {
  fixture *f = *state;
  open_large(f);
  every_symbol_is_found(f);
  open_large_as(f, &mapped);
  every_symbol_is_found(f);
}

/* All operations, read one by one, give the whole module. */
static void compare_parts(fixture *f) {
  static uint64_t numbers[FUNCTIONS];
  varve_module *whole, *parts;
  bool equal;
  for (unsigned i = 0; i < FUNCTIONS; i++)
    numbers[i] = i;
  varve_file_selection selection = {.struct_size = sizeof(varve_file_selection)};
  selection.operations = numbers;
  selection.count = FUNCTIONS;
  assert_int_equal(varve_file_read_selection(f->file, &selection, &parts), VARVE_STATUS_OK);
  assert_int_equal(varve_file_read_module(f->file, &whole), VARVE_STATUS_OK);
  assert_int_equal(varve_module_compare(whole, parts, NULL, &equal, NULL), VARVE_STATUS_OK);
  assert_true(equal);
  varve_module_destroy(whole);
  varve_module_destroy(parts);
}

static void all_operations_by_parts_are_the_module(void **state) {
  fixture *f = *state;
  open_large(f);
  compare_parts(f);
  open_large_as(f, &mapped);
  compare_parts(f);
}

/* A resource of one megabyte has a section of its own. */
static void unneeded_resources_are_not_read(void **state) {
  enum { BYTES = 1 << 20 };
  fixture *f = *state;
  text_buffer behind = {.data = NULL};
  static const char user[] =
      "  func.func private @user() attributes {r = dense_resource<blob> : tensor<1048576xi8>}\n}\n"
      "{-# dialect_resources: { builtin: { blob: \"0x01000000";
  append(&behind, user, sizeof(user) - 1);
  for (unsigned i = 0, number = 1; i < BYTES; i++) {
    char digits[3];
    number = number * 1664525 + 1013904223;
    snprintf(digits, sizeof(digits), "%02X", number >> 24);
    append(&behind, digits, 2);
  }
  append(&behind, "\" } } #-}\n", 10);
  make_large(f, "module @large attributes {t.x} {\n", behind.data);
  free(behind.data);
  open_form(f, f->text.data, &container);
  assert_true(f->source.bytes.size > BYTES);
  unsigned count = 0;
  uint64_t operation;
  assert_int_equal(varve_file_find(f->file, slice_of("user"), &operation, NULL), VARVE_STATUS_OK);
  assert_int_equal(operation, FUNCTIONS);
  assert_reads(f, "@f17", function_17);
  assert_int_equal(varve_file_list(f->file, refuse_one, &count), VARVE_STATUS_NOT_FOUND);
  assert_true(f->source.bytes_read < BYTES / 2);
  varve_module *module;
  assert_int_equal(varve_file_read_symbol(f->file, slice_of("@user"), &module), VARVE_STATUS_OK);
  assert_true(f->source.bytes_read < BYTES);
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  assert_int_equal(varve_module_get_resource_count(module), 1);
  assert_int_equal(varve_module_get_resource(module, 0, &item), VARVE_STATUS_OK);
  assert_true(item.needs_check);
  assert_int_equal(varve_module_check_resource(module, 0, 0, BYTES), VARVE_STATUS_OK);
  assert_true(f->source.bytes_read >= BYTES);
  assert_int_equal(item.data.size, BYTES);
  varve_module_destroy(module);
}

static void fail_reads(fixture *f, const form *requested) {
  varve_module *module;
  f->errors = 0;
  make_large(f, "module @large attributes {t.x} {\n", "}\n");
  write_form(f, slice_of(f->text.data), requested);
  f->source.fails_from = 1;
  assert_int_equal(open_counted(f), VARVE_STATUS_IO);
  assert_int_equal(f->errors, 1);
  assert_non_null(strstr(f->message, "cannot read"));
  f->source.fails_from = 0;
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
  f->source.fails_from = 10;
  assert_int_equal(varve_file_read_symbol(f->file, slice_of("@f17"), &module), VARVE_STATUS_IO);
  assert_int_equal(varve_file_list(f->file, refuse_one, f), VARVE_STATUS_IO);
  assert_int_equal(f->errors, 3);
  f->source.fails_from = 0;
  assert_reads(f, "@f17", function_17);
}

static void a_failed_read_is_reported(void **state) {
  fail_reads(*state, &container);
  fail_reads(*state, &mapped);
}

/* A changed byte is reported, or it is in a part that was not read and has no effect. */
static void change_bytes(fixture *f) {
  unsigned seen = 0, unseen = 0;
  size_t size = f->source.bytes.size;
  char *copy = malloc(size);
  assert_non_null(copy);
  memcpy(copy, f->source.bytes.data, size);
  f->source.bytes.data = copy;
  for (size_t at = 0; at < size; at += at < 300 ? 1 : 211) {
    copy[at] ^= 0x10;
    varve_module *module = NULL;
    varve_status status = open_counted(f);
    if (status == VARVE_STATUS_OK)
      status = varve_file_read_symbol(f->file, slice_of("@f17"), &module);
    if (status == VARVE_STATUS_OK) {
      unseen++;
      assert_prints(module, function_17);
    } else {
      seen++;
      assert_null(module);
    }
    copy[at] ^= 0x10;
  }
  assert_true(seen > 100);
  assert_true(unseen > 20);
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
  varve_file_close(f->file);
  f->file = NULL;
  free(copy);
}

static void changed_bytes_are_detected_when_they_are_read(void **state) {
  fixture *f = *state;
  for (f->least_request = 0; f->least_request < 2; f->least_request++) {
    open_large(f);
    change_bytes(f);
    open_large_as(f, &mapped);
    change_bytes(f);
  }
}

static void a_truncated_file_is_rejected_or_read_up_to_its_end(void **state) {
  fixture *f = *state;
  open_large(f);
  size_t size = f->source.bytes.size;
  for (size_t cut = 0; cut < size; cut += 1 + cut / 3) {
    f->source.bytes.size = cut;
    assert_int_not_equal(open_counted(f) == VARVE_STATUS_OK && cut > 10, true);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      file_test(a_large_container_is_opened_by_its_first_bytes),
      file_test(reading_a_symbol_reads_its_group),
      file_test(listing_a_large_container_reads_no_group),
      file_test(a_mapped_container_is_read_page_by_page),
      file_test(every_symbol_of_a_large_container_is_found),
      file_test(all_operations_by_parts_are_the_module),
      file_test(unneeded_resources_are_not_read),
      file_test(a_failed_read_is_reported),
      file_test(changed_bytes_are_detected_when_they_are_read),
      file_test(a_truncated_file_is_rejected_or_read_up_to_its_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
