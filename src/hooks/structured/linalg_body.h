/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bodies of structured operations, which their text leaves out: made of an expression, the
 * operation's fact varve.body. format-spec/structured-operations.md says what it may hold. */
#ifndef VARVE_HOOKS_LINALG_BODY_H
#define VARVE_HOOKS_LINALG_BODY_H

#include "hooks/shared/form_parts.h"

typedef struct varve_linalg_body {
  varve_slice expression;           /* without quotes: "3: 0 1 add" */
  const varve_entity *const *types; /* of the operands, in order */
  uint32_t type_count;
  bool is_unsigned;             /* cast(...) is cast_unsigned(...) */
  const varve_entity *function; /* #linalg.binary_fn<add>: what fun(...) is; or NULL */
  const char *place;            /* for messages */
} varve_linalg_body;

/* Adds a region with the body to the draft. */
varve_status varve_linalg_add_body(varve_parser *parser,
                                   const varve_linalg_body *body) VARVE_MUST_USE;
/* Whether the region of an operation is the body that a reader of the custom form makes. Locations
 * are not compared. */
varve_status varve_linalg_is_body(varve_context *context, const varve_operation *op,
                                  varve_slice expression, bool *is_body) VARVE_MUST_USE;

#endif
