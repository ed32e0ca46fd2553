/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text of integers, floats and elements: accessor_text.h */
#include "tests/system/interface/accessor_text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Integers */

/* Writes words as a number in base 10, and sets them to 0. */
static void put_decimal(text *t, uint64_t *words, uint32_t count) {
  char digits[4096];
  size_t first = sizeof digits - 1;
  digits[first] = 0;
  bool is_zero = false;
  while (!is_zero) {
    uint64_t rest = 0;
    is_zero = true;
    for (uint32_t i = 2 * count; i-- > 0;) {
      uint64_t half = words[i / 2] >> i % 2 * 32 & UINT32_MAX, value = rest << 32 | half;
      words[i / 2] ^= (half ^ value / 10) << i % 2 * 32;
      rest = value % 10;
      is_zero = is_zero && value / 10 == 0;
    }
    if (first == 0) {
      t->is_given_up = true;
      return;
    }
    digits[--first] = (char)('0' + rest);
  }
  text_put(t, digits + first);
}

static void put_words(text *t, const uint64_t *given, uint32_t count, const varve_type *type) {
  enum { MOST = 128 };
  uint64_t words[MOST];
  uint32_t width = varve_type_get_width(type);
  if (count > MOST) {
    t->is_given_up = true;
    return;
  }
  memcpy(words, given, count * sizeof *words);
  bool is_negative = varve_type_get_signedness(type) != VARVE_UNSIGNED && width != 0 &&
                     (words[(width - 1) / 64] >> (width - 1) % 64 & 1) != 0;
  bool carry = true;
  for (uint32_t i = 0; i < count && is_negative; i++) {
    words[i] = ~words[i] + (carry ? 1 : 0);
    carry = carry && words[i] == 0;
    if (i + 1 == count && width % 64 != 0)
      words[i] &= (UINT64_C(1) << width % 64) - 1;
  }
  text_put(t, is_negative ? "-" : "");
  put_decimal(t, words, count);
}

void text_put_integer(text *t, const varve_attribute *integer) {
  const varve_type *type = varve_attribute_get_type(integer);
  bool is_signless_bit = varve_type_get_kind(type) == VARVE_TYPE_KIND_INTEGER &&
                         varve_type_get_signedness(type) == VARVE_SIGNLESS &&
                         varve_type_get_width(type) == 1;
  const uint64_t *words;
  uint32_t count;
  int64_t value;
  varve_status status = varve_attribute_get_integer(integer, &value);
  if (status == VARVE_STATUS_OK && is_signless_bit)
    text_put(t, value != 0 ? "true" : "false");
  else if (status == VARVE_STATUS_OK)
    text_put_signed(t, value);
  else if (status == VARVE_STATUS_LIMIT_EXCEEDED &&
           varve_attribute_get_integer_words(integer, &words, &count) == VARVE_STATUS_OK)
    put_words(t, words, count, type);
  else
    t->is_given_up = true;
}

/* Floats */

/* A decimal number: d.ddd * 10^exponent, without zeros at the end. */
typedef struct decimal {
  char digits[1200];
  int count;
  int exponent;
} decimal;

static void strip_zeros(decimal *d) {
  while (d->count > 1 && d->digits[d->count - 1] == '0')
    d->count--;
  d->digits[d->count] = 0;
}

/* All digits of a finite number that is not negative. */
static decimal decimal_of(double value) {
  enum { ALL = 1100 };
  char printed[ALL + 32];
  decimal d = {.count = 0};
  (void)snprintf(printed, sizeof printed, "%.*e", ALL, value);
  for (const char *c = printed; *c != 'e'; c++)
    if (*c != '.')
      d.digits[d.count++] = *c;
  d.exponent = (int)strtol(strchr(printed, 'e') + 1, NULL, 10);
  strip_zeros(&d);
  return d;
}

/* Drops digits, as many as APFloat::toString drops before it rounds, which takes the number for an
 * integer times a power of ten. */
static void drop_digits(decimal *d, int precision) {
  enum { LEADING = 17 };
  if (d->digits[0] == '0')
    return;
  char leading[2 * LEADING + 1];
  int all = d->count > d->exponent + 1 ? d->count : d->exponent + 1;
  (void)snprintf(leading, sizeof leading, "%.*s%.*s", LEADING, d->digits,
                 d->count < LEADING ? LEADING - d->count : 0, "0000000000000000");
  double integer_log = log2(strtod(leading, NULL)) + (all - LEADING) * log2(10);
  int bits = (int)floor(integer_log) + 1, needed = (precision * 196 + 58) / 59;
  int dropped = bits > needed ? (bits - needed) * 59 / 196 : 0;
  if (all - dropped < d->count)
    d->count = all - dropped;
  strip_zeros(d);
}

/* Rounds to a number of digits, halves away from zero. */
static void round_to(decimal *d, int count) {
  drop_digits(d, count);
  if (d->count <= count)
    return;
  bool is_up = d->digits[count] >= '5';
  d->count = count;
  while (is_up && count != 0) {
    is_up = d->digits[count - 1] == '9';
    d->digits[count - 1] = is_up ? '0' : (char)(d->digits[count - 1] + 1);
    count--;
  }
  if (is_up) {
    d->digits[0] = '1';
    d->exponent++;
  }
  strip_zeros(d);
}

