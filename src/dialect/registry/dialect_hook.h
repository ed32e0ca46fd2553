/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks of the program; a dialect has at most one of each kind. Registries keep them beside the
 * hooks of directives, under names that no directive has. */
#ifndef VARVE_DIALECT_DIALECT_HOOK_H
#define VARVE_DIALECT_DIALECT_HOOK_H

#include "dialect/registry/registry.h"

typedef enum varve_dialect_hook_kind {
  VARVE_DIALECT_HOOK_TEXT = 't',   /* varve_text_hook */
  VARVE_DIALECT_HOOK_VERSION = 'v' /* varve_version_hook */
} varve_dialect_hook_kind;

/* Identifies a hook. */
typedef struct varve_dialect_hook_key {
  varve_dialect_hook_kind kind;
  varve_slice dialect; /* 1 to 127 bytes */
} varve_dialect_hook_key;

/* Copies the hook and its name into the registry. Returns BAD_ARGUMENT if the dialect already
 * has such a hook, if the registry is frozen, or if the name has another size. */
varve_status varve_registry_keep_dialect_hook(varve_registry *registry, varve_dialect_hook_key key,
                                              varve_slice hook) VARVE_MUST_USE;
/* Returns the bytes of the hook, or NULL if there is no such hook. */
const void *varve_registry_find_dialect_hook(const varve_registry *registry,
                                             varve_dialect_hook_key key);

#endif
