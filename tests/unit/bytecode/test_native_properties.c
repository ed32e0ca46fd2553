/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/numbering/property_cursor.c, src/bytecode/write/write_properties.c, read_properties.c:
 * the readers read the output of the writers. */
#include "tests/unit/blob_fixture.h"

static const char *hex_of_end(const bytecode_fixture *f, size_t size, char *hex) {
  varve_slice file = varve_buffer_slice(&f->file.bytes);
  hex[0] = 0;
  for (size_t i = file.size < size ? 0 : file.size - size; i < file.size; i++)
    sprintf(hex + strlen(hex), "%02x", (uint8_t)file.data[i]);
  return hex;
}

/* text: one operation of d as printed; hex: the bytes of its properties section. */
static void check_twins(bytecode_fixture *f, const char *text, uint32_t version, const char *hex) {
  char expected[400], found[400];
  size_t size = 0;
  for (const char *c = hex; *c != 0; c++)
    if (*c != ' ')
      expected[size++] = *c;
  expected[size] = 0;
  assert_status(blob_write(f, text, (varve_bytecode_write_options){.version = version}), OK);
  assert_string_equal(hex_of_end(f, size / 2, found), expected);
  assert_status(bytecode_read(f, varve_buffer_slice(&f->file.bytes)), OK);
  assert_string_equal(bytecode_print(f), text);
}

static void every_encoding_round_trips(void **state) {
  static const char full[] =
      "\"d.all\"() <{a = 1 : i8, deep = [[\"x\", \"\"]], flag = true, list = [1, 300, -1], mark, "
      "maybe = [4], mode = 3 : i32, name = \"n\", need = \"r\", value = 2.500000e+00 : f64, whole "
      "= "
      "-1 : i32, wide = 7 : i64}> : () -> ()";
  static const char zero[] =
      "\"d.all\"() <{deep = [], flag = false, list = [], mark = false, maybe = [], mode = 0 : i32, "
      "name = \"\", need, value, whole = 0 : i32, wide = 0 : i64}> : () -> ()";
  for (uint32_t version = 5; version <= 6; version++) {
    check_twins(*state, full, version,
                "08 4d 03 49  03 03  00ffffffffffffffff 0f 07 01 01 09 05"
                "07 03 b204 00ffffffffffffffff  01 09  01 05 0b 0d");
    check_twins(*state, zero, version, "08 1d 03 19  01 01  01 01 01 00 00 07 01 01 00 00");
  }
}

