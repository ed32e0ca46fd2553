/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whether a loaded definition is like the built-in one of the same name. Code that was written for
 * one operation can be used for no other. */
#ifndef VARVE_DIALECT_BUILTIN_DEFINITION_H
#define VARVE_DIALECT_BUILTIN_DEFINITION_H

#include "dialect/definition.h"

/* Returns whether the definition is built in, or has the same operands, results, regions,
 * successors and attributes, with the same constraints. */
bool varve_is_like_builtin(const varve_context *context,
                           const varve_operation_definition *definition);

#endif
