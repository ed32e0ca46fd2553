/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a text tells of its era, without being parsed: its tokens are gone through once, and each
 * that only some eras have narrows the eras that are left. */
#ifndef VARVE_TEXT_ERA_EVIDENCE_H
#define VARVE_TEXT_ERA_EVIDENCE_H

#include "base/era.h"

/* source: text that lives as long as evidence->... places are told of it. Returns whether an era is
 * left. */
bool varve_collect_evidence(varve_slice source, varve_era_evidence *evidence);

#endif
