/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Indexing maps of structured operations that their text leaves out: the fact varve.maps.
 * format-spec/structured-operations.md says what it may hold. */
#ifndef VARVE_HOOKS_LINALG_MAPS_H
#define VARVE_HOOKS_LINALG_MAPS_H

#include "hooks/shared/form_parts.h"
#include "text/parse_operation/parse_hook.h"

/* Adds the maps to the dictionary of state, where they are not, as upstream remembers them:
 * linalg.memoized_indexing_maps. */
varve_complete_operation varve_linalg_add_maps;
/* count identity maps of rank dimensions. */
varve_status varve_linalg_identity_maps(varve_parser *parser, size_t rank, uint32_t count,
                                        const varve_entity **maps) VARVE_MUST_USE;

#endif
