/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions of LLVM 16, as `make regen` made them of dialects/llvm15. */
#ifndef VARVE_DIALECT_GENERATED_LLVM15_H
#define VARVE_DIALECT_GENERATED_LLVM15_H

#include "dialect/tables/tables.h"

void varve_generated_llvm15(varve_definition_tables *tables);

#endif
