/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How faults of an input are told to the caller. */
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
  VARVE_SEVERITY_NOTE = 2 /* belongs to the diagnostic before it */
} varve_severity;

/* All slices and pointers live only for the duration of the call that passes them. Names that the
 * input gives stand in them as they are, control characters too: who shows them on a terminal
 * escapes them, as the tools do. */
typedef struct varve_diagnostic {
  varve_severity severity;
  varve_status status;     /* the class of the fault */
  varve_slice file;        /* the name given for the input; empty when there is none */
  uint64_t offset;         /* byte offset in the input */
  uint64_t length;         /* bytes the fault spans, 0 when only a place is known */
  uint32_t line;           /* 1-based; 0 for binary input */
  uint32_t column;         /* 1-based, in bytes; 0 for binary input */
  varve_slice source_line; /* text input: the line without its end; else empty */
  varve_slice message;     /* one sentence, no newline, no full stop */
  varve_slice rule;        /* of the verifier: format-spec/verifier-rules.md; else empty */
} varve_diagnostic;

typedef void varve_diagnostic_function(void *user, const varve_diagnostic *diagnostic);

/* Where diagnostics go. A NULL function drops them. */
typedef struct varve_diagnostic_sink {
  varve_diagnostic_function *report;
  void *user;
} varve_diagnostic_sink;

#ifdef __cplusplus
}
#endif

#endif
