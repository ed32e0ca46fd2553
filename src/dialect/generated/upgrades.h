/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The rules of upgrades between releases of LLVM, as `make regen` made them of dialects/upgrades. */
#ifndef VARVE_DIALECT_GENERATED_UPGRADES_H
#define VARVE_DIALECT_GENERATED_UPGRADES_H

#include "dialect/tables/tables.h"

void varve_generated_upgrades(varve_definition_tables *tables);

#endif
