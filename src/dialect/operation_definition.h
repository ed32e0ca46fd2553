/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prepares an operation's record for one context. */
#ifndef VARVE_DIALECT_OPERATION_DEFINITION_H
#define VARVE_DIALECT_OPERATION_DEFINITION_H

#include "dialect/definition.h"

/* operation: its number in the tables. The definition is NULL if only the name is known. */
varve_status
varve_operation_definition_make(varve_context *context, const varve_dialect_definition *dialect,
                                uint32_t operation,
                                const varve_operation_definition **definition) VARVE_MUST_USE;

#endif
