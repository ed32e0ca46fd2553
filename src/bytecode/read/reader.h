/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads upstream MLIR bytecode, versions 0 to 6, into a module. format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_READER_H
#define VARVE_BYTECODE_READER_H

#include "base/diagnostic.h"
#include "ir/module.h"

typedef struct varve_bytecode_read_options {
  varve_slice file_name;      /* for messages */
  varve_diagnostic_sink sink; /* if lazy_bodies is set, it must stay valid as long as the module */
  bool lazy_bodies;           /* leave isolated regions of version 2 and later unread until they are
                                 materialized, except the root's */
  /* Keeps the bytes alive as long as the module; the caller hands it to the module. Required for
   * lazy_bodies, and lets resources stay in the bytes. NULL: data is copied. */
  varve_keeper *keeper;
  bool leaves_resources; /* the bytes lack values of resources: see varve_bytecode_place_resource()
                          */
  bool trusts_layouts; /* the definitions of the context are those of the file, whoever wrote it */
  bool keeps_misfits;  /* what does not fit a definition of a pack is read without it, with a
                          warning; otherwise it is an error */
} varve_bytecode_read_options;

bool varve_is_bytecode(varve_slice bytes);
varve_status varve_bytecode_read(varve_context *context, varve_slice bytes,
                                 const varve_bytecode_read_options *options,
                                 varve_module **module) VARVE_MUST_USE;

#endif
