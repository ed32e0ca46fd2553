/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/number/float_parse.c. With --source or --text: the samples before and after mlir-opt. */
#include "tests/unit/float_samples.h"

#include "base/number/float_big.h"
#include "base/number/float_format.h"

enum { SAMPLE_SIZE = 64 };

static int decimal_range(const varve_float_format *format) {
  return format->exponent_bits >= 11 ? 330 : format->exponent_bits == 8 ? 48 : 8;
}

/* Writes an odd multiple of half a unit in the last place: a tie for formats of that precision. */
static int write_tie(char *text, uint64_t *state, uint32_t precision) {
  uint64_t number =
      (sample_random(state) >> (64 - precision) | UINT64_C(1) << (precision - 1)) * 2 + 1;
  unsigned power = precision > 30 ? 0 : (unsigned)(sample_random(state) % 11);
  uint64_t whole = number >> power;
  uint64_t part = number & ((UINT64_C(1) << power) - 1);
  for (unsigned i = 0; i < power; i++)
    part *= 5;
  return snprintf(text, SAMPLE_SIZE, "%llu.%0*llu%s", (unsigned long long)whole,
                  power == 0 ? 1 : (int)power, (unsigned long long)part,
                  sample_random(state) % 3 == 0 ? "00000001" : "");
}

static void sample_literal(varve_float_kind kind, uint64_t index, char *text, bool *negative) {
  const varve_float_format *format = varve_float_format_get(kind);
  uint64_t state = index * 100 + (uint64_t)kind;
  *negative = format->has_sign && sample_random(&state) % 2 != 0;
  if (index % 4 == 0) {
    uint32_t precision = (uint32_t)format->significand_bits + 1;
    (void)write_tie(text, &state, precision > 53 ? 53 : precision);
    return;
  }
  int exponent = (int)(sample_random(&state) % 1000) * decimal_range(format) / 1000;
  bool is_small = sample_random(&state) % 2 != 0;
  int size = snprintf(text, SAMPLE_SIZE, "%llu.", (unsigned long long)(sample_random(&state) % 10));
  for (uint64_t left = sample_random(&state) % 30; left > 0; left--)
    text[size++] = (char)('0' + sample_random(&state) % 10);
  (void)snprintf(text + size, SAMPLE_SIZE - (size_t)size, "%c%s%d", index % 4 == 1 ? 'e' : 'E',
                 is_small            ? "-"
                 : exponent % 3 == 0 ? "+"
                                     : "",
                 exponent);
}

static void sample_source(varve_buffer *out, varve_float_kind kind, uint64_t index) {
  char text[SAMPLE_SIZE];
  bool negative;
  sample_literal(kind, index, text, &negative);
  if (negative)
    assert_status(varve_buffer_append_char(out, '-'), OK);
  assert_status(varve_buffer_append(out, varve_slice_of(text)), OK);
  write_sample_type(out, kind);
}

static void sample_text(varve_buffer *out, varve_float_kind kind, uint64_t index) {
  char text[SAMPLE_SIZE];
  bool negative;
  uint64_t bits[2];
  sample_literal(kind, index, text, &negative);
  assert_status(varve_float_parse_through_f64(kind, varve_slice_of(text), negative, bits), OK);
  write_sample_value(out, kind, bits);
}

static void check(varve_float_kind kind, const char *text, uint64_t high, uint64_t low) {
  uint64_t bits[2] = {1, 1};
  bool negative = text[0] == '-';
  varve_slice digits = varve_slice_of(text + (negative ? 1 : 0));
  assert_status(varve_float_parse_through_f64(kind, digits, negative, bits), OK);
  if (bits[0] != low || bits[1] != high)
    fail_msg("%s is read as %016llX%016llX", text, (unsigned long long)bits[1],
             (unsigned long long)bits[0]);
}

