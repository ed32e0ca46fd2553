/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts decimal text exactly to the nearest float: with 128-bit arithmetic if that suffices,
 * otherwise with long division. */
#include "base/number/float_big.h"
#include "base/number/float_format.h"
#include "base/number/float_parts.h"

/* Halfway points of f64 have at most 767 digits, those of f80 and f128 at most 11,564; later digits
 * can only mean "a little more". Exponents are limited as in APFloat, which only affects numbers of
 * very many digits. */
enum { F64_DIGITS = 800, MOST_DIGITS = 11600, MOST_EXPONENT = 24000, SMALL_POWER = 27 };
/* Digits that are added to a large number at once. */
enum { CHUNK_DIGITS = 9 };

/* 5^27 is the largest power of five below 2^63. */
static const uint64_t POWERS_OF_FIVE[SMALL_POWER + 1] = {
    UINT64_C(1),
    UINT64_C(5),
    UINT64_C(25),
    UINT64_C(125),
    UINT64_C(625),
    UINT64_C(3125),
    UINT64_C(15625),
    UINT64_C(78125),
    UINT64_C(390625),
    UINT64_C(1953125),
    UINT64_C(9765625),
    UINT64_C(48828125),
    UINT64_C(244140625),
    UINT64_C(1220703125),
    UINT64_C(6103515625),
    UINT64_C(30517578125),
    UINT64_C(152587890625),
    UINT64_C(762939453125),
    UINT64_C(3814697265625),
    UINT64_C(19073486328125),
    UINT64_C(95367431640625),
    UINT64_C(476837158203125),
    UINT64_C(2384185791015625),
    UINT64_C(11920928955078125),
    UINT64_C(59604644775390625),
    UINT64_C(298023223876953125),
    UINT64_C(1490116119384765625),
    UINT64_C(7450580596923828125),
};

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* Reads [-+]?[0-9]+, which must fill text. Exponents beyond the range of all formats become
 * MOST_EXPONENT. */
static bool read_exponent(varve_slice text, int64_t *exponent) {
  size_t i = 0;
  bool negative = false;
  *exponent = 0;
  if (text.size != 0 && (text.data[0] == '-' || text.data[0] == '+'))
    negative = text.data[i++] == '-';
  if (i == text.size)
    return false;
  for (; i < text.size; i++) {
    if (!is_digit(text.data[i]))
      return false;
    if (*exponent < MOST_EXPONENT)
      *exponent = *exponent * 10 + (text.data[i] - '0');
  }
  if (*exponent > MOST_EXPONENT)
    *exponent = MOST_EXPONENT;
  if (negative)
    *exponent = -*exponent;
  return true;
}

/* Adds the digits of text from start on. Returns the index after them. */
static size_t read_digits(varve_slice text, size_t start, varve_decimal *decimal) {
  size_t i = start;
  if (decimal->count == 0)
    while (i < text.size && text.data[i] == '0')
      i++;
  size_t first = i;
  uint64_t head = decimal->head;
  size_t room =
      decimal->count < VARVE_DECIMAL_HEAD_DIGITS ? VARVE_DECIMAL_HEAD_DIGITS - decimal->count : 0;
  for (; i < text.size && is_digit(text.data[i]); i++)
    if (i - first < room)
      head = head * 10 + (uint64_t)(text.data[i] - '0');
  if (decimal->count == 0 && i != first)
    decimal->text.data = text.data + first;
  decimal->head = head;
  decimal->count += i - first;
  return i;
}

static bool read_decimal(varve_slice text, varve_decimal *decimal) {
  *decimal = (varve_decimal){0};
  size_t end = read_digits(text, 0, decimal);
  size_t digits = end;
  if (end < text.size && text.data[end] == '.') {
    size_t point = end;
    end = read_digits(text, point + 1, decimal);
    decimal->exponent = -(int64_t)(end - point - 1);
    digits = end - 1;
  }
  if (digits == 0)
    return false;
  if (decimal->count != 0)
    decimal->text.size = (size_t)(text.data + end - decimal->text.data);
  if (end == text.size)
    return true;
  int64_t exponent = 0;
  if (text.data[end] != 'e' && text.data[end] != 'E')
    return false;
  if (!read_exponent(varve_slice_make(text.data + end + 1, text.size - end - 1), &exponent))
    return false;
  decimal->exponent += exponent;
  return true;
}

