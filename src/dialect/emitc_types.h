/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types that emitc takes for values. */
#ifndef VARVE_DIALECT_EMITC_TYPES_H
#define VARVE_DIALECT_EMITC_TYPES_H

#include "ir/attributes.h"

bool varve_emitc_is_float(const varve_type *type);
/* size_t, ssize_t and ptrdiff_t */
bool varve_emitc_is_pointer_wide(const varve_type *type);
/* An integer, index, as wide as a pointer, or opaque. */
bool varve_emitc_is_index(const varve_type *type);
/* The same or a float. */
bool varve_emitc_is_scalar(const varve_type *type);

/* Ascending: a tuple is as its least item. */
typedef enum varve_emitc_verdict {
  VARVE_EMITC_REFUSED,
  VARVE_EMITC_UNKNOWN,
  VARVE_EMITC_SUPPORTED
} varve_emitc_verdict;
varve_status varve_emitc_judge_type(varve_context *context, const varve_type *type,
                                    varve_emitc_verdict *verdict) VARVE_MUST_USE;

#endif