static void every_spelling_of_a_number(void **state) {
  (void)state;
  const char *spellings[] = {"1.5",
                             "1.50",
                             "0001.5",
                             "15e-1",
                             "15.0E-1",
                             "0.15e1",
                             "0.015E+2",
                             "1.5e0",
                             "1.5e+000000000000",
                             "150.e-02",
                             "1.500000000000000000000000000000000000000000000000000"};
  for (size_t i = 0; i < VARVE_COUNT_OF(spellings); i++)
    check(VARVE_FLOAT_F32, spellings[i], 0, 0x3FC00000);
  check(VARVE_FLOAT_F32, "3", 0, 0x40400000);
  check(VARVE_FLOAT_F32, "-1.5", 0, 0xBFC00000);
  check(VARVE_FLOAT_F32, "0.0", 0, 0);
  check(VARVE_FLOAT_F32, "-0.0", 0, 0x80000000);
  check(VARVE_FLOAT_F32, "0.0e99999999999999999999999", 0, 0);
}

static void other_text_is_rejected(void **state) {
  (void)state;
  const char *bad[] = {"",     ".",   "e1",    "1e",   "1e+",    "1.0e", "1.0e-", "-1.0",
                       "1.0f", "1..", "1.0.0", "0x10", "1.0e1.", " 1",   "1 ",    "nan"};
  for (size_t i = 0; i < VARVE_COUNT_OF(bad); i++) {
    uint64_t bits[2] = {1, 1};
    assert_status(
        varve_float_parse_through_f64(VARVE_FLOAT_F64, varve_slice_of(bad[i]), false, bits),
        SYNTAX);
    assert_true(bits[0] == 0 && bits[1] == 0);
  }
  uint64_t bits[2];
  assert_status(varve_float_parse_through_f64(VARVE_FLOAT_F64, (varve_slice){NULL, 0}, false, bits),
                SYNTAX);
}

static void f64_rounds_to_even_at_its_limits(void **state) {
  (void)state;
  check(VARVE_FLOAT_F64, "9007199254740993.0", 0, UINT64_C(0x4340000000000000));
  check(VARVE_FLOAT_F64, "9007199254740993.00000000000000000000000000000000001", 0,
        UINT64_C(0x4340000000000001));
  check(VARVE_FLOAT_F64, "9007199254740995.0", 0, UINT64_C(0x4340000000000002));
  check(VARVE_FLOAT_F64, "1.7976931348623158e308", 0, UINT64_C(0x7FEFFFFFFFFFFFFF));
  check(VARVE_FLOAT_F64, "1.7976931348623159e308", 0, UINT64_C(0x7FF0000000000000));
  check(VARVE_FLOAT_F64, "4.9e-324", 0, 1);
  check(VARVE_FLOAT_F64, "2.4703282292062327e-324", 0, 0);
  check(VARVE_FLOAT_F64, "2.4703282292062328e-324", 0, 1);
  check(VARVE_FLOAT_F64, "2.2250738585072011e-308", 0, UINT64_C(0x000FFFFFFFFFFFFF));
  check(VARVE_FLOAT_F64, "1.0e400", 0, UINT64_C(0x7FF0000000000000));
  check(VARVE_FLOAT_F64, "-1.0e-400", 0, UINT64_C(0x8000000000000000));
}

/* The tie between 0 and the smallest value of f64 has 751 digits. One more digit, far to the
 * right, decides. */
static void many_digits_all_count(void **state) {
  (void)state;
  enum { ZEROS = 5000 };
  static char text[ZEROS + 64];
  for (int last = 0; last < 2; last++) {
    memset(text, '0', sizeof text);
    memcpy(text, "9007199254740993.", 17);
    text[ZEROS] = (char)('0' + last);
    text[ZEROS + 1] = 0;
    check(VARVE_FLOAT_F64, text, 0, UINT64_C(0x4340000000000000) + (uint64_t)last);
  }
  memset(text, '9', sizeof text - 1);
  text[1] = '.';
  text[sizeof text - 1] = 0;
  check(VARVE_FLOAT_F64, text, 0, UINT64_C(0x4024000000000000));
}

static void other_formats_round_twice(void **state) {
  (void)state;
  /* A number slightly above the tie between 1 and its successor in f32. The difference is too
   * small for f64. */
  check(VARVE_FLOAT_F32, "1.000000059604644775390626", 0, 0x3F800000);
  check(VARVE_FLOAT_F32, "1.0000000596046450", 0, 0x3F800001);
  check(VARVE_FLOAT_F80, "0.1", 0x3FFB, UINT64_C(0xCCCCCCCCCCCCD000));
  check(VARVE_FLOAT_F128, "0.1", UINT64_C(0x3FFB999999999999), UINT64_C(0xA000000000000000));
  check(VARVE_FLOAT_F128, "1.0e400", UINT64_C(0x7FFF000000000000), 0);
  check(VARVE_FLOAT_F80, "-1.0e400", 0xFFFF, UINT64_C(0x8000000000000000));
}

