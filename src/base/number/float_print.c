/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints floats as mlir-opt does. APFloat shortens a value in two steps: first in binary, rounding
 * down, then in decimal, rounding half up. This code follows the same two steps. */
#include "base/number/float_big.h"
#include "base/number/float_format.h"
#include "base/number/float_parts.h"

/* APFloat's approximation of log10(2). */
enum { LOG_NUMERATOR = 59, LOG_DENOMINATOR = 196 };
/* Digits of the first form tried, and the most zeros that the second form adds before it becomes
 * scientific. */
enum { SHORT_DIGITS = 6, MOST_PADDING = 3 };
/* Room for the longest digits (f128: 36 and a few more), and for the whole text. */
enum { MOST_DIGITS = 64, MOST_TEXT = 96, CHUNK_DIGITS = 9 };
#define CHUNK UINT32_C(1000000000)

/* text[0] is the first digit; the value is the digits times 10^exponent. */
typedef struct float_digits {
  char text[MOST_DIGITS];
  int32_t count;
  int32_t exponent;
} float_digits;

/* Returns how many decimal digits APFloat removes from a number of so many bits to keep digit_count
 * digits. */
static int32_t count_removable(uint32_t bits, uint32_t digit_count) {
  uint32_t needed = (digit_count * LOG_DENOMINATOR + LOG_NUMERATOR - 1) / LOG_NUMERATOR;
  return bits <= needed ? 0 : (int32_t)((bits - needed) * LOG_NUMERATOR / LOG_DENOMINATOR);
}

/* Computes number = significand * 5^fives * 2^twos, rounded down. */
static void scale(const uint64_t significand[2], int32_t fives, int32_t twos, varve_big *number) {
  varve_big_set(number, significand);
  if (fives >= 0) {
    varve_big_multiply_power_of_five(number, (uint32_t)fives);
    if (twos >= 0)
      varve_big_shift_left(number, (uint32_t)twos);
    else
      (void)varve_big_shift_right(number, (uint32_t)-twos);
    return;
  }
  const uint64_t one[2] = {1, 0};
  varve_big dividend, divisor;
  varve_big_set(&dividend, significand);
  varve_big_set(&divisor, one);
  varve_big_multiply_power_of_five(&divisor, (uint32_t)-fives);
  varve_big_shift_left(twos >= 0 ? &dividend : &divisor, (uint32_t)(twos >= 0 ? twos : -twos));
  (void)varve_big_divide(number, &dividend, &divisor);
}

/* Prints the digits of number without trailing zeros; the exponent counts those. Destroys number.
 */
static void spell(varve_big *number, float_digits *digits) {
  char reversed[MOST_DIGITS];
  int32_t count = 0;
  while (number->size != 0) {
    uint32_t chunk = varve_big_divide_small(number, CHUNK);
    for (int i = 0; i < CHUNK_DIGITS && (number->size != 0 || chunk != 0); i++) {
      if (count == 0 && chunk % 10 == 0)
        digits->exponent++;
      else if (count < MOST_DIGITS)
        reversed[count++] = (char)('0' + chunk % 10);
      chunk /= 10;
    }
  }
  digits->count = count;
  for (int32_t i = 0; i < count; i++)
    digits->text[i] = reversed[count - 1 - i];
}

/* Rounds half up to digit_count digits. */
static void round_digits(float_digits *digits, int32_t digit_count) {
  if (digits->count <= digit_count)
    return;
  bool is_up = digits->text[digit_count] >= '5';
  char dropped = is_up ? '9' : '0';
  int32_t count = digit_count;
  while (count != 0 && digits->text[count - 1] == dropped)
    count--;
  digits->exponent += digits->count - count;
  digits->count = count;
  if (is_up && count != 0) {
    digits->text[count - 1]++;
  } else if (is_up) {
    digits->text[0] = '1';
    digits->count = 1;
  }
}

/* A nonzero finite value: the integer number * 2^twos times 10^-fives. */
typedef struct float_integer {
  uint64_t significand[2]; /* odd; number is this times 5^fives */
  int32_t fives;
  int32_t twos;
  varve_big number;
} float_integer;

