/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytecode that is read by parts: what symbols it has, and single operations of its root. Tables
 * are read once; of operations only what stands in front of their bodies. */
#ifndef VARVE_BYTECODE_PARTS_H
#define VARVE_BYTECODE_PARTS_H

#include "bytecode/reader.h"
#include "dialect/symbols.h"

typedef struct varve_bytecode_parts varve_bytecode_parts;

/* bytes, and what the options point to, must live as long as the parts, bytes as long as the
 * modules too. Of the options file_name and sink are used. UNSUPPORTED without a message: the
 * operations of this file cannot be read one without the others. */
varve_status varve_bytecode_parts_open(varve_context *context, varve_slice bytes,
                                       const varve_bytecode_read_options *options,
                                       varve_bytecode_parts **parts) VARVE_MUST_USE;
void varve_bytecode_parts_destroy(varve_bytecode_parts *parts);
uint64_t varve_bytecode_parts_operation_count(const varve_bytecode_parts *parts);
/* In order of definition; those of the root alone, or all. */
varve_status varve_bytecode_visit_symbols(varve_bytecode_parts *parts, bool is_root_only,
                                          varve_symbol_function *function,
                                          void *user) VARVE_MUST_USE;
/* A module with these operations of the root alone; they ascend and are there. Resources lie in the
 * bytes. */
varve_status varve_bytecode_read_operations(varve_bytecode_parts *parts, const uint64_t *operations,
                                            size_t count, varve_module **module) VARVE_MUST_USE;

#endif
