/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of dialect llvm that are kept as text: what LLVM 22 reads. */
#ifndef VARVE_TEXT_LLVM_TYPE_CHECK_H
#define VARVE_TEXT_LLVM_TYPE_CHECK_H

#include "text/parse.h"

/* text: what stands behind "!llvm.", in which each NUL stands for the next of nodes. *fault: what
 * is wrong with it; NULL: nothing, or it is nested too deep to tell. Structs with names are
 * remembered: each has one body. */
varve_status varve_llvm_type_check(varve_parser *parser, varve_slice text,
                                   const varve_entity *const *nodes,
                                   const char **fault) VARVE_MUST_USE;

#endif
