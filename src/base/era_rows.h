/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The names of eras in lists of rows. */
#ifndef VARVE_BASE_ERA_ROWS_H
#define VARVE_BASE_ERA_ROWS_H

#include "base/era.h"

enum varve_era_row {
#define VARVE_ERA(enumerator, ...) VARVE_RANK_##enumerator,
#include "base/eras.def"
  VARVE_RANK_COUNT,
  VARVE_RANK_OLDEST = 0,
  VARVE_RANK_NEWEST = VARVE_RANK_COUNT - 1,
#define VARVE_DEFAULT(enumerator) VARVE_RANK_DEFAULT = VARVE_RANK_##enumerator
#include "base/eras.def"
};
_Static_assert((int)VARVE_RANK_COUNT <= (int)VARVE_MOST_ERAS,
               "arrays have room for VARVE_MOST_ERAS");

/* enumerator, first, last: an enumerator of eras.def, NEWEST or OLDEST */
#define VARVE_NAMED_ERA(enumerator) (VARVE_RANK_##enumerator - VARVE_RANK_DEFAULT)
#define VARVE_ERAS(first, last)                                                                    \
  { VARVE_NAMED_ERA(first), VARVE_NAMED_ERA(last) }

#endif
