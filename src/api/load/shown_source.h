/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shows the source lines of a text in diagnostics that know only the line: those of the verifier.
 */
#ifndef VARVE_API_SHOWN_SOURCE_H
#define VARVE_API_SHOWN_SOURCE_H

#include <varve/module.h>

#include "base/source_map.h"

typedef struct varve_shown_source {
  varve_diagnostic_sink sink;
  varve_slice file;
  varve_source_map map;
} varve_shown_source;

/* text is the input that options describe. */
void varve_shown_source_init(varve_shown_source *shown, varve_memory *memory,
                             const varve_load_options *options, varve_slice text);
void varve_shown_source_release(varve_shown_source *shown);
/* A sink that passes diagnostics on to that of the options. */
varve_diagnostic_sink varve_shown_source_sink(varve_shown_source *shown);

#endif
