/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks types of dialect llvm that are kept as text: accepts those that LLVM 22 parses. */
#ifndef VARVE_TEXT_LLVM_TYPE_CHECK_H
#define VARVE_TEXT_LLVM_TYPE_CHECK_H

#include "text/parse.h"

/* text: the part after "!llvm."; each NUL is replaced by the next of nodes. *fault: the error,
 * or NULL if the text is valid or the nesting is too deep. The parser remembers the body of each
 * named struct, which must always be the same. */
varve_status varve_llvm_type_check(varve_parser *parser, varve_slice text,
                                   const varve_entity *const *nodes,
                                   const char **fault) VARVE_MUST_USE;

#endif
