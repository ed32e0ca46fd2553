/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finding hooks by name. */
#include "text/hook.h"

#include <stdlib.h>

#include "dialect/registry.h"

static int compare_hooks(const void *key, const void *element) {
  return varve_slice_compare(*(const varve_slice *)key,
                             ((const varve_operation_hook *)element)->name);
}

const varve_operation_hook *varve_find_operation_hook(const varve_hook_table *table,
                                                      varve_slice name) {
  if (table == NULL)
    return NULL;
  return bsearch(&name, table->operations, table->operation_count, sizeof table->operations[0],
                 compare_hooks);
}

static int compare_directives(const void *key, const void *element) {
  return varve_slice_compare(*(const varve_slice *)key,
                             ((const varve_directive_hook *)element)->name);
}

static const varve_directive_hook *find_exactly(const varve_context *context, varve_slice name) {
  const varve_directive_hook *found = NULL;
  const varve_hook_table *table = context->hooks;
  if (context->registry != NULL)
    found = varve_registry_find_hook(context->registry, name);
  if (found != NULL || table == NULL)
    return found;
  return bsearch(&name, table->directives, table->directive_count, sizeof table->directives[0],
                 compare_directives);
}

const varve_directive_hook *varve_find_directive(const varve_context *context, varve_slice dialect,
                                                 varve_slice name) {
  char text[256];
  size_t size = dialect.size + 1 + name.size;
  const varve_directive_hook *found = NULL;
  if (size <= sizeof text) {
    memcpy(text, dialect.data, dialect.size);
    text[dialect.size] = '.';
    memcpy(text + dialect.size + 1, name.data, name.size);
    found = find_exactly(context, varve_slice_make(text, size));
  }
  return found != NULL ? found : find_exactly(context, name);
}
