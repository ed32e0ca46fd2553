/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of the llvm dialect: their text of 2019 and 2020, and structs that have names. */
#ifndef VARVE_TEXT_LLVM_TEXT_H
#define VARVE_TEXT_LLVM_TEXT_H

#include "text/parse/parse.h"

/* Returns whether the text is a type of LLVM IR: the part between the quotes of
 * !llvm<"{ i32, float* }">. */
bool varve_llvm_text_is_type(varve_slice text);
/* Checks structs that have names: one name has one body, and a struct without a body is inside the
 * struct of that name. The type was just parsed by its format, whose draft is still the last one.
 * *fault is NULL if the type is valid. */
varve_status varve_llvm_struct_check(varve_parser *parser, const varve_entity *type,
                                     const char **fault) VARVE_MUST_USE;

#endif
