/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Packs that are loaded as definition files are. */
#ifndef VARVE_API_PACKS_H
#define VARVE_API_PACKS_H

#include "api/definitions.h"

/* Copies a pack, checks it, and adds all its dialects, or none. */
varve_status varve_registry_take_pack(varve_registry *registry, varve_slice bytes,
                                      const varve_definition_source *source) VARVE_MUST_USE;

#endif
