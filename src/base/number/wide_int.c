/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Unsigned integers of any width. Products use 32-bit halves, because C's widest type has 64 bits.
 */
#include "base/number/wide_int.h"

#include "base/text_spelling.h"

/* Digits that one pass over the words reads or prints: the most that fit 32 bits. */
enum { CHUNK_DIGITS = 9 };
#define CHUNK UINT32_C(1000000000)

void varve_wide_mask(uint64_t *words, uint32_t width) {
  if (width == 0)
    words[0] = 0;
  else if (width % 64 != 0)
    words[width / 64] &= (UINT64_C(1) << width % 64) - 1;
}

bool varve_wide_bit(const uint64_t *words, uint32_t bit) {
  return (words[bit / 64] >> bit % 64 & 1) != 0;
}

bool varve_wide_is_zero(const uint64_t *words, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (words[i] != 0)
      return false;
  return true;
}

void varve_wide_negate(uint64_t *words, uint32_t width) {
  size_t count = varve_wide_words(width);
  bool carry = true;
  for (size_t i = 0; i < count; i++) {
    words[i] = ~words[i] + (carry ? 1 : 0);
    carry = carry && words[i] == 0;
  }
  varve_wide_mask(words, width);
}

uint32_t varve_wide_active_bits(const uint64_t *words, size_t count) {
  while (count != 0 && words[count - 1] == 0)
    count--;
  return count == 0 ? 0 : (uint32_t)(count - 1) * 64 + varve_count_bits(words[count - 1]);
}

bool varve_wide_to_i64(const uint64_t *words, uint32_t width, bool is_signed, int64_t *value) {
  size_t count = varve_wide_words(width);
  uint32_t used = width % 64;
  bool is_negative = is_signed && width != 0 && varve_wide_bit(words, width - 1);
  uint64_t filler = is_negative ? UINT64_MAX : 0, lowest = words[0];
  *value = 0;
  for (size_t i = 1; i < count; i++)
    if (words[i] != (i + 1 == count && used != 0 ? filler & ((UINT64_C(1) << used) - 1) : filler))
      return false;
  if (width < 64)
    lowest |= filler << used;
  if ((lowest >> 63 != 0) != is_negative)
    return false;
  memcpy(value, &lowest, sizeof *value);
  return true;
}

/* Computes words = words * factor + addend. Returns the carry. */
static uint32_t multiply_add(uint64_t *words, size_t count, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (size_t i = 0; i < count; i++) {
    uint64_t low = (words[i] & UINT32_MAX) * factor + carry;
    uint64_t high = (words[i] >> 32) * factor + (low >> 32);
    words[i] = high << 32 | (low & UINT32_MAX);
    carry = high >> 32;
  }
  return (uint32_t)carry;
}

static varve_status parse_decimal(varve_slice digits, uint64_t *words, size_t count, bool *fits) {
  size_t used = 0;
  size_t i = 0;
  while (i < digits.size) {
    size_t end = digits.size - i < CHUNK_DIGITS ? digits.size : i + CHUNK_DIGITS;
    uint32_t factor = 1;
    uint32_t chunk = 0;
    for (; i < end; i++) {
      char c = digits.data[i];
      if (c < '0' || c > '9')
        return VARVE_STATUS_SYNTAX;
      chunk = chunk * 10 + (uint32_t)(c - '0');
      factor *= 10;
    }
    uint32_t carry = multiply_add(words, used, factor, chunk);
    if (carry != 0 && used < count)
      words[used++] = carry;
    else if (carry != 0)
      *fits = false;
  }
  return VARVE_STATUS_OK;
}

