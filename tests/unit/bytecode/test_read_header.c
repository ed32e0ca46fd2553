/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/file/read_header.c */
#include "tests/unit/bytecode_fixture.h"

#include "bytecode/file/file.h"

#define EMPTY_TEXT "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()"
#define DIALECTS "010d 03 01 03 01 03 07"
#define OFFSETS "030d 05 01 01 05 13 0b"
#define ENTITIES "020d 17 03 03 03 05 05"
#define IR "0417 05 01 50 01 01 07 04 07 03 01 01"
#define STRINGS "0035 07 0f 0f 11 6275696c74696e00 6d6f64756c6500 612e6d6c697200"
#define PROPERTIES "0809 03 05 01 01"
#define HEADER "4d4cef52 0d 4d4c495232322e312e3800"

static void a_file_of_mlir_opt_is_read(void **state) {
  bytecode_fixture *f = *state;
  assert_status(bytecode_read_hex(f, BYTECODE_EMPTY_MODULE), OK);
  assert_string_equal(bytecode_print(f), EMPTY_TEXT);
  assert_slice(f->module->producer, "MLIR22.1.8");
  assert_int_equal(f->module->root->location->kind, VARVE_KIND_FILE_LOCATION);
}

static void sections_come_in_any_order(void **state) {
  bytecode_fixture *f = *state;
  static const char *const orders[] = {
      HEADER DIALECTS OFFSETS ENTITIES IR STRINGS PROPERTIES,
      HEADER PROPERTIES STRINGS IR ENTITIES OFFSETS DIALECTS,
      HEADER STRINGS "0501" IR ENTITIES "0603 01" OFFSETS DIALECTS PROPERTIES,
      HEADER "0707 112233" STRINGS IR ENTITIES OFFSETS DIALECTS PROPERTIES,
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(orders); i++) {
    assert_status(bytecode_read_hex(f, orders[i]), OK);
    assert_string_equal(bytecode_print(f), EMPTY_TEXT);
  }
}

/* The header of 17 bytes, then a string section whose data must begin at 24. */
static void padding_depends_on_the_offset_in_the_file(void **state) {
  bytecode_fixture *f = *state;
  const char *rest = OFFSETS ENTITIES IR DIALECTS PROPERTIES;
  static const struct {
    const char *section;
    varve_status status;
    const char *message;
  } cases[] = {
      {"80 35 11 cbcbcbcbcb 07 0f0f11 6275696c74696e00 6d6f64756c6500 612e6d6c697200",
       VARVE_STATUS_OK, ""},
      {"80 35 03 07 0f0f11 6275696c74696e00 6d6f64756c6500 612e6d6c697200", VARVE_STATUS_OK, ""},
      {"80 35 11 cbcbcccbcb", VARVE_STATUS_CORRUPT, "file: padding byte is 0xCC, not 0xCB"},
      {"80 35 0d cbcbcbcbcb", VARVE_STATUS_CORRUPT,
       "file: section alignment 6 is not a power of two"},
      {"80 35 01", VARVE_STATUS_CORRUPT, "file: section alignment 0 is not a power of two"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    f->file.bytes.size = 0;
    bytecode_put_hex(&f->file, "4d4cef52 0d 4d4c495232322e312e3800");
    bytecode_put_hex(&f->file, cases[i].section);
    bytecode_put_hex(&f->file, rest);
    assert_int_equal(bytecode_read(f, varve_buffer_slice(&f->file.bytes)), cases[i].status);
    assert_string_equal(f->message, cases[i].message);
  }
}

static void bad_splits_are_reported(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    const char *hex;
    uint64_t offset;
    varve_status status;
    const char *message;
  } cases[] = {
      {"4d4cef", 0, VARVE_STATUS_NOT_RECOGNIZED, "file: the input is not MLIR bytecode"},
      {"4d4cef52", 4, VARVE_STATUS_TRUNCATED, "file: input ends inside version"},
      {"4d4cef52 0d 4d4c", 5, VARVE_STATUS_TRUNCATED, "file: producer has no NUL at its end"},
      {HEADER "09 01", 16, VARVE_STATUS_CORRUPT, "file: unknown section id 9"},
      {HEADER "00", 17, VARVE_STATUS_TRUNCATED, "file: input ends inside section size"},
      {HEADER "00 05 01", 18, VARVE_STATUS_TRUNCATED,
       "file: string section of 2 bytes exceeds the 1 bytes left"},
      {HEADER PROPERTIES PROPERTIES, 22, VARVE_STATUS_CORRUPT,
       "file: duplicate properties section"},
      {HEADER DIALECTS OFFSETS ENTITIES IR STRINGS, 81, VARVE_STATUS_CORRUPT,
       "file: the properties section is missing"},
      {HEADER OFFSETS ENTITIES IR STRINGS PROPERTIES, 79, VARVE_STATUS_CORRUPT,
       "file: the dialect section is missing"},
      {HEADER DIALECTS OFFSETS ENTITIES IR STRINGS PROPERTIES "0501", 89, VARVE_STATUS_CORRUPT,
       "file: the resource offset section is missing"},
      {HEADER DIALECTS OFFSETS ENTITIES IR STRINGS PROPERTIES "060301", 90, VARVE_STATUS_CORRUPT,
       "file: the resource section is missing"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    assert_int_equal(bytecode_read_hex(f, cases[i].hex), cases[i].status);
    assert_string_equal(f->message, cases[i].message);
    assert_int_equal(f->error_offset, cases[i].offset);
  }
}

static void a_newer_version_is_unsupported(void **state) {
  bytecode_fixture *f = *state;
  assert_status(bytecode_read_hex(f, "4d4cef52 0f 4d4c495239392e3000"), UNSUPPORTED);
  assert_string_equal(f->message, "bytecode version 7 (written by 'MLIR99.0') is newer than "
                                  "version 6, the newest supported version");
  assert_int_equal(f->error_offset, 4);
}

static void producers_name_their_release(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    const char *producer;
    uint32_t release;
  } cases[] = {{"MLIR22.1.8", 22}, {"LLVM19.1.7", 19},       {"MLIR16git", 16},
               {"MLIR", 0},        {"Varve 0.1.0", 22},      {"", 0},
               {"other", 0},       {"MLIR99999999999", 9999}};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    varve_bytecode_file file;
    varve_cursor cursor = {.hook = NULL};
    varve_reporter reporter = {.max_errors = 1};
    bytecode_put_header(f, 6, cases[i].producer);
    varve_file_init(&file, &f->context->memory, varve_buffer_slice(&f->file.bytes), &reporter);
    varve_byte_reader_init(&cursor.bytes, file.bytes, 0, &reporter, "file");
    assert_status(varve_file_read_header(&file, &cursor), OK);
    assert_int_equal(file.producer_release, cases[i].release);
    varve_file_release(&file);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(a_file_of_mlir_opt_is_read),
      bytecode_test(sections_come_in_any_order),
      bytecode_test(padding_depends_on_the_offset_in_the_file),
      bytecode_test(bad_splits_are_reported),
      bytecode_test(a_newer_version_is_unsupported),
      bytecode_test(producers_name_their_release),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
