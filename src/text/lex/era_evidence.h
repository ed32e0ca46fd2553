/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the era of a text without parsing it: one pass over the tokens, in which each token that
 * only some eras have narrows the possible eras. */
#ifndef VARVE_TEXT_ERA_EVIDENCE_H
#define VARVE_TEXT_ERA_EVIDENCE_H

#include "base/era.h"

/* source: must outlive *evidence, whose places point into it. Returns whether any era is
 * possible. */
bool varve_collect_evidence(varve_slice source, varve_era_evidence *evidence);

#endif
