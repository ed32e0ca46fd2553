/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The eras of eras.def. Only lists of rows know them by name (base/era_rows.h), so that the other
 * files need not be compiled again for a new one. */
#ifndef VARVE_BASE_ERA_H
#define VARVE_BASE_ERA_H

#include "base/base.h"

/* The default era has 0, so that it is the default in structs. Later eras have greater numbers, and
 * earlier ones lesser. */
typedef int varve_era;
enum { VARVE_DEFAULT_ERA = 0, VARVE_MOST_ERAS = 24 };

/* Return the number of eras, the position of an era in eras.def, where 0 is the oldest, the era at
 * a position, and the newest era. */
unsigned varve_era_count(void);
unsigned varve_era_rank(varve_era era);
varve_era varve_era_of_rank(unsigned rank);
varve_era varve_era_newest(void);

static inline bool varve_era_is_before(varve_era era, varve_era other) { return era < other; }

typedef struct varve_era_range {
  varve_era first;
  varve_era last;
} varve_era_range;

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
enum { VARVE_LONGEST_ERA = 31 };
typedef struct varve_era_name {
  char text[VARVE_LONGEST_ERA + 1];
} varve_era_name;
/* Copies a name, of which at most VARVE_LONGEST_ERA bytes count. */
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
