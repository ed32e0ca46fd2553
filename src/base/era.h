/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The eras of eras.def in order of time. */
#ifndef VARVE_BASE_ERA_H
#define VARVE_BASE_ERA_H

#include <varve/dialect.h>

#include "base/base.h"

/* Where an era stands in eras.def: 0 is the oldest. The newest has number 0 of varve_era, so that
 * options which say nothing mean it. */
static inline unsigned varve_era_rank(varve_era era) {
  return era == VARVE_ERA_LLVM22 ? (unsigned)VARVE_ERA_LLVM16 : (unsigned)era - 1;
}
static inline bool varve_era_is_before(varve_era era, varve_era other) {
  return varve_era_rank(era) < varve_era_rank(other);
}
/* The eras in which attributes of an operation all stand in one dictionary: there are no properties
 * yet. */
static inline bool varve_era_has_properties(varve_era era) { return era == VARVE_ERA_LLVM22; }

#endif
