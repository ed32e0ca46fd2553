/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of llvm in 2019, and of LLVM 13, share. */
#ifndef VARVE_HOOKS_LLVM_2019_H
#define VARVE_HOOKS_LLVM_2019_H

#include "hooks/shared/form_parts.h"

/* Appends "i32 (i8*, ...)", of a function type whose types are of dialect llvm. INVALID: they are
 * not, or there are several results. */
varve_status varve_llvm_text_of_function(const varve_entity *function, bool is_variadic,
                                         varve_buffer *out) VARVE_MUST_USE;
/* : (types) -> type, the type of a function */
varve_status varve_parse_llvm_function_type(varve_parser *parser,
                                            const varve_entity **type) VARVE_MUST_USE;
/* (types) -> type of these operands and the results */
varve_status varve_llvm_function_of_call(varve_printer *printer, const varve_operation *op,
                                         varve_value_range operands,
                                         const varve_entity **type) VARVE_MUST_USE;

#endif
