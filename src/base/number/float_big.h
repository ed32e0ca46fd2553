/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Natural numbers of bounded size, for exact conversion between binary and decimal floats. */
#ifndef VARVE_BASE_FLOAT_BIG_H
#define VARVE_BASE_FLOAT_BIG_H

#include "base/base.h"

/* The largest number required is a decimal of 11,601 digits, 38,602 bits after it was shifted for a
 * division: f128's halfway points have as many. Callers stay below that; higher limbs are dropped.
 */
enum { VARVE_BIG_LIMBS = 1216 };

typedef struct varve_big {
  uint32_t size; /* limbs in use, the last of them not 0 */
  uint32_t limbs[VARVE_BIG_LIMBS];
} varve_big;

void varve_big_set(varve_big *big, const uint64_t words[2]);
/* big * factor + addend */
void varve_big_multiply_add(varve_big *big, uint32_t factor, uint32_t addend);
void varve_big_multiply_power_of_five(varve_big *big, uint32_t power);
void varve_big_shift_left(varve_big *big, uint32_t count);
/* Returns whether a 1 bit was shifted out. */
bool varve_big_shift_right(varve_big *big, uint32_t count);
uint32_t varve_big_bits(const varve_big *big);
/* Divides by a small number and returns the remainder. */
uint32_t varve_big_divide_small(varve_big *big, uint32_t divisor);
/* quotient = dividend / divisor. Destroys both operands. Returns whether there is a remainder. */
bool varve_big_divide(varve_big *quotient, varve_big *dividend, varve_big *divisor);
/* Returns the low 128 bits. */
void varve_big_get(const varve_big *big, uint64_t words[2]);

#endif
