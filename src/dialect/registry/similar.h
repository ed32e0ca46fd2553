/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Similar names of what is defined, for messages about a name that is not. */
#ifndef VARVE_DIALECT_SIMILAR_H
#define VARVE_DIALECT_SIMILAR_H

#include "dialect/definition.h"
#include "dialect/registry/pack_library.h"

/* Returns the project of a dialect that no pack has, or NULL if it is not known
 * (dialect/registry/known_dialects.def). */
const char *varve_project_of_dialect(varve_slice dialect);
/* Offers the operations of a dialect, with all its parts. */
void varve_offer_operations(const varve_dialect_definition *dialect, varve_similar_names *similar);
/* Offers the projects and dialects of packs. list: NULL is allowed. */
void varve_offer_packs(const varve_pack_list *list, varve_similar_names *similar);
/* Offers the dialects of the context's registry and packs. */
void varve_offer_dialects(const varve_context *context, varve_similar_names *similar);

#endif
