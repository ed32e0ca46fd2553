/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is different in a still later state of LLVM 24, as `make regen` made them of dialects/llvm24c. */
#ifndef VARVE_DIALECT_GENERATED_LLVM24C_H
#define VARVE_DIALECT_GENERATED_LLVM24C_H

#include "dialect/tables/tables.h"

void varve_generated_llvm24c(varve_definition_tables *tables);

#endif
