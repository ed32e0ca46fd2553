/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The release of the library that runs. */
#include <varve/version.h>

const char *varve_version(void) { return VARVE_VERSION_STRING; }