/* Numbers of type i32, i64 and enum, then an array<i64> of one element. */
static void numbers_keep_their_bits(void **state) {
  static const struct {
    const char *whole, *wide, *mode, *hex;
  } cases[] = {
      {"2147483647", "9223372036854775807", "2147483647",
       "f0ffffff0f 00ffffffffffffff7f f0ffffff0f"},
      {"-2147483648", "-9223372036854775808", "-2147483648",
       "00000000 80ffffffff 000000000000000080 1000000010"},
      {"-2", "-2", "-2", "00feffffffffffffff 00feffffffffffffff d0ffffff1f"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    char text[400], hex[200];
    snprintf(
        text, sizeof text,
        "\"d.all\"() <{deep = [], flag = false, list = [], mark = false, maybe = [], mode = %s "
        ": i32, name = \"\", need, value, whole = %s : i32, wide = %s : i64}> : () -> ()",
        cases[i].mode, cases[i].whole, cases[i].wide);
    snprintf(hex, sizeof hex, "01 01 %s 00 00 07 01 01 00 00", cases[i].hex);
    check_twins(*state, text, 6, hex);
  }
}

/* The definition has four operand groups and two result groups. */
static void segments_are_sparse_from_version_6_on(void **state) {
  static const struct {
    const char *text;
    const char *apart;  /* the blob of version 5 */
    const char *sparse; /* the blob of version 6 */
  } cases[] = {
      {"\"d.seg\"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, p = 5 : i8, resultSegmentSizes "
       "= array<i32: 0, 0>}> : () -> ()",
       "03 0b 01 01 07 05 01", "03 0b 01 03 01 03 03"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    check_twins(*state, cases[i].text, 5, cases[i].apart);
    check_twins(*state, cases[i].text, 6, cases[i].sparse);
  }
}

/* Checks the sizes of an operation that has operands and results and is inside a region. */
static void check_sizes(bytecode_fixture *f, const char *sizes, const char *hex) {
  char text[600];
  snprintf(text, sizeof text,
           "\"t.region\"() ({\n"
           "  %%0 = \"t.v\"() : () -> i32\n"
           "  %%1:2 = \"d.seg\"(%%0, %%0, %%0) <{operandSegmentSizes = array<i32: %s>, p = 5 : i8, "
           "resultSegmentSizes = array<i32: 1, 1>}> : (i32, i32, i32) -> (i32, i32)\n"
           "}) : () -> ()",
           sizes);
  check_twins(f, text, 5, "");
  check_twins(f, text, 6, hex);
}

static void sparse_arrays_are_dense_where_half_is_not_zero(void **state) {
  check_sizes(*state, "3, 0, 0, 0", "01 07 01  07 01 07  09 03 03");
  check_sizes(*state, "0, 0, 0, 3", "01 07 01  07 05 1f  09 03 03");
  check_sizes(*state, "0, 1, 2, 0", "01 07 01  0b 05 0b 15  09 03 03");
  check_sizes(*state, "1, 1, 0, 1", "01 07 01  11 03 03 01 03  09 03 03");
}

/* One operation d.<suffix> without operands. Attribute 0 is its location, 1 the integer 5, 2 an
 * array<i32: 1>; string 3 is "s". */
static varve_status read_blob_of(bytecode_fixture *f, const char *producer, const char *suffix,
                                 unsigned version, const char *blob) {
  char properties[200];
  bytecode_parts parts = {.version = version,
                          .producer = producer,
                          .strings = {"builtin", "d", suffix, "s"},
                          .dialects = "05 01 05 03  03 03 0b",
                          .attributes = {"0 1f", "0'5 : i8", "0'array<i32: 1>"},
                          .ir = "05 01 40 01 01",
                          .properties = properties};
  size_t size = 0;
  for (const char *c = blob; *c != 0; c++)
    size += *c != ' ';
  snprintf(properties, sizeof properties, "03 %02x %s", (unsigned)(size / 2 * 2 + 1), blob);
  return bytecode_read_parts(f, &parts);
}

static varve_status read_blob(bytecode_fixture *f, const char *suffix, unsigned version,
                              const char *blob) {
  return read_blob_of(f, NULL, suffix, version, blob);
}

static const char all_zero[] = "01 03 01 01 01 00 00 07 03 01 00 00";

/* Properties of dialects outside of LLVM have one layout, whichever producer writes them. */
static void loaded_layouts_are_taken_for_those_of_the_file(void **state) {
  static const char *const cases[][2] = {
      {"", "MLIR19.1.7"},          {"mine", "MLIR22.1.8"}, {"llvm19", "MLIR19.1.7"},
      {"llvm19", "MLIR22.0.0git"}, {"llvm22", "other"},    {"llvm99999999999", "Varve 0.1.0"}};
  blob_fixture *f = *state;
  const varve_dialect_definition *dialect;
  assert_status(varve_find_dialect(f->file.context, VARVE_SLICE("d"), &dialect), OK);
  varve_dialect_record *record = (varve_dialect_record *)(uintptr_t)dialect->record;
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    record->set = put_text(&f->made, cases[i][0]);
    assert_status(read_blob_of(&f->file, cases[i][1], "all", 6, all_zero), OK);
  }
}

static void a_blob_may_be_truncated_in_every_field(void **state) {
  bytecode_fixture *f = *state;
  assert_status(read_blob(f, "all", 6, all_zero), OK);
  for (size_t size = 0; size < sizeof all_zero - 1; size += 3) {
    char cut[sizeof all_zero];
    memcpy(cut, all_zero, size);
    cut[size] = 0;
    assert_status(read_blob(f, "all", 6, cut), TRUNCATED);
    assert_non_null(strstr(f->message, "properties section: blob #0: input ends inside "));
    assert_non_null(strstr(f->message,
                           ": the properties do not match the loaded definition of 'd.all'; load "
                           "the definition of dialect 'd' that MLIR22.1.8 used"));
  }
}

static void wrong_fields_are_reported(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    const char *suffix, *blob, *message;
    unsigned version;
  } cases[] = {
      {"all", "01 07 01 01 01 00 00 07 03 01 00 00",
       "attribute index 3 is out of range: there are 3", 6},
      {"all", "0f 03 01 01 01 00 00 07 03 01 00 00",
       "attribute index 3 is out of range: there are 3", 5},
      {"all", "01 03 01 01 000000000001000000 00 00 07 03 01 00 00",
       "enum value 4294967296 has more", 6},
      {"all", "01 03 01 01 01 00 00 09 03 01 00 00", "string index 4 is out of range: there are 4",
       6},
      {"all", "01 03 01 01 01 00 00 07 07 01 00 00", "attribute index 3 is out of range", 6},
      {"all", "01 03 01 01 01 00 00 07 03 07 00 00", "list size 3 exceeds the 2 bytes left", 6},
      {"all", "01 03 01 01 01 00 00 07 03 01 01", "input ends inside number", 6},
      {"all", "01 03 01 01 01 00 00 07 03 01 00 01", "input ends inside list size", 6},
      {"all", "01 03 01 01 01 00 00 07 03 01 00 01 03", "list size 1 exceeds the 0 bytes left", 6},
      {"seg", "01 01 01  03", "input ends inside list size", 6},
      {"seg", "01 01 01  07 13 01  03", "segment indexes of 9 bits exceed the maximum of 8", 6},
      {"seg", "01 01 01  07 07 19  03",
       "segment #4 with 1 values is out of range: there are 4 segments", 6},
      {"seg", "01 01 01  07 05 00 fcffffffff010000 03", "segment #0 with 549755813887 values", 6},
      {"seg", "01 01 01  0b 01", "input ends inside number", 6},
      {"seg", "01 01 01  15 01 01 01 01 01 03",
       "segment #4 with 0 values is out of range: there are 4 segments", 6},
      {"seg", "01 01 01  07 05 0d  03",
       "'operandSegmentSizes' of 'd.seg' does not fit its 0 operands and 0", 6},
      {"seg", "01 01 01  03  07 01 03",
       "'resultSegmentSizes' of 'd.seg' does not fit its 0 operands and 0", 6},
      {"seg", "01 03 01 05 01", "'operandSegmentSizes' of 'd.seg' is not array<i32", 5},
      {"seg", "01 05 01 05 01", "'operandSegmentSizes' of 'd.seg' is not array<i32", 5},
      {"seg", "01 07 01 05 01", "attribute index 3 is out of range", 5},
      {"none", "01", "1 unexpected bytes after the last property", 6},
      {"all", "01 03 01 01 01 00 00 07 03 01 00 00 00",
       "1 unexpected bytes after the last property", 6},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    assert_true(read_blob(f, cases[i].suffix, cases[i].version, cases[i].blob) != VARVE_STATUS_OK);
    if (strstr(f->message, cases[i].message) == NULL)
      assert_string_equal(f->message, cases[i].message);
  }
}

