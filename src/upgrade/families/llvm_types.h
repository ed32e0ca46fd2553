/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads types of the dialect llvm of all releases before LLVM 22. There are three forms: LLVM's
 * text in quotes (!llvm<"{ i32, i8* }">); structured types with pointees and scalar types of llvm
 * (!llvm.ptr<struct<(i32, float)>>); and structured types with builtin scalar types. */
#ifndef VARVE_UPGRADE_LLVM_TYPES_H
#define VARVE_UPGRADE_LLVM_TYPES_H

#include "upgrade/engine/upgrader.h"

typedef struct varve_llvm_type {
  const varve_entity *type;    /* the type in LLVM 22 */
  const varve_entity *pointee; /* the element type of a pointer, or of each pointer of a vector;
                                  NULL if unknown. Types inside it may be of an earlier era */
} varve_llvm_type;

/* Reads a type. Sets read->type to `old` if `old` is a type of another dialect. Returns INVALID for
 * a text that no release printed. */
varve_status varve_llvm_type_read(varve_context *context, const varve_entity *old,
                                  varve_llvm_type *read) VARVE_MUST_USE;

/* Sets *pointee to the element type of a pointer type, or to NULL if the pointer type has no
 * element type. *pointee may be of an earlier era. */
varve_status varve_upgrade_pointee(varve_upgrader *up, const varve_entity *pointer,
                                   const varve_entity **pointee) VARVE_MUST_USE;

/* llvm_loops.c: upgrades loop options and access groups, before the other changes of the step. */
varve_upgrade_pass varve_upgrade_llvm_loops;

#endif
