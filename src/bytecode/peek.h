/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One string among the attributes of an operation, found without making the others. */
#ifndef VARVE_BYTECODE_PEEK_H
#define VARVE_BYTECODE_PEEK_H

#include "bytecode/read.h"

/* The string under a key, that of the properties first; data NULL: there is none, or something
 * else. op has its indexes; cursor is where faults are told. Where the bytes do not tell it at once
 * the attributes are read as for the operation. */
varve_status varve_peek_string(varve_bytecode_reader *reader, const varve_ir_operation *op,
                               varve_slice key, varve_cursor *cursor,
                               varve_slice *string) VARVE_MUST_USE;

#endif
