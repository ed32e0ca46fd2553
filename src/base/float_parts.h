/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A float taken apart, and rounding back into a format: what float_parse.c and float_print.c share.
 */
#ifndef VARVE_BASE_FLOAT_PARTS_H
#define VARVE_BASE_FLOAT_PARTS_H

#include "base/float_format.h"

typedef enum varve_float_class {
  VARVE_FLOAT_ZERO,
  VARVE_FLOAT_FINITE,
  VARVE_FLOAT_INFINITY,
  VARVE_FLOAT_NAN
} varve_float_class;

/* A finite value is significand * 2^exponent. */
typedef struct varve_float_parts {
  varve_float_class class;
  bool negative;
  bool sticky; /* the value is a little larger than that */
  int32_t exponent;
  uint64_t significand[2];
} varve_float_parts;

/* Significant bits of a normal value, and the exponents of the leading bit of normal values. */
uint32_t varve_float_precision(const varve_float_format *format);
int32_t varve_float_least_exponent(const varve_float_format *format);
int32_t varve_float_greatest_exponent(const varve_float_format *format);

varve_float_parts varve_float_unpack(varve_float_kind kind, const uint64_t bits[2]);
/* The nearest value of the format, ties to even. A sticky significand has two bits more than the
 * precision. Destroys parts. */
void varve_float_pack(varve_float_kind kind, varve_float_parts *parts, uint64_t bits[2]);

/* What is left of a value after it was an f64. */
void varve_float_round_to_f64(varve_float_parts *parts);

/* Decimal digits of a number: head * 10^exponent when it has at most 19 of them. */
typedef struct varve_decimal {
  uint64_t head;
  size_t count;     /* digits from the first that is not 0 on; 0 for zero */
  varve_slice text; /* where they are, a point among them */
  int64_t exponent; /* of the last digit */
} varve_decimal;
enum { VARVE_DECIMAL_HEAD_DIGITS = 19 };

/* A value that every rounding to the format (or a less precise one) takes for the decimal number;
 * far beyond the format's range it is 0 or infinity. */
void varve_float_from_decimal(varve_float_kind kind, const varve_decimal *decimal, bool negative,
                              varve_float_parts *parts);

static inline uint32_t varve_count_bits_128(const uint64_t words[2]) {
  return words[1] != 0 ? 64 + varve_count_bits(words[1]) : varve_count_bits(words[0]);
}

static inline bool varve_is_zero_128(const uint64_t words[2]) { return (words[0] | words[1]) == 0; }

/* Shifts of up to 127 bits. */
static inline void varve_shift_left_128(uint64_t words[2], uint32_t count) {
  if (count >= 64) {
    words[1] = words[0] << (count - 64);
    words[0] = 0;
  } else if (count != 0) {
    words[1] = words[1] << count | words[0] >> (64 - count);
    words[0] <<= count;
  }
}

static inline void varve_shift_right_128(uint64_t words[2], uint32_t count) {
  if (count >= 64) {
    words[0] = words[1] >> (count - 64);
    words[1] = 0;
  } else if (count != 0) {
    words[0] = words[0] >> count | words[1] << (64 - count);
    words[1] >>= count;
  }
}

#endif
