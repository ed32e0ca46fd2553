/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which dialects of packs an input names. */
#ifndef VARVE_DIALECT_PACK_NAMES_H
#define VARVE_DIALECT_PACK_NAMES_H

#include "dialect/registry/pack_library.h"
#include "dialect/registry/registry.h"

/* Later names are not counted. */
enum { VARVE_MOST_PACK_NAMES = 128 };

/* Each name once; the registry has none of them, and a pack defines each. They are not copied. */
typedef struct varve_pack_names {
  varve_slice names[VARVE_MOST_PACK_NAMES];
  uint32_t count;
} varve_pack_names;

/* Adds a name that some pack defines. */
varve_status varve_pack_names_add(varve_pack_names *names, const varve_registry *registry,
                                  varve_slice name) VARVE_MUST_USE;
/* Returns how many of the names a pack defines, apart from one of them. */
uint32_t varve_pack_names_count(const varve_pack_names *names, const varve_pack *pack,
                                varve_slice except);
enum { VARVE_MOST_OTHER_ERAS = 2 };
typedef struct varve_pack_eras {
  varve_era era;                           /* of the pack that defines most of the names */
  varve_slice dialect;                     /* the first of them */
  varve_era others[VARVE_MOST_OTHER_ERAS]; /* of lower versions of that pack */
  uint32_t other_count;
} varve_pack_eras;

/* Finds the eras of packs. They are unchanged if no pack with an era defines one of the names. */
varve_status varve_pack_names_find_eras(const varve_pack_names *names,
                                        const varve_registry *registry,
                                        varve_pack_eras *eras) VARVE_MUST_USE;

#endif