/* product = a * b */
static void multiply_64(uint64_t a, uint64_t b, uint64_t product[2]) {
  uint64_t low = (a & UINT32_MAX) * (b & UINT32_MAX);
  uint64_t left = (a >> 32) * (b & UINT32_MAX) + (low >> 32);
  uint64_t right = (a & UINT32_MAX) * (b >> 32) + (left & UINT32_MAX);
  product[0] = right << 32 | (low & UINT32_MAX);
  product[1] = (a >> 32) * (b >> 32) + (left >> 32) + (right >> 32);
}

/* Computes one 32-bit digit of divide_128: (high * 2^32 + low) / divisor. high becomes the
 * remainder. */
static uint64_t divide_half(uint64_t *high, uint64_t low, uint64_t divisor) {
  uint64_t guess = *high / (divisor >> 32);
  uint64_t rest = *high % (divisor >> 32);
  while (guess > UINT32_MAX || guess * (divisor & UINT32_MAX) > (rest << 32 | low)) {
    guess--;
    rest += divisor >> 32;
    if (rest > UINT32_MAX)
      break;
  }
  *high = (*high << 32 | low) - guess * divisor;
  return guess;
}

/* Returns (high * 2^64 + low) / divisor. The divisor's highest bit is set and high is less than it.
 */
static uint64_t divide_128(uint64_t high, uint64_t low, uint64_t divisor, uint64_t *rest) {
  uint64_t first = divide_half(&high, low >> 32, divisor);
  uint64_t second = divide_half(&high, low & UINT32_MAX, divisor);
  *rest = high;
  return first << 32 | second;
}

/* Converts head * 10^exponent for small exponents: exact, or 63 bits and the sticky flag. */
static void convert_small(const varve_decimal *decimal, varve_float_parts *parts) {
  parts->exponent = (int32_t)decimal->exponent;
  if (decimal->exponent >= 0) {
    multiply_64(decimal->head, POWERS_OF_FIVE[decimal->exponent], parts->significand);
    return;
  }
  /* Both highest bits move to the top. For power < 28, 5^power has power * 2.322 + 1 bits. */
  int32_t power = -parts->exponent;
  int32_t divisor_shift = 63 - power * 2322 / 1000;
  int32_t head_shift = (64 - (int32_t)varve_count_bits(decimal->head)) % 64;
  uint64_t head = decimal->head << head_shift;
  uint64_t rest;
  parts->significand[0] =
      divide_128(head >> 1, head << 63, POWERS_OF_FIVE[power] << divisor_shift, &rest);
  parts->sticky = rest != 0;
  parts->exponent += divisor_shift - head_shift - 63;
}

/* Converts the digits, at most limit of them, to an integer. The exponent is that of the last
 * digit. */
static void read_big(const varve_decimal *decimal, size_t limit, varve_big *big,
                     int64_t *exponent) {
  uint64_t head[2] = {decimal->head, 0};
  *exponent = decimal->exponent;
  if (decimal->count <= VARVE_DECIMAL_HEAD_DIGITS) {
    varve_big_set(big, head);
    return;
  }
  size_t used = 0;
  uint32_t chunk = 0, scale = 1;
  bool more = false;
  big->size = 0;
  for (size_t i = 0; i < decimal->text.size && !more; i++) {
    char c = decimal->text.data[i];
    if (c == '.')
      continue;
    if (used == limit) {
      more = c != '0';
      continue;
    }
    chunk = chunk * 10 + (uint32_t)(c - '0');
    scale *= 10;
    if (++used % CHUNK_DIGITS == 0 || used == limit) {
      varve_big_multiply_add(big, scale, chunk);
      chunk = 0;
      scale = 1;
    }
  }
  varve_big_multiply_add(big, scale, chunk);
  *exponent += (int64_t)(decimal->count - used);
  if (more) {
    varve_big_multiply_add(big, 10, 1);
    --*exponent;
  }
}

