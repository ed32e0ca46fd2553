/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --era=auto: the era of the first input. */
#ifndef VARVE_TOOLS_ERA_H
#define VARVE_TOOLS_ERA_H

#include "common/shared.h"

/* Sets run->era to LLVM 22 if the text parses so and is not to be upgraded; otherwise to the era
 * that the text gives evidence for. Fails if the file cannot be read or no era fits the text. */
varve_status era_of_input(shared_run *run);
/* Sets run->era to the era that the first input names if it is a container in a regular file. */
void era_of_stored_input(shared_run *run);

#endif
