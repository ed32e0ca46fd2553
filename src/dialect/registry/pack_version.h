/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which version of a project a module asks for. */
#ifndef VARVE_DIALECT_PACK_VERSION_H
#define VARVE_DIALECT_PACK_VERSION_H

#include "dialect/registry/pack_reading.h"

/* The packs of one project, the highest version first: packs first to end - 1 of the list. */
typedef struct varve_pack_range {
  const varve_pack_list *list;
  size_t first;
  size_t end;
} varve_pack_range;

/* Finds the version that the module that is being read asks for: by its name in the file, by the
 * version that it stores for a dialect, by its producer, or by a pack of its dialects that builds
 * on a version. *found is NULL if it asks for none. */
varve_status varve_pack_find_version(varve_context *context, const varve_pack_range *packs,
                                     varve_pack **found) VARVE_MUST_USE;
/* Whether the file that is being read states another version of the project of this pack than the
 * pack has. */
varve_status varve_pack_find_stated_other(varve_context *context, varve_pack *pack,
                                          bool *is_other) VARVE_MUST_USE;
/* Finds the version of a project that a pack builds on; an empty text if it names none. */
varve_slice varve_pack_base_version(const varve_pack *pack, varve_slice project);

#endif
