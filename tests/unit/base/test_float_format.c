/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/number/float_format.c */
#include <math.h>

#include "tests/unit/unit.h"

#include "base/number/float_format.h"
#include "base/number/float_parts.h"

static void formats_are_found_by_name(void **state) {
  (void)state;
  varve_float_kind kind;
  for (int i = 0; i < VARVE_FLOAT_KIND_COUNT; i++) {
    const varve_float_format *format = varve_float_format_get((varve_float_kind)i);
    assert_true(varve_float_kind_by_name(varve_slice_of(format->name), &kind));
    assert_int_equal(kind, i);
  }
  assert_false(varve_float_kind_by_name(VARVE_SLICE("f33"), &kind));
  assert_false(varve_float_kind_by_name(VARVE_SLICE("f3"), &kind));
  assert_false(varve_float_kind_by_name((varve_slice){NULL, 0}, &kind));
}

static void the_fields_fill_the_width(void **state) {
  (void)state;
  for (int i = 0; i < VARVE_FLOAT_KIND_COUNT; i++) {
    const varve_float_format *format = varve_float_format_get((varve_float_kind)i);
    assert_int_equal(format->width, format->has_sign + format->exponent_bits +
                                        format->significand_bits + format->has_integer_bit);
  }
}

/* Counts the finite values among all bit patterns of a format. */
static uint32_t count_finite(varve_float_kind kind) {
  uint32_t count = 0;
  for (uint64_t bits = 0; bits >> varve_float_format_get(kind)->width == 0; bits++)
    count += varve_float_is_finite(kind, &bits) ? 1 : 0;
  return count;
}

static void each_format_has_its_own_infinities_and_nans(void **state) {
  (void)state;
  assert_int_equal(count_finite(VARVE_FLOAT_F4E2M1FN), 16);
  assert_int_equal(count_finite(VARVE_FLOAT_F6E2M3FN), 64);
  assert_int_equal(count_finite(VARVE_FLOAT_F6E3M2FN), 64);
  assert_int_equal(count_finite(VARVE_FLOAT_F8E5M2), 256 - 8);
  assert_int_equal(count_finite(VARVE_FLOAT_F8E4M3), 256 - 16);
  assert_int_equal(count_finite(VARVE_FLOAT_F8E3M4), 256 - 32);
  assert_int_equal(count_finite(VARVE_FLOAT_F8E4M3FN), 256 - 2);
  assert_int_equal(count_finite(VARVE_FLOAT_F8E5M2FNUZ), 255);
  assert_int_equal(count_finite(VARVE_FLOAT_F8E4M3FNUZ), 255);
  assert_int_equal(count_finite(VARVE_FLOAT_F8E4M3B11FNUZ), 255);
  assert_int_equal(count_finite(VARVE_FLOAT_F8E8M0FNU), 255);
  assert_int_equal(count_finite(VARVE_FLOAT_F16), 65536 - 2048);
  assert_int_equal(count_finite(VARVE_FLOAT_BF16), 65536 - 256);
  assert_int_equal(count_finite(VARVE_FLOAT_TF32), (1 << 19) - 2048);
  const uint64_t largest[2] = {UINT64_MAX, 0x7FFE};
  const uint64_t infinity[2] = {UINT64_C(1) << 63, 0x7FFF};
  assert_true(varve_float_is_finite(VARVE_FLOAT_F80, largest));
  assert_false(varve_float_is_finite(VARVE_FLOAT_F80, infinity));
}

static void finite_values_round_trip_through_their_parts(void **state) {
  (void)state;
  for (int i = 0; i < VARVE_FLOAT_KIND_COUNT; i++) {
    varve_float_kind kind = (varve_float_kind)i;
    const varve_float_format *format = varve_float_format_get(kind);
    for (uint64_t n = 0; n < 65536 && (format->width > 16 || n >> format->width == 0); n++) {
      uint64_t bits[2] = {n, 0};
      uint64_t back[2];
      if (format->width > 64)
        bits[1] = (n * 7919) & 0xFFFF;
      else if (format->width > 16)
        bits[0] = n << (format->width - 16) | (n & 0xFF);
      varve_float_canonicalize(kind, bits);
      varve_float_parts parts = varve_float_unpack(kind, bits);
      if (parts.class != VARVE_FLOAT_FINITE)
        continue;
      varve_float_pack(kind, &parts, back);
      assert_true(back[0] == bits[0] && back[1] == bits[1]);
    }
  }
}