static void make_integer(varve_float_parts parts, float_integer *integer) {
  uint64_t low = parts.significand[0] != 0 ? parts.significand[0] : parts.significand[1];
  uint32_t zeros = varve_count_bits(low & (0 - low)) - 1;
  zeros += parts.significand[0] != 0 ? 0 : 64;
  varve_shift_right_128(parts.significand, zeros);
  parts.exponent += (int32_t)zeros;
  integer->significand[0] = parts.significand[0];
  integer->significand[1] = parts.significand[1];
  integer->fives = parts.exponent < 0 ? -parts.exponent : 0;
  integer->twos = parts.exponent < 0 ? 0 : parts.exponent;
  scale(parts.significand, integer->fives, 0, &integer->number);
}

/* Computes the digits that APFloat prints if it is limited to digit_count. */
static void make_digits(const float_integer *integer, uint32_t digit_count, float_digits *digits) {
  varve_big number;
  uint32_t bits = varve_big_bits(&integer->number) + (uint32_t)integer->twos;
  int32_t removed = count_removable(bits, digit_count);
  scale(integer->significand, integer->fives - removed, integer->twos - removed, &number);
  digits->exponent = removed - integer->fives;
  spell(&number, digits);
  round_digits(digits, (int32_t)digit_count);
}

static bool reads_back(varve_float_kind kind, const float_digits *digits, bool negative,
                       const uint64_t bits[2]) {
  varve_decimal decimal = {.count = (size_t)digits->count, .exponent = digits->exponent};
  varve_float_parts parts;
  uint64_t back[2];
  for (int32_t i = 0; i < digits->count; i++)
    decimal.head = decimal.head * 10 + (uint64_t)(digits->text[i] - '0');
  varve_float_from_decimal(kind, &decimal, negative, &parts);
  varve_float_pack(kind, &parts, back);
  return back[0] == bits[0] && back[1] == bits[1];
}

/* Text being built; MOST_TEXT is enough for every value. */
typedef struct float_text {
  char data[MOST_TEXT];
  size_t size;
} float_text;

static void put(float_text *text, char c) {
  if (text->size < MOST_TEXT)
    text->data[text->size++] = c;
}

static void put_digits(float_text *text, const float_digits *digits, int32_t first, int32_t end) {
  for (int32_t i = first; i < end; i++)
    put(text, i >= 0 && i < digits->count ? digits->text[i] : '0');
}

static void put_exponent(float_text *text, int32_t exponent, int32_t least_digits) {
  char reversed[12];
  int32_t count = 0;
  put(text, exponent < 0 ? '-' : '+');
  for (int32_t rest = exponent < 0 ? -exponent : exponent; rest != 0 || count < least_digits;
       rest /= 10)
    reversed[count++] = (char)('0' + rest % 10);
  while (count != 0)
    put(text, reversed[--count]);
}

/* d.dddddde+dd */
static void put_short(float_text *text, const float_digits *digits) {
  put_digits(text, digits, 0, 1);
  put(text, '.');
  put_digits(text, digits, 1, SHORT_DIGITS + 1);
  put(text, 'e');
  put_exponent(text, digits->exponent + digits->count - 1, 2);
}

/* Prints ddd.ddd, 0.00ddd or d.dddE+d. Returns false if the text would have no point. */
static bool put_long(float_text *text, const float_digits *digits, int32_t digit_count) {
  int32_t whole = digits->exponent + digits->count;
  bool is_long = digits->exponent > MOST_PADDING || whole > digit_count;
  if (digits->exponent >= 0 ? is_long : 1 - whole > MOST_PADDING) {
    put_digits(text, digits, 0, 1);
    put(text, '.');
    put_digits(text, digits, 1, digits->count == 1 ? 2 : digits->count);
    put(text, 'E');
    put_exponent(text, whole - 1, 1);
    return true;
  }
  if (digits->exponent >= 0)
    return false;
  put_digits(text, digits, whole > 0 ? 0 : -1, whole > 0 ? whole : 0);
  put(text, '.');
  put_digits(text, digits, whole, digits->count);
  return true;
}

static void put_hex(float_text *text, const uint64_t bits[2]) {
  uint64_t rest[2] = {bits[0], bits[1]};
  uint32_t digits = (varve_count_bits_128(bits) + 3) / 4;
  put(text, '0');
  put(text, 'x');
  for (uint32_t i = digits == 0 ? 1 : digits; i-- > 0;) {
    unsigned digit = (unsigned)(rest[i / 16] >> i % 16 * 4 & 15);
    put(text, "0123456789ABCDEF"[digit]);
  }
}

static void put_zero(float_text *text) {
  const float_digits zero = {.text = "0", .count = 1};
  put_short(text, &zero);
}

