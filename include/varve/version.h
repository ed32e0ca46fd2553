/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The release number. This is its only definition; configure.ac reads it from here. Everything
 * here: since 0.1. */
#ifndef VARVE_VERSION_H
#define VARVE_VERSION_H

#include <varve/export.h>

#ifdef __cplusplus
extern "C" {
#endif

#define VARVE_VERSION_MAJOR 0
#define VARVE_VERSION_MINOR 1
#define VARVE_VERSION_PATCH 0

/* For comparisons in #if: 1.2.3 is 10203. */
#define VARVE_VERSION_NUMBER                                                                       \
  (VARVE_VERSION_MAJOR * 10000 + VARVE_VERSION_MINOR * 100 + VARVE_VERSION_PATCH)

#define VARVE_VERSION_SPELL_(number) #number
#define VARVE_VERSION_SPELL(number) VARVE_VERSION_SPELL_(number)

/* "0.1.0" */
#define VARVE_VERSION_STRING                                                                       \
  VARVE_VERSION_SPELL(VARVE_VERSION_MAJOR)                                                         \
  "." VARVE_VERSION_SPELL(VARVE_VERSION_MINOR) "." VARVE_VERSION_SPELL(VARVE_VERSION_PATCH)

/* Returns the release of the running library in the form of VARVE_VERSION_STRING; static. Any
 * thread. Since 0.1. */
VARVE_API const char *varve_version(void);

#ifdef __cplusplus
}
#endif

#endif
