/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scans a short text from its start: each function removes what it takes from *rest. */
#ifndef VARVE_BASE_SCANNER_H
#define VARVE_BASE_SCANNER_H

#include "base/base.h"

/* Returns the text without its first size bytes, at most all. The data of an empty text may be
 * NULL, to which C allows to add nothing, not even 0. */
static inline varve_slice varve_text_after(varve_slice text, size_t size) {
  return size == 0 ? text : varve_slice_make(text.data + size, text.size - size);
}

static inline varve_slice varve_text_take(varve_slice *rest, size_t size) {
  varve_slice taken = varve_slice_make(rest->data, size);
  *rest = varve_text_after(*rest, size);
  return taken;
}

static inline void varve_text_skip_spaces(varve_slice *rest) {
  while (rest->size != 0 && rest->data[0] == ' ')
    *rest = varve_text_after(*rest, 1);
}

/* Takes the word if the text begins with it. */
static inline bool varve_text_accept(varve_slice *rest, varve_slice word) {
  bool is_there = varve_slice_starts_with(*rest, word);
  if (is_there)
    *rest = varve_text_after(*rest, word.size);
  return is_there;
}

/* Takes what comes before the character, or all. */
static inline varve_slice varve_text_take_until(varve_slice *rest, char c) {
  const char *found = rest->size == 0 ? NULL : memchr(rest->data, c, rest->size);
  return varve_text_take(rest, found == NULL ? rest->size : (size_t)(found - rest->data));
}

/* Takes what comes before the separator, or all, and the separator. */
static inline varve_slice varve_text_take_part(varve_slice *rest, varve_slice separator) {
  size_t size = 0;
  while (size < rest->size && !varve_slice_starts_with(varve_text_after(*rest, size), separator))
    size++;
  varve_slice part = varve_text_take(rest, size);
  (void)varve_text_accept(rest, separator);
  return part;
}

/* Takes decimal digits. Returns false, and takes nothing, without digits or if the number is
 * larger than most. */
static inline bool varve_text_take_number(varve_slice *rest, uint64_t most, uint64_t *number) {
  size_t size = 0;
  *number = 0;
  for (; size < rest->size && rest->data[size] >= '0' && rest->data[size] <= '9'; size++) {
    uint64_t digit = (uint64_t)(rest->data[size] - '0');
    if (digit > most || *number > (most - digit) / 10)
      return false;
    *number = *number * 10 + digit;
  }
  *rest = varve_text_after(*rest, size);
  return size != 0;
}

#endif
