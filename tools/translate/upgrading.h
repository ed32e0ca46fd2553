/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements --upgrade, --target, --convert, --from-artifact and --to-artifact of varve-translate,
 * and their report. */
#ifndef VARVE_TOOLS_UPGRADING_H
#define VARVE_TOOLS_UPGRADING_H

#include "modules/shared.h"

typedef struct upgrade_report {
  output out;
  output_limit limit;
} upgrade_report;

typedef struct upgrading {
  bool is_requested; /* --upgrade, --target, --convert, or an option for artifacts */
  bool is_upgrade;
  bool is_strict;
  bool no_verify;
  const char *target; /* of --target; NULL: not given */
  bool strips;        /* locations are dropped first: one may be what the target lacks */
  bool is_json;
  varve_slice from; /* of --convert; empty: not given */
  varve_slice to;
  varve_slice version;     /* of to; empty: not given */
  const char *to_artifact; /* the version, or ""; NULL: not given */
  bool from_artifact;
  upgrade_report *report; /* NULL: no report */
} upgrading;

/* The values of the options, or NULL. */
typedef struct upgrade_options {
  const char *upgrade;
  const char *target;
  const char *report;
  const char *convert;
  const char *to_artifact;
  bool from_artifact;
  bool strip_debuginfo;
} upgrade_options;
/* Returns 0, or the exit code after reporting an error. Opens the report in *report, if one is
 * requested. */
int upgrading_prepare(upgrading *set, shared_run *run, const upgrade_options *options,
                      upgrade_report *report);
/* With --target, chooses the bytecode version that the target reads. Returns 0, or the exit code
 * after reporting an error. */
int upgrading_choose_bytecode(const upgrading *set, shared_run *run);
/* Ends the report. Returns 0 or an exit code. */
int upgrading_finish(upgrading *set, const shared_run *run);

/* Replaces *module and *context by the converted module and its context. Destroys the old ones; if
 * that fails, sets both to NULL. name: of the input, for messages. */
varve_status upgrading_do(const upgrading *set, shared_run *run, varve_slice name,
                          varve_context **context, varve_module **module);

#endif
