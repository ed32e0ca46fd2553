/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* MLIR's float formats by name, their layouts, and exact conversion from and to text as in APFloat
 * and mlir-opt. */
#ifndef VARVE_BASE_FLOAT_FORMAT_H
#define VARVE_BASE_FLOAT_FORMAT_H

#include <varve/kinds.h>

#include "base/number/wide_int.h"

/* The meaning of the all-ones exponent. */
typedef enum varve_float_specials {
  VARVE_FLOAT_IEEE,              /* infinities and NaNs */
  VARVE_FLOAT_NAN_ONLY,          /* FN: no infinity; NaN is all ones in exponent and significand */
  VARVE_FLOAT_NAN_NEGATIVE_ZERO, /* FNUZ: no infinity, NaN is the pattern of -0, no -0 */
  VARVE_FLOAT_FINITE_ONLY        /* FN of f6 and f4: neither infinity nor NaN */
} varve_float_specials;

/* name in MLIR, storage bits, exponent bits, stored significand bits, bias, specials, has sign,
 * explicit integer bit */
#define VARVE_FLOAT_FORMAT_LIST(X)                                                                 \
  X(F4E2M1FN, "f4E2M1FN", 4, 2, 1, 1, VARVE_FLOAT_FINITE_ONLY, 1, 0)                               \
  X(F6E2M3FN, "f6E2M3FN", 6, 2, 3, 1, VARVE_FLOAT_FINITE_ONLY, 1, 0)                               \
  X(F6E3M2FN, "f6E3M2FN", 6, 3, 2, 3, VARVE_FLOAT_FINITE_ONLY, 1, 0)                               \
  X(F8E5M2, "f8E5M2", 8, 5, 2, 15, VARVE_FLOAT_IEEE, 1, 0)                                         \
  X(F8E4M3, "f8E4M3", 8, 4, 3, 7, VARVE_FLOAT_IEEE, 1, 0)                                          \
  X(F8E4M3FN, "f8E4M3FN", 8, 4, 3, 7, VARVE_FLOAT_NAN_ONLY, 1, 0)                                  \
  X(F8E5M2FNUZ, "f8E5M2FNUZ", 8, 5, 2, 16, VARVE_FLOAT_NAN_NEGATIVE_ZERO, 1, 0)                    \
  X(F8E4M3FNUZ, "f8E4M3FNUZ", 8, 4, 3, 8, VARVE_FLOAT_NAN_NEGATIVE_ZERO, 1, 0)                     \
  X(F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 8, 4, 3, 11, VARVE_FLOAT_NAN_NEGATIVE_ZERO, 1, 0)              \
  X(F8E3M4, "f8E3M4", 8, 3, 4, 3, VARVE_FLOAT_IEEE, 1, 0)                                          \
  X(F8E8M0FNU, "f8E8M0FNU", 8, 8, 0, 127, VARVE_FLOAT_NAN_ONLY, 0, 0)                              \
  X(BF16, "bf16", 16, 8, 7, 127, VARVE_FLOAT_IEEE, 1, 0)                                           \
  X(F16, "f16", 16, 5, 10, 15, VARVE_FLOAT_IEEE, 1, 0)                                             \
  X(TF32, "tf32", 19, 8, 10, 127, VARVE_FLOAT_IEEE, 1, 0)                                          \
  X(F32, "f32", 32, 8, 23, 127, VARVE_FLOAT_IEEE, 1, 0)                                            \
  X(F64, "f64", 64, 11, 52, 1023, VARVE_FLOAT_IEEE, 1, 0)                                          \
  X(F80, "f80", 80, 15, 63, 16383, VARVE_FLOAT_IEEE, 1, 1)                                         \
  X(F128, "f128", 128, 15, 112, 16383, VARVE_FLOAT_IEEE, 1, 0)

enum { VARVE_FLOAT_KIND_COUNT = VARVE_FLOAT_F128 + 1 };

typedef struct varve_float_format {
  const char *name;
  uint16_t width;
  uint16_t exponent_bits;
  uint16_t significand_bits;
  int16_t bias;
  uint8_t specials;
  uint8_t has_sign;
  uint8_t has_integer_bit;
} varve_float_format;

const varve_float_format *varve_float_format_get(varve_float_kind kind);
bool varve_float_kind_by_name(varve_slice name, varve_float_kind *kind);

/* Changes the bits to those APFloat keeps. Only f80 changes: patterns that no hardware makes
 * (integer bit clear in a normal number, set in a subnormal one) become a NaN and a normal number.
 */
void varve_float_canonicalize(varve_float_kind kind, uint64_t bits[2]);
/* Converts a value to f64, rounding to nearest, ties to even. NaN keeps its sign and as much of its
 * payload as f64 has bits for, and becomes quiet, except that a value of f64 stays as it is. */
double varve_float_to_double(varve_float_kind kind, const uint64_t bits[2]);
/* Converts a value from f64 likewise. Returns false if it is NaN or infinite and the format has
 * neither. */
bool varve_float_from_double(varve_float_kind kind, double value, uint64_t bits[2]);
bool varve_float_is_finite(varve_float_kind kind, const uint64_t *bits);
/* Converts decimal text to the nearest value, ties to even. The text is a float literal of MLIR
 * ([0-9]+\.[0-9]*([eE][-+]?[0-9]+)?) or an integer. Overflow gives infinity, the largest value or
 * NaN, as in APFloat. bits has 2 words. */
varve_status varve_float_parse(varve_float_kind kind, varve_slice text, bool negative,
                               uint64_t bits[2]) VARVE_MUST_USE;
/* Converts likewise, but rounds the value to f64 first and then to the format, even for f80 and
 * f128: MLIR did so for years. */
varve_status varve_float_parse_through_f64(varve_float_kind kind, varve_slice text, bool negative,
                                           uint64_t bits[2]) VARVE_MUST_USE;
/* Prints the value of a FloatAttr as mlir-opt does: with 6 digits in scientific form if that reads
 * back to the same bits, else APFloat's shortest text if it has a point. Otherwise, and for
 * infinities and NaNs, prints the bits in hexadecimal. */
varve_status varve_float_print(varve_buffer *out, varve_float_kind kind,
                               const uint64_t bits[2]) VARVE_MUST_USE;
/* Prints the bits in hexadecimal. */
varve_status varve_float_print_bits(varve_buffer *out, varve_float_kind kind,
                                    const uint64_t bits[2]) VARVE_MUST_USE;
/* Prints the value as APFloat::toString does: without a point if it has no fraction, as 1.0E+20 if
 * it has many zeros. Prints the bits of infinities and NaNs in hexadecimal. */
varve_status varve_float_print_plain(varve_buffer *out, varve_float_kind kind,
                                     const uint64_t bits[2]) VARVE_MUST_USE;
/* Prints the value rounded to 6 digits in scientific form, as APFloat::toString does; or +Inf,
 * -Inf, NaN. */
varve_status varve_float_print_short(varve_buffer *out, varve_float_kind kind,
                                     const uint64_t bits[2]) VARVE_MUST_USE;

#endif
