/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is different in a later state of LLVM 24, as `make regen` made them of dialects/llvm24b. */
#ifndef VARVE_DIALECT_GENERATED_LLVM24B_H
#define VARVE_DIALECT_GENERATED_LLVM24B_H

#include "dialect/tables/tables.h"

void varve_generated_llvm24b(varve_definition_tables *tables);

#endif
