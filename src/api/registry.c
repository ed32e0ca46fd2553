/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: the life of registries. */
#include <varve/dialect.h>

#include "api/options.h"
#include "dialect/registry.h"

varve_status varve_registry_create(const varve_registry_options *options,
                                   varve_registry **registry) {
  if (registry == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *registry = NULL;
  varve_registry_options filled = VARVE_REGISTRY_OPTIONS_INIT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  varve_limits limits = VARVE_LIMITS_INIT;
  VARVE_TRY(varve_options_fill(filled.limits, &limits, sizeof(limits)));
  varve_memory memory;
  varve_memory_init(&memory, filled.allocator, 0);
  VARVE_TRY(varve_registry_make(&memory, !filled.without_builtin, registry));
  *varve_registry_limits(*registry) = limits;
  return VARVE_STATUS_OK;
}

void varve_registry_destroy(varve_registry *registry) { varve_registry_free(registry); }
