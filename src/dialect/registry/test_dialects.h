/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialects that mlir-opt has only for its own tests. */
#ifndef VARVE_DIALECT_TEST_DIALECTS_H
#define VARVE_DIALECT_TEST_DIALECTS_H

#include "dialect/tables/tables.h"

void varve_test_dialects(varve_definition_tables *tables);

#endif
