/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/float_format.c */
#include "tests/unit/unit.h"

#include "base/float_format.h"
#include "base/float_parts.h"

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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(formats_are_found_by_name),
      cmocka_unit_test(the_fields_fill_the_width),
      cmocka_unit_test(each_format_has_its_own_infinities_and_nans),
      cmocka_unit_test(finite_values_round_trip_through_their_parts),
      cmocka_unit_test(only_odd_f80_patterns_are_made_canonical),
  };
  return cmocka_run_group_tests_name("float_format", tests, NULL, NULL);
}
