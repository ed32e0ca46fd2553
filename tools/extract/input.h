/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The file that something is taken out of, and the module that holds what was read of it. All that
 * varve-extract reads goes through here. */
#ifndef VARVE_TOOLS_EXTRACT_INPUT_H
#define VARVE_TOOLS_EXTRACT_INPUT_H

#include <varve/file.h>
#include <varve/ir.h>

#include "common/shared.h"

typedef struct extract_input {
  const shared_run *run;
  const char *name; /* for messages */
  varve_context *context;
  varve_file *file;
  varve_module *module; /* the root with operations of these numbers, or with all */
  bool is_whole;
  uint64_t *numbers; /* ascending */
  size_t count;
  size_t capacity;
  bool is_changed; /* numbers came that the module does not have */
} extract_input;

/* Opens a path or "-". Must be closed, whatever the status. */
varve_status extract_input_open(extract_input *input, const shared_run *run, const char *path);
void extract_input_close(extract_input *input);
/* The module shall have all operations. */
void extract_input_take_all(extract_input *input);
/* The module shall have the first operation of the root that defines this name, if there is one;
 * *count: of those that do. */
varve_status extract_input_take(extract_input *input, varve_slice name, size_t *count);
/* Makes the module. */
varve_status extract_input_read_module(extract_input *input);
/* The root alone, with all resources. */
varve_status extract_input_read_root(extract_input *input);
/* Reads what is directly in op, and perhaps more: before anything looks into it. */
varve_status extract_input_read(varve_operation *op);

#endif
