/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements varve-dialect compile. */
#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/commands.h"

#include <unistd.h>

#include <varve/dialect.h>

int dialect_command_compile(const dialect_settings *settings) {
  varve_limits limits = settings_limits(&settings->shared);
  varve_compile_options options = {.struct_size = sizeof(varve_compile_options)};
  varve_bytes *bytes;
  options.limits = &limits;
  options.sink = (varve_diagnostic_sink){diagnostics_print, NULL};
  if (settings->input_count == 0) {
    message_print("varve-dialect", "compile needs a file");
    return EXIT_USAGE;
  }
  if (settings->shared.output == NULL && isatty(STDOUT_FILENO)) {
    message_print("varve-dialect", "binary output is not written to a terminal; give -o FILE or "
                                   "redirect the output");
    return EXIT_USAGE;
  }
  varve_status status = varve_definitions_compile((const char *const *)settings->inputs,
                                                  (size_t)settings->input_count, &options, &bytes);
  if (status == VARVE_STATUS_OK)
    put_bytes(varve_bytes_slice(bytes), settings->out);
  varve_bytes_destroy(bytes);
  return exit_code_of(status);
}
