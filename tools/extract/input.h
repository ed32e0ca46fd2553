/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The file that something is taken out of. All that varve-extract reads of it is read through here,
 * so that forms with an index can be read by parts. */
#ifndef VARVE_TOOLS_EXTRACT_INPUT_H
#define VARVE_TOOLS_EXTRACT_INPUT_H

#include <varve/ir.h>

#include "common/shared.h"

typedef struct extract_input {
  const shared_run *run;
  const char *name; /* for messages */
  varve_context *context;
  varve_module *module;
} extract_input;

/* Opens a path or "-". Must be closed, whatever the status. */
varve_status extract_input_open(extract_input *input, const shared_run *run, const char *path);
void extract_input_close(extract_input *input);
/* Reads what is directly in op, and perhaps more: before anything looks into it. */
varve_status extract_input_read(varve_operation *op);

#endif