/* 1.234560e+00 */
static void format_short(const decimal *d, char *out, size_t size) {
  char zeros[] = "000000";
  int missing = 6 - (d->count - 1);
  (void)snprintf(out, size, "%c.%s%.*se%c%02d", d->digits[0], d->digits + 1,
                 missing > 0 ? missing : 0, zeros, d->exponent < 0 ? '-' : '+', abs(d->exponent));
}

/* As APFloat::toString without a precision. */
static void format_long(const decimal *d, int precision, char *out, size_t size) {
  int lowest = d->exponent - (d->count - 1);
  bool is_scientific = d->exponent < 0
                           ? -d->exponent > 3
                           : lowest >= 0 && (lowest > 3 || d->count + lowest > precision);
  if (is_scientific)
    (void)snprintf(out, size, "%c.%sE%c%d", d->digits[0], d->count == 1 ? "0" : d->digits + 1,
                   d->exponent < 0 ? '-' : '+', abs(d->exponent));
  else if (lowest >= 0)
    (void)snprintf(out, size, "%s%.*s", d->digits, lowest, "000");
  else if (d->exponent >= 0)
    (void)snprintf(out, size, "%.*s.%s", d->exponent + 1, d->digits, d->digits + d->exponent + 1);
  else
    (void)snprintf(out, size, "0.%.*s%s", -d->exponent - 1, "000", d->digits);
}

static int precision_of(const varve_type *type) {
  static const int bits[] = {2, 4, 3, 3, 4, 4, 3, 4, 4, 5, 1, 8, 11, 11, 24, 53, 64, 113};
  return 2 + bits[varve_type_get_float_kind(type)] * 59 / 196;
}

static bool is_same(varve_context *context, const varve_attribute *number, double value) {
  const varve_attribute *again = NULL;
  return varve_attribute_make_float(context, varve_attribute_get_type(number), value, &again) ==
             VARVE_STATUS_OK &&
         again == number;
}

static void put_bits(text *t, const varve_attribute *number) {
  uint64_t words[2];
  char digits[40];
  if (varve_attribute_get_float_words(number, words) != VARVE_STATUS_OK)
    t->is_given_up = true;
  if (words[1] != 0)
    (void)snprintf(digits, sizeof digits, "0x%llX%016llX", (unsigned long long)words[1],
                   (unsigned long long)words[0]);
  else
    (void)snprintf(digits, sizeof digits, "0x%llX", (unsigned long long)words[0]);
  text_put(t, digits);
}

void text_put_float(text *t, const varve_attribute *number) {
  double value;
  char digits[1300];
  if (varve_attribute_get_float(number, &value) != VARVE_STATUS_OK) {
    t->is_given_up = true;
    return;
  }
  if (!isfinite(value)) {
    put_bits(t, number);
    return;
  }
  if (!is_same(t->context, number, value)) { /* f80 and f128 have more bits than double */
    t->is_given_up = true;
    return;
  }
  decimal d = decimal_of(fabs(value)), shorter = d;
  round_to(&shorter, 6);
  format_short(&shorter, digits, sizeof digits);
  double read = strtod(digits, NULL);
  if (!is_same(t->context, number, signbit(value) ? -read : read)) {
    int precision = precision_of(varve_attribute_get_type(number));
    round_to(&d, precision);
    format_long(&d, precision, digits, sizeof digits);
  }
  if (strchr(digits, '.') == NULL) {
    put_bits(t, number);
    return;
  }
  text_put(t, signbit(value) ? "-" : "");
  text_put(t, digits);
}

/* Elements */

/* Writes a float of an array by making the attribute that has the same bits. */
static void put_float_element(text *t, const varve_elements *elements, uint64_t index) {
  const varve_attribute *number = NULL;
  uint64_t words[2] = {0, 0}, start = (elements->is_splat ? 0 : index) * elements->element_size;
  double value;
  for (uint32_t i = 0; i < elements->element_size && i < sizeof words; i++)
    words[i / 8] |= (uint64_t)(unsigned char)elements->bytes.data[start + i] << i % 8 * 8;
  varve_status status =
      varve_attribute_make_float_words(t->context, elements->element_type, words, &number);
  if (status != VARVE_STATUS_OK ||
      varve_elements_get_float(elements, index, &value) != VARVE_STATUS_OK) {
    t->is_given_up = true;
    return;
  }
  double again;
  status = varve_attribute_get_float(number, &again);
  if (status != VARVE_STATUS_OK || memcmp(&again, &value, sizeof value) != 0)
    t->is_given_up = true;
  text_put_float(t, number);
}

