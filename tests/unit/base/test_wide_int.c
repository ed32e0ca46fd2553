/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/number/wide_int.c */
#include "tests/unit/unit.h"

#include "base/number/wide_int.h"

enum { MOST_WORDS = 64 };

static varve_memory plain_memory(void) {
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  return memory;
}

/* Parses the digits and prints the value. A '!' before printed means that the value must not fit;
 * what is left of it is printed. */
static void check(const char *digits, unsigned base, uint32_t width, const char *printed) {
  varve_memory memory = plain_memory();
  varve_buffer out;
  uint64_t words[MOST_WORDS];
  bool fits;
  varve_buffer_init(&out, &memory);
  assert_status(varve_wide_parse(varve_slice_of(digits), base, words, width, &fits), OK);
  assert_int_equal(fits, printed[0] != '!');
  printed += printed[0] == '!' ? 1 : 0;
  assert_status(varve_wide_print(&out, words, width, false), OK);
  assert_int_equal(out.size, strlen(printed));
  assert_memory_equal(out.data, printed, out.size);
  varve_buffer_release(&out);
}

static void decimal_text_round_trips(void **state) {
  (void)state;
  const char *numbers[] = {"0",
                           "9",
                           "999999999",
                           "1000000000",
                           "18446744073709551615",
                           "18446744073709551616",
                           "100000000000000000000000000000000000000",
                           "340282366920938463463374607431768211455"};
  for (size_t i = 0; i < VARVE_COUNT_OF(numbers); i++) {
    check(numbers[i], 10, 128, numbers[i]);
    check(numbers[i], 10, 200, numbers[i]);
    check(numbers[i], 10, 4096, numbers[i]);
  }
  check("000000000000000000000000000000000000000000000000000000000000000000000000007", 10, 8, "7");
}

static void hex_text_is_read(void **state) {
  (void)state;
  check("ff", 16, 8, "255");
  check("000000000000000000000000000000000000fF", 16, 8, "255");
  check("100000000000000000", 16, 69, "295147905179352825856");
  check("FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", 16, 128, "340282366920938463463374607431768211455");
}

static void overflowing_literals_are_truncated_and_reported(void **state) {
  (void)state;
  check("256", 10, 8, "!0");
  check("511", 10, 8, "!255");
  check("100", 16, 8, "!0");
  check("18446744073709551616", 10, 64, "!0");
  check("340282366920938463463374607431768211457", 10, 128, "!1");
  check("340282366920938463463374607431768211457", 10, 64, "!1");
  check("123456789012345678901234567890123456789012345678901234567890", 10, 1, "!0");
  check("1", 10, 0, "!0");
  check("0", 10, 0, "0");
}

static void other_text_is_rejected(void **state) {
  (void)state;
  uint64_t words[2] = {1, 1};
  bool fits;
  assert_status(varve_wide_parse(VARVE_SLICE(""), 10, words, 128, &fits), SYNTAX);
  assert_status(varve_wide_parse(VARVE_SLICE("1a"), 10, words, 128, &fits), SYNTAX);
  assert_status(varve_wide_parse(VARVE_SLICE("-1"), 10, words, 128, &fits), SYNTAX);
  assert_status(varve_wide_parse(VARVE_SLICE("1g"), 16, words, 128, &fits), SYNTAX);
  assert_status(varve_wide_parse(VARVE_SLICE("1"), 8, words, 128, &fits), BAD_ARGUMENT);
  assert_true(words[0] == 0 && words[1] == 0);
}

static void check_signed(uint64_t low, uint64_t high, uint32_t width, const char *printed) {
  varve_memory memory = plain_memory();
  varve_buffer out;
  const uint64_t words[2] = {low, high};
  varve_buffer_init(&out, &memory);
  assert_status(varve_wide_print(&out, words, width, true), OK);
  assert_int_equal(out.size, strlen(printed));
  assert_memory_equal(out.data, printed, out.size);
  varve_buffer_release(&out);
}

static void signed_numbers_are_twos_complement(void **state) {
  (void)state;
  check_signed(0xFF, 0, 8, "-1");
  check_signed(0x80, 0, 8, "-128");
  check_signed(0x7F, 0, 8, "127");
  check_signed(1, 0, 1, "-1");
  check_signed(0, 0, 0, "0");
  check_signed(UINT64_C(1) << 63, 0, 64, "-9223372036854775808");
  check_signed(0, UINT64_C(1) << 63, 128, "-170141183460469231731687303715884105728");
  check_signed(UINT64_MAX, UINT64_MAX, 128, "-1");
  check_signed(0, 1, 65, "-18446744073709551616");
  check_signed(5, UINT64_MAX, 65, "-18446744073709551611");
}

static void single_bits_are_read_and_cleared(void **state) {
  (void)state;
  uint64_t words[2] = {5, UINT64_C(1) << 63};
  assert_true(varve_wide_bit(words, 0));
  assert_false(varve_wide_bit(words, 1));
  assert_true(varve_wide_bit(words, 127));
  assert_int_equal(varve_wide_active_bits(words, 2), 128);
  assert_int_equal(varve_wide_active_bits(words, 1), 3);
  assert_false(varve_wide_is_zero(words, 2));
  varve_wide_mask(words, 66);
  assert_true(words[0] == 5 && words[1] == 0);
  varve_wide_mask(words, 128);
  assert_int_equal(words[0], 5);
  varve_wide_mask(words, 0);
  assert_true(varve_wide_is_zero(words, 2));
  assert_int_equal(varve_wide_active_bits(words, 2), 0);
  assert_int_equal(varve_wide_words(0), 1);
  assert_int_equal(varve_wide_words(64), 1);
  assert_int_equal(varve_wide_words(65), 2);
  assert_int_equal(varve_wide_words(UINT32_MAX), 67108864);
}

