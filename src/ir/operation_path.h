/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The path of an operation, for people: "func.func #2, region 0, block 1, op 3 (arith.addi)". */
#ifndef VARVE_IR_OPERATION_PATH_H
#define VARVE_IR_OPERATION_PATH_H

#include "ir/operation.h"

/* op is root or inside it. Deep paths omit the levels in the middle, and long names are cut. */
varve_status varve_print_operation_path(varve_buffer *out, const varve_operation *root,
                                        const varve_operation *op) VARVE_MUST_USE;
/* Prints "region 0, block 1". */
varve_status varve_print_block_path(varve_buffer *out, const varve_block *block) VARVE_MUST_USE;
/* Prints at most 200 bytes, escaped as in a string literal. */
varve_status varve_print_name(varve_buffer *out, varve_slice name) VARVE_MUST_USE;

#endif
