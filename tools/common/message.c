/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints untrusted names safely on a terminal: see message.h. */
#include "common/message.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* First bytes of UTF-8 sequences of two to four bytes, and the smallest code point of each length.
 */
typedef struct utf8_form {
  unsigned char mask;
  unsigned char start;
  uint32_t least;
} utf8_form;

/* Returns 0 if the text does not begin with a character of several bytes. */
static size_t decode(varve_slice text, uint32_t *code) {
  static const utf8_form forms[] = {{0xE0, 0xC0, 0x80}, {0xF0, 0xE0, 0x800}, {0xF8, 0xF0, 0x10000}};
  unsigned char first = (unsigned char)text.data[0];
  for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
    size_t size = i + 2;
    if ((first & forms[i].mask) != forms[i].start)
      continue;
    *code = first & (unsigned char)~forms[i].mask;
    for (size_t k = 1; k < size; k++) {
      if (k >= text.size || ((unsigned char)text.data[k] & 0xC0) != 0x80)
        return 0;
      *code = *code << 6 | ((unsigned char)text.data[k] & 0x3F);
    }
    return *code >= forms[i].least && *code <= 0x10FFFF ? size : 0;
  }
  return 0;
}

/* Returns whether terminals act on the character: control characters of ISO 6429, line ends, and
 * marks that change the direction of writing. */
static bool is_obeyed(uint32_t code) {
  return code < 0xA0 || code == 0x200E || code == 0x200F || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069) || (code >= 0xD800 && code <= 0xDFFF);
}

static bool is_plain(char c) { return c >= ' ' && c <= '~'; }

size_t visible_plain(varve_slice text) {
  size_t size = 0;
  while (size < text.size && is_plain(text.data[size]))
    size++;
  return size;
}

visible_character visible_first(varve_slice text) {
  visible_character made = {.size = 1, .shown_size = 3};
  uint32_t code = 0;
  size_t size = is_plain(text.data[0]) ? 1 : decode(text, &code);
  if (size == 1 || (size != 0 && !is_obeyed(code))) {
    made.size = made.shown_size = size;
    memcpy(made.shown, text.data, size);
    return made;
  }
  static const char digits[] = "0123456789ABCDEF";
  unsigned char byte = (unsigned char)text.data[0];
  made.shown[0] = '\\';
  made.shown[1] = digits[byte >> 4];
  made.shown[2] = digits[byte & 15];
  return made;
}

void visible_write(varve_slice text, FILE *out) {
  while (text.size != 0) {
    size_t plain = visible_plain(text);
    if (plain != 0)
      fwrite(text.data, 1, plain, out);
    text = (varve_slice){text.data + plain, text.size - plain};
    if (text.size == 0)
      return;
    visible_character next = visible_first(text);
    fwrite(next.shown, 1, next.shown_size, out);
    text = (varve_slice){text.data + next.size, text.size - next.size};
  }
}

void formatted_make(formatted_text *made, const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  made->text = made->short_text;
  made->short_text[0] = 0;
  int length = vsnprintf(made->short_text, sizeof(made->short_text), format, arguments);
  made->is_cut = length < 0 || length >= (int)sizeof(made->short_text);
  char *text = length < (int)sizeof(made->short_text) ? NULL : malloc((size_t)length + 1);
  if (text != NULL) {
    (void)vsnprintf(text, (size_t)length + 1, format, again);
    made->text = text;
    made->is_cut = false;
  }
  va_end(again);
}

void formatted_release(formatted_text *made) {
  if (made->text != made->short_text)
    free(made->text);
}

const char *similar_print(const varve_similar_names *similar, similar_text *to) {
  size_t used = 0;
  for (size_t i = 0; i < similar->count; i++) {
    const char *before = i == 0 ? "; did you mean " : i + 1 == similar->count ? " or " : ", ";
    const varve_slice name = similar->names[i];
    int size = snprintf(to->text + used, sizeof(to->text) - used, "%s'%.*s'%s", before,
                        (int)name.size, name.data, i + 1 == similar->count ? "?" : "");
    if (size < 0 || (size_t)size >= sizeof(to->text) - used) {
      used = 0;
      break;
    }
    used += (size_t)size;
  }
  to->text[used] = '\0';
  return to->text;
}

static void print_line(message_kind kind, const char *prefix, const char *text) {
  if (prefix != NULL) {
    visible_write((varve_slice){prefix, strlen(prefix)}, stderr);
    fputs(kind == MESSAGE_FAULT ? ": error: " : ": ", stderr);
  }
  visible_write((varve_slice){text, strlen(text)}, stderr);
  fputc('\n', stderr);
}

static message_function *receiver = print_line;

static bool has_error;

bool message_has_error(void) { return has_error; }

void message_set_error(void) { has_error = true; }

void message_redirect(message_function *function) { receiver = function; }

#define PASS_ON(kind, prefix, format)                                                              \
  do {                                                                                             \
    formatted_text made;                                                                           \
    va_list arguments;                                                                             \
    va_start(arguments, format);                                                                   \
    formatted_make(&made, format, arguments);                                                      \
    va_end(arguments);                                                                             \
    receiver(kind, prefix, made.text);                                                             \
    formatted_release(&made);                                                                      \
  } while (0)

void message_print(const char *tool, const char *format, ...) {
  message_set_error();
  PASS_ON(MESSAGE_ERROR, tool, format);
}

void message_fault(const char *file, const char *format, ...) {
  message_set_error();
  PASS_ON(MESSAGE_FAULT, file, format);
}

void message_note(const char *prefix, const char *format, ...) {
  PASS_ON(MESSAGE_NOTE, prefix, format);
}
