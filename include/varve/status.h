/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The status codes that functions return. Their numbers never change. Everything here: since 0.1.
 */
#ifndef VARVE_STATUS_H
#define VARVE_STATUS_H

#include <varve/export.h>

#ifdef __cplusplus
extern "C" {
#endif

/* name, number, text */
#define VARVE_STATUS_LIST(X)                                                                       \
  X(OK, 0, "no error")                                                                             \
  X(BAD_ARGUMENT, 1, "bad argument")                                                               \
  X(OUT_OF_MEMORY, 2, "out of memory")                                                             \
  X(LIMIT_EXCEEDED, 3, "limit exceeded")                                                           \
  X(IO, 4, "input or output error")                                                                \
  X(NOT_RECOGNIZED, 5, "format not recognized")                                                    \
  X(TRUNCATED, 6, "input ends early")                                                              \
  X(CORRUPT, 7, "input is corrupt")                                                                \
  X(UNSUPPORTED, 8, "well-formed but unsupported")                                                 \
  X(SYNTAX, 9, "syntax error")                                                                     \
  X(INVALID, 10, "invalid module")                                                                 \
  X(NOT_FOUND, 11, "not found")                                                                    \
  X(CANCELLED, 12, "cancelled")                                                                    \
  X(INTERNAL, 13, "internal error")

typedef enum varve_status {
#define VARVE_STATUS_ENUMERATOR(name, number, text) VARVE_STATUS_##name = number,
  VARVE_STATUS_LIST(VARVE_STATUS_ENUMERATOR)
#undef VARVE_STATUS_ENUMERATOR
} varve_status;

/* Returns a short English text for a status: static, never NULL. Any thread. Since 0.1. */
VARVE_API const char *varve_status_text(varve_status status);
/* Returns the name of a status, such as "OUT_OF_MEMORY": static, "UNKNOWN" for other numbers. Any
 * thread. Since 0.1. */
VARVE_API const char *varve_status_name(varve_status status);

#ifdef __cplusplus
}
#endif

#endif