static void check_canonical(uint64_t high, uint64_t low, uint64_t expected_high) {
  uint64_t bits[2] = {low, high};
  varve_float_canonicalize(VARVE_FLOAT_F80, bits);
  assert_true(bits[0] == low && bits[1] == expected_high);
}

static void only_odd_f80_patterns_are_made_canonical(void **state) {
  (void)state;
  const uint64_t one = UINT64_C(1) << 63;
  check_canonical(0x3FFF, one, 0x3FFF);
  check_canonical(0x3FFF, one >> 1, 0x7FFF);
  check_canonical(0xBFFF, 0, 0xFFFF);
  check_canonical(0x8000, one, 0x8001);
  check_canonical(0, one - 1, 0);
  check_canonical(0x7FFF, 5, 0x7FFF);
  uint64_t bits[2] = {UINT64_C(0x7FF0000000000001), 0};
  varve_float_canonicalize(VARVE_FLOAT_F64, bits);
  assert_true(bits[0] == UINT64_C(0x7FF0000000000001));
}

/* Conversion to and from double */

static bool is_nan(varve_float_kind kind, const uint64_t bits[2]) {
  return varve_float_unpack(kind, bits).class == VARVE_FLOAT_NAN;
}

static void values_round_trip_through_double(void **state) {
  (void)state;
  for (int i = 0; i < VARVE_FLOAT_F80; i++) {
    varve_float_kind kind = (varve_float_kind)i;
    uint32_t width = varve_float_format_get(kind)->width;
    for (uint64_t n = 0; n < 65536 && (width > 16 || n >> width == 0); n++) {
      const uint64_t bits[2] = {width > 16 ? n << (width - 16) | (n & 0xFF) : n, 0};
      uint64_t back[2];
      if (is_nan(kind, bits))
        continue;
      assert_true(varve_float_from_double(kind, varve_float_to_double(kind, bits), back));
      assert_true(back[0] == bits[0] && back[1] == 0);
    }
  }
}

static void doubles_round_trip_through_longer_formats(void **state) {
  (void)state;
  static const double values[] = {0.0,
                                  -0.0,
                                  1.0,
                                  -1.5,
                                  0.1,
                                  4.9406564584124654e-324,
                                  2.2250738585072009e-308,
                                  2.2250738585072014e-308,
                                  1.7976931348623157e+308,
                                  INFINITY,
                                  -INFINITY};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    for (int kind = VARVE_FLOAT_F64; kind <= VARVE_FLOAT_F128; kind++) {
      uint64_t bits[2];
      assert_true(varve_float_from_double((varve_float_kind)kind, values[i], bits));
      double back = varve_float_to_double((varve_float_kind)kind, bits);
      assert_memory_equal(&back, &values[i], sizeof back);
    }
}

