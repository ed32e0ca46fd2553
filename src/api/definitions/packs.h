/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Packs that are loaded as definition files are. */
#ifndef VARVE_API_PACKS_H
#define VARVE_API_PACKS_H

#include "api/definitions/definitions.h"
#include "dialect/registry/pack_reading.h"

/* Set the era of the pack of which a text uses most dialects, or of which whole bytecode does, if
 * that is a later state of *era and fits it. *dialect becomes one of them. They are unchanged if
 * there is no such pack. */
varve_status varve_packs_find_eras(const varve_registry *registry, varve_slice text,
                                   varve_pack_eras *eras) VARVE_MUST_USE;
varve_status varve_packs_find_state(const varve_registry *registry, varve_slice bytes,
                                    varve_era *era, varve_slice *dialect) VARVE_MUST_USE;

/* Copies a pack, checks it, and adds all its dialects, or none. */
varve_status varve_registry_take_pack(varve_registry *registry, varve_slice bytes,
                                      const varve_definition_source *source) VARVE_MUST_USE;

/* Gives an empty registry the target of this name, and loads its packs. Of two that define a
 * dialect, the one that the target names first counts. Fails with NOT_FOUND and as
 * varve_registry_load_named. */
varve_status varve_registry_take_target(varve_registry *registry, varve_slice name) VARVE_MUST_USE;

#endif
