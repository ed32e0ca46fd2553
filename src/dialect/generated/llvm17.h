/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is different in LLVM 17 from LLVM 18, as `make regen` made them of dialects/llvm17. */
#ifndef VARVE_DIALECT_GENERATED_LLVM17_H
#define VARVE_DIALECT_GENERATED_LLVM17_H

#include "dialect/tables/tables.h"

void varve_generated_llvm17(varve_definition_tables *tables);

#endif
