/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds characters of formats in definition files: see fault_place.h. */
#include "dialect/fault_place.h"

#include <string.h>

/* Returns the number at the end of a message "..., at character N"; otherwise 0. */
static size_t character_of(varve_slice message) {
  static const char words[] = "at character ";
  size_t digits = 0, number = 0, length = sizeof words - 1;
  while (digits < message.size && digits < 9 &&
         strchr("0123456789", message.data[message.size - 1 - digits]) != NULL)
    digits++;
  if (digits == 0 || message.size < digits + length ||
      memcmp(message.data + message.size - digits - length, words, length) != 0)
    return 0;
  for (size_t i = message.size - digits; i < message.size; i++)
    number = number * 10 + (size_t)(message.data[i] - '0');
  return number;
}

/* Returns the offset of a line and column, or the size of the text. */
static size_t offset_of(varve_slice text, uint32_t line, uint32_t column) {
  size_t at = 0;
  for (uint32_t i = 1; i < line; i++) {
    const char *end = memchr(text.data + at, '\n', text.size - at);
    if (end == NULL)
      return text.size;
    at = (size_t)(end - text.data) + 1;
  }
  return column == 0 || column - 1 > text.size - at ? text.size : at + column - 1;
}

static size_t skip_blanks(varve_slice text, size_t at) {
  while (at < text.size && memchr(" \t\r\n,", text.data[at], 5) != NULL)
    at++;
  return at;
}

/* Returns the place after `NAME =`, from an offset on, or the size of the text. */
static size_t find_value(varve_slice text, size_t at, varve_slice name) {
  for (; name.size < text.size && at < text.size - name.size; at++) {
    if (memcmp(text.data + at, name.data, name.size) != 0)
      continue;
    size_t sign = skip_blanks(text, at + name.size);
    if (sign < text.size && text.data[sign] == '=')
      return skip_blanks(text, sign + 1);
  }
  return text.size;
}

static bool is_hexadecimal(char c) {
  return c != '\0' && strchr("0123456789abcdefABCDEF", c) != NULL;
}

/* Returns the place after one character of a string, which may be an escape. */
static size_t skip_character(varve_slice text, size_t at) {
  if (text.data[at] != '\\' || text.size - at < 3)
    return at + 1;
  return at + (is_hexadecimal(text.data[at + 1]) && is_hexadecimal(text.data[at + 2]) ? 3 : 2);
}

/* Finds a character, counted from 1, of one string or of a list of strings with a blank between
 * two of them. The one after the last character is the closing quote. */
static size_t find_character(varve_slice text, size_t at, size_t number) {
  bool is_list = at < text.size && text.data[at] == '[';
  size_t last = text.size;
  at = skip_blanks(text, at + is_list);
  while (at < text.size && text.data[at] == '"') {
    for (at++; at < text.size && text.data[at] != '"'; at = skip_character(text, at))
      if (--number == 0)
        return at;
    last = at;
    if (!is_list || --number == 0)
      break;
    at = skip_blanks(text, at + 1);
  }
  return last;
}

bool fault_place_of(varve_slice text, const fault_character *of, varve_diagnostic *place) {
  if (of->number == 0 || of->line == 0 || of->part.size == 0 || text.size == 0)
    return false;
  size_t at = find_value(text, offset_of(text, of->line, of->column), of->part);
  at = find_character(text, at, of->number);
  if (at >= text.size)
    return false;
  size_t start = 0;
  place->line = 1;
  for (size_t i = 0; i < at; i++)
    if (text.data[i] == '\n') {
      place->line++;
      start = i + 1;
    }
  const char *end = memchr(text.data + start, '\n', text.size - start);
  size_t stop = end == NULL ? text.size : (size_t)(end - text.data);
  place->column = (uint32_t)(at - start) + 1;
  place->offset = at;
  place->source_line = (varve_slice){text.data + start, stop - start};
  return true;
}

bool fault_place_find(varve_slice text, const varve_registry_fault *fault,
                      varve_diagnostic *place) {
  const fault_character of = {fault->line, fault->column, fault->part,
                              character_of(fault->message)};
  return fault_place_of(text, &of, place);
}
