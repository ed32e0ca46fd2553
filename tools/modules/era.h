/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --era=auto: the era of the first input. */
#ifndef VARVE_TOOLS_ERA_H
#define VARVE_TOOLS_ERA_H

#include "modules/shared.h"

/* Sets run->era to the era that prints the text as it is, or that parses it best
 * (format-spec/legacy-syntax.md). Fails if the file cannot be read or no era fits the text. */
varve_status era_of_input(shared_run *run);
/* Sets run->choice and run->era to the era that an input shows without being parsed
 * (varve_era_choice_create). A stream is kept as run->first_input. */
varve_status era_of_shown_input(shared_run *run, const char *path);

#endif
