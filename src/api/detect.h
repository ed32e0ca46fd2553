/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Detects the format of bytes by their beginning. */
#ifndef VARVE_API_DETECT_H
#define VARVE_API_DETECT_H

#include <varve/module.h>

#include "base/base.h"

/* Returns whether the bytes begin with a zstd frame or a skippable frame. */
bool varve_is_zstd(varve_slice bytes);

/* The files that jax.export writes: a flatbuffer that has an artifact in one of its fields. */

/* Returns whether the first bytes are those of such a file. 256 are enough. */
bool varve_is_jax_export(varve_slice bytes);
/* Returns the artifact in the file, or empty bytes if the file is cut or damaged. */
varve_slice varve_jax_export_module(varve_slice file);
/* Returns the artifact if bytes are such a file, or else the bytes. */
varve_slice varve_jax_export_content(varve_slice bytes);

/* Files that are not modules */

typedef struct varve_foreign_file {
  const char *name;   /* "LLVM bitcode"; NULL: not known */
  const char *advice; /* what to do; may be empty */
} varve_foreign_file;

/* Looks at the beginning of bytes that are neither bytecode nor varve. It names only what cannot be
 * MLIR text. */
varve_foreign_file varve_foreign_file_find(varve_slice bytes);

#endif
