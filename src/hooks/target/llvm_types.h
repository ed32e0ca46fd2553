/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of the llvm dialect: their text of 2019 and 2020, and structs that have names. */
#ifndef VARVE_HOOKS_LLVM_TYPES_H
#define VARVE_HOOKS_LLVM_TYPES_H

#include "text/hook.h"

/* Returns whether the text is a type of LLVM IR: the part between the quotes of
 * !llvm<"{ i32, float* }">. */
bool varve_llvm_text_is_type(varve_slice text);
/* Checks types of all dialects. One name of a struct has one body, and a struct without a body is
 * inside the struct of that name. */
varve_check_parsed varve_check_parsed_entity;

#endif
