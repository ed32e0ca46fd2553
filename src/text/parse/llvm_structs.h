/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks structs of llvm that have names: one name has one body, and a struct without a body is
 * inside the struct of that name. */
#ifndef VARVE_TEXT_LLVM_STRUCTS_H
#define VARVE_TEXT_LLVM_STRUCTS_H

#include "text/parse/parse.h"

/* The type was just parsed by its format, whose draft is still the last one. *fault is NULL if the
 * type is valid. */
varve_status varve_llvm_struct_check(varve_parser *parser, const varve_entity *type,
                                     const char **fault) VARVE_MUST_USE;

#endif
