/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --era=auto: the era of the first input. */
#ifndef VARVE_TOOLS_ERA_H
#define VARVE_TOOLS_ERA_H

#include "common/shared.h"

/* Sets run->era to LLVM 22 when the text can be read so and is not to be upgraded, else to the era
 * that the text tells of. Fails when it cannot be read from a file, or was never of one era. */
varve_status era_of_input(shared_run *run);
/* Sets run->era to the one that the first input names if it is a container in a regular file. */
void era_of_stored_input(shared_run *run);

#endif
