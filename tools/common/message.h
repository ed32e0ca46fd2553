/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints text for people. Names of files, symbols and keys are untrusted, and terminals act on some
 * bytes. */
#ifndef VARVE_TOOLS_MESSAGE_H
#define VARVE_TOOLS_MESSAGE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

#include <varve/slice.h>

/* The first character of a text that is not empty, in printable form. Printable ASCII and UTF-8
 * stay as they are. For control characters, marks that change the direction of writing, and invalid
 * UTF-8, the first byte becomes \XX. */
typedef struct visible_character {
  size_t size; /* bytes of text that the character takes */
  size_t shown_size;
  char shown[4];
} visible_character;
visible_character visible_first(varve_slice text);
/* Returns how many bytes at the front of text are printable ASCII. */
size_t visible_plain(varve_slice text);
void visible_write(varve_slice text, FILE *out);

/* A text that a printf format produced. is_cut: memory ran out, so the end is missing. */
typedef struct formatted_text {
  char *text;
  bool is_cut;
  char short_text[512];
} formatted_text;
void formatted_make(formatted_text *made, const char *format, va_list arguments);
void formatted_release(formatted_text *made);

/* What a message of a tool is about. */
typedef enum message_kind {
  MESSAGE_ERROR, /* an error of the call: "tool: text" */
  MESSAGE_FAULT, /* an error in a file: "file: error: text" */
  MESSAGE_NOTE   /* not an error: "prefix: text", or the text alone */
} message_kind;

/* Prints a message on standard error, one line. All formatted parts are escaped as above. prefix is
 * a tool or a file; only notes may have none: NULL. */
#if defined(__GNUC__)
#define MESSAGE_FORMAT __attribute__((format(printf, 2, 3)))
#else
#define MESSAGE_FORMAT
#endif
void message_print(const char *tool, const char *format, ...) MESSAGE_FORMAT;
void message_fault(const char *file, const char *format, ...) MESSAGE_FORMAT;
void message_note(const char *prefix, const char *format, ...) MESSAGE_FORMAT;

/* Returns whether an error was printed: by the first two of these, or elsewhere, as
 * message_set_error says. */
bool message_has_error(void);
void message_set_error(void);

/* Writes "; did you mean 'a', 'b' or 'c'?", or an empty text if there are no names, or they are too
 * long. Returns text. */
typedef struct similar_text {
  char text[256];
} similar_text;
const char *similar_print(const varve_similar_names *similar, similar_text *to);

/* Passes all messages to a function in place of standard error. Its texts are not escaped. */
typedef void message_function(message_kind kind, const char *prefix, const char *text);
void message_redirect(message_function *function);

#endif