static void put_wide_element(text *t, const varve_elements *elements, uint64_t index) {
  enum { MOST = 128 };
  uint64_t words[MOST] = {0}, start = (elements->is_splat ? 0 : index) * elements->element_size;
  if (elements->element_size > sizeof words) {
    t->is_given_up = true;
    return;
  }
  for (uint32_t i = 0; i < elements->element_size; i++)
    words[i / 8] |= (uint64_t)(unsigned char)elements->bytes.data[start + i] << i % 8 * 8;
  put_words(t, words, (varve_type_get_width(elements->element_type) + 63) / 64,
            elements->element_type);
}

static void put_element(text *t, const varve_elements *elements, uint64_t index) {
  int64_t value;
  if (varve_type_get_kind(elements->element_type) == VARVE_TYPE_KIND_FLOAT) {
    put_float_element(t, elements, index);
    return;
  }
  varve_status status = varve_elements_get_integer(elements, index, &value);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    put_wide_element(t, elements, index);
  else if (status != VARVE_STATUS_OK)
    t->is_given_up = true;
  else if (varve_type_get_width(elements->element_type) == 1)
    text_put(t, value != 0 ? "true" : "false");
  else
    text_put_signed(t, value);
}

/* Elements of a complex type, seen as twice as many numbers. */
static void put_complex_element(text *t, const varve_elements *elements, uint64_t index) {
  varve_elements parts = *elements;
  parts.element_type = varve_type_get_element_type(elements->element_type);
  parts.element_size = elements->element_size / 2;
  parts.count = elements->is_splat ? 2 : 2 * elements->count;
  parts.is_splat = false;
  index = elements->is_splat ? 0 : index;
  text_put(t, "(");
  put_element(t, &parts, 2 * index);
  text_put(t, ",");
  put_element(t, &parts, 2 * index + 1);
  text_put(t, ")");
}

/* One element of any kind; strings are attributes of their own. */
static void put_any_element(text *t, const varve_attribute *attribute,
                            const varve_elements *elements, uint64_t index) {
  varve_slice string;
  if (varve_attribute_get_kind(attribute) != VARVE_ATTRIBUTE_KIND_DENSE_STRING_ELEMENTS) {
    if (varve_type_get_kind(elements->element_type) == VARVE_TYPE_KIND_COMPLEX)
      put_complex_element(t, elements, index);
    else
      put_element(t, elements, index);
  } else if (varve_attribute_get_string(varve_attribute_get_element(attribute, (uint32_t)index),
                                        &string) == VARVE_STATUS_OK) {
    text_put_quoted(t, string);
  } else {
    t->is_given_up = true;
  }
}

static uint64_t count_of(varve_shape shape) {
  uint64_t count = 1;
  for (size_t i = 0; i < shape.rank; i++)
    count *= (uint64_t)shape.sizes[i];
  return count;
}

/* [[1, 2], [3, 4]] */
static void put_nested(text *t, const varve_attribute *attribute, const varve_elements *elements) {
  varve_shape shape = varve_type_get_shape(varve_attribute_get_type(attribute));
  uint64_t count = count_of(shape);
  for (uint64_t i = 0; i < count && !t->is_given_up; i++) {
    uint64_t size = 1;
    uint32_t opened = 0, closed = 0;
    for (size_t k = shape.rank; k-- > 0;) {
      size *= (uint64_t)shape.sizes[k];
      opened += i % size == 0;
      closed += (i + 1) % size == 0;
    }
    text_put(t, i == 0 ? "" : ", ");
    while (opened-- != 0)
      text_put(t, "[");
    put_any_element(t, attribute, elements, i);
    while (closed-- != 0)
      text_put(t, "]");
  }
}

void text_put_elements(text *t, const varve_attribute *attribute, bool may_be_hex) {
  enum { LARGE = 100 };
  const varve_type *type = varve_attribute_get_type(attribute);
  varve_elements elements = {.struct_size = sizeof elements};
  bool is_string =
      varve_attribute_get_kind(attribute) == VARVE_ATTRIBUTE_KIND_DENSE_STRING_ELEMENTS;
  if (varve_type_get_kind(type) == VARVE_TYPE_KIND_DIALECT ||
      (!is_string && varve_attribute_get_elements(attribute, &elements) != VARVE_STATUS_OK)) {
    t->is_given_up = true;
    return;
  }
  uint64_t count = count_of(varve_type_get_shape(type));
  bool is_one = is_string ? varve_attribute_get_element_count(attribute) == 1 : elements.is_splat;
  t->is_given_up |= !is_string && elements.count != count;
  if (is_one) {
    put_any_element(t, attribute, &elements, 0);
  } else if (may_be_hex && !is_string && count > LARGE) {
    text_put(t, "\"0x");
    text_put_hex(t, elements.bytes);
    text_put(t, "\"");
  } else {
    put_nested(t, attribute, &elements);
  }
}

void text_put_array_elements(text *t, const varve_attribute *array) {
  varve_elements elements = {.struct_size = sizeof elements};
  if (varve_attribute_get_elements(array, &elements) != VARVE_STATUS_OK)
    t->is_given_up = true;
  for (uint64_t i = 0; i < elements.count && !t->is_given_up; i++) {
    text_put(t, i == 0 ? "" : ", ");
    put_element(t, &elements, i);
  }
}
