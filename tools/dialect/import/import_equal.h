/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Decides whether two definitions mean the same to Varve. */
#ifndef VARVE_TOOLS_DIALECT_IMPORT_EQUAL_H
#define VARVE_TOOLS_DIALECT_IMPORT_EQUAL_H

#include <varve/ir.h>

#include "dialect/import/import.h"

/* Returns whether an entry of the base serves for an entry of an imported dialect: operations,
 * types, attributes, enums or directives. Their modules must have the same context. */
bool import_equal_entries(importer *in, const varve_operation *base, const varve_operation *own);
/* Compares the attributes of two dialects, except for their sets and what a difference removes. */
bool import_equal_dialects(const varve_operation *base, const varve_operation *own);

#endif
