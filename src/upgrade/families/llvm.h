/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of the family llvm. */
#ifndef VARVE_UPGRADE_LLVM_H
#define VARVE_UPGRADE_LLVM_H

#include "upgrade/engine/upgrader.h"

/* NULL in *pointee: the type does not tell it. It may still be of an earlier era. */
varve_status varve_upgrade_pointee(varve_upgrader *up, const varve_entity *pointer,
                                   const varve_entity **pointee) VARVE_MUST_USE;
varve_status varve_upgrade_set_type(varve_upgrader *up, varve_operation *op, const char *name,
                                    const varve_entity *type) VARVE_MUST_USE;
/* Whether the value is made by a constant of std, arith or llvm. */
bool varve_upgrade_constant_integer(const varve_value *value, int64_t *number);

/* llvm_functions.c */
varve_upgrade_rewrite varve_upgrade_llvm_function;
varve_upgrade_rewrite varve_upgrade_llvm_call;
varve_upgrade_rewrite varve_upgrade_llvm_invoke;
/* Tells calls of functions with a variable number of arguments what they call. */
varve_upgrade_look varve_upgrade_llvm_callees;

/* llvm_loops.c */
varve_upgrade_look varve_upgrade_llvm_loops;

#endif
