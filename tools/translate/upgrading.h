/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements --upgrade of varve-translate and its report. */
#ifndef VARVE_TOOLS_UPGRADING_H
#define VARVE_TOOLS_UPGRADING_H

#include "common/shared.h"

typedef struct upgrade_report {
  output out;
  output_limit limit;
} upgrade_report;

typedef struct upgrading {
  bool is_requested;
  bool is_strict;
  bool no_verify;
  bool is_json;
  upgrade_report *report; /* NULL: no report */
} upgrading;

/* The values of the options, or NULL. */
typedef struct upgrade_options {
  const char *upgrade;
  const char *report;
} upgrade_options;
/* Returns 0, or the exit code after reporting an error. Opens the report in *report, if one is
 * requested. */
int upgrading_prepare(upgrading *set, shared_run *run, const upgrade_options *options,
                      upgrade_report *report);
/* Ends the report. Returns 0 or an exit code. */
int upgrading_finish(upgrading *set, const shared_run *run);

/* Replaces *module and *context by the upgraded module and its context. Destroys the old ones; if
 * the upgrade fails, sets both to NULL. name: of the input, for messages. */
varve_status upgrading_do(const upgrading *set, const shared_run *run, varve_slice name,
                          varve_context **context, varve_module **module);

#endif
