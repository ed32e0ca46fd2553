/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The values of options that tools share. */
#ifndef VARVE_TOOLS_SETTINGS_H
#define VARVE_TOOLS_SETTINGS_H

#include <varve/module.h>

#include "common/options.h"

/* A tool's struct of settings contains this as its member shared. Options that are not in the
 * tool's list keep their defaults. */
typedef struct shared_settings {
#define OPTION_LIST "common/shared.options.def"
#define SHARED(field, name, kind, argument, forms, help)                                           \
  OPTION(field, name, kind, argument, forms, help)
#include "common/option_fields.h"
#undef OPTION_LIST
} shared_settings;

#define SHARED_NO_VERSION (-1)
#define SHARED_NO_HEX_LIMIT INT64_MIN
#define SHARED_SETTINGS_INIT                                                                       \
  {                                                                                                \
    .elide_elements = -1, .hex_limit = SHARED_NO_HEX_LIMIT, .elide_resources = -1,                 \
    .bytecode_version = SHARED_NO_VERSION                                                          \
  }

/* Returns the limits that the options of common/limits.options.def set. */
static inline varve_limits settings_limits(const shared_settings *set) {
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  limits.max_depth = (uint32_t)set->max_depth;
  limits.max_output = (uint64_t)set->max_output;
  limits.max_memory = (uint64_t)set->max_memory;
  limits.max_input = (uint64_t)set->max_input;
  limits.max_unpacked = (uint64_t)set->max_unpacked;
  limits.max_expansion = (uint64_t)set->max_expansion;
  return limits;
}

#endif
