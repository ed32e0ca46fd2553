/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A float split into its parts, and rounding back to a format. float_parse.c and float_print.c use
 * it. */
#ifndef VARVE_BASE_FLOAT_PARTS_H
#define VARVE_BASE_FLOAT_PARTS_H

#include "base/number/float_format.h"

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
  bool sticky; /* the value is slightly larger */
  int32_t exponent;
  uint64_t significand[2];
} varve_float_parts;

/* Returns the number of significant bits of a normal value. */
uint32_t varve_float_precision(const varve_float_format *format);
int32_t varve_float_least_exponent(const varve_float_format *format);
int32_t varve_float_greatest_exponent(const varve_float_format *format);

varve_float_parts varve_float_unpack(varve_float_kind kind, const uint64_t bits[2]);
/* Rounds to the nearest value of the format, ties to even. A sticky significand must have two bits
 * more than the precision. Destroys parts. */
void varve_float_pack(varve_float_kind kind, varve_float_parts *parts, uint64_t bits[2]);

/* Rounds the value to f64. */
void varve_float_round_to_f64(varve_float_parts *parts);

/* A decimal number: head * 10^exponent if it has at most 19 digits. */
typedef struct varve_decimal {
  uint64_t head;
  size_t count;     /* digits from the first nonzero one on; 0 for zero */
  varve_slice text; /* the digits, with a point among them */
  int64_t exponent; /* exponent of the last digit */
} varve_decimal;
enum { VARVE_DECIMAL_HEAD_DIGITS = 19 };

/* Converts the number to a value that rounds to the format, or to a less precise one, as the number
 * itself does. Numbers far out of range become 0 or infinity. */
void varve_float_from_decimal(varve_float_kind kind, const varve_decimal *decimal, bool negative,
                              varve_float_parts *parts);

static inline uint32_t varve_count_bits_128(const uint64_t words[2]) {
  return words[1] != 0 ? 64 + varve_count_bits(words[1]) : varve_count_bits(words[0]);
}

static inline bool varve_is_zero_128(const uint64_t words[2]) { return (words[0] | words[1]) == 0; }

/* Shift by up to 127 bits. */
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
