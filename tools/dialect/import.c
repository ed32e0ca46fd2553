/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The command import: reads the files, writes the dialects, tells what it found. */
#include "dialect/import.h"

#include "common/diagnostics.h"
#include "dialect/commands.h"

int dialect_command_import(const dialect_settings *settings) {
  if (settings->input_count == 0) {
    fputs("varve-dialect: import needs the JSON of llvm-tblgen --dump-json\n", stderr);
    return EXIT_USAGE;
  }
  return EXIT_UNSUPPORTED;
}