static varve_status parse_hex(varve_slice digits, uint64_t *words, size_t count, bool *fits) {
  for (size_t i = 0; i < digits.size; i++) {
    size_t place = digits.size - 1 - i;
    unsigned digit;
    if (!varve_parse_hex_digit(digits.data[i], &digit))
      return VARVE_STATUS_SYNTAX;
    if (place / 16 < count)
      words[place / 16] |= (uint64_t)digit << place % 16 * 4;
    else if (digit != 0)
      *fits = false;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_wide_parse(varve_slice digits, unsigned base, uint64_t *words, uint32_t width,
                              bool *fits) {
  size_t count = varve_wide_words(width);
  memset(words, 0, count * sizeof *words);
  *fits = true;
  if (digits.size == 0)
    return VARVE_STATUS_SYNTAX;
  varve_status status = base == 16   ? parse_hex(digits, words, count, fits)
                        : base == 10 ? parse_decimal(digits, words, count, fits)
                                     : VARVE_STATUS_BAD_ARGUMENT;
  if (status != VARVE_STATUS_OK) {
    memset(words, 0, count * sizeof *words);
    return status;
  }
  if (varve_wide_active_bits(words, count) > width)
    *fits = false;
  varve_wide_mask(words, width);
  return VARVE_STATUS_OK;
}

/* Divides words by CHUNK in place. Returns the remainder. */
static uint32_t divide(uint64_t *words, size_t count) {
  uint64_t rest = 0;
  for (size_t i = count; i-- > 0;) {
    uint64_t high = rest << 32 | words[i] >> 32;
    uint64_t low = high % CHUNK << 32 | (words[i] & UINT32_MAX);
    words[i] = high / CHUNK << 32 | low / CHUNK;
    rest = low % CHUNK;
  }
  return (uint32_t)rest;
}

/* Appends the decimal digits of words, which become 0. */
static varve_status print_magnitude(varve_buffer *out, uint64_t *words, size_t count) {
  while (count > 1 && words[count - 1] == 0)
    count--;
  if (count <= 1)
    return varve_buffer_append_unsigned(out, words[0]);
  /* 64 bits take at most 20 digits; they are computed from the last one on. */
  size_t room;
  if (!varve_multiply_size(count, 20, &room))
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_buffer_reserve(out, room));
  char *start = out->data + out->size;
  size_t first = room;
  while (count != 0) {
    uint32_t chunk = divide(words, count);
    while (count != 0 && words[count - 1] == 0)
      count--;
    for (int i = 0; i < CHUNK_DIGITS && (count != 0 || chunk != 0); i++) {
      start[--first] = (char)('0' + chunk % 10);
      chunk /= 10;
    }
  }
  memmove(start, start + first, room - first);
  out->size += room - first;
  return VARVE_STATUS_OK;
}

static varve_status print_hex(varve_buffer *out, const uint64_t *words, uint32_t bits) {
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE("0x")));
  VARVE_TRY(varve_buffer_reserve(out, bits / 4 + 1));
  for (uint32_t i = (bits + 3) / 4; i-- > 0;)
    out->data[out->size++] = "0123456789ABCDEF"[words[i / 16] >> i % 16 * 4 & 15];
  return VARVE_STATUS_OK;
}

varve_status varve_wide_print(varve_buffer *out, const uint64_t *words, uint32_t width,
                              bool is_signed) {
  uint64_t small[4];
  size_t count = varve_wide_words(width);
  size_t size = count * sizeof *words;
  uint64_t *copy = small;
  if (count > VARVE_COUNT_OF(small)) {
    copy = varve_memory_resize(out->memory, NULL, 0, size);
    if (copy == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
  }
  memcpy(copy, words, size);
  varve_wide_mask(copy, width);
  varve_status status = VARVE_STATUS_OK;
  if (is_signed && width != 0 && varve_wide_bit(copy, width - 1)) {
    varve_wide_negate(copy, width);
    status = varve_buffer_append_char(out, '-');
  }
  uint32_t bits = varve_wide_active_bits(copy, count);
  if (status == VARVE_STATUS_OK)
    status = bits > VARVE_WIDE_DECIMAL_BITS ? print_hex(out, copy, bits)
                                            : print_magnitude(out, copy, count);
  if (copy != small)
    varve_memory_free(out->memory, copy, size);
  return status;
}
