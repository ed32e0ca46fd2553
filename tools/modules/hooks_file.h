/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared objects with hooks: --dialect-hooks. */
#ifndef VARVE_TOOLS_HOOKS_FILE_H
#define VARVE_TOOLS_HOOKS_FILE_H

#include <varve/hooks.h>

/* Loads the file for the rest of the process and adds its hooks. Reports failures on standard
 * error. */
varve_status hooks_file_load(varve_registry *registry, const char *path);

#endif
