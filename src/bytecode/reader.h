/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Upstream MLIR bytecode, versions 0 to 6, to module. format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_READER_H
#define VARVE_BYTECODE_READER_H

#include "base/diagnostic.h"
#include "ir/module.h"

typedef struct varve_bytecode_read_options {
  varve_slice file_name;      /* for messages */
  varve_diagnostic_sink sink; /* with lazy_bodies it must stay valid as long as the module */
  bool lazy_bodies;           /* isolated regions of version 2 and later stay unread until they are
                                 materialized, the root's own excepted */
  /* What keeps the bytes alive as long as the module (required with lazy_bodies, and lets resources
   * lie where they are); the caller hands it to the module. NULL: data is copied. */
  varve_keeper *keeper;
} varve_bytecode_read_options;

bool varve_is_bytecode(varve_slice bytes);
varve_status varve_bytecode_read(varve_context *context, varve_slice bytes,
                                 const varve_bytecode_read_options *options,
                                 varve_module **module) VARVE_MUST_USE;

#endif
