/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics on standard error, and exit codes: see diagnostics.h. */
#include "common/diagnostics.h"

#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/message.h"

/* Prints the text of one line, or as many blanks as it has columns. */
static void print_width(varve_slice text, bool is_blank) {
  if (is_blank)
    fprintf(stderr, "%*s", text.size < INT_MAX ? (int)text.size : INT_MAX, "");
  else
    fwrite(text.data, 1, text.size, stderr);
}

/* Prints the line, or the blanks up to a column. Tabs stay tabs in both, so that the columns agree.
 */
static void print_source_line(varve_slice line, bool is_blank) {
  while (line.size != 0) {
    size_t plain = visible_plain(line);
    visible_character next = {.size = plain};
    if (plain != 0) {
      print_width((varve_slice){line.data, plain}, is_blank);
    } else {
      next = visible_first(line);
      size_t width = is_blank && next.size == next.shown_size ? 1 : next.shown_size;
      if (line.data[0] == '\t')
        fputc('\t', stderr);
      else
        print_width((varve_slice){next.shown, width}, is_blank);
    }
    line = (varve_slice){line.data + next.size, line.size - next.size};
  }
}

/* Returns whether a line of source can be shown: binary files have lines, too. */
static bool is_text(varve_slice line) {
  while (line.size != 0) {
    size_t plain = visible_plain(line);
    if (plain == line.size)
      return true;
    line = (varve_slice){line.data + plain, line.size - plain};
    visible_character next = visible_first(line);
    bool is_control = next.size == 1 && (unsigned char)line.data[0] < 0x80;
    if (line.data[0] == 0 || (next.size != next.shown_size && !is_control))
      return false;
    line = (varve_slice){line.data + next.size, line.size - next.size};
  }
  return true;
}

/* An offset of 0 says no more than the name of the file. */
static void print_text(const varve_diagnostic *diagnostic) {
  if (diagnostic->file.size != 0) {
    visible_write(diagnostic->file, stderr);
    if (diagnostic->line != 0)
      fprintf(stderr, ":%" PRIu32 ":%" PRIu32, diagnostic->line, diagnostic->column);
    else if (diagnostic->offset != 0)
      fprintf(stderr, ":0x%" PRIx64, diagnostic->offset);
    fputs(": ", stderr);
  }
  fprintf(stderr, "%s: ", varve_severity_text(diagnostic->severity));
  visible_write(diagnostic->message, stderr);
  if (diagnostic->rule.size != 0) {
    fputs(" [", stderr);
    visible_write(diagnostic->rule, stderr);
    fputc(']', stderr);
  }
  fputc('\n', stderr);
  if (diagnostic->line != 0 && diagnostic->source_line.size != 0 &&
      is_text(diagnostic->source_line)) {
    /* The caret is under its byte. */
    varve_slice line = diagnostic->source_line;
    print_source_line(line, false);
    fputc('\n', stderr);
    size_t before = diagnostic->column == 0 ? 0 : diagnostic->column - 1;
    if (before < line.size)
      line.size = before;
    print_source_line(line, true);
    fputs("^\n", stderr);
  }
}

/* JSON: the last diagnostic, which may get notes. NULL: diagnostics are text. */
static varve_diagnostic_list *pending;

static void print_pending(void) {
  for (size_t i = 0; i < varve_diagnostic_list_get_count(pending); i++) {
    const varve_diagnostic *diagnostic = varve_diagnostic_list_get(pending, i);
    varve_bytes *json;
    if (varve_diagnostic_print_json(diagnostic, &json) != VARVE_STATUS_OK) {
      print_text(diagnostic); /* memory ran out */
      continue;
    }
    varve_slice text = varve_bytes_slice(json);
    fwrite(text.data, 1, text.size, stderr);
    fputc('\n', stderr);
    varve_bytes_destroy(json);
  }
  varve_diagnostic_list_clear(pending);
}

static void keep(const varve_diagnostic *diagnostic) {
  varve_diagnostic_sink sink = varve_diagnostic_list_get_sink(pending);
  if (diagnostic->severity != VARVE_SEVERITY_NOTE)
    print_pending();
  sink.function(sink.user, diagnostic);
}

static void end_pending(void) {
  print_pending();
  varve_diagnostic_list_destroy(pending);
  pending = NULL;
}

static void keep_message(message_kind kind, const char *prefix, const char *text) {
  const varve_slice file = {prefix, prefix != NULL ? strlen(prefix) : 0};
  diagnostics_print_about(kind == MESSAGE_NOTE ? VARVE_SEVERITY_NOTE : VARVE_SEVERITY_ERROR,
                          VARVE_STATUS_OK, kind == MESSAGE_ERROR ? (varve_slice){NULL, 0} : file,
                          text);
}

bool diagnostics_begin(const char *form) {
  if (form == NULL || strcmp(form, "text") == 0 || pending != NULL)
    return true;
  if (strcmp(form, "json") != 0 || varve_diagnostic_list_create(NULL, &pending) != VARVE_STATUS_OK)
    return false;
  message_redirect(keep_message);
  return atexit(end_pending) == 0;
}

void diagnostics_print(void *user, const varve_diagnostic *diagnostic) {
  const char *const *name = user;
  varve_diagnostic named = *diagnostic;
  if (diagnostic->severity == VARVE_SEVERITY_ERROR)
    message_set_error();
  if (named.file.size == 0 && name != NULL)
    named.file = (varve_slice){*name, strlen(*name)};
  if (pending != NULL)
    keep(&named);
  else
    print_text(&named);
}

void diagnostics_print_alone(const varve_diagnostic *note) {
  if (pending == NULL) {
    print_text(note);
    return;
  }
  print_pending();
  keep(note);
}

void diagnostics_print_about(varve_severity severity, varve_status status, varve_slice file,
                             const char *text) {
  const varve_diagnostic diagnostic = {
      .severity = severity, .status = status, .file = file, .message = {text, strlen(text)}};
  if (severity == VARVE_SEVERITY_ERROR)
    message_set_error();
  if (pending != NULL)
    keep(&diagnostic);
  else
    print_text(&diagnostic);
}

void diagnostics_print_list(varve_diagnostic_list *list) {
  for (size_t i = 0; i < varve_diagnostic_list_get_count(list); i++) {
    const varve_diagnostic *diagnostic = varve_diagnostic_list_get(list, i);
    diagnostics_print(NULL, diagnostic);
    for (size_t note = 0; note < diagnostic->note_count; note++)
      diagnostics_print(NULL, &diagnostic->notes[note]);
  }
}

const varve_diagnostic *diagnostics_first_error(varve_diagnostic_list *list) {
  for (size_t i = 0; i < varve_diagnostic_list_get_count(list); i++)
    if (varve_diagnostic_list_get(list, i)->severity == VARVE_SEVERITY_ERROR)
      return varve_diagnostic_list_get(list, i);
  return NULL;
}

int exit_code_of(varve_status status) {
  switch (status) {
  case VARVE_STATUS_OK:
    return 0;
  case VARVE_STATUS_BAD_ARGUMENT:
  case VARVE_STATUS_OUT_OF_MEMORY:
  case VARVE_STATUS_IO:
  case VARVE_STATUS_CANCELLED:
  case VARVE_STATUS_INTERNAL:
    return EXIT_USAGE;
  case VARVE_STATUS_UNSUPPORTED:
    return EXIT_UNSUPPORTED;
  default:
    return EXIT_MALFORMED;
  }
}
