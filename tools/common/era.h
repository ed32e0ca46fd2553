/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --era=auto: the era of the first input. */
#ifndef VARVE_TOOLS_ERA_H
#define VARVE_TOOLS_ERA_H

#include "common/shared.h"

/* Sets run->era to the era that prints the text as it is, or that parses it best
 * (format-spec/legacy-syntax.md). Fails if the file cannot be read or no era fits the text. */
varve_status era_of_input(shared_run *run);
/* Sets run->era to the era that the first input names if it is a container in a regular file. */
void era_of_stored_input(shared_run *run);

#endif
