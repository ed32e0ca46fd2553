/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions of LLVM 16, as `make regen` made them of dialects/llvm16. */
#ifndef VARVE_DIALECT_GENERATED_LLVM16_H
#define VARVE_DIALECT_GENERATED_LLVM16_H

#include "dialect/tables/tables.h"

void varve_generated_llvm16(varve_definition_tables *tables);

#endif
