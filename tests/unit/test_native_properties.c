/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/numbering/property_cursor.c, src/bytecode/write_properties.c, read_native_properties.c: what
 * the ones write the others read. */
#include "tests/unit/blob_fixture.h"

static const char *hex_of_end(const bytecode_fixture *f, size_t size, char *hex) {
  varve_slice file = varve_buffer_slice(&f->file.bytes);
  hex[0] = 0;
  for (size_t i = file.size < size ? 0 : file.size - size; i < file.size; i++)
    sprintf(hex + strlen(hex), "%02x", (uint8_t)file.data[i]);
  return hex;
}

/* text: one operation of d as it is printed; hex: of the properties section. */
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

static void every_encoding_comes_back(void **state) {
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

/* i32, i64, enum; then array<i64> of one. */
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

/* The definition has four groups of operands and two of results. */
static void segments_are_sparse_from_version_6_on(void **state) {
  static const struct {
    const char *text;
    const char *apart;  /* the blob of version 5 */
    const char *sparse; /* and of 6 */
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

/* Sizes of a region's operation, which has operands and results. */
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

int main(void) {
  const struct CMUnitTest tests[] = {
      blob_test(every_encoding_comes_back),
      blob_test(numbers_keep_their_bits),
      blob_test(segments_are_sparse_from_version_6_on),
      blob_test(sparse_arrays_are_dense_where_half_is_not_zero),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
