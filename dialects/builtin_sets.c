/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The sets that are built in, as build-aux/compile-definitions writes them. */
#include "dialect/registry/builtin_sets.h"

#include "dialects/builtin_sets.inc"

#define SET_TABLES(set)                                                                            \
  {                                                                                                \
    .strings = (const char *)strings, .rows = set##_rows, .layouts = set##_layouts,                \
    .dialect_count = set##_dialect_count                                                           \
  }

void varve_read_builtin_set(varve_era era, varve_definition_tables *tables) {
  static const varve_definition_tables sets[] = {
#define VARVE_ERA(enumerator, word, set, base, ...) SET_TABLES(set),
#include "base/eras.def"
  };
  *tables = sets[varve_era_rank(era)];
}

void varve_read_test_dialects(varve_definition_tables *tables) {
  *tables = (varve_definition_tables)SET_TABLES(test);
}

void varve_read_upgrade_rules(varve_definition_tables *tables) {
  *tables = (varve_definition_tables)SET_TABLES(upgrades);
}
