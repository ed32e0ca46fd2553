/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is different in LLVM 21 from LLVM 22, as `make regen` made them of dialects/llvm21. */
#ifndef VARVE_DIALECT_GENERATED_LLVM21_H
#define VARVE_DIALECT_GENERATED_LLVM21_H

#include "dialect/tables/tables.h"

void varve_generated_llvm21(varve_definition_tables *tables);

#endif
