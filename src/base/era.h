/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The eras of eras.def, in chronological order. */
#ifndef VARVE_BASE_ERA_H
#define VARVE_BASE_ERA_H

#include "base/base.h"

enum varve_era_rank {
#define VARVE_ERA(enumerator, ...) VARVE_RANK_##enumerator,
#include "base/eras.def"
  VARVE_RANK_COUNT,
  VARVE_RANK_NEWEST = VARVE_RANK_COUNT - 1,
#define VARVE_DEFAULT(enumerator) VARVE_RANK_DEFAULT = VARVE_RANK_##enumerator
#include "base/eras.def"
};

/* The default era has 0, so that it is the default in structs; the eras after it and then those
 * before it follow. */
typedef enum varve_era {
#define VARVE_ERA(enumerator, ...)                                                                 \
  VARVE_ERA_##enumerator =                                                                         \
      (VARVE_RANK_##enumerator + VARVE_RANK_COUNT - VARVE_RANK_DEFAULT) % VARVE_RANK_COUNT,
#include "base/eras.def"
  VARVE_ERA_NEWEST = VARVE_RANK_NEWEST - VARVE_RANK_DEFAULT, /* for the last era in rows */
  VARVE_NEWEST_ERA = VARVE_ERA_NEWEST,
  VARVE_DEFAULT_ERA = 0
} varve_era;

/* Return the position of an era in eras.def, where 0 is the oldest, and the era at a position. */
static inline unsigned varve_era_rank(varve_era era) {
  return ((unsigned)era + VARVE_RANK_DEFAULT) % VARVE_RANK_COUNT;
}
static inline varve_era varve_era_of_rank(unsigned rank) {
  return (varve_era)((rank + VARVE_RANK_COUNT - VARVE_RANK_DEFAULT) % VARVE_RANK_COUNT);
}
static inline bool varve_era_is_before(varve_era era, varve_era other) {
  return varve_era_rank(era) < varve_era_rank(other);
}

typedef struct varve_era_range {
  varve_era first;
  varve_era last;
} varve_era_range;

/* first, last: enumerators of eras.def, or NEWEST */
#define VARVE_ERAS(first, last)                                                                    \
  { VARVE_ERA_##first, VARVE_ERA_##last }

static inline bool varve_era_is_in(varve_era era, varve_era_range range) {
  return !varve_era_is_before(era, range.first) && !varve_era_is_before(range.last, era);
}

/* Return the name of an era, and that of its set of definitions, which eras may share. */
const char *varve_era_text(varve_era era);
const char *varve_era_set(varve_era era);
/* Finds the era of a name. Returns false, and sets the default, if there is no such era. */
bool varve_era_find(varve_slice word, varve_era *era);
/* Finds the known era that is nearest to a name, which need not be one: the oldest that is not
 * before the release and date in the name, otherwise the newest. A name without a number is the
 * default. Returns whether the name is known. */
bool varve_era_find_nearest(varve_slice word, varve_era *era);
/* The name of an era that a file has, also of one that this release does not know. */
enum { VARVE_MAX_ERA_NAME = 31 };
typedef struct varve_era_name {
  char text[VARVE_MAX_ERA_NAME + 1];
} varve_era_name;
/* Copies a name, of which at most VARVE_MAX_ERA_NAME bytes count. */
varve_era_name varve_era_name_make(varve_slice word);
/* Returns the state of MLIR that an era is, as a reader can look it up. */
const char *varve_era_state(varve_era era);
/* Returns whether an era is a state of LLVM's main branch between two releases. */
bool varve_era_is_development(varve_era era);
/* Returns the number of the release of LLVM that the name of an era begins with, or 0. */
unsigned varve_era_release(varve_era era);
/* Returns the era whose set the set of this era differs from, or the era itself. */
varve_era varve_era_base(varve_era era);
/* Returns the newest version of bytecode that tools of an era read if modules can be converted to
 * it, otherwise -1. */
int varve_era_target_bytecode(varve_era era);

#endif
