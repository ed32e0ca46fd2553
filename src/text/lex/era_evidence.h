/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the era of a text without parsing it: one pass over the tokens, in which each token that
 * only some eras have narrows the possible eras. */
#ifndef VARVE_TEXT_EVIDENCE_OF_ERAS_H
#define VARVE_TEXT_EVIDENCE_OF_ERAS_H

#include "base/era.h"

/* The token that excludes earlier (or later) eras; empty if none does. */
typedef struct varve_shown_bound {
  varve_era era;
  uint64_t offset; /* of the text in the source */
  varve_slice text;
} varve_shown_bound;

typedef struct varve_shown_eras {
  varve_shown_bound earliest;
  varve_shown_bound latest;
  varve_era likely;
} varve_shown_eras;

/* source: must outlive *evidence, whose texts point into it. Returns whether any era is
 * possible. */
bool varve_collect_evidence(varve_slice source, varve_shown_eras *evidence);

#endif
