/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics on standard error, and exit codes: see diagnostics.h. */
#include "common/diagnostics.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

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

static void print_bytes(varve_slice text) {
  if (text.size != 0)
    fwrite(text.data, 1, text.size, stderr);
}

/* The caret stands under its byte; tabs before it are kept so that it does on screen too. */
static void print_caret(const varve_diagnostic *diagnostic) {
  print_bytes(diagnostic->source_line);
  fputc('\n', stderr);
  for (uint32_t i = 0; i + 1 < diagnostic->column && i < diagnostic->source_line.size; i++) {
    unsigned char c = (unsigned char)diagnostic->source_line.data[i];
    if ((c & 0xC0) != 0x80)
      fputc(c == '\t' ? '\t' : ' ', stderr);
  }
  fputs("^\n", stderr);
}

void diagnostics_print(void *user, const varve_diagnostic *diagnostic) {
  const char *const *name = user;
  bool has_name = diagnostic->file.size == 0 && name != NULL;
  if (diagnostic->file.size != 0 || has_name) {
    print_bytes(has_name ? (varve_slice){*name, strlen(*name)} : diagnostic->file);
    if (diagnostic->line != 0)
      fprintf(stderr, ":%" PRIu32 ":%" PRIu32, diagnostic->line, diagnostic->column);
    else
      fprintf(stderr, ":0x%" PRIx64, diagnostic->offset);
    fputs(": ", stderr);
  }
  fprintf(stderr, "%s: ", severity_text(diagnostic->severity));
  print_bytes(diagnostic->message);
  if (diagnostic->rule.size != 0) {
    fputs(" [", stderr);
    print_bytes(diagnostic->rule);
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
