/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/upgrades: change those. */
#include "dialect/generated/upgrades.h"

void varve_generated_upgrades(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.dialect_count = 0};
}
