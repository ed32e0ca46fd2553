/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Output of tools other than modules: listings, hashes, reports, pages. It is written as it is
 * produced. A file appears whole or not at all. Output beyond --max-output is an error. */
#ifndef VARVE_TOOLS_OUTPUT_H
#define VARVE_TOOLS_OUTPUT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include <varve/module.h>

/* The limit of one output, or of several together. */
typedef struct output_limit {
  const char *tool;   /* for messages */
  const char *option; /* name of the option that sets the limit, for messages */
  uint64_t most;      /* bytes */
  uint64_t used;
} output_limit;
/* max_output: the value of the option, 0 for the default. */
output_limit output_limit_make(const char *tool, uint64_t max_output);

enum { OUTPUT_BUFFER = 16 << 10 };
typedef struct output {
  varve_output *writer;
  FILE *stream; /* used instead of a writer */
  output_limit *limit;
  varve_status status; /* the first failure; nothing is written after it */
  bool is_stream;      /* bytes written before a failure stay */
  size_t size;         /* of the buffered part of bytes */
  char bytes[OUTPUT_BUFFER];
} output;

/* path "-": standard output. This and the following functions report failures on standard error. */
varve_status output_open(output *out, const char *path, output_limit *limit);
/* Writes to a stream of the caller, which closes it: standard error, or memory. */
void output_open_stream(output *out, FILE *stream, output_limit *limit);
/* The arguments are in the order of fputs. */
void put_bytes(varve_slice bytes, output *out);
void put_text(const char *text, output *out);
void put_char(char c, output *out);
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void put_format(output *out, const char *format, ...);
/* Escapes the text as common/message.h describes. */
void put_visible(varve_slice text, output *out);
/* Flushes the output, so that it precedes later output to standard error. */
void output_flush(output *out);
/* Closes the output; a file appears only if status is OK. Returns status, or otherwise the first
 * failure. */
varve_status output_close(output *out, varve_status status);
/* Writes a text to standard output. Returns an exit code. */
int output_text(const char *tool, const char *text);

#endif
