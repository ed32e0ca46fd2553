/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Options of callers compiled against an older or newer header: what they did not know takes its
 * default. */
#ifndef VARVE_API_OPTIONS_H
#define VARVE_API_OPTIONS_H

#include "base/base.h"

/* Copies options of options->struct_size bytes (their first member) over the defaults of size bytes
 * in *filled. NULL keeps the defaults. BAD_ARGUMENT when the caller's struct is smaller than its
 * first member, larger than any, or sets members that this release does not know. */
varve_status varve_options_fill(const void *options, void *filled, size_t size) VARVE_MUST_USE;

/* Whether a caller's slice has the bytes that it counts. */
static inline bool varve_slice_is_sound(varve_slice slice) {
  return slice.data != NULL || slice.size == 0;
}

/* Checks the size of a struct that a call fills in. */
bool varve_struct_size_is_sound(size_t size);

#endif
