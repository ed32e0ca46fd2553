/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads an input in the era that it shows, and again in others if that fails. */
#ifndef VARVE_TOOLS_READING_H
#define VARVE_TOOLS_READING_H

#include "modules/shared.h"

/* The first member of what read needs. read is called once for each reading, with a context of its
 * own and the options to use. The context of the last one stays here; the caller destroys it. */
typedef struct shared_reading {
  shared_run *run;
  const char *path;
  varve_context *context;
  varve_status (*read)(struct shared_reading *reading, const varve_load_options *load);
} shared_reading;

/* Reads one input. Prints a note if its era is not LLVM 22 and no option says so. */
varve_status shared_read_chosen(shared_reading *reading);

#endif
