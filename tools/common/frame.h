/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inputs in zstd frames. */
#ifndef VARVE_TOOLS_FRAME_H
#define VARVE_TOOLS_FRAME_H

#include <varve/module.h>

/* Replaces *bytes by the contents of its zstd frames, if it has any. load: the name of the input,
 * and the sink of errors. */
varve_status frame_unwrap(varve_context *context, const varve_load_options *load,
                          varve_bytes **bytes);

#endif