/* Reading reports at most one error, and never reads beyond the bytes. */
static void flipped_bits_and_truncated_files_do_not_crash_the_reader(void **state) {
  static const char *const texts[] = {
      "\"d.all\"() <{a = 1 : i8, deep = [[\"x\", \"\"]], flag = true, list = [1, 300], mark, maybe "
      "= "
      "[4], name = \"n\", need = \"r\"}> : () -> ()",
      "\"t.region\"() ({\n"
      "  %0:2 = \"d.seg\"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, resultSegmentSizes = "
      "array<i32: 2, 0>}> : () -> (i32, i32)\n"
      "  \"d.seg\"(%0#0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, resultSegmentSizes = "
      "array<i32: 0, 0>}> : (i32) -> ()\n"
      "}) : () -> ()"};
  bytecode_fixture *f = *state;
  for (size_t i = 0; i < 2 * VARVE_COUNT_OF(texts); i++) {
    uint32_t version = 5 + (uint32_t)(i % 2);
    assert_status(blob_write(f, texts[i / 2], (varve_bytecode_write_options){.version = version}),
                  OK);
    varve_slice file = varve_buffer_slice(&f->file.bytes);
    char *copy = malloc(file.size);
    for (size_t bit = 0; bit < 8 * file.size; bit++) {
      memcpy(copy, file.data, file.size);
      copy[bit / 8] = (char)(copy[bit / 8] ^ 1 << bit % 8);
      (void)bytecode_read(f, varve_slice_make(copy, file.size));
    }
    for (size_t size = 0; size < file.size; size++)
      assert_true(bytecode_read(f, varve_slice_make(file.data, size)) != VARVE_STATUS_OK);
    free(copy);
  }
}

