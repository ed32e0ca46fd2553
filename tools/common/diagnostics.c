/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics on standard error, and exit codes: see diagnostics.h. */
#include "common/diagnostics.h"

#include <inttypes.h>
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

/* With tabs, for which a caret is moved too; the width of what is printed of the first columns of
 * the line is written as spaces and tabs. */
static void print_source_line(const varve_diagnostic *diagnostic, bool is_indentation) {
  varve_slice line = diagnostic->source_line;
  if (is_indentation && diagnostic->column <= line.size)
    line.size = diagnostic->column == 0 ? 0 : diagnostic->column - 1;
  while (line.size != 0) {
    visible_character next = visible_first(line);
    bool is_tab = line.data[0] == '\t', is_whole = next.size == next.shown_size;
    if (is_tab)
      fputc('\t', stderr);
    else if (is_indentation)
      fprintf(stderr, "%*s", is_whole ? 1 : (int)next.shown_size, "");
    else
      fwrite(next.shown, 1, next.shown_size, stderr);
    line = (varve_slice){line.data + next.size, line.size - next.size};
  }
}

/* The caret stands under its byte. */
static void print_caret(const varve_diagnostic *diagnostic) {
  print_source_line(diagnostic, false);
  fputc('\n', stderr);
  print_source_line(diagnostic, true);
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
