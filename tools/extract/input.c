/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bodies of bytecode stay unread until they are asked for; the other forms are read whole. */
#include "extract/input.h"

#include <string.h>

varve_status extract_input_open(extract_input *input, const shared_run *run, const char *path) {
  varve_load_options load = run->load;
  *input = (extract_input){.run = run, .name = strcmp(path, "-") == 0 ? "<stdin>" : path};
  varve_status status = shared_make_context(run, &input->context);
  if (status != VARVE_STATUS_OK)
    return status;
  load.lazy_bodies = true;
  load.no_verify = true; /* checking reads all */
  return varve_module_load_file(input->context, path, &load, &input->module);
}

void extract_input_close(extract_input *input) {
  varve_module_destroy(input->module);
  varve_context_destroy(input->context);
}

varve_status extract_input_read(varve_operation *op) { return varve_operation_read_regions(op); }
