/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The float formats, and conversion between their bits and exact values. */
#include "base/number/float_format.h"
#include "base/number/float_parts.h"

static const varve_float_format FORMATS[VARVE_FLOAT_KIND_COUNT] = {
#define VARVE_FLOAT_ENTRY(id, name, width, exponent, significand, bias, specials, sign, integer)   \
  [VARVE_FLOAT_##id] = {name, width, exponent, significand, bias, specials, sign, integer},
    VARVE_FLOAT_FORMAT_LIST(VARVE_FLOAT_ENTRY)
#undef VARVE_FLOAT_ENTRY
};

const varve_float_format *varve_float_format_get(varve_float_kind kind) { return &FORMATS[kind]; }

bool varve_float_kind_by_name(varve_slice name, varve_float_kind *kind) {
  *kind = VARVE_FLOAT_F32;
  for (int i = 0; i < VARVE_FLOAT_KIND_COUNT; i++) {
    if (varve_slice_equal(name, varve_slice_of(FORMATS[i].name))) {
      *kind = (varve_float_kind)i;
      return true;
    }
  }
  return false;
}

uint32_t varve_float_precision(const varve_float_format *format) {
  return (uint32_t)format->significand_bits + 1;
}

/* Only E8M0 has no significand and no subnormal values: its exponent field 0 is an ordinary
 * exponent. */
static bool has_subnormals(const varve_float_format *format) {
  return format->significand_bits != 0;
}

int32_t varve_float_least_exponent(const varve_float_format *format) {
  return (has_subnormals(format) ? 1 : 0) - format->bias;
}

/* Returns the largest exponent field of finite values. */
static uint32_t greatest_field(const varve_float_format *format) {
  uint32_t all_ones = (UINT32_C(1) << format->exponent_bits) - 1;
  bool is_reserved = format->specials == VARVE_FLOAT_IEEE || !has_subnormals(format);
  return is_reserved ? all_ones - 1 : all_ones;
}

int32_t varve_float_greatest_exponent(const varve_float_format *format) {
  return (int32_t)greatest_field(format) - format->bias;
}

/* Returns the number of stored significand bits. */
static uint32_t stored_bits(const varve_float_format *format) {
  return (uint32_t)format->significand_bits + format->has_integer_bit;
}

/* words = the low count bits set */
static void set_ones_128(uint64_t words[2], uint32_t count) {
  words[0] = count >= 64 ? UINT64_MAX : (UINT64_C(1) << count) - 1;
  words[1] = count <= 64 ? 0 : (UINT64_C(1) << (count - 64)) - 1;
}

/* Builds the bits of a format from the sign, exponent field and stored significand. */
static void assemble(const varve_float_format *format, bool negative, uint32_t field,
                     const uint64_t significand[2], uint64_t bits[2]) {
  uint64_t top[2] = {field, 0};
  varve_shift_left_128(top, stored_bits(format));
  uint64_t sign[2] = {negative && format->has_sign ? 1 : 0, 0};
  varve_shift_left_128(sign, format->width - 1u);
  bits[0] = top[0] | sign[0] | significand[0];
  bits[1] = top[1] | sign[1] | significand[1];
}

static void pack_largest(const varve_float_format *format, bool negative, uint64_t bits[2]) {
  uint64_t ones[2];
  set_ones_128(ones, format->significand_bits);
  assemble(format, negative, greatest_field(format), ones, bits);
}

static void pack_infinity(const varve_float_format *format, bool negative, uint64_t bits[2]) {
  uint32_t field = (UINT32_C(1) << format->exponent_bits) - 1;
  uint64_t significand[2] = {0, 0};
  switch ((varve_float_specials)format->specials) {
  case VARVE_FLOAT_IEEE:
    if (format->has_integer_bit)
      significand[0] = UINT64_C(1) << 63;
    break;
  case VARVE_FLOAT_NAN_ONLY:
    set_ones_128(significand, format->significand_bits);
    break;
  case VARVE_FLOAT_NAN_NEGATIVE_ZERO:
    negative = true;
    field = 0;
    break;
  case VARVE_FLOAT_FINITE_ONLY:
    /* APFloat turns this into an infinity, which the format does not have. Its bits are those of
     * zero. */
    field = 0;
    break;
  }
  assemble(format, negative, field, significand, bits);
}

static void pack_zero(const varve_float_format *format, bool negative, uint64_t bits[2]) {
  const uint64_t zero[2] = {0, 0};
  bool has_negative_zero = format->specials != VARVE_FLOAT_NAN_NEGATIVE_ZERO;
  assemble(format, negative && has_negative_zero, 0, zero, bits);
}

/* Returns word / 2^count rounded to the nearest integer, ties to even, for counts up to 63. */
static uint64_t round_shift_64(uint64_t word, uint32_t count, bool sticky) {
  uint64_t half = UINT64_C(1) << (count - 1);
  uint64_t rest = word & (half * 2 - 1);
  uint64_t quotient = word >> count;
  bool is_up = rest > half || (rest == half && (sticky || (quotient & 1) != 0));
  return quotient + (is_up ? 1 : 0);
}

/* The same for any count and 128 bits. */
static void round_shift(uint64_t significand[2], uint32_t count, bool sticky) {
  if (significand[1] == 0 && count < 64) {
    significand[0] = round_shift_64(significand[0], count, sticky);
    return;
  }
  if (count > 128) {
    significand[0] = significand[1] = 0;
    return;
  }
  uint64_t mask[2];
  set_ones_128(mask, count - 1);
  bool half = (significand[(count - 1) / 64] >> (count - 1) % 64 & 1) != 0;
  bool more = sticky || (significand[0] & mask[0]) != 0 || (significand[1] & mask[1]) != 0;
  if (count == 128)
    significand[0] = significand[1] = 0;
  else
    varve_shift_right_128(significand, count);
  if (half && (more || (significand[0] & 1) != 0)) {
    significand[0]++;
    significand[1] += significand[0] == 0 ? 1 : 0;
  }
}

/* Rounds a finite value to the precision of the format, without a limit on the exponent. Returns
 * the exponent of the leading bit of a normal value. */
static int32_t round_finite(const varve_float_format *format, varve_float_parts *parts) {
  uint32_t precision = varve_float_precision(format);
  int32_t leading = parts->exponent + (int32_t)varve_count_bits_128(parts->significand) - 1;
  if (leading < varve_float_least_exponent(format))
    leading = varve_float_least_exponent(format);
  /* The last kept bit has the weight 2^(leading - precision + 1). */
  int32_t drop = leading - (int32_t)precision + 1 - parts->exponent;
  if (drop > 0)
    round_shift(parts->significand, (uint32_t)drop, parts->sticky);
  else
    varve_shift_left_128(parts->significand, (uint32_t)-drop);
  parts->sticky = false;
  if (varve_count_bits_128(parts->significand) > precision) {
    varve_shift_right_128(parts->significand, 1);
    leading++;
  }
  parts->exponent = leading - (int32_t)precision + 1;
  return leading;
}

void varve_float_round_to_f64(varve_float_parts *parts) {
  const varve_float_format *format = &FORMATS[VARVE_FLOAT_F64];
  if (parts->class != VARVE_FLOAT_FINITE)
    return;
  int32_t leading = round_finite(format, parts);
  if (varve_is_zero_128(parts->significand))
    parts->class = VARVE_FLOAT_ZERO;
  else if (leading > varve_float_greatest_exponent(format))
    parts->class = VARVE_FLOAT_INFINITY;
}

/* Returns whether the format uses the bits of this finite value for NaN. */
static bool is_nan_pattern(const varve_float_format *format, uint32_t field,
                           const uint64_t significand[2]) {
  uint64_t ones[2];
  set_ones_128(ones, format->significand_bits);
  return format->specials == VARVE_FLOAT_NAN_ONLY &&
         field + 1 == UINT32_C(1) << format->exponent_bits && significand[0] == ones[0] &&
         significand[1] == ones[1];
}

static void pack_overflow(const varve_float_format *format, bool negative, uint64_t bits[2]) {
  if (format->specials == VARVE_FLOAT_FINITE_ONLY)
    pack_largest(format, negative, bits);
  else
    pack_infinity(format, negative, bits);
}

static void pack_finite(const varve_float_format *format, varve_float_parts *parts,
                        uint64_t bits[2]) {
  int32_t leading = round_finite(format, parts);
  if (varve_is_zero_128(parts->significand)) {
    pack_zero(format, parts->negative, bits);
    return;
  }
  bool is_normal = varve_count_bits_128(parts->significand) == varve_float_precision(format);
  uint32_t field = is_normal ? (uint32_t)(leading + format->bias) : 0;
  uint64_t mask[2];
  set_ones_128(mask, stored_bits(format));
  parts->significand[0] &= mask[0];
  parts->significand[1] &= mask[1];
  if (field > greatest_field(format) || is_nan_pattern(format, field, parts->significand))
    pack_overflow(format, parts->negative, bits);
  else
    assemble(format, parts->negative, field, parts->significand, bits);
}

void varve_float_pack(varve_float_kind kind, varve_float_parts *parts, uint64_t bits[2]) {
  const varve_float_format *format = &FORMATS[kind];
  if (parts->class == VARVE_FLOAT_ZERO)
    pack_zero(format, parts->negative, bits);
  else if (parts->class == VARVE_FLOAT_FINITE)
    pack_finite(format, parts, bits);
  else
    pack_infinity(format, parts->negative, bits);
}

static varve_float_class classify(const varve_float_format *format, bool negative, uint32_t field,
                                  const uint64_t significand[2]) {
  bool is_zero = varve_is_zero_128(significand);
  uint64_t integer_bit = UINT64_C(1) << 63;
  if (format->has_integer_bit && field != 0 && (significand[0] & integer_bit) == 0)
    return VARVE_FLOAT_NAN;
  if (format->specials == VARVE_FLOAT_IEEE && field + 1 == UINT32_C(1) << format->exponent_bits) {
    bool is_infinity = format->has_integer_bit ? significand[0] == integer_bit : is_zero;
    return is_infinity ? VARVE_FLOAT_INFINITY : VARVE_FLOAT_NAN;
  }
  if (is_nan_pattern(format, field, significand))
    return VARVE_FLOAT_NAN;
  if (field != 0 || !is_zero || !has_subnormals(format))
    return VARVE_FLOAT_FINITE;
  if (format->specials == VARVE_FLOAT_NAN_NEGATIVE_ZERO && negative)
    return VARVE_FLOAT_NAN;
  return VARVE_FLOAT_ZERO;
}

/* Splits the bits into the stored significand, the exponent field and the sign. */
static uint32_t split(const varve_float_format *format, const uint64_t bits[2],
                      uint64_t significand[2], bool *negative) {
  uint64_t mask[2];
  uint64_t rest[2] = {bits[0], bits[1]};
  set_ones_128(mask, stored_bits(format));
  significand[0] = bits[0] & mask[0];
  significand[1] = bits[1] & mask[1];
  varve_shift_right_128(rest, stored_bits(format));
  *negative = format->has_sign && (rest[0] >> format->exponent_bits & 1) != 0;
  return (uint32_t)rest[0] & ((UINT32_C(1) << format->exponent_bits) - 1);
}

varve_float_parts varve_float_unpack(varve_float_kind kind, const uint64_t bits[2]) {
  const varve_float_format *format = &FORMATS[kind];
  varve_float_parts parts = {.sticky = false};
  uint32_t field = split(format, bits, parts.significand, &parts.negative);
  parts.class = classify(format, parts.negative, field, parts.significand);
  if (parts.class != VARVE_FLOAT_FINITE)
    return parts;
  if (!format->has_integer_bit && (field != 0 || !has_subnormals(format)))
    parts.significand[format->significand_bits / 64] |= UINT64_C(1)
                                                        << format->significand_bits % 64;
  int32_t leading = field == 0 ? varve_float_least_exponent(format) : (int32_t)field - format->bias;
  parts.exponent = leading - format->significand_bits;
  return parts;
}

/* Converts the NaN of another format. Between IEEE formats it keeps its sign and the highest bits
 * of its payload, and becomes quiet, as in APFloat::convert. */
static void pack_nan(const varve_float_format *format, const varve_float_format *from,
                     const varve_float_parts *nan, uint64_t bits[2]) {
  enum { MOST = 112 }; /* the stored bits of the longest significand */
  uint64_t payload[2] = {0, 0}, quiet[2] = {1, 0}, mask[2];
  bool negative = nan->negative && from->specials != VARVE_FLOAT_NAN_NEGATIVE_ZERO;
  if (format->specials != VARVE_FLOAT_IEEE) {
    pack_infinity(format, negative, bits);
    return;
  }
  if (from->specials == VARVE_FLOAT_IEEE) {
    set_ones_128(mask, from->significand_bits);
    payload[0] = nan->significand[0] & mask[0];
    payload[1] = nan->significand[1] & mask[1];
    varve_shift_left_128(payload, MOST - (uint32_t)from->significand_bits);
    varve_shift_right_128(payload, MOST - (uint32_t)format->significand_bits);
  }
  varve_shift_left_128(quiet, format->significand_bits - 1u);
  payload[0] |= quiet[0] | (format->has_integer_bit ? UINT64_C(1) << 63 : 0);
  payload[1] |= quiet[1];
  assemble(format, negative, (UINT32_C(1) << format->exponent_bits) - 1, payload, bits);
}

static void convert(varve_float_kind from, const uint64_t *from_bits, varve_float_kind to,
                    uint64_t *to_bits) {
  varve_float_parts parts = varve_float_unpack(from, from_bits);
  if (parts.class == VARVE_FLOAT_NAN)
    pack_nan(&FORMATS[to], &FORMATS[from], &parts, to_bits);
  else
    varve_float_pack(to, &parts, to_bits);
}

double varve_float_to_double(varve_float_kind kind, const uint64_t bits[2]) {
  uint64_t words[2] = {bits[0], 0};
  double value;
  if (kind != VARVE_FLOAT_F64)
    convert(kind, bits, VARVE_FLOAT_F64, words);
  memcpy(&value, words, sizeof value);
  return value;
}

bool varve_float_from_double(varve_float_kind kind, double value, uint64_t bits[2]) {
  uint64_t words[2] = {0, 0};
  memcpy(words, &value, sizeof value);
  bits[0] = words[0];
  bits[1] = 0;
  if (FORMATS[kind].specials == VARVE_FLOAT_FINITE_ONLY &&
      !varve_float_is_finite(VARVE_FLOAT_F64, words))
    return false;
  if (kind != VARVE_FLOAT_F64)
    convert(VARVE_FLOAT_F64, words, kind, bits);
  return true;
}

bool varve_float_is_finite(varve_float_kind kind, const uint64_t *bits) {
  uint64_t words[2] = {bits[0], FORMATS[kind].width > 64 ? bits[1] : 0};
  varve_float_parts parts = varve_float_unpack(kind, words);
  return parts.class == VARVE_FLOAT_ZERO || parts.class == VARVE_FLOAT_FINITE;
}

void varve_float_canonicalize(varve_float_kind kind, uint64_t bits[2]) {
  const varve_float_format *format = &FORMATS[kind];
  if (!format->has_integer_bit)
    return;
  uint64_t significand[2];
  bool negative;
  uint32_t field = split(format, bits, significand, &negative);
  bool has_one = significand[0] >> 63 != 0;
  if (field != 0 && !has_one)
    field = (UINT32_C(1) << format->exponent_bits) - 1;
  else if (field == 0 && has_one)
    field = 1;
  assemble(format, negative, field, significand, bits);
}
