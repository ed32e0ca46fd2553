/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The way of a module from one set of definitions to another: as generic text. */
#ifndef VARVE_API_REREAD_H
#define VARVE_API_REREAD_H

#include <varve/upgrade.h>

#include "upgrade/driver/upgrade.h"

/* Prints the generic form of an era, which need not be that of the module's context. */
varve_status varve_print_for_era(varve_module *module, varve_era printed,
                                 varve_diagnostic_sink sink, varve_buffer *text) VARVE_MUST_USE;
/* Parses the text in target, and verifies the result unless options say otherwise. */
varve_status varve_read_again(varve_context *target, varve_slice text,
                              const varve_upgrade_options *options,
                              varve_module **made) VARVE_MUST_USE;
/* Passes one event to the report for each rule that was applied. */
void varve_report_counts(const varve_upgrade_outcome *outcome,
                         const varve_upgrade_options *options);

#endif
