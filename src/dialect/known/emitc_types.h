/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types that emitc accepts for values. */
#ifndef VARVE_DIALECT_EMITC_TYPES_H
#define VARVE_DIALECT_EMITC_TYPES_H

#include "ir/attributes.h"

bool varve_emitc_is_float(const varve_entity *type);
/* size_t, ssize_t and ptrdiff_t */
bool varve_emitc_is_pointer_wide(const varve_entity *type);
/* An integer, index, pointer-wide or opaque type. */
bool varve_emitc_is_index(const varve_entity *type);
/* A type that varve_emitc_is_index accepts, or a float. */
bool varve_emitc_is_scalar(const varve_entity *type);

/* In ascending order: the verdict on a tuple is the least one of its items. */
typedef enum varve_emitc_verdict {
  VARVE_EMITC_REFUSED,
  VARVE_EMITC_UNKNOWN,
  VARVE_EMITC_SUPPORTED
} varve_emitc_verdict;
varve_emitc_verdict varve_emitc_judge_type(const varve_entity *type);

#endif
