/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of dialect llvm as they were written before LLVM 22: LLVM's own text in quotes
 * (!llvm<"{ i32, i8* }">), structured with pointees and scalars of their own
 * (!llvm.ptr<struct<(i32, float)>>), or structured with built-in scalars. */
#ifndef VARVE_UPGRADE_LLVM_TYPES_H
#define VARVE_UPGRADE_LLVM_TYPES_H

#include "upgrade/engine/upgrader.h"

typedef struct varve_llvm_type {
  const varve_entity *type;    /* as LLVM 22 has it */
  const varve_entity *pointee; /* what a pointer, or each pointer of a vector, was told to point to;
                                NULL: not told. Types that the text refers to stay as they are */
} varve_llvm_type;

/* Types of other dialects are what they are. INVALID: no such type was ever known. */
varve_status varve_llvm_type_read(varve_context *context, const varve_entity *old,
                                  varve_llvm_type *read) VARVE_MUST_USE;

/* NULL in *pointee: the type does not tell it. It may still be of an earlier era. */
varve_status varve_upgrade_pointee(varve_upgrader *up, const varve_entity *pointer,
                                   const varve_entity **pointee) VARVE_MUST_USE;

/* llvm_loops.c */
varve_upgrade_pass varve_upgrade_llvm_loops;

#endif
