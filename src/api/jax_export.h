/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The files that jax.export writes: a flatbuffer that has an artifact in one of its fields. */
#ifndef VARVE_API_JAX_EXPORT_H
#define VARVE_API_JAX_EXPORT_H

#include "base/base.h"

/* Returns whether the first bytes are those of such a file. 256 are enough. */
bool varve_is_jax_export(varve_slice bytes);
/* Returns the artifact in the file, or empty bytes if the file is cut or damaged. */
varve_slice varve_jax_export_module(varve_slice file);
/* Returns the artifact if bytes are such a file, or else the bytes. */
varve_slice varve_jax_export_content(varve_slice bytes);

#endif
