/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where an operation stands, for people: "func.func #2, region 0, block 1, op 3 (arith.addi)". */
#ifndef VARVE_IR_OPERATION_PATH_H
#define VARVE_IR_OPERATION_PATH_H

#include "ir/operation.h"

/* op: root or inside it. Of a deep place the levels in the middle are left out, long names are cut.
 */
varve_status varve_print_operation_path(varve_buffer *out, const varve_operation *root,
                                        const varve_operation *op) VARVE_MUST_USE;
/* "region 0, block 1" */
varve_status varve_print_block_path(varve_buffer *out, const varve_block *block) VARVE_MUST_USE;
/* At most 200 bytes, escaped as in a string literal. */
varve_status varve_print_name(varve_buffer *out, varve_slice name) VARVE_MUST_USE;

#endif
