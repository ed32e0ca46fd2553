/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is different in LLVM 19 from LLVM 22, as `make regen` made them of dialects/llvm19. */
#ifndef VARVE_DIALECT_GENERATED_LLVM19_H
#define VARVE_DIALECT_GENERATED_LLVM19_H

#include "dialect/tables/tables.h"

void varve_generated_llvm19(varve_definition_tables *tables);

#endif
