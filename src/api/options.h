/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Option structs of callers that were compiled with an older or newer header. Members that the
 * caller does not know get their defaults. */
#ifndef VARVE_API_OPTIONS_H
#define VARVE_API_OPTIONS_H

#include <varve/module.h>

#include "base/base.h"

/* Copies the caller's options, of options->struct_size bytes, over the defaults in *filled, of
 * size bytes. NULL keeps the defaults. Fails with BAD_ARGUMENT if struct_size is implausible, or
 * if the caller sets members that this release does not know. */
varve_status varve_options_fill(const void *options, void *filled, size_t size) VARVE_MUST_USE;

/* Returns whether data is not NULL, unless the size is 0. */
static inline bool varve_slice_is_sound(varve_slice slice) {
  return slice.data != NULL || slice.size == 0;
}

/* Checks the size of a struct that a call fills in. */
bool varve_struct_size_is_sound(size_t size);
/* Copies *filled, of size bytes, to the struct of a caller, of output->struct_size bytes. Members
 * that this release does not know become 0. */
void varve_struct_give(void *output, const void *filled, size_t size);

/* Fills *filled from the caller's options, which may be NULL, as varve_options_fill does. Also
 * fails with BAD_ARGUMENT for slices without bytes. */
varve_status varve_load_options_fill(const varve_load_options *options,
                                     varve_load_options *filled) VARVE_MUST_USE;

#endif
