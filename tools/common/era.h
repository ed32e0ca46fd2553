/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --era=auto: the era of the first input. */
#ifndef VARVE_TOOLS_ERA_H
#define VARVE_TOOLS_ERA_H

#include "common/shared.h"

/* Sets run->era to the era that prints the text as it is, or that parses it best
 * (format-spec/legacy-syntax.md). Fails if the file cannot be read or no era fits the text. */
varve_status era_of_input(shared_run *run);
/* Sets run->era to the era that the first input shows without being parsed: a container or bytecode
 * by what it stores, a text by the packs of its dialects. A stream is kept as run->first_input. */
varve_status era_of_shown_input(shared_run *run);

#endif
