/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Float formats of MLIR by name: layout facts, and exact text both ways as APFloat and mlir-opt
 * spell it. */
#ifndef VARVE_BASE_FLOAT_FORMAT_H
#define VARVE_BASE_FLOAT_FORMAT_H

#include "base/wide_int.h"

/* What the all-ones exponent means. */
typedef enum varve_float_specials {
  VARVE_FLOAT_IEEE,              /* infinities and NaNs */
  VARVE_FLOAT_NAN_ONLY,          /* FN: no infinity; NaN is all ones in exponent and significand */
  VARVE_FLOAT_NAN_NEGATIVE_ZERO, /* FNUZ: no infinity, NaN is the pattern of -0, no -0 */
  VARVE_FLOAT_FINITE_ONLY        /* FN of f6 and f4: neither */
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

typedef enum varve_float_kind {
#define VARVE_FLOAT_ENUMERATOR(id, name, width, exponent, significand, bias, specials, sign,       \
                               integer_bit)                                                        \
  VARVE_FLOAT_##id,
  VARVE_FLOAT_FORMAT_LIST(VARVE_FLOAT_ENUMERATOR)
#undef VARVE_FLOAT_ENUMERATOR
      VARVE_FLOAT_KIND_COUNT
} varve_float_kind;

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

/* The bits that APFloat has after taking these in: f80 patterns that no hardware makes (integer bit
 * clear in a normal number, set in a subnormal one) become a NaN and a normal number. Other formats
 * stay as they are. */
void varve_float_canonicalize(varve_float_kind kind, uint64_t bits[2]);
bool varve_float_is_finite(varve_float_kind kind, const uint64_t *bits);
/* Decimal text (MLIR's float literal: [0-9]+\.[0-9]*([eE][-+]?[0-9]+)?, or an integer) to the
 * nearest value, ties to even. MLIR parses to f64 first and converts from there with the format's
 * rounding: so does this (correctly rounded f64, then ties to even), for every format including f80
 * and f128. Overflow gives infinity or the format's largest/NaN as APFloat does. bits holds 2
 * words. */
varve_status varve_float_parse(varve_float_kind kind, varve_slice text, bool negative,
                               uint64_t bits[2]) VARVE_MUST_USE;
/* What mlir-opt prints for a FloatAttr value: 6-digit scientific when that reads back to the same
 * bits, else the shortest APFloat spelling with a point, else 0x hex of the bits (also for
 * infinities and NaNs). */
varve_status varve_float_print(varve_buffer *out, varve_float_kind kind,
                               const uint64_t bits[2]) VARVE_MUST_USE;

#endif
