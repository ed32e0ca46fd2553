/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a module as upstream MLIR bytecode, versions 0 to 6. format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_WRITER_H
#define VARVE_BYTECODE_WRITER_H

#include "base/diagnostic.h"
#include "ir/module.h"

enum { VARVE_BYTECODE_OLDEST = 0, VARVE_BYTECODE_NEWEST = 6 };

typedef struct varve_bytecode_write_options {
  uint32_t version;
  varve_slice producer;
  bool allow_lossy; /* drop what the version cannot represent, as mlir-opt does */
  bool elide_resource_data;
  varve_diagnostic_sink sink;
  varve_loans *loans; /* receives large blobs without copying them, and out must be empty; NULL:
                         blobs are copied */
} varve_bytecode_write_options;

/* Appends to out. Returns UNSUPPORTED and names the operation if the version or a missing
 * definition prevents writing. */
varve_status varve_bytecode_write(varve_module *module, const varve_bytecode_write_options *options,
                                  varve_buffer *out) VARVE_MUST_USE;

#endif