/* The parser rounds to f64 first. */
static void doubles_are_rounded_as_the_parser_rounds_their_text(void **state) {
  (void)state;
  static const char *const texts[] = {
      "0.0",     "1.0",    "0.1",          "0.3",      "1.0625",   "1.1875",   "2.5",
      "3.5",     "5.0",    "7.0",          "14.999",   "240.0",    "247.9",    "248.0",
      "448.0",   "464.0",  "465.0",        "57344.0",  "61440.0",  "65504.0",  "65519.9",
      "65520.0", "1.0e-5", "5.9604645e-8", "2.0e-8",   "1.0e-45",  "7.1e-46",  "1.5e-39",
      "3.4e38",  "3.5e38", "1.0e300",      "1.0e-300", "4.0e-324", "2.0e-324", "1.8e308"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    for (int k = 0; k < VARVE_FLOAT_KIND_COUNT; k++)
      for (int sign = 0; sign < 2; sign++) {
        varve_float_kind kind = (varve_float_kind)k;
        double value = strtod(texts[i], NULL);
        uint64_t parsed[2], bits[2];
        assert_status(
            varve_float_parse_through_f64(kind, varve_slice_of(texts[i]), sign != 0, parsed), OK);
        if (!varve_float_from_double(kind, sign != 0 ? -value : value, bits)) {
          assert_true(isinf(value));
          continue;
        }
        assert_true(bits[0] == parsed[0] && bits[1] == parsed[1]);
      }
}

static void check_to_double(varve_float_kind kind, uint64_t high, uint64_t low, double expected) {
  const uint64_t bits[2] = {low, high};
  double value = varve_float_to_double(kind, bits);
  assert_memory_equal(&value, &expected, sizeof value);
}

static void long_formats_are_rounded_to_nearest_even(void **state) {
  (void)state;
  const uint64_t one = UINT64_C(1) << 63;
  check_to_double(VARVE_FLOAT_F80, 0x3FFF, one, 1.0);
  check_to_double(VARVE_FLOAT_F80, 0xBFFF, one | 1, -1.0);
  check_to_double(VARVE_FLOAT_F80, 0x3FFF, one | 0x400, 1.0); /* half of the last bit: to even */
  check_to_double(VARVE_FLOAT_F80, 0x3FFF, one | 0x401, 0x1.0000000000001p0);
  check_to_double(VARVE_FLOAT_F80, 0x3FFF, one | 0xC00, 0x1.0000000000002p0);
  check_to_double(VARVE_FLOAT_F80, 0x7FFE, UINT64_MAX, INFINITY);
  check_to_double(VARVE_FLOAT_F80, 0, 1, 0.0);
  check_to_double(VARVE_FLOAT_F80, 0x8000, 1, -0.0);
  check_to_double(VARVE_FLOAT_F80, 0x3FFF - 1074, one, 0x1p-1074);
  check_to_double(VARVE_FLOAT_F80, 0x3FFF - 1075, one, 0.0);
  check_to_double(VARVE_FLOAT_F80, 0x3FFF - 1075, one | 1, 0x1p-1074);
  check_to_double(VARVE_FLOAT_F128, UINT64_C(0x3FFF000000000000), 0, 1.0);
  check_to_double(VARVE_FLOAT_F128, UINT64_C(0x3FFF000000000000), 1, 1.0);
  check_to_double(VARVE_FLOAT_F128, UINT64_C(0x3FFF000000000000), UINT64_C(0x0800000000000000),
                  1.0);
  check_to_double(VARVE_FLOAT_F128, UINT64_C(0x3FFF000000000000), UINT64_C(0x0800000000000001),
                  0x1.0000000000001p0);
  check_to_double(VARVE_FLOAT_F128, UINT64_C(0x7FFF000000000000), 0, INFINITY);
  check_to_double(VARVE_FLOAT_F128, UINT64_C(0xC3FF000000000000), 0, -INFINITY);
  check_to_double(VARVE_FLOAT_TF32, 0, 1, 0x1p-136);
  check_to_double(VARVE_FLOAT_TF32, 0, 0x3FC00, INFINITY);
  check_to_double(VARVE_FLOAT_F8E8M0FNU, 0, 0, 0x1p-127);
  check_to_double(VARVE_FLOAT_F8E8M0FNU, 0, 0xFE, 0x1p127);
}

static uint64_t low_bits_of(varve_float_kind kind, double value) {
  uint64_t bits[2];
  assert_true(varve_float_from_double(kind, value, bits));
  return bits[0];
}

static void values_beyond_a_format_become_what_apfloat_makes_of_them(void **state) {
  (void)state;
  assert_int_equal(low_bits_of(VARVE_FLOAT_F16, 1e10), 0x7C00);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F8E4M3FN, -1e10), 0xFF);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F8E4M3FN, INFINITY), 0x7F);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F8E5M2FNUZ, INFINITY), 0x80);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F8E5M2FNUZ, -0.0), 0);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F4E2M1FN, 100.0), 7);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F4E2M1FN, -0.1), 8);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F8E8M0FNU, 1e300), 0xFF);
  assert_int_equal(low_bits_of(VARVE_FLOAT_TF32, 1e39), 0x3FC00);
}

