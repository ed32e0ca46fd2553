/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definitions of 2019 and 2020, as `make regen` made them of dialects/std2019. */
#ifndef VARVE_DIALECT_GENERATED_STD2019_H
#define VARVE_DIALECT_GENERATED_STD2019_H

#include "dialect/tables/tables.h"

void varve_generated_std2019(varve_definition_tables *tables);

#endif
