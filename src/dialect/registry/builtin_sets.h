/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The sets that are built in. dialects/builtin_sets.c defines these functions, with tables that the
 * build makes; build-aux/compile-definitions.c, which makes them, defines them without any. */
#ifndef VARVE_DIALECT_BUILTIN_SETS_H
#define VARVE_DIALECT_BUILTIN_SETS_H

#include "base/era.h"
#include "dialect/tables/tables.h"

/* Sets the tables of the set of an era (base/eras.def). */
void varve_read_builtin_set(varve_era era, varve_definition_tables *tables);
/* Sets the tables of the dialects that mlir-opt registers for its own tests (dialects/test). */
void varve_read_test_dialects(varve_definition_tables *tables);
/* Sets the tables of the rules between releases (dialects/upgrades). */
void varve_read_upgrade_rules(varve_definition_tables *tables);

#endif
