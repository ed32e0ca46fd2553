/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reports which parts of formats were used. */
#ifndef VARVE_TOOLS_DIALECT_COVERAGE_H
#define VARVE_TOOLS_DIALECT_COVERAGE_H

#include <varve/coverage.h>

#include "common/output.h"

typedef struct coverage_report {
  const varve_registry *registry;
  varve_context *context;          /* which counted */
  const varve_module *definitions; /* the definition file as a module */
  const char *path;                /* of the definition file */
  varve_slice text;                /* of the definition file */
  output *out;
  bool is_complete; /* set by coverage_put: every part was used */
} coverage_report;

/* Writes the counts of each format of the definition file, its unused parts, and a summary. */
varve_status coverage_put(coverage_report *report);

#endif
