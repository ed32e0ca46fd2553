/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics: how the library reports errors in an input. Everything here: since 0.1. */
#ifndef VARVE_DIAGNOSTIC_H
#define VARVE_DIAGNOSTIC_H

#include <stdint.h>

#include <varve/memory.h>
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

/* Returns "error", "warning" or "note": static, never NULL. Any thread. Since 0.1. */
VARVE_API const char *varve_severity_text(varve_severity severity);

/* All slices and pointers are valid only during the call that passes them; those in a list, as long
 * as the list holds them. Names from the input are not escaped and may have control characters: a
 * program that prints them on a terminal must escape them, as the tools do. */
typedef struct varve_diagnostic {
  varve_severity severity;
  varve_status status;     /* the kind of error */
  varve_slice file;        /* name of the input; empty if it has none */
  uint64_t offset;         /* byte offset in the input; 0 if line is not 0 and the input is not the
                              one in which the line is */
  uint64_t length;         /* length of the faulty range in bytes; 0 if only its start is known */
  uint32_t line;           /* 1-based; 0 for binary input */
  uint32_t column;         /* 1-based, in bytes; 0 for binary input */
  varve_slice source_line; /* text input: the line without its end; else empty */
  varve_slice message;     /* one sentence, no newline, no full stop */
  varve_slice
      rule; /* rule of the verifier (format-spec/verifier-rules.md); empty for other errors */
  const struct varve_diagnostic *notes; /* in a list: the notes that follow it; else NULL */
  size_t note_count;
} varve_diagnostic;

/* Receives each diagnostic when it is found; a note arrives after the diagnostic that it explains.
 */
typedef void varve_diagnostic_function(void *user, const varve_diagnostic *diagnostic);

/* Receives diagnostics. If function is NULL, they are dropped. */
typedef struct varve_diagnostic_sink {
  varve_diagnostic_function *function;
  void *user;
} varve_diagnostic_sink;

/* A list that keeps diagnostics, each with its notes. It belongs to no context. One thread. */
typedef struct varve_diagnostic_list varve_diagnostic_list;
/* allocator is copied; NULL: malloc and free. The caller frees the list with
 * varve_diagnostic_list_destroy. Fails with BAD_ARGUMENT or OUT_OF_MEMORY. Since 0.1. */
VARVE_API varve_status varve_diagnostic_list_create(const varve_allocator *allocator,
                                                    varve_diagnostic_list **list) VARVE_MUST_USE;
VARVE_API void
varve_diagnostic_list_destroy(varve_diagnostic_list *list); /* NULL is allowed. Since 0.1. */
/* Returns a sink that keeps copies of what it receives, until the list is cleared or destroyed. If
 * memory runs out, later diagnostics are dropped. Since 0.1. */
VARVE_API varve_diagnostic_sink varve_diagnostic_list_get_sink(varve_diagnostic_list *list);
/* Returns the number of errors and warnings, and of notes before the first of them. Since 0.1. */
VARVE_API size_t varve_diagnostic_list_get_count(const varve_diagnostic_list *list);
/* Returns a diagnostic by index, or NULL if index is not below the count. It is valid until the
 * list receives another diagnostic, or is cleared or destroyed. Since 0.1. */
VARVE_API const varve_diagnostic *varve_diagnostic_list_get(varve_diagnostic_list *list,
                                                            size_t index);
/* Drops all diagnostics. Since 0.1. */
VARVE_API void varve_diagnostic_list_clear(varve_diagnostic_list *list);

/* Prints a diagnostic and its notes as one JSON object, in one line without its end, as
 * --diagnostics=json of the tools does (format-spec/diagnostics.md). The caller frees *json with
 * varve_bytes_destroy; it belongs to no context. Fails with BAD_ARGUMENT or OUT_OF_MEMORY. Any
 * thread. Since 0.1. */
VARVE_API varve_status varve_diagnostic_print_json(const varve_diagnostic *diagnostic,
                                                   varve_bytes **json) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
