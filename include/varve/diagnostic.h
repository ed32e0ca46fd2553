/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics: how the library reports errors in an input. Everything here: since 0.1. */
#ifndef VARVE_DIAGNOSTIC_H
#define VARVE_DIAGNOSTIC_H

#include <stdint.h>

#include <varve/slice.h>
#include <varve/status.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum varve_severity {
  VARVE_SEVERITY_ERROR = 0,
  VARVE_SEVERITY_WARNING = 1,
  VARVE_SEVERITY_NOTE = 2 /* adds detail to the previous diagnostic */
} varve_severity;

/* All slices and pointers are valid only during the call that passes them. Names from the input
 * are not escaped and may have control characters: a program that prints them on a terminal must
 * escape them, as the tools do. */
typedef struct varve_diagnostic {
  varve_severity severity;
  varve_status status;     /* the kind of error */
  varve_slice file;        /* name of the input; empty if it has none */
  uint64_t offset;         /* byte offset in the input */
  uint64_t length;         /* length of the faulty range in bytes; 0 if only its start is known */
  uint32_t line;           /* 1-based; 0 for binary input */
  uint32_t column;         /* 1-based, in bytes; 0 for binary input */
  varve_slice source_line; /* text input: the line without its end; else empty */
  varve_slice message;     /* one sentence, no newline, no full stop */
  varve_slice
      rule; /* rule of the verifier (format-spec/verifier-rules.md); empty for other errors */
} varve_diagnostic;

typedef void varve_diagnostic_function(void *user, const varve_diagnostic *diagnostic);

/* Receives diagnostics. If function is NULL, they are dropped. */
typedef struct varve_diagnostic_sink {
  varve_diagnostic_function *function;
  void *user;
} varve_diagnostic_sink;

#ifdef __cplusplus
}
#endif

#endif