/* Copies the highest 128 bits of big to parts. */
static void take_top(varve_big *big, varve_float_parts *parts) {
  uint32_t bits = varve_big_bits(big);
  if (bits > 128) {
    parts->sticky = varve_big_shift_right(big, bits - 128) || parts->sticky;
    parts->exponent += (int32_t)bits - 128;
  }
  varve_big_get(big, parts->significand);
}

static void convert_large(const varve_decimal *decimal, size_t limit, varve_float_parts *parts) {
  varve_big number, divisor, quotient;
  int64_t exponent;
  read_big(decimal, limit, &number, &exponent);
  parts->exponent = (int32_t)exponent;
  if (exponent >= 0) {
    varve_big_multiply_power_of_five(&number, (uint32_t)exponent);
    take_top(&number, parts);
    return;
  }
  const uint64_t one[2] = {1, 0};
  varve_big_set(&divisor, one);
  varve_big_multiply_power_of_five(&divisor, (uint32_t)-exponent);
  uint32_t needed = varve_big_bits(&divisor) + 127;
  uint32_t have = varve_big_bits(&number);
  uint32_t shift = have < needed ? needed - have : 0;
  varve_big_shift_left(&number, shift);
  parts->exponent -= (int32_t)shift;
  parts->sticky = varve_big_divide(&quotient, &number, &divisor);
  take_top(&quotient, parts);
}

void varve_float_from_decimal(varve_float_kind kind, const varve_decimal *decimal, bool negative,
                              varve_float_parts *parts) {
  const varve_float_format *format = varve_float_format_get(kind);
  uint32_t precision = varve_float_precision(format);
  /* 0.30103, slightly above log10(2), converts powers of two to powers of ten. */
  int64_t leading = decimal->exponent + (int64_t)decimal->count - 1;
  int64_t greatest = ((int64_t)varve_float_greatest_exponent(format) + 1) * 30103 / 100000 + 1;
  int64_t least =
      ((int64_t)varve_float_least_exponent(format) - (int64_t)precision) * 30103 / 100000 - 2;
  *parts = (varve_float_parts){.class = VARVE_FLOAT_FINITE, .negative = negative};
  if (decimal->head == 0 || leading < least)
    parts->class = VARVE_FLOAT_ZERO;
  else if (leading > greatest)
    *parts = (varve_float_parts){.class = VARVE_FLOAT_FINITE,
                                 .negative = negative,
                                 .exponent = varve_float_greatest_exponent(format) + 1,
                                 .significand = {1, 0}};
  else if (decimal->count <= VARVE_DECIMAL_HEAD_DIGITS && decimal->exponent <= SMALL_POWER &&
           decimal->exponent >= -SMALL_POWER && precision <= 60)
    convert_small(decimal, parts);
  else
    convert_large(decimal, kind <= VARVE_FLOAT_F64 ? F64_DIGITS : MOST_DIGITS, parts);
}

varve_status varve_float_parse(varve_float_kind kind, varve_slice text, bool negative,
                               uint64_t bits[2]) {
  varve_decimal decimal;
  varve_float_parts parts;
  bits[0] = 0;
  bits[1] = 0;
  if (!read_decimal(text, &decimal))
    return VARVE_STATUS_SYNTAX;
  varve_float_from_decimal(kind, &decimal, negative, &parts);
  varve_float_pack(kind, &parts, bits);
  return VARVE_STATUS_OK;
}

varve_status varve_float_parse_through_f64(varve_float_kind kind, varve_slice text, bool negative,
                                           uint64_t bits[2]) {
  varve_decimal decimal;
  varve_float_parts parts;
  bits[0] = 0;
  bits[1] = 0;
  if (!read_decimal(text, &decimal))
    return VARVE_STATUS_SYNTAX;
  varve_float_from_decimal(VARVE_FLOAT_F64, &decimal, negative, &parts);
  varve_float_round_to_f64(&parts);
  varve_float_pack(kind, &parts, bits);
  return VARVE_STATUS_OK;
}
