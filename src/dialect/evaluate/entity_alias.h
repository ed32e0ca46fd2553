/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Aliases of types and attributes that expressions compute from their parameters:
 * format-spec/dialect-definitions.md 4. */
#ifndef VARVE_DIALECT_ENTITY_ALIAS_H
#define VARVE_DIALECT_ENTITY_ALIAS_H

#include "dialect/evaluate/name_pattern.h"

/* Replaces the text by the alias of a type or attribute of a dialect. It is empty if there is no
 * alias. budget: of the alias whose expression this one occurs in, or NULL. */
varve_status varve_alias_write(varve_context *context, const varve_entity *entity,
                               varve_alias_budget *budget, varve_buffer *text) VARVE_MUST_USE;

/* Sets *type to the type that varve.type gives an attribute of a dialect, if it gives one. budget:
 * of the attribute whose type this one is part of, or NULL. */
varve_status varve_own_type_compute(varve_context *context, const varve_entity *attribute,
                                    varve_alias_budget *budget,
                                    const varve_entity **type) VARVE_MUST_USE;

#endif