static void negation_carries_across_words(void **state) {
  (void)state;
  uint64_t words[3] = {0, 0, 1};
  varve_wide_negate(words, 130);
  assert_true(words[0] == 0 && words[1] == 0 && words[2] == 3);
  varve_wide_negate(words, 130);
  assert_true(words[0] == 0 && words[1] == 0 && words[2] == 1);
}

static void long_numbers_round_trip(void **state) {
  (void)state;
  enum { WIDTH = 1 << 16, WORDS = WIDTH / 64 };
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_buffer out;
  static uint64_t words[WORDS], back[WORDS];
  bool fits;
  uint64_t random = 1;
  varve_buffer_init(&out, &memory);
  for (size_t i = 0; i < WORDS; i++)
    words[i] = random = random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  assert_status(varve_wide_print(&out, words, WIDTH, false), OK);
  assert_status(varve_wide_parse(varve_buffer_slice(&out), 10, back, WIDTH, &fits), OK);
  assert_true(fits);
  assert_memory_equal(words, back, sizeof words);
  varve_buffer_release(&out);
  assert_int_equal(allocator.live, 0);
}

/* Printing the widest integers in decimal would take minutes. */
static void the_longest_numbers_are_hex(void **state) {
  (void)state;
  enum { WIDTH = 1 << 24, WORDS = WIDTH / 64 };
  varve_memory memory = plain_memory();
  varve_buffer out;
  static uint64_t words[WORDS], back[WORDS];
  bool fits;
  words[0] = 0xC5;
  words[WORDS - 1] = UINT64_C(1) << 63;
  varve_buffer_init(&out, &memory);
  assert_status(varve_wide_print(&out, words, WIDTH, false), OK);
  assert_int_equal(out.size, 2 + WIDTH / 4);
  assert_memory_equal(out.data, "0x8000", 6);
  varve_slice digits = varve_slice_make(out.data + 2, out.size - 2);
  assert_status(varve_wide_parse(digits, 16, back, WIDTH, &fits), OK);
  assert_true(fits);
  assert_memory_equal(words, back, sizeof words);
  out.size = 0;
  words[WORDS - 1] = UINT64_MAX << 8;
  assert_status(varve_wide_print(&out, words, WIDTH, true), OK);
  assert_memory_equal(out.data, "-0xFF", 5);
  varve_buffer_release(&out);
}

static void check_i64(uint64_t high, uint64_t low, uint32_t width, bool is_signed,
                      int64_t expected) {
  const uint64_t words[2] = {low, high};
  int64_t value;
  assert_true(varve_wide_to_i64(words, width, is_signed, &value));
  assert_true(value == expected);
}

static void check_beyond_i64(uint64_t high, uint64_t low, uint32_t width, bool is_signed) {
  const uint64_t words[2] = {low, high};
  int64_t value = 1;
  assert_false(varve_wide_to_i64(words, width, is_signed, &value));
  assert_true(value == 0);
}

static void numbers_of_any_width_become_64_bits_if_they_fit(void **state) {
  (void)state;
  const uint64_t top = UINT64_C(1) << 63;
  check_i64(0, 0, 0, true, 0);
  check_i64(0, 1, 1, true, -1);
  check_i64(0, 1, 1, false, 1);
  check_i64(0, 0x80, 8, true, -128);
  check_i64(0, 0x80, 8, false, 128);
  check_i64(0, UINT64_MAX, 64, true, -1);
  check_i64(0, top, 64, true, INT64_MIN);
  check_beyond_i64(0, top, 64, false);
  check_i64(1, UINT64_MAX, 65, true, -1);
  check_i64(1, top, 65, true, INT64_MIN);
  check_i64(0, top - 1, 65, true, INT64_MAX);
  check_beyond_i64(0, top, 65, true);
  check_beyond_i64(1, top - 1, 65, true);
  check_beyond_i64(1, 0, 65, false);
  check_i64(UINT64_MAX, top, 128, true, INT64_MIN);
  check_beyond_i64(UINT64_MAX - 1, top, 128, true);
  check_beyond_i64(UINT64_MAX, UINT64_MAX, 128, false);
}

static void out_of_memory_is_reported(void **state) {
  (void)state;
  const uint64_t words[6] = {1, 2, 3, 4, 5, 6};
  for (size_t fail_at = 1; fail_at < 3; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    varve_buffer out;
    varve_buffer_init(&out, &memory);
    assert_status(varve_wide_print(&out, words, 384, true), OUT_OF_MEMORY);
    varve_buffer_release(&out);
    assert_int_equal(allocator.live, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(decimal_text_round_trips),
      cmocka_unit_test(hex_text_is_read),
      cmocka_unit_test(overflowing_literals_are_truncated_and_reported),
      cmocka_unit_test(other_text_is_rejected),
      cmocka_unit_test(signed_numbers_are_twos_complement),
      cmocka_unit_test(single_bits_are_read_and_cleared),
      cmocka_unit_test(negation_carries_across_words),
      cmocka_unit_test(long_numbers_round_trip),
      cmocka_unit_test(the_longest_numbers_are_hex),
      cmocka_unit_test(numbers_of_any_width_become_64_bits_if_they_fit),
      cmocka_unit_test(out_of_memory_is_reported),
  };
  return cmocka_run_group_tests_name("wide_int", tests, NULL, NULL);
}
