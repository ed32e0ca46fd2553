/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions of LLVM 22, as `make regen` made them of dialects/llvm22. */
#ifndef VARVE_DIALECT_GENERATED_LLVM22_H
#define VARVE_DIALECT_GENERATED_LLVM22_H

#include "dialect/tables/tables.h"

void varve_generated_llvm22(varve_definition_tables *tables);

#endif
