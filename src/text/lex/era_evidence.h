/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the era of a text without parsing it: one pass over the tokens, in which each token that
 * only some eras have narrows the possible eras. */
#ifndef VARVE_TEXT_ERA_EVIDENCE_H
#define VARVE_TEXT_ERA_EVIDENCE_H

#include "base/era.h"

/* A set of eras: a bit for each rank. */
typedef uint32_t varve_shown_set;
_Static_assert(VARVE_MOST_ERAS <= 32, "a bit for each");
static inline bool varve_shown_has(varve_shown_set set, varve_era era) {
  return (set >> varve_era_rank(era) & 1) != 0;
}

/* A token that only some eras have. */
typedef struct varve_shown_piece {
  varve_slice text;
  uint64_t offset; /* of the text in the source */
  varve_shown_set eras;
} varve_shown_piece;

/* Each piece takes an era from one of three sets, and one piece more may contradict. */
enum { VARVE_MOST_SHOWN = 3 * VARVE_MOST_ERAS + 1 };
typedef struct varve_shown_eras {
  varve_shown_piece pieces[VARVE_MOST_SHOWN];
  size_t count;
  varve_shown_set possible; /* empty: the last piece contradicts another one */
  size_t contradicted;      /* that one */
  varve_era likely;
} varve_shown_eras;

/* source: must outlive *evidence, whose texts point into it. Returns whether any era is
 * possible. */
bool varve_collect_evidence(varve_slice source, varve_shown_eras *evidence);

#endif
