/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The eras of eras.def, in chronological order. */
#ifndef VARVE_BASE_ERA_H
#define VARVE_BASE_ERA_H

#include <varve/dialect.h>

#include "base/base.h"

enum varve_era_rank {
#define VARVE_ERA(enumerator, word, set, base) VARVE_RANK_##enumerator,
#include "base/eras.def"
#undef VARVE_ERA
  VARVE_RANK_COUNT
};

#define VARVE_ERA_NEWEST VARVE_ERA_LLVM24C
#define VARVE_ERA_DEFAULT VARVE_ERA_LLVM22

/* Returns the position of an era in eras.def; 0 is the oldest. Numbers of varve_era are in the
 * order in which eras were added, and LLVM 22 has 0, so that it is the default in options. */
static inline unsigned varve_era_rank(varve_era era) {
  static const unsigned char ranks[] = {
#define VARVE_ERA(enumerator, word, set, base) [VARVE_ERA_##enumerator] = VARVE_RANK_##enumerator,
#include "base/eras.def"
#undef VARVE_ERA
  };
  return ranks[era];
}
static inline bool varve_era_is_before(varve_era era, varve_era other) {
  return varve_era_rank(era) < varve_era_rank(other);
}
/* Returns false for eras without properties, where one dictionary holds all attributes of an
 * operation. */
static inline bool varve_era_has_properties(varve_era era) {
  return !varve_era_is_before(era, VARVE_ERA_LLVM17);
}
/* Returns whether bytecode has properties as blobs, not in dictionaries. */
static inline bool varve_era_has_layouts(varve_era era) {
  return !varve_era_is_before(era, VARVE_ERA_LLVM18);
}
/* Returns whether the names of values continue in each region of generic text. In earlier eras they
 * begin again. */
static inline bool varve_era_numbers_on(varve_era era) {
  return !varve_era_is_before(era, VARVE_ERA_LLVM19);
}
/* Returns whether formats write properties in words of their own or in <...> before the dictionary,
 * which has none of them. */
static inline bool varve_era_has_strict_properties(varve_era era) {
  return !varve_era_is_before(era, VARVE_ERA_LLVM24C);
}

#endif
