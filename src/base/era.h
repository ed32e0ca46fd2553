/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The eras of eras.def, in chronological order. */
#ifndef VARVE_BASE_ERA_H
#define VARVE_BASE_ERA_H

#include <varve/dialect.h>

#include "base/base.h"

/* Returns the position of an era in eras.def; 0 is the oldest. The newest has number 0 of
 * varve_era, so that it is the default in options. */
static inline unsigned varve_era_rank(varve_era era) {
  return era == VARVE_ERA_LLVM22 ? (unsigned)VARVE_ERA_LLVM16 : (unsigned)era - 1;
}
static inline bool varve_era_is_before(varve_era era, varve_era other) {
  return varve_era_rank(era) < varve_era_rank(other);
}
/* Returns false for eras without properties, where one dictionary holds all attributes of an
 * operation. */
static inline bool varve_era_has_properties(varve_era era) { return era == VARVE_ERA_LLVM22; }

#endif
