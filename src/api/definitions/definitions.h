/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by loading and building definitions: both make an irdl module. */
#ifndef VARVE_API_DEFINITIONS_H
#define VARVE_API_DEFINITIONS_H

#include <varve/dialect.h>

#include "base/base.h"

/* The sink and file name of messages about a definition. */
typedef struct varve_definition_source {
  varve_diagnostic_sink sink;
  varve_slice file_name;
  bool replaces;  /* the dialects that the registry has already */
  bool is_strict; /* a fault is an error, also one in a format */
  bool checks;    /* looks for all faults, not only those that reading finds */
} varve_definition_source;

/* Creates a context with the definitions of the registry, without freezing the registry. */
varve_status varve_registry_make_context(varve_registry *registry,
                                         varve_context **context) VARVE_MUST_USE;
/* Creates a context for reading definitions, which are always LLVM 22 text, whatever the
 * registry's era. */
varve_status varve_registry_make_reading_context(varve_registry *registry,
                                                 varve_context **context) VARVE_MUST_USE;
/* Adds all dialects that the module defines, or none. */
varve_status varve_registry_take_module(varve_registry *registry, varve_module *module,
                                        const varve_definition_source *source) VARVE_MUST_USE;

#endif