static void check_once(varve_float_kind kind, const char *text, uint64_t high, uint64_t low) {
  uint64_t bits[2] = {1, 1};
  assert_status(varve_float_parse(kind, varve_slice_of(text), false, bits), OK);
  if (bits[0] != low || bits[1] != high)
    fail_msg("%.60s is read as %016llX%016llX", text, (unsigned long long)bits[1],
             (unsigned long long)bits[0]);
}

static void exact_conversion_rounds_once(void **state) {
  (void)state;
  check_once(VARVE_FLOAT_F32, "1.000000059604644775390626", 0, 0x3F800001);
  check_once(VARVE_FLOAT_F16, "65519.99999999999999999999", 0, 0x7BFF);
  check_once(VARVE_FLOAT_F8E4M3FN, "464.000000000000000000001", 0, 0x7F);
  check_once(VARVE_FLOAT_F4E2M1FN, "1.0e400", 0, 0x7);
  check_once(VARVE_FLOAT_F8E8M0FNU, "1.0e-500", 0, 0x00);
  check_once(VARVE_FLOAT_F80, "0.1", 0x3FFB, UINT64_C(0xCCCCCCCCCCCCCCCD));
  check_once(VARVE_FLOAT_F80, "1.0e309", 0x4401, UINT64_C(0xB201833B35D63F73));
  check_once(VARVE_FLOAT_F80, "1.0e-320", 0x3BD7, UINT64_C(0xFD00B897478238D1));
  check_once(VARVE_FLOAT_F80, "1.2e4932", 0x7FFF, UINT64_C(0x8000000000000000));
  check_once(VARVE_FLOAT_F80, "3.6e-4951", 0, 1);
  check_once(VARVE_FLOAT_F128, "0.1", UINT64_C(0x3FFB999999999999), UINT64_C(0x999999999999999A));
  check_once(VARVE_FLOAT_F128, "1.189731495357231765e4932", UINT64_C(0x7FFEFFFFFFFFFFFF),
             UINT64_C(0xFFFD57322E3F8675));
  check_once(VARVE_FLOAT_F128, "3.14159265358979323846264338327950288419716939937510",
             UINT64_C(0x4000921FB54442D1), UINT64_C(0x8469898CC51701B8));
  check_once(VARVE_FLOAT_F128, "6.6e-4966", 0, 1);
  check_once(VARVE_FLOAT_F128, "1.0e-4966", 0, 0);
}

/* The tie below the largest subnormal number of f128 has 11,564 digits. */
static void all_digits_of_the_longest_tie_count(void **state) {
  (void)state;
  enum { POWER = 16495, DIGITS = 11564, EXTRA = 60 };
  static char text[2 + POWER + EXTRA + 1];
  const uint64_t largest[2] = {UINT64_MAX, (UINT64_C(1) << 48) - 1};
  const uint64_t tie[2] = {largest[0] - 2, (largest[1] << 1) | 1};
  varve_big number;
  varve_big_set(&number, tie);
  varve_big_multiply_power_of_five(&number, POWER);
  memset(text, '0', sizeof text - 1);
  text[1] = '.';
  for (size_t i = 1 + POWER; number.size != 0; i--)
    text[i] = (char)('0' + varve_big_divide_small(&number, 10));
  assert_true(text[1 + POWER - DIGITS] == '0' && text[2 + POWER - DIGITS] != '0');
  check_once(VARVE_FLOAT_F128, text, largest[1], largest[0] - 1);
  text[sizeof text - 2] = '1';
  check_once(VARVE_FLOAT_F128, text, largest[1], largest[0]);
}

