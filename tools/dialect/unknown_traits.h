/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Traits that no definition had before a file was loaded. */
#ifndef VARVE_TOOLS_DIALECT_UNKNOWN_TRAITS_H
#define VARVE_TOOLS_DIALECT_UNKNOWN_TRAITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <varve/dialect.h>

typedef struct dialect_traits {
  varve_slice *names; /* of all operations that were defined before, sorted */
  size_t count;
  size_t room;
  varve_slice file; /* that is checked */
  int64_t last_set; /* before the file was loaded */
  varve_slice reported[256];
  size_t reported_count;
} dialect_traits;

/* Adds those of all operations; returns false if memory ends. */
bool dialect_traits_collect(dialect_traits *traits, const varve_registry *registry);
/* Warns of those of the dialect that are not known, each once. */
void dialect_traits_report(dialect_traits *traits, varve_definition dialect);
void dialect_traits_release(dialect_traits *traits);

#endif
