/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The kind of attribute that a property holds, without the other conditions of its constraint. */
#ifndef VARVE_DIALECT_PROPERTY_KIND_H
#define VARVE_DIALECT_PROPERTY_KIND_H

#include "dialect/definition.h"

/* Removes from a dictionary in braces the inherent attributes whose kind does not fit their
 * property. mlir-opt 22 drops them if properties are given separately or if code parses the
 * custom form. *misfit names the first one, or is NULL. A rule that does not determine a kind
 * removes nothing. */
varve_status varve_drop_misfits(varve_context *context,
                                const varve_operation_definition *definition,
                                const varve_entity **dictionary,
                                const varve_entity **misfit) VARVE_MUST_USE;

/* Returns false if the two properties hold attributes of different kinds. Rules that do not
 * determine a kind count as the same. */
bool varve_hold_same_kind(const varve_operation_definition *definitions[2],
                          const varve_property_definition *properties[2]);

#endif
