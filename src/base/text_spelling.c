/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names and strings as MLIR spells them: ASCII only, whatever the locale. */
#include "base/text_spelling.h"

#include <stdio.h>

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_identifier_rest(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '$' || c == '.';
}

bool varve_is_bare_identifier(varve_slice text) {
  if (text.size == 0 || !(is_letter(text.data[0]) || text.data[0] == '_'))
    return false;
  for (size_t i = 1; i < text.size; i++)
    if (!is_identifier_rest(text.data[i]))
      return false;
  return true;
}

static bool is_all_digits(varve_slice text) {
  for (size_t i = 0; i < text.size; i++)
    if (!is_digit(text.data[i]))
      return false;
  return text.size != 0;
}

bool varve_is_suffix_identifier(varve_slice text) {
  if (is_all_digits(text))
    return true;
  if (text.size == 0 || !(is_letter(text.data[0]) || text.data[0] == '_'))
    return false;
  for (size_t i = 1; i < text.size; i++)
    if (!is_identifier_rest(text.data[i]) && text.data[i] != '-')
      return false;
  return true;
}

static const char HEX[] = "0123456789ABCDEF";

static bool is_plain(char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; }

varve_status varve_print_escaped(varve_buffer *out, varve_slice text) {
  size_t done = 0;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (is_plain(c))
      continue;
    char escape[3] = {'\\', HEX[(unsigned char)c >> 4], HEX[(unsigned char)c & 15]};
    VARVE_TRY(varve_buffer_append(out, varve_slice_make(text.data + done, i - done)));
    VARVE_TRY(
        varve_buffer_append(out, c == '\\' ? VARVE_SLICE("\\\\") : varve_slice_make(escape, 3)));
    done = i + 1;
  }
  if (done == text.size)
    return VARVE_STATUS_OK;
  return varve_buffer_append(out, varve_slice_make(text.data + done, text.size - done));
}

bool varve_parse_hex_digit(char c, unsigned *value) {
  *value = 0;
  if (is_digit(c))
    *value = (unsigned)(c - '0');
  else if (c >= 'a' && c <= 'f')
    *value = (unsigned)(c - 'a') + 10;
  else if (c >= 'A' && c <= 'F')
    *value = (unsigned)(c - 'A') + 10;
  else
    return false;
  return true;
}

/* Returns the length of the escape whose backslash is at p, or 0 if it is no valid escape. */
static size_t escape_size(const char *p, const char *end) {
  unsigned digit;
  size_t left = (size_t)(end - p);
  if (left >= 2 && (p[1] == '"' || p[1] == '\\' || p[1] == 'n' || p[1] == 't'))
    return 2;
  return left >= 3 && varve_parse_hex_digit(p[1], &digit) && varve_parse_hex_digit(p[2], &digit)
             ? 3
             : 0;
}

const char *varve_find_string_end(const char *p, const char *end, varve_string_fault *fault) {
  *fault = (varve_string_fault){"expected '\"' at the end of the string", p};
  for (; p < end; p++) {
    char c = *p;
    if (c == '"')
      return p + 1;
    if (c == '\n' || c == '\v' || c == '\f')
      break;
    if (c != '\\')
      continue;
    size_t size = escape_size(p, end);
    if (size == 0) {
      fault->message =
          "unknown escape in string: only \\\\, \\\", \\n, \\t and two hex digits exist";
      break;
    }
    p += size - 1;
  }
  fault->place = p;
  return NULL;
}

/* Decodes the escape at rest, after its backslash. Returns the number of characters it takes. */
static size_t read_escape(varve_slice rest, char *byte) {
  unsigned high, low;
  if (rest.size >= 2 && varve_parse_hex_digit(rest.data[0], &high) &&
      varve_parse_hex_digit(rest.data[1], &low)) {
    *byte = (char)(high << 4 | low);
    return 2;
  }
  if (rest.size == 0) {
    *byte = '\\';
    return 0;
  }
  *byte = rest.data[0] == 'n' ? '\n' : rest.data[0] == 't' ? '\t' : rest.data[0];
  return 1;
}

