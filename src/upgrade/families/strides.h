/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Layouts of memrefs as an offset and a stride for each dimension. */
#ifndef VARVE_UPGRADE_STRIDES_H
#define VARVE_UPGRADE_STRIDES_H

#include "upgrade/engine/upgrader.h"

enum { VARVE_MAX_STRIDES = 32 };

/* VARVE_DYNAMIC where a number is not known. */
typedef struct varve_strides {
  uint32_t rank;
  int64_t offset;
  int64_t strides[VARVE_MAX_STRIDES];
} varve_strides;

/* False: the layout is none that strides can tell, or there are too many. */
bool varve_strides_of(const varve_entity *memref, varve_strides *strides);
/* The type of source's element and space with these sizes and strides; the layout is a map as long
 * as source has one that is no identity, or none where that is what it comes to. */
varve_status varve_strided_memref_get(varve_upgrader *up, const varve_entity *source,
                                      varve_dims dims, const varve_strides *strides,
                                      const varve_entity **type) VARVE_MUST_USE;

#endif
