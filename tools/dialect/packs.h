/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The packs that have a dialect. Several may define one, so each is loaded into a registry of its
 * own. */
#ifndef VARVE_TOOLS_DIALECT_PACKS_H
#define VARVE_TOOLS_DIALECT_PACKS_H

#include <stdbool.h>

#include <varve/dialect.h>

/* Loads a pack into a new registry with the built-in dialects. Returns an exit code after reporting
 * an error. The caller destroys *own in every case; it may be NULL. */
int dialect_load_pack(const varve_pack_info *pack, varve_registry **own);

/* A pack that has the dialect, and its registry. */
typedef struct dialect_pack {
  varve_registry *own;
  bool extends; /* the dialect is built in, and the pack adds to it */
} dialect_pack;
/* Returns true to end the search. */
typedef bool dialect_pack_visit(void *user, const dialect_pack *pack);
/* Calls visit for the packs of the registry that have the dialect, except for damaged ones. Returns
 * whether visit ended the search. */
bool dialect_visit_packs(const varve_registry *registry, varve_slice dialect,
                         dialect_pack_visit *visit, void *user);

#endif