static void overflow_gives_the_infinity_or_nan_of_the_format(void **state) {
  (void)state;
  check(VARVE_FLOAT_F16, "65519.0", 0, 0x7BFF);
  check(VARVE_FLOAT_F16, "65520.0", 0, 0x7C00);
  check(VARVE_FLOAT_F8E4M3FN, "464.0", 0, 0x7E);
  check(VARVE_FLOAT_F8E4M3FN, "465.0", 0, 0x7F);
  check(VARVE_FLOAT_F8E4M3FN, "-1.0e400", 0, 0xFF);
  check(VARVE_FLOAT_F8E5M2FNUZ, "61439.0", 0, 0x7F);
  check(VARVE_FLOAT_F8E5M2FNUZ, "61440.0", 0, 0x80);
  check(VARVE_FLOAT_F8E5M2FNUZ, "-1.0e400", 0, 0x80);
  check(VARVE_FLOAT_F8E5M2FNUZ, "-0.0", 0, 0x00);
  check(VARVE_FLOAT_F4E2M1FN, "7.0", 0, 0x7);
  check(VARVE_FLOAT_F4E2M1FN, "-1.0e30", 0, 0xF);
  check(VARVE_FLOAT_F4E2M1FN, "1.0e400", 0, 0x0);
  check(VARVE_FLOAT_F8E8M0FNU, "0.0", 0, 0x00);
  check(VARVE_FLOAT_F8E8M0FNU, "1.5", 0, 0x80);
  check(VARVE_FLOAT_F8E8M0FNU, "1.0e39", 0, 0xFF);
}

static void exponents_beyond_24000_are_cut_as_apfloat_cuts_them(void **state) {
  (void)state;
  static char text[30100];
  memset(text, '0', sizeof text);
  text[1] = '.';
  memcpy(text + 30001, "1e30000", 8);
  check(VARVE_FLOAT_F64, text, 0, 0);
}

static void all_samples_are_read_as_mlir_opt_22_does(void **state) {
  (void)state;
  /* The XXH3 of the text that mlir-opt prints for the values it read. */
  static const uint64_t hashes[VARVE_FLOAT_KIND_COUNT] = {
      UINT64_C(0xB60A85C3FDEF9067), UINT64_C(0x287543BA2D2F2E43), UINT64_C(0x5EC30EE6872B081E),
      UINT64_C(0xED574B642E57BE93), UINT64_C(0xD500905C900192CA), UINT64_C(0x7A3FA19FB69351E9),
      UINT64_C(0x6BFE9A5B094EEE43), UINT64_C(0xA4D50C13B134C23A), UINT64_C(0x85485A3147139FFF),
      UINT64_C(0x74339B258BAFDBFB), UINT64_C(0x043165192BA74BD2), UINT64_C(0x36826215DE49DF85),
      UINT64_C(0xD1CCAA2F17D2F15E), UINT64_C(0xD7F05D6DE8FA1F6B), UINT64_C(0x134EA407D90DE7CD),
      UINT64_C(0xD32E500EEC5F2801), UINT64_C(0xA116C4B012207958), UINT64_C(0x1A52D3E826D8F37F),
  };
  for (int kind = 0; kind < VARVE_FLOAT_KIND_COUNT; kind++)
    if (hash_samples((varve_float_kind)kind, sample_text) != hashes[kind])
      fail_msg("%s", varve_float_format_get((varve_float_kind)kind)->name);
}

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "--source") == 0)
    return write_sample_module(stdout, sample_source);
  if (argc == 2 && strcmp(argv[1], "--text") == 0)
    return write_sample_module(stdout, sample_text);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_spelling_of_a_number),
      cmocka_unit_test(other_text_is_rejected),
      cmocka_unit_test(f64_rounds_to_even_at_its_limits),
      cmocka_unit_test(many_digits_all_count),
      cmocka_unit_test(other_formats_round_twice),
      cmocka_unit_test(exact_conversion_rounds_once),
      cmocka_unit_test(all_digits_of_the_longest_tie_count),
      cmocka_unit_test(overflow_gives_the_infinity_or_nan_of_the_format),
      cmocka_unit_test(exponents_beyond_24000_are_cut_as_apfloat_cuts_them),
      cmocka_unit_test(all_samples_are_read_as_mlir_opt_22_does),
  };
  return cmocka_run_group_tests_name("float_parse", tests, NULL, NULL);
}
