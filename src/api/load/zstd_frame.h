/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text and bytecode inside zstd frames, as the zstd program makes them. */
#ifndef VARVE_API_ZSTD_FRAME_H
#define VARVE_API_ZSTD_FRAME_H

#include "base/diagnostic.h"
#include "base/vector.h"

/* Appends the contents of all frames. Returns LIMIT_EXCEEDED before it allocates more than limits
 * allows. */
varve_status varve_unwrap_zstd(varve_slice bytes, const varve_limits *limits,
                               varve_reporter *reporter, varve_buffer *out) VARVE_MUST_USE;
/* Appends one frame. level is 1 to 19, or 0 for the default. */
varve_status varve_wrap_zstd(varve_slice bytes, int32_t level, varve_buffer *out) VARVE_MUST_USE;

#endif
