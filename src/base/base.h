/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What every file of the library uses: status propagation, slices, checked sizes. */
#ifndef VARVE_BASE_BASE_H
#define VARVE_BASE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <varve/diagnostic.h>
#include <varve/limits.h>
#include <varve/memory.h>
#include <varve/slice.h>
#include <varve/status.h>

/* Returns from the calling function with the status of a failed call. */
#define VARVE_TRY(expression)                                                                      \
  do {                                                                                             \
    varve_status varve_try_status = (expression);                                                  \
    if (varve_try_status != VARVE_STATUS_OK)                                                       \
      return varve_try_status;                                                                     \
  } while (0)

/* Keeps the variables of a function out of the stack frame of the function that calls it. */
#ifdef __GNUC__
#define VARVE_NOINLINE __attribute__((noinline))
#else
#define VARVE_NOINLINE
#endif

/* Returns whether memory or the system failed, not the input. What the input then would have been
 * read as is unknown, so callers must not go on as if something were absent. */
static inline bool varve_is_failure(varve_status status) {
  return status == VARVE_STATUS_OUT_OF_MEMORY || status == VARVE_STATUS_IO;
}

#define VARVE_COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

#define VARVE_SLICE(literal) ((varve_slice){"" literal, sizeof(literal) - 1})
/* The same, to initialize a static object. */
#define VARVE_SLICE_INIT(literal)                                                                  \
  { "" literal, sizeof(literal) - 1 }

static inline varve_slice varve_slice_make(const char *data, size_t size) {
  return (varve_slice){data, size};
}

static inline varve_slice varve_slice_of(const char *text) {
  return (varve_slice){text, strlen(text)};
}

static inline bool varve_slice_equal(varve_slice a, varve_slice b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}

/* Compares bytes; a prefix comes first. This is the order of std::string, so MLIR's order of names.
 */
static inline int varve_slice_compare(varve_slice a, varve_slice b) {
  size_t common = a.size < b.size ? a.size : b.size;
  int order = common == 0 ? 0 : memcmp(a.data, b.data, common);
  if (order != 0)
    return order;
  return a.size < b.size ? -1 : a.size > b.size;
}

static inline bool varve_slice_starts_with(varve_slice text, varve_slice prefix) {
  return text.size >= prefix.size &&
         (prefix.size == 0 || memcmp(text.data, prefix.data, prefix.size) == 0);
}

/* Returns the text without the spaces at its ends. */
static inline varve_slice varve_slice_trim(varve_slice text) {
  while (text.size != 0 && text.data[0] == ' ') {
    text.data++;
    text.size--;
  }
  while (text.size != 0 && text.data[text.size - 1] == ' ')
    text.size--;
  return text;
}

/* Adds two sizes; returns false on overflow. */
static inline bool varve_add_size(size_t a, size_t b, size_t *sum) {
  if (b > SIZE_MAX - a)
    return false;
  *sum = a + b;
  return true;
}

static inline bool varve_multiply_size(size_t a, size_t b, size_t *product) {
  if (b != 0 && a > SIZE_MAX / b)
    return false;
  *product = a * b;
  return true;
}

/* Returns how many bytes may be unpacked from this many stored bytes. */
static inline uint64_t varve_expansion_limit(uint64_t stored, uint64_t max_expansion) {
  const uint64_t base = UINT64_C(64) << 20;
  return max_expansion != 0 && stored > (UINT64_MAX - base) / max_expansion
             ? UINT64_MAX
             : stored * max_expansion + base;
}

/* Returns the number of bits up to the highest set bit, or 0 for zero. */
static inline uint32_t varve_count_bits(uint64_t word) {
#if defined(__GNUC__)
  return word == 0 ? 0 : 64 - (uint32_t)__builtin_clzll(word);
#else
  uint32_t bits = 0;
  for (; word != 0; word >>= 1)
    bits++;
  return bits;
#endif
}

#endif
