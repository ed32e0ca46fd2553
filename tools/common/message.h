/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What tools print for people: files, symbols and keys have names that strangers chose, and the
 * terminal obeys some bytes. */
#ifndef VARVE_TOOLS_MESSAGE_H
#define VARVE_TOOLS_MESSAGE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

#include <varve/slice.h>

/* The first character of text, which is not empty, as it is shown: printable ASCII and UTF-8 stay,
 * of all else (control characters, what changes the direction of writing, bytes that are no UTF-8)
 * the first byte becomes \XX. */
typedef struct visible_character {
  size_t size; /* of it in text */
  size_t shown_size;
  char shown[4];
} visible_character;
visible_character visible_first(varve_slice text);
/* Bytes at the front of text that stay as they are: printable ASCII. */
size_t visible_plain(varve_slice text);
void visible_write(varve_slice text, FILE *out);

/* A text that was made by a format of printf. is_cut: memory ran out, so the end is missing. */
typedef struct formatted_text {
  char *text;
  bool is_cut;
  char short_text[512];
} formatted_text;
void formatted_make(formatted_text *made, const char *format, va_list arguments);
void formatted_release(formatted_text *made);

/* A line on standard error, "prefix: text"; all that is formatted is shown as above. prefix NULL:
 * the text alone. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void message_print(const char *prefix, const char *format, ...);

#endif
