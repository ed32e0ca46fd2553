/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds where the body "<...>" of a dialect's type or attribute ends. As in upstream's parser, all
 * kinds of brackets must match, strings must be well-formed and "->" is no bracket. Comments have
 * no special meaning. */
#ifndef VARVE_BASE_DIALECT_BODY_H
#define VARVE_BASE_DIALECT_BODY_H

#include "base/vector.h"

typedef enum varve_body_state {
  VARVE_BODY_OPEN,   /* the text ends before the body does */
  VARVE_BODY_CLOSED, /* next is after the closing bracket */
  VARVE_BODY_UNBALANCED,
  VARVE_BODY_BAD_STRING, /* the string at last_string is malformed */
  VARVE_BODY_NUL_IN_STRING
} varve_body_state;

typedef struct varve_body {
  const char *next;
  const char *end;
  varve_buffer *open;      /* brackets; the innermost last */
  const char *last_string; /* NULL: no string was found */
  bool has_places;         /* a NUL outside of strings marks a nested node */
} varve_body;

/* Scans until all brackets are closed or the text ends. At the start a bracket is open, or the
 * first byte opens one. */
varve_status varve_body_scan(varve_body *body, varve_body_state *state) VARVE_MUST_USE;

/* Sets whether the parser finds the end of "!dialect<text>" right after text. If text is a name
 * alone, the same holds for "!dialect.text". A NUL in text marks a nested node. open is scratch. */
varve_status varve_body_is_closed(varve_slice text, varve_buffer *open,
                                  bool *is_closed) VARVE_MUST_USE;

/* Returns whether text can be the dialect name in front of a type or attribute. */
bool varve_is_dialect_name(varve_slice text);

#endif
