/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What loading definitions and defining by calls have in common: both make a module of irdl. */
#ifndef VARVE_API_DEFINITIONS_H
#define VARVE_API_DEFINITIONS_H

#include <varve/dialect.h>

#include "base/base.h"

/* What messages say about a definition. */
typedef struct varve_definition_source {
  varve_diagnostic_sink sink;
  varve_slice file_name;
} varve_definition_source;

/* A context that knows what the registry has, without freezing it. */
varve_status varve_registry_make_context(varve_registry *registry,
                                         varve_context **context) VARVE_MUST_USE;
/* A context that reads definitions for it: they are text of today, whatever its era. */
varve_status varve_registry_make_reading_context(varve_registry *registry,
                                                 varve_context **context) VARVE_MUST_USE;
/* Adds the dialects that the module defines, all or none. */
varve_status varve_registry_take_module(varve_registry *registry, varve_module *module,
                                        const varve_definition_source *source) VARVE_MUST_USE;

#endif
