/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks of the caller that tell of what parts the text of a dialect's types and attributes is:
 * <varve/hooks.h>, "Text in parts". */
#ifndef VARVE_DIALECT_TEXT_HOOK_H
#define VARVE_DIALECT_TEXT_HOOK_H

#include <varve/hooks.h>

#include "base/vector.h"
#include "dialect/registry.h"

typedef struct varve_text_part {
  size_t offset;
  size_t size;
} varve_text_part;

struct varve_text_parts {
  varve_slice text;
  varve_vector list; /* varve_text_part, in order */
  size_t end;        /* of the last one */
};

/* What hooks of registries are found by: the dialect behind what no name of a directive has. */
enum { VARVE_TEXT_HOOK_NAME_SIZE = 128 };
typedef struct varve_text_hook_name {
  char bytes[VARVE_TEXT_HOOK_NAME_SIZE];
  varve_slice name; /* in bytes; empty: the dialect's name is too long */
} varve_text_hook_name;
static inline void varve_text_hook_name_make(varve_slice dialect, varve_text_hook_name *made) {
  made->name = varve_slice_make(made->bytes, 0);
  if (dialect.size == 0 || dialect.size >= VARVE_TEXT_HOOK_NAME_SIZE)
    return;
  made->bytes[0] = '#';
  memcpy(made->bytes + 1, dialect.data, dialect.size);
  made->name.size = dialect.size + 1;
}

/* NULL: there is none. */
static inline const varve_text_hook *varve_find_text_hook(const varve_registry *registry,
                                                          varve_slice dialect) {
  varve_text_hook_name made;
  varve_text_hook_name_make(dialect, &made);
  return made.name.size == 0 ? NULL : varve_registry_find_hook(registry, made.name);
}

#endif
