/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* In place of the importer where there was no jansson. */
#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/commands.h"

int dialect_command_import(const dialect_settings *settings) {
  (void)settings;
  message_print("varve-dialect",
                "import was not built in: jansson was missing (Debian: libjansson-dev)");
  return EXIT_UNSUPPORTED;
}
