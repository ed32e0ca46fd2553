/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What tools write besides modules: listings, hashes, reports, pages. It is written as it is made,
 * a file appears whole or not at all, and what --max-output allows is an error to pass. */
#ifndef VARVE_TOOLS_OUTPUT_H
#define VARVE_TOOLS_OUTPUT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include <varve/module.h>

/* Of one or several outputs together. */
typedef struct output_limit {
  const char *tool;   /* for messages */
  const char *option; /* that sets the limit, for messages too */
  uint64_t most;      /* bytes */
  uint64_t used;
} output_limit;
/* max_output: as the option gives it, 0 for the default. */
output_limit output_limit_make(const char *tool, uint64_t max_output);

enum { OUTPUT_BUFFER = 16 << 10 };
typedef struct output {
  varve_file_writer *writer;
  FILE *stream; /* in place of a writer */
  output_limit *limit;
  varve_status status; /* the first failure; nothing is written after it */
  bool is_stream;      /* what was written stays */
  size_t size;         /* of what waits in bytes */
  char bytes[OUTPUT_BUFFER];
} output;

/* path "-": standard output. This and the following functions report failures on standard error. */
varve_status output_open(output *out, const char *path, output_limit *limit);
/* Into a stream of the caller, which closes it: standard error, or memory. */
void output_open_stream(output *out, FILE *stream, output_limit *limit);
/* In the order of stdio. */
void put_bytes(varve_slice bytes, output *out);
void put_text(const char *text, output *out);
void put_char(char c, output *out);
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void put_format(output *out, const char *format, ...);
/* As common/message.h shows it. */
void put_visible(varve_slice text, output *out);
/* Flushes the output, so that it precedes later output to standard error. */
void output_flush(output *out);
/* With status OK a file appears. Answers status or else what failed. */
varve_status output_close(output *out, varve_status status);
/* A text that is at hand to standard output; an exit code. */
int output_text(const char *tool, const char *text);

#endif
