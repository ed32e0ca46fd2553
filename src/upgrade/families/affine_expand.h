/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine maps as arithmetic, and what may stand in their places. */
#ifndef VARVE_UPGRADE_AFFINE_EXPAND_H
#define VARVE_UPGRADE_AFFINE_EXPAND_H

#include "upgrade/engine/upgrader.h"

typedef struct varve_affine_use {
  const varve_entity *map;      /* AFFINE_MAP or INTEGER_SET */
  varve_value *const *operands; /* dimensions, then symbols */
} varve_affine_use;

/* Operations of arith in front of before compute the result; operands stay used as they are. */
varve_status varve_upgrade_expand_affine(varve_upgrader *up, varve_operation *before,
                                         const varve_affine_use *use, uint32_t result,
                                         varve_value **value) VARVE_MUST_USE;
/* affine_places.c: whether LLVM 22 takes count operands of op from first on in the places of a map
 * or set, dimensions and then symbols. */
bool varve_upgrade_fits_affine(varve_upgrader *up, const varve_operation *op,
                               const varve_entity *map, uint32_t first);
/* Notes of an affine.apply, which comes before its uses, whether these may stand in such places. */
void varve_upgrade_note_apply(varve_upgrader *up, varve_operation *op);

#endif
