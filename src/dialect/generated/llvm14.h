/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions of LLVM 16, as `make regen` made them of dialects/llvm14. */
#ifndef VARVE_DIALECT_GENERATED_LLVM14_H
#define VARVE_DIALECT_GENERATED_LLVM14_H

#include "dialect/tables/tables.h"

void varve_generated_llvm14(varve_definition_tables *tables);

#endif
