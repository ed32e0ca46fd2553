/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Natural numbers in 32-bit limbs, lowest first. */
#include "base/number/float_big.h"

enum { FIVE_TO_13_POWER = 13 };
#define FIVE_TO_13 UINT32_C(1220703125)

static void trim(varve_big *big) {
  while (big->size != 0 && big->limbs[big->size - 1] == 0)
    big->size--;
}

static void push(varve_big *big, uint32_t limb) {
  if (big->size < VARVE_BIG_LIMBS)
    big->limbs[big->size++] = limb;
}

void varve_big_set(varve_big *big, const uint64_t words[2]) {
  big->size = 4;
  for (int i = 0; i < 4; i++)
    big->limbs[i] = (uint32_t)(words[i / 2] >> i % 2 * 32);
  trim(big);
}

void varve_big_get(const varve_big *big, uint64_t words[2]) {
  words[0] = 0;
  words[1] = 0;
  for (uint32_t i = 0; i < big->size && i < 4; i++)
    words[i / 2] |= (uint64_t)big->limbs[i] << i % 2 * 32;
}

void varve_big_multiply_add(varve_big *big, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (uint32_t i = 0; i < big->size; i++) {
    carry += (uint64_t)big->limbs[i] * factor;
    big->limbs[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry != 0)
    push(big, (uint32_t)carry);
}

void varve_big_multiply_power_of_five(varve_big *big, uint32_t power) {
  for (; power >= FIVE_TO_13_POWER; power -= FIVE_TO_13_POWER)
    varve_big_multiply_add(big, FIVE_TO_13, 0);
  uint32_t rest = 1;
  for (; power > 0; power--)
    rest *= 5;
  varve_big_multiply_add(big, rest, 0);
}

uint32_t varve_big_bits(const varve_big *big) {
  if (big->size == 0)
    return 0;
  return (big->size - 1) * 32 + varve_count_bits(big->limbs[big->size - 1]);
}

void varve_big_shift_left(varve_big *big, uint32_t count) {
  uint32_t limbs = count / 32;
  if (big->size == 0 || limbs > VARVE_BIG_LIMBS - big->size)
    return;
  varve_big_multiply_add(big, UINT32_C(1) << count % 32, 0);
  if (limbs == 0 || limbs > VARVE_BIG_LIMBS - big->size)
    return;
  memmove(big->limbs + limbs, big->limbs, big->size * sizeof big->limbs[0]);
  memset(big->limbs, 0, limbs * sizeof big->limbs[0]);
  big->size += limbs;
}

bool varve_big_shift_right(varve_big *big, uint32_t count) {
  uint32_t limbs = count / 32 < big->size ? count / 32 : big->size;
  uint32_t lost = 0;
  for (uint32_t i = 0; i < limbs; i++)
    lost |= big->limbs[i];
  big->size -= limbs;
  memmove(big->limbs, big->limbs + limbs, big->size * sizeof big->limbs[0]);
  uint32_t bits = count % 32;
  if (bits != 0 && big->size != 0) {
    lost |= big->limbs[0] << (32 - bits);
    for (uint32_t i = 0; i + 1 < big->size; i++)
      big->limbs[i] = big->limbs[i] >> bits | big->limbs[i + 1] << (32 - bits);
    big->limbs[big->size - 1] >>= bits;
    trim(big);
  }
  return lost != 0;
}

uint32_t varve_big_divide_small(varve_big *big, uint32_t divisor) {
  uint64_t rest = 0;
  for (uint32_t i = big->size; i-- > 0;) {
    rest = rest << 32 | big->limbs[i];
    big->limbs[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  trim(big);
  return (uint32_t)rest;
}

/* window -= digit * divisor over size + 1 limbs; returns the borrow. */
static bool subtract_product(uint32_t *window, const varve_big *divisor, uint32_t digit) {
  uint64_t carry = 0;
  uint64_t borrow = 0;
  for (uint32_t i = 0; i < divisor->size; i++) {
    carry += (uint64_t)divisor->limbs[i] * digit;
    uint64_t difference = (uint64_t)window[i] - (uint32_t)carry - borrow;
    window[i] = (uint32_t)difference;
    borrow = difference >> 63;
    carry >>= 32;
  }
  uint64_t difference = (uint64_t)window[divisor->size] - carry - borrow;
  window[divisor->size] = (uint32_t)difference;
  return difference >> 63 != 0;
}

static void add_back(uint32_t *window, const varve_big *divisor) {
  uint64_t carry = 0;
  for (uint32_t i = 0; i < divisor->size; i++) {
    carry += (uint64_t)window[i] + divisor->limbs[i];
    window[i] = (uint32_t)carry;
    carry >>= 32;
  }
  window[divisor->size] += (uint32_t)carry;
}

/* Computes one digit of a long division (Knuth, volume 2, 4.3.1, algorithm D). The divisor has at
 * least two limbs. */
static uint32_t divide_step(uint32_t *window, const varve_big *divisor) {
  uint32_t n = divisor->size;
  uint64_t top = (uint64_t)window[n] << 32 | window[n - 1];
  uint64_t guess = top / divisor->limbs[n - 1];
  uint64_t rest = top % divisor->limbs[n - 1];
  while (guess > UINT32_MAX || guess * divisor->limbs[n - 2] > (rest << 32 | window[n - 2])) {
    guess--;
    rest += divisor->limbs[n - 1];
    if (rest > UINT32_MAX)
      break;
  }
  if (subtract_product(window, divisor, (uint32_t)guess)) {
    guess--;
    add_back(window, divisor);
  }
  return (uint32_t)guess;
}

bool varve_big_divide(varve_big *quotient, varve_big *dividend, varve_big *divisor) {
  if (divisor->size <= 1) {
    *quotient = *dividend;
    return varve_big_divide_small(quotient, divisor->size == 0 ? 1 : divisor->limbs[0]) != 0;
  }
  /* With the highest bit of the divisor set, a guessed digit is at most 2 too large. */
  uint32_t shift = (32 - varve_big_bits(divisor) % 32) % 32;
  varve_big_shift_left(divisor, shift);
  varve_big_shift_left(dividend, shift);
  push(dividend, 0);
  quotient->size = 0;
  if (dividend->size > divisor->size) {
    quotient->size = dividend->size - divisor->size;
    for (uint32_t i = quotient->size; i-- > 0;)
      quotient->limbs[i] = divide_step(dividend->limbs + i, divisor);
    trim(quotient);
  }
  trim(dividend);
  return dividend->size != 0;
}
