/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds one string among the attributes of an operation without making the others. */
#ifndef VARVE_BYTECODE_PEEK_H
#define VARVE_BYTECODE_PEEK_H

#include "bytecode/read/read.h"

/* Finds the string under a key, in the properties first. Its data is NULL if there is no value or
 * it is no string. op has its indexes; errors are reported at cursor. If the bytes alone do not
 * show the string, the attributes of the operation are read. */
varve_status varve_peek_string(varve_bytecode_reader *reader, const varve_ir_operation *op,
                               varve_slice key, varve_cursor *cursor,
                               varve_slice *string) VARVE_MUST_USE;

#endif
