/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Replaces the importer in builds without jansson. */
#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/commands.h"

int dialect_command_import(const dialect_settings *settings) {
  (void)settings;
  message_print("varve-dialect",
                "this build lacks import: build with jansson (Debian: libjansson-dev)");
  return EXIT_UNSUPPORTED;
}
