/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytecode that is read in parts: its symbols, and single operations of its root. Tables are read
 * once; operations only up to their bodies. */
#ifndef VARVE_BYTECODE_PARTS_H
#define VARVE_BYTECODE_PARTS_H

#include "bytecode/file/room.h"
#include "bytecode/read/reader.h"
#include "dialect/symbols.h"

typedef struct varve_bytecode_parts varve_bytecode_parts;

/* bytes and what the options point to must outlive the parts; bytes must also outlive the modules.
 * Of the options, lazy_bodies is not used. Returns UNSUPPORTED without a message if the
 * operations of this file cannot be read separately. */
varve_status varve_bytecode_parts_open(varve_context *context, varve_slice bytes,
                                       const varve_bytecode_read_options *options,
                                       varve_bytecode_parts **parts) VARVE_MUST_USE;
void varve_bytecode_parts_destroy(varve_bytecode_parts *parts);
uint64_t varve_bytecode_parts_operation_count(const varve_bytecode_parts *parts);
/* Returns the dialects that the file names, or an empty name after the last. */
varve_slice varve_bytecode_parts_dialect(const varve_bytecode_parts *parts, size_t index);
/* Visits symbols in order of definition: those of the root, or all. */
varve_status varve_bytecode_visit_symbols(varve_bytecode_parts *parts, bool is_root_only,
                                          varve_symbol_function *function,
                                          void *user) VARVE_MUST_USE;
/* Makes a module with only these operations of the root; the indexes ascend and are in range. Data
 * of resources is not copied out of the bytes; with leaves_resources it is left out. */
varve_status varve_bytecode_read_operations(varve_bytecode_parts *parts, const uint64_t *operations,
                                            size_t count, varve_module **module) VARVE_MUST_USE;
/* Reads the data of a resource that was left out. The bytes of a large blob are not yet in the
 * room. */
varve_status varve_bytecode_place_resource(varve_bytecode_parts *parts,
                                           const varve_bytecode_room *room,
                                           varve_resource *resource) VARVE_MUST_USE;

#endif
