/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inputs that come inside a zstd frame. */
#ifndef VARVE_API_UNWRAP_ZSTD_H
#define VARVE_API_UNWRAP_ZSTD_H

#include "base/diagnostic.h"
#include "base/vector.h"

/* Appends what all frames of bytes unpack to; LIMIT_EXCEEDED past limit bytes, before they are
 * held. */
varve_status varve_unwrap_zstd(varve_slice bytes, uint64_t limit, varve_reporter *reporter,
                               varve_buffer *out) VARVE_MUST_USE;

#endif
