/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The era of a text that has dialects of packs. */
#ifndef VARVE_DIALECT_PACK_ERA_H
#define VARVE_DIALECT_PACK_ERA_H

#include "dialect/pack_library.h"
#include "dialect/registry.h"

/* Sets *era to that of the pack of which the text names most dialects before a dot. *era is
 * unchanged if there is no such pack, or if it has no era. Opens packs only if the text names a
 * dialect that the registry lacks. */
varve_status varve_pack_find_era(const varve_registry *registry, varve_slice text,
                                 varve_era *era) VARVE_MUST_USE;

#endif
