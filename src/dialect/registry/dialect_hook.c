/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks of the program; a dialect has at most one of each kind. */
#include "dialect/registry/dialect_hook.h"

/* The name starts with '#' and the kind, then the dialect. No directive has such a name. */
enum { MARK_SIZE = 2, MAX_DIALECT = 127 };
typedef struct hook_name {
  char bytes[MARK_SIZE + MAX_DIALECT];
  varve_slice name; /* in bytes; empty: not a valid dialect name */
} hook_name;

static void make_name(varve_dialect_hook_key key, hook_name *made) {
  made->name = VARVE_SLICE("");
  if (key.dialect.size == 0 || key.dialect.size > MAX_DIALECT)
    return;
  made->bytes[0] = '#';
  made->bytes[1] = (char)key.kind;
  memcpy(made->bytes + MARK_SIZE, key.dialect.data, key.dialect.size);
  made->name = varve_slice_make(made->bytes, MARK_SIZE + key.dialect.size);
}

varve_status varve_registry_keep_dialect_hook(varve_registry *registry, varve_dialect_hook_key key,
                                              varve_slice hook) {
  hook_name made;
  make_name(key, &made);
  if (made.name.size == 0 || varve_registry_is_frozen(registry) ||
      varve_registry_find_hook(registry, made.name) != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  size_t size = hook.size + made.name.size;
  char *block = varve_memory_resize(varve_registry_memory(registry), NULL, 0, size);
  if (block == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(block, hook.data, hook.size);
  memcpy(block + hook.size, made.name.data, made.name.size);
  return varve_registry_take_hook(
      registry,
      &(varve_user_hook){varve_slice_make(block + hook.size, made.name.size), block, size});
}

const void *varve_registry_find_dialect_hook(const varve_registry *registry,
                                             varve_dialect_hook_key key) {
  hook_name made;
  make_name(key, &made);
  return made.name.size == 0 ? NULL : varve_registry_find_hook(registry, made.name);
}
