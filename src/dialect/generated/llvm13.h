/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions of LLVM 13, as `make regen` made them of dialects/llvm13. */
#ifndef VARVE_DIALECT_GENERATED_LLVM13_H
#define VARVE_DIALECT_GENERATED_LLVM13_H

#include "dialect/tables/tables.h"

void varve_generated_llvm13(varve_definition_tables *tables);

#endif
