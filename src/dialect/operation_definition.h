/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* An operation's record made ready for one context. */
#ifndef VARVE_DIALECT_OPERATION_DEFINITION_H
#define VARVE_DIALECT_OPERATION_DEFINITION_H

#include "dialect/definition.h"

varve_status
varve_operation_definition_make(varve_context *context, const varve_dialect_definition *dialect,
                                const varve_operation_record *record,
                                const varve_operation_definition **definition) VARVE_MUST_USE;

#endif
