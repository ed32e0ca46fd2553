/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The facts of eras: era_facts.def. */
#ifndef VARVE_BASE_ERA_FACTS_H
#define VARVE_BASE_ERA_FACTS_H

#include "base/era.h"

typedef enum varve_era_fact {
#define VARVE_FACT(enumerator, first, last) VARVE_HAS_##enumerator,
#include "base/era_facts.def"
#undef VARVE_FACT
  VARVE_HAS_COUNT
} varve_era_fact;

extern const varve_era_range varve_era_facts[VARVE_HAS_COUNT];

/* Returns whether the fact holds in the era. */
static inline bool varve_era_has(varve_era era, varve_era_fact fact) {
  return varve_era_is_in(era, varve_era_facts[fact]);
}

#endif
