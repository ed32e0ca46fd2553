/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Stores the first bytes of all numbers, then the second bytes, and so on, so that similar bytes
 * are adjacent. format-spec/varve.md, "File". */
#ifndef VARVE_CONTAINER_PLANES_H
#define VARVE_CONTAINER_PLANES_H

#include "base/vector.h"

enum { VARVE_MOST_PLANES = 8 };

/* Returns true if planes of the width exist: 2, 4 and 8. */
bool varve_is_plane_width(unsigned width);
/* Append to out. Bytes after the last whole element follow unchanged. */
varve_status varve_planes_split(varve_slice bytes, unsigned width,
                                varve_buffer *out) VARVE_MUST_USE;
varve_status varve_planes_join(varve_slice planes, unsigned width,
                               varve_buffer *out) VARVE_MUST_USE;
/* Chooses the width of planes that packs at least 1/16 smaller than the plain bytes, tried on the
 * first bytes; 0 if no width does. */
varve_status varve_planes_choose(varve_memory *memory, varve_slice bytes,
                                 unsigned *width) VARVE_MUST_USE;
/* Sets *pays if packing the bytes saves at least 1/8, tried on the first bytes. A width other than
 * 0 packs planes. */
varve_status varve_packing_pays(varve_memory *memory, varve_slice bytes, unsigned width,
                                bool *pays) VARVE_MUST_USE;
/* Sets *pays if the high level of zstd packs at least 1/16 smaller than the low one, tried on the
 * bytes in the middle. */
varve_status varve_level_pays(varve_memory *memory, varve_slice bytes, int low, int high,
                              bool *pays) VARVE_MUST_USE;

#endif
