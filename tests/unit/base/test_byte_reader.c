/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/byte_reader.c */
#include "tests/unit/diagnostic_log.h"

#include "base/byte_reader.h"

/* Reads bytes that are at offset 100 of a file. */
typedef struct reader_fixture {
  diagnostic_log log;
  varve_reporter reporter;
  varve_byte_reader reader;
} reader_fixture;

static void start(reader_fixture *fixture, varve_slice bytes) {
  *fixture = (reader_fixture){.log = {.count = 0}};
  fixture->reporter.sink = (varve_diagnostic_sink){log_diagnostic, &fixture->log};
  varve_byte_reader_init(&fixture->reader, bytes, 100, &fixture->reporter, "string section");
}

static void varints_of_every_length(void **state) {
  (void)state;
  static const struct {
    varve_slice bytes;
    uint64_t value;
  } cases[] = {
      {{"\x01", 1}, 0},
      {{"\x03", 1}, 1},
      {{"\xFF", 1}, 127},
      {{"\x02\x02", 2}, 128},
      {{"\xFE\xFF", 2}, 16383},
      {{"\x04\x00\x02", 3}, 16384},
      {{"\x80\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 8}, (UINT64_C(1) << 56) - 1},
      {{"\x00\x00\x00\x00\x00\x00\x00\x00\x01", 9}, UINT64_C(1) << 56},
      {{"\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 9}, UINT64_MAX},
      /* Encodings longer than necessary, which upstream accepts too. */
      {{"\x02\x00", 2}, 0},
      {{"\x00\x05\x00\x00\x00\x00\x00\x00\x00", 9}, 5},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    reader_fixture fixture;
    uint64_t value;
    start(&fixture, cases[i].bytes);
    assert_status(varve_read_varint(&fixture.reader, "count", &value), OK);
    assert_true(value == cases[i].value);
    assert_status(varve_read_end(&fixture.reader, "count"), OK);
    for (size_t size = 0; size < cases[i].bytes.size; size++) {
      start(&fixture, varve_slice_make(cases[i].bytes.data, size));
      assert_status(varve_read_varint(&fixture.reader, "count", &value), TRUNCATED);
      assert_true(value == 0);
      assert_int_equal(varve_byte_reader_offset(&fixture.reader), 100);
      assert_string_equal(fixture.log.text, "string section: input ends inside count");
    }
  }
}

static void the_shortest_form_is_the_only_one(void **state) {
  (void)state;
  static const struct {
    varve_slice bytes;
    uint64_t value;
  } shortest[] = {{{"\x01", 1}, 0},
                  {{"\xFF", 1}, 127},
                  {{"\x02\x02", 2}, 128},
                  {{"\x04\x00\x02", 3}, 16384},
                  {{"\x00\x00\x00\x00\x00\x00\x00\x00\x01", 9}, UINT64_C(1) << 56},
                  {{"\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 9}, UINT64_MAX}};
  static const varve_slice longer[] = {
      VARVE_SLICE_INIT("\x02\x00"), VARVE_SLICE_INIT("\xFE\x01"), /* 127 */
      VARVE_SLICE_INIT("\xFC\xFF\x01"), VARVE_SLICE_INIT("\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x00")};
  reader_fixture fixture;
  uint64_t value;
  for (size_t i = 0; i < VARVE_COUNT_OF(shortest); i++) {
    start(&fixture, shortest[i].bytes);
    assert_status(varve_read_shortest_varint(&fixture.reader, "count", &value), OK);
    assert_true(value == shortest[i].value);
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(longer); i++) {
    start(&fixture, longer[i]);
    assert_status(varve_read_shortest_varint(&fixture.reader, "count", &value), CORRUPT);
    assert_string_equal(fixture.log.text, "string section: count takes more bytes than it needs");
  }
}

static void signed_varints_keep_the_sign_in_the_lowest_bit(void **state) {
  (void)state;
  reader_fixture fixture;
  int64_t value;
  start(&fixture, VARVE_SLICE("\x01\x03\x05\x07"
                              "\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"
                              "\x00\xFE\xFF\xFF\xFF\xFF\xFF\xFF\xFF"));
  const int64_t expected[] = {0, -1, 1, -2, INT64_MIN, INT64_MAX};
  for (size_t i = 0; i < VARVE_COUNT_OF(expected); i++) {
    assert_status(varve_read_signed_varint(&fixture.reader, "value", &value), OK);
    assert_true(value == expected[i]);
  }
  assert_status(varve_read_signed_varint(&fixture.reader, "value", &value), TRUNCATED);
  assert_true(value == 0);
}

static void a_count_must_fit_in_what_is_left(void **state) {
  (void)state;
  reader_fixture fixture;
  size_t count;
  start(&fixture, VARVE_SLICE("\x07xxxxxx"));
  assert_status(varve_read_count(&fixture.reader, "operand count", 2, &count), OK);
  assert_int_equal(count, 3);
  start(&fixture, VARVE_SLICE("\x09xxxxxx"));
  assert_status(varve_read_count(&fixture.reader, "operand count", 2, &count), CORRUPT);
  assert_int_equal(count, 0);
  assert_string_equal(fixture.log.text, "string section: operand count 4 exceeds the 6 bytes left");
  assert_int_equal(fixture.log.offset, 101);
  assert_status(varve_check_count(&fixture.reader, "operand count", UINT64_MAX, SIZE_MAX, &count),
                CORRUPT);
  assert_status(varve_check_count(&fixture.reader, "operand count", 7, 0, &count), OK);
  assert_int_equal(count, 7);
}

static void bytes_and_strings_stay_inside(void **state) {
  (void)state;
  reader_fixture fixture;
  varve_slice bytes;
  uint8_t byte;
  start(&fixture, VARVE_SLICE("abc\0de"));
  assert_status(varve_read_byte(&fixture.reader, "kind", &byte), OK);
  assert_int_equal(byte, 'a');
  assert_status(varve_read_c_string(&fixture.reader, "producer", &bytes), OK);
  assert_slice(bytes, "bc");
  assert_status(varve_read_c_string(&fixture.reader, "producer", &bytes), TRUNCATED);
  assert_string_equal(fixture.log.text, "string section: producer has no NUL at its end");
  assert_status(varve_read_bytes(&fixture.reader, "blob", 3, &bytes), TRUNCATED);
  assert_null(bytes.data);
  assert_string_equal(fixture.log.text, "string section: blob of 3 bytes exceeds the 2 bytes left");
  assert_status(varve_read_bytes(&fixture.reader, "blob", UINT64_MAX, &bytes), TRUNCATED);
  assert_status(varve_read_end(&fixture.reader, "blob"), CORRUPT);
  assert_string_equal(fixture.log.text, "string section: 2 unexpected bytes after blob");
  assert_int_equal(fixture.log.offset, 104);
  assert_status(varve_read_bytes(&fixture.reader, "blob", 2, &bytes), OK);
  assert_slice(bytes, "de");
  assert_status(varve_read_end(&fixture.reader, "blob"), OK);
  assert_status(varve_read_byte(&fixture.reader, "kind", &byte), TRUNCATED);
  assert_int_equal(byte, 0);
  assert_status(varve_read_bytes(&fixture.reader, "blob", 0, &bytes), OK);
}

static void fixed_numbers_have_their_lowest_byte_first(void **state) {
  (void)state;
  reader_fixture fixture;
  uint64_t value;
  start(&fixture, varve_slice_make("\x34\x12\xFF\0\0\0\0\0\0\x80", 10));
  assert_status(varve_read_fixed(&fixture.reader, "checksum", 2, &value), OK);
  assert_true(value == 0x1234);
  assert_status(varve_read_fixed(&fixture.reader, "checksum", 8, &value), OK);
  assert_true(value == UINT64_C(0x80000000000000FF));
  assert_status(varve_read_fixed(&fixture.reader, "checksum", 1, &value), TRUNCATED);
}

static void an_empty_range_has_nothing(void **state) {
  (void)state;
  reader_fixture fixture;
  varve_slice text;
  start(&fixture, (varve_slice){NULL, 0});
  assert_int_equal(varve_byte_reader_left(&fixture.reader), 0);
  assert_status(varve_read_end(&fixture.reader, "it"), OK);
  assert_status(varve_read_c_string(&fixture.reader, "it", &text), TRUNCATED);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(varints_of_every_length),
      cmocka_unit_test(the_shortest_form_is_the_only_one),
      cmocka_unit_test(signed_varints_keep_the_sign_in_the_lowest_bit),
      cmocka_unit_test(a_count_must_fit_in_what_is_left),
      cmocka_unit_test(bytes_and_strings_stay_inside),
      cmocka_unit_test(fixed_numbers_have_their_lowest_byte_first),
      cmocka_unit_test(an_empty_range_has_nothing),
  };
  return cmocka_run_group_tests_name("byte_reader", tests, NULL, NULL);
}
