/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Says that a program newer than the packs wrote a file. */
#ifndef VARVE_DIALECT_NEWER_PRODUCER_H
#define VARVE_DIALECT_NEWER_PRODUCER_H

#include "base/diagnostic.h"
#include "ir/context.h"

/* Reports a note after an error if the producer of bytecode is a project that a pack describes, in
 * a later version than all its packs: "StableHLO_v2.0.0" and stablehlo 1.20.0. */
void varve_report_newer_producer(const varve_context *context, varve_slice producer,
                                 varve_reporter *reporter);

#endif
