/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Unsigned integers of any width as little-endian arrays of 64-bit words, masked to the width. */
#ifndef VARVE_BASE_WIDE_INT_H
#define VARVE_BASE_WIDE_INT_H

#include "base/vector.h"

/* Returns the number in bytes, the lowest first; size: at most 8. */
static inline uint64_t varve_load_bytes(const void *bytes, size_t size) {
  uint64_t word = 0;
  while (size-- > 0)
    word = word << 8 | ((const unsigned char *)bytes)[size];
  return word;
}
/* Reads the highest of width bits as the sign. Returns the word itself for a width of 0 or of 64
 * and more. */
static inline int64_t varve_sign_extend(uint64_t word, uint32_t width) {
  if (width != 0 && width < 64 && (word >> (width - 1) & 1) != 0)
    word |= UINT64_MAX << width;
  return (int64_t)word;
}
/* Returns the number of words for width bits, at least 1. */
static inline size_t varve_wide_words(uint32_t width) {
  return width == 0 ? 1 : (size_t)(width - 1) / 64 + 1;
}
/* Clears the bits above width. */
void varve_wide_mask(uint64_t *words, uint32_t width);
bool varve_wide_bit(const uint64_t *words, uint32_t bit);
bool varve_wide_is_zero(const uint64_t *words, size_t count);
/* Negates in two's complement with width bits. */
void varve_wide_negate(uint64_t *words, uint32_t width);
/* Parses digits in base 10 or 16 without prefix. If the value does not fit width bits, *fits is
 * false and the words hold its low bits. Takes O(n^2 / 64) for n digits; the caller limits n. */
varve_status varve_wide_parse(varve_slice digits, unsigned base, uint64_t *words, uint32_t width,
                              bool *fits) VARVE_MUST_USE;
/* Appends decimal text; is_signed reads the words as two's complement. Larger magnitudes are
 * printed in hex, because conversion to decimal takes quadratic time. */
enum { VARVE_WIDE_DECIMAL_BITS = 1 << 16 };
varve_status varve_wide_print(varve_buffer *out, const uint64_t *words, uint32_t width,
                              bool is_signed) VARVE_MUST_USE;
/* Returns the number of bits up to the highest set bit, or 0 for zero. */
uint32_t varve_wide_active_bits(const uint64_t *words, size_t count);
/* Sets *value to the number of width bits; is_signed reads them as two's complement. Returns false,
 * and sets 0, if it does not fit. */
bool varve_wide_to_i64(const uint64_t *words, uint32_t width, bool is_signed, int64_t *value);

#endif
