/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the two files of affine expressions share. */
#ifndef VARVE_IR_AFFINE_H
#define VARVE_IR_AFFINE_H

#include "ir/attributes.h"

/* What is known of an expression without looking at its operands: found once, from theirs, when it
 * is made, since expressions are deep and share parts. The payload of operations; of the leaves it
 * is found on the fly. */
typedef struct varve_affine_facts {
  int64_t divisor;   /* getLargestKnownDivisor, overflow included */
  uint32_t num_dims; /* 1 + the largest position of a dimension */
  uint32_t num_symbols;
} varve_affine_facts;

/* Flags of operations. */
enum { VARVE_AFFINE_SYMBOLIC = 1, VARVE_AFFINE_PURE = 2 };

varve_affine_facts varve_affine_facts_of(const varve_affine_expression *expression);
static inline bool varve_affine_is_constant(const varve_affine_expression *expression,
                                            int64_t *value) {
  if (expression->kind != VARVE_KIND_AFFINE_CONSTANT)
    return false;
  *value = *(const int64_t *)varve_entity_payload(expression);
  return true;
}

/* An operation on two expressions as it is given to the simplifier. */
typedef struct varve_affine_operation {
  varve_kind kind;
  const varve_affine_expression *lhs;
  const varve_affine_expression *rhs;
} varve_affine_operation;

/* The operation itself, not simplified. */
varve_status varve_affine_intern(varve_context *context, varve_affine_operation operation,
                                 const varve_affine_expression **expression) VARVE_MUST_USE;
/* What upstream makes of it. */
varve_status varve_affine_make(varve_context *context, varve_affine_operation operation,
                               const varve_affine_expression **expression) VARVE_MUST_USE;

/* C leaves these to chance: division by zero must be excluded by the caller, overflow wraps. */
int64_t varve_affine_remainder(int64_t a, int64_t b);
int64_t varve_affine_quotient(int64_t a, int64_t b);

#endif
