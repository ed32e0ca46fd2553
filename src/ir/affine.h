/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarations shared by the two files of affine expressions. */
#ifndef VARVE_IR_AFFINE_H
#define VARVE_IR_AFFINE_H

#include "ir/attributes.h"

/* Facts about an expression that its operands need not be visited for. They are computed once, from
 * those of the operands, because expressions are deep and share parts. Operations store them as
 * payload; for leaves they are computed on demand. */
typedef struct varve_affine_facts {
  int64_t divisor;   /* getLargestKnownDivisor, with its overflow */
  uint32_t num_dims; /* 1 + the largest position of a dimension */
  uint32_t num_symbols;
} varve_affine_facts;

/* A flag of operations. */
enum { VARVE_AFFINE_SYMBOLIC = 1 };

varve_affine_facts varve_affine_facts_of(const varve_entity *expression);
static inline bool varve_affine_is_constant(const varve_entity *expression, int64_t *value) {
  if (expression->kind != VARVE_KIND_AFFINE_CONSTANT)
    return false;
  *value = *(const int64_t *)varve_entity_payload(expression);
  return true;
}

/* An operation on two expressions, as the simplifier receives it. */
typedef struct varve_affine_operation {
  varve_kind kind;
  const varve_entity *lhs;
  const varve_entity *rhs;
} varve_affine_operation;

/* Interns the operation itself, not simplified. */
varve_status varve_affine_intern(varve_context *context, varve_affine_operation operation,
                                 const varve_entity **expression) VARVE_MUST_USE;
/* affine_simplify.c: makes the expression that upstream simplifies the operation to. */
varve_status varve_affine_make(varve_context *context, varve_affine_operation operation,
                               const varve_entity **expression) VARVE_MUST_USE;

/* These define what C leaves undefined: overflow wraps. The caller must exclude division by zero.
 */
int64_t varve_affine_remainder(int64_t a, int64_t b);
int64_t varve_affine_quotient(int64_t a, int64_t b);

#endif
