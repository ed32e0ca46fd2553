/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics on standard error, and exit codes: see diagnostics.h. */
#include "common/diagnostics.h"

#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "common/message.h"

static const char *severity_text(varve_severity severity) {
  switch (severity) {
  case VARVE_SEVERITY_ERROR:
    return "error";
  case VARVE_SEVERITY_WARNING:
    return "warning";
  default:
    return "note";
  }
}

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

/* Prints the caret under its byte. */
static void print_caret(const varve_diagnostic *diagnostic) {
  varve_slice line = diagnostic->source_line;
  print_source_line(line, false);
  fputc('\n', stderr);
  size_t before = diagnostic->column == 0 ? 0 : diagnostic->column - 1;
  if (before < line.size)
    line.size = before;
  print_source_line(line, true);
  fputs("^\n", stderr);
}

void diagnostics_print(void *user, const varve_diagnostic *diagnostic) {
  const char *const *name = user;
  bool has_name = diagnostic->file.size == 0 && name != NULL;
  if (diagnostic->file.size != 0 || has_name) {
    visible_write(has_name ? (varve_slice){*name, strlen(*name)} : diagnostic->file, stderr);
    if (diagnostic->line != 0)
      fprintf(stderr, ":%" PRIu32 ":%" PRIu32, diagnostic->line, diagnostic->column);
    else
      fprintf(stderr, ":0x%" PRIx64, diagnostic->offset);
    fputs(": ", stderr);
  }
  fprintf(stderr, "%s: ", severity_text(diagnostic->severity));
  visible_write(diagnostic->message, stderr);
  if (diagnostic->rule.size != 0) {
    fputs(" [", stderr);
    visible_write(diagnostic->rule, stderr);
    fputc(']', stderr);
  }
  fputc('\n', stderr);
  if (diagnostic->line != 0 && diagnostic->source_line.size != 0)
    print_caret(diagnostic);
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