static void formats_without_infinity_and_nan_reject_both(void **state) {
  (void)state;
  uint64_t bits[2];
  for (int kind = VARVE_FLOAT_F4E2M1FN; kind <= VARVE_FLOAT_F6E3M2FN; kind++) {
    assert_false(varve_float_from_double((varve_float_kind)kind, NAN, bits));
    assert_false(varve_float_from_double((varve_float_kind)kind, INFINITY, bits));
    assert_false(varve_float_from_double((varve_float_kind)kind, -INFINITY, bits));
    assert_true(varve_float_from_double((varve_float_kind)kind, 1e300, bits));
  }
}

static double double_of(uint64_t word) {
  double value;
  memcpy(&value, &word, sizeof value);
  return value;
}

static uint64_t word_of(double value) {
  uint64_t word;
  memcpy(&word, &value, sizeof word);
  return word;
}

static void nan_keeps_its_sign_and_what_fits_of_its_payload(void **state) {
  (void)state;
  const uint64_t odd = UINT64_C(0xFFFABCDEF0123456);
  uint64_t bits[2];
  assert_true(varve_float_from_double(VARVE_FLOAT_F64, double_of(odd), bits));
  assert_true(bits[0] == odd && word_of(varve_float_to_double(VARVE_FLOAT_F64, bits)) == odd);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F16, double_of(odd)), 0xFEAF);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F16, double_of(UINT64_C(0x7FF0000000000001))), 0x7E00);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F8E5M2, double_of(odd)), 0xFE);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F8E4M3FN, double_of(odd)), 0xFF);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F8E4M3FNUZ, double_of(odd)), 0x80);
  assert_int_equal(low_bits_of(VARVE_FLOAT_F8E8M0FNU, double_of(odd)), 0xFF);
  for (int kind = VARVE_FLOAT_F80; kind <= VARVE_FLOAT_F128; kind++) {
    assert_true(varve_float_from_double((varve_float_kind)kind, double_of(odd), bits));
    assert_true(is_nan((varve_float_kind)kind, bits));
    assert_true(word_of(varve_float_to_double((varve_float_kind)kind, bits)) == odd);
  }
  const uint64_t unsigned_zero_nan[2] = {0x80, 0}, quiet[2] = {0x7E01, 0};
  assert_true(word_of(varve_float_to_double(VARVE_FLOAT_F8E4M3FNUZ, unsigned_zero_nan)) ==
              UINT64_C(0x7FF8000000000000));
  assert_true(word_of(varve_float_to_double(VARVE_FLOAT_F16, quiet)) ==
              UINT64_C(0x7FF8040000000000));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(formats_are_found_by_name),
      cmocka_unit_test(the_fields_fill_the_width),
      cmocka_unit_test(each_format_has_its_own_infinities_and_nans),
      cmocka_unit_test(finite_values_round_trip_through_their_parts),
      cmocka_unit_test(only_odd_f80_patterns_are_made_canonical),
      cmocka_unit_test(values_round_trip_through_double),
      cmocka_unit_test(doubles_round_trip_through_longer_formats),
      cmocka_unit_test(doubles_are_rounded_as_the_parser_rounds_their_text),
      cmocka_unit_test(long_formats_are_rounded_to_nearest_even),
      cmocka_unit_test(values_beyond_a_format_become_what_apfloat_makes_of_them),
      cmocka_unit_test(formats_without_infinity_and_nan_reject_both),
      cmocka_unit_test(nan_keeps_its_sign_and_what_fits_of_its_payload),
  };
  return cmocka_run_group_tests_name("float_format", tests, NULL, NULL);
}
