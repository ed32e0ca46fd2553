/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names files that are no modules. */
#ifndef VARVE_API_FOREIGN_FILE_H
#define VARVE_API_FOREIGN_FILE_H

#include "base/base.h"

typedef struct varve_foreign_file {
  const char *name;   /* "LLVM bitcode"; NULL: not known */
  const char *advice; /* what to do; may be empty */
} varve_foreign_file;

/* Looks at the beginning of bytes that are neither bytecode nor varve. It names only what cannot be
 * MLIR text. */
varve_foreign_file varve_foreign_file_find(varve_slice bytes);

#endif
