/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which kind of attribute a property holds, whatever its constraint says beyond that. */
#ifndef VARVE_DIALECT_PROPERTY_KIND_H
#define VARVE_DIALECT_PROPERTY_KIND_H

#include "dialect/definition.h"

/* Removes from a dictionary in braces the inherent attributes of another kind than their property
 * holds: mlir-opt 22 drops them where properties are given apart or code reads the custom form.
 * *misfit names the first one, or is NULL. A rule that tells no kind removes nothing. */
varve_status varve_drop_misfits(varve_context *context,
                                const varve_operation_definition *definition,
                                const varve_attribute **dictionary,
                                const varve_attribute **misfit) VARVE_MUST_USE;

#endif
