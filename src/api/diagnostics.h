/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Keeps diagnostics until it is known whether they are to be shown. */
#ifndef VARVE_API_DIAGNOSTICS_H
#define VARVE_API_DIAGNOSTICS_H

#include <varve/diagnostic.h>

#include "base/arena.h"
#include "base/vector.h"

typedef struct varve_held_diagnostics {
  varve_arena arena;
  varve_vector list;     /* varve_diagnostic; its texts are in the arena */
  bool is_out_of_memory; /* at least one is lost */
} varve_held_diagnostics;

void varve_held_init(varve_held_diagnostics *held, varve_memory *memory);
void varve_held_release(varve_held_diagnostics *held);
/* A sink that keeps what it receives. */
varve_diagnostic_sink varve_held_sink(varve_held_diagnostics *held);
/* Passes all on, in order. */
void varve_held_show(const varve_held_diagnostics *held, varve_diagnostic_sink sink);
/* Returns the first error, or NULL. */
const varve_diagnostic *varve_held_first_error(const varve_held_diagnostics *held);

#endif
