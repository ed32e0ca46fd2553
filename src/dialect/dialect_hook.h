/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks of the caller that a dialect has one of, of each kind: kept by registries beside those of
 * directives, under names that no directive has. */
#ifndef VARVE_DIALECT_DIALECT_HOOK_H
#define VARVE_DIALECT_DIALECT_HOOK_H

#include "dialect/registry.h"

typedef enum varve_dialect_hook_kind {
  VARVE_DIALECT_HOOK_TEXT = 't',   /* varve_text_hook */
  VARVE_DIALECT_HOOK_VERSION = 'v' /* varve_version_hook */
} varve_dialect_hook_kind;

/* Whose it is. */
typedef struct varve_dialect_hook_key {
  varve_dialect_hook_kind kind;
  varve_slice dialect; /* 1 to 127 bytes */
} varve_dialect_hook_key;

/* The registry keeps the bytes of the hook and its name. BAD_ARGUMENT: there is one, the registry
 * is frozen, or the name has another size. */
varve_status varve_registry_keep_dialect_hook(varve_registry *registry, varve_dialect_hook_key key,
                                              varve_slice hook) VARVE_MUST_USE;
/* The bytes that were kept; NULL: there is none. */
const void *varve_registry_find_dialect_hook(const varve_registry *registry,
                                             varve_dialect_hook_key key);

#endif
