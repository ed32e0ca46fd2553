/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is different in LLVM 18 from LLVM 19, as `make regen` made them of dialects/llvm18. */
#ifndef VARVE_DIALECT_GENERATED_LLVM18_H
#define VARVE_DIALECT_GENERATED_LLVM18_H

#include "dialect/tables/tables.h"

void varve_generated_llvm18(varve_definition_tables *tables);

#endif
