/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of llvm in 2019 share. */
#ifndef VARVE_HOOKS_LLVM_2019_H
#define VARVE_HOOKS_LLVM_2019_H

#include "text/hook.h"

/* Appends "i32 (i8*, ...)", of a function type whose types are of dialect llvm. INVALID: they are
 * not, or there are several results. */
varve_status varve_llvm_text_of_function(const varve_type *function, bool is_variadic,
                                         varve_buffer *out) VARVE_MUST_USE;

#endif