static void check_merged(bytecode_fixture *f, const char *text, const char *back) {
  assert_status(blob_write(f, text, (varve_bytecode_write_options){.version = 4}), OK);
  (void)bytecode_read(f, varve_buffer_slice(&f->file.bytes));
  assert_string_equal(f->message, "");
  assert_string_equal(bytecode_print(f), back);
}

#define DEFAULTS                                                                                   \
  "deep = [], flag = false, list = [], mark = false, maybe = [], mode = 0 : i32, name = \"\", "    \
  "need, value, whole = 0 : i32, wide = 7 : i64"

static void below_version_5_native_properties_are_their_defaults(void **state) {
  bytecode_fixture *f = *state;
  static const char other[] = "\"d.all\"() <{need, wide = 8 : i64}> {x} : () -> ()";
  varve_bytecode_write_options lossy = {.version = 4, .allow_lossy = true};
  check_merged(f, "\"d.all\"() <{need}> {x} : () -> ()",
               "\"d.all\"() <{" DEFAULTS "}> {x} : () -> ()");
  check_merged(f,
               "\"d.seg\"() {operandSegmentSizes = array<i32: 0, 0, 0, 0>, resultSegmentSizes = "
               "array<i32: 0, 0>, z} : () -> ()",
               "\"d.seg\"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, p = 5 : i8, "
               "resultSegmentSizes = array<i32: 0, 0>, z}> : () -> ()");
  assert_status(blob_write(f, other, (varve_bytecode_write_options){.version = 4}), UNSUPPORTED);
  assert_string_equal(f->message,
                      "cannot write 'd.all' below version 5: it would lose its property wide; "
                      "--allow-lossy drops it");
  assert_status(blob_write(f, other, lossy), OK);
  assert_status(bytecode_read(f, varve_buffer_slice(&f->file.bytes)), OK);
  assert_string_equal(bytecode_print(f), "\"d.all\"() <{" DEFAULTS "}> {x} : () -> ()");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      blob_test(every_encoding_round_trips),
      blob_test(numbers_keep_their_bits),
      blob_test(segments_are_sparse_from_version_6_on),
      blob_test(sparse_arrays_are_dense_where_half_is_not_zero),
      blob_test(loaded_layouts_are_taken_for_those_of_the_file),
      blob_test(a_blob_may_be_truncated_in_every_field),
      blob_test(wrong_fields_are_reported),
      blob_test(flipped_bits_and_truncated_files_do_not_crash_the_reader),
      blob_test(below_version_5_native_properties_are_their_defaults),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
