/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The file from which varve-extract reads, and the module with what was read so far. varve-extract
 * reads only through this interface. */
#ifndef VARVE_TOOLS_EXTRACT_INPUT_H
#define VARVE_TOOLS_EXTRACT_INPUT_H

#include <varve/file.h>
#include <varve/ir.h>

#include "modules/shared.h"

typedef struct extract_input {
  const shared_run *run;
  const char *name; /* for messages */
  varve_context *context;
  varve_file *file;
  varve_module *module; /* the root with the operations of these numbers, or with all */
  bool is_whole;
  uint64_t *numbers; /* ascending */
  size_t count;
  size_t capacity;
  bool is_changed; /* numbers has operations that the module lacks */
} extract_input;

/* Opens a path or "-". The caller closes the input even after a failure. */
varve_status extract_input_open(extract_input *input, shared_run *run, const char *path);
void extract_input_close(extract_input *input);
/* Requests all operations for the module. */
void extract_input_take_all(extract_input *input);
/* Requests the first operation of the root that defines this name, if there is one. Sets *count to
 * the number of operations that do. */
varve_status extract_input_take(extract_input *input, varve_slice name, size_t *count);
/* Makes a module with the requested operations. */
varve_status extract_input_read_module(extract_input *input);
/* Reads only the root, with all resources. */
varve_status extract_input_read_root(extract_input *input);
/* Reads at least the direct children of op. Call it before looking into op. */
varve_status extract_input_read(varve_operation *op);

#endif