varve_status varve_unescape(varve_buffer *out, varve_slice text) {
  size_t i = 0;
  VARVE_TRY(varve_buffer_reserve(out, text.size));
  while (i < text.size) {
    const char *found = memchr(text.data + i, '\\', text.size - i);
    size_t end = found == NULL ? text.size : (size_t)(found - text.data);
    VARVE_TRY(varve_buffer_append(out, varve_slice_make(text.data + i, end - i)));
    if (found == NULL)
      return VARVE_STATUS_OK;
    char byte;
    i = end + 1;
    i += read_escape(varve_slice_make(text.data + i, text.size - i), &byte);
    VARVE_TRY(varve_buffer_append_char(out, byte));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_hex(varve_buffer *out, varve_slice bytes) {
  size_t size;
  if (!varve_multiply_size(bytes.size, 2, &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_buffer_reserve(out, size));
  for (size_t i = 0; i < bytes.size; i++) {
    unsigned char byte = (unsigned char)bytes.data[i];
    out->data[out->size++] = HEX[byte >> 4];
    out->data[out->size++] = HEX[byte & 15];
  }
  return VARVE_STATUS_OK;
}

enum { MOST_NAMES = sizeof(((varve_similar_names *)0)->names) / sizeof(varve_slice) };
enum { LONGEST = 64, FAR_AWAY = LONGEST + 1 };

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/* Returns the number of edits between the first i bytes of a and the first k of b, from the numbers
 * in the last two rows of the table. */
static size_t cell(varve_slice a, varve_slice b, size_t i, size_t k,
                   const size_t rows[3][LONGEST + 1]) {
  const size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *above_that = rows[(i + 1) % 3];
  bool is_same = a.data[i - 1] == b.data[k - 1];
  size_t edits = least(above[k - 1] + !is_same, 1 + least(above[k], row[k - 1]));
  bool is_swapped =
      i > 1 && k > 1 && a.data[i - 1] == b.data[k - 2] && a.data[i - 2] == b.data[k - 1];
  return is_swapped ? least(edits, above_that[k - 2] + 1) : edits;
}

static size_t distance(varve_slice a, varve_slice b, size_t most) {
  size_t rows[3][LONGEST + 1] = {{0}};
  if (a.size > LONGEST || b.size > LONGEST || a.size > b.size + most || b.size > a.size + most)
    return FAR_AWAY;
  for (size_t k = 0; k <= b.size; k++)
    rows[0][k] = k;
  for (size_t i = 1; i <= a.size; i++) {
    rows[i % 3][0] = i;
    for (size_t k = 1; k <= b.size; k++)
      rows[i % 3][k] = cell(a, b, i, k, (const size_t(*)[LONGEST + 1]) rows);
  }
  return rows[a.size % 3][b.size];
}

void varve_similar_names_offer(varve_similar_names *similar, varve_slice candidate) {
  enum { SHORT = 5 };
  size_t most = similar->requested.size < SHORT ? 1 : 2;
  if (similar->count != 0)
    most = similar->distance;
  if (candidate.size == 0 || similar->requested.size == 0)
    return;
  for (size_t i = 0; i < similar->count; i++)
    if (varve_slice_equal(similar->names[i], candidate))
      return;
  size_t edits = distance(candidate, similar->requested, most);
  if (edits > most)
    return;
  if (edits != similar->distance)
    similar->count = 0;
  similar->distance = edits;
  if (similar->count < MOST_NAMES)
    similar->names[similar->count++] = candidate;
}

const char *varve_similar_names_print(const varve_similar_names *similar, varve_similar_text *to) {
  size_t used = 0;
  for (size_t i = 0; i < similar->count; i++) {
    const char *before = i == 0 ? "; did you mean " : i + 1 == similar->count ? " or " : ", ";
    const char *after = i + 1 == similar->count ? "?" : "";
    const varve_slice name = similar->names[i];
    int size = snprintf(to->text + used, sizeof to->text - used, "%s'%.*s'%s", before,
                        (int)name.size, name.data, after);
    if (size < 0 || (size_t)size >= sizeof to->text - used) {
      used = 0;
      break;
    }
    used += (size_t)size;
  }
  to->text[used] = 0;
  return to->text;
}
