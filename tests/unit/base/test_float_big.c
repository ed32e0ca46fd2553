/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/number/float_big.c */
#include "tests/unit/unit.h"

#include "base/number/float_big.h"

static varve_big big_of(uint64_t low, uint64_t high) {
  const uint64_t words[2] = {low, high};
  varve_big big;
  varve_big_set(&big, words);
  return big;
}

static void assert_big(const varve_big *big, uint64_t low, uint64_t high) {
  uint64_t words[2];
  varve_big_get(big, words);
  assert_true(words[0] == low && words[1] == high);
}

static void words_are_read_and_written(void **state) {
  (void)state;
  varve_big big = big_of(UINT64_MAX, 7);
  assert_int_equal(big.size, 3);
  assert_big(&big, UINT64_MAX, 7);
  assert_int_equal(varve_big_bits(&big), 67);
  big = big_of(0, 0);
  assert_int_equal(big.size, 0);
  assert_int_equal(varve_big_bits(&big), 0);
}

static void shifts_report_lost_bits(void **state) {
  (void)state;
  varve_big big = big_of(3, 0);
  varve_big_shift_left(&big, 95);
  assert_big(&big, 0, UINT64_C(3) << 31);
  assert_false(varve_big_shift_right(&big, 95));
  assert_big(&big, 3, 0);
  assert_true(varve_big_shift_right(&big, 1));
  assert_big(&big, 1, 0);
  assert_true(varve_big_shift_right(&big, 1000));
  assert_int_equal(big.size, 0);
  varve_big_shift_left(&big, 100);
  assert_int_equal(big.size, 0);
}

static void powers_of_five_can_be_divided_out(void **state) {
  (void)state;
  varve_big big = big_of(12345, 0);
  varve_big_multiply_power_of_five(&big, 16494);
  assert_int_equal(varve_big_bits(&big), 38312);
  for (int i = 0; i < 16494 / 13; i++)
    assert_int_equal(varve_big_divide_small(&big, 1220703125), 0);
  for (int i = 0; i < 16494 % 13; i++)
    assert_int_equal(varve_big_divide_small(&big, 5), 0);
  assert_big(&big, 12345, 0);
}

/* Computes quotient * divisor + rest, and divides it again. */
static void check_division(varve_big quotient, varve_big divisor, uint32_t rest) {
  varve_big dividend = {.size = 0};
  varve_big result;
  for (uint32_t i = quotient.size; i-- > 0;) {
    /* dividend = dividend * 2^32 + limb * divisor */
    varve_big product = divisor;
    varve_big_multiply_add(&product, quotient.limbs[i], 0);
    varve_big_shift_left(&dividend, 32);
    uint64_t carry = 0;
    for (uint32_t j = 0; j < product.size || j < dividend.size || carry != 0; j++) {
      carry += (uint64_t)(j < product.size ? product.limbs[j] : 0) +
               (j < dividend.size ? dividend.limbs[j] : 0);
      dividend.limbs[j] = (uint32_t)carry;
      dividend.size = j < dividend.size ? dividend.size : j + 1;
      carry >>= 32;
    }
  }
  varve_big_multiply_add(&dividend, 1, rest);
  assert_int_equal(varve_big_divide(&result, &dividend, &divisor), rest != 0);
  assert_int_equal(result.size, quotient.size);
  assert_memory_equal(result.limbs, quotient.limbs, quotient.size * sizeof(uint32_t));
}

static void division_undoes_multiplication(void **state) {
  (void)state;
  static const uint32_t special[] = {0,          1,          2,          0x7FFFFFFF,
                                     0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF};
  uint32_t random = 7;
  for (int round = 0; round < 20000; round++) {
    varve_big quotient = {.size = 0};
    varve_big divisor = {.size = 0};
    for (int i = 0; i < 11; i++) {
      random = random * 1664525 + 1013904223;
      uint32_t limb = (random >> 8 & 3) == 0 ? random : special[random >> 12 & 7];
      varve_big *target = i < 6 ? &divisor : &quotient;
      target->limbs[target->size++] = limb;
    }
    divisor.size = 2 + (random >> 20 & 3);
    quotient.size = 1 + (random >> 24 & 3);
    divisor.limbs[divisor.size - 1] |= 1;
    quotient.limbs[quotient.size - 1] |= 1;
    check_division(quotient, divisor, random & 1);
  }
}

static void small_divisors_divide_too(void **state) {
  (void)state;
  check_division(big_of(UINT64_MAX, UINT64_MAX), big_of(10, 0), 9);
  check_division(big_of(1, 0), big_of(UINT32_MAX, 0), 0);
  varve_big dividend = big_of(5, 0);
  varve_big divisor = big_of(0, 1);
  varve_big quotient;
  assert_true(varve_big_divide(&quotient, &dividend, &divisor));
  assert_int_equal(quotient.size, 0);
}

static void numbers_that_are_too_large_stay_in_bounds(void **state) {
  (void)state;
  varve_big big = big_of(1, 0);
  varve_big_shift_left(&big, 32 * VARVE_BIG_LIMBS);
  assert_big(&big, 1, 0);
  varve_big_shift_left(&big, 32 * VARVE_BIG_LIMBS - 1);
  assert_int_equal(big.size, VARVE_BIG_LIMBS);
  varve_big_multiply_add(&big, UINT32_MAX, 0);
  assert_int_equal(big.size, VARVE_BIG_LIMBS);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(words_are_read_and_written),
      cmocka_unit_test(shifts_report_lost_bits),
      cmocka_unit_test(powers_of_five_can_be_divided_out),
      cmocka_unit_test(division_undoes_multiplication),
      cmocka_unit_test(small_divisors_divide_too),
      cmocka_unit_test(numbers_that_are_too_large_stay_in_bounds),
  };
  return cmocka_run_group_tests_name("float_big", tests, NULL, NULL);
}