/* How many digits APFloat prints at most. */
static uint32_t digits_of(varve_float_kind kind) {
  return 2 + varve_float_precision(varve_float_format_get(kind)) * LOG_NUMERATOR / LOG_DENOMINATOR;
}

static bool put_decimal(float_text *text, varve_float_kind kind, varve_float_parts parts,
                        const uint64_t bits[2]) {
  float_integer integer;
  float_digits digits;
  if (parts.negative)
    put(text, '-');
  if (parts.class == VARVE_FLOAT_ZERO) {
    put_zero(text);
    return true;
  }
  make_integer(parts, &integer);
  make_digits(&integer, SHORT_DIGITS, &digits);
  if (reads_back(kind, &digits, parts.negative, bits)) {
    put_short(text, &digits);
    return true;
  }
  uint32_t digit_count = digits_of(kind);
  make_digits(&integer, digit_count, &digits);
  return put_long(text, &digits, (int32_t)digit_count);
}

varve_status varve_float_print(varve_buffer *out, varve_float_kind kind, const uint64_t bits[2]) {
  uint64_t canonical[2] = {bits[0], bits[1]};
  float_text text = {.size = 0};
  varve_float_canonicalize(kind, canonical);
  varve_float_parts parts = varve_float_unpack(kind, canonical);
  bool is_finite = parts.class == VARVE_FLOAT_ZERO || parts.class == VARVE_FLOAT_FINITE;
  if (!is_finite || !put_decimal(&text, kind, parts, canonical)) {
    text.size = 0;
    put_hex(&text, canonical);
  }
  return varve_buffer_append(out, varve_slice_make(text.data, text.size));
}

varve_status varve_float_print_bits(varve_buffer *out, varve_float_kind kind,
                                    const uint64_t bits[2]) {
  uint64_t canonical[2] = {bits[0], bits[1]};
  float_text text = {.size = 0};
  varve_float_canonicalize(kind, canonical);
  put_hex(&text, canonical);
  return varve_buffer_append(out, varve_slice_make(text.data, text.size));
}

static void put_text(float_text *text, const char *word) {
  while (*word != 0)
    put(text, *word++);
}

varve_status varve_float_print_short(varve_buffer *out, varve_float_kind kind,
                                     const uint64_t bits[2]) {
  uint64_t canonical[2] = {bits[0], bits[1]};
  float_text text = {.size = 0};
  float_integer integer;
  float_digits digits;
  varve_float_canonicalize(kind, canonical);
  varve_float_parts parts = varve_float_unpack(kind, canonical);
  if (parts.class == VARVE_FLOAT_NAN) {
    put_text(&text, "NaN");
  } else {
    if (parts.negative || parts.class == VARVE_FLOAT_INFINITY)
      put(&text, parts.negative ? '-' : '+');
    if (parts.class == VARVE_FLOAT_INFINITY)
      put_text(&text, "Inf");
    if (parts.class == VARVE_FLOAT_ZERO)
      put_zero(&text);
  }
  if (parts.class == VARVE_FLOAT_FINITE) {
    make_integer(parts, &integer);
    make_digits(&integer, SHORT_DIGITS, &digits);
    put_short(&text, &digits);
  }
  return varve_buffer_append(out, varve_slice_make(text.data, text.size));
}

varve_status varve_float_print_plain(varve_buffer *out, varve_float_kind kind,
                                     const uint64_t bits[2]) {
  uint64_t canonical[2] = {bits[0], bits[1]};
  float_text text = {.size = 0};
  float_integer integer;
  float_digits digits = {.text = "0", .count = 1};
  varve_float_canonicalize(kind, canonical);
  varve_float_parts parts = varve_float_unpack(kind, canonical);
  uint32_t digit_count = digits_of(kind);
  if (parts.class != VARVE_FLOAT_ZERO && parts.class != VARVE_FLOAT_FINITE) {
    put_hex(&text, canonical);
    return varve_buffer_append(out, varve_slice_make(text.data, text.size));
  }
  if (parts.negative)
    put(&text, '-');
  if (parts.class == VARVE_FLOAT_FINITE) {
    make_integer(parts, &integer);
    make_digits(&integer, digit_count, &digits);
  }
  if (!put_long(&text, &digits, (int32_t)digit_count))
    put_digits(&text, &digits, 0, digits.count + digits.exponent);
  return varve_buffer_append(out, varve_slice_make(text.data, text.size));
}
