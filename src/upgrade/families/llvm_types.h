/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of dialect llvm as they were written before LLVM 22: LLVM's own text in quotes
 * (!llvm<"{ i32, i8* }">), structured with pointees and scalars of their own
 * (!llvm.ptr<struct<(i32, float)>>), or structured with built-in scalars. */
#ifndef VARVE_UPGRADE_LLVM_TYPES_H
#define VARVE_UPGRADE_LLVM_TYPES_H

#include "ir/types.h"

typedef struct varve_llvm_type {
  const varve_entity *type;    /* as LLVM 22 has it */
  const varve_entity *pointee; /* what a pointer, or each pointer of a vector, was told to point to;
                                NULL: not told. Types that the text refers to stay as they are */
} varve_llvm_type;

/* Types of other dialects are what they are. INVALID: no such type was ever known. */
varve_status varve_llvm_type_read(varve_context *context, const varve_entity *old,
                                  varve_llvm_type *read) VARVE_MUST_USE;

#endif
