/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text of types and attributes of dialects: where a body "<...>" ends. As in upstream's parser
 * brackets of all kinds match, strings are well-formed, "->" is no bracket, and nothing else
 * counts, "//" neither. */
#ifndef VARVE_BASE_DIALECT_BODY_H
#define VARVE_BASE_DIALECT_BODY_H

#include "base/vector.h"

typedef enum varve_body_state {
  VARVE_BODY_OPEN,   /* the text ends before the body does */
  VARVE_BODY_CLOSED, /* next is behind the bracket that closes it */
  VARVE_BODY_UNBALANCED,
  VARVE_BODY_BAD_STRING, /* at last_string */
  VARVE_BODY_NUL_IN_STRING
} varve_body_state;

typedef struct varve_body {
  const char *next;
  const char *end;
  varve_buffer *open;      /* brackets; the innermost last */
  const char *last_string; /* NULL: there was none */
  bool has_places;         /* a NUL outside of strings stands for a node */
} varve_body;

/* Scans until no bracket is open, or the text ends. At its start a bracket is open or comes first.
 */
varve_status varve_body_scan(varve_body *body, varve_body_state *state) VARVE_MUST_USE;

/* Whether the text, in which a NUL stands for a node, can stand in "!dialect<text>", or behind
 * "!dialect." if it is a name alone, and is found there again. open: scratch. */
varve_status varve_body_is_closed(varve_slice text, varve_buffer *open,
                                  bool *is_closed) VARVE_MUST_USE;

/* What can be the name of a dialect in front of its types and attributes. */
bool varve_is_dialect_name(varve_slice text);

#endif
